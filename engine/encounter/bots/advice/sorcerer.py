"""Advice for Sorcerer: lay either a card that is better in the opponent's place and swap, or a good card and do not
swap.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import advisers, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
NEARLY_EQUAL = 0.1
A_BETTER_POWER = 2.0
STAYS = 0.04  # a swap may be stopped


def swapped(reading: duel.Reading) -> duel.Reading:
    return lambda mine, theirs: reading(theirs, mine)


def gain_of_swap(sight: Sight) -> float:
    """Return how much better the fight is for the bot with the cards exchanged."""
    reading = duel.reading_of(sight, duel.own_side(sight))
    return duel.value_under(sight, swapped(reading)) - duel.value_under(sight, reading)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    """Swap the cards if that is better. If both ways are nearly equal, choose at random."""
    gain = gain_of_swap(sight)
    return gain > 0 if abs(gain) > NEARLY_EQUAL else bool(choose.coin(sight, 2))


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return gain_of_swap(sight) > NEARLY_EQUAL


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Lay the card that is worth most, counting each on the bot's side or on the opponent's, whichever is better."""
    if question.why != "planning.pick":
        return None
    reading = duel.reading_of(sight, sight.side(sight.me), duel.help_in_hand(sight))
    staying = duel.card_values(sight, question.options)
    going = duel.card_values(sight, question.options, swapped(reading), paid=0.0)
    return duel.best_card(question.options, [max(stay, go - STAYS) for stay, go in zip(staying, going, strict=True)])


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which makes the main players swap powers for good, if the bot gets the better power, or a leader
    the worse one.
    """
    if sight.is_main():
        opponent = sight.main(1 - sight.side(sight.me))
        return advisers.danger_of(sight, opponent) - advisers.danger_of(sight, sight.me) >= A_BETTER_POWER
    feared = max((sight.offense, sight.defense), key=lambda seat: choose.menace(sight, seat))
    other = sight.offense + sight.defense - feared
    great = advisers.danger_of(sight, feared) - advisers.danger_of(sight, other) >= A_BETTER_POWER
    return great and worth.envy(sight, feared) > worth.ENVY
