"""Advice for Filch: take the opponent's used card, unless it is junk that would only delay a new hand."""

from engine.encounter.bots.policy import choose, windows
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
LATELY = 2  # encounter cards on top of the pile among which theirs must be
FEW = 4


def last_used(sight: Sight) -> list[str]:
    """Return the encounter cards that were discarded last."""
    return [name for name in sight.view["discards"] if FACE_BY_NAME[name] <= MORPH][-LATELY:]


def use(sight: Sight, question: Question, option: Ref) -> bool:
    good = any(worth.price(name) > choose.JUNK for name in last_used(sight))
    return good or len(sight.encounter_cards()) < FEW


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.dearest(question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare against a card that is about to hurt the bot; it costs a negotiate. The classic edition's use is
    not taken.
    """
    return windows.card_zap(sight, question) if question.why == "respond" else False


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return use(sight, question, option)
