"""Puzzles on the screen: put, answered, explained, the next one; what was missed comes again; marks that are kept."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.draw.bars import bar_rows
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.link.reviewing import Reviewing, reviewing
from cosmic_tui.puzzles import pack
from cosmic_tui.puzzles.pack import Puzzle
from cosmic_tui.review.found import ASKED, PUZZLE, Part
from cosmic_tui.review.going import done, task_of
from cosmic_tui.say.puzzles import Bar
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.solved import SolvedScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.title import TitleScreen
from cosmic_tui.storage.saves import list_games
from cosmic_tui.words import words
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.kernel.record import Record
from tests.puzzles.positions import STRONG, puzzle_at

from .playing import app_for, rows, settled
from .sitting import sit_at
from .test_review import marked


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture(scope="module")
def two() -> tuple[Puzzle, Puzzle]:
    """Two in which the last colony is won by attack 40: it is the second card of the hand."""
    return puzzle_at(STRONG, 1400), puzzle_at({**STRONG, "seed": 2}, 1600)


@pytest.fixture
def shipped(two: tuple[Puzzle, Puzzle], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack, "shipped", lambda game: two)
    monkeypatch.setattr("cosmic_tui.draw.titlemenu.has_puzzles", lambda game: True)


async def pressed(pilot: Pilot[None], *keys: str) -> str:
    await pilot.press(*keys)
    await settled(pilot)
    assert isinstance(pilot.app, CosmicApp)
    return rows(pilot.app)


@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_puzzles_are_put_answered_and_explained_one_after_the_other(
    size: tuple[int, int], tmp_path: Path
) -> None:
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        assert "find the best answer" in rows(app)
        put = await pressed(pilot, "z")
        assert isinstance(app.screen, TableScreen) and "Choose your encounter card" in put and "puzzle" in put
        assert "Puzzle. Your rating: 1,320." in put and "Solved today" not in put
        assert "b advice" not in put and "last colony" not in put, "what it is about is told behind the answer"
        told = await pressed(pilot, "2", "enter")
        assert isinstance(app.screen, SolvedScreen) and "Not right: attack 40 is better than attack 04" in told
        assert "your answer" in told and "In 24 tries, that encounter won you the game in" in told
        assert "About: encounter cards and the last colony." in told
        assert "Your rating: 1," in told and "(-" in told
        day = datetime.date.today() + datetime.timedelta(1)
        assert f"comes again on {words('en').date(day.year, day.month, day.day)}" in told
        assert "A question waits" not in told and "question to answer" not in told
        board = await pressed(pilot, "l")
        assert isinstance(app.screen, TableScreen) and "This puzzle has been answered." in board
        await pressed(pilot, "enter")
        assert isinstance(app.screen, SolvedScreen)
        other = await pressed(pilot, "enter")
        assert isinstance(app.screen, TableScreen) and "Solved today: 0 of 1." in other
        told = await pressed(pilot, "1", "enter")
        assert "Right: attack 40." in told and "(+" in told and "comes again" not in told
        assert [one.right for one in app.diary.puzzle_tries()] == [False, True]
        assert "The next one comes again on" in await pressed(pilot, "enter")
        await pressed(pilot, "escape")
        assert isinstance(app.screen, TitleScreen)
        assert "The next one comes again on" in await pressed(pilot, "z"), "nothing is due today"
        assert list_games(tmp_path / "games") == [], "a puzzle is no saved game"


@pytest.mark.usefixtures("shipped")
async def test_a_game_of_its_own_is_played_on_from_a_puzzle(tmp_path: Path) -> None:
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pressed(pilot, "z", "1", "enter", "p")
        table = app.table()
        assert table is app.screen and table.link.offers.puzzle is None and table.link.offers.adviser is not None
        assert table.state.question["why"] == "planning.pick"
        assert [row.branched for row in list_games(tmp_path / "games")] == [True]
        await pressed(pilot, "1", "enter")
        assert table.state.question is None or table.state.question["why"] != "planning.pick", "it goes on"


@pytest.mark.parametrize("ascii_only", [False, True])
@pytest.mark.parametrize("room", [74, 110])
def test_bars_are_as_long_as_answers_are_worth(room: int, ascii_only: bool) -> None:
    look = Look(words("en"), parts=Parts("encounter"))
    look = replace(look, glyphs=type(look.glyphs)(ascii_only))
    bars = [Bar("attack 40", 80, True, False), Bar("a" * 60, 40, False, True), Bar("nothing", 0, False, False)]
    found = ["".join(run.text for run in row) for row in bar_rows(look, bars, "your answer", room)]
    full = look.glyphs["full"]
    lengths = [row.count(full) for row in found]
    assert lengths[0] == {74: 22, 110: 50}[room], "the best answer fills the room there is"
    assert lengths[0] == 2 * lengths[1] and lengths[2] == 0 and all(len(row) <= room for row in found)
    assert found[1].endswith(" 40 your answer") and "your answer" not in found[0] and found[0].startswith("attack 40")


# --- marks of a review -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    found = play(RULES, {"seats": 3}, 3, ("cadet", "rookie", "rookie"), keep_record=True).record
    assert found is not None
    return found


def decision_at(going: Reviewing, why: str) -> int:
    """The first decision of that kind."""
    rows_found = done(task_of(going.review, going.data, 0, Part(ASKED)))[ASKED]
    return next(int(row[0]) for row in rows_found if row[2] == why)


class Here:
    """A worker in this process."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work, self.found = work, {}  # type: Callable[[Any], Any], dict[Any, Any]

    def begin(self, name: Any, task: Any) -> bool:
        self.found[name] = self.work(task)
        return True

    def taken(self, name: Any) -> Any:
        return self.found.pop(name)

    def close(self) -> None:
        """Nothing runs."""


