intro-title = PEBBLES
ask = How many pebbles?
do-take = take { $count }
log-taken = takes { $count }
