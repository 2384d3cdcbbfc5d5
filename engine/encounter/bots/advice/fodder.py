"""Advice for Fodder: add the smallest middling attacks that are enough to win, and none if they are not enough. So a
low card may be laid.
"""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.kernel.asking import PICK, SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)
SURPRISE = 3  # points the other side may still add, if its main player holds
FULL_HAND = 5  # so many cards
SECURED = 0.8  # stake from which a narrow victory is made surer
LAST_CARDS, POOR = 2, 8


def between(sight: Sight, from_below: bool) -> list[int]:
    """Return the attacks in hand that may be discarded."""
    side = sight.side(sight.me)
    mine, theirs = after_reveal.value(sight, side), after_reveal.value(sight, 1 - side)
    return [face for face in sight.attacks if face < theirs and (from_below or face > mine)]


def reading(sight: Sight, side: int, more: float) -> duel.Reading | None:
    """Return a reading in which a card that is behind in points is helped by the attacks of the bot's hand between the
    two cards. Only the bot itself reads cards so, because nobody else knows its hand.
    """
    if sight.main(side) != sight.me:
        return None
    lead = duel.ahead(sight, side) + more

    def points(mine: int, theirs: int) -> float:
        behind = mine - theirs + lead
        return behind if behind > 0 else behind + sum(face for face in sight.attacks if mine < face < theirs)

    return lambda mine, theirs: duel.by_type(mine, theirs, points)


def need(sight: Sight) -> int:
    """Return how many points should be added: those that are missing, and a few more for what others may still play."""
    if after_reveal.lost(sight):
        return sight.missing() + cushion(sight)
    return cushion(sight) + 1 - sight.missing()


def cushion(sight: Sight) -> int:
    """Return how many points an opponent with a full hand is expected to add."""
    other = sight.main(1 - sight.side(sight.me))
    return SURPRISE if sight.seats[other]["hand"] >= FULL_HAND else 0


def enough(sight: Sight, from_below: bool) -> bool:
    return after_reveal.flips(sight, sum(between(sight, from_below)))


def shaky(sight: Sight) -> bool:
    """Return whether the bot wins by so little that one card could turn it, in a fight worth a card."""
    ahead = sight.winning() == sight.side(sight.me) == worth.wanted_side(sight)
    return ahead and 0 < sight.missing() <= cushion(sight) and abs(worth.stake(sight)) >= SECURED


def worn_out(sight: Sight) -> bool:
    """Return whether the fight is lost and the hand holds only a few poor attacks that can all be discarded, so that
    eight new cards come sooner.
    """
    cards = between(sight, from_below=False)
    few = len(sight.encounter_cards()) == len(cards) <= LAST_CARDS
    return few and after_reveal.lost(sight) and bool(cards) and cards[-1] <= POOR


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return enough(sight, from_below=False) or shaky(sight) or worn_out(sight)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return enough(sight, from_below=True) and not enough(sight, from_below=False)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.shape == SPREAD:
        return fleet.take(sight, question, 1)
    if question.shape == PICK:
        return ("side", winner) if (winner := sight.winning()) is not None else None
    values = [choose.attack_of(ref) for ref in question.options]
    if worn_out(sight) and sum(values) < sight.missing():
        return tuple(range(len(values)))
    return choose.enough(values, need(sight)) or choose.enough(values, sight.missing())


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to use the flare to join the winner, for a new colony or a reward."""
    winner = sight.winning()
    if not fleet.spare(sight):
        return False
    return winner == DEF or (winner == OFF and sight.founds(sight.me, sight.target) and worth.stake(sight) > -worth.WIN)
