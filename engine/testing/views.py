"""The reference page of a game's views: `python -m engine.testing.views encounter` prints it from the types of the
views.

Every class of `view_types.py` becomes a table: the key, its type, who may know it, and what the comment beside it says.
A test compares the page with the file VIEW.md beside the rules.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

KERNEL = "engine.kernel.views"
SHARED = ("CommonView", "Question")  # of the kernel's types those that a view is made of
MARKS = {"Own": "own", "Face": "face"}
HEAD = """# What a seat of `{game}` is told

`python -m engine.testing.views {game}` prints this page from [view_types.py](view_types.py). Edit the
types, not the page.

A client gets these keys as plain data: in a view, in events, at show points, as a preview and at the end. A key with a
question mark may be missing. `own`: each seat sees the key in a way of its own, or only some seats have it. `face`: the
name or number is hidden from some seats while its card lies face down. Every other key is the same for every seat and
for a spectator.
"""


class Key(NamedTuple):
    """One row of a table: a key of a view."""

    name: str
    kind: str
    who: str
    says: str


class Kind(NamedTuple):
    """One class of a view's types, with its keys."""

    name: str
    of: str  # the class it has all keys of, besides its own
    says: str
    keys: list[Key]


def printed(game: str) -> str:
    """Return the whole reference page of a game."""
    rules = import_module(f"engine.{game}.view_types")
    own, kernel = kinds_of(rules), {kind.name: kind for kind in kinds_of(import_module(KERNEL))}
    view = next(kind for kind in own if kind.name == "View")
    order = [view, *(kernel[name] for name in SHARED), *(kind for kind in own if kind is not view)]
    tables = [line for kind in order for line in lines_of(kind)]
    return "\n".join([HEAD.format(game=game), *short_names(rules), *tables])


def short_names(rules: ModuleType) -> list[str]:
    """Return lines that explain the short names of types: `Card = str  # a card by name`."""
    alias = re.compile(r"^([A-Z]\w+) = ((?:list|str|int|dict|Literal)\b[^#\n]*?)  # (.+)$", re.M)
    found = alias.findall(inspect.getsource(rules))
    return [*(f"* `{name}` is `{kind}`: {says}" for name, kind, says in found), ""] if found else []


def lines_of(kind: Kind) -> Iterator[str]:
    """Yield the heading of a class, its docstring, and the table of its keys."""
    yield f"## {kind.name}\n"
    said = [kind.says, f"It has all keys of `{kind.of}` too." if kind.of else ""]
    if any(said):
        yield " ".join(filter(None, said)) + "\n"
    yield "| key | type | who | |\n| --- | --- | --- | --- |"
    for key in kind.keys:
        cells = (f"`{key.name}`", f"`{key.kind}`", key.who, key.says)
        yield "| " + " | ".join(cells).replace("  ", " ").rstrip() + " |"
    yield ""


def kinds_of(module: ModuleType) -> list[Kind]:
    """Return the classes of a module that describe keys, in the order of the source."""
    source = inspect.getsource(module)
    found: list[Kind] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            keys = [key_of(part, node, source.splitlines()) for part in node.body if isinstance(part, ast.AnnAssign)]
            found.append(Kind(node.name, base_of(node), ast.get_docstring(node) or "", keys))
        elif isinstance(node, ast.Assign) and "TypedDict(" in ast.unparse(node.value):
            found.append(written_out(node.value))
    return found


def base_of(node: ast.ClassDef) -> str:
    base = ast.unparse(node.bases[0]).partition("[")[0]
    return "" if base == "TypedDict" else base


def written_out(call: ast.expr) -> Kind:
    """Return a class that is written as a call of TypedDict, because some keys (`class`, `from`) are no names in
    Python.
    """
    assert isinstance(call, ast.Call)
    name, table = call.args
    assert isinstance(name, ast.Constant) and isinstance(table, ast.Dict)
    pairs = zip(table.keys, table.values, strict=True)
    keys = [line(str(key.value), kind, bool(call.keywords), "") for key, kind in pairs if isinstance(key, ast.Constant)]
    return Kind(str(name.value), "", "", keys)


def key_of(node: ast.AnnAssign, kind: ast.ClassDef, lines: list[str]) -> Key:
    """Return the row for a key of a class, with the comment beside it."""
    comment = re.search(r"  # (.*)$", lines[(node.end_lineno or node.lineno) - 1])
    return line(ast.unparse(node.target), node.annotation, bool(kind.keywords), comment[1] if comment else "")


def line(name: str, kind: ast.expr, total: bool, says: str) -> Key:
    """Return the row for a key, with its type but without the markers in it. `total` says that keys of this class may
    be missing.
    """
    text = ast.unparse(kind)
    missing = not text.startswith("Required[") and (total or text.startswith("NotRequired["))
    who = " ".join(word for mark, word in MARKS.items() if re.search(rf", {mark}\]", text))
    text = re.sub(r"^(?:Not)?Required\[(.*)\]$", r"\1", text)
    text = re.sub(r"Annotated\[(.*), (?:Own|Face)\]", r"\1", text)
    return Key(name + "?" * missing, text.strip("'").replace("|", "or"), who, says)


if __name__ == "__main__":
    sys.stdout.write(printed(sys.argv[1]))
