"""The tables behind the screens, and the registry of screens."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Final

from support.browser.person import Person
from support.server.devices import Device, join_device, open_device, send_moves_together
from support.server.scripted_game import ScriptedGame

NAMES: Final = (
    "Marek",
    "Emma",
    "João",
    "Zofia",
    "Pablo",
    "Nele",
    "Ben",
    "Iga",
    "Inês",
    "Leo",
    "Mia",
)
LONG_NAMES: Final = tuple(f"Maximiliane Wilhelmine {letter}" for letter in "abcdefghijk")
CELLS: Final = [column + row for row in "12345" for column in "abcde"]


@dataclass
class Stage:
    """A server with a table for each screen, brought into its position when it is first wanted."""

    url: str
    stack: ExitStack
    names: Sequence[str] = NAMES
    devices: dict[object, Device] = field(default_factory=dict)
    room_key: str = ""  # of a device that a club room knows

    def show(self, name: str, person: Person) -> None:
        """Bring somebody to the screen of this name."""
        SCREENS[name](self, person)
        person.page.evaluate("document.fonts.ready.then(() => null)")

    def device_at(self, position: ScriptedGame) -> Device:
        """The device of a table that has come so far."""
        key = str(position)
        if key not in self.devices:
            self.devices[key] = position.set_up(self.url, self.stack)
        return self.devices[key]

    def running_game(self, game: str, others: int = 0, rounds: int = 15) -> Device:
        """A game that is on, with a roll to be used."""
        return self.device_at(ScriptedGame.from_bot_game(game, rounds, *self.names[:others]))

    def finished_game(self, game: str, others: int = 0) -> Device:
        """A game that is over."""
        return self.device_at(
            ScriptedGame.from_bot_game(game, 0, *self.names[:others], finished=True)
        )

    def class_game(self) -> Device:
        """A class of thirty in its sixth round, in which three have not moved yet."""
        if "class" not in self.devices:
            settings = {"dice": "real", "seconds": 3600, "untimed": 0}
            host = open_device(self.url, preset="class", settings=settings, rehearsal="class")
            self.devices["class"] = self.stack.enter_context(host)
            names = [f"{name} {number}"[-24:] for number in (1, 2, 3) for name in self.names[:10]]
            pupils = [
                self.stack.enter_context(join_device(self.url, host.code, *names[at : at + 5]))
                for at in range(0, 30, 5)
            ]
            host.ask("start")
            for round_, roll in enumerate(["3+4", "2+6", "5+2", "4+4", "6+1", "6+6"], 1):
                host.ask("next", round=round_ - 1, roll=roll)
                # A third each writes into a row, into a diagonal, and nothing that scores.
                moves = [
                    "a5" if round_ == 6 else CELLS[(round_ - 1) * (1, 6, 2)[seat % 3]]
                    for seat in range(30 if round_ < 6 else 27)
                ]
                send_moves_together(
                    [pupils[seat // 5] for seat in range(len(moves))], round_, moves
                )
            host.refresh()
        return self.devices["class"]

    def waiting_table(self, others: int) -> Device:
        """A table that waits to begin, with a computer player."""
        if others not in self.devices:
            self.devices[others] = host = open_device(self.url, names=["Ola"], rehearsal="lobby")
            self.stack.enter_context(host)
            for name in self.names[:others]:
                self.stack.enter_context(join_device(self.url, host.code, name))
            host.ask("seat-computer", name="Robo 1", level="casual")
            host.refresh()
        return self.devices[others]


Screen = Callable[[Stage, Person], None]
SCREENS: Final[dict[str, Screen]] = {}


def register_screen(show: Screen) -> Screen:
    """One of the screens, by the name of its function."""
    SCREENS[show.__name__] = show
    return show
