"""Reading the files that a command was given."""

import sys
from pathlib import Path
from typing import Final

import typer

from fivebyfive.cli.errors import FileCode, FileError, explain_read_error
from fivebyfive.rules import Record, RecordError, read_record
from fivebyfive.words import Language

MAX_FILE_BYTES: Final = 64 * 2**20  # a record of ten thousand seats takes about a tenth of it


def read_bytes(name: str) -> bytes:
    """Return the bytes of a file, of standard input for `-`. Raises `FileError`."""
    try:
        if name == "-":
            if sys.stdin is None:  # the parent process has closed it
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


def read_record_file(file: str, language: Language) -> Record:
    """Return the record in a file; if it cannot be read, say why and exit with status 1."""
    try:
        return read_record(read_bytes(file))
    except (RecordError, FileError) as error:
        typer.echo(explain_read_error(file, error, language), err=True)
        raise typer.Exit(1) from None
