"""Citadel: lays attack cards beside planets; when such a planet is attacked, their sum may be added to the defense.

Wild: +5 for the defense. Super: the sum is subtracted instead. Not zappable: building, one card an encounter.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import FACE_BY_NAME, NEGOTIATE
from engine.encounter.hand import always_put, discard
from engine.encounter.items import Alien, Use
from engine.encounter.outcome import lost_side
from engine.encounter.state import DEF, Event, Game
from engine.kernel.asking import Asking, Choice, pick

BOARD = "citadels"  # kept: (planet, face) for each
WILD_BONUS = 5
SOURCE = ("power", "citadel.power")
FLARE = ("card", FACE_BY_NAME["flare_citadel"])
EVENTS = {"citadel.built": "seat planet face", "citadel.fallen": "seat planet faces"}


def beside(game: Game, planet: int) -> list[int]:
    return [face for where, face in game.kept.get(BOARD, ()) if where == planet]


# --- building ----------------------------------------------------------------------------------------------------


def attacks(game: Game, seat: int) -> list[int]:
    return sorted({face for face in game.hands[seat] if face < NEGOTIATE})


def holds_an_attack(game: Game, seat: int, event: Event) -> bool:
    return bool(attacks(game, seat))


def name_site(game: Game, seat: int, event: Event) -> Asking:
    """Ask for one attack from the hand, then for the planet of any system it is laid beside."""
    faces, planets = attacks(game, seat), game.planets()
    card = yield pick(seat, "citadel.card", [("card", face) for face in faces], marks=always_put(game, seat))
    planet = yield pick(seat, "citadel.planet", [("planet", planet) for planet in planets], data=faces[card])
    return (planets[planet], faces[card])


def build(game: Game, seat: int, choice: Choice, event: Event) -> None:
    planet, face = choice
    game.part_with(seat, face)
    game.kept[BOARD] = [*game.kept.get(BOARD, []), (planet, face)]
    game.emit("citadel.built", seat, planet, face)


def fall(game: Game, seat: int, planet: int) -> None:
    """Discard all citadels of a planet."""
    faces = beside(game, planet)
    if faces:
        game.kept[BOARD] = [entry for entry in game.kept[BOARD] if entry[0] != planet]
        game.emit("citadel.fallen", seat, planet, tuple(faces))
        discard(game, seat, faces, why="citadel")


def fall_all(game: Game, seat: int) -> None:
    """Discard all citadels, because the sheet has left the game."""
    faces = [face for _, face in game.kept.pop(BOARD, [])]
    discard(game, seat, faces, why="citadel")


# --- activating --------------------------------------------------------------------------------------------------


def target_is_fortified(game: Game, seat: int, event: Event) -> bool:
    return bool(beside(game, game.target))


def activate(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Add the citadels' sum to the defense, as a flat change no matter who defends that planet (X-42)."""
    total = sum(beside(game, game.target))
    sign = 1 if riding(game, "citadel.power") is None else -1
    game.effects.append(("flat", DEF, sign * total, SOURCE))
    game.note("citadels_active")


def activated_and_lost(game: Game, seat: int, event: Event) -> bool:
    return "citadels_active" in game.notes and lost_side(game, game.defense)


def settle(game: Game, seat: int, choice: Choice, event: Event) -> None:
    fall(game, seat, game.target)


def strengthen(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", DEF, WILD_BONUS, FLARE))


ALIEN = Alien(
    level="red",
    power=(Use(("planning.cards_down",), activate, when=target_is_fortified),),
    sides=(
        Use(("destiny.settled",), build, when=holds_an_attack, announce=name_site, name="build"),
        Use(("resolution.effects",), settle, when=activated_and_lost, forced=True, though_lost=True, name="settle"),
    ),
    wild=Use(("reveal.flipped", "reveal.reinforce"), strengthen, role="main_or_ally"),
    super_=Use(("planning.cards_down",), when=target_is_fortified, rides="citadel.power"),
    modifiers={"planet_left": fall},
    leave=fall_all,
)
