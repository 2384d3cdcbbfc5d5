"""What a character likes: a small amount added to the value of a plan, which decides between plans of about equal
worth.

All amounts are shares of the win, and none exceeds MOST. Where a colony is about to fall, tastes do not count. Reads a
Sight; must not know any character by name.
"""

from dataclasses import dataclass

from engine.bots.ahead.course import Plan
from engine.chaos.bots.sight import Sight, card
from engine.chaos.card import BASE, SHIP
from engine.kernel.asking import Question

MOST = 0.015
LAST = 8  # cards of a colony with which taste ends
CHEAP = 4  # credits of a ship that is one of many


@dataclass(frozen=True)
class Character:
    """A character's tastes. The defaults are those of a captain without a character."""

    name: str = ""
    decks: tuple[str, ...] = ()  # one of these it brings
    attacks: float = 0.0  # what an attack is worth more
    defends: float = 0.0  # what a defence is worth more than none
    bases: float = 0.0  # bases put down, developed and paid for
    earns: float = 0.0  # abilities and events that bring credits
    bluffs: float = 0.0  # cards put down, and real cards of the hand as bases
    swarms: float = 0.0  # a cheap ship
    silent: bool = False  # says no reasons


    @property
    def brings(self) -> dict[str, tuple[str, ...]]:
        return {"deck": self.decks} if self.decks else {}


PLAIN = Character()


def liking(character: Character, sight: Sight, question: Question, plan: Plan) -> float:
    """Return what this character's tastes add to the value of a plan."""
    if any(not seat["out"] and seat["colony"] <= LAST for seat in sight.view["seats"]):
        return 0.0
    if question.why == "combat.defenders":
        return character.defends if plan.now else 0.0
    ref = question.options[plan.now]
    kind = str(ref[0])
    if kind == "attack":
        return character.attacks
    if kind == "down":
        real = card(str(ref[1])).type == BASE
        return max(character.bluffs, character.bases) if real else character.bluffs
    if kind == "play":
        face = card(str(ref[1]))
        if face.type == SHIP:
            return character.swarms if face.cost <= CHEAP else 0.0
        return character.earns if any(effect.do == "credits" for effect in face.effects) else 0.0
    if kind in ("pay", "use", "develop"):
        row = sight.rows[int(ref[1])]
        if kind == "use" or row["kind"] != "base":
            effects = card(row["card"]).effects if row["card"] else ()
            return character.earns if any(effect.do == "credits" for effect in effects) else 0.0
        return character.bases
    return 0.0
