"""Where ships can stand: the places, the refs that name them on the board, and how many ships of a seat are there.

Places are planet numbers, GATE, BESIDE, or one of the technologies before a seat (RESEARCH: all of them). This module
counts and names, but moves nothing. No card and no alien is named here.
"""

from engine.encounter.state import BESIDE, CARD, DEFENSE, GATE, PLANET_REFS, RESEARCH, SHIPS, Game
from engine.kernel.asking import Ref

FIRST_TECHNOLOGY = -10  # and downwards: technologies, by their numbers; a ref names them by where they lie

PLACE_REFS: dict[int, Ref] = {GATE: ("gate",), BESIDE: ("beside",), RESEARCH: ("research",)}


def place_of(game: Game, ref: Ref) -> int:
    """Return the place a ref names."""
    if ref[0] == "planet":
        return int(ref[1])
    if ref[0] == "research":
        return FIRST_TECHNOLOGY - int(game.techs[ref[1]][ref[2]][CARD])
    return next(place for place, other in PLACE_REFS.items() if other[0] == ref[0])


def place_ref(place: int) -> Ref:
    """Return the place as everybody may know it; for research this leaves out the technology."""
    return ("planet", place) if place >= 0 else PLACE_REFS[RESEARCH if place <= FIRST_TECHNOLOGY else place]


def standing(game: Game, seat: int, place: int) -> int:
    """Return the ships of a seat at a place."""
    if place >= 0:
        return game.ships[place * game.n + seat]
    if place in (GATE, BESIDE):
        return game.gate[seat] if place == GATE else game.beside[seat]
    return sum(tech[SHIPS] for tech in techs_at(game, seat, place))


def techs_at(game: Game, seat: int, place: int) -> list[list[int]]:
    """Return the technology that a place stands for, unless it has left play since; all of them for RESEARCH."""
    number = FIRST_TECHNOLOGY - place
    return [tech for tech in game.techs[seat] if place == RESEARCH or tech[CARD] == number]


def researching(game: Game, seat: int) -> int:
    return sum(tech[SHIPS] for tech in game.techs[seat])


def research_places(game: Game, seat: int) -> tuple[list[Ref], list[int]]:
    """Return the technologies of a seat that have ships on them, and how many (R-TEC-9)."""
    numbers = [number for number, tech in enumerate(game.techs[seat]) if tech[SHIPS]]
    return [("research", seat, number) for number in numbers], [game.techs[seat][number][SHIPS] for number in numbers]


def fought_over(game: Game, seat: int) -> int:
    """Return the planet on which a seat's ships are in the encounter, if it is the defense; else -1 (T-ENC-1)."""
    return game.target if game.role[seat] == DEFENSE else -1


def colonies_outside(game: Game, seat: int) -> list[int]:
    """Return a seat's colonies without the one whose ships fight in the encounter, if there is one."""
    return [planet for planet in game.colonies(seat) if planet != fought_over(game, seat)]


def gate_and_colonies(game: Game, seat: int) -> tuple[list[Ref], list[int]]:
    """Return, for the gate and each colony of a seat, how many ships it may be asked for. Ships in research are not
    included.
    """
    colonies = game.colonies(seat)
    places: list[Ref] = [PLANET_REFS[planet] for planet in colonies]
    caps = [game.on_planet(planet, seat) for planet in colonies]
    return ([PLACE_REFS[GATE], *places], [game.gate[seat], *caps]) if game.gate[seat] else (places, caps)


def free_planets(game: Game, seat: int) -> list[int]:
    """Return the planets of the others' home systems where the seat has no colony, clockwise."""
    systems = [game.planets_of(other) for other in game.others_clockwise(seat)]
    return [planet for system in systems for planet in system if not game.on_planet(planet, seat)]


def in_game(game: Game, seat: int) -> int:
    """Return the ships of a seat that are still in the game, wherever they are."""
    zones = (game.warp, game.gate, game.beside, game.afloat)
    return game.on_colonies(seat) + researching(game, seat) + sum(zone[seat] for zone in zones)
