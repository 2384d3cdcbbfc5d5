"""What a bot declares is what it does: its constants, and the methods it has in place of a plain bot's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from engine.bots import _offered, bot_of, bots, known, make_bot
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.games import games, rules_of
from engine.kernel.asking import Answer, nth

EVERY = [(game, level) for game in sorted(games()) for level in sorted(bots(game))]

STRANGER = """
from engine.bots.questions import question_of
from engine.bots.player import Player
from engine.kernel.asking import nth

VERSION = "1.0"

class Mine(Player):
    def answer(self, view):
        return nth(question_of(view), 0)
"""


def has_its_own(bot: type[Player], method: str) -> bool:
    return getattr(bot, method) is not getattr(Player, method)


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_a_bot_declares_what_it_can_do(game: str, level: str) -> None:
    bot = bots(game)[level]
    assert issubclass(bot, Player)
    assert bot.takes_character == has_its_own(bot, "become")
    assert bool(bot.searched) == has_its_own(bot, "think") == has_its_own(bot, "count_thought")
    assert bot.searched <= bot.weighed, "it weighs for an adviser what it weighs for itself"
    if bot.gives_reasons:
        assert has_its_own(bot, "reason")
    sitting = bot(0, 1)
    assert all(hasattr(sitting, name) for name in bot.intents)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_level_without_worlds_is_a_level(game: str) -> None:
    """And one that looks ahead names it, for games at the other end of a wire."""
    for bot in bots(game).values():
        assert bool(bot.without_worlds) == bool(bot.searched)
        assert not bot.without_worlds or known(bot.without_worlds, game)


def test_the_smallest_bot_is_one_method(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Player):
        def answer(self, view: Any) -> Answer:
            question = question_of(view)
            return ("give_up",) if question.shape == "bargain" else nth(question, 0)

    monkeypatch.setitem(bots("chaos"), "first", First)
    result = play(rules_of("chaos"), {"seats": 2}, 1, ("first", "rookie"))
    assert result.fault is None and result.questions > 20
    with pytest.raises(KeyError):
        make_bot("first:nobody", 0, 1, "chaos")
    assert known("first", "chaos") and not known("first:bruna", "chaos")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another package is installed: `stranger` offers three bots of Chaos Galaxy, two of which cannot be used."""
    (tmp_path / "stranger.py").write_text(STRANGER, encoding="utf-8")
    about = tmp_path / "stranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(
        "[cosmic.bots.chaos]\nmine = stranger:Mine\nrookie = stranger:Mine\nno_bot = stranger:VERSION\n"
        "lost = stranger.nowhere:Bot\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    _offered.cache_clear()
    yield
    _offered.cache_clear()
    sys.modules.pop("stranger", None)


@pytest.mark.usefixtures("package")
def test_a_bot_of_another_package_plays() -> None:
    """It sits down wherever its name is given; a bot of the house keeps its name, and another game does not have it."""
    result = play(rules_of("chaos"), {"seats": 2}, 1, ("mine", "rookie"))
    assert result.fault is None and result.questions > 20
    assert type(make_bot("mine", 0, 1, "chaos")).__module__ == "stranger"
    assert bot_of("rookie", "chaos") is bots("chaos")["rookie"]
    assert known("mine", "chaos") and not known("mine", "andromeda") and "mine" not in bots("chaos")


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize(
    ("name", "why"), [("no_bot", "stranger:VERSION is no class derived from Player"), ("lost", "ModuleNotFoundError")]
)
def test_a_bot_that_cannot_be_used_is_refused_in_a_sentence(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "--game", "chaos", "--bots", name, "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"The bot {name} cannot be used: {why}") and said.count("\n") == 1
