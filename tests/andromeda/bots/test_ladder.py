"""The rungs of Andromeda's Edge: how often each errs, and which factions bots choose."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from engine.andromeda.bots.choices import BALANCED, STRENGTH, faction
from engine.andromeda.content import FACTION_IDS
from engine.andromeda.rules import RULES
from engine.bots import bots, make_bot
from engine.bots.simulate import play
from tests.andromeda.rules.players import TABLES
from tests.andromeda.rules.test_forecast import walk


def test_an_ensign_errs_less_often_than_a_cadet() -> None:
    """In the same positions: two times where a cadet errs five times."""
    assert bots("andromeda")["ensign"].errs == bots("andromeda")["cadet"].errs * 0.4
    differ = {"cadet": 0, "ensign": 0}
    for number, match in enumerate(walk(3, TABLES[1], 900)):
        question = match.pending[0]
        seen = RULES.view(match, question.seat)
        best = make_bot("rookie", question.seat, number, "andromeda").answer(seen)
        for name in differ:
            differ[name] += make_bot(name, question.seat, number, "andromeda").answer(seen) != best
    assert 10 < differ["ensign"] < differ["cadet"] * 0.7, differ


def test_an_ensign_plays_a_game_to_its_end() -> None:
    result = play(RULES, {"seats": 3, "length": "short"}, 5, ("ensign", "rookie", "cadet"), strict=True)
    assert result.winners and result.fault is None and not result.endless


def test_bots_choose_factions_by_taste_and_strength() -> None:
    """Of three that are dealt every one is taken now and then, and the one that wins most is taken most."""
    assert set(STRENGTH) == set(BALANCED) == set(FACTION_IDS)
    taken = Counter(dealt[faction(dealt, False, seed)] for dealt in combinations(FACTION_IDS, 3) for seed in range(40))
    dealt_each = 55 * 40  # so often each is among the three
    assert all(0.15 * dealt_each < taken[name] < 0.65 * dealt_each for name in FACTION_IDS), taken
    assert taken.most_common(1)[0][0] == "F01" and taken["F01"] > 1.5 * taken["F11"]
    dealt = ("F01", "F10", "F11")
    evened = Counter(dealt[faction(dealt, True, seed)] for seed in range(400))
    assert evened["F01"] < Counter(dealt[faction(dealt, False, seed)] for seed in range(400))["F01"]
