"""Advice for Mirror: lay cards that are high when read backwards, and call the reversal if the fight is better for it.
"""

from engine.encounter.bots.reading import after_reveal, duel, odds
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
PAYS = 0.05
MINE, THEIRS, BOTH = ("mine",), ("theirs",), ("both",)


def backwards(face: int) -> float:
    """Return an attack's two digits read from right to left (T-VAL-3)."""
    return face % 10 * 10 + face // 10


def reversed_reading(sight: Sight, which: Ref, more: float = 0.0) -> duel.Reading:
    lead = duel.ahead(sight, duel.own_side(sight)) + more
    mine = duel.printed if which == THEIRS else backwards
    return duel.plain(lead, mine, duel.printed if which == MINE else backwards)


def worth_of_call(sight: Sight, which: Ref | None) -> float:
    """Return what the fight is worth with these cards reversed, or with none."""
    side = duel.own_side(sight)
    return duel.value_under(sight, reversed_reading(sight, which) if which else duel.reading_of(sight, side))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    both = worth_of_call(sight, BOTH)
    if ("card", "flare_mirror") in question.options and super_(sight, question, option):
        return False
    return both > worth_of_call(sight, None) + PAYS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which reverses one card alone, if that is better than reversing both or none."""
    one = max(worth_of_call(sight, MINE), worth_of_call(sight, THEIRS))
    return one > max(worth_of_call(sight, BOTH), worth_of_call(sight, None)) + PAYS


def answer(sight: Sight, question: Question) -> Answer | None:
    return max((MINE, THEIRS), key=lambda which: worth_of_call(sight, which))


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Lay the card that is worth most, counting each forwards or backwards, whichever is better."""
    if question.why != "planning.pick":
        return None
    more = duel.help_in_hand(sight)
    forwards = duel.card_values(sight, question.options)
    back = duel.card_values(sight, question.options, reversed_reading(sight, BOTH, more))
    return duel.best_card(question.options, list(map(max, forwards, back)))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare to copy the opponent's card, if the ships then decide the fight for the bot."""
    side = sight.side(sight.me)
    same = duel.reading_of(sight, side)(*[FACE_BY_NAME.get(sight.open_card(1 - side), NEGOTIATE)] * 2)
    ahead = same is not None and duel.chance(same, side) > odds.chance_to_stay_ahead(0)
    return after_reveal.matters(sight) and after_reveal.kind(sight, 1 - side) == "attack" and ahead
