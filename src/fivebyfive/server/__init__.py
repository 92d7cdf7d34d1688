"""HTTP and WebSocket around the table. Thin: no rules."""

from .about import Shared
from .app import Setup, make_app
from .limits import Limits
from .logs import set_up_logs

__all__ = ["Limits", "Setup", "Shared", "make_app", "set_up_logs"]
