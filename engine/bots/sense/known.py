"""What I have been shown of other hands, by a power or a card, in this encounter."""

from engine.bots.sense.sight import Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE

HAND = "hand"
BEST, ANY, PEACE = 0.55, 0.3, 0.15  # how a seen hand is played: its best attack, any attack, a negotiate


def hand_of(sight: Sight, seat: int) -> list[str] | None:
    """The hand of another player as I last saw it; None if I did not."""
    for what, who, names in reversed(sight.view.get("seen", ())):
        if what == HAND and who == seat:
            return list(names)
    return None


def lay_of(names: list[str]) -> dict[int, float] | None:
    """What somebody with these cards is likely to lay; None if there is no card to lay."""
    faces = [FACE_BY_NAME[name] for name in names]
    attacks = sorted(face for face in faces if face < NEGOTIATE)
    peace = [face for face in faces if NEGOTIATE <= face <= MORPH]
    found: dict[int, float] = {}
    if attacks:
        found[attacks[-1]] = BEST
        for face in attacks:
            found[face] = found.get(face, 0.0) + ANY / len(attacks)
    for face in peace:
        found[face] = found.get(face, 0.0) + PEACE / len(peace)
    total = sum(found.values())
    return {face: share / total for face, share in found.items()} if found else None


def tokens(sight: Sight, seat: int, alien: str) -> int:
    """Tokens on the sheet of that alien before a player."""
    return next((sheet["tokens"] for sheet in sight.seats[seat]["sheets"] if sheet["alien"] == alien), 0)


def citadels(sight: Sight, planet: int) -> int:
    """The sum of the attacks that lie beside a planet."""
    rows = sight.view.get("kept", {}).get("citadels", ())
    return sum(FACE_BY_NAME[name] for where, name in rows if where == planet)
