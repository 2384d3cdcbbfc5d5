"""Bots are asked in positions that people bring about: keen people, who use what they may and act at random.

Games among bots alone never come to many of these positions. One seat is a bot's, the others are people's; at questions
of people too a bot is asked what it would say there, and nobody hears of it. Every answer has to be one that the rules
take. `COSMIC_LARGE=1` plays two thousand games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cosmic_tui.table.automatic import plainest
from engine.bots import bots, make_bot
from engine.chaos.decks import OFFICIAL, READY
from engine.games import games, rules_of
from engine.kernel.asking import BARGAIN, PICK, Question, Refused, an_act
from engine.kernel.game import AnyMatch
from tests.andromeda.rules import players as andromeda
from tests.chaos.battery import players as chaos
from tests.encounter.battery import players as encounter
from tests.encounter.battery.test_battery import TABLES as ENCOUNTERS
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
GAMES = 667 if LARGE else 2  # of each game
QUESTIONS = 3000 if LARGE else 250  # of one of them
GIVES_UP = "concede"


def keen_andromeda(question: Question, dice: Dice) -> Any:
    if question.shape == PICK and len(question.options) > 1 and dice.below(100) < encounter.KEEN:
        return dice.below(len(question.options) - 1)
    return encounter.uniform(question, dice)


def ready_made(seed: int) -> dict[str, Any]:
    """Two ready-made decks of Chaos Galaxy, each against each: whose cards fit each other comes to more."""
    decks = [id for id, deck in READY.items() if deck.kind == OFFICIAL]
    return {"seats": 2, "decks": [decks[seed % len(decks)], decks[(seed // len(decks) + 1) % len(decks)]]}


TABLES: dict[str, Callable[[int], dict[str, Any]]] = {
    "encounter": lambda seed: ENCOUNTERS[seed % len(ENCOUNTERS)],
    "andromeda": lambda seed: andromeda.TABLES[seed % len(andromeda.TABLES)],
    "chaos": lambda seed: chaos.any_table(Dice(seed)) if seed % 2 else ready_made(seed // 2),
}
KEEN: dict[str, Callable[[Question, Dice], Any]] = {
    "encounter": encounter.keen, "andromeda": keen_andromeda, "chaos": chaos.keen,
}  # fmt: skip


def test_every_game_is_asked() -> None:
    assert set(TABLES) == set(KEEN) == set(games()) - {"toy"}


def says(game: str, match: AnyMatch, bot: Any, question: Question) -> Any:
    """The bot's answer as the rules read it; it has to be one that they take."""
    rules = rules_of(game)
    answer = rules.answer(question, bot.answer(rules.view(match, question.seat)))
    if hasattr(bot, "reason") and not question.secret:
        bot.reason(rules.view(match, -1), question, answer)
    if question.shape != BARGAIN:  # whether a deal can be kept is seen when it is closed
        match.fork().answer(question.seat, answer)
    return answer


@pytest.mark.parametrize("game", sorted(TABLES))
def test_no_bot_falls_where_people_lead(game: str) -> None:
    asked = sum(among_people(game, seed) for seed in range(GAMES))
    assert asked > 20 * GAMES, "hardly any bot was asked"


def among_people(game: str, seed: int) -> int:
    """One game; how often a bot was asked."""
    rules, dice, keen = rules_of(game), Dice(seed), KEEN[game]
    match = rules.new(TABLES[game](seed), seed)
    names = sorted(bots(game))
    make = partial(make_bot, game=game)
    players = {
        (name, seat): make(name, seat, seed) for name in names for seat in range(rules.seats(TABLES[game](seed)))
    }
    level = names[seed % len(names)]
    asked = 0
    for _ in range(QUESTIONS):
        if not match.pending:
            break
        question = match.pending[dice.below(len(match.pending))]
        seat = question.seat
        if seat and dice.below(100) < andromeda.ACTS and acts(rules.beside(match, seat), match, seat, dice):
            continue
        shadow = names[dice.below(len(names))] if seat else level
        answer = None
        if seat == 0 or dice.below(2) == 0:
            answer, asked = says(game, match, players[shadow, seat], question), asked + 1
        if seat:
            answer = keen(question, dice)
        try:
            match.answer(seat, answer)
        except Refused:
            match.answer(seat, plainest(question))
    return asked


def acts(beside: list[Any], match: AnyMatch, seat: int, dice: Dice) -> bool:
    """Whether this person has done something beside the question; nobody gives up."""
    may = [ref for ref in beside if ref[0] != GIVES_UP]
    if not may:
        return False
    try:
        match.answer(seat, an_act(*may[dice.below(len(may))]))
    except Refused:
        return False
    return True
