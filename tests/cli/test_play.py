"""`cosmic play` and `cosmic resume`: what the arguments become, and which of screen and plain is started."""

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from cosmic_tui.cli import play, start
from cosmic_tui.cli.main import main
from cosmic_tui.command_line.parser import game_typed
from cosmic_tui.storage import saves
from cosmic_tui.table.setup import BOT, PERSON, GameSetup
from cosmic_tui.words import loader, reader_language
from engine.kernel.errors import Usage


def setup(*words: str) -> GameSetup:
    parser = argparse.ArgumentParser()
    play.configure(parser)
    return play.checked(parser.parse_args(words))


def test_said_nothing_it_is_you_and_three_bots() -> None:
    table = setup()
    assert [seat.who for seat in table.seats] == [PERSON, BOT, BOT, BOT]
    assert table.options == {"seats": 4, "deals": "turns", "alien_mode": "dealt"}
    assert setup().seed != setup().seed


def test_everything_that_can_be_said() -> None:
    table = setup(
        "--players", "5", "--people", "Ada, Bea", "--bots", "random", "--alien", "Tick-Tock", "--levels", "green,red",
        "--variant", "technology", "--variant", "no_flares", "--deals", "open", "--windows", "even", "--seed", "7",
    )  # fmt: skip
    assert [(seat.who, seat.name) for seat in table.seats][:2] == [(PERSON, "Ada"), (PERSON, "Bea")]
    assert {seat.level for seat in table.seats[2:]} == {"random"}
    assert (table.seed, table.windows) == (7, "even")
    assert table.options == {
        "seats": 5, "deals": "open", "aliens": ["tick_tock"], "levels": ["green", "red"], "technology": True,
        "flares": False,
    }  # fmt: skip


def test_five_people_need_five_seats_and_get_them() -> None:
    assert len(setup("--people", "A,B,C,D,E").seats) == 5
    with pytest.raises(Usage, match="Try --players 4"):
        setup("--people", "A,B,C,D", "--players", "3")


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> SimpleNamespace:
    """A terminal on which the app would start; what it was started with."""
    seen = SimpleNamespace(starts=[])

    def run(begin: object) -> int:
        seen.starts.append(begin)
        return 5

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("cosmic_tui.app.run", run)
    monkeypatch.setattr(start, "wants_plain", lambda asked_for: asked_for)
    return seen


def test_cosmic_alone_opens_the_title(screen: SimpleNamespace) -> None:
    assert main([]) == 5
    assert screen.starts[0].link is None
    assert saves.list_games() == []


@pytest.mark.parametrize("words", [["play"], ["--seed", "7"], ["play", "--bots", "random"]])
def test_any_wish_opens_a_table(screen: SimpleNamespace, words: list[str]) -> None:
    assert main(words) == 5
    link = screen.starts[0].link
    assert link.seats == (0,)
    link.close()
    assert len(saves.list_games()) == 1


def test_resume_opens_the_table_that_was_left(screen: SimpleNamespace) -> None:
    main(["play", "--seed", "7", "--alien", "none"])
    screen.starts[0].link.close()
    assert main(["resume"]) == 5
    link = screen.starts[1].link
    assert link.table.match.game.facts() == screen.starts[0].link.table.match.game.facts()
    link.close()


@pytest.mark.parametrize(
    ("language", "wanted"), [("de_DE.UTF-8", "de"), ("xx:en", "en"), ("C", "en"), ("", "en"), ("hu", "hu")]
)
def test_the_language_is_that_of_the_environment_if_there_are_words(
    monkeypatch: pytest.MonkeyPatch, language: str, wanted: str
) -> None:
    monkeypatch.setattr(loader, "languages", lambda: ["en", "de", "hu"])
    monkeypatch.setenv("LANGUAGE", language)
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert reader_language.language() == wanted


@pytest.mark.parametrize(
    ("terminal", "term", "asked_for", "plain"),
    [
        (True, "xterm", False, False),
        (True, "xterm", True, True),
        (True, "dumb", False, True),
        (False, "xterm", False, True),
    ],
)
def test_plain_is_chosen_where_nothing_can_be_drawn(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, term: str, asked_for: bool, plain: bool
) -> None:
    for stream in ("stdin", "stderr"):
        monkeypatch.setattr(start.sys, stream, SimpleNamespace(isatty=lambda: terminal))
    monkeypatch.setenv("TERM", term)
    assert start.wants_plain(asked_for) is plain


@pytest.mark.parametrize("typed", [("--game", "chaos"), ("--game=chaos",), ("--gam", "chaos"), ("--g=chaos",)])
def test_a_game_is_known_however_much_of_the_option_is_typed(typed: tuple[str, ...]) -> None:
    """Which game it is decides which arguments there are, before they are read."""
    assert game_typed(["--players", "2", *typed, "--mode", "beginner"]) == "chaos"
    assert game_typed(["--players", "2", "--games", "5"]) == ""
