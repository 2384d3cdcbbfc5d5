"""Coldsleep Ship (9): found a colony on another player's planet with up to four ships; homeless researchers at once."""


from engine.encounter.flagship import send_flagship
from engine.encounter.items import Technology, Use
from engine.encounter.places import free_planets
from engine.encounter.sheets import technology_of
from engine.encounter.ships import choose_from_colonies, land, lift, recount
from engine.encounter.state import PASS, Event, Game, step
from engine.encounter.technology import known, leave_play
from engine.kernel.asking import Asking, Choice, pick

MOST_SHIPS = 4


def can_fly(game: Game, seat: int, event: Event) -> bool:
    return game.has_colony(seat) and bool(free_planets(game, seat))


def plan(game: Game, seat: int, event: Event) -> Asking:
    planets = free_planets(game, seat)
    planet = planets[(yield pick(seat, "coldsleep_ship.planet", [("planet", p) for p in planets]))]
    question = choose_from_colonies(game, seat, "coldsleep_ship.ships", 1, MOST_SHIPS)
    counts = yield question
    return (planet, *[(ref[1], c) for ref, c in zip(question.options, counts, strict=True) if c])


def wake(game: Game, seat: int, choice: Choice, event: Event) -> None:
    sent = dict(choice[1:])
    for planet, count in sent.items():
        lift(game, seat, planet, count)
    arrive(game, seat, choice[0], sum(sent.values()))
    send_flagship(game, seat, choice[0], sent)


def arrive(game: Game, seat: int, planet: int, count: int) -> None:
    """Land the ships, then check for victory (R-VIC-2)."""
    game.push("victory.after_effect")
    land(game, seat, planet, count, "coldsleep_ship")
    recount(game)


def homeless(game: Game, seat: int) -> None:
    """Let ships that float without a colony to go to wake at once on a foreign planet (R-TEC-14)."""
    if not game.has_colony(seat) and game.afloat[seat] and free_planets(game, seat):
        game.push("coldsleep_ship.wake_all", seat)


@step
def wake_all(game: Game, seat: int) -> Asking:
    planets = free_planets(game, seat)
    answer = yield pick(seat, "coldsleep_ship.wake", [*[("planet", p) for p in planets], PASS])
    if answer < len(planets):
        count = game.afloat[seat]
        game.afloat[seat] = 0
        arrive(game, seat, planets[answer], count)
        if technology_of(game, seat, "coldsleep_ship") is not None:
            leave_play(game, seat, known("coldsleep_ship"))


TECHNOLOGY = Technology(9, (Use(("regroup.begin",), wake, when=can_fly, announce=plan),), completed=homeless)
