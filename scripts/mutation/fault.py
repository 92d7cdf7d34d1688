"""A small fault: the replacement of one place in the text of a source file."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One replacement in one file; the offsets count bytes."""

    file: str
    line: int
    column: int
    kind: str
    scope: str  # the function or class around it
    start: int
    end: int
    text: str
    before: str = ""  # the lines that it changes, as one line
    after: str = ""

    @property
    def name(self) -> str:
        """Names it as long as the file stays as it is."""
        return f"{self.file}:{self.line}:{self.column}:{self.kind}"

    @property
    def package(self) -> str:
        """The first folder."""
        return self.file.split("/")[0]

    def plant(self, source: bytes) -> bytes:
        """The file with the fault; everything around it stays as it was."""
        return source[: self.start] + self.text.encode() + source[self.end :]
