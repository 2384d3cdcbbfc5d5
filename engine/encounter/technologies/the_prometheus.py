"""The Prometheus (7): one more ship for its owner, which counts as four ships in an encounter (T-TOT-1)."""


from engine.encounter.flagship import AFLOAT, FLAGSHIP, IN_WARP, OUT
from engine.encounter.items import Technology
from engine.encounter.places import place_of, research_places
from engine.encounter.ships import leave_warp, lift, recount
from engine.encounter.state import BESIDE, DEFENSE, DEFENSIVE_ALLY, GATE, OFFENSE, OFFENSIVE_ALLY, RESEARCH, Game, step
from engine.kernel.asking import Asking, pick

WORTH = 4


def build(game: Game, seat: int) -> None:
    game.push("the_prometheus.commission", seat)


@step
def commission(game: Game, seat: int) -> Asking:
    """Ask where the Prometheus is put; it is a ship of its own. Without a colony it starts in the warp (R-SHP-3)."""
    homes = game.colonies(seat)
    if not homes:
        game.warp[seat] += 1
        game.kept[FLAGSHIP] = [seat, IN_WARP]
        return
    answer = yield pick(seat, "the_prometheus.commission", [("planet", planet) for planet in homes])
    lift(game, seat, homes[answer], -1)
    game.kept[FLAGSHIP] = [seat, homes[answer]]
    game.emit("prometheus", seat, homes[answer])


def weight(game: Game, seat: int, ordinary: int) -> int:
    """Return how many points the flagship adds beyond an ordinary ship in an encounter: it counts four in all, also for
    a Macron. Like any ship it is counted and multiplied as one piece.
    """
    owner, place = game.kept.get(FLAGSHIP, (-1, 0))
    role = game.role[seat]
    here = {OFFENSE: GATE, OFFENSIVE_ALLY: GATE, DEFENSE: game.target, DEFENSIVE_ALLY: BESIDE}.get(role)
    return max(0, WORTH - ordinary) if owner == seat and here is not None and place == here else 0


def scrap(game: Game, seat: int) -> None:
    """Remove the flagship from the game wherever it is. It is not among the removed ships that could come back."""
    if FLAGSHIP not in game.kept:
        return
    _, place = game.kept.pop(FLAGSHIP)
    if place == RESEARCH:
        place = place_of(game, research_places(game, seat)[0][0])
    if place == IN_WARP:
        leave_warp(game, seat, 1)
    elif place == AFLOAT:
        game.afloat[seat] -= 1
    elif place == OUT:
        game.gone[seat] -= 1
    else:
        lift(game, seat, place, 1)
    if place != OUT:
        game.emit("ships_removed", seat, 1)
    recount(game)


TECHNOLOGY = Technology(7, keeps="stays", modifiers={"extra_weight": weight}, completed=build, left=scrap)
