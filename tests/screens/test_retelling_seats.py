"""A game that is over is seen once more from any seat; one that is not, only from one's own."""

from pathlib import Path
from typing import Any

from cosmic_tui.link.replay import load, replay_of
from cosmic_tui.link.saved import new_game
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.table.setup import GameSetup, people_and_bots

from .playing import app_for, play, rows, settled

RECORD = Path(__file__).parents[1] / "data" / "records" / "three.cosmicgame"


def story_of(app: Any) -> ReplayScreen:
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_a_story_is_told_to_any_seat() -> None:
    app = app_for(replay_of(load(RECORD)))
    async with app.run_test(size=(140, 45)) as pilot:
        await settled(pilot)
        screen = story_of(app)
        hands = []
        await pilot.press("space", "right_square_bracket", "right_square_bracket")
        for seat in (-1, 0, 1, 2):
            view = screen.state.view
            assert view is not None and view["seat"] == seat
            hands.append((view["turn"], view.get("hand")))
            assert ("Shown to" in rows(app)) == (seat >= 0) and "other seat" in rows(app)
            await pilot.press("tab")
            await settled(pilot)
        assert screen.told is app.table().state, "once round"
        assert len({turn for turn, _ in hands}) == 1, "the same moment"
        assert len({str(hand) for _, hand in hands}) == 4, "what nobody sees, and three hands"
        await pilot.press("shift+tab")
        await settled(pilot)
        assert screen.told.seat == 2


async def test_as_long_as_a_game_goes_on_the_others_are_not_looked_at(tmp_path: Path) -> None:
    setup = GameSetup(people_and_bots(["Vera"], 3, "random"), 3, {"seats": 3, "alien_mode": "random"})
    app = app_for(new_game(setup, tmp_path), games=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await play(pilot, 3, most=8)
        await pilot.press("v")
        await settled(pilot)
        screen = story_of(app)
        assert "other seat" not in rows(app)
        await pilot.press("tab")
        assert screen.told is app.table().state
        await pilot.press("escape")
        await play(pilot, 5)  # the answers of this chance end the game soon
        for key in ("v", "v"):  # to the last page, and from there
            await settled(pilot)
            await pilot.press(key)
        await settled(pilot)
        await settled(pilot)
        assert "other seat" in rows(app)
        await pilot.press("tab")
        await settled(pilot)
        screen = story_of(app)
        assert screen.told.seat == 1 and screen.state.view is not None and screen.state.view["seat"] == 1
