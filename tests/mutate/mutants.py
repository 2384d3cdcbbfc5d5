"""Where a source can be broken a little, and how. Each mutant is a stretch of text and what takes its place.

Comparisons turned, numbers one higher (below zero one nearer to it), truths reversed, conditions negated, `and` for
`or`, plus for minus, a `not` or a statement left out. What is there for types alone has no mutants. Reads syntax trees;
knows no test.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

TURNED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
OPPOSITE: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "*"}


Around = tuple[str, bool]  # the name of what a node stands in, and whether that is a function


@dataclass(frozen=True)
class Mutant:
    """`start` to `end` of a file's text becomes `after`."""

    file: str
    line: str
    column: int
    start: int
    end: int
    before: str
    after: str
    inside: str = ""  # the function it is in, as Python names it; "" where a file is only loaded
    which: int = 1  # of several in lines that are the same

    @property
    def name(self) -> str:
        """The same while its line stays as it is, wherever that moves to."""
        which = f" #{self.which}" if self.which > 1 else ""
        return f"{self.file}: {self.line} [{self.column}: {self.after.splitlines()[0]}]{which}"

    def planted(self, text: str) -> str:
        return text[: self.start] + self.after + text[self.end :]


def mutants(root: Path, file: Path) -> list[Mutant]:
    """All of one file."""
    text = file.read_text(encoding="utf-8")
    found = Finder(str(file.relative_to(root)), text).found(ast.parse(text))
    before: Counter[str] = Counter()
    named: list[Mutant] = []
    for mutant in sorted(found, key=lambda one: (one.start, one.end, one.after)):
        before[mutant.name] += 1
        named.append(replace(mutant, which=before[mutant.name]))
    return named


class Finder:
    """Turns positions of nodes into positions in the text."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = text.splitlines()
        self.around: Around = ("", False)

    def at(self, line: int, column: int) -> int:
        """Columns are counted in bytes."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def mutant(self, start: int, end: int, after: str) -> Mutant:
        first = self.text.rfind("\n", 0, start) + 1
        line = self.text[first:].partition("\n")[0]
        column = start - first - (len(line) - len(line.lstrip()))
        return Mutant(self.file, line.strip(), column, start, end, self.text[start:end], after, self.inside)

    @property
    def inside(self) -> str:
        name, is_function = self.around
        return name if is_function else ""

    def whole(self, node: ast.expr | ast.stmt, after: str) -> Mutant:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)
        return self.mutant(start, end, after)

    def between(self, left: ast.expr, right: ast.expr, sign: str, after: str) -> Mutant | None:
        """The operator between two operands, in whose stretch there may be brackets."""
        assert left.end_lineno is not None and left.end_col_offset is not None
        start, end = self.at(left.end_lineno, left.end_col_offset), self.at(right.lineno, right.col_offset)
        place = self.text.find(sign, start, end)
        return None if place < 0 else self.mutant(place, place + len(sign), after)

    def found(self, node: ast.AST) -> Iterator[Mutant]:
        if for_types(node):
            return
        if (number := below_zero(node)) is not None:
            yield self.whole(number, str(int(ast.literal_eval(number)) - 1))
            return
        around = self.around
        self.around = entered(around, node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list"):
                continue
            if name == "keywords" and isinstance(node, ast.ClassDef):  # `total=False` of a class that is a type
                continue
            before, self.around = self.around, around if isinstance(value, ast.arguments) else self.around
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.found(child)
            self.around = before
        self.around = around
        yield from self.of(node)

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        """What can be done to this very node."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            after = TURNED[type(node.ops[0])]
            sign = next(sign for kind, sign in SIGNS.items() if isinstance(node.ops[0], kind))
            turned = self.between(node.left, node.comparators[0], sign, after)
            if turned is not None:
                yield turned
        elif isinstance(node, ast.BinOp) and type(node.op) in OPPOSITE and not _of_texts(node):
            sign = SIGNS_OF_NUMBERS[type(node.op)]
            counted = self.between(node.left, node.right, sign, OPPOSITE[type(node.op)])
            if counted is not None:
                yield counted
        elif isinstance(node, ast.BoolOp):
            sign, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            joined = self.between(node.values[0], node.values[1], f" {sign} ", f" {after} ")
            if joined is not None and len(node.values) == 2:
                yield joined
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield self.whole(node, str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield self.whole(node, str(node.value + 1))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.whole(node, f"bool({ast.unparse(node.operand)})")
        elif isinstance(node, (ast.If, ast.IfExp, ast.While)):
            yield self.whole(node.test, f"(not ({ast.unparse(node.test)}))")
        elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
            yield self.whole(node, "pass")


def below_zero(node: ast.AST) -> ast.expr | None:
    """The number behind a minus, if this is one: it becomes smaller, as -1 mostly means none, and so would -2."""
    if not isinstance(node, ast.UnaryOp) or not isinstance(node.op, ast.USub):
        return None
    number = node.operand
    return number if isinstance(number, ast.Constant) and type(number.value) is int else None


def for_types(node: ast.AST) -> bool:
    """Whether a part of a source is read by type checkers alone: nothing looks at it while the program runs."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if not isinstance(node, ast.ClassDef):
        return False
    return any(ast.unparse(base).partition("[")[0] in ("Protocol", "TypedDict") for base in node.bases)


def entered(around: Around, node: ast.AST) -> Around:
    """Where one is in this node. A lambda in a function is a part of it, as are displays."""
    name, is_function = around
    before = f"{name}.<locals>." if is_function else f"{name}." if name else ""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return f"{before}{node.name}", True
    if isinstance(node, ast.ClassDef):
        return f"{before}{node.name}", False
    return (f"{before}<lambda>", True) if isinstance(node, ast.Lambda) and not is_function else around


SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.LtE: "<=", ast.Lt: "<", ast.GtE: ">=", ast.Gt: ">", ast.NotIn: "not in",
    ast.In: "in", ast.IsNot: "is not", ast.Is: "is",
}  # fmt: skip
SIGNS_OF_NUMBERS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%",
}  # fmt: skip


def _of_texts(node: ast.BinOp) -> bool:
    """A text that is put together is no sum."""
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr) or isinstance(getattr(side, "value", None), str) for side in sides)
