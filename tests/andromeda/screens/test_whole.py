"""Whole games at a table: with keys on the real screen at its smallest, and in plain mode with what is offered."""

import random

from cosmic_tui.link.saved import unkept
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
    """With numbers and Enter alone, from the first question to who has won, said once; no sentence has a hole."""
    link = unkept(a_table(8))  # a short one
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
        session.line(dice.choice(("", "0", "1", "2", "3", "4", "1 2")))
    assert len([line for line in told if "wins the game" in line or "You win the game" in line]) == 1
    assert not [line for line in told if HOLE in line]


async def test_moons_have_letters_of_their_own() -> None:
    """`j` leads to slotting and `k` to abandoning whatever is asked; the same letter again goes on to the next one."""
    app, found = app_for(unkept(a_table(4))), False
    async with app.run_test(size=SMALLEST) as pilot:
        for number in range(4 * KEYS):
            await settled(pilot)
            table = app.table()
            acts = [ref[0] for ref in (table.state.view or {}).get("beside", ())]
            if table.state.question is not None and acts.count("slot") > 1 and "abandon" in acts:
                assert "j slot   k abandon" in text_of(app)
                table.press("?")
                await pilot.pause()
                assert "do something else first" in text_of(app)
                app.screen.press("Esc")
                await pilot.pause()
                table.press("k")
                assert table.eyes.beside and table.answer.draft.choice.ref[0] == "abandon"
                seen = []
                for _ in range(acts.count("slot") + 1):
                    table.press("j")
                    seen.append(table.answer.draft.choice.ref)
                assert {ref[0] for ref in seen} == {"slot"}
                assert len(set(seen)) == acts.count("slot") and seen[0] == seen[-1]
                found = True
                break
            if table.state.question is not None:
                answer(app, random.Random(number))
    assert found
