"""Finds the faults that can be planted in a source file.

The mutation operators are the usual ones: replace relational, arithmetic and logical operators,
change constants, delete statements, fix the outcome of branches, return None.
"""

import ast
import re
import warnings
from typing import Final

from mutation.fault import Fault
from mutation.source import Placed, Source

RELATIONAL: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
}
# Types with + but without -: such a fault fails at once and says nothing about the tests.
JOINED: Final = (ast.Tuple, ast.List, ast.ListComp, ast.JoinedStr, ast.Dict, ast.Set)
UNITS: Final = re.compile(r"#.*\b(seconds|minutes|ms|bytes)\b")
TUNED: Final = 1000  # from here on, one more makes no observable difference


def faults_of(file: str, text: bytes) -> list[Fault]:
    """Return all faults for a file."""
    source = Source.parse(text)
    finder = _Finder(file, source)
    finder.visit(source.tree)
    return finder.found


def is_sound(fault: Fault, text: bytes) -> bool:
    """Whether the file with the fault compiles without a warning, to another program."""
    planted = fault.plant(text)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # such as a comparison with a literal by `is`
        try:
            compile(planted, fault.file, "exec", dont_inherit=True)
        except (SyntaxError, SyntaxWarning):
            return False
    return ast.dump(ast.parse(planted)) != ast.dump(ast.parse(text))


class _Finder(ast.NodeVisitor):
    """Visits a file, without what is only for readers, for types or for timing."""

    def __init__(self, file: str, source: Source) -> None:
        self.file, self.source = file, source
        self.found: list[Fault] = []
        self._scopes: list[str] = []
        self._returns: list[bool] = [False]  # whether the function around returns a value

    def _add(self, kind: str, span: tuple[int, int], text: str) -> None:
        line, column = self.source.line_of(span[0])
        scope = ".".join(self._scopes)
        before, after = self.source.before_and_after(*span, text)
        fault = Fault(self.file, line, column, kind, scope, *span, text, before, after)
        self.found.append(fault)

    def _replace(self, kind: str, node: Placed, text: str) -> None:
        self._add(kind, self.source.span(node), text)

    def _between(self, kind: str, words: tuple[str, str], left: ast.expr, right: ast.expr) -> None:
        gap = self.source.span(left)[1], self.source.span(right)[0]
        self._add(kind, self.source.find(words[0], *gap), words[1])

    def _visit_all(self, *nodes: ast.AST | None) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    # Where no fault is planted

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._scopes.append(node.name)
        self._visit_all(*node.args.defaults, *node.args.kw_defaults)
        nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
        self._returns.append(not nothing)
        self._visit_all(*node.body)
        self._returns.pop()
        self._scopes.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scopes.append(node.name)
        self._visit_all(*node.body)
        self._scopes.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        annotation = ast.unparse(node.annotation)
        is_alias = annotation.endswith("TypeAlias")
        if node.value is None or is_alias:
            return
        if "Final" not in annotation or not self._is_tuned(node.value):
            self.visit(node.value)

    def _is_tuned(self, value: ast.expr) -> bool:
        comment = self.source.rest_of_line(value)
        numbers = [one.value for one in ast.walk(value) if isinstance(one, ast.Constant)]
        return bool(UNITS.search(comment)) or any(
            isinstance(number, float) or (isinstance(number, int) and number >= TUNED)
            for number in numbers
        )

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(to, ast.Name) and to.id == "__all__" for to in node.targets):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Plant none: an assertion is for type checkers, or for what cannot happen."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Plant none: text; and before Python 3.12 the parts have no positions."""

    # Operators

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for op, left, right in zip(node.ops, operands, operands[1:], strict=False):
            self._between("comparison", RELATIONAL[type(op)], left, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        words = ARITHMETIC.get(type(node.op))
        if words and not any(_is_joined(side) for side in (node.left, node.right)):
            self._between("arithmetic", words, node.left, node.right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between("logic", words, left, right)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start, _ = self.source.span(node)
            self._add("not", (start, self.source.after_word(start)), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._replace("truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace("number", node, str(node.value + 1))

    # Statements

    def visit_Return(self, node: ast.Return) -> None:
        if node.value and self._returns[-1] and not _is_falsy(node.value):
            self._replace("return", node.value, "None")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        called = ast.unparse(value.func).split(".") if isinstance(value, ast.Call) else [""]
        if called[0] in ("log", "logger", "logging") or called[-1] == "sleep":
            return
        if isinstance(value, ast.Call | ast.Yield | ast.YieldFrom):
            self._replace("removed", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._replace("removed", node, "pass")
        self.visit(node.value)

    def visit_Break(self, node: ast.Break) -> None:
        self._replace("jump", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace("jump", node, "break")

    # Branches and calls

    def visit_If(self, node: ast.If) -> None:
        test = ast.unparse(node.test)
        if "TYPE_CHECKING" in test or "__name__" in test:
            self._visit_all(*node.orelse)
        else:
            self._decide(node.test)
            self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._decide(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._replace("branch-true", test, "True")
        self.generic_visit(node)

    def _decide(self, test: ast.expr) -> None:
        if not isinstance(test, ast.Constant):
            self._replace("branch-true", test, "True")
            self._replace("branch-false", test, "False")

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("min", "max"):
            self._replace("extreme", node.func, "max" if name == "min" else "min")
        self._visit_all(node.func, *node.args)
        # `zip(strict=True)` is an assertion.
        self._visit_all(
            *(one.value for one in node.keywords if (name, one.arg) != ("zip", "strict"))
        )


def _is_joined(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str | bytes)
    if isinstance(node, ast.Subscript):
        return _is_joined(node.value)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("tuple", "list", "str", "bytes")
    return isinstance(node, JOINED)


def _is_falsy(node: ast.expr) -> bool:
    """Whether the value is falsy, so that None in its place would hardly be noticed."""
    if isinstance(node, ast.Constant):
        return not node.value
    return isinstance(node, ast.Tuple | ast.List) and not node.elts
