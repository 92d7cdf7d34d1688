"""The command-line program `fivebyfive`: its commands, and the entry point."""

import io
import sys
from typing import Annotated

import typer

import fivebyfive
from fivebyfive.cli.commands import admin
from fivebyfive.cli.commands.advise import advise
from fivebyfive.cli.commands.check_bot import check_bot
from fivebyfive.cli.commands.coach import coach
from fivebyfive.cli.commands.compare import compare
from fivebyfive.cli.commands.export import export
from fivebyfive.cli.commands.join import join
from fivebyfive.cli.commands.play import play
from fivebyfive.cli.commands.rules import rules
from fivebyfive.cli.commands.score import score
from fivebyfive.cli.commands.serve import serve
from fivebyfive.cli.commands.sheets import sheets
from fivebyfive.cli.commands.simulate import simulate
from fivebyfive.cli.commands.train import train
from fivebyfive.cli.commands.verify import verify

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # its boxes cut off the names of options on 80 columns
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Knister and Knaster, two dice-and-pencil games on a 5x5 grid.",
    epilog="An independent project: Knister and Knaster are trademarks of their publisher.",
)


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"fivebyfive {fivebyfive.__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Take the options that stand before a command."""


app.command()(play)
app.command()(score)
app.command()(rules)
app.command()(sheets)
app.command()(serve)
app.command()(verify)
app.command()(export)
app.command()(advise)
app.command()(coach)
app.command()(simulate)
app.command()(compare)
app.command()(check_bot)
app.command()(train)
app.command()(join)
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Run the program: the entry point of the installed command."""
    for output in (sys.stdout, sys.stderr):
        # A terminal without our letters shows question marks instead of raising an error.
        if isinstance(output, io.TextIOWrapper):
            output.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:  # such as a full disk behind a redirection
        sys.stdout = None
        sys.exit(f"fivebyfive: {error.strerror}")
