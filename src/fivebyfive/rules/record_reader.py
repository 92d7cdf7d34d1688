"""Line-by-line parser for records. Its errors have the place, and the valid rounds before it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from fivebyfive.rules.errors import MoveError, RulesCode, RulesError
from fivebyfive.rules.game import GAMES, Game
from fivebyfive.rules.grid import SeatIndex
from fivebyfive.rules.moves import Move, parse_move
from fivebyfive.rules.record import (
    MAX_NAME_LENGTH,
    RESERVED_HEADERS,
    PaperPlayer,
    Player,
    Record,
    RecordError,
    check_player,
)
from fivebyfive.rules.text import (
    is_header_key,
    is_record_safe,
    normalize_name,
    sanitize_text,
)
from fivebyfive.rules.throw import Throw, parse_throw

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_ROUND_NUMBER: Final = re.compile(r"[0-9]+[.,:;)]?")
_SEAT: Final = re.compile(r"([^\[\]]*)(?:\[([^\[\]]*)\])?")


def read_record(data: bytes) -> Record:
    """The record in the bytes of a file. Raises `RecordError`."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: data.rfind(b"\n", 0, error.start) + 1].decode("utf-8")
        raise _utf8_error(before) from None
    return parse_record(text)


def _utf8_error(before: str) -> RecordError:
    """The error for bytes that are not UTF-8, unless the lines before have an error themselves."""
    try:
        valid = parse_record(before)
    except RecordError as error:
        if error.line is not None:
            return error
        valid = None
    return RecordError(RulesCode.NOT_UTF8).at(before.count("\n") + 1, None, valid)


