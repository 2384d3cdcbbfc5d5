"""Lists of effects are carried out one after the other (A-TRN-11: nothing comes between but payments and moons)."""

from engine.andromeda.content import BOUGHT, LEVELS, PLANET_KINDS
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.state import (
    FRAMED,
    STATION,
    Game,
    damaged_modules,
    owned,
    planet_kind,
    regions_with_ships,
    step,
)
from engine.andromeda.supply import gain, score
from engine.andromeda.vocabulary import ANY, BASIC, LISTS, MOON
from engine.kernel.asking import Ref


@step
def run(game: Game, number: int, place: int, seat: int, by: Ref, must: bool = False) -> None:
    """Carry out the effects of a list, beginning at `place`."""
    effects = LISTS[number]
    while place < len(effects):
        effect = effects[place]
        place += 1
        op = effect[0]
        if op == "gain" and not (effect[1][BASIC] or effect[1][ANY] or effect[1][MOON]):
            gain(game, seat, effect[1], by)
        elif op == "vp":
            score(game, seat, effect[1], by)
        else:
            if place < len(effects):
                game.push("running.run", number, place, seat, by, must)
            game.push("op." + op, seat, by, must, *effect[1:])
            return


def start(game: Game, number: int, seat: int, by: Ref, must: bool = False) -> None:
    """Push a list of effects, so that it runs next."""
    if number:
        game.push("running.run", number, 0, seat, by, must)


def count(game: Game, seat: int, counter: str) -> int:
    """Return the number that a counter in effects has now for this seat (A-FX-9)."""
    if counter.startswith("modules_"):
        kind = ("science", "industry", "commerce", "civilization").index(counter[8:])
        return len(game.rows[seat][kind]) - 1
    if counter == "developments":
        return sum(1 for owner in game.devs.values() if owner == seat)
    if counter == "ships_owned":
        return owned(game, seat)
    if counter == "tactics_in_hand":
        return len(game.hands[seat])
    if counter == "leaders_on_station":
        return game.leaders[seat][STATION]
    if counter == "moons_slotted":
        framed = sum(1 for row in game.rows[seat] for module in row if module[FRAMED] >= 0)
        return framed + (game.tactical[seat] >= 0)
    if counter == "moons_captured":
        return len(game.captured[seat])
    if counter == "supremacy_space":
        return game.tracks[seat][SUPREMACY]
    if counter == "upgrades":
        return sum(1 for installed in game.upgrades[seat] if installed >= 0)
    if counter == "tracks_level2":
        return sum(1 for space in game.tracks[seat] if space >= LEVELS[1])
    if counter == "regions_with_ships":
        return len(regions_with_ships(game, seat))
    if counter == "leaders_delegated":
        return sum(
            PLANET_KINDS[planet_kind(game, region)].leaders for region, owner in game.devs.items() if owner == seat
        )
    if counter == "damaged_modules":
        return damaged_modules(game, seat)
    raise ValueError(f"no such counter: {counter}")


def all_modules(game: Game, seat: int) -> int:
    """Return how many modules count as a tie-breaker. Base modules are left out, as every seat has the same number
    (A-END-14).
    """
    return sum(1 for row in game.rows[seat] for module in row if module[0] < BOUGHT)
