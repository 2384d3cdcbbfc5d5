"""Tastes of characters, and what they add to the worth of an answer.

All values are in units of a first foreign colony, and none is larger than the usual difference of two good answers.
Where a player may win by the current encounter, tastes do not count. The module reads a `Sight`; no character is named
here.
"""

from dataclasses import dataclass

from engine.encounter.bots.policy import alliances, fights
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.kernel.asking import Answer, Question

# The extra worth of a negotiate to a captain, because rules of thumb see the payment but not the talks. Measured by
# ahead/meter.py, in points of the share of the win in a game: 0.4 gains 1.4 +-0.8 among rookies and 1.0 +-0.6 among
# captains; 0.8 gains 1.2 and 1.4.
TALKS = 0.5
ALL, FEW = "all", "few"
SHIPS = "ships"
MOST_SHIPS = 4
A_LITTLE = 1  # ships ahead up to which a character that invites FEW still invites


@dataclass(frozen=True)
class Character:
    """A character's tastes. The defaults are those of a captain without a character."""

    name: str = ""
    peace: float = 0.0  # what a negotiate is worth more or less than to others
    thrift: float = 1.0  # how dear it is to lay a good attack
    launched: int = MOST_SHIPS
    crowds: float = 0.0  # what each ship of the defense adds to a target
    lands: float = 0.0  # what landing with another player is worth on top
    guards: float = 0.0  # the same for standing by a player who is attacked
    most_along: int = MOST_SHIPS  # ships sent with another player
    least_along: int = 1
    grudge: float = 0.0  # the worth of opposing the last attacker instead of helping them
    invites: str = ""  # whom to the offense: everybody, nobody where it is well ahead, or players who are welcome
    rewards: str = ""  # ships rather than cards
    firmness: float = 1.0  # in talks
    goes_on: bool = False  # to a further encounter whenever there is one
    silent: bool = False  # says no reasons
    way: int = -1  # in which way it speaks of a result (engine/encounter/grounds.py); -1: in any


PLAIN = Character()


def values_of_cards(character: Character, sight: Sight, question: Question) -> list[float]:
    """Return the worth of laying each card now, including how much the character likes to lay it."""
    if sight.decides_the_game():
        return fights.values_of_cards(sight, question.options)

    def cost(face: int) -> float:
        return worth.laying_cost(face) * (character.thrift if face < NEGOTIATE else 1.0)

    values = duel.card_values(sight, question.options, cost=cost)
    talks = [FACE_BY_NAME[str(ref[1])] == NEGOTIATE for ref in question.options]
    liking = 0.0 if sight.attacked_openly() else TALKS + character.peace
    return [value + liking * peace for value, peace in zip(values, talks, strict=True)]


def target(character: Character, sight: Sight, question: Question) -> Answer:
    """Return the planet that the character attacks."""
    wins = sight.to_win(sight.me) <= 1 and any(sight.founds(sight.me, ref[1]) for ref in question.options)
    crowds, scores = 0.0 if wins else character.crowds, []
    for ref in question.options:
        defense = sight.owner.get(ref[1], sight.defense)
        scores.append(fights.aim(sight, ref[1], defense) + crowds * sight.here(ref[1], defense))
    return scores.index(max(scores))


def launched(character: Character, sight: Sight) -> int:
    """Return how many ships an attack begins with."""
    return MOST_SHIPS if sight.decides_the_game() else character.launched


def side(character: Character, sight: Sight, seat: int, attacker: int) -> float:
    """Return how much more than usual the character likes to help the main player at this seat."""
    if sight.decides_the_game():
        return 0.0
    landing = seat == sight.offense
    other = sight.defense if landing else sight.offense
    liking = character.lands if landing else character.guards
    return liking + character.grudge * ((other == attacker) - (seat == attacker)) * (attacker >= 0)


def along(character: Character, sight: Sight, seat: int, ships: int, attacker: int) -> int:
    """Return how many ships to send as an ally of this seat; the most possible against the bot's last attacker."""
    if sight.decides_the_game():
        return ships
    other = sight.defense if seat == sight.offense else sight.offense
    if character.grudge and other == attacker:
        return MOST_SHIPS
    return max(character.least_along, min(character.most_along, ships))


def invited(character: Character, sight: Sight, question: Question) -> Answer:
    """Return the players to invite to the offense, but nobody who would win alone by it."""
    chosen = alliances.invite(sight, question)
    if question.data != OFF or sight.decides_the_game() or not character.invites:
        return chosen
    if character.invites == ALL:
        return tuple(range(len(question.options)))
    return chosen if sight.strength(OFF) <= sight.strength(1 - OFF) + A_LITTLE else ()
