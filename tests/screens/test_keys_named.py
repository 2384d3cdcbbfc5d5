"""No module that draws and no sentence writes the key of a command: they name the command, the person has the key.

Each rule is tried on a made-up offender too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmic_tui
from cosmic_tui.look.keys import DEFAULT

KEYS = {key for keys in DEFAULT.values() for key in keys}
PACKAGE = Path(cosmic_tui.__file__).parent
DRAWN = sorted(file for room in ("draw", "screens", "widgets") for file in (PACKAGE / room).glob("*.py"))


def literal_keys(source: str) -> Iterator[str]:
    """Keys of commands that stand in a module: at the head of a hint or link, or compared with a pressed key."""
    for node in ast.walk(ast.parse(source)):
        found: list[ast.expr] = []
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and _said(node.elts[1]):
            found = [node.elts[0]]
        elif isinstance(node, ast.Tuple) and node.elts and _text(node.elts[0]) == "key":
            found = node.elts[1:]
        elif isinstance(node, ast.Compare) and ast.unparse(node.left) in ("key", "event.key"):
            found = [part for side in node.comparators for part in getattr(side, "elts", [side])]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".press", "Item")):
            found = node.args[:1]
        for expression in found:
            parts = _text(expression).split()
            yield from (part for part in parts if part in KEYS and not part.isdigit())


def _text(node: ast.expr) -> str:
    """A constant, or the constant parts of a text with values in it."""
    if isinstance(node, ast.JoinedStr):
        return " ".join(_text(part) for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _said(node: ast.expr) -> bool:
    """A label: something said, or the id of what is."""
    calls = [ast.unparse(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)]
    return any(call.endswith(("say", "say_keys")) for call in calls) or _text(node).startswith(("key-", "scr-", "cmd-"))


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: file.name)
def test_nothing_that_draws_writes_the_key_of_a_command(file: Path) -> None:
    """It names the command; which key that has is the person's affair."""
    assert list(literal_keys(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "source",
    [
        'key_runs((("w", scene.say("key-why_not")),))',
        'self.hints(("↑ ↓", "key-move"))',
        'key_runs([(f"{digits} ← →", say("key-choose"))])',
        'canvas.fill(0, 0, 1, 1, link=("key", "t"))',
        'KEYS = (("?", "key-help", True),)',
        'if key == "Enter":\n    send()',
        'if key in ("Esc", "Enter"):\n    leave()',
        'table.press("l")',
    ],
)
def test_a_key_that_is_written_is_found(source: str) -> None:
    assert list(literal_keys(source))


WORDS = PACKAGE / "words" / "en" / "app"
IN_WORDS = re.compile(r"\b(Enter|Esc|Tab|PgUp|PgDn)\b|\b[Pp]ress [a-z+/?]\b|\([a-z/?]\)|, [a-z] brings")
TYPED = ("plain.ftl", "scenario.ftl", "tools.ftl")  # what is typed there is words, and a line ends with Enter


@pytest.mark.parametrize("file", sorted(WORDS.glob("*.ftl")), ids=lambda file: file.name)
def test_no_sentence_writes_the_key_of_a_command(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    named = [line for line in lines if IN_WORDS.search(line)]
    assert bool(named) == (file.name == "plain.ftl") if file.name in TYPED else named == []


def test_a_sentence_with_a_key_is_found() -> None:
    for line in ("Press e to see it.", "You can read (i).", "Try 1, then Enter.", "Esc leaves."):
        assert IN_WORDS.search(line)
    assert not IN_WORDS.search("Press { $key-explain } to see it.")