async def test_a_mark_is_kept_as_a_puzzle_and_comes_tomorrow(
    record: Record, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cosmic_tui.link.reviewing.Worker", Here)
    monkeypatch.setattr(Reviewing, "next", lambda self: Part(PUZZLE, self.wanted.pop(0)) if self.wanted else None)
    games = tmp_path / "games"
    async with sit_at("victory", (100, 30), games=games, diary=tmp_path) as at:
        going = reviewing(record, 0)
        number = decision_at(going, "planning.pick")
        assert marked(going, number) == number
        at.app.show(ReviewScreen(at.table, going))
        await at.press()
        assert "keep as puzzle" in at.text
        await at.press("k")
        at.app.screen.look_again()  # type: ignore[attr-defined]
        at.app.screen.look_again()  # type: ignore[attr-defined]
        await at.press()
        assert "Kept: the puzzle comes tomorrow." in at.text
        await at.press("k")
        at.app.screen.look_again()  # type: ignore[attr-defined]
        at.app.screen.look_again()  # type: ignore[attr-defined]
        await at.press()
        (kept,) = pack.kept("encounter", games)
        assert len(kept.record.answers) == number and kept.seat == 0 and kept.rating == 0
        (one,) = at.app.diary.puzzle_tries()
        assert one.puzzle == kept.ident and one.kept and not one.right
        going.close()


def test_of_ships_that_are_sent_no_puzzle_is_made(record: Record) -> None:
    going = reviewing(record, 0)
    found = {}
    for kind in ("launch.send", "launch.aim"):
        at = decision_at(going, kind)
        found[kind] = done(task_of(going.review, going.data, 0, Part(PUZZLE, at)))[PUZZLE]
    assert found["launch.send"] == {} and found["launch.aim"]["theme"][0] == "aims"
    going.puzzles = {3: {}, 4: found["launch.aim"]}
    assert going.puzzle(3) is None and going.puzzle(5) is None
    made = going.puzzle(4)
    assert made is not None and len(made.answers) == 4
    going.close()
