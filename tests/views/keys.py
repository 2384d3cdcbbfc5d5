"""The rule for keys: in the rooms of a game each constant key that is read or written there is one that exists.

mypy finds a misspelt key where it knows the receiver as a class of keys. It says nothing where the receiver is `Any` or
another dict, and nothing of `x.get("misspelt")`. So each key has to be one of these: a key of a type of that game or of
the kernel, an option of that game, a variable of a message, a region of a layout, or a key of a table that stands in
the rooms of that game or in a room that serves all games.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from engine.kernel import views
from tests.law import GAMES, ROOT, called
from tests.views.shapes import is_class_of_keys, keys_of

NO_KEYS = ("Literal", "Annotated")  # the brackets of these hold no key
VARIABLE = re.compile(r"\{[^{}]*\$(\w+)")
HOUSE = (*(f"cosmic_tui/{room}" for room in "draw games look prompt say".split()), "engine/kernel")


class Use(NamedTuple):
    """A constant key in a module: `x["key"]` or `x.get("key")`."""

    line: int
    key: str
    receiver: ast.expr
    constant: ast.Constant


def uses_in(tree: ast.AST) -> Iterator[Use]:
    """Every constant key that is read or written in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            receiver, key = node.value, node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            if not node.args:
                continue
            receiver, key = node.func.value, node.args[0]
        else:
            continue
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            if not (isinstance(receiver, ast.Name) and receiver.id in NO_KEYS):
                yield Use(key.lineno, key.value, receiver, key)


def rooms_of(game: str) -> list[str]:
    return [f"cosmic_tui/games/{game}", f"engine/{game}/bots"]


def modules_of(game: str) -> dict[str, str]:
    """The modules in which the rule holds, and their text."""
    files = sorted(file for room in rooms_of(game) for file in (ROOT / room).rglob("*.py"))
    return {file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8") for file in files}


@cache
def known_keys(game: str) -> frozenset[str]:
    """All keys there are in the rooms of a game."""
    tables = [*rooms_of(game), f"engine/{game}", *HOUSE]
    others = {f"cosmic_tui/games/{other}" for other in GAMES if other != game}
    found = {*typed_keys(game), *variables(), *functions_of_advice(game)}
    for room in tables:
        for file in (ROOT / room).rglob("*.py"):
            if not any(file.is_relative_to(ROOT / other) for other in others):
                found |= keys_of_tables(ast.parse(file.read_text(encoding="utf-8")))
    return frozenset(found)


def typed_keys(game: str) -> set[str]:
    """The keys of the types of a game and of the kernel."""
    modules: list[Any] = [import_module(f"engine.{game}.view_types"), views]
    kinds = [kind for module in modules for kind in vars(module).values() if is_class_of_keys(kind)]
    return {key for kind in kinds for key in keys_of(kind)}


def functions_of_advice(game: str) -> set[str]:
    """What bots know of single cards and aliens are functions of modules, found by their names."""
    files = (ROOT / "engine" / game / "bots" / "advice").glob("*.py")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


@cache
def variables() -> frozenset[str]:
    """What the messages call their variables: the sentences of a game are given them in a dict."""
    files = (ROOT / "cosmic_tui/words/en").rglob("*.ftl")
    return frozenset(name for file in files for name in VARIABLE.findall(file.read_text(encoding="utf-8")))


def keys_of_tables(tree: ast.AST) -> set[str]:
    """The keys of displays such as {"key": 1} and of classes of keys; the facts of refusals: Refused("code", key=1)."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            found |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "TypedDict" for base in node.bases):
            found |= {ast.unparse(part.target) for part in node.body if isinstance(part, ast.AnnAssign)}
        elif isinstance(node, ast.Call) and called(node).endswith("Refused"):
            found |= {word.arg for word in node.keywords if word.arg}
    return found


def unknown(game: str, text: str) -> list[Use]:
    """The keys in a module of a game that do not exist."""
    known = known_keys(game)
    return [use for use in uses_in(ast.parse(text)) if use.key not in known]
