"""The table authority: it holds the games, checks every action, stores it durably, and only then tells anybody."""
