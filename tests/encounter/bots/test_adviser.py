"""How advice is asked, wherever an alien has something to say, and what becomes of advice that does not fit."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.bots import make_bot
from engine.encounter.bots.reading import advisers, duel
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view import view
from tests.encounter.bots.games import positions


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A module of advice about the alien that seat 0 of `seen` has."""
    module = SimpleNamespace()
    monkeypatch.setattr(advisers, "modules", lambda: {"human": module})
    monkeypatch.setattr(advisers, "having", advisers.having.__wrapped__)  # what it has changes from line to line
    monkeypatch.setattr(advisers, "held_by", advisers.Held)
    return module


def seen_by_human() -> dict[str, Any]:
    match, seat, _ = next(
        entry
        for entry in positions(3, seats=3, aliens=["human", "warrior", "zombie"])
        if entry[1] == 0 and entry[0].question_for(0).why == "launch.aim"
    )
    return view(match, seat)


def test_an_alien_may_adapt_its_owner(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    last = tuple(seen["question"]["options"][-1])
    adviser.adapt = lambda sight, question: last
    assert make_bot("rookie", 0, 1).answer(seen) == len(seen["question"]["options"]) - 1


@pytest.mark.parametrize("wish", [("planet", 99), "nonsense", 5, None])
def test_advice_that_does_not_fit_is_none(adviser: SimpleNamespace, wish: Any) -> None:
    seen = seen_by_human()
    without = make_bot("rookie", 0, 1).answer(seen)
    adviser.adapt = lambda sight, question: wish
    assert make_bot("rookie", 0, 1).answer(seen) == without


def test_an_alien_says_when_its_power_and_its_flares_are_used(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    seen["question"] |= {
        "why": "window", "options": [["power", "human.power"], ["card", "flare_human"], ["pass"]],
        "by": ["moment", "regroup.begin"],
    }  # fmt: skip
    seen["cards"] = [["flare_human", "now", "wild", []]]
    adviser.use, adviser.wild = (lambda *asked: False), (lambda *asked: True)
    assert make_bot("rookie", 0, 1).answer(seen) == 1
    adviser.wild = lambda *asked: False
    assert make_bot("rookie", 0, 1).answer(seen) == 2
    adviser.use = lambda *asked: True
    assert make_bot("rookie", 0, 1).answer(seen) == 0
    seen["cards"] = [["flare_human", "now", "super", []]]
    adviser.use, adviser.super_ = (lambda *asked: False), (lambda *asked: True)
    assert make_bot("rookie", 0, 1).answer(seen) == 1


def test_an_alien_answers_its_own_questions(adviser: SimpleNamespace) -> None:
    seen = seen_by_human()
    seen["question"] |= {"why": "human.choose", "options": [["yes"], ["pass"]]}
    adviser.answer = lambda sight, question: ("pass",)
    assert make_bot("rookie", 0, 1).answer(seen) == 1


def test_what_powers_add_counts_for_everybody(adviser: SimpleNamespace) -> None:
    before = duel.lead(Sight(seen_by_human()))
    adviser.strength = lambda sight, owner, side: 4.0 if side == sight.side(owner) else 0.0
    assert duel.lead(Sight(seen_by_human())) == before + 4


def test_the_stronger_alien_is_kept(adviser: SimpleNamespace) -> None:
    adviser.DANGER = (5, 5, 5)
    seen = seen_by_human()
    seen["question"] |= {"why": "setup.alien", "options": [["alien", "zombie"], ["alien", "human"]]}
    assert make_bot("rookie", 0, 1).answer(seen) == 1
