"""Names of the library that were shown in docs and are called otherwise now."""

import importlib

import pytest

from fivebyfive import printing


@pytest.mark.parametrize(
    ("old", "new"),
    [("FilledSheets", "FilledSheets"), ("Paper", "PageSize"), ("pdf_of", "render_pdf")],
)
def test_old_names_of_printing_still_work(old: str, new: str) -> None:
    sheets = importlib.import_module("fivebyfive.sheets")
    with pytest.warns(DeprecationWarning, match=f"fivebyfive.printing.{new}"):
        assert getattr(sheets, old) is getattr(printing, new)


def test_no_other_name_appears() -> None:
    sheets = importlib.import_module("fivebyfive.sheets")
    with pytest.raises(AttributeError, match="no attribute 'Quill'"):
        sheets.Quill  # noqa: B018
