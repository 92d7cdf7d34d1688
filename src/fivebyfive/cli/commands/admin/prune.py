"""`fivebyfive admin prune-tables` and `prune-records`: delete what is old."""

from typing import Annotated, TypeAlias

import typer

from fivebyfive.cli.commands.admin.shared import (
    DAY_MS,
    AdminCode,
    AdminError,
    DatabaseOption,
    YesOption,
    confirm,
    connect,
    format_json_time,
    format_time,
    note_act,
    now_ms,
    run,
)
from fivebyfive.cli.options import JsonOption, LanguageOption, resolve_language
from fivebyfive.cli.output.json_lines import print_json
from fivebyfive.cli.output.progress import progress_bar
from fivebyfive.words import say

OlderOption: TypeAlias = Annotated[
    int, typer.Option("--older-than", metavar="DAYS", min=1, help="How many days old, at least.")
]


def prune_tables(
    older_than: OlderOption,
    database: DatabaseOption = None,
    trust_clock: Annotated[
        bool, typer.Option("--trust-clock", help="The clock of this machine is right.")
    ] = False,
    yes: YesOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Delete tables that nobody has used for so many days. Their records stay.

    Servers do the same with --keep-days. They stop while the clock seems to have jumped ahead: so
    does this command, until --trust-clock says that it is right. Servers then go on, too.
    """
    language = resolve_language(lang)

    async def work() -> tuple[int, int]:
        from fivebyfive.store.clock_guard import (  # noqa: PLC0415
            find_max_jump,
            judge_clock,
            read_clock,
        )
        from fivebyfive.store.clock_guard import trust_clock as save_trust  # noqa: PLC0415
        from fivebyfive.store.maintenance import count_tables  # noqa: PLC0415

        now = now_ms()
        before = now - older_than * DAY_MS
        async with connect(database) as store:
            state = judge_clock(await read_clock(store, now), now, find_max_jump(older_than))
            if not state.is_trusted and not trust_clock:
                trusted = format_time(state.trusted_at)
                raise AdminError(AdminCode.CLOCK_DOUBTED, now=format_time(now), trusted=trusted)
            count = await count_tables(store, before)
            question = say(language, "admin-prune-tables", count=count, before=format_time(before))
            confirm(language, question, yes or not count)
            if trust_clock:
                await save_trust(store, now)
            deleted = await store.delete_before(before)
            known = {"trust_clock": 1} if trust_clock else {}
            await note_act(store, "prune-tables", days=older_than, deleted=deleted, **known)
            return deleted, before

    deleted, before = run(language, work())
    if json:
        print_json({"deleted": deleted, "before": format_json_time(before)})
    else:
        typer.echo(say(language, "admin-pruned-tables", count=deleted))


def prune_records(
    older_than: OlderOption,
    database: DatabaseOption = None,
    yes: YesOption = False,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Delete records of games that ended so many days ago, with their reviews.

    Only those whose table is gone: a table that is there has the same game in its log.
    """
    language = resolve_language(lang)

    async def work() -> tuple[int, int]:
        from fivebyfive.store.maintenance import (  # noqa: PLC0415
            count_old_records,
            delete_old_records,
        )

        before = now_ms() - older_than * DAY_MS
        async with connect(database) as store:
            count = await count_old_records(store, before)
            question = say(language, "admin-prune-records", count=count, before=format_time(before))
            confirm(language, question, yes or not count)
            deleted = 0
            with progress_bar(say(language, "admin-deleting"), count) as show_done:
                while some := await delete_old_records(store, before):
                    deleted += some
                    show_done(deleted)
            await note_act(store, "prune-records", days=older_than, deleted=deleted)
        return deleted, before

    deleted, before = run(language, work())
    if json:
        print_json({"deleted": deleted, "before": format_json_time(before)})
    else:
        typer.echo(say(language, "admin-pruned-records", count=deleted))
