"""Servers that cheat with the dice: what they change between a real server and a device."""

import re
from dataclasses import dataclass
from typing import Any, Final

from fivebyfive import Throw, parse_record
from fivebyfive.dice import (
    CheckableDice,
    HashChain,
    commitment,
    list_parts,
    read_dice_headers,
)
from support.server.stopped_clock import StoppedClock

OTHER_NONCE: Final = HashChain(b"not the one that was given".ljust(32)).nonce


class Honest:
    """Changes nothing."""

    def rewrite_record(self, text: str) -> str:
        """The record that the device gets."""
        return text

    def rewrite_view(self, view: dict[str, Any]) -> None:
        """Change the public view, or some fields of it, before the device gets them."""

    def is_dropped(self, _ask: dict[str, Any]) -> bool:
        """Whether a request is acknowledged, but never reaches the table."""
        return False


def another_throw(text: str) -> str:
    """Other dice; every move of Knister is legal with them, too."""
    first, second = map(int, text.split("+"))
    return f"{first % 6 + 1}+{second}"


class RollChanger(Honest):
    """Shows other dice in every round, in the game and in the record."""

    def rewrite_record(self, text: str) -> str:
        return re.sub(
            r"^(\d+\. )(\d\+\d)", lambda m: m[1] + another_throw(m[2]), text, flags=re.MULTILINE
        )

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if view.get("roll"):
            view["roll"] = another_throw(view["roll"])
        if view.get("closed"):
            view["closed"]["roll"] = another_throw(view["closed"]["roll"])


class NonceSwapper(Honest):
    """Says that every device has given another nonce."""

    def rewrite_record(self, text: str) -> str:
        def swap(found: re.Match[str]) -> str:
            return "Nonces:" + f" {OTHER_NONCE}" * len(found[0].split()[1:])

        return re.sub(r"^Nonces:.*", swap, text, flags=re.MULTILINE)

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if view.get("nonces"):
            view["nonces"] = [OTHER_NONCE] * len(view["nonces"])


class SecretGrinder(Honest):
    """Finds another secret that gives the same rolls, and says that it was committed to that one.

    So everything in its record fits together, as it would with rolls of its choice.
    """

    secret = ""

    def rewrite_record(self, text: str) -> str:
        record = parse_record(text)
        headers = read_dice_headers(record.headers)
        assert headers is not None
        assert headers.secret is not None
        rolls = [played.throw for played in record.game.rounds]
        self.secret = grind_secret(rolls, headers.table, headers.nonces, list_parts(headers))
        text = text.replace(headers.secret, self.secret)
        return text.replace(headers.commit, commitment(self.secret))

    def rewrite_view(self, view: dict[str, Any]) -> None:
        if self.secret and view.get("result"):
            view["result"]["secret"], view["commit"] = self.secret, commitment(self.secret)


def grind_secret(rolls: list[Throw], table: str, nonces: tuple[str, ...], parts: Any) -> str:
    """Another secret for the same rolls: with two of them it takes about 1,296 tries."""
    number = 0
    while True:
        dice = CheckableDice(f"{number:064x}", table, nonces, parts)
        if [dice.throw(at) for at in range(1, len(rolls) + 1)] == rolls:
            return dice.secret
        number += 1


@dataclass
class PartDropper(Honest):
    """Acknowledges the parts of the device, and rolls without them."""

    clock: StoppedClock  # of the real server

    def is_dropped(self, ask: dict[str, Any]) -> bool:
        if ask["type"] != "part":
            return False
        self.clock.now += 1  # as long as it is waited for
        return True
