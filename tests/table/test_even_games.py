"""Which games need silences at even tables: those that ask somebody in secret, and they count where they might have.

Chaos Galaxy and Andromeda's Edge ask everybody by what all can see, in whatever deal (tests/chaos/battery/test_secrets,
tests/andromeda/rules/test_secrets compare whom they wait for): so there is nothing to hold back, and even costs
nothing.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from cosmic_tui.table.setup import GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.games import games
from engine.kernel.asking import BARGAIN, how_many, nth
from tests.support import Dice

ANSWERS = 250
IN_SECRET = {"encounter"}  # games in which a question may be one that nobody sees


def played(game: str, seed: int) -> tuple[Table, int, int]:
    """A table of three people who answer by dice: how many secret questions there were, and how many silences."""
    seats = tuple(SeatSetup("person", name) for name in ("Ada", "Bea", "Cai"))
    table = Table(GameSetup(seats, seed, {"seats": 3}, game, windows="even"), chance=random.Random(seed).random)
    now, dice, secret, silent = 0.0, Dice(seed), 0, 0
    table.start(now)
    for _ in range(ANSWERS):
        now = max(now + 1.0, table.hold if table.hold < 1e9 else now)
        table.tick(now)
        if not table.match.pending:
            break
        question = table.match.pending[dice.below(len(table.match.pending))]
        secret += question.secret
        given: Any = ["give_up"] if question.shape == BARGAIN else nth(question, dice.below(how_many(question)))
        table.receive(
            question.seat,
            {"kind": "answer", "serial": table.seats[question.seat].serial, "answer": given},
            now,
        )
        silent += table.hold > now
    return table, secret, silent


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_that_asks_in_secret_counts_silences_and_others_are_never_silent(game: str) -> None:
    tables = [played(game, seed) for seed in range(3)]
    assert sum(table.answers for table, _, _ in tables) > ANSWERS
    secret = sum(found for _, found, _ in tables)
    assert bool(secret) == (game in IN_SECRET)
    counted = sum(table.rules.silences(table.match) for table, _, _ in tables)
    assert bool(counted) == bool(secret), "or a silence would tell that somebody is asked"
    assert bool(sum(silent for _, _, silent in tables)) == bool(secret)
