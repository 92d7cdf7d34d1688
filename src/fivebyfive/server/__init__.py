"""HTTP and WebSocket around the table. Thin: no rules."""

from .about import Shared
from .app import make_app
from .limits import Limits

__all__ = ["Limits", "Shared", "make_app"]
