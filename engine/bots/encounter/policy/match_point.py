"""A landing that wins for somebody else: nothing is kept for an encounter that will not come.

The defense lays the card that is likeliest to win, whatever it costs; an invited neighbour helps it even if a home
planet is left empty for it. Reads a Sight; what single aliens change stands in their advice.
"""

from engine.bots.encounter.reading import duel
from engine.bots.encounter.reading.sight import DEF, NOBODY, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Question, Ref

MOST_SHIPS = 4


def looms(sight: Sight) -> bool:
    """Whether somebody on the gate wins by landing, and I do not."""
    if sight.target < 0 or sight.offense == sight.me:
        return False
    landing = [seat for seat in range(sight.n) if sight.side(seat) == OFF]
    winners = [seat for seat in landing if sight.wins_by_landing(seat)]
    return bool(winners) and sight.me not in winners


def free(face: int) -> float:
    return 0.0


def rank(ref: Ref) -> int:
    """Of cards that are equally good the higher attack: somebody may know what I do not."""
    face = FACE_BY_NAME[str(ref[1])]
    return face if face < NEGOTIATE else -1


def best_card(sight: Sight, question: Question) -> int | None:
    """The number of the card that wins most likely, for the defense; None where no landing wins."""
    if sight.me != sight.defense or not looms(sight):
        return None
    values = duel.card_values(sight, question.options, cost=free)
    best = max(values)
    return max(range(len(values)), key=lambda number: (values[number] == best, rank(question.options[number])))


def helps(sight: Sight, question: Question) -> int | None:
    """The number of the option to join the defense; None where no landing wins, or the landing would win for me too."""
    mine = sight.wins_by_landing(sight.me)
    if sight.side(sight.me) != NOBODY or not looms(sight) or (mine and ("side", OFF) in question.options):
        return None
    return question.options.index(("side", DEF)) if ("side", DEF) in question.options else None
