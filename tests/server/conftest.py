"""What the tests of the server share."""

from support.server.stopped_clock import clock

__all__ = ["clock"]
