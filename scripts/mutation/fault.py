"""A fault (mutant): one replacement in the text of a source file."""

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
        """Identifies the fault as long as the file does not change."""
        return f"{self.file}:{self.line}:{self.column}:{self.kind}"

    @property
    def package(self) -> str:
        """The package: the first folder of the path."""
        return self.file.split("/")[0]

    def plant(self, source: bytes) -> bytes:
        """Return the text of the file with the fault; everything around it stays."""
        return source[: self.start] + self.text.encode() + source[self.end :]
