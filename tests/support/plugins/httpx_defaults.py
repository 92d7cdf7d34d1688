"""How tests use httpx: no request has a limit in seconds, and certificates are loaded once.

A client loads all certificates when it is made, which takes ten times as long as a request to a
server on this machine; and the five seconds that it waits for an answer say more about how busy the
machine is than about the server.
"""

import functools

from httpx import _config
from httpx._transports import default

_load_once = functools.cache(_config.create_ssl_context)


def configure_httpx() -> None:
    """For all clients of this process that do not say otherwise."""
    timeout = _config.DEFAULT_TIMEOUT_CONFIG
    timeout.connect = timeout.read = timeout.write = timeout.pool = None
    vars(default)["create_ssl_context"] = _load_once
