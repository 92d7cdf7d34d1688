"""Players of one's own, loaded from a file: `path/to/file.py:ClassName`."""

import importlib.util
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from zlib import crc32

from fivebyfive.bots.errors import BotCode, BotLoadError
from fivebyfive.bots.interface import Bot
from fivebyfive.rules.text import sanitize_text


class BotSource(NamedTuple):
    """Where a player of one's own is."""

    path: Path
    class_name: str


def parse_bot_source(name: str) -> BotSource | None:
    """File and class, divided by the last colon; None for a name that means no file.

    Raises `BotLoadError` (bot-class-missing) where a file is named without its class.
    """
    path, colon, class_name = name.rpartition(":")
    if colon and class_name and not name.endswith(".py"):  # C:\bots\first.py has a colon, too
        return BotSource(Path(path), class_name)
    if name.endswith((".py", ":")):
        raise BotLoadError(BotCode.CLASS_MISSING, file=sanitize_text(name, 200))
    return None


def load_bot(own: BotSource) -> Bot:
    """A player made from the class, which is called without arguments. Raises `BotLoadError`."""
    file, name = sanitize_text(str(own.path), 200), sanitize_text(own.class_name)
    made = getattr(_load_module(own.path), own.class_name, None)
    if not isinstance(made, type):
        raise BotLoadError(BotCode.NO_SUCH_CLASS, file=file, name=name)
    make: Callable[[], Bot] = made
    try:
        bot = make()
    except Exception as error:
        raise BotLoadError(BotCode.NOT_MADE, name=name, error=_describe(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotLoadError(BotCode.NO_CHOOSE, name=name)
    return bot


def _load_module(path: Path) -> ModuleType:
    file = sanitize_text(str(path), 200)
    try:
        full = path.resolve(strict=True)
        state = full.stat()
    except (OSError, ValueError):
        raise BotLoadError(BotCode.FILE_NOT_FOUND, file=file) from None
    if not full.is_file():
        raise BotLoadError(BotCode.FILE_NOT_FOUND, file=file)
    try:
        return _execute_module(full, state.st_mtime_ns, state.st_size)
    except (Exception, SystemExit) as error:  # whatever its first lines do
        raise BotLoadError(BotCode.NOT_IMPORTED, file=file, error=_describe(error)) from error


@lru_cache(maxsize=64)
def _execute_module(path: Path, *_state: int) -> ModuleType:
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


def _describe(error: BaseException) -> str:
    return sanitize_text(f"{type(error).__name__}: {error}", 200)
