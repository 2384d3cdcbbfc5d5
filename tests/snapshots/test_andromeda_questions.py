"""Every kind of question of Andromeda's Edge as a picture: the table at 80x24 when a scenario first asks it.

Kinds that a position of this folder shows at four sizes already are left out here. The words say which kinds there are.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cosmic_tui.cli.scenario import known_rules
from engine.andromeda.rules import RULES
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import read
from tests.andromeda.screens.drawn import text_of

from .canned import names, spelt_out
from .conftest import MISSING, TextFile
from .kit import COMPACT

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "scenarios" / "andromeda"
SENTENCES = ROOT.parent / "cosmic_tui" / "words" / "en" / "andromeda" / "questions.ftl"
# sentences that belong to no step of their own; the last asks two questions in one (prompt/pairs.py)
NO_STEP = ("q-any", "q-beside", "q-modules-buy_two")
WINDOWS = "q-turn-window_"  # one question, in the words of each pause


def kinds() -> list[str]:
    """All there are, as the sentences name them."""
    found = re.findall(r"^(q-[\w-]+) =", SENTENCES.read_text(encoding="utf-8"), re.MULTILINE)
    return [ident for ident in found if ident not in NO_STEP and not ident.startswith(WINDOWS)]


def shown_large() -> set[str]:
    """Those of the positions of this folder."""
    stops = (spelt_out(name)["stop"].partition(" ")[2] for name in names("andromeda"))
    return {f"q-{why.replace('.', '-')}" for why in stops}


@cache
def first_asked() -> dict[str, dict[str, Any]]:
    """By kind, the view of the seat that is asked, in the scenario that asks it first."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(SCENARIOS.rglob("*.toml")):
        for scenario in read(file.read_text(encoding="utf-8"), known_rules):
            rehearsal = Rehearsal(scenario, RULES.staging(scenario))
            while not rehearsal.over and not rehearsal.failures and rehearsal.match.pending:
                for question in rehearsal.match.pending:
                    ident = f"q-{question.why.replace('.', '-')}"
                    if ident not in found:
                        seat = question.seat
                        match = rehearsal.match
                        found[ident] = {**RULES.view(match, seat), **RULES.help(match, seat)}
                rehearsal.go()
    return found


def test_every_kind_is_asked_somewhere() -> None:
    assert sorted(set(kinds()) - set(first_asked()) - shown_large()) == []
    assert sorted(set(first_asked()) - set(kinds())) == []


@pytest.mark.parametrize("ident", [ident for ident in kinds() if ident not in shown_large()])
def test_question(ident: str, snapshot: SnapshotAssertion) -> None:
    text = text_of(first_asked()[ident], COMPACT)
    assert MISSING not in text
    assert text == snapshot(name=ident.removeprefix("q-"), extension_class=TextFile)
