"""One tree of refusals: nobody raises anything of its own that no root is told of."""

from __future__ import annotations

import ast
import builtins
import re
from functools import cache
from pathlib import Path

from engine.kernel import errors
from engine.kernel.errors import CosmicError, Refused, Unreadable, Usage

ROOT = Path(__file__).parents[2]
CLASS = re.compile(r"^ *(class \w+\(.*?\):)", re.DOTALL | re.MULTILINE)  # reading all files whole takes a second


@cache
def classes() -> dict[str, list[str]]:
    """Every class of the program with the names of its bases."""
    found: dict[str, list[str]] = {}
    for folder in ("engine", "cosmic_tui"):
        for file in (ROOT / folder).rglob("*.py"):
            for head in CLASS.findall(file.read_text(encoding="utf-8")):
                (node,) = ast.parse(f"{head} ...").body
                if isinstance(node, ast.ClassDef) and node.bases:
                    found[node.name] = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
    return found


def lineage(name: str, known: dict[str, list[str]]) -> set[str]:
    bases = known.get(name, [])
    return {*bases, *(other for base in bases if base != name for other in lineage(base, known))}


def is_raised(name: str) -> bool:
    return isinstance(kind := getattr(builtins, name, None), type) and issubclass(kind, BaseException)


def test_all_that_is_raised_has_one_root() -> None:
    """Or is a fault of the program, an AssertionError."""
    known = classes()
    raised = {name for name in known if any(map(is_raised, lineage(name, known)))}
    wrong = {name for name in raised - {"CosmicError"} if not {"CosmicError", "AssertionError"} & lineage(name, known)}
    assert len(raised) > 14 and wrong == set()


def test_the_tree_is_drawn_as_it_is() -> None:
    known, drawn = classes(), {}
    lines = str(errors.__doc__).split("\n\n")[1].splitlines()
    above = [""] * 9
    for line in lines:
        deep, name = (len(line) - len(line.lstrip())) // 2 - 2, line.split()[0]
        above[deep] = name
        if name != "AssertionError":
            drawn[name] = above[deep - 1] if deep else "Exception"
    there = {name: known[name][0] for name in known if name == "CosmicError" or "CosmicError" in lineage(name, known)}
    assert drawn == there
    faults = {name for name in known if "AssertionError" in lineage(name, known)}
    assert faults == {word.strip(",:") for word in lines[-1].split()[1:] if word.strip(",:") in known}


def test_a_refusal_keeps_its_code_and_facts() -> None:
    no = Refused("players", low=2, high=5)
    assert (str(no), no.code, no.facts) == ("players", "players", {"low": 2, "high": 5})
    assert issubclass(Usage, CosmicError) and issubclass(Unreadable, CosmicError)
