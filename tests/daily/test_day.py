"""The table of a day: everybody works out the same one, and it can be played."""

import datetime

import pytest

from cosmic_tui.daily.day import Key, has_daily, key_of, key_today, seed_of, table_of
from cosmic_tui.games import shown_games
from cosmic_tui.new_game import daily_setup
from engine.bots import FROZEN, bots, version
from engine.games import rules_of
from engine.kernel.asking import Refused

from .playing import GAMES, MONDAY

SEEDS = {"encounter": 364224520, "andromeda": 314334548, "chaos": 984078584}
WEEK = [MONDAY + datetime.timedelta(days) for days in range(7)]


def test_the_seed_is_the_one_every_copy_of_the_program_finds() -> None:
    """A change of these numbers gives players of one version different tables."""
    key = Key("2026-11-20", 3, 1)
    assert [seed_of(game, key) for game in GAMES] == [SEEDS[game] for game in GAMES]


@pytest.mark.parametrize("other", [Key("2026-11-21", 3, 1), Key("2026-11-20", 4, 1), Key("2026-11-20", 3, 2)])
def test_another_date_or_version_is_another_table(other: Key) -> None:
    assert seed_of("encounter", other) != seed_of("encounter", Key("2026-11-20", 3, 1))


@pytest.mark.parametrize("game", shown_games())
def test_every_weekday_has_a_table_of_its_own_that_can_be_played(game: str) -> None:
    """Only frozen bots sit there: others change from version to version, or think against a clock."""
    assert has_daily(game)
    tables = [table_of(game, key_today(game, day)) for day in WEEK]
    assert len({str((table.day.seats, table.day.bot, table.day.options)) for table in tables}) == len(WEEK)
    for day, table in zip(WEEK, tables, strict=True):
        assert table.day.bot in FROZEN and table.day.bot in bots(game)
        assert rules_of(game).seats(table.options) == table.day.seats
        setup = daily_setup(game, day, "You")
        assert setup.people() == [0] and {seat.level for seat in setup.seats[1:]} == {table.day.bot}
        assert (setup.seed, setup.daily) == (table.seed, str(table.key))
        rules_of(game).new(setup.options, setup.seed)


def test_the_week_goes_as_it_is_told() -> None:
    """Three seats and cadets on Monday, technology on Wednesday, hidden powers on Friday, five seats on Saturday."""
    tables = [table_of("encounter", key_today("encounter", day)) for day in WEEK]
    assert [table.day.seats for table in tables] == [3, 4, 4, 4, 4, 5, 4]
    assert [table.day.bot for table in tables[:4]] == ["cadet", "ensign", "ensign", "lieutenant"]
    assert [bool(table.options["technology"]) for table in tables] == [False, False, True, False, False, False, True]
    assert [bool(table.options["hidden_powers"]) for table in tables] == [False, False, False, False, True, False, True]
    lengths = {table_of("andromeda", key_today("andromeda", day)).options["length"] for day in WEEK}
    assert lengths == {"short"}


def test_the_decks_of_a_day_are_two_that_differ_from_day_to_day() -> None:
    days = [MONDAY + datetime.timedelta(7 * weeks + 1) for weeks in range(8)]
    decks = [tuple(table_of("chaos", key_today("chaos", day)).options["decks"]) for day in days]
    assert all(len(set(pair)) == 2 for pair in decks) and len(set(decks)) > 4


def test_a_key_is_read_as_it_was_written() -> None:
    key = key_today("encounter", MONDAY)
    assert (key.rules, key.bots) == (rules_of("encounter").version, version("encounter"))
    assert key_of(str(key)) == key and str(key).startswith("2026-11-16 r")
    assert key_of("") is None and key_of("2026-02-31 r1.1") is None and key_of("2026-11-16") is None


def test_a_game_without_a_week_has_no_daily_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmic_tui.daily.day.has_daily", lambda game: False)
    with pytest.raises(Refused, match="no_daily"):
        daily_setup("encounter", MONDAY, "You")
