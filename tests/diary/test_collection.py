"""The collection, the history and the rating, counted from old and new results and seen in every way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.canvas.page import room_of
from cosmic_tui.cli.main import main
from cosmic_tui.diary.collection import collected, next_rung
from cosmic_tui.diary.diary import Diary
from cosmic_tui.diary.rating import SHOWN, rating, trend
from cosmic_tui.diary.results import DAILY, FILE, HOSTED, LESSON, MAGIC, More, Result, keep, kind_of, read
from cosmic_tui.new_game import Wish, begin, setup_of
from cosmic_tui.screens.collection import CollectionScreen
from cosmic_tui.screens.collection_wall import collection_of, legend
from cosmic_tui.screens.history import HistoryScreen
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.statistics import StatisticsScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.storage.append_log import framed
from cosmic_tui.words import languages, words
from engine.chaos import decks
from tests.daily.playing import play_on
from tests.screens.playing import app_for, rows, settled

OLD = ["person", "rookie", "rookie"]


def game(number: int, won: bool, played: str, levels: tuple[str, ...] = ("rookie", "rookie"), **more: Any) -> Result:
    winners = (0,) if won else (1,)
    names, sides = ("You", "Tom", "Ines", "Max")[: len(levels) + 1], (played, *("mite",) * len(levels))
    told = {"game": "encounter", "turns": 9, "mine": (0,), "when": 1.7e9 + number, **more}
    return Result(ident=number, names=names, levels=("person", *levels), played=sides, winners=winners, **told)


def old_file(place: Path) -> bytes:
    """Two results as older programs wrote them, a torn one behind them."""
    one = [1, 1.6e9, "encounter", [0], ["You", "Tom", "Ines"], OLD, ["zombie", "mite", "void"], [0], 12]
    two = [2, 1.6e9, "encounter", [0], ["You", "Tom", "Ines"], OLD, ["oracle", "mite", "void"], [1], 15]
    place.write_bytes(MAGIC + framed(one) + framed(two))
    return place.read_bytes()


# --- the file ----------------------------------------------------------------------------------------------------


def test_old_and_new_results_stand_in_one_file_and_the_old_ones_stay_byte_for_byte(tmp_path: Path) -> None:
    place = tmp_path / FILE
    before = old_file(place)
    new = game(3, True, "macron", save="game-3", options={"seats": 3}, reached=(5, 2, 3), kind=DAILY)
    keep(new, place)
    data = place.read_bytes()
    assert data.startswith(before) and len(data) > len(before)
    found = read(place)
    assert [one.ident for one in found] == [1, 2, 3] and found[2] == new
    assert (found[0].save, found[0].options, found[0].reached, found[0].kind) == ("", {}, (), "")
    assert place.read_bytes() == data, "reading changes nothing"
    assert collected(found, "encounter") == {"zombie": 3, "macron": 3}


def test_a_record_of_a_later_program_is_read_as_far_as_it_is_known(tmp_path: Path) -> None:
    place = tmp_path / FILE
    keep(game(1, True, "macron"), place)
    with place.open("ab") as file:
        known = {"v": 3, "ident": 2, "when": 1.0, "game": "encounter", "mine": [0], "names": ["You"], "turns": 4}
        more = {"levels": ["person"], "played": ["void"], "winners": [0], "weather": "rain"}
        file.write(framed({**known, **more}) + framed({"v": 3, "ident": 3}) + framed("nonsense"))
    assert [one.ident for one in read(place)] == [1, 2]


def test_what_a_game_was_is_noted() -> None:
    class Setup:
        lesson, daily, branched = "", "", ""

    lesson, daily = Setup(), Setup()
    lesson.lesson, daily.daily = "first", "2026-11-20 r3.1"
    kinds = [kind_of(lesson, False), kind_of(daily, False), kind_of(None, True), kind_of(Setup(), False)]
    assert kinds == [LESSON, DAILY, HOSTED, ""]


def test_decks_that_are_large_are_left_out(tmp_path: Path) -> None:
    over = {"winners": [0], "seed": 2}
    seats = [{"name": "You", "who": "person", "level": ""}]
    options = {"decks": [{f"card {number}": 3 for number in range(900)}]}
    Diary(tmp_path).finished(over, seats, [0], "chaos", 9, ["human"], More("game-1", options, (20,), ""))
    found = Diary(tmp_path).results()[0]
    assert (found.save, found.options, found.reached) == ("game-1", {}, (20,))


# --- what counts -------------------------------------------------------------------------------------------------


def test_a_win_counts_by_the_weakest_bot_and_only_whole_games_against_bots() -> None:
    results = [
        game(1, True, "macron", ("admiral", "cadet")), game(2, True, "macron", ("captain:mirka", "captain")),
        game(3, False, "zombie"), game(4, True, "void", kind=LESSON), game(5, True, "mite", ("person", "person")),
        game(6, True, "oracle", ("random", "rookie")), game(7, True, "clone+will", ("lieutenant", "person")),
        game(8, True, "filch", kind=DAILY), game(9, True, "human", game="chaos"),
    ]  # fmt: skip
    assert collected(results, "encounter") == {"macron": 4, "clone": 2, "will": 2, "filch": 3}
    assert collected(results, "chaos") == {"human": 3}


def test_the_next_rung_is_the_weakest_that_goes_further() -> None:
    there = ["rookie", "cadet", "random", "ensign"]
    assert [next_rung(step, there) for step in (0, 1, 2, 3)] == ["cadet", "ensign", "rookie", "rookie"]
    assert next_rung(3, [*there, "admiral", "captain"]) == "captain"


@pytest.mark.parametrize(("name", "most"), [("encounter", 50), ("andromeda", 8), ("chaos", 8)])
def test_everything_that_can_be_won_with_has_a_name_and_a_game(name: str, most: int) -> None:
    said, part = words("en", name), collection_of(name)
    items = part.items(said)
    assert len(items) == len(set(items)) >= most
    for item in items:
        assert part.options(item)
    if name == "chaos":
        ready = [part.options(item)["decks"] for item in items]
        assert [decks.main_species(dict(decks.READY[deck].cards)) for (deck,) in ready] == items


def test_the_rating_says_nothing_below_ten_games_and_little_above() -> None:
    """Interval and place as the model says: a rookie among rookies wins one of four."""
    wins = [game(number, number % 4 == 0, "mite", ("rookie",) * 3) for number in range(120)]
    assert rating(wins[:9]) is None and trend(wins[:9], "encounter") == []
    ten, all_of_them = rating(wins[:12]), rating(wins)
    assert ten is not None and all_of_them is not None
    assert 150 < (ten.high - ten.low) / 2 < 300 and 50 < (all_of_them.high - all_of_them.low) / 2 < 100
    assert abs(all_of_them.points - SHOWN) < 15 and {all_of_them.below, all_of_them.above} & {"rookie"}
    lost = rating([game(number, False, "mite", ("cadet",) * 3) for number in range(60)])
    won = rating([game(number, True, "mite", ("captain",) * 3) for number in range(60)])
    assert lost is not None and won is not None and lost.below == "" and won.above == ""
    assert lost.points < all_of_them.points < won.points


def test_people_and_lessons_are_left_out_of_rating_and_trend() -> None:
    good = [game(number, True, "mite", ("rookie",) * 3) for number in range(10)]
    others = [game(20, False, "mite", ("person", "rookie")), game(21, False, "mite", kind=LESSON)]
    assert rating([*good, *others]) == rating(good)
    assert trend([*good, *others], "encounter") == [1.0]


def test_the_trend_is_the_mean_of_the_last_ten() -> None:
    results = [game(number, number >= 10, "mite") for number in range(15)]
    assert trend(results, "encounter") == [0.0, 0.1, 0.2, 0.3, 0.4, 0.5]


# --- seen --------------------------------------------------------------------------------------------------------


def kept(place: Path, *results: Result) -> None:
    place.mkdir(exist_ok=True)
    for one in results:
        keep(one, place / FILE)


@pytest.mark.parametrize("language", languages())
def test_the_legend_of_the_collection_is_whole_in_the_smallest_window(language: str) -> None:
    said = words(language)
    room = room_of(80)
    assert width(legend(said, room)) <= room
    assert f"█ {said.say('bot-name-admiral')}" in legend(said, room)


async def test_statistics_collection_and_history_are_three_tabs(tmp_path: Path) -> None:
    kept(tmp_path, *[game(number, number % 2 == 0, "macron", ("cadet", "cadet")) for number in range(12)])
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("s")
        await settled(pilot)
        assert isinstance(app.screen, StatisticsScreen) and "12 games, 6 won" in rows(app)
        await pilot.press("end")
        assert "Share of wins" in rows(app) and "▒" in rows(app) and "█" in rows(app)
        await pilot.press("tab")
        await settled(pilot)
        assert isinstance(app.screen, CollectionScreen) and "1 of 50 won with" in rows(app)
        assert "Macron         █····" in rows(app) and "Zombie         ·····" in rows(app)
        await pilot.press("tab")
        await settled(pilot)
        assert isinstance(app.screen, HistoryScreen) and rows(app).count("Macron") == 12
        assert rows(app).count("  won ") == 6 and "turn 9" in rows(app)
        await pilot.press("enter")
        assert "has no film" in rows(app)
        await pilot.press("down", "tab")
        await settled(pilot)
        assert isinstance(app.screen, StatisticsScreen)
        await pilot.press("shift+tab")
        await settled(pilot)
        assert isinstance(app.screen, HistoryScreen)
        await pilot.press("escape")
        await settled(pilot)
        assert app.screen.__class__.__name__ == "TitleScreen"


@pytest.mark.parametrize("size", [(80, 24), (140, 45)])
async def test_enter_plays_with_what_is_lit_against_the_next_rung(size: tuple[int, int], tmp_path: Path) -> None:
    kept(tmp_path, game(1, True, "amoeba", ("cadet", "cadet")))
    app = app_for(games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("s", "tab")
        await settled(pilot)
        assert "Enter plays Amoeba against the next rung: ensign." in rows(app)
        await pilot.press("down", "right", "left", "up", "enter")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        setup = app.table().link.offers.setup
        assert setup is not None and list(setup.options["aliens"])[:1] == ["amoeba"]
        assert {seat.level for seat in setup.seats[1:]} == {"ensign"}


async def test_a_game_of_today_has_its_film_and_its_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the end of a game over the history back into it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    link = begin(setup_of(Wish(seats=["cadet", "cadet"]), "Vera", 34), tmp_path / "games")
    play_on(link, 5)  # type: ignore[arg-type]
    app = app_for(link, games=tmp_path / "games", diary=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        one = app.diary.results()[0]
        assert one.save == link.offers.file.stem and max(one.reached) >= 5 and one.kind == ""
        assert one.options["seats"] == 3
        app.close_table()
        await settled(pilot)
        await pilot.press("s", "tab", "tab")
        await settled(pilot)
        await pilot.press("w")
        await settled(pilot)
        assert isinstance(app.screen, ReviewScreen)
        await pilot.press("escape")
        app.close_table()
        await settled(pilot)
        await pilot.press("s", "tab", "tab", "enter")
        await settled(pilot)
        assert isinstance(app.screen, ReplayScreen)


def test_the_command_line_lists_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    kept(tmp_path / "cosmic", *[game(number, number % 3 == 0, "macron", reached=(4, 5, 1)) for number in range(12)])
    assert main(["stats"]) == 0
    assert "Between " in capsys.readouterr().out
    assert main(["stats", "--collection"]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 of 50 won with", "Macron: rookie"]
    assert main(["stats", "--history"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 12 and lines[0].endswith("Cosmic, Macron, lost, turn 9, 4 colonies, rookie")