def parse_record(text: str) -> Record:
    """The record in a text. Raises `RecordError`, whose `valid` has the rounds before the error."""
    reader = _Reader()
    try:
        for line in _LINE_END.split(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")):
            reader.read_line(line)
        return reader.record()
    except RulesError as error:
        raise reader.locate_error(error) from None


@dataclass(slots=True)
class _Reader:
    """The state of the parser."""

    line: int | None = 0
    seat: SeatIndex | None = None  # whose move is being read
    headers: dict[str, str] = field(default_factory=dict)
    players: tuple[Player, ...] = ()
    papers: tuple[PaperPlayer, ...] = ()
    header_lines: dict[str, int | None] = field(default_factory=dict)
    closed: Game | None = None  # the game after the last closed round
    opened: Game | None = None  # the same with a round in which somebody has not moved
    opened_at: int | None = 0
    comments: dict[int, list[str]] = field(default_factory=dict)

    def read_line(self, line: str) -> None:
        self.line = (self.line or 0) + 1
        content, _, comment = line.partition(";")
        words = content.split()
        if words and (self.closed or _ROUND_NUMBER.fullmatch(words[0])) and words[0][0].isdigit():
            self.read_round(words)
        elif words:
            self.read_header(content.strip())
        if comment and (comment := comment.strip()):
            self.read_comment(comment)

    def read_comment(self, comment: str) -> None:
        # Nobody should lose a game over a tab in a comment.
        if not is_record_safe(comment):
            comment = "".join(char if is_record_safe(char) else " " for char in comment).strip()
        if not comment:
            return
        rounds = len(self.closed.rounds) + bool(self.opened) if self.closed else 0
        self.comments.setdefault(rounds, []).append(comment)

    def read_header(self, content: str) -> None:
        key, colon, value = (part.strip() for part in content.partition(":"))
        if not colon or not is_header_key(key):
            raise RecordError(RulesCode.BAD_LINE, text=sanitize_text(content))
        if key.title() in RESERVED_HEADERS:
            key = key.title()
        if self.closed:
            raise RecordError(RulesCode.HEADER_TOO_LATE, key=sanitize_text(key))
        if key in self.headers:
            raise RecordError(RulesCode.HEADER_TWICE, key=sanitize_text(key))
        value = value.replace("\t", " ")
        if key not in ("Seats", "Paper") and not is_record_safe(value):
            raise RecordError(RulesCode.BAD_HEADER, key=sanitize_text(key))
        if key == "Game" and (value := value.lower()) not in GAMES:
            raise RecordError(
                RulesCode.UNKNOWN_GAME, game=sanitize_text(value), games=", ".join(GAMES)
            )
        if key == "Seats":
            if not value:
                raise RecordError(RulesCode.SEATS_MISSING)
            self.read_players(value)
        self.headers[key] = value
        self.header_lines[key] = self.line

    def read_players(self, value: str) -> None:
        players: list[Player] = []
        taken: set[str] = set()
        for name, bot in _parse_names(value):
            player = Player(name, bot)
            check_player(player, taken)
            players.append(player)
            taken.add(normalize_name(player.name))
        self.players = tuple(players)

    def read_papers(self, game: str, value: str) -> None:
        papers: list[PaperPlayer] = []
        taken = {normalize_name(player.name) for player in self.players}
        for name, words in _parse_names(value):
            check_player(Player(name), taken)
            taken.add(normalize_name(name))
            try:
                papers.append(
                    PaperPlayer(name, None if words is None else GAMES[game].parse(words))
                )
            except MoveError:
                raise RecordError(RulesCode.BAD_PAPER, name=name).at(None, name) from None
        self.papers = tuple(papers)

    def start(self) -> Game:
        """The game before its first round, from the headers."""
        line, self.line = self.line, None  # a missing header has no line
        if "Game" not in self.headers:
            raise RecordError(RulesCode.GAME_MISSING)
        if not self.players:
            raise RecordError(RulesCode.SEATS_MISSING)
        game = Game.start(self.headers["Game"], len(self.players))
        if "Paper" in self.headers:
            self.line = self.header_lines["Paper"]
            self.read_papers(game.kind, self.headers["Paper"])
        if "Full" in self.headers:
            self.line = self.header_lines["Full"]
            game = game.fill_on_paper(_parse_round_number(self.headers["Full"]))
        self.line = line
        return game

    def read_round(self, words: list[str]) -> None:
        self.closed = game = self.closed or self.start()
        number = len(game.rounds) + 1
        if self.opened and self.opened.open_round:
            self.line = self.opened_at
            self.seat = self.opened.open_round.waiting_for[0]
            raise RecordError(RulesCode.ROUND_NOT_COMPLETE, round=number)
        if words[0] != f"{number}.":
            raise RecordError(
                RulesCode.BAD_ROUND_NUMBER, text=sanitize_text(words[0]), round=number
            )
        game = game.roll(_parse_roll(words))
        moves = words[2:]
        if len(moves) > len(self.players):
            found, seats = sanitize_text(" ".join(moves)), len(self.players)
            raise RecordError(RulesCode.TOO_MANY_MOVES, moves=len(moves), seats=seats, text=found)
        stand_ins = frozenset(seat for seat, word in enumerate(moves) if word[-1] == "*")
        game = game.play_all(self.read_moves(moves), stand_ins)
        self.seat = None
        if len(moves) < len(self.players) or "?" in moves:
            self.opened = game
            self.opened_at = self.line
        else:
            self.closed = game.close()

    def read_moves(self, words: list[str]) -> Iterator[Move | None]:
        for self.seat, word in enumerate(words):
            if word == "?":
                yield None
            elif word[-1] == "*" and word[-2:-1] not in ("*", "?", ""):
                yield parse_move(word[:-1])
            else:
                yield parse_move(word)

    def record(self) -> Record:
        if not self.headers:
            self.line = None
            raise RecordError(RulesCode.EMPTY_RECORD)
        game = self.opened or self.closed or self.start()
        return self._record_of(game, self.comments)

    def _record_of(self, game: Game, comments: dict[int, list[str]]) -> Record:
        headers = tuple(item for item in self.headers.items() if item[0] not in RESERVED_HEADERS)
        joined = tuple((at, "; ".join(some)) for at, some in comments.items())
        return Record(game, self.players, headers, joined, self.papers)

    def locate_error(self, error: RulesError) -> RecordError:
        """The error with the line, the seat and the valid rounds."""
        seat = error.seat if isinstance(error, RecordError) else None
        if self.seat is not None:
            seat = self.players[self.seat].name
        valid = None
        if self.closed:
            rounds = len(self.closed.rounds)
            comments = {at: some for at, some in self.comments.items() if at <= rounds}
            valid = self._record_of(self.closed, comments)
        return RecordError(error.code, **error.facts).at(self.line, seat, valid)


def _parse_names(value: str) -> Iterator[tuple[str, str | None]]:
    """The names in a header, each with the text in brackets after it."""
    for text in value.split(","):
        seat = _SEAT.fullmatch(text.strip())
        if seat is None:
            raise RecordError(
                RulesCode.BAD_NAME, name=sanitize_text(text.strip()), longest=MAX_NAME_LENGTH
            )
        yield seat[1].strip(), None if seat[2] is None else seat[2].strip()


def _parse_round_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise RecordError(RulesCode.BAD_FULL, text=sanitize_text(text))
    return int(text)


def _parse_roll(words: list[str]) -> Throw:
    if len(words) == 1 or words[1][0] in "(abcde-?":
        raise RecordError(RulesCode.ROLL_MISSING)  # or a move stands where the roll should
    return parse_throw(words[1])
