"""What may be expected of ships. Tables of ships by seat are complete: a seat that is not named has none."""

from collections.abc import Iterator
from typing import Any

from engine.encounter.places import researching
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.shapes import CHANGES, COUNTS, STANDINGS


@key(STANDINGS)
def planets(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check all ships on a planet."""
    for text, standing in wanted.items():
        planet = scene.names.planet(text)
        found = [scene.game.on_planet(planet, seat) for seat in range(scene.game.n)]
        yield text, complete(scene, standing), nonzero(scene, found)


def complete(scene: Scene, wanted: dict[str, Any]) -> dict[str, int]:
    return {who: count for _, who, count in sorted(scene.seats(wanted)) if count}


def nonzero(scene: Scene, counts: list[int]) -> dict[str, int]:
    return {scene.names.say_seat(seat): count for seat, count in enumerate(counts) if count}


@key(COUNTS)
def warp(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "", complete(scene, wanted), nonzero(scene, scene.game.warp)


@key(CHANGES)
def warp_gain(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare how many more ships are in the warp than at the beginning."""
    found = [now - then for now, then in zip(scene.game.warp, scene.watch.warp, strict=True)]
    yield "", complete(scene, wanted), nonzero(scene, found)


@key(COUNTS)
def gate(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "", complete(scene, wanted), nonzero(scene, scene.game.gate)


@key(COUNTS)
def beside(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "", complete(scene, wanted), nonzero(scene, scene.game.beside)


@key(COUNTS)
def gone(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    yield "", complete(scene, wanted), nonzero(scene, scene.game.gone)


@key(COUNTS)
def ships(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check all ships of a player, wherever they are."""
    game = scene.game
    for seat, who, count in scene.seats(wanted):
        zones = (game.warp, game.gate, game.beside, game.gone, game.afloat)
        found = game.on_colonies(seat) + researching(game, seat) + sum(zone[seat] for zone in zones)
        yield who, count, found


@key(COUNTS)
def on_colonies(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield who, count, scene.game.on_colonies(seat)


@key(COUNTS)
def home(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield who, count, scene.game.home[seat]


@key(COUNTS)
def abroad(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    for seat, who, count in scene.seats(wanted):
        yield who, count, scene.game.abroad[seat]
