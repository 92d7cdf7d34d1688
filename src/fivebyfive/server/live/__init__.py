"""WebSockets: messages, subscribers of a table, who is connected."""
