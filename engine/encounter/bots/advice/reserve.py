"""Advice for Reserve: play low attacks as reinforcements, just enough of them, and use negotiates to stop those of
others.
"""

from engine.encounter.bots.policy import choose, windows
from engine.encounter.bots.reading import after_reveal, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import PICK, Answer, Question, Ref

DANGER = (3, 4, 4)
LIMIT, SUPER_LIMIT = 6, 9
OTHERS_HAVE = 4  # what is expected of a player with this power
HALF = 0.5
MOST_OF_A_CARD = 5
MATTERS = 0.5


def boosts(sight: Sight, limit: int) -> list[int]:
    return [face for face in sight.attacks if face <= limit]


def strength(sight: Sight, owner: int, side: int) -> float:
    """Return half of the reinforcing attacks that the bot holds; for another player, the usual amount."""
    if sight.side(owner) != side:
        return 0
    if owner != sight.me:
        return OTHERS_HAVE if sight.seats[owner]["hand"] else 0
    held = boosts(sight, LIMIT)
    return HALF * (sum(held) - (held[0] if held and sight.is_main() else 0))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if option[1] == "reserve.veto":
        decides = sight.winning() is not None and not after_reveal.lost(sight) and sight.missing() <= MOST_OF_A_CARD
        return decides and windows.hostile(sight, question.data[0]) and abs(worth.stake(sight)) >= MATTERS
    return after_reveal.flips(sight, sum(boosts(sight, LIMIT)))


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "reserve.side":
        return ("side", worth.wanted_side(sight))
    if question.shape == PICK:
        return just_enough(sight, question) if question.why == "reserve.one" else choose.dearest(question)
    return choose.enough([choose.attack_of(ref) for ref in question.options], sight.missing())


def just_enough(sight: Sight, question: Question) -> Ref:
    """Return the lowest card that turns the fight, or the highest card if none does."""
    cards = sorted(question.options, key=choose.attack_of)
    return next((ref for ref in cards if choose.attack_of(ref) >= sight.missing()), cards[-1])


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return after_reveal.flips(sight, max(boosts(sight, SUPER_LIMIT), default=0))
