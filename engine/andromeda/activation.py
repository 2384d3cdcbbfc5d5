"""The second step of a launch: the gains from the active region (sections 7 and 9)."""

from engine.andromeda.abilities import Pushed, faction_ability, in_order, upgrade_special
from engine.andromeda.board import N_SLOTS, REGIONS
from engine.andromeda.content import (
    BASES,
    CARD_IDS,
    CARDS,
    FIRST_BASE,
    FIRST_SPECIAL,
    SPECIALS,
    TILES,
    VORTICES,
)
from engine.andromeda.effects.running import start
from engine.andromeda.moons import top_moon
from engine.andromeda.state import Game, planet_kind, step, tile


@step
def activate(game: Game) -> None:
    seat, region, kind = game.active, game.active_region, game.notes["launched"]
    here = tile(game, region)
    game.emit("activated", seat, REGIONS[region], TILES[here] if here >= 0 else "")
    if region >= N_SLOTS:
        _nebula(game, seat, region, kind)
    elif planet_kind(game, region) >= 0:
        if top_moon(game, region) >= 0:
            then = upgrade_special(game, seat, kind, "activate_planet")
            game.push("moons.capture", seat, region, tuple(then))
        else:
            game.push("moons.printed", seat, region)
    elif here in VORTICES:
        reward(game, seat, region)
    elif FIRST_BASE <= here < FIRST_SPECIAL:
        game.show("capture", seat, REGIONS[region], "")
        for card in game.lasting[seat]:  # Alliance Permit: after the base's effect (A-AMB-38)
            if CARDS[card].on_alliance_base:
                start(game, CARDS[card].number, seat, ("card", CARD_IDS[card]))
        start(game, BASES[here - FIRST_BASE].number, seat, ("base", TILES[here]), True)


def _nebula(game: Game, seat: int, region: int, kind: int) -> None:
    """Capture the nebula's moon if there is one, and look at two event cards; then run the abilities that follow
    (A-ACT-3).
    """
    by = ("region", REGIONS[region])
    game.push("activation.after_nebula", seat, kind)
    game.push("op.peek_events", seat, by, True)
    if top_moon(game, region) >= 0:
        game.push("moons.capture", seat, region)


@step
def after_nebula(game: Game, seat: int, kind: int) -> None:
    pushed: list[Pushed] = faction_ability(game, seat, "activate_nebula")
    in_order(game, [*pushed, *upgrade_special(game, seat, kind, "activate_nebula")])


def reward(game: Game, seat: int, region: int) -> None:
    """Give the seat the reward of the vortex in this region (A-ACT-5, A-SPR-3)."""
    here = tile(game, region)
    start(game, SPECIALS[here - FIRST_SPECIAL].number, seat, ("special", TILES[here]))
