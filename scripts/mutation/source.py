"""A source file with byte offsets for the nodes of its syntax tree, to replace one of them."""

import ast
import io
import tokenize
from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple, Self


class Token(NamedTuple):
    """A name, operator or number of the language."""

    start: int
    end: int
    text: str


# Nodes with a position; operators between them have none.
Placed = ast.stmt | ast.expr


@dataclass(frozen=True)
class Source:
    """A file as bytes: the columns of a syntax tree count bytes, not characters."""

    text: bytes
    tree: ast.Module
    tokens: list[Token]
    _line_starts: list[int] = field(repr=False)

    @classmethod
    def parse(cls, text: bytes) -> Self:
        """Parse a file that compiles."""
        lines = text.splitlines(keepends=True)
        starts = [0, *accumulate(map(len, lines))]
        texts = [line.decode() for line in lines]

        def offset(row: int, column: int) -> int:
            return starts[row - 1] + len(texts[row - 1][:column].encode())

        tokens = [
            Token(offset(*token.start), offset(*token.end), token.string)
            for token in tokenize.tokenize(io.BytesIO(text).readline)
            if token.type in (tokenize.NAME, tokenize.OP, tokenize.NUMBER)
        ]
        return cls(text, ast.parse(text), tokens, starts)

    def span(self, node: Placed) -> tuple[int, int]:
        """Return where a node begins and ends, without parentheses around it."""
        start = self._line_starts[node.lineno - 1] + node.col_offset
        if node.end_lineno is None or node.end_col_offset is None:
            raise ValueError("not from a file")
        return start, self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def line_of(self, offset: int) -> tuple[int, int]:
        """Return line and column of an offset, both from 1."""
        row = bisect_left(self._line_starts, offset + 1)
        return row, offset - self._line_starts[row - 1] + 1

    def rest_of_line(self, node: Placed) -> str:
        """Return what follows a node on its line, such as a comment."""
        _, end = self.span(node)
        return self.text[end:].split(b"\n", 1)[0].decode()

    def find(self, words: str, start: int, end: int) -> tuple[int, int]:
        """Return where an operator such as `<` or `not in` is, between two operands."""
        wanted = words.split()
        first = bisect_left(self.tokens, (start,))
        for at in range(first, len(self.tokens)):
            found = self.tokens[at : at + len(wanted)]
            if [token.text for token in found] == wanted and found[-1].end <= end:
                return found[0].start, found[-1].end
        raise ValueError(f"no {words!r} there")

    def after_word(self, start: int) -> int:
        """Return where the token after the one that starts here begins."""
        return self.tokens[bisect_left(self.tokens, (start,)) + 1].start

    def before_and_after(self, start: int, end: int, text: str) -> tuple[str, str]:
        """Return the lines that a replacement changes, before and after it, each joined to one."""
        first = self.text.rfind(b"\n", 0, start) + 1
        last = (self.text + b"\n").find(b"\n", end)
        left, right = self.text[first:start].decode(), self.text[end:last].decode()
        old = self.text[start:end].decode()
        return " ".join((left + old + right).split()), " ".join((left + text + right).split())
