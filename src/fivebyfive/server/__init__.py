"""HTTP and WebSocket around the table. Thin: no rules."""

from .app import make_app

__all__ = ["make_app"]
