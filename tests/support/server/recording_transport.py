"""What a listener is sent, written down instead of sent."""

from typing import Any

from fivebyfive.client import messages_in


class RecordingTransport:
    """A pipe to a reader that reads whenever the test does."""

    def __init__(self) -> None:
        self.frames: list[str] = []
        self.unread_bytes = 0  # bytes that it pretends not to have read
        self.aborted = False

    def send_now(self, text: str) -> None:
        self.frames.append(text)

    def count_unread_bytes(self) -> int:
        return self.unread_bytes

    def abort(self) -> None:
        self.aborted = True

    def take_messages(self) -> list[dict[str, Any]]:
        """All messages since the last time."""
        frames, self.frames = self.frames, []
        return [message for frame in frames for message in messages_in(frame)]
