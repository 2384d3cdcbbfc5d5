"""Checks how functions and classes are described.

The docstring of a function begins with a verb, names its parties, and has the rule's number last; that of a class
begins with a thing. `python -m tests.prose [folder ...]` lists those that do not. A reviewer reads those of modules.
`.github/WRITING.md` shows how such a docstring becomes a good one.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
# A docstring that begins so has no verb that says what the function does.
FIRST = frozenset(
    "As At Back By Everybody Everything For Forward From How In It Its Nobody Not Nothing Of On One's Only So Somebody"
    " Those To Up What Whatever When Where Whether Which Who Whoever Whom Whose Why With".split()
)
THINGS = ("A", "An", "The")  # a thing: what a property is, and what a key of a scenario stands for
NOUNS = ("property", "key(")
# Parties have names: player, seat, guest, host, reader, bot, caller, peer.
VAGUE = re.compile(
    r"\b(whoever|whomever|somebody|the own|an own|own ones|of own|is to be|are to be|of one's own|besides,)(?!\w)", re.I
)
RULE_FIRST = re.compile(r"[A-Z]{1,2}-(?:[A-Z0-9]{1,5}-)?\d+\w*(?:,| to|:|\.\.)")
WORD = re.compile(r"[A-Za-z]+(?:'s)?")


def fault(said: str, noun: bool = False) -> str:
    """Return what is wrong with a docstring, or "" if nothing is. `noun`: it may name a thing."""
    first = WORD.match(said)
    if first and (first[0] in FIRST or (first[0] in THINGS and not noun)):
        return f"begins with {first[0]!r}, not with a verb"
    if RULE_FIRST.match(said):
        return "begins with the number of a rule"
    if vague := VAGUE.search(said):
        return f"says {vague[0]!r}"
    return ""


def faults(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the name and the fault of each docstring of a module that has one."""
    for node in nodes:
        if isinstance(node, ast.ClassDef) and (first := WORD.match(ast.get_docstring(node) or "")):
            if first[0] in FIRST:
                yield node.lineno, node.name, f"begins with {first[0]!r}, not with a thing"
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and (said := ast.get_docstring(node)):
            if wrong := fault(said, any(word in ast.unparse(mark) for mark in node.decorator_list for word in NOUNS)):
                yield node.lineno, node.name, wrong


def listed(folders: list[str]) -> int:
    """Print the faults below these folders, and return their number."""
    n = 0
    for folder in folders:
        place = ROOT / folder
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            for line, name, wrong in faults(ast.walk(ast.parse(file.read_text(encoding="utf-8")))):
                print(f"{file.relative_to(ROOT)}:{line}: {name} {wrong}")
                n += 1
    print(f"{n} to be written anew.")
    return n


if __name__ == "__main__":
    sys.exit(bool(listed(sys.argv[1:] or ["engine", "cosmic_tui"])))
