"""How tests use httpx: no request has a limit in seconds, and certificates are loaded once.

A client loads all certificates when it is made, which takes ten times as long as a request to a
server on this machine; and the five seconds that it waits for an answer say more about how busy the
machine is than about the server.
"""

import functools

import pytest


def configure_httpx() -> None:
    """For all clients of this process that do not say otherwise."""
    from httpx import _config  # noqa: PLC0415 -- pure tests do not need it
    from httpx._transports import default  # noqa: PLC0415

    timeout = _config.DEFAULT_TIMEOUT_CONFIG
    timeout.connect = timeout.read = timeout.write = timeout.pool = None
    vars(default)["create_ssl_context"] = functools.cache(_config.create_ssl_context)


def pytest_configure(config: pytest.Config) -> None:
    """For every run but those that start quickly because they need no server."""
    if not config.getoption("--pure"):
        configure_httpx()
