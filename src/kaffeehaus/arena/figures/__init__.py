"""What came of many games: each game's tally, and their sum as figures with 95 % intervals."""
