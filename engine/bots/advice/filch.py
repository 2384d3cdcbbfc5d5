"""Filch: takes what was played against it, unless it is junk that would only delay a new hand."""

from engine.bots.habits import windows
from engine.bots.sense import choose
from engine.bots.sense.sight import OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
LATELY = 2  # encounter cards on top of the pile among which theirs must be
MIDDLING, NEGOTIATES = 8, 2  # the lowest attack taken, and how many negotiates are enough


def last_used(sight: Sight) -> list[str]:
    """The encounter cards that were discarded last."""
    return [name for name in sight.view["discards"] if FACE_BY_NAME[name] <= MORPH][-LATELY:]


def wanted(sight: Sight, name: str) -> bool:
    """A middling attack or better, the morph, a second negotiate; anything if I must go on and hold nothing."""
    face = FACE_BY_NAME[name]
    if sight.offense == sight.me and not sight.encounter_cards():
        return True
    if face == NEGOTIATE:
        return sight.hand.count(name) < NEGOTIATES
    return face >= MIDDLING


def use(sight: Sight, question: Question, option: Ref) -> bool:
    theirs = last_used(sight)
    if sight.is_main() and len(theirs) == LATELY:
        theirs = [theirs[sight.side(sight.me) == OFF]]  # the offense's card was discarded first
    return any(wanted(sight, name) for name in theirs)


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.dearest(question)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """A negotiate for a card that is about to hurt; the classic edition's lifting is not for honest players."""
    return windows.card_zap(sight, question) if question.why == "respond" else False


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return use(sight, question, option)
