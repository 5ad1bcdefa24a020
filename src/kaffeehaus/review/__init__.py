"""What a finished game was like: chances over time, and what each decision was worth."""
