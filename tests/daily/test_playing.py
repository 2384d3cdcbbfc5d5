"""The game of a day as it is played: the same for all, nothing taken back, the first finished try counts."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cosmic_tui.daily.day import daily_of
from cosmic_tui.daily.outcome import Outcome
from cosmic_tui.daily.telling import in_words, share, try_of
from cosmic_tui.diary.dailies import FILE, Streak, Try, keep, read, streak
from cosmic_tui.diary.diary import Diary
from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON
from cosmic_tui.link import saved
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.new_game import daily_begun, daily_setup, daily_try, once_more, resume
from cosmic_tui.storage import saves
from cosmic_tui.storage.append_log import framed
from cosmic_tui.words import words
from engine.bots import version
from engine.games import rules_of
from tests.storage.test_saves import Player

from .playing import GAMES, MONDAY, SHORT, play_on, sit_down

TUESDAY = MONDAY + datetime.timedelta(1)
OTHERS = ("python3.12", "python3.13", "python3.14")


def whole(game: str, folder: Path, *stops: str, hashes: str = "0", python: str = sys.executable) -> str:
    """The digest of a whole game, played in a process of its own with that hash seed."""
    words = [python, "-m", "tests.daily.whole", game, "2026-11-16", str(SHORT), str(folder), *stops]
    path = os.pathsep.join([os.getcwd(), *[place for place in sys.path if place.endswith("site-packages")]])
    env = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_homes_have_the_same_game_though_one_was_interrupted_twice(tmp_path: Path) -> None:
    """With other hash seeds, in processes of their own."""
    straight = whole("encounter", tmp_path / "one", hashes="1")
    assert whole("encounter", tmp_path / "two", "40", "120", hashes="77") == straight


@pytest.mark.large
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_on_every_python_there_is(game: str, tmp_path: Path) -> None:
    straight = whole(game, tmp_path / "one", hashes="1")
    assert whole(game, tmp_path / "two", "40", "120", hashes="77") == straight
    for python in OTHERS:
        if subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            assert whole(game, tmp_path / python, "60", hashes="5", python=python) == straight, python


def test_nothing_is_taken_back_and_nobody_advises(tmp_path: Path) -> None:
    link = sit_down("encounter", tmp_path)
    player = Player(link)
    player.play(1)
    before = list(link.table.given)
    link.send(0, {"kind": "undo"})
    assert link.table.given == before
    assert player.heard[-1]["kind"] == "refused" and player.heard[-1]["code"] == "undo_daily"
    assert link.offers.adviser is None
    other = EmbeddedLink(replace(link.table.setup, daily=""))
    assert other.offers.adviser is not None


def test_a_game_that_was_left_goes_on_as_the_game_of_its_day(tmp_path: Path) -> None:
    """It is found by its day, and no longer once it is over."""
    setup = daily_setup("encounter", MONDAY, "You")
    assert daily_begun(setup, tmp_path) is None
    link = sit_down("encounter", tmp_path)
    play_on(link, SHORT, 30)
    link.close()
    begun = daily_begun(setup, tmp_path)
    assert begun is not None and begun.daily == setup.daily
    assert daily_begun(daily_setup("encounter", TUESDAY, "You"), tmp_path) is None
    again = resume(begun.name, tmp_path)
    assert isinstance(again, EmbeddedLink) and again.table.setup.daily == setup.daily
    play_on(again, SHORT)
    one = daily_try(again, begun.name)
    assert one is not None and (one.date, one.counts, one.save) == ("2026-11-16", True, begun.name)
    again.close()
    assert daily_begun(setup, tmp_path) is None


def test_only_a_daily_game_that_is_over_is_noted(tmp_path: Path) -> None:
    link = sit_down("encounter", tmp_path)
    assert daily_try(link, "") is None
    plain = EmbeddedLink(replace(link.table.setup, daily=""))
    play_on(plain, SHORT)
    assert daily_try(plain, "") is None


def test_a_rematch_is_no_daily_game(tmp_path: Path) -> None:
    link = sit_down("encounter", tmp_path)
    again = once_more(link, tmp_path)
    assert again is not None and again.offers.setup is not None
    assert again.offers.setup.daily == "" and again.offers.setup.seed != link.table.setup.seed


def test_other_versions_read_a_save_without_the_day(tmp_path: Path) -> None:
    """The header names a day only where there is one."""
    setup = daily_setup("encounter", MONDAY, "You")
    assert setup.plain()["daily"] == "2026-11-16 r3.1"
    assert "daily" not in replace(setup, daily="").plain()


# --- what counts -------------------------------------------------------------------------------------------------

ONE = Try("2026-11-16", "encounter", 3, 1, "wlen", True, 9, (5, 2, 3), "game-1")


def test_the_first_finished_try_counts_and_others_are_practice(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    assert diary.keep_try(ONE).counts
    assert not diary.keep_try(replace(ONE, save="game-2")).counts
    assert diary.keep_try(replace(ONE, save="game-3", game="chaos")).counts
    assert diary.keep_try(replace(ONE, save="game-4", date="2026-11-17")).counts
    assert [one.counts for one in diary.tries()] == [True, False, True, True]


def test_a_game_is_noted_once_however_often_its_end_is_seen(tmp_path: Path) -> None:
    assert keep(ONE, tmp_path / FILE) == keep(ONE, tmp_path / FILE) == ONE
    assert read(tmp_path / FILE) == [ONE]


def test_the_file_only_grows_and_takes_what_later_programs_add(tmp_path: Path) -> None:
    place = tmp_path / FILE
    keep(ONE, place)
    before = place.read_bytes()
    keep(replace(ONE, date="2026-11-17", save="game-2"), place)
    assert place.read_bytes().startswith(before)
    with place.open("ab") as file:
        more = {"date": "2026-11-18", "game": "chaos", "rules": 9, "bots": 9, "signs": "", "won": False, "turn": 1}
        file.write(framed({**more, "reached": [1], "weather": "rain"}))
        file.write(framed(["nonsense"]))
        file.write(b"\x00\x00\x00\x09torn")
    assert [one.date for one in read(place)] == ["2026-11-16", "2026-11-17", "2026-11-18"]
    place.write_bytes(b"something else")
    assert read(place) == [] == read(tmp_path / "not-there")


def days(*found: tuple[int, bool], counts: bool = True) -> list[Try]:
    return [replace(ONE, date=f"2026-11-{day:02d}", won=won, counts=counts, save=f"{day}{won}") for day, won in found]


@pytest.mark.parametrize(
    ("tries", "today", "expected"),
    [
        ([], 20, Streak(0, 0, 0)),
        (days((18, True), (19, False), (20, True)), 20, Streak(3, 1, 3)),
        (days((18, True), (19, True)), 20, Streak(2, 2, 2)),
        (days((17, True), (18, True)), 20, Streak(0, 0, 2)),
        (days((10, True), (11, True), (12, True), (20, False)), 20, Streak(1, 0, 3)),
        (days((19, False), (19, True), (20, False), (20, True)), 20, Streak(2, 2, 2)),
        (days((20, True), counts=False), 20, Streak(0, 0, 0)),
    ],
)
def test_days_in_a_row_are_counted_up_to_today_or_yesterday(tries: list[Try], today: int, expected: Streak) -> None:
    assert streak(tries, datetime.date(2026, 11, today)) == expected


def test_days_in_a_row_go_over_the_end_of_a_year() -> None:
    dates = ("2026-12-30", "2026-12-31", "2027-01-01")
    tries = [replace(ONE, date=date) for date in dates]
    assert streak(tries, datetime.date(2027, 1, 1)).days == 3


def test_a_game_of_other_rules_or_bots_does_not_count() -> None:
    outcome, ours = Outcome("wl", True, 9, (5, 2), 0), f"r{rules_of('encounter').version}"
    same = try_of("encounter", f"2026-11-20 {ours}.{version('encounter')}", outcome, "")
    other = try_of("encounter", f"2026-11-20 {ours}.{version('encounter') + 1}", outcome, "")
    assert same is not None and same.counts and other is not None and not other.counts
    assert try_of("encounter", "", outcome, "") is None


# --- signs -------------------------------------------------------------------------------------------------------


def test_the_line_for_friends_names_nobody() -> None:
    said = words("en")
    assert share(said, ONE) == ["Cosmic Encounter 2026-11-16 · r3.1", "▲▽◇·   5 colonies, turn 9, won"]
    assert share(said, ONE, ascii_only=True)[1] == "^v=.   5 colonies, turn 9, won"
    assert "".join(share(said, ONE, ascii_only=True)).isascii()
    lost = replace(ONE, game="chaos", reached=(1, 9), won=False)
    assert share(said, lost)[1] == "▲▽◇·   1 card left, turn 9, lost"
    assert in_words(said, ONE)[1] == "You won 1, lost 1, drew 1 and took no part in 1."
    assert in_words(said, ONE)[2] == "This try counts."
    assert "practice" in in_words(said, replace(ONE, counts=False))[2]


def event(kind: str, **facts: object) -> dict[str, object]:
    return {"event": kind, **facts}


def test_an_encounter_is_won_lost_or_agreed_by_its_main_players_alone() -> None:
    def encounter(offense: int, defense: int, outcome: str) -> list[dict[str, object]]:
        began = event("encounter_began", seat=offense, number=1)
        named = event("defense_named", seat=offense, at=[defense], planet=3)
        return [began, named, event("encounter_over", seat=offense, outcome=outcome)]

    told = [
        *encounter(0, 1, "offense_won"), *encounter(0, 1, "defense_won"), *encounter(1, 0, "defense_won"),
        *encounter(2, 0, "offense_won"), *encounter(0, 2, "deal_made"), *encounter(2, 0, "deal_failed"),
        *encounter(1, 2, "offense_won"), *encounter(0, 1, "broken_off"), *encounter(0, 1, "both_lost"),
    ]  # fmt: skip
    expected = [WON, LOST, WON, LOST, EVEN, LOST, NOTHING, NOTHING, LOST]
    assert daily_of("encounter").steps(told, 0) == expected


def test_a_turn_of_andromeda_is_its_battles_else_what_was_built() -> None:
    def battle(winner: int, loser: int) -> dict[str, object]:
        return event("battle_decided", winners=[["seat", winner]], lost=[["seat", loser], ["raiders"]])

    mine, theirs = event("turn_began", seat=0, turn=1), event("turn_began", seat=1, turn=2)
    built = event("developed", seat=0)
    told = [battle(0, 1), mine, built, theirs, mine, built, battle(0, 1), theirs, mine, battle(0, 1), theirs,
            battle(1, 0), mine, theirs, event("developed", seat=1)]  # fmt: skip
    assert daily_of("andromeda").steps(told, 0) == [EVEN, WON, LOST, NOTHING]


def test_a_turn_of_chaos_is_what_fell_on_both_sides() -> None:
    def fell(seat: int, n: int, by: int) -> dict[str, object]:
        return event("colony_lost", seat=seat, n=n, by=by, now=9)

    mine, theirs = event("turn_began", seat=0, turn=1), event("turn_began", seat=1, turn=2)
    told = [mine, fell(1, 3, 0), theirs, fell(0, 2, 1), mine, fell(1, 2, 0), theirs, fell(0, 2, 1), mine, theirs,
            fell(0, 1, 1), mine, theirs, fell(0, 4, 0)]  # fmt: skip
    assert daily_of("chaos").steps(told, 0) == [WON, EVEN, LOST, NOTHING]


def test_saves_of_a_day_are_marked_in_the_list(tmp_path: Path) -> None:
    sit_down("encounter", tmp_path).close()
    saved.new_game(replace(daily_setup("encounter", MONDAY, "You"), daily=""), tmp_path).close()
    assert sorted(row.daily for row in saves.list_games(tmp_path)) == ["", "2026-11-16 r3.1"]
