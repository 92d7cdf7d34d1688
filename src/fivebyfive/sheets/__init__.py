"""The old name of `fivebyfive.printing`, for one version more."""

import warnings
from typing import Any

from fivebyfive import printing

_NEW_NAMES = {"Paper": "PageSize", "pdf_of": "render_pdf"}


def __getattr__(name: str) -> Any:
    new = _NEW_NAMES.get(name, name)
    if new not in printing.__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    said = f"fivebyfive.sheets.{name} is fivebyfive.printing.{new} now"
    warnings.warn(said, DeprecationWarning, stacklevel=2)
    return getattr(printing, new)
