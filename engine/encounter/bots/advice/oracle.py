"""Advice for Oracle: it sees the card it has to beat, which the usual odds take into account. Here is when to break off
a fight it cannot win.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Question, Ref

DANGER = (5, 4, 4)
DECENT = 10


def broken_off(sight: Sight) -> float:
    """Return the value of breaking off: a deal without terms, so nothing is lost and the offense goes on."""
    on = 1 if sight.side(sight.me) == OFF else -worth.envy(sight, sight.offense)
    return worth.SECOND_ENCOUNTER * on


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    options = tuple(("card", name) for name in sight.encounter_cards())
    return max(duel.card_values(sight, options), default=-worth.WIN) < broken_off(sight)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which mixes the hands, if the opponent's is the larger one and the bot holds no high attack."""
    theirs = sight.seats[sight.main(1 - sight.side(sight.me))]["hand"]
    return choose.best_attack(sight) < DECENT and theirs >= len(sight.hand)
