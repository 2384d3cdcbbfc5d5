"""Advice for Observer: its ships are safe while it is an ally, so it joins whatever is worth joining. Its allies' ships
are safe too.
"""

from engine.encounter.bots.policy import joining
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 5)
COME, STAY_AWAY = 4.0, 2.0  # ships of a player who is asked, and against me of one who is not


def toll(sight: Sight, owner: int, seat: int, side: int) -> float:
    """Return the part of a seat's ships that is lost: none of its allies' ships, and none of its own as an ally, but
    its own as a main player.
    """
    saved = seat != owner if sight.main(side) == owner else seat == owner
    return 0.0 if saved else 1.0


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "alliance.invite" and question.data == OFF:
        return guests(sight, question)
    return joining.answer(sight, question)


def guests(sight: Sight, question: Question) -> Answer:
    """Invite those whose new colony hurts the bot less than their help gains, assuming that all come with four ships.
    """
    chosen: list[int] = []
    for number, ref in sorted(enumerate(question.options), key=lambda entry: sight.colonies_abroad(entry[1][1])):
        seat, so_far = ref[1], COME * len(chosen)
        colony = worth.gains(sight, [sight.me, seat]) - worth.gains(sight, [sight.me])
        with_it = chance(sight, so_far + COME)
        hurts = -with_it * colony if sight.founds(seat, sight.target) else 0.0
        if (with_it - chance(sight, so_far - STAY_AWAY)) * worth.stake(sight) > hurts:
            chosen.append(number)
    return tuple(sorted(chosen))


def chance(sight: Sight, more: float) -> float:
    return duel.best_chance(sight, duel.reading_of(sight, OFF, more))


def answer(sight: Sight, question: Question) -> Answer | None:
    """Accept a card, because it costs nothing."""
    return ("yes",)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which gives cards to the bot's allies, only if all of them have fewer colonies than the bot."""
    allies = sight.allies(sight.side(sight.me))
    return all(sight.colonies_abroad(seat) < sight.colonies_abroad(sight.me) for seat in allies)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
