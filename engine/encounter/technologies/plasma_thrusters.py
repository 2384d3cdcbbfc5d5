"""Plasma Thrusters (6): send one ship more than allowed; as the defense, one ship joins the defenders during launch."""


from engine.encounter.flagship import send_flagship
from engine.encounter.items import Technology, Use
from engine.encounter.ships import founded, lift, recount
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def one_more(game: Game, seat: int, limit: int) -> int:
    return limit + 1


def sources(game: Game, seat: int) -> list[int]:
    return [planet for planet in game.colonies(seat) if planet != game.target]


def can_reinforce(game: Game, seat: int, event: Event) -> bool:
    """Return whether the defense may send a ship: it has a colony on the planet, or the planet is its own home planet.
    """
    there = game.on_planet(game.target, seat) > 0 or game.owner(game.target) == seat
    return event == () and there and bool(sources(game, seat))


def name_source(game: Game, seat: int, event: Event) -> Asking:
    planets = sources(game, seat)
    answer = yield pick(seat, "plasma_thrusters.from", [("planet", planet) for planet in planets])
    return (planets[answer],)


def rush(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send one ship. No limit of ships counts for it (T-SHP-2)."""
    new = not game.on_planet(game.target, seat)
    lift(game, seat, choice[0], 1)
    lift(game, seat, game.target, -1)
    game.emit("ship_moved", seat, choice[0], game.target)
    founded(game, [(seat, game.target)] if new else [], "plasma_thrusters")
    send_flagship(game, seat, game.target, {choice[0]: 1})
    recount(game)


TECHNOLOGY = Technology(
    6,
    (Use(("launch.after",), rush, role="defense", when=can_reinforce, announce=name_source),),
    keeps="stays",
    modifiers={"ship_limit": one_more},
)
