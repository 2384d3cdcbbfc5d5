"""Cards of other hands that the bot has been shown in this encounter, by a power or a card.

It reads a `Sight`, and guesses nothing that the bot was not shown.
"""

from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE

HAND = "hand"
BEST, LOWEST, ANY = 0.6, 0.2, 0.2  # which attack of a seen hand is laid
FAIR, GREAT = 12, 20
# how often a negotiate is laid that is held beside attacks: the best of these is poor, fair, great
PEACE = {OFF: (0.32, 0.29, 0.23), DEF: (0.5, 0.4, 0.25)}


def hand_of(sight: Sight, seat: int) -> list[str] | None:
    """Return the hand of another player as the bot last saw it; None if it did not."""
    for what, who, names in reversed(sight.view.get("seen", ())):
        if what == HAND and who == seat:
            return list(names)
    return None


def lay_of(names: list[str], side: int) -> dict[int, float] | None:
    """Return how likely the main player of a side lays each of these cards; None if none can be laid."""
    faces = [FACE_BY_NAME[name] for name in names]
    attacks = sorted(face for face in faces if face < NEGOTIATE)
    peace = [face for face in faces if NEGOTIATE <= face <= MORPH]
    if not attacks and not peace:
        return None
    often = peace_of(attacks[-1], side) if attacks and peace else float(bool(peace))
    found: dict[int, float] = {}
    for face in peace:
        found[face] = found.get(face, 0.0) + often / len(peace)
    if attacks:
        shares = ((attacks[-1], BEST), (attacks[0], LOWEST), *((face, ANY / len(attacks)) for face in attacks))
        for face, share in shares:
            found[face] = found.get(face, 0.0) + (1 - often) * share
    return found


def peace_of(best: int, side: int) -> float:
    """Return how likely a player lays a negotiate that it holds: more often with poor attacks, above all on defense."""
    return PEACE[side][(best >= FAIR) + (best >= GREAT)]


def tokens(sight: Sight, seat: int, alien: str) -> int:
    """Return the number of tokens on a player's sheet of that alien."""
    return next((sheet["tokens"] for sheet in sight.seats[seat]["sheets"] if sheet["alien"] == alien), 0)


def citadels(sight: Sight, planet: int) -> int:
    """Return the sum of the attacks that lie beside a planet."""
    rows = sight.view.get("kept", {}).get("citadels", ())
    return sum(FACE_BY_NAME[name] for where, name in rows if where == planet)
