"""Advice for Trader: swap a poor hand for a better one, which is usually a larger one."""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, known, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
PAYS = 0.25
WINS_NOW = 0.75


def riches(sight: Sight, seat: int) -> float:
    """Return what a hand is worth as far as the bot knows it."""
    seen = sight.hand if seat == sight.me else known.hand_of(sight, seat)
    return sum(map(worth.price, seen)) if seen is not None else worth.CARD * float(sight.seats[seat]["hand"])


def opponent(sight: Sight) -> int:
    return sight.main(1 - sight.side(sight.me))


def better(sight: Sight, seat: int) -> bool:
    """Return whether swapping hands pays, considering that the other player gets the bot's hand."""
    gain = (riches(sight, seat) - riches(sight, sight.me)) * (1 + worth.envy(sight, seat))
    wins = duel.best_chance(sight) > WINS_NOW and worth.stake(sight) > worth.COLONY[0]
    return gain > PAYS and not wins


def richest(sight: Sight) -> int:
    return max(sight.others(), key=lambda seat: riches(sight, seat) * (1 + worth.envy(sight, seat)))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if ("card", "flare_trader") in question.options and super_(sight, question, option):
        return False
    return better(sight, opponent(sight))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return richest(sight) != opponent(sight) and better(sight, richest(sight))


def answer(sight: Sight, question: Question) -> Answer | None:
    return ("seat", richest(sight)) if question.why == "trader.partner" else choose.cheapest(question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True
