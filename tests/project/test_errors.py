"""The errors of all rooms are of one kind."""

import pickle
from enum import StrEnum
from typing import Any

import pytest

from fivebyfive.analysis import AnalysisCode, AnalysisError
from fivebyfive.bots import BotCode, LevelError
from fivebyfive.cli.commands.admin.shared import AdminCode, AdminError
from fivebyfive.cli.commands.join import JoinCode, JoinError
from fivebyfive.cli.errors import FileCode, FileError
from fivebyfive.cli.server_runner import ServeCode, ServeError
from fivebyfive.dice import DiceCode, DiceError
from fivebyfive.printing import SheetsCode, SheetsError
from fivebyfive.rules import CodedError, RulesCode, RulesError
from fivebyfive.server.errors import OptionCode, OptionError, ServerCode, ServerError
from fivebyfive.store import StoreCode, StoreError
from fivebyfive.store.backup import BackupCode, BackupError
from fivebyfive.store.export import ExportCode, ExportError
from fivebyfive.table import TableCode, TableError
from fivebyfive.training.errors import TrainCode, TrainError

ERRORS: list[tuple[type[CodedError[Any]], type[StrEnum]]] = [
    (RulesError, RulesCode),
    (TableError, TableCode),
    (DiceError, DiceCode),
    (LevelError, BotCode),
    (StoreError, StoreCode),
    (ExportError, ExportCode),
    (ServerError, ServerCode),
    (OptionError, OptionCode),
    (FileError, FileCode),
    (ServeError, ServeCode),
    (AnalysisError, AnalysisCode),
    (TrainError, TrainCode),
    (JoinError, JoinCode),
    (SheetsError, SheetsCode),
    (AdminError, AdminCode),
    (BackupError, BackupCode),
]


@pytest.mark.parametrize(("kind", "codes"), ERRORS)
def test_an_error_is_a_code_with_facts(kind: type[CodedError[Any]], codes: type[StrEnum]) -> None:
    code = next(iter(codes))
    error = kind(code, seat=2, name="Ola")
    assert isinstance(error, CodedError)
    assert (error.code, error.facts) == (code, {"seat": 2, "name": "Ola"})
    assert str(error) == f"{code} (seat=2, name=Ola)"
    assert str(kind(code)) == code
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, again.facts) == (kind, code, error.facts)
