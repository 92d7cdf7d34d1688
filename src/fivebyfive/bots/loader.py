"""Players of one's own, loaded from a file: `path/to/file.py:ClassName`."""

import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from zlib import crc32

from fivebyfive.bots.errors import BotCode, OwnBotError
from fivebyfive.bots.interface import Bot
from fivebyfive.rules.moves import sanitize_text


class OwnName(NamedTuple):
    """Where a player of one's own is."""

    path: Path
    class_name: str


def split_own(name: str) -> OwnName | None:
    """File and class, divided by the last colon; None for a name that means no file.

    Raises `OwnBotError` (bot-class-missing) where a file is named without its class.
    """
    path, colon, class_name = name.rpartition(":")
    if colon and class_name and not name.endswith(".py"):  # C:\bots\first.py has a colon, too
        return OwnName(Path(path), class_name)
    if name.endswith((".py", ":")):
        raise OwnBotError(BotCode.CLASS_MISSING, file=sanitize_text(name, 200))
    return None


def own_bot(own: OwnName) -> Bot:
    """A player made from the class, which is called without arguments. Raises `OwnBotError`."""
    file, name = sanitize_text(str(own.path), 200), sanitize_text(own.class_name)
    made = getattr(_module_of(own.path), own.class_name, None)
    if not isinstance(made, type):
        raise OwnBotError(BotCode.NO_SUCH_CLASS, file=file, name=name)
    make: Callable[[], Bot] = made
    try:
        bot = make()
    except Exception as error:
        raise OwnBotError(BotCode.NOT_MADE, name=name, error=_said(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise OwnBotError(BotCode.NO_CHOOSE, name=name)
    return bot


def _module_of(path: Path) -> ModuleType:
    file = sanitize_text(str(path), 200)
    try:
        full = path.resolve(strict=True)
        state = full.stat()
    except (OSError, ValueError):
        raise OwnBotError(BotCode.FILE_NOT_FOUND, file=file) from None
    if not full.is_file():
        raise OwnBotError(BotCode.FILE_NOT_FOUND, file=file)
    try:
        return _executed(full, state.st_mtime_ns, state.st_size)
    except (Exception, SystemExit) as error:  # whatever its first lines do
        raise OwnBotError(BotCode.NOT_IMPORTED, file=file, error=_said(error)) from error


@lru_cache(maxsize=64)
def _executed(path: Path, *_state: int) -> ModuleType:
    """The module in a file, once for each state of it: some load what they have learned."""
    # A name that no other module has: a file may be called `random.py`.
    name = f"_fivebyfive_own_{path.stem}_{crc32(bytes(path)):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError("the name of the file does not end in .py")
    module = importlib.util.module_from_spec(spec)
    beside = str(path.parent)
    if beside not in sys.path:
        sys.path.append(beside)  # so that it can import what lies beside it, now and later
    sys.modules[name] = module  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _said(error: BaseException) -> str:
    return sanitize_text(f"{type(error).__name__}: {error}", 200)
