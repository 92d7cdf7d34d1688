"""Who is let in and how often: origins, rate limits, sizes, headers."""
