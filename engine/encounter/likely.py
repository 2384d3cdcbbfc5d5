"""A guess at which encounter card a player lays, from a hand and what everybody sees.

It is used when hidden cards are dealt anew: a card that lies face down is then one its owner would have chosen, not any
card of the deck. The rates are those of rookies' games. No alien is named here.
"""

from engine.encounter.cards import MORPH, NEGOTIATE
from engine.encounter.state import Game
from engine.kernel.chance import Source, below

BEST, LOWEST = 57, 12  # of a hundred attacks laid; the others are any attack in the hand
MORPH_LIKE = 15  # a morph is laid about as a fair attack is
BESTS = (8, 12, 20)  # below these the best attack is poor, fair, good; from the last on it is high
AHEAD, BEHIND = 2, -3  # ships more or fewer than the other side

# of a hundred cards laid by who holds a negotiate beside attacks: by the best attack; ahead, about even, behind
OFFENSE_TALKS = ((27, 27, 35), (21, 18, 46), (29, 13, 28), (26, 11, 15))
DEFENSE_TALKS = ((59, 53, 54), (61, 45, 47), (55, 34, 30), (53, 20, 11))

# the same near the end: nothing wins yet, a landing wins for the offense, the defense needs one colony, or both do
OPEN, LANDING, GUARDED, BOTH = range(4)
LATE_TALKS = {LANDING: (10, 6), GUARDED: (2, 60), BOTH: (25, 29)}  # offense, defense


def likely_card(
    source: Source, faces: list[int], defends: bool, lead: int, attacks_only: bool = False, stage: int = OPEN
) -> int:
    """Draw one of these faces, as often as its owner would lay it. `lead` is how many more ships the owner's side has
    than the other.
    """
    fights = sorted((face for face in faces if face <= MORPH and face != NEGOTIATE), key=strength)
    talks = NEGOTIATE in faces and not (attacks_only and any(face < NEGOTIATE for face in fights))
    if not fights:
        return NEGOTIATE
    if talks and below(source, 100) < rate_of_talks(strength(fights[-1]), defends, lead, stage):
        return NEGOTIATE
    number = below(source, 100)
    if number < BEST:
        return fights[-1]
    return fights[0] if number < BEST + LOWEST else fights[below(source, len(fights))]


def strength(face: int) -> int:
    return MORPH_LIKE if face == MORPH else face


def rate_of_talks(best: int, defends: bool, lead: int, stage: int) -> int:
    if stage != OPEN:
        return LATE_TALKS[stage][defends]
    row = (DEFENSE_TALKS if defends else OFFENSE_TALKS)[sum(best >= bound for bound in BESTS)]
    return row[0 if lead >= AHEAD else 2 if lead <= BEHIND else 1]


def stage_of(game: Game) -> int:
    """Return how near to victory the two main players are."""
    offense, defense = needs_one(game, game.offense), game.defense >= 0 and needs_one(game, game.defense)
    if offense and founds(game, game.offense):
        return LANDING
    return (BOTH if offense else GUARDED) if defense else OPEN


def needs_one(game: Game, seat: int) -> bool:
    """Return whether one more foreign colony would win."""
    return game.abroad[seat] >= game.options.goal - 1


def founds(game: Game, seat: int) -> bool:
    """Return whether landing now gives this seat a new foreign colony."""
    return game.target >= 0 and game.owner(game.target) != seat and not game.on_planet(game.target, seat)
