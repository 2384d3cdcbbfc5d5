"""Several people at one keyboard: who gets it next tells nothing about what anybody holds (R-SEC-2)."""

import random

import pytest

from cosmic_tui.link.keyboard import Keyboard, lets_pass
from cosmic_tui.link.saved import unkept
from cosmic_tui.table.setup import GameSetup, people_and_bots

from .playing import MIDDLE, SMALLEST, answer, app_for, settled

SECRET = {"kind": "question", "asked": ["table"]}
OPEN = {"kind": "question", "asked": [1]}


def nobody(seat: int) -> bool:
    return False


class TestTurns:
    def test_who_is_asked_gets_it(self) -> None:
        keyboard = Keyboard((0, 2, 3), even=False)
        keyboard.hear(SECRET)
        assert keyboard.turn(0, [3], nobody) == 3
        assert keyboard.turn(0, [], nobody) is None

    @pytest.mark.parametrize("asked", [[], [2], [3], [2, 3]])
    def test_in_a_secret_moment_it_goes_round_whoever_is_asked(self, asked: list[int]) -> None:
        """R-SEC-2: the same way round for every set of holders."""
        keyboard = Keyboard((0, 2, 3), even=True)
        keyboard.hear(SECRET)
        assert [keyboard.turn(2, asked, nobody), keyboard.turn(3, asked, nobody)] == [3, 0]

    def test_an_open_question_makes_no_round(self) -> None:
        keyboard = Keyboard((0, 1, 2), even=True)
        keyboard.hear(OPEN)
        assert keyboard.turn(0, [1], nobody) == 1
        assert keyboard.turn(1, [], nobody) is None

    def test_standing_orders_shorten_the_round(self) -> None:
        keyboard = Keyboard((0, 1, 2), even=True)
        keyboard.hear(SECRET)
        assert keyboard.turn(0, [], lambda seat: seat == 1) == 2
        assert lets_pass({"never": ["reveal"]}, {"moment": "reveal.flipped"})
        assert not lets_pass({"never": ["reveal"]}, {"moment": "launch.sent"})
        assert lets_pass({"until_change": True}, None)

    def test_one_person_never_passes_it_on(self) -> None:
        keyboard = Keyboard((1,), even=True)
        keyboard.hear(SECRET)
        assert keyboard.turn(1, [], nobody) is None


def shared(windows: str, seed: int = 2) -> GameSetup:
    seats = people_and_bots(["Ada", "Bea", "Cyd"], 3, "random")
    return GameSetup(seats, seed, {"seats": 3, "alien_mode": "random"}, windows=windows, beat=0.01)


async def curtains(windows: str) -> tuple[set[int], bool]:
    """Play a while; who got the keyboard, and whether somebody got it who had nothing to answer."""
    app = app_for(unkept(shared(windows)))
    sat: set[int] = set()
    idle = False
    async with app.run_test(size=SMALLEST) as pilot:
        for number in range(120):
            await settled(pilot)
            table = app.table()
            if table.model.over is not None:
                break
            if table.turns.curtain is not None:
                sat.add(table.turns.curtain)
                await pilot.press("enter")
            elif table.turns.passing:
                idle = True
                shown = "".join(run.text for row in table.sheet.shown for run in row)
                assert "You have nothing you can play here" in shown
                await pilot.press("enter")
            elif table.state.question is not None:
                answer(app, random.Random(number))
            else:
                await pilot.pause(0.02)
            if len(sat) == 3 and (idle or number > 60):
                break
    return sat, idle


async def test_even_windows_send_the_keyboard_round() -> None:
    """Whoever has nothing is told so, passes it on, and the game goes on."""
    assert await curtains("even") == ({0, 1, 2}, True)


async def test_quick_windows_ask_only_holders() -> None:
    assert await curtains("quick") == ({0, 1, 2}, False)


async def test_nothing_of_the_last_hand_is_left() -> None:
    """R-SEC-1: under every curtain the sheet has no card, number or board of anybody."""
    app = app_for(unkept(shared("even")))
    seen = 0
    async with app.run_test(size=MIDDLE) as pilot:
        for number in range(600):
            await settled(pilot)
            table = app.table()
            if seen > 5:
                break
            if table.turns.curtain is not None:
                words = "".join(run.text for row in table.sheet.shown for run in row)
                assert "please look away" in words
                assert "planet" not in words.casefold() and "attack" not in words.casefold()
                seen += 1
            if table.turns.curtain is not None or table.turns.passing:
                await pilot.press("enter")
            elif table.state.question is not None:
                answer(app, random.Random(number))
            else:
                await pilot.pause(0.02)
    assert seen > 5


async def test_what_happens_is_shown_to_all_before_the_curtain_and_shows_no_hand() -> None:
    """R-SEC-1: between two people the film is that of everybody who looks on; nobody sees it a second time."""
    clock = [0.0]
    seats = people_and_bots(["Ada", "Bea"], 4, "rookie")
    link = unkept(GameSetup(seats, 5, {"seats": 4, "alien_mode": "random"}))
    app = app_for(link, film=True, now=lambda: clock[0])
    shown = curtained = 0
    async with app.run_test(size=MIDDLE) as pilot:
        for number in range(400):
            await settled(pilot)
            table = app.table()
            if table.turns.seen.film.playing and table.turns.curtain is None:
                if table.turns.public:
                    shown += 1
                    assert table.turns.seen.view["seat"] == -1 and "hand" not in table.turns.seen.view
                    hand = table.state.film.newest["hand"]
                    assert hand and table.scene().view.get("hand") is None
                clock[0] = max(clock[0], table.turns.seen.film.due() or 0.0) + 0.001
                table.motion.tick()
            elif table.turns.curtain is not None:
                assert not table.turns.seen.film.playing
                curtained += 1
                await pilot.press("enter")
            elif table.state.question is not None:
                clock[0] += 1.0
                answer(app, random.Random(number))
            if shown > 20 and curtained > 2:
                break
        assert shown > 20 and curtained > 2
