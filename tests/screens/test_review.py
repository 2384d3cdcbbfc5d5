"""The page of a review: opened from the last page, filled by a process of its own, walked along, left to the board."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import Run, plain
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.review import SIGNS, Shown, review_page
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.replay import ReplayLink
from cosmic_tui.link.reviewing import Reviewing, reviewing
from cosmic_tui.look.palette import TEXTS
from cosmic_tui.review.found import ASKED, CHANCE, COST, PUZZLE, WHOLE
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.storage.saves import list_games
from cosmic_tui.words import words
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import start
from engine.kernel.asking import Question, Refused
from engine.kernel.record import Record

from . import playing
from .playing import app_for, rows, settled, table_link
from .sitting import sit_at


@pytest.fixture(scope="module")
def record() -> Record:
    found = play(RULES, {"seats": 3}, 3, ("cadet", "rookie", "rookie"), keep_record=True).record
    assert found is not None
    return found


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


SHOWN = Shown(
    look=Look(words("en"), parts=Parts("encounter")),
    heading="Review", progress="3 of 9", chances=[250, 250, 500, 1000], places=[1, 3],
    kinds=["slip", "well_found"], lines=["a slip that is told", "a find"], at=1, full=["All of it."], foot=["Sums."],
    keys=[[Run("a way")], [Run("the way out")]],
)  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 45)])
def test_the_graph_goes_where_the_chances_are_and_has_its_marks(width: int, height: int) -> None:
    rows = [plain(row) for row in review_page(SHOWN, width, height)]
    assert len(rows) == height and all(len(row) <= width for row in rows)
    text = "\n".join(rows)
    assert "3 of 9" in rows[0] and "  1 a slip" in text and "> 2 a find" in text and "All of it." in text
    top = next(row for row in rows if row.lstrip().startswith("100"))
    assert "2" in top[6:] and "1" not in top[6:], "the last chance is 100 of 100, and the second mark stands there"
    low = plain(review_page(replace(SHOWN, chances=[0] * 4), width, height)[1])
    assert "─" not in low
    assert review_page(replace(SHOWN, chances=[], places=[], kinds=[], lines=[], full=[]), width, height)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (140, 45)])
def test_all_that_is_said_of_a_mark_and_the_way_out_are_on_the_page(width: int, height: int) -> None:
    """However many marks there are, and however little room: the row of keys keeps what fits."""
    full = ["What was done. " * 8, "What speaks for the better answer.", "How it went in whole games."]
    marks = [f"mark {number}" for number in range(9)]
    keys = [[Run(name)] for name in ("a way", "long" * width, "x" * (width - 14), "the way out")]
    many = replace(SHOWN, keys=keys, lines=marks, kinds=["slip"] * 9, places=[1] * 9, at=4)
    many = replace(many, full=full, foot=["Sums."] * 5)
    rows = [plain(row) for row in review_page(many, width, height)]
    assert any(full[2] in row for row in rows[:-1]) and any("> 5 mark 4" in row for row in rows)
    assert rows[-1].strip() == "a way   the way out", "a way that leaves no room for the way out is left out"
    assert sum("mark " in row for row in rows) == min(9, max(3, height - 21))


@pytest.mark.parametrize("width", [80, 100, 120, 140])
def test_a_mark_stands_at_the_height_of_its_own_chance(width: int) -> None:
    chances = [0, 1000] * 15 + [0]
    for place in range(1, 30, 2):
        rows = [plain(row) for row in review_page(replace(SHOWN, chances=chances, places=[0, place]), width, 24)]
        assert "2" in rows[1][6:] and not any("2" in row[6:] for row in rows[2:8]), place


def test_a_small_window_has_no_empty_rows_to_spare() -> None:
    """Five rows of a mark, five at the foot, three marks: all of it is there at 80 columns and 24 rows."""
    full = [f"sentence {number}" for number in range(5)]
    many = replace(SHOWN, lines=["a", "b", "c"], kinds=["slip"] * 3, places=[1] * 3, full=full, foot=["Sums."] * 5)
    for height, empty in ((24, 0), (30, 3)):
        rows = [plain(row).rstrip() for row in review_page(many, 80, height)]
        assert all(any(line in row for row in rows) for line in full), height
        last = max(number for number, row in enumerate(rows) if "sentence" in row)
        assert sum(not row.strip() for row in rows[:last]) == empty


def test_every_sign_of_a_mark_can_be_read() -> None:
    assert set(SIGNS) == {"slip", "mistake", "blunder", "well_found"} and set(SIGNS.values()) <= set(TEXTS)


def marked(going: Reviewing, least: int = 41) -> int:
    """A review with one mark, as if it had been found: of the first answer from that number on."""
    answers = enumerate(going.record.answers)
    at = next(number for number, (seat, _) in answers if seat == going.seat and number >= least)
    for entry in (
        {ASKED: [[at, 4, "launch.aim", True, True]], "result": 0},
        {"at": at, CHANCE: 300},
        {"at": at, COST: 90, "error": 10, "worlds": 48, "better": True, "given": 0, "best": 0, "because": "founded",
         "counted": {"founded": [30, 9]}},
        {"at": at, WHOLE: [80, 30, 120], "size": 90, "holds": True},
    ):  # fmt: skip
        going.review.note(entry)
    return at


def test_what_was_seen_then_is_what_the_seat_saw(record: Record) -> None:
    """R-SEC-1."""
    going = reviewing(record, 1)
    at = marked(going)
    view, events = going.then(at)
    going.close()
    assert view["seat"] == 1 and view["question"] is not None and events > 10
    assert json.dumps(view["question"]["options"])


def test_a_game_that_nobody_judges_has_no_review(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmic_tui.link.reviewing.judged", lambda game: None)
    with pytest.raises(Refused, match="review_game"):
        reviewing(record, 0)
    assert ReplayLink(record, ("Ada", "Tom"), 0).offers.review is None


async def test_parts_are_found_in_another_process_and_kept(record: Record) -> None:
    going = reviewing(record, 0)
    for _ in range(600):
        going.poll()
        if len(going.review.chances) > 1:
            break
        await asyncio.sleep(0.05)
    going.close()
    found = dict(going.review.chances)
    assert found and going.review.asked and not going.stopped
    again = reviewing(record, 0)
    again.close()
    assert again.review.chances == found and again.review.asked == going.review.asked


async def test_a_mark_is_played_on_in_a_game_of_its_own(
    record: Record, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Reviewing, "poll", lambda self: False)
    games = tmp_path / "games"
    async with sit_at("victory", (100, 30), games=games) as at:
        app, going = at.app, reviewing(record, 0)
        app.show(ReviewScreen(at.table, going))
        await at.press("p")
        assert isinstance(app.screen, ReviewScreen) and not list_games(games), "there is nothing to play on from"
        number = marked(going)
        app.screen.paint()
        await at.press()
        assert "p plays on from the mark with the same hidden cards. It does not count." in at.text
        await at.press("p")
        table = app.table()
        assert table is app.screen and table is not at.table and at.link.closed
        assert table.state.question["why"] == question_at(record, number).why
        assert [row.branched for row in list_games(games)] == [True]


def question_at(record: Record, number: int) -> Question:
    match = start(record)
    for seat, answer in record.answers[:number]:
        match.answer(seat, answer)
    found = match.question_for(record.answers[number][0])
    assert found is not None
    return found


async def test_the_page_opens_from_the_end_and_shows_the_board_then(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewing, "poll", lambda self: False)
    async with sit_at("victory", (100, 30)) as at:
        monkeypatch.setattr(type(at.link), "offers", replace(at.link.offers, review=partial(reviewing, record)))
        at.app.screen.paint()  # type: ignore[attr-defined]
        await at.press()
        assert "review" in at.text
        await at.press("w")
        page = at.app.screen
        assert isinstance(page, ReviewScreen) and "still being weighed" in at.text
        marked(page.going)
        page.paint()
        await at.press()
        assert "> 1 Turn 4, mistake, 9: " in at.text, "the cost stands where no row is cut"
        assert "Cost: 9 points" in at.text and "120 more whole games, played to the end, confirm it." in at.text
        await at.press("enter")
        assert isinstance(at.app.screen, LogScreen)
        await at.press("escape", "k")
        assert "The mark is being made a puzzle." in at.text and page.going.wanted
        await at.press("tab")
        assert at.app.screen is page and page.going.seat == 1 and "Cost" not in at.text
        assert "The mark is being made a puzzle." not in at.text, "that was said of the other seat"
        await at.press("escape")
        assert isinstance(at.app.screen, VictoryScreen) and page.going.kept.handle < 0


class Slowly(Reviewing):
    """A review that finds what it is given here, one part a look."""

    looks = 0

    def poll(self) -> bool:
        self.looks += 1
        return False


async def until(pilot: Any, done: Any) -> None:
    for _ in range(100):
        if done():
            return
        await asyncio.sleep(0.03)
        await settled(pilot)
    raise AssertionError("it never came")


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_review_begins_by_itself_for_who_has_set_that(
    record: Record, monkeypatch: pytest.MonkeyPatch, wanted: bool
) -> None:
    """It goes on under every page, is stopped and gone on with at will, and ends with the table."""
    monkeypatch.setattr("cosmic_tui.screens.table.reviewed.A_PAINT", 1)
    made: list[Slowly] = []

    def offered(seat: int) -> Slowly:
        made.append(Slowly(record, seat))
        return made[-1]

    async with sit_at("victory", (140, 45)) as at:
        at.app.settings.review_games = wanted
        monkeypatch.setattr(type(at.link), "offers", replace(at.link.offers, review=offered))
        at.table.reviewed.begin()
        if not wanted:
            await asyncio.sleep(0.3)
            at.app.screen.paint()  # type: ignore[attr-defined]
            await at.press()
            assert not made and "w review " in at.text and "review 0" not in at.text
            return
        await until(at.pilot, lambda: made and made[0].looks > 1)
        [going] = made
        assert isinstance(at.app.screen, VictoryScreen) and going.seat == at.table.seat
        going.review.note({ASKED: [[41, 4, "launch.aim", True, True], [43, 4, "launch.aim", True, True]], "result": 0})
        await until(at.pilot, lambda: "review 0 of 2" in at.text)
        await at.press("w")
        assert isinstance(at.app.screen, ReviewScreen) and at.app.screen.going is going and len(made) == 1
        assert "Space stop" in at.text and not going.paused
        await at.press("space")
        assert going.paused and "Space goes on" in at.text and "Space go on" in at.text
        await at.press("tab")
        assert made[-1].seat == going.seat + 1 and len(made) == 2 and at.app.screen.going is made[-1]
        await at.press(*["tab"] * (len(at.table.model.people) - 1))
        assert at.app.screen.going is going, "the one that has begun is not begun again"
        assert going.kept.handle >= 0 and all(one.kept.handle < 0 for one in made[1:])
        await at.press("space", "escape")
        seen = going.looks
        await until(at.pilot, lambda: going.looks > seen)
        assert not going.paused and going.kept.handle >= 0 and isinstance(at.app.screen, VictoryScreen)
        at.table.close()
        assert going.kept.handle < 0 and at.table.reviewed.going is None


async def test_a_paused_review_asks_for_nothing_more(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    going, begun = reviewing(record, 0), []
    monkeypatch.setattr(going.worker, "begin", lambda name, task: begun.append(task.part) or True)
    going.paused = True
    assert not going.poll() and not begun
    going.wanted.append(41)
    going.poll()
    assert [part.kind for part in begun] == [PUZZLE], "what the reader waits for is found all the same"
    going.asked = None
    going.paused = False
    going.poll()
    assert [part.kind for part in begun] == [PUZZLE, ASKED]
    going.close()


async def test_a_replay_leads_to_the_review_of_the_seat_that_is_seen(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewing, "poll", lambda self: False)
    offers = EmbeddedLink.offers.fget
    assert offers is not None
    offered = property(lambda link: replace(offers(link), review=partial(reviewing, record)))
    monkeypatch.setattr(EmbeddedLink, "offers", offered)
    app = app_for(table_link(3))
    async with app.run_test(size=(140, 45)) as pilot:
        await playing.play(pilot, 3, 6)
        await pilot.press("v")
        await settled(pilot)
        assert "w review" in rows(app)
        await pilot.press("w")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, ReviewScreen) and page.going.seat == 0 and "still being weighed" in rows(app)
        await pilot.press("escape")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)
