"""Helpers of several tests: other deals of hidden cards, answers as people type them, games played by dice.

Knows views and questions; no test stands here.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.plain.typed import Numbered
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.encounter import redeal as engine_redeal
from engine.encounter.bots.random import Bot
from engine.encounter.state import Game
from engine.kernel.asking import BARGAIN, Answer
from engine.kernel.chance import below
from engine.kernel.views import View


class Dice:
    """Chance of the tests' own."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0

    def below(self, limit: int) -> int:
        return below(self, limit)


def redeal(game: Game, seat: int, chance: Dice, known: tuple[tuple[int, int], ...] = ()) -> None:
    """Deal everything that this seat cannot see anew: deck, others' hands, the card that lies face down opposite.

    `known` are (holder, face) of cards the seat knows to be there.
    """
    engine_redeal.redeal(game, seat, chance, known)


class Person(Player):
    """Answers at random, as data or as typed words."""

    def __init__(self, seed: int) -> None:
        self.bot = Bot(0, seed)
        self.dice = Dice(seed ^ 0x7E57)

    def answer(self, view: View) -> Answer:
        return self.bot.answer(view)

    def types(self, voice: Voice, view: View) -> str:
        """A random answer to the open question in the words of a person."""
        question = view["question"]
        if question_of(view).shape == BARGAIN:
            return self._bargain(question["data"])
        answer = self.answer(view)
        if question["shape"] == "amount":
            return str(answer)
        table = Numbered(voice, view)
        if question["shape"] == "pick":
            return str(table.number[answer]) if self.dice.below(2) else table.labels[answer]
        if question["shape"] == "some":
            return " ".join(str(table.number[index]) for index in answer) or "none"
        parts = [f"{count} from {table.number[index]}" for index, count in enumerate(answer) if count]
        return " and ".join(parts) or "0"

    def _bargain(self, data: dict[str, Any]) -> str:
        if data["theirs"]:
            return ("accept", "decline")[self.dice.below(2)]
        if not data["left"] or self.dice.below(4) == 0:
            return "give up"
        return ("offer nothing for 1 card", "offer 1 card for 1 random", "offer 1 card for nothing")[self.dice.below(3)]
