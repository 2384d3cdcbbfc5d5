"""Games of rookies, question by question, and the same positions with other things hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.bots import make_bot
from engine.chaos.cards import CARDS
from engine.chaos.redeal import piles_hidden, rows_hidden, shuffled
from engine.chaos.rules import RULES
from engine.chaos.state import FACE, Game
from engine.kernel.asking import Question
from engine.kernel.chance import below
from engine.kernel.match import Match
from tests.chaos.battery.players import any_deck
from tests.support import Dice

EVERY = 7  # of so many questions one is looked at


def positions(seed: int, seats: int = 2, every: int = EVERY, **options: Any) -> Iterator[tuple[Match[Game], Question]]:
    """Questions of a game of rookies."""
    match = RULES.new({"seats": seats, **options}, seed)
    players: list[Any] = [make_bot("rookie", seat, seed, "chaos") for seat in range(seats)]
    number = 0
    while match.pending:
        question = match.pending[0]
        number += 1
        if number % every == 0:
            yield match, question
        match.answer(
            question.seat, RULES.answer(question, players[question.seat].answer(RULES.glimpse(match, question.seat)))
        )


def own_decks(seed: int, seats: int) -> dict[str, Any]:
    """Decks that nobody knows, as people bring them."""
    return {"species": "free", "decks": [any_deck(Dice(seed + seat)) for seat in range(seats)]}


def elsewhere(match: Match[Game], seat: int, number: int) -> Match[Game]:
    """What looks the same to a seat: other cards in the hands and decks of others, in another order, and other dice."""
    other = shuffled(match, seat, Dice(number))
    assert other is not None
    game, dice = other.game, Dice(number)
    for owner in range(game.n):
        if owner != seat:
            for pile in piles_hidden(game, owner, seat):
                pile[:] = [below(dice, len(CARDS)) for _ in pile]
            for row in rows_hidden(game, owner, seat):
                row[FACE] = below(dice, len(CARDS))
    game.decks = tuple([deck if owner == seat else deck[1:] for owner, deck in enumerate(game.decks)])
    game.seed, game.counter, game.veil = number * 31 + 7, number, number
    game.derived = None
    return other
