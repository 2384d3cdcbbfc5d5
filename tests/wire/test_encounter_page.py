"""ENCOUNTER.md says everything that a view and an event hold: compared with the game's own tables and games."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cosmic_tui.wire
from engine.encounter import events
from engine.encounter.options import JOINED
from engine.games import rules_of
from tests.encounter.battery.players import answer_one, keen, start
from tests.support import Dice

PAGE = Path(cosmic_tui.wire.__file__).parent / "ENCOUNTER.md"
TABLES: tuple[dict[str, Any], ...] = (
    {}, {"technology": True, "wild_flares": True}, {"hidden_powers": True, "deals": "open"}, {"classic_flare": True},
)  # fmt: skip
ANSWERS = 350
# Maps whose keys are names of things, and what stands in a question: section 4 of PROTOCOL.md
BY_NAME = ("kept", "question", "odds")


def event_rows() -> list[str]:
    """The table of all kinds, as it stands on the page; what has joined the box says itself what it tells."""
    lines = {**events.FIELDS}
    for folder in events.ITEM_FOLDERS:
        package = import_module(f"engine.encounter.{folder}")
        for module in pkgutil.iter_modules(package.__path__):
            if module.name not in JOINED:
                lines |= getattr(import_module(f"{package.__name__}.{module.name}"), "EVENTS", {})
    found = ["| event | facts | for some |", "| --- | --- | --- |"]
    for kind, line in lines.items():
        public, _, secret = (part.strip() for part in line.partition("|"))
        found.append(f"| `{kind}` | {public} | {secret} |".replace("  ", " "))
    return found


def documented() -> set[str]:
    """Every word in code marks."""
    return set(re.findall(r"`([a-z_.]+)`", PAGE.read_text("utf-8")))


def test_every_kind_of_event_stands_there() -> None:
    text = PAGE.read_text("utf-8")
    assert "\n".join(event_rows()) in text


@pytest.mark.parametrize("table", TABLES, ids=[",".join(options) or "plain" for options in TABLES])
def test_every_key_of_a_view_and_every_kind_of_option_stands_there(table: dict[str, Any]) -> None:
    rules, known = rules_of("encounter"), documented()
    match, dice = start(5, strict=False, seats=4, alien_mode="random", **table), Dice(5)
    kinds: set[str] = set()
    for number in range(ANSWERS):
        if match.over:
            break
        for question in match.pending if number % 5 == 0 else ():
            view = {**rules.view(match, question.seat), **rules.help(match, question.seat)}
            assert keys(view) <= known, keys(view) - known
        kinds |= {str(option[0]) for question in match.pending for option in question.options}
        answer_one(match, dice, keen)
    assert len(kinds & known) >= 6, "and most kinds of options by name"
    told = {event[0] for event in match.game.events}
    assert {kind for kind in told if "." not in kind} <= known


def keys(view: Any, path: str = "") -> set[str]:
    found: set[str] = set()
    if isinstance(view, dict):
        for name, value in view.items():
            found.add(name)
            if name not in BY_NAME:
                found |= keys(value, name)
    elif isinstance(view, list):
        for value in view:
            if isinstance(value, dict):
                found |= keys(value, path)
    return found
