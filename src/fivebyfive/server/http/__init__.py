"""Routes under /api, the page's files, health and metrics."""
