"""Fodder: lays a low card if its middling ones can be thrown in, the smallest that are enough, and never in vain."""

from engine.bots.habits import fleet
from engine.bots.sense import choose, duel, turned, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.kernel.asking import PICK, SPREAD, Answer, Question, Ref

DANGER = (3, 3, 3)


def between(sight: Sight, from_below: bool) -> list[int]:
    """The attacks in hand that may go."""
    side = sight.side(sight.me)
    mine, theirs = turned.value(sight, side), turned.value(sight, 1 - side)
    return [face for face in sight.attacks if face < theirs and (from_below or face > mine)]


def reading(sight: Sight, side: int, more: float) -> duel.Reading | None:
    """A card that is beaten by points draws the attacks of my hand between the two after it; only I know which."""
    if sight.main(side) != sight.me:
        return None
    lead = duel.ahead(sight, side) + more

    def points(mine: int, theirs: int) -> float:
        behind = mine - theirs + lead
        return behind if behind > 0 else behind + sum(face for face in sight.attacks if mine < face < theirs)

    return lambda mine, theirs: duel.by_type(mine, theirs, points)


def enough(sight: Sight, from_below: bool) -> bool:
    return turned.flips(sight, sum(between(sight, from_below)))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return enough(sight, from_below=False)


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return enough(sight, from_below=True) and not enough(sight, from_below=False)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.shape == SPREAD:
        return fleet.take(sight, question, 1)
    if question.shape == PICK:
        return ("side", winner) if (winner := sight.winning()) is not None else None
    values = [choose.attack_of(ref) for ref in question.options]
    return choose.enough(values, sight.missing())


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Joins whoever has won, for a new colony or a reward."""
    winner = sight.winning()
    if not fleet.spare(sight):
        return False
    return winner == DEF or (winner == OFF and sight.founds(sight.me, sight.target) and worth.stake(sight) > -worth.WIN)
