"""Computer players and the coach at live tables, off the event loop."""
