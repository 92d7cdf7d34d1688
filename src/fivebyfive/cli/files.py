"""Reading the files a command was given."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from fivebyfive.rules import CodedError

MAX_FILE_BYTES: Final = 64 * 2**20  # ten thousand seats fill a tenth of it

FilesArgument: TypeAlias = Annotated[
    list[str],
    typer.Argument(metavar="FILE...", help="Records (.5x5). - reads standard input."),
]
JsonLinesOption: TypeAlias = Annotated[
    bool, typer.Option("--json", help="One JSON object a file, each on one line.")
]


class FileCode(StrEnum):
    """Why a file could not be read; the message is `error-<code>` as for the rules' own codes."""

    NOT_FOUND = "file-not-found"
    IS_FOLDER = "file-is-folder"
    NOT_READABLE = "file-not-readable"
    TOO_LARGE = "file-too-large"


class FileError(CodedError[FileCode]):
    """A file that could not be read; it has no line, seat or rounds to speak of."""

    line: None = None
    seat: None = None
    valid_rounds = 0


def read_bytes(name: str) -> bytes:
    """The bytes of a file, of standard input for `-`. Raises `FileError`."""
    try:
        if name == "-":
            if sys.stdin is None:  # closed by whoever started us
                raise FileError(FileCode.NOT_READABLE)
            data = sys.stdin.buffer.read(MAX_FILE_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MAX_FILE_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise FileError(FileCode.NOT_FOUND) from None
    except IsADirectoryError:
        raise FileError(FileCode.IS_FOLDER) from None
    except (OSError, ValueError):  # ValueError: a name with a NUL in it
        raise FileError(FileCode.NOT_READABLE) from None
    if len(data) > MAX_FILE_BYTES:
        raise FileError(FileCode.TOO_LARGE, megabytes=MAX_FILE_BYTES // 2**20)
    return data
