"""A-SET-21: chance is used in this order and no other, so that a seed means the same table for ever."""

from __future__ import annotations

from typing import Any

import pytest

from engine.andromeda import raiders, setup
from engine.andromeda.rules import RULES
from engine.kernel.asking import nth

# events, planets, their tiles with the bases, nebula moons, moons of five colours; five raider cards, S dice;
# modules, discovery and supremacy tokens, tactics, factions; upgrades of four types, destiny; dice of leaders, and six
# each for who begins
ORDER = [
    *(f"shuffle {n}" for n in (10, 15, 10, 6, 9, 9, 9, 9, 9)), *["of 2"] * 5, *["die"] * 2,
    *(f"shuffle {n}" for n in (27, 27, 27, 27, 21, 8, 80, 12, 5, 5, 5, 5, 20)), *["die"] * (2 + 2 * 6),
]  # fmt: skip


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How many things were shuffled, how many of how many were drawn, which dice fell: one after the other."""
    found: list[str] = []
    shuffle, below, throw = setup.shuffle, setup.below, raiders.throw

    def shuffled(game: Any, things: list[Any]) -> None:
        found.append(f"shuffle {len(things)}")
        shuffle(game, things)

    def one_of(game: Any, many: int) -> int:
        found.append(f"of {many}")
        return below(game, many)

    def thrown(game: Any) -> int:
        found.append("die")
        return throw(game)

    monkeypatch.setattr(setup, "shuffle", shuffled)
    monkeypatch.setattr(setup, "below", one_of)
    monkeypatch.setattr(setup, "throw", thrown)
    monkeypatch.setattr(raiders, "throw", thrown)
    return found


def test_a_seed_is_used_up_in_the_order_of_the_rules(used: list[str]) -> None:
    match = RULES.new({"seats": 2, "destiny": True}, 3)
    while not match.game.turn:
        question = match.pending[0]
        match.answer(question.seat, nth(question, 0))
    assert used == ORDER
