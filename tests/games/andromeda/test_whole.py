"""Whole games at a table: with keys on the real screen at its smallest, and in plain mode with what is offered."""

import random

from cosmic_tui.link.saves import unkept
from cosmic_tui.plain.session import Session
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.words import Words
from tests.screens.playing import SMALLEST, answer, app_for, settled
from tests.snapshots.kit import text_of

HOLE = "«"
KEYS = 50  # answers on the screen; a whole game is some 900
SEATS = 2


def a_table(seed: int) -> GameSetup:
    options = {"seats": SEATS, "length": "short"}
    return GameSetup(people_and_bots(["Vera"], SEATS, "random"), seed, options, "andromeda")


async def test_turn_after_turn_with_keys_alone() -> None:
    """Every question is answered with digits and Enter, every picture is whole."""
    app, asked = app_for(unkept(a_table(4))), 0
    async with app.run_test(size=SMALLEST) as pilot:
        for number in range(4 * KEYS):
            await settled(pilot)
            table = app.table()
            if table.model.over is not None or asked == KEYS:
                break
            if table.state.question is not None:
                answer(app, random.Random(number))
                asked += 1
            if not number % 20:
                assert HOLE not in text_of(app)
    assert asked == KEYS


def test_a_whole_game_in_plain_mode() -> None:
    """With numbers alone, from the first question to who has won; no sentence has a hole."""
    link = unkept(a_table(6))
    session = Session(link, Words("en", "andromeda", plain=True))
    link.subscribe(session.hear)
    dice = random.Random(6)
    told: list[str] = []
    for _ in range(3000):
        session.speak()
        said = session.take()
        told += said
        if session.over is not None:
            break
        session.line(str(dice.randint(0, 4)))
    assert any("wins the game" in line or "You win" in line for line in told)
    assert not [line for line in told if HOLE in line]
