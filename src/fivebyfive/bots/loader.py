"""Users' own players, loaded from a file: `path/to/file.py:ClassName`."""

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
    """The file and class of a user's own player."""

    path: Path
    class_name: str


def parse_bot_source(name: str) -> BotSource | None:
    """File and class, separated by the last colon; None for a name that is no file's.

    Raises `BotLoadError` (bot-class-missing) where a file is named without its class.
    """
    path, colon, class_name = name.rpartition(":")
    if colon and class_name and not name.endswith(".py"):  # C:\bots\first.py has a colon as well
        return BotSource(Path(path), class_name)
    if name.endswith((".py", ":")):
        raise BotLoadError(BotCode.CLASS_MISSING, file=sanitize_text(name, 200))
    return None


def load_bot(source: BotSource) -> Bot:
    """An instance of the class, which is called without arguments. Raises `BotLoadError`."""
    file, name = sanitize_text(str(source.path), 200), sanitize_text(source.class_name)
    loaded = getattr(_load_module(source.path), source.class_name, None)
    if not isinstance(loaded, type):
        raise BotLoadError(BotCode.NO_SUCH_CLASS, file=file, name=name)
    make: Callable[[], Bot] = loaded
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
    except (Exception, SystemExit) as error:  # the file may do anything when it is executed
        raise BotLoadError(BotCode.NOT_IMPORTED, file=file, error=_describe(error)) from error


@lru_cache(maxsize=64)
def _execute_module(path: Path, *_state: int) -> ModuleType:
    """The module of a file, executed once for each of its versions: loading weights may be slow."""
    # A name that no other module has: a file may be called `random.py`.
    name = f"_fivebyfive_own_{path.stem}_{crc32(bytes(path)):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError("the name of the file does not end in .py")
    module = importlib.util.module_from_spec(spec)
    beside = str(path.parent)
    if beside not in sys.path:
        sys.path.append(beside)  # so that it can import modules beside it, also later
    sys.modules[name] = module  # dataclasses look up their module there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _describe(error: BaseException) -> str:
    return sanitize_text(f"{type(error).__name__}: {error}", 200)
