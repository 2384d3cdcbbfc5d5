"""Answers to questions for which there is no rule, judged by the kind of their options. Advice is written where more is
known.

The bot assumes that its own cards are asked for to be given away and others' cards to be taken; that its own ships are
a price and others' ships are to be hurt. Passing is better than naming a player or paying, and worse than receiving
something.
"""

from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight, is_pass
from engine.kernel.asking import Answer, Question, Ref

RELUCTANT = -5.0  # to name a player, if one may pass
PAYING = -50.0  # to give up ships, if one may pass


def best(sight: Sight, question: Question) -> Answer:
    """Choose the option that the bot would miss least, or like most."""
    giving, free = all_mine(sight, question), any(is_pass(ref) for ref in question.options)
    scores = [score(sight, ref, giving, free) for ref in question.options]
    return scores.index(max(scores))


def some_of(sight: Sight, question: Question) -> Answer:
    """Choose as few as possible of the bot's own things, as many as possible of others' things, and opponents rather
    than friends.
    """
    giving = all_mine(sight, question)
    scores = [score(sight, ref, giving, question.low == 0) for ref in question.options]
    ranked = sorted(range(len(scores)), key=lambda number: -scores[number])
    taking = not giving and bool(cards(question))
    return tuple(sorted(ranked[: question.high if taking else question.low]))


def cards(question: Question) -> list[str]:
    return [str(ref[1]) for ref in question.options if ref[0] == "card"]


def all_mine(sight: Sight, question: Question) -> bool:
    """Return whether the cards that are offered are all in the bot's hand."""
    return all(card in sight.hand for card in cards(question))


def score(sight: Sight, ref: Ref, giving: bool, free: bool) -> float:
    """Return how much the bot likes an option. With `free` nothing need be chosen, which is worth 0."""
    kind = ref[0]
    if kind == "card":
        return -worth.price_to_me(sight, ref[1]) if giving else worth.price(ref[1]) + 1
    if kind == "seat":
        return opponent(sight, ref[1]) + (RELUCTANT if free else 0)
    if kind == "planet" and len(ref) > 2 and ref[2] in sight.others():
        return opponent(sight, ref[2]) + (0 if sight.is_home(ref[1], ref[2]) else 1)
    if kind == "planet":
        return sight.here(ref[1], sight.me) + (PAYING if free else 0)
    return 1.0 if kind == "yes" else 0.0


def opponent(sight: Sight, seat: int) -> float:
    """Return how suitable a player is as a victim: one point for each foreign colony, two more for a current opponent.
    """
    if seat == sight.me:
        return RELUCTANT
    against = sight.side(sight.me) >= 0 and sight.side(seat) == 1 - sight.side(sight.me)
    return float(sight.colonies_abroad(seat)) + (2 if against else 0)
