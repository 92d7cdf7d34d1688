"""All messages, and where Python says them."""

import ast
from enum import StrEnum

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fivebyfive.analysis import AnalysisCode
from fivebyfive.bots import BotCode
from fivebyfive.cli.commands.admin.shared import AdminCode
from fivebyfive.cli.commands.join import JoinCode
from fivebyfive.cli.errors import FileCode
from fivebyfive.cli.server_runner import ServeCode
from fivebyfive.dice import DiceCode
from fivebyfive.printing import SheetsCode
from fivebyfive.printing.content import SHORT_RULES
from fivebyfive.rules import GAMES, Combination, DoubtCode, RulesCode, Verdict
from fivebyfive.server.errors import OptionCode, ServerCode
from fivebyfive.store import StoreCode
from fivebyfive.store.backup import BackupCode
from fivebyfive.store.export import ExportCode
from fivebyfive.table import TableCode
from fivebyfive.training.errors import TrainCode
from support.paths import SOURCE

LOCALES = SOURCE / "words" / "locales"

# The codes of every room, each with a message `error-<code>`.
CODE_ENUMS: dict[str, type[StrEnum]] = {
    vocabulary.__name__: vocabulary
    for vocabulary in (
        RulesCode,
        FileCode,
        DiceCode,
        BotCode,
        TableCode,
        StoreCode,
        ExportCode,
        ServerCode,
        OptionCode,
        ServeCode,
        AnalysisCode,
        TrainCode,
        JoinCode,
        SheetsCode,
        AdminCode,
        BackupCode,
    )
}

# Messages whose ids are put together: their beginning, and all that may follow it.
MESSAGE_FAMILIES: dict[str, list[str]] = {
    "error-": [code for vocabulary in CODE_ENUMS.values() for code in vocabulary],
    "combination-": list(Combination),
    "means-": sorted({made for sheet in GAMES.values() for made in sheet.GIVES}),
    "verdict-": list(Verdict),
    "doubt-": list(DoubtCode),
    "line-": ["row", "column", "diagonal"],
    "sheets-": [
        f"{game}-{part}" for game, parts in SHORT_RULES.items() for part in ("hint", *parts)
    ],
    "seated-": [
        *("joined", "begun", "over", "lost", "back", "removed", "left"),
        *("dice-checked", "dice-unchecked", "dice-unfetched", "dice-wrong"),
    ],
}


def parse_entries(language: str, files: str = "*.ftl") -> list[ftl.EntryType]:
    parser = FluentParser()
    return [
        entry
        for path in sorted((LOCALES / language).glob(files))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    ]


def parse_messages(language: str, files: str = "*.ftl") -> dict[str, ftl.Message]:
    found = parse_entries(language, files)
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


class VariableCollector(Visitor):
    """Collects the variables of a message, and the forms it has for those that are counts."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forms: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {key.name for form in node.variants if isinstance(key := form.key, ftl.Identifier)}
        self.forms[node.selector.id.name] = keys
        self.generic_visit(node)


def collect_variables(message: ftl.Message) -> set[str]:
    visitor = VariableCollector()
    visitor.visit(message)
    return visitor.names


def plural_forms(message: ftl.Message) -> dict[str, set[str]]:
    visitor = VariableCollector()
    visitor.visit(message)
    return visitor.forms


ENGLISH_MESSAGES = parse_messages("en")


def expand_families(families: dict[str, list[str]]) -> set[str]:
    """All ids of families: where a name has no star, the member follows it."""
    return {
        (name if "*" in name else f"{name}*").replace("*", member)
        for name, all_members in families.items()
        for member in all_members
    }


def parse_sources() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]


def string_constants(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def find_said_messages(tree: ast.AST) -> list[ast.expr]:
    """What stands for the message in each call of `say`."""
    return [
        node.args[1]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say"
    ]
