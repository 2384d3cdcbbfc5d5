"""The rookie: lawful, the same for the same view, blind to what is hidden, better than chance."""

from __future__ import annotations

import os
from typing import Any

import pytest

from engine.andromeda.rules import RULES
from engine.bots import make_bot
from engine.bots.simulate import play as whole_game
from tests.andromeda.rules.players import TABLES, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
GAMES = 100 if LARGE else 4
WINS = 90 if LARGE else 4


@pytest.mark.parametrize("table", TABLES[1:4])
def test_a_rookie_plays_every_variant_to_its_end(table: dict[str, Any]) -> None:
    """In strict mode: rookies come to places where players by chance never are."""
    result = whole_game(RULES, table, 17, ("rookie",), strict=True)
    assert result.fault is None and not result.endless
    assert result.winners


def test_a_rookie_among_three_random_players_wins() -> None:
    """Nine of ten, whatever its seat (a hundred of a hundred when last counted)."""
    won = 0
    for seed in range(GAMES):
        names = tuple("rookie" if seat == seed % 4 else "random" for seat in range(4))
        result = whole_game(RULES, {"seats": 4}, seed, names)
        assert result.fault is None and not result.endless
        won += result.winners == (seed % 4,)
    assert won >= WINS


@pytest.mark.parametrize(
    ("one", "others", "games", "wins"),
    [("cadet", "random", 4, 3), pytest.param("rookie", "cadet", 24, 20, marks=pytest.mark.large)],
)
def test_a_cadet_stands_between_chance_and_a_rookie(one: str, others: str, games: int, wins: int) -> None:
    """A first opponent: it won 60 of 60 against three random players, 2 of 60 among three rookies; a rookie won
    21 of 24 among three cadets."""
    won = 0
    for seed in range(games):
        names = tuple(one if seat == seed % 4 else others for seat in range(4))
        result = whole_game(RULES, {"seats": 4, "length": "short"}, seed, names, strict=not seed)
        assert result.fault is None and not result.endless
        won += result.winners == (seed % 4,)
    assert won >= wins


def test_a_rookie_knows_no_more_than_its_view() -> None:
    """Everything hidden is dealt anew: the same answer."""
    match = start(6, strict=False, seats=4)
    bots = [make_bot("rookie", seat, 6, "andromeda") for seat in range(4)]
    others = [make_bot("rookie", seat, 6, "andromeda") for seat in range(4)]
    dice, n = Dice(6), 0
    while match.pending and n < 350:
        question = match.pending[0]
        seat = question.seat
        other = RULES.redeal(match, seat, dice)
        assert other is not None
        answer = bots[seat].answer(RULES.view(match, seat))
        assert others[seat].answer(RULES.view(other, seat)) == answer
        match.answer(seat, answer)
        n += 1
