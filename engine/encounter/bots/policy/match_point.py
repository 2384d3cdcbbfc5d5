"""Encounters in which landing wins the game, so that nothing need be kept for later ones.

If it wins for the offense, the offense thinks of nothing but the win. If it wins for another player, the defense lays
the card that is most likely to win, whatever it costs, and an invited player helps it even if a home planet is left
empty. The module reads a `Sight`; exceptions for single aliens are in `bots/advice`.
"""

from engine.encounter.bots.reading import duel
from engine.encounter.bots.reading.sight import DEF, NOBODY, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Question, Ref

MOST_SHIPS = 4
# shares of the win: if the game goes on, if both players of a deal win by it, and for a first colony
LATER, DEALT, COLONY = 0.25, 0.45, 0.13


def winners(sight: Sight) -> list[int]:
    """Return the seats on the gate that win by landing."""
    return [seat for seat, side in enumerate(sight.sides) if side == OFF and sight.wins_by_landing(seat)]


def looms(sight: Sight) -> bool:
    """Return whether another player on the gate would win by landing, and the bot would not."""
    landing = winners(sight)
    return sight.offense != sight.me and bool(landing) and sight.me not in landing


def free(face: int) -> float:
    return 0.0


def rank(ref: Ref) -> int:
    """Return the order among equally good cards: the higher attack comes first, because opponents may know things that
    the bot does not.
    """
    face = FACE_BY_NAME[str(ref[1])]
    return face if face < NEGOTIATE else -1


def best_card(sight: Sight, question: Question) -> int | None:
    """Return the number of the card that is most likely to win; None if no landing wins, or only that of an ally of the
    bot.
    """
    if sight.me == sight.offense and sight.wins_by_landing(sight.me):
        values = duel.card_values(sight, question.options, cost=free, paid=COLONY, ends=shares(sight))
    elif sight.me == sight.defense and looms(sight):
        values = duel.card_values(sight, question.options, cost=free)
    else:
        return None
    best = max(values)
    return max(range(len(values)), key=lambda number: (values[number] == best, rank(question.options[number])))


def shares(sight: Sight) -> duel.Prospects:
    """Return the offense's share of the win for each ending. Talks bring no colony that wins for only one of the two.
    """
    return 1 / len(winners(sight)), LATER, DEALT if sight.to_win(sight.defense) <= 1 else LATER


def helps(sight: Sight, question: Question) -> int | None:
    """Return the number of the option to join the defense; None if no landing wins, or if the bot would win by landing
    too.
    """
    mine = sight.wins_by_landing(sight.me)
    if sight.side(sight.me) != NOBODY or not looms(sight) or (mine and ("side", OFF) in question.options):
        return None
    return question.options.index(("side", DEF)) if ("side", DEF) in question.options else None
