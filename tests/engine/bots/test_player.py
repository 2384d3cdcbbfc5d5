"""What a bot declares is what it does: its constants, and the methods it has in place of a plain bot's."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import bots, known, make_bot
from engine.bots.asked import question_of
from engine.bots.player import Player
from engine.bots.simulate import play
from engine.games import games, rules_of
from engine.kernel.asking import Answer, nth

EVERY = [(game, level) for game in sorted(games()) for level in sorted(bots(game))]


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
