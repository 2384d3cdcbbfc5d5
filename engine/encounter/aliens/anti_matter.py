"""Anti-Matter: between two attacks the lower total wins, and its own ships and all allies are subtracted.

Wild: stop another player's wild flare before it does anything. Super: stop either half of a flare, from any seat.
"""


from engine.encounter.acts import KEY, PREVENTED, SEAT, act_by, anothers_act, stop_act
from engine.encounter.items import USES, WILD, Alien, Use
from engine.encounter.state import Event, Game
from engine.encounter.values import both_attack
from engine.kernel.asking import Choice

SOURCE = ("power", "anti_matter.power")


def two_attacks(game: Game, seat: int, event: Event) -> bool:
    return both_attack(game)


def invert(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Let the lower total win. Whether the power still counts is checked again when the totals are compared (X-25)."""
    game.effects.append(("invert", seat, SOURCE))


# --- both halves of the flare ------------------------------------------------------------------------------------


def anothers_flare(game: Game, seat: int, event: Event) -> bool:
    return anothers_act(game, seat, event[0])


def anothers_wild(game: Game, seat: int, event: Event) -> bool:
    act = act_by(game, event[0])
    return act is not None and act[SEAT] != seat and USES[act[KEY]].source == WILD


def prevent(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Stop the flare: it goes back to hand, unplayed for its owner and barred for the encounter (T-FLR-2)."""
    stop_act(game, event[0], PREVENTED)


ALIEN = Alien(
    level="yellow",
    power=(Use(("reveal.flipped",), invert, role="main", when=two_attacks, forced=True),),
    wild=Use(("any.flare_attempt",), prevent, role="main_or_ally", when=anothers_wild),
    super_=Use(("any.flare_attempt",), prevent, when=anothers_flare),
)
