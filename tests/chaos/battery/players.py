"""Players for the battery: uniform over legal answers, or keen on using whatever they may. Decks of any cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import settings

from engine.chaos.card import SHIP
from engine.chaos.cards import CARDS
from engine.chaos.decks import COPIES, OFFICIAL, SIZES
from engine.chaos.rules import RULES
from engine.chaos.state import Game
from engine.kernel.asking import PICK, Question, how_many, nth
from engine.kernel.match import Match
from tests.support import Dice

FEW = settings(max_examples=max(8, settings().max_examples // 33))  # for whole games, and for every position of many
KEEN = 80  # of a hundred times a keen player uses something rather than passing
NO = ("pass", "done", "hold", "decline")
DULL = ("draw", "sell", "down", "search", "salvage", "end")  # what a keen player leaves for later

Choose = Callable[[Question, Dice], Any]
Watch = Callable[[Match[Game]], None]


def uniform(question: Question, dice: Dice) -> Any:
    return nth(question, dice.below(how_many(question)))


def keen(question: Question, dice: Dice) -> Any:
    """Passes seldom, and likes what is rare in a main phase: attacks, payments, abilities, events."""
    options = question.options
    if question.shape == PICK and len(options) > 1 and dice.below(100) < KEEN:
        if options[-1][0] in NO:
            return dice.below(len(options) - 1)
        if question.why == "main":
            rare = [number for number, ref in enumerate(options) if ref[0] not in DULL]
            if rare:
                return rare[dice.below(len(rare))]
    return uniform(question, dice)


def any_deck(dice: Dice, kind: str = OFFICIAL, simple: bool = False, size: int | None = None) -> dict[str, int]:
    """Cards of any species, half of them ships; three copies at most."""
    counts: dict[str, int] = {}
    wanted = size or SIZES[kind]
    ships = [card.id for card in CARDS if card.type == SHIP and card.cost <= 10 and (card.simple or not simple)]
    others = [card.id for card in CARDS if card.simple or not simple]
    while sum(counts.values()) < wanted:
        pool = ships if sum(counts.values()) < wanted // 3 else others
        id = pool[dice.below(len(pool))]
        if counts.get(id, 0) < COPIES:
            counts[id] = counts.get(id, 0) + 1
    return counts


def any_table(dice: Dice) -> dict[str, Any]:
    """Options of any kind of table there may be, all modes mixed."""
    mode = ("official", "official", "official", "beginner", "beginner_plus")[dice.below(5)]
    if mode == "beginner":
        return {"mode": mode, "last_turn": 60}
    simple = dice.below(4) == 0
    seats = (2, 2, 2, 3, 4, 5)[dice.below(6)]
    kind = OFFICIAL if mode == "official" else "beginner"
    decks = [any_deck(dice, kind, simple) if dice.below(3) else "" for _ in range(seats)]
    species = "free" if any(decks) else ("strict", "four")[dice.below(2)]
    return {
        "mode": mode, "simple_combat": simple, "seats": seats, "species": species, "decks": decks, "last_turn": 60,
        "balanced": dice.below(2) == 0,
    }  # fmt: skip


def start(seed: int, strict: bool = True, **wishes: Any) -> Match[Game]:
    match: Match[Game] = RULES.new(wishes, seed, strict)
    return match


def answer_one(match: Match[Game], dice: Dice, choose: Choose) -> None:
    question = match.pending[0]
    match.answer(question.seat, choose(question, dice))


def play(match: Match[Game], seed: int, choose: Choose = keen, watch: Watch | None = None, most: int = 60_000) -> int:
    """Play to the end (or `most` questions), showing `watch` every position. Returns the number of questions."""
    dice = Dice(seed)
    questions = 0
    while match.pending and questions < most:
        if watch is not None:
            watch(match)
        answer_one(match, dice, choose)
        questions += 1
    return questions
