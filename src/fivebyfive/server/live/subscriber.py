"""One open socket of a device, and what it is sent."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Protocol

from fivebyfive.rules import CodedError
from fivebyfive.server.config import Limits
from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.live.encoding import EncodedPrivateView
from fivebyfive.server.live.messages import PROTOCOL, WireModel


class TextTransport(Protocol):
    """Where texts go to. Nobody waits for a reader: what it has not read is counted instead."""

    def send_now(self, text: str) -> None:
        """Send a text; to somebody who is gone nothing is sent."""

    def count_unread_bytes(self) -> int:
        """The bytes that wait here because the reader does not read."""

    def abort(self) -> None:
        """Cut it off, even while something is being sent."""


@dataclass(slots=True, eq=False)
class Subscriber:
    """One open socket of a device."""

    device: str
    transport: TextTransport
    backlog: int = Limits().backlog
    address: str = ""  # that it came from
    version: int = 0  # the newest public news it was sent
    close_reason: CodedError[Any] | None = None
    drained: "asyncio.Event" = field(
        default_factory=asyncio.Event
    )  # all before the goodbye is sent
    _behind_since: float | None = None  # when somebody looked first and it had not read everything
    takes_changes: bool = False  # of its seats; else it is sent all of them
    _yours: EncodedPrivateView | None = None  # the newest private news
    _texts: list[str] = field(default_factory=list)

    def send_acknowledgement(self, id_: int) -> None:
        """Say that a command was carried out: an `Answer` that answers nothing more."""
        self.send_text(f'{{"type":"answer","id":{id_},"answer":null}}')

    def send(self, message: WireModel) -> None:
        """Send a message to this socket alone."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Send what was encoded before; a reader that is too far behind is dropped."""
        if self.drained.is_set():
            return
        # What comes up in the same moment goes together: each frame costs as much as its news.
        if not self._texts:
            asyncio.get_running_loop().call_soon(self.flush)
        self._texts.append(text)

    def send_welcome(
        self, public: str, yours: EncodedPrivateView, now: int, page: str = ""
    ) -> None:
        """Send everything it may know: both views in JSON."""
        self._yours = yours
        versions = f'"protocol":{PROTOCOL},"page":{json.dumps(page)}'
        self.send_text(
            f'{{"type":"welcome","table":{public},"yours":{yours.text},"now":{now},{versions}}}'
        )

    def send_private(self, yours: EncodedPrivateView) -> None:
        """Send what only its device may see, if that is new."""
        before, self._yours = self._yours, yours
        if yours == before:
            return
        changes = yours.changes_since(before) if before and self.takes_changes else None
        if changes is None:
            self.send_text(f'{{"type":"yours","yours":{yours.text}}}')
        else:
            self.send_text(f'{{"type":"your-changes","yours":{changes}}}')

    def begin_at(self, version: int) -> None:
        """It is sent the whole public view of a version, and changes from there on."""
        self.version = version

    def send_public(self, text: str, version: int) -> None:
        """Send what changed of the public view up to a version."""
        self.send_text(text)
        self.version = version

    def measure_lag(self, unread: int, now: float) -> float:
        """For how many seconds it has had unread bytes, each time it was looked at."""
        if not unread:
            self._behind_since = None
        elif self._behind_since is None:
            self._behind_since = now
        return 0.0 if self._behind_since is None else now - self._behind_since

    def close(self, why: CodedError[Any]) -> None:
        """Say goodbye, after what is already being sent; who says it last says why."""
        if not self.close_reason:
            asyncio.get_running_loop().call_soon(self._end)
        self.close_reason = why

    @property
    def is_too_slow(self) -> bool:
        """Whether it is dropped because it does not read."""
        return self.close_reason is not None and self.close_reason.code == ServerCode.TOO_SLOW

    def flush(self) -> None:
        """Send what came up in this moment; a reader that is too far behind is dropped."""
        texts, self._texts = self._texts, []
        if self.transport.count_unread_bytes() > self.backlog:
            self.close(ServerError(ServerCode.TOO_SLOW))
        elif texts:
            self.transport.send_now(texts[0] if len(texts) == 1 else f"[{','.join(texts)}]")

    def _end(self) -> None:
        self.flush()
        self.drained.set()
