"""Questions with one right answer for a rookie: positions as scenarios stage them, with another question put."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.chaos.bots import picks, windows
from engine.chaos.bots.sight import Sight, card
from engine.chaos.rules import RULES
from engine.chaos.scenario import ChaosStaging
from engine.testing.scenario import read

STAGED = """
game = "chaos"
[[scenario]]
id = "t"
title = "t"
rules = ["K-FIRE-1"]
a = { credits = 4, centre = ["crx"], hangar = ["lancer_wing as u, used", "iron_maw as i"] }
b = { hangar = ["unicornis as n"] }
expect.a.credits = 4
"""
DEAR, CHEAP = "crx", "drone_flyer"


def seen(why: str = "window", ids: tuple[str, ...] = (), **parts: Any) -> Sight:
    """What seat a sees, asked to choose one of these cards."""
    view: Any = RULES.view(ChaosStaging(read(STAGED, known_rules)[0]).begin(), 0)
    question = {"why": why, "shape": "pick", "options": [["card", ident] for ident in ids], "low": 1, "high": 1}
    return Sight({**view, "question": {**view["question"], **question}, **parts})  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("why", "hand", "kept"),
    [
        ("discard.card", [DEAR, CHEAP], DEAR),
        ("discard.card", [], CHEAP),
        ("discard.ship", [], DEAR),
        ("discard.ship", [DEAR, CHEAP], DEAR),
    ],
)
def test_the_worst_card_goes_and_of_another_the_best(why: str, hand: list[str], kept: str) -> None:
    """Cards that are not in the bot's own hand are another's, if it is cards that are asked for."""
    for ids in ((DEAR, CHEAP), (CHEAP, DEAR)):
        assert ids[picks.discard(seen(why, ids, hand=hand))] != kept


@pytest.mark.parametrize(("attacker", "defender", "wakes"), [(1, 0, True), (0, 1, False), (-1, -1, False)])
def test_a_ship_is_turned_back_by_who_is_attacked(attacker: int, defender: int, wakes: bool) -> None:
    fight = {"attacker": attacker, "defender": defender, "attackers": [], "defenders": []} if attacker >= 0 else None
    face = card("scramble_order")
    assert (windows.woken(seen(fight=fight), face, face.effects[0]) > 0) == wakes
