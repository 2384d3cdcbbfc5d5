"""Which games need silences at even tables: those that ask somebody in secret.

Encounter counts the moments at which it might have asked somebody. Chaos Galaxy puts every such question, and the table
passes for who has nothing to use. Andromeda's Edge asks everybody by what all can see, in whatever deal
(tests/andromeda/rules/test_secrets compares whom it waits for): so there is nothing to hold back, and even costs
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

ANSWERS = 150
SILENT = {"encounter", "chaos"}  # games in which a question may be one that nobody sees
COUNTED = {"encounter"}  # those that do not put it where nobody has anything to say


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
    tables = [played(game, seed) for seed in range(2)]
    assert sum(table.answers for table, _, _ in tables) > ANSWERS
    counted = sum(table.rules.silences(table.match) for table, _, _ in tables)
    assert bool(counted) == (game in COUNTED)
    assert game in SILENT or not sum(found for _, found, _ in tables), "or nothing hides that somebody is asked"
    assert bool(sum(silent for _, _, silent in tables)) == (game in SILENT)
