"""Tables as the rest of the server uses them: open, join, submit, get, authenticate."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fivebyfive.server.errors import ServerCode, ServerError
from fivebyfive.server.ops.log_format import facts
from fivebyfive.server.ops.metrics import Metrics
from fivebyfive.server.tables.batcher import CommandBatcher, CommittedReply
from fivebyfive.server.tables.cache import TableCache
from fivebyfive.server.tables.tokens import (
    hash_token,
    matches_hash,
    new_code,
    new_device,
    new_token,
    split_token,
)
from fivebyfive.store import ClubRoomClaim, Store, StoreCode, StoreError
from fivebyfive.store.commit_plan import no_such_table_error
from fivebyfive.store.event_codec import encode_event
from fivebyfive.store.maintenance import delete_table
from fivebyfive.table import (
    Event,
    Table,
    TableCode,
    TableError,
    commands,
    create_table,
    fold,
)
from fivebyfive.table.session import Reply, Supplies, TableAsk, check_settings, respond

MAX_CODE_ATTEMPTS: Final = 50

log = logging.getLogger(__name__)


class ClubRoomTakenError(Exception):
    """Somebody else has opened a table for the room at the same moment."""


@dataclass(slots=True)
class TableService:
    """All tables of this worker."""

    store: Store
    cache: TableCache
    batcher: CommandBatcher
    supplies: Supplies
    clock: Callable[[], int]
    metrics: Metrics
    may_rehearse: bool = False  # whether a table may be opened whose dice a seed decides

    async def open(
        self,
        preset: str,
        changes: Mapping[str, str | int | bool | None],
        first_commands: Sequence[commands.Command] = (),
        claim: ClubRoomClaim | None = None,
        rehearsal: str = "",
    ) -> str:
        """A new table, with what its host wishes at once: the token of the host.

        Either all of it comes true, or there is no table. With a `claim` the table is the club
        room's; raises `ClubRoomTakenError` if the room has another one meanwhile. With a
        `rehearsal` that seed decides its dice; raises `ServerError` (no-rehearsal) where that is
        not allowed.
        """
        if rehearsal and not self.may_rehearse:
            raise ServerError(ServerCode.NO_REHEARSAL)
        check_settings(changes, self.supplies)
        for _ in range(MAX_CODE_ATTEMPTS):
            code, device, now = new_code(), new_device(), self.clock()
            token = new_token(code, device)
            event = create_table(
                code=code,
                device=device,
                token_hash=hash_token(token),
                secret=self.supplies.new_secret(),
                now=now,
                preset=preset,
                changes=changes,
                club_room=claim.room if claim else "",
                rehearsal=rehearsal,
            )
            happened: list[Event] = [event]
            for command in first_commands:
                happened += respond(fold(happened), command, device, now, self.supplies).events
            with self.metrics.measure_store("create"):
                bodies = [encode_event(one) for one in happened]
                made = await self.store.create(code, bodies, now, claim=claim)
            if made:
                self.cache.evict(code)  # an old table may have had the same code
                self.metrics.opened.inc()
                self.metrics.count_bytes(bodies)
                log.info("table opened", extra=facts(table=code, device=device))
                return token
            if claim and await self.store.read_room_table(claim.room) != claim.previous_table:
                raise ClubRoomTakenError
        raise ServerError(ServerCode.NO_CODE_FREE)

    async def join(self, code: str, nonce: str, host_key: str = "") -> str:
        """A further device at a table, which is a host if it has the key: its token."""
        device = new_device()
        token = new_token(code, device)
        key_hash = hash_token(host_key) if host_key else ""
        await self.submit(code, commands.Join(device, hash_token(token), nonce, key_hash), None)
        return token

    async def authenticate(self, token: str) -> tuple[str, str]:
        """The table and the device of a token. Raises `ServerError` (wrong-token)."""
        code, device = split_token(token)
        try:
            table = await self.get(code)
        except StoreError as error:
            if error.code != StoreCode.NO_SUCH_TABLE:
                raise
            raise ServerError(ServerCode.WRONG_TOKEN) from None
        if device not in table.devices:  # another process may have let it join just now
            table = await self.get_latest(code)
        known = table.devices.get(device)
        if known is None or not matches_hash(token, known.token_hash):
            raise ServerError(ServerCode.WRONG_TOKEN)
        return code, device

    async def delete(self, code: str, token: str) -> None:
        """Delete a table for good, with its log, its reviews and the records of its games.

        For its hosts, but not for whoever is host only while they are away. Raises `ServerError`
        (wrong-token), `TableError` (not-host) and `StoreError` (no-such-table). Whoever is there
        is told when the memory of their worker is compared with the log.
        """
        table, device = await self._identify(code, token)
        if device != table.permanent_host and device not in table.co_hosts:
            raise TableError(TableCode.NOT_HOST)
        if not await delete_table(self.store, code, records_too=True):
            raise no_such_table_error(code)
        self.cache.evict(code)
        log.info("table deleted", extra=facts(table=code, device=device))

    async def check_may_see_all(self, code: str, token: str) -> None:
        """The list of all who played in a class, from the first to the last, is for its hosts.

        Elsewhere it is for everybody. Raises as `delete`.
        """
        table = await self.get_latest(code)
        if not table.settings.is_classroom:
            return
        table, device = await self._identify(code, token)
        if device != table.permanent_host and not table.is_host(device):
            raise TableError(TableCode.NOT_HOST)

    async def _identify(self, code: str, token: str) -> tuple[Table, str]:
        """A table and the device of it that has a token. Raises `ServerError` (wrong-token)."""
        known, device = await self.authenticate(token)
        if known != code:
            raise ServerError(ServerCode.WRONG_TOKEN)
        return await self.get_latest(code), device

    async def get(self, code: str) -> Table:
        """A table as this process knows it, read from the log where it does not yet."""
        return await self.cache.get(code)

    async def get_latest(self, code: str) -> Table:
        """A table as the log has it, also where another process has added to it just now."""
        await self.cache.catch_up([code])
        return await self.get(code)

    async def submit(self, code: str, ask: TableAsk, by: str | None) -> Reply:
        """Carry out what was asked; when this returns, its events are stored.

        Raises `StoreError` (no-such-table) before anything waits for a batch.
        """
        return (await self.submit_counted(code, ask, by)).reply

    async def submit_counted(self, code: str, ask: TableAsk, by: str | None) -> CommittedReply:
        """The same, with the bytes that were added to the log."""
        self.batcher.check_open()
        if self.cache.peek(code) is None:
            await self.get(code)
        return await self.batcher.submit(code, ask, by)
