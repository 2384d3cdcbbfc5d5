"""Players that need no person. A module of this folder with a class `Bot` is one, under the name of the module.

    Bot(seat, seed)           its own chance comes from the seed and from nowhere else
    answer(view) -> answer    an answer to view["question"], with names where the view has names

`view` is what `engine.encounter.view.view(match, seat)` gives that seat. A bot sees nothing else: it imports tables of
names and the shapes of questions, never a position. Whoever asks a bot passes its answer through
`engine.encounter.view.answer_from_view`. A bot that needs only the question may also have

    answer_question(question) -> answer

which gets the Question itself (it is part of the view) and saves the building of views in long simulations.
"""

import importlib
import pkgutil
from functools import lru_cache
from typing import Any, Protocol

from engine.kernel.asking import Answer
from engine.kernel.chance import mix


class Player(Protocol):
    """What every bot can do."""

    def answer(self, view: dict[str, Any]) -> Answer: ...


@lru_cache(maxsize=1)
def bots() -> dict[str, Any]:
    """All bots by name: a new file is a new bot."""
    found = {}
    for module in pkgutil.iter_modules(__path__):
        bot = getattr(importlib.import_module(f"{__name__}.{module.name}"), "Bot", None)
        if bot is not None:
            found[module.name] = bot
    return found


def make_bot(name: str, seat: int, seed: int) -> Player:
    """A bot at a seat of a game. Its stream of chance differs from every other seat's and from the deck's."""
    bot: Player = bots()[name](seat, mix(seed ^ 0x5EA7, seat + 1))
    return bot
