"""The player of chance: uniform, and the same whether it is given the question or the view."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.bots import make_bot
from engine.encounter.view import view
from engine.kernel.asking import spread
from tests.encounter.bots.games import positions


def test_random_is_uniform() -> None:
    """Each of the six ways to spread two ships over three places comes about as often as any other."""
    bot: Any = make_bot("random", 0, 1)
    question = spread(0, "launch.send", [("planet", 0), ("planet", 1), ("planet", 2)], [2, 2, 2], 2, 2)
    counted = Counter(bot.glance(question) for _ in range(6000))
    assert len(counted) == 6
    assert all(900 < count < 1100 for count in counted.values())


def test_random_answers_a_view_as_it_answers_the_question() -> None:
    """What saves building views in long simulations changes nothing."""
    for match, seat, _ in positions(4, ("random",))[::7]:
        question = match.question_for(seat)
        assert question is not None
        by_view = make_bot("random", seat, 9).answer(view(match, seat))
        quick: Any = make_bot("random", seat, 9)
        assert match.game.written(question, by_view) == match.game.written(question, quick.glance(question))
