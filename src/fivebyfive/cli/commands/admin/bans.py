"""`fivebyfive admin ban`, `unban`, `bans`: addresses that are refused for a time."""

import re
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

from fivebyfive.cli.commands.admin.shared import (
    AdminCode,
    AdminError,
    DatabaseOption,
    connect,
    format_json_time,
    format_time,
    note_act,
    now_ms,
    run,
)
from fivebyfive.cli.options import LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.words import say

if TYPE_CHECKING:
    from fivebyfive.store.bans import Ban, Network

AddressArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="An address, or a network such as 10.0.0.0/8.")
]

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}
_LONGEST_SECONDS: Final = 10 * 365 * 24 * 3600


def ban(
    address: AddressArgument,
    duration: Annotated[
        str, typer.Option("--for", metavar="TIME", help="For how long: 30m, 2h, 7d.")
    ] = "1d",
    force: Annotated[
        bool, typer.Option("--force", help="Also if this machine is in that network.")
    ] = False,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Refuse an address or a network for a time, and close its open sockets.

    Running servers notice within seconds. A single IPv6 address stands for its /64, which is what
    a household has. A school or a company may have one address for all its people.
    """
    language = resolve_language(lang)

    async def work() -> "Ban":
        from fivebyfive.store.bans import Ban, save_ban  # noqa: PLC0415

        network, now = parse_network(address), now_ms()
        if is_this_machine(network) and not force:
            raise AdminError(AdminCode.BANS_THIS_MACHINE, network=str(network))
        wanted = Ban(network, now + 1000 * parse_duration(duration), now)
        async with connect(database) as store:
            await save_ban(store, wanted)
            until = format_json_time(wanted.ends_at)
            await note_act(store, "ban", network=str(network), until=until)
        return wanted

    saved = run(language, work())
    facts = {"network": str(saved.network), "end": format_time(saved.ends_at)}
    typer.echo(say(language, "admin-banned", **facts))


def unban(
    address: AddressArgument, database: DatabaseOption = None, lang: LanguageOption = None
) -> None:
    """End a ban before its time."""
    language = resolve_language(lang)

    async def work() -> "Network":
        from fivebyfive.store.bans import delete_ban  # noqa: PLC0415

        network = parse_network(address)
        async with connect(database) as store:
            if not await delete_ban(store, network, now_ms()):
                raise AdminError(AdminCode.NO_SUCH_BAN, network=str(network))
            await note_act(store, "unban", network=str(network))
        return network

    typer.echo(say(language, "admin-unbanned", network=str(run(language, work()))))


def list_bans(
    database: DatabaseOption = None,
    json: Annotated[
        bool, typer.Option("--json", help="One JSON object per ban, each on one line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """List the bans that have not ended."""
    language = resolve_language(lang)

    async def work() -> "list[Ban]":
        from fivebyfive.store.bans import read_bans  # noqa: PLC0415

        async with connect(database) as store:
            return await read_bans(store, now_ms())

    bans = run(language, work())
    for network, ends_at, created_at in bans:
        if json:
            times = {"since": format_json_time(created_at), "until": format_json_time(ends_at)}
            print_json({"network": str(network), **times})
        else:
            end = format_time(ends_at)
            typer.echo(say(language, "admin-ban-line", network=str(network), end=end))
    if not bans and not json:
        typer.echo(say(language, "admin-no-bans"))


def parse_network(text: str) -> "Network":
    """The network that is meant. Raises `AdminError` (bad-ban)."""
    from fivebyfive.store.bans import parse_ban_network  # noqa: PLC0415

    try:
        return parse_ban_network(text)
    except ValueError:
        raise AdminError(AdminCode.BAD_BAN, text=text) from None


def parse_duration(text: str) -> int:
    """The seconds that a text such as `2h` means. Raises `AdminError` (bad-duration)."""
    found = re.fullmatch(r"([0-9]{1,9})([smhd])", text.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not 0 < seconds <= _LONGEST_SECONDS:
        raise AdminError(AdminCode.BAD_DURATION, text=text)
    return seconds


def is_this_machine(network: "Network") -> bool:
    """Whether a network has a loopback address in it: a proxy on this machine has one."""
    from ipaddress import IPv4Network, IPv6Network  # noqa: PLC0415

    if isinstance(network, IPv4Network):
        return network.overlaps(IPv4Network("127.0.0.0/8"))
    return network.overlaps(IPv6Network("::1/128"))
