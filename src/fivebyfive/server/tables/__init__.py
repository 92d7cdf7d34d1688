"""Tables of this process: commands in batches, the cache of the log, timers, club rooms."""
