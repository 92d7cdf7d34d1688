"""For whoever runs a server: logs and metrics."""
