"""HTTP and WebSocket around the table. Thin: no rules."""

from fivebyfive.server.about import Shared
from fivebyfive.server.app import Setup, make_app
from fivebyfive.server.limits import Limits
from fivebyfive.server.logs import set_up_logs

__all__ = ["Limits", "Setup", "Shared", "make_app", "set_up_logs"]
