"""The Prometheus (7): one of the owner's ships becomes a special one that adds 3 more in an encounter (T-TOT-1)."""

from typing import Any

from engine.encounter.items import Technology
from engine.encounter.ships import FLAGSHIP
from engine.encounter.state import BESIDE, DEFENSE, DEFENSIVE_ALLY, GATE, OFFENSE, OFFENSIVE_ALLY, Game, step
from engine.kernel.asking import pick

EXTRA = 3


def build(game: Game, seat: int) -> None:
    game.push("the_prometheus.commission", seat)


@step
def commission(game: Game, seat: int) -> Any:
    homes = game.colonies(seat)
    if homes:
        answer = yield pick(seat, "the_prometheus.commission", [("planet", planet) for planet in homes])
        game.kept[FLAGSHIP] = [seat, homes[answer]]
        game.emit("prometheus", seat, homes[answer])


def weight(game: Game, seat: int) -> int:
    """Only where it takes part; counted and multiplied as one piece like any ship."""
    owner, place = game.kept.get(FLAGSHIP, (-1, 0))
    role = game.role[seat]
    here = {OFFENSE: GATE, OFFENSIVE_ALLY: GATE, DEFENSE: game.target, DEFENSIVE_ALLY: BESIDE}.get(role)
    return EXTRA if owner == seat and here is not None and place == here else 0


def scrap(game: Game, seat: int) -> None:
    game.kept.pop(FLAGSHIP, None)


TECHNOLOGY = Technology(7, keeps="stays", modifiers={"extra_weight": weight}, completed=build, left=scrap)
