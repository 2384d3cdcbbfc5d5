"""The rookie of Chaos Galaxy: lawful everywhere, better than chance, no peeping, no games without end."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots import make_bot
from engine.bots.chaos.fights import fought
from engine.bots.chaos.sight import Ship
from engine.bots.simulate import play
from engine.chaos.rules import RULES
from tests.battery.chaos.players import FEW, any_table, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
DUELS = 400 if LARGE else 24
MIRRORS = 1000 if LARGE else 12
DECKS = ("human_combined_fleet", "insectoid_hive", "sharkfolk_hunt", "cerebrite_senate")


def duel(seed: int, names: tuple[str, str], deck: str) -> Any:
    return play(RULES, {"decks": [deck, deck]}, seed, names)


def test_it_beats_chance_with_the_same_deck() -> None:
    """At least 95 of 100, on both seats; in a short run none is lost."""
    won = 0
    for seed in range(DUELS):
        names = ("rookie", "random") if seed % 2 else ("random", "rookie")
        result = duel(seed, names, DECKS[seed % len(DECKS)])
        assert result.fault is None, result.fault
        won += names[result.winners[0]] == "rookie"
    assert won >= DUELS * 0.95, f"{won} of {DUELS}"


def test_its_games_end_by_themselves() -> None:
    """The hard stop judges fewer than one in a thousand."""
    judged = 0
    for seed in range(MIRRORS):
        result = duel(seed, ("rookie", "rookie"), DECKS[seed % len(DECKS)])
        assert result.fault is None and not result.endless
        judged += result.counted["judged"]
    assert judged <= MIRRORS // 1000, f"{judged} of {MIRRORS}"


@FEW
@given(st.integers(0, 2**32))
def test_every_answer_is_lawful_whatever_the_table(seed: int) -> None:
    """All modes, seats and decks: an answer that does not work would raise."""
    dice = Dice(seed)
    match = start(seed, strict=False, **any_table(dice))
    bots: list[Any] = [make_bot("rookie", seat, seed, "chaos") for seat in range(match.game.n)]
    for _ in range(400):
        if match.over:
            break
        question = match.pending[0]
        glanced = bots[question.seat].glance(question)
        seen = bots[question.seat].answer(RULES.view(match, question.seat))
        assert glanced is None or glanced == seen
        match.answer(question.seat, RULES.answer(question, seen))


@FEW
@given(st.integers(0, 2**32))
def test_it_looks_at_nothing_hidden(seed: int) -> None:
    """The same view, another deal behind it: the same answer."""
    match = start(seed, strict=False, seats=2)
    bots: list[Any] = [make_bot("rookie", seat, seed, "chaos") for seat in range(2)]
    for number in range(200):
        if match.over:
            break
        question = match.pending[0]
        other = RULES.redeal(match, question.seat, Dice(seed + number))
        answer = bots[question.seat].answer(RULES.view(match, question.seat))
        if other is not None:
            again: Any = make_bot("rookie", question.seat, seed, "chaos")
            again.turn, again.attacks = match.game.turn, bots[question.seat].attacks - (question.why == "main.target")
            assert again.answer(RULES.view(other, question.seat)) == answer
        match.answer(question.seat, answer)


def ship(seat: int, speed: int, firepower: int, armour: int, bombing: int) -> Ship:
    return Ship(seat * 10 + speed, seat, speed, firepower, armour, bombing, 5.0, True, (), 2)


@pytest.mark.parametrize(
    ("attackers", "defenders", "bombing", "lost"),
    [
        ([ship(0, 5, 2, 3, 2)], [], 2, (False, False)),
        ([ship(0, 5, 3, 3, 2)], [ship(1, 3, 1, 2, 0)], 0, (False, True)),
        ([ship(0, 2, 1, 1, 1)], [ship(1, 4, 3, 3, 0)], 0, (True, False)),
    ],
)
def test_a_fight_thought_through_comes_out_as_the_rules_say(
    attackers: list[Ship], defenders: list[Ship], bombing: int, lost: tuple[bool, bool]
) -> None:
    """Faster first, a dying ship replies, who fired or was hit does not bomb."""
    outcome = fought(attackers, defenders)
    assert outcome.bombing == bombing
    assert tuple(part >= 5.0 for part in outcome.lost) == lost
