"""Every alien has advice for its rookie, all of it fits, and advice knows only what its seat sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.simulate import play
from engine.encounter.bots.reading import advisers
from engine.encounter.cards import ALIEN_IDS
from engine.encounter.rules import RULES
from tests.encounter.bots.stages import FIGHT, seen

HOOKS = {"use", "wild", "super_", "answer", "adapt", "strength", "reading", "price", "prize", "toll", "debt", "zap"}


def test_every_alien_has_advice_and_nothing_else_has() -> None:
    assert set(advisers.modules()) == set(ALIEN_IDS)


@pytest.mark.parametrize("alien", ALIEN_IDS)
def test_advice_speaks_of_its_alien(alien: str) -> None:
    """A rating for three to five players, both halves of the flare, and an answer wherever the alien asks something."""
    module = advisers.modules()[alien]
    assert len(module.DANGER) == 3 and all(1 <= rating <= 5 for rating in module.DANGER)
    assert callable(module.wild) and callable(module.super_)
    assert HOOKS & set(dir(module))


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Advice that was given and could not be followed, counted while games are played."""
    counted: Counter[str] = Counter()
    proper = advisers.proper

    def checked(question: Any, wish: Any) -> Any:
        answer = proper(question, wish)
        if wish is not None and answer is None:
            counted[f"{question.why}: {wish}"] += 1
        return answer

    monkeypatch.setattr(advisers, "proper", checked)
    return counted


@pytest.mark.parametrize("alien", ALIEN_IDS)
def test_advice_always_fits(alien: str, misfits: Counter[str]) -> None:
    """R-SEC-3, T-LIS-4: a game with it at every kind of table, without a fault and without advice that is refused."""
    rich = {"wild_flares": True, "technology": True, "four_planets": True, "seats": 5}
    tables: tuple[dict[str, Any], ...] = ({}, rich)
    for number, wishes in enumerate(tables):
        options = {"seats": 4, "alien_mode": "random", "aliens": [alien], **wishes}
        result = play(RULES, options, number, ("rookie",))
        assert result.fault is None, result.fault.kind
        assert result.winners
    assert not misfits


def test_advice_knows_only_the_sight() -> None:
    """R-SEC-3: the same view gives the same advice, whatever bot asks."""
    found = seen(0, "planning.pick", **FIGHT, aliens=["virus"], hands={"a": ["attack 8", "attack 40"], "b": 5})
    assert {make_bot("rookie", 0, seed).answer(found) for seed in range(20)} == {0}
