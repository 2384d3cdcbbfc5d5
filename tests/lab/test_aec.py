"""The environment for programs that learn: the library's own test passes, and games come out as they do elsewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test

from cosmic_tui.lab.aec import MOST, Table
from engine.bots.player import Player
from engine.bots.simulate import play
from engine.games import games, rules_of
from engine.kernel.asking import BARGAIN, how_many, nth
from engine.kernel.chance import stream

PAGE = Path(sys.modules[Player.__module__].__file__ or "").with_name("README.md")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.filterwarnings("ignore:Observation", "ignore:Environment has not defined a render")
@pytest.mark.parametrize("game", sorted(games()))
def test_the_librarys_own_test_passes(game: str) -> None:
    api_test(Table(game), num_cycles=150)


def ended(game: str, seed: int) -> tuple[list[int], dict[str, float]]:
    """Play a game by actions of chance; return how many were legal each time, and the rewards."""
    env, sizes, rewards, throw = Table(game), [], {}, stream(seed).__next__
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        legal = int(seen["action_mask"].sum())
        assert seen["action_mask"][:legal].all() and seen["observation"]["seat"] == env.seat_of[agent]
        sizes.append(legal)
        env.step(throw() % legal)
    return sizes, rewards


@pytest.mark.parametrize(("game", "seed"), [("chaos", 3), ("andromeda", 1)])
def test_a_game_gives_each_seat_its_share_of_the_win(game: str, seed: int) -> None:
    sizes, rewards = ended(game, seed)
    assert sum(rewards.values()) == pytest.approx(1) and max(sizes) <= MOST
    assert ended(game, seed) == (sizes, rewards), "the same seed gives the same game"


def test_an_action_that_is_not_legal_is_refused() -> None:
    env = Table("chaos")
    env.reset(seed=1)
    legal = int(env.observe(env.agent_selection)["action_mask"].sum())
    with pytest.raises(ValueError, match=f"{legal} are"):
        env.step(legal)


def test_action_and_answer_have_the_same_number() -> None:
    env = Table("chaos", {"seats": 2})
    env.reset(seed=5)
    rules = rules_of("chaos")
    match = rules.new({"seats": 2}, 5)
    for number in range(60):
        question = match.pending[0]
        assert question.shape != BARGAIN and env.agent_selection == f"seat_{question.seat}"
        action = number % min(MOST, how_many(question))
        env.step(action)
        if how_many(question) > MOST:
            return
        match.answer(question.seat, nth(question, action))
        assert rules.view(match, 0) == rules.view(env.match, 0)


def test_the_examples_of_the_page_work() -> None:
    bot, loop = EXAMPLES
    made: dict[str, Any] = {}
    exec(bot, made)
    assert issubclass(made["Bot"], Player)
    found: dict[str, Any] = {}
    exec(loop, found)
    assert found["env"].match.over and not found["env"].agents


def test_the_bot_of_the_page_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[str, Any] = {}
    exec(EXAMPLES[0], made)
    monkeypatch.setattr("engine.bots._offered", lambda game: {"last": Entry(made["Bot"])})
    result = play(rules_of("chaos"), {"seats": 2}, 2, ("last", "rookie"))
    assert result.fault is None and result.winners


class Entry:
    """An entry point of another package."""

    def __init__(self, bot: type[Player]) -> None:
        self.bot = bot

    def load(self) -> type[Player]:
        return self.bot
