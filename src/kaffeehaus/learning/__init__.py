"""Learning a game: bots play themselves, a judge is trained on what came of it, and what wins is kept."""
