"""Another world that looks the same to a seat: everything hidden from it dealt anew (K-ZONE-1, 2, 7, K-INFO-5).

Of every other seat centre, ruin and cards face down are one pool with its colony; of the seat's own cards only the
colony is unknown. Counts, places, states and developments stay. For previews, and to test that nothing hidden is seen.
"""

from collections.abc import MutableSequence

from engine.chaos.state import CTRL, FACE, OWNER, PAID, UNPAID, Game
from engine.kernel.chance import Source, shuffle
from engine.kernel.match import Match

# steps whose questions depend on what their seat holds; the questions of all others are public
PRIVATE = frozenset(("turn.main", "windows.ask", "paying.pay", "bombing.strike", "effects.ask", "turn.search"))


def redealt(match: Match[Game], seat: int, source: Source) -> Match[Game] | None:
    """A fork in which all that this seat cannot see is another way; None while it is being shown hidden cards."""
    if any(question.reveals and question.seat == seat for question in match.pending):
        return None
    other = match.fork()
    game = other.game
    for owner in range(game.n):
        _redeal_owner(game, owner, seat, source)
    game.derived = None
    if game.stack:
        name, _, answers = game.stack[-1]
        if name in PRIVATE and all(question.seat != seat for question in match.pending):
            answers.clear()  # half a choice that was made with other cards is made anew
    return Match.resume(game, other.strict)


def _redeal_owner(game: Game, owner: int, seat: int, source: Source) -> None:
    """All hidden cards of one owner. A card that another controls face down is known to that one."""
    places: list[tuple[MutableSequence[int], int]] = [(game.colony[owner], at) for at in range(len(game.colony[owner]))]
    if owner != seat:
        places += [(game.centre[owner], at) for at in range(len(game.centre[owner]))]
        places += [(game.ruin[owner], at) for at in range(len(game.ruin[owner]))]
    places += [
        (row, FACE) for row in game.rows.values() if row[OWNER] == owner and row[PAID] == UNPAID and row[CTRL] != seat
    ]
    faces = [where[at] for where, at in places]
    shuffle(source, faces)
    for (where, at), face in zip(places, faces, strict=True):
        where[at] = face
