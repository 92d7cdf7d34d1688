"""`fivebyfive admin`: the operator's commands over a database, safe beside running servers."""

import typer

from fivebyfive.cli.commands.admin.backup import backup
from fivebyfive.cli.commands.admin.bans import ban, list_bans, unban
from fivebyfive.cli.commands.admin.erase_name import erase_name
from fivebyfive.cli.commands.admin.log import log
from fivebyfive.cli.commands.admin.prune import prune_records, prune_tables
from fivebyfive.cli.commands.admin.rooms import forget_room, list_rooms
from fivebyfive.cli.commands.admin.tables import delete, end, list_tables, show

app = typer.Typer(
    no_args_is_help=True,
    help="Look after the tables, records and bans of a database, also while servers use it.",
)
app.command("list")(list_tables)
app.command("show")(show)
app.command("end")(end)
app.command("delete")(delete)
app.command("prune-tables")(prune_tables)
app.command("prune-records")(prune_records)
app.command("erase-name")(erase_name)
app.command("rooms")(list_rooms)
app.command("forget-room")(forget_room)
app.command("ban")(ban)
app.command("unban")(unban)
app.command("bans")(list_bans)
app.command("backup")(backup)
app.command("log")(log)
