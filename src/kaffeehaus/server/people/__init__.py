"""People: where they are known, how they come back, what is kept for them, and how they go."""
