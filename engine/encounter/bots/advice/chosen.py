"""Advice for Chosen: draw the three cards when losing, then add or lay the best attack among them, or else a negotiate
for its pay.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
TOO_FAR = 14  # points that three cards will hardly bring
NEGOTIATE_REF = ("card", "negotiate")


def missing_attack(sight: Sight) -> float:
    """Return how high an attack would have to be to win in place of a negotiate."""
    side = sight.side(sight.me)
    return after_reveal.value(sight, 1 - side) - duel.ahead(sight, side)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if not after_reveal.lost(sight):
        return False
    if after_reveal.kind(sight, sight.side(sight.me)) == "attack":
        return True
    return missing_attack(sight) < TOO_FAR and abs(worth.stake(sight)) >= after_reveal.WORTH_A_CARD


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "chosen.how":
        return ("add",)
    if question.why == "chosen.keep":
        return choose.dear_ones(question)
    return take(sight, question)


def take(sight: Sight, question: Question) -> Ref:
    """Return the highest attack if it beats them or costs nothing; otherwise a negotiate, which is at least paid for.
    """
    attacks = sorted(filter(choose.is_attack, question.options), key=choose.attack_of)
    peaceful = NEGOTIATE_REF in question.options
    if after_reveal.kind(sight, sight.side(sight.me)) == "attack":
        best = choose.attack_of(attacks[-1]) if attacks else -1
        if attacks and (best >= sight.missing() or not peaceful):
            return attacks[-1]
        return NEGOTIATE_REF if peaceful else ("pass",)
    if attacks and choose.attack_of(attacks[-1]) > missing_attack(sight):
        return attacks[-1]
    morph = next((ref for ref in question.options if choose.is_card(ref) and FACE_BY_NAME[ref[1]] == MORPH), None)
    return morph if morph and duel.ahead(sight, sight.side(sight.me)) > 0 else ("pass",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = wild
