"""HTTP and WebSocket around the table. Thin: no rules."""

from fivebyfive.server.app import make_app
from fivebyfive.server.config import Limits, ServerConfig, Shared
from fivebyfive.server.ops.log_format import set_up_logs

__all__ = ["Limits", "ServerConfig", "Shared", "make_app", "set_up_logs"]
