"""The course of a turn: what begins it, the one main action, the windows between, what ends it (section 5)."""

from functools import cache

from engine.andromeda import beside
from engine.andromeda.abilities import Pushed, fire, in_order, of_faction, upgrade_special
from engine.andromeda.activation import reward
from engine.andromeda.board import REGIONS
from engine.andromeda.content import SHIP_IDS, STORAGE, VORTICES
from engine.andromeda.fleet import region_ref, ship_of
from engine.andromeda.launch import can_activate, launches
from engine.andromeda.moons import energy_first
from engine.andromeda.paying import choosing_cards
from engine.andromeda.state import PAD, Game, at, hand_limit, players_at, sides, step, tile, turn_order
from engine.andromeda.supply import discard_cards, spend
from engine.andromeda.vocabulary import RESOURCES
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

RETURN, GO_ON = ("return",), ("go_on",)
AFTER_LAUNCH, AFTER_ACTIVATION, AFTER_AMBUSH, AFTER_SHIPS, AT_END = (
    "after_launch",
    "after_activation",
    "after_ambush",
    "after_ships",
    "at_end",
)


@step
def begin(game: Game) -> None:
    """Begin a turn. Abilities used once per turn are available again (A-TRN-7), and vortices pay before the first pause
    (A-AMB-40).
    """
    game.turn += 1
    game.active_region = -1
    game.used.clear()
    game.notes.clear()
    game.notes["pad"] = bool(at(game, game.active, PAD))  # read once, before any side action (A-AMB-39)
    game.emit("turn_began", game.active, game.turn)
    game.show("turn", game.active, game.turn)
    game.push("turn.main")
    for region in sorted(set(game.ships[game.active]), reverse=True):
        if tile(game, region) in VORTICES:
            reward(game, game.active, region)


@step
def main(game: Game) -> Asking:
    """Ask whether to launch or return (A-TRN-2 to 4). For a launch, ask for the ship first, then for its region."""
    seat = game.active
    ways = launches(game, seat) if game.notes["pad"] else {}
    kinds = list(ways)
    options: list[Ref] = [*(("launch", SHIP_IDS[kind]) for kind in kinds), RETURN]
    answer = yield pick(seat, "turn.main", options, marks=ALWAYS)
    chosen = options[answer]
    if chosen == RETURN:
        game.emit("returning", seat)
        game.show("home", seat)
        game.push("turn.close")
        game.push("returning.begin")
        return
    kind = kinds[answer]
    regions = list(ways[kind])
    energies = [ways[kind][region] for region in regions]
    refs = [region_ref(region) for region in regions]
    where = yield pick(seat, "launch.where", refs, ("ship", SHIP_IDS[kind]), energies)
    game.push("turn.put_out", kind, regions[where], energies[where])
    energy_first(game, seat, energies[where])


@step
def put_out(game: Game, kind: int, region: int, energy: int) -> None:
    """Place the launched ship and push the four steps that follow, with their pauses (A-LAU-2, A-SID-7)."""
    seat = game.active
    if energy:
        spend(game, seat, ((energy, 0, 0, 0, 0), ()), ("jump",))
    crowded = region in game.raiders or any(who != seat for who in players_at(game, region))
    game.ships[seat][ship_of(game, seat, kind, PAD)] = region
    game.active_region = region
    game.notes["launched"] = kind
    game.emit("launched", seat, SHIP_IDS[kind], REGIONS[region], energy)
    game.show("lift", seat, SHIP_IDS[kind], REGIONS[region])
    for name, *args in reversed(
        (
            ("turn.launched", kind, crowded),
            ("turn.window", AFTER_LAUNCH),
            ("activation.activate",),
            ("turn.window", AFTER_ACTIVATION),
            ("raiders.ambush",),
            ("turn.window", AFTER_AMBUSH),
            ("battle.begin",),
            ("turn.close",),
        )
    ):
        game.push(str(name), *args)


@step
def launched(game: Game, kind: int, crowded: bool) -> None:
    """Push the effects that follow right after a ship is placed (A-FX-21). The faction's ability (Grim Flag) is among
    them only if the region holds others.
    """
    seat = game.active
    pushed: list[Pushed] = upgrade_special(game, seat, kind, "launch")
    if crowded:
        fire(game, seat, "launch", *pushed)
    else:
        in_order(game, pushed)


@step
def window(game: Game, name: str) -> Asking:
    """Pause between two steps for side actions of all seats (A-TRN-2, A-SID-7). The pause is asked whenever public
    facts allow that any seat could act.
    """
    seat = game.active
    options = beside.towards_activation(game, seat) if name == AFTER_LAUNCH and not can_activate(game, seat) else []
    if options:  # the base needs what side actions bring first (A-LAU-8): they are the only way on
        answer = yield pick(seat, "turn.collect", options, region_ref(game.active_region), marks=ALWAYS)
        game.push("turn.window", name)
        game.push(*beside.step_for(game, seat, options[answer]))
        return
    if beside.anybody_could(game):
        yield pick(seat, "turn.window", [GO_ON], data=name, marks=ALWAYS)
        if name == AFTER_AMBUSH and fight_due(game):
            for who in reversed(turn_order(game)[1:]):
                game.push("turn.others", who)


def fight_due(game: Game) -> bool:
    return len(sides(game)) > 1


@step
def others(game: Game, seat: int) -> Asking:
    """Ask each other player for side actions before a battle, because none are allowed once it has begun (A-SID-7,
    A-TAC-2).
    """
    if game.hands[seat]:
        yield pick(seat, "turn.before_battle", [GO_ON], marks=ALWAYS)


# --- the end of a turn (A-TRN-6) ---


@step
def close(game: Game) -> None:
    game.push("turn.over")
    game.push("turn.limits")
    game.push("events.due")
    game.push("turn.window", AT_END)


@cache
def storage(faction: int) -> tuple[int, ...]:
    """Return a faction's storage limits (A-RES-5, A-FX-27)."""
    more = of_faction(faction, "storage_limit")
    return tuple([limit + more for limit in STORAGE])


@step
def limits(game: Game) -> Asking:
    """Ask the active player to discard down to the storage limit, then the hand limit (A-RES-5, A-TAC-7)."""
    seat = game.active
    excess = len(game.hands[seat]) - hand_limit(game, seat)
    cards: tuple[int, ...] = ()
    if excess > 0:
        cards = yield from choosing_cards(game, seat, "hand.discard", excess)
    stock = game.stock[seat]
    for kind, limit in enumerate(storage(game.factions[seat])):
        if stock[kind] > limit:
            game.emit("over_limit", seat, RESOURCES[kind], stock[kind] - limit)
            stock[kind] = limit
    discard_cards(game, seat, cards, "hand_limit")


@step
def over(game: Game) -> None:
    """End the turn and continue clockwise. Once the end is triggered, every player has one more turn (A-TRN-1,
    A-END-3).
    """
    game.emit("turn_ended", game.active)
    if game.ended:
        game.left = game.n if game.left < 0 else game.left - 1
        if not game.left:
            game.push("scoring.final")
            return
    game.active = (game.active + 1) % game.n
    game.push("turn.begin")
