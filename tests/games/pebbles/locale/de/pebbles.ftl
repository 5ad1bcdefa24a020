do-take = nimmt { $count }
