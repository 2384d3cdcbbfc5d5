"""What hangs on hidden things is drawn for nobody who may not know them: the same rows in every world."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.draw.layout import CLASSES
from engine.kernel.game import AnyMatch
from tests.night import one_in
from tests.support import Dice

from .drawn import rows_of
from .playing import RULES, looks

EVERY = 97  # questions of a game from one that is looked at to the next
MOST = 12


def seen(match: AnyMatch, seat: int) -> dict[str, Any]:
    """As a table tells it a person."""
    return {**RULES.view(match, seat), **RULES.help(match, seat)}


@pytest.mark.parametrize("seed", range(4 // one_in(2)))
def test_the_table_of_who_is_not_asked_is_the_same_in_every_world(seed: int) -> None:
    """Hands, orders of stacks, kept tokens, goals, raiders face down: row by row, colours and marks included."""
    dice, drawn, worlds = Dice(seed), 0, 0
    for number, look in enumerate(looks(seed)):
        if number % EVERY or look.match.over or drawn >= MOST:
            continue
        for seat in range(look.match.game.n):
            if look.match.question_for(seat) is not None:
                continue
            other = RULES.redeal(look.match, seat, dice)
            assert other is not None
            worlds += other.game.facts() != look.match.game.facts()
            size = list(CLASSES.values())[drawn % len(CLASSES)]
            assert rows_of(seen(other, seat), size) == rows_of(seen(look.match, seat), size), (number, seat)
            drawn += 1
    assert drawn >= MOST and worlds >= MOST - 1


def test_a_row_that_tells_is_found() -> None:
    """One card more in a hand, and the seats are drawn otherwise."""
    look = next(look for look in looks(1) if look.match.game.turn and any(look.match.game.hands))
    asked = look.question.seat
    seat = 1 - asked
    other = look.match.fork()
    other.game.hands[asked].append(other.game.tactics_deck.pop())
    assert rows_of(seen(other, seat), (80, 24)) != rows_of(seen(look.match, seat), (80, 24))
