"""A device's part in the dice, and its notes to check a record with: docs/dice.md.

It follows the two views of a table and sends nothing by itself: it says what is to be asked, and is
told what was acknowledged. The page does the same (`web/src/table/diceWitness.ts`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fivebyfive.dice import CHAIN_LENGTH, DeviceNotes, HashChain


@dataclass(slots=True)
class GameNotes:
    """What this device has seen of the dice of one game."""

    chain: HashChain
    commit: str  # as it was before the nonce was given
    is_accepted: bool = False  # the nonce
    started_with: tuple[str, ...] | None = None  # the nonces of all devices
    parts: set[int] = field(default_factory=set)  # rolls whose part was acknowledged
    rolls: dict[int, str] = field(default_factory=dict)  # as they were shown, by round

    def as_device_notes(self) -> DeviceNotes:
        """The notes as a record is compared with them."""
        nonces = (self.chain.nonce,) if self.is_accepted else ()
        return DeviceNotes(
            self.commit, nonces, tuple(sorted(self.parts)), dict(self.rolls), self.started_with
        )


class WitnessAsk(NamedTuple):
    """Something to ask of the table; `round` is 0 for the nonce."""

    game: int
    round: int
    fields: Mapping[str, Any]


@dataclass(slots=True)
class DiceWitness:
    """Gives a nonce before each game and parts of its rolls, and takes notes."""

    notes: dict[int, GameNotes] = field(default_factory=dict)  # by game
    _asked: set[tuple[int, int]] = field(default_factory=set)  # game and round
    _chains: dict[int, HashChain] = field(default_factory=dict)

    def update(self, table: Mapping[str, Any], yours: Mapping[str, Any]) -> Iterator[WitnessAsk]:
        """What the newest views ask for."""
        game = table["game_number"]
        if game != yours["game_number"]:
            return  # one of the views is still to come
        if table["phase"] == "lobby":
            if (game, 0) not in self._asked:
                self._asked.add((game, 0))
                if not yours["nonce_given"]:
                    yield self._make_nonce(game, table)
            return
        if table["settings"]["dice"] == "real":  # the commitment was for nothing
            self.notes.pop(game, None)
        if (notes := self.notes.get(game)) is None:
            return
        _note_rolls(notes, table)
        if notes.started_with is None and table["nonces"]:
            notes.started_with = tuple(table["nonces"])
        round_ = yours["part_wanted"]
        if may_give_part(table, yours) and (game, round_) not in self._asked:
            self._asked.add((game, round_))
            fields = {"type": "part", "part": notes.chain.part(round_)}
            yield WitnessAsk(game, round_, {**fields, "round": round_, "game": game})

    def _make_nonce(self, game: int, table: Mapping[str, Any]) -> WitnessAsk:
        chain = self._chains.setdefault(game, HashChain.new())
        if table["commit"] and not table["same_dice"]:  # else there is nothing to check
            self.notes.setdefault(game, GameNotes(chain, table["commit"]))
        return WitnessAsk(game, 0, {"type": "nonce", "nonce": chain.nonce})

    def note_answer(self, ask: WitnessAsk) -> None:
        """The table has acknowledged it."""
        if notes := self.notes.get(ask.game):
            if ask.round:
                notes.parts.add(ask.round)
            else:
                notes.is_accepted = True

    def note_failure(self, ask: WitnessAsk, code: str | None) -> None:
        """It was refused, or the connection was lost: a nonce is then given again.

        A part that came too late is not: its roll was made without it.
        """
        if ask.round == 0 and code != "nonce-given":
            self._asked.discard((ask.game, 0))


def may_give_part(table: Mapping[str, Any], yours: Mapping[str, Any]) -> bool:
    """Whether the table asks for a part that may be given.

    Parts of earlier rolls follow from that of a later one, so it has to be the very next roll; and
    the own moves must be made.
    """
    wanted = yours["part_wanted"]
    if table["phase"] != "playing" or wanted != table["round"] + 1 or wanted > CHAIN_LENGTH:
        return False
    return table["round"] == 0 or all(seat["move"] is not None for seat in yours["seats"])


def _note_rolls(notes: GameNotes, table: Mapping[str, Any]) -> None:
    closed = table["closed"] or {"round": 0, "roll": None}
    for round_, roll in ((table["round"], table["roll"]), (closed["round"], closed["roll"])):
        if round_ and roll:
            notes.rolls.setdefault(round_, roll)
