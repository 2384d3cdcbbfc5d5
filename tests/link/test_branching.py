"""A game that leaves another one at a decision: the same table to there, a game of its own from there on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.diary.collection import collected
from cosmic_tui.diary.count import count
from cosmic_tui.diary.rating import counted
from cosmic_tui.diary.results import BRANCHED, Result, kind_of
from cosmic_tui.link import saved
from cosmic_tui.link.branching import branch
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.replay import load
from cosmic_tui.new_game import once_more
from cosmic_tui.room.record import record_of
from cosmic_tui.screens.saved_cells import line
from cosmic_tui.storage.saves import list_games
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.words import words
from engine.kernel.asking import Refused
from engine.kernel.record import Record, read, write
from tests.daily.playing import play_on

LEVELS = ("", "cadet", "captain")
SALT = 5


def at_table(game: str, levels: tuple[str, ...] = LEVELS, folder: Path | None = None) -> EmbeddedLink:
    seats = [SeatSetup(BOT if level else PERSON, name, level) for name, level in zip("ABC", levels, strict=False)]
    setup = GameSetup(tuple(seats), 4, {"seats": len(seats)}, game)
    return EmbeddedLink(setup) if folder is None else saved.new_game(setup, folder)


@pytest.fixture(scope="module")
def played() -> Record:
    link = at_table("encounter")
    play_on(link, SALT)
    return record_of(link.table)


def decisions(record: Record, seat: int) -> list[int]:
    return [at for at, (who, _) in enumerate(record.answers) if who == seat]


def test_the_same_answers_lead_to_the_same_game(played: Record, tmp_path: Path) -> None:
    """Bots remember what they knew then, and every hidden card is where it was."""
    mine = decisions(played, 0)
    at = mine[len(mine) * 2 // 3]
    link = saved.new_game(*arranged(played, 0, at, tmp_path))
    assert link.seats == (0,) and link.table.given[:at] == played.answers[:at]
    play_on(link, SALT)
    assert link.table.given == played.answers
    link.close()


def arranged(record: Record, seat: int, at: int, folder: Path) -> tuple[GameSetup, Path, list[Any]]:
    setup, entries = branch(record, seat, at)
    return setup, folder, entries


def test_the_question_is_open_again_and_others_sit_there_as_they_did(played: Record, tmp_path: Path) -> None:
    again = read(write(played))
    for seat, at in ((0, decisions(played, 0)[0]), (2, decisions(played, 2)[9])):
        setup, folder, entries = arranged(again, seat, at, tmp_path)
        levels = ["rookie" if number == 0 else level for number, level in enumerate(LEVELS)]
        levels[seat] = ""
        assert [one.level for one in setup.seats] == levels and setup.people() == [seat]
        assert [one.name for one in setup.seats] == ["A", "B", "C"]
        link = saved.new_game(setup, folder, entries)
        question = link.table.match.question_for(seat)
        assert question is not None and link.table.seats[seat].person
        assert all(who != seat for who, _ in link.table.given[at:])
        link.close()


def test_it_is_a_saved_game_of_its_own_and_says_what_it_is(played: Record, tmp_path: Path) -> None:
    mine = decisions(played, 0)
    at = mine[len(mine) // 2]
    link = saved.new_game(*arranged(played, 0, at, tmp_path))
    play_on(link, 1, most=link.table.answers + 5)
    answers = write(record_of(link.table))
    link.close()
    [row] = list_games(tmp_path)
    assert row.branched and row.turn > 0 and row.played and not row.over
    assert "variation" in line(words("en"), row)
    again = saved.resume(row.name, tmp_path)
    assert write(record_of(again.table)) == answers and again.table.setup.branched == str(at)
    assert again.offers.bonds is None, "characters remember nothing of it"
    again.close()
    rematch = once_more(again, tmp_path)
    assert rematch is not None and rematch.offers.setup is not None and not rematch.offers.setup.branched
    rematch.close()


@pytest.mark.parametrize("game", ["andromeda", "chaos"])
def test_other_games_can_be_left_as_well(game: str, tmp_path: Path) -> None:
    """From a saved game that is not even over."""
    link = at_table(game, ("", "rookie"), tmp_path)
    play_on(link, SALT, 60)
    assert link.journal is not None
    link.close()
    record = load(link.journal.path)
    at = decisions(record, 0)[-1]
    again = saved.new_game(*arranged(record, 0, at, tmp_path))
    assert again.table.given[:at] == record.answers[:at] and again.table.match.question_for(0) is not None
    again.close()


def test_what_a_file_says_of_levels_is_not_believed(played: Record) -> None:
    at = decisions(played, 0)[3]
    for levels in ([], ["", 7, ["x"]], [None, "no such bot", None], ["", "cadet"]):
        other = Record(played.game, played.rules, played.config, played.seed, played.answers, {"levels": levels})
        setup, _ = branch(other, 0, at)
        wanted = "cadet" if "cadet" in levels else "rookie"
        assert [one.level for one in setup.seats] == ["", wanted, "rookie"]


def test_answers_that_lead_nowhere_are_refused(played: Record) -> None:
    broken = Record(played.game, played.rules, played.config, played.seed + 1, played.answers)
    with pytest.raises(Refused):
        branch(broken, 0, len(played.answers) - 1)


def test_it_counts_in_no_statistics(played: Record) -> None:
    setup, _ = branch(played, 0, 0)
    assert kind_of(setup, False) == BRANCHED

    def result(number: int, kind: str) -> Result:
        names, levels = ("A", "B"), ("person", "rookie")
        return Result(number, 0.0, "encounter", (0,), names, levels, ("zombie", "mite"), (0,), 9, kind=kind)

    both = [result(1, ""), result(2, BRANCHED)]
    assert count(both).all.games == 1 and count(both[1:]).longest == 0
    assert collected(both[1:], "encounter") == {} and collected(both, "encounter") == {"zombie": 3}
    assert [one.ident for one, _ in counted(both, "encounter")] == [1]
