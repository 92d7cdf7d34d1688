"""HTTP and WebSocket around the table. Thin: no rules."""

from .about import Shared
from .app import make_app

__all__ = ["Shared", "make_app"]
