"""Matches between bots: fair line-ups, many processes, results that can be resumed, summarized and published."""
