"""Steps 5 and 6 of a battle: the winners, the results of winning and losing, and the damage (A-BAT-20 to 27)."""


from engine.andromeda.abilities import (
    Pushed,
    abilities_of,
    faction_ability,
    fire,
    in_order,
    number_of,
    upgrade_special,
)
from engine.andromeda.battle import PASS, participants, side_name
from engine.andromeda.board import BESIDE, REGIONS
from engine.andromeda.content import CARDS, CLASSES, RAIDER_IDS, SHIP_IDS, TOKEN_SPACES
from engine.andromeda.effects.running import start
from engine.andromeda.effects.table import put_leader
from engine.andromeda.fleet import may_enter
from engine.andromeda.moons import remove_top
from engine.andromeda.raiders import card, remove
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.state import RAIDERS, STATION, Game, at, side_of, step, type_of
from engine.andromeda.supply import draw
from engine.andromeda.vocabulary import LISTS
from engine.kernel.asking import Asking, Ref, pick

DRAW, MOON = ("draw",), ("moon",)
TACTICAL_BY = ("tactical",)


# --- step 5: outcome ---


def joined(game: Game) -> dict[int, tuple[int, ...]]:
    """Return the dice of each side, the highest first. The dice of partners are combined (A-TEA-4)."""
    assert game.battle is not None
    found: dict[int, list[int]] = {}
    for side, dice in game.battle["rolls"].items():
        found.setdefault(side_of(game, side), []).extend(dice)
    return {side: tuple(sorted(dice, reverse=True)) for side, dice in found.items()}


def best(dice: dict[int, tuple[int, ...]]) -> int | None:
    """Return the side whose sorted dice are higher, the longer list on an equal prefix; None if two are the same
    (A-BAT-20 to 22). That is how Python compares tuples.
    """
    top = max(dice.values())
    leaders = [side for side, rolled in dice.items() if rolled == top]
    return leaders[0] if len(leaders) == 1 else None


@step
def outcome(game: Game) -> None:
    battle = game.battle
    assert battle is not None
    victor = best(joined(game))
    here = participants(game)
    battle["winners"] = [side for side in here if victor is not None and side_of(game, side) == victor]
    battle["lost"] = [side for side in here if side not in battle["winners"]]
    battle["raiders_lost"] = RAIDERS in battle["lost"]
    game.push("aftermath.settled")
    game.emit(
        "battle_decided",
        [list(side_name(side)) for side in battle["winners"]],
        [list(side_name(side)) for side in battle["lost"]],
    )
    game.show(
        "judged",
        [side_name(side) for side in battle["winners"]],
        [(side_name(side), dice) for side, dice in battle["rolls"].items()],
    )
    if RAIDERS in battle["winners"]:
        game.push("aftermath.raiders_won")
    for seat in reversed(defeated(game)):
        game.push("aftermath.lose", seat)
    winners = [side for side in battle["winners"] if side != RAIDERS]
    for seat in reversed(winners):
        game.push("battle.cards", seat, "battle_outcome_won")
        game.push("aftermath.won", seat)
    if winners:
        game.push("aftermath.honour", tuple(winners))


def defeated(game: Game) -> list[int]:
    assert game.battle is not None
    return [side for side in game.battle["lost"] if side != RAIDERS]


@step
def honour(game: Game, winners: tuple[int, ...]) -> Asking:
    """Move each winner one space forward on supremacy (A-BAT-23). If partners reach a token together, the active one of
    them says who takes it, else the earlier in turn order (A-TEA-6).
    """
    order = list(winners)
    spaces = {game.tracks[seat][SUPREMACY] + 1 for seat in winners}
    if len(winners) == 2 and len(spaces) == 1 and (space := spaces.pop()) in TOKEN_SPACES:
        if game.medal_spaces[TOKEN_SPACES.index(space)] >= 0 and game.active in winners:
            first = yield pick(game.active, "teams.token", [("seat", seat) for seat in order])
            order = [order[first], order[1 - first]]
    for seat in reversed(order):
        game.push("tracks.advance", seat, SUPREMACY, 1)


@step
def won(game: Game, seat: int) -> None:
    """Push the results of a victory: the raiders' reward once (A-BAT-23), then the others."""
    assert game.battle is not None
    pushed: list[Pushed] = faction_ability(game, seat, "win_battle")
    if pushed and is_robbery(game, seat) and not defeated(game):
        pushed = []
    for kind in sorted({type_of(ship) for ship in at(game, seat, game.active_region)}):
        pushed += upgrade_special(game, seat, kind, "win_battle")
    in_order(game, pushed)
    if game.battle["raiders_lost"]:
        cls = game.raiders[game.active_region][0]
        row = card(game, cls)
        game.emit("reward", seat, row.id)
        start(game, row.number, seat, ("raider", row.id))


def is_robbery(game: Game, seat: int) -> bool:

    number = number_of(game, seat, "win_battle")
    return bool(LISTS[abilities_of(game, seat)[number].number][0][0] == "steal")


@step
def lose(game: Game, seat: int) -> None:
    """Push the results of a defeat: abilities triggered by a loss, cards, then the tactical operation (A-BAT-25)."""
    game.push("aftermath.tactical", seat)
    game.push("battle.cards", seat, "battle_outcome_lost")
    fire(game, seat, "lose_battle")


@step
def tactical(game: Game, seat: int) -> Asking:
    """Let a seat carry out its tactical operation: draw a card, or gain what the moon in it shows (A-BAT-24)."""
    options: list[Ref] = [DRAW]
    if game.tactical[seat] >= 0:
        options.append(MOON)
    options.append(PASS)
    answer = yield pick(seat, "battle.tactical", options)
    game.emit("tactical_operation", seat, options[answer][0])
    if options[answer] == DRAW:
        draw(game, seat, 1, TACTICAL_BY)
    elif options[answer] == MOON:
        game.push("supply.give_moon", seat, game.tactical[seat])


@step
def settled(game: Game) -> None:
    """Show the board after rewards and penalties, before ships are lost."""
    assert game.battle is not None
    game.show("paid", [side_name(side) for side in game.battle["winners"]])


@step
def raiders_won(game: Game) -> None:
    """Apply the text of victorious raiders to the defeated players, in turn order (A-RAI-12, 13, 16, 17)."""
    region = game.active_region
    row = card(game, game.raiders[region][0])
    if not row.special:
        return
    game.emit("raiders_strike", row.id)
    if row.special == "on_win_remove_moon":
        remove_top(game, region)
        return
    for seat in reversed(defeated(game)):
        if row.special == "on_win_discard_resource":
            game.push("table.lose_resource", seat, 0, ("raider", row.id))
        elif row.special == "on_win_damage_module":
            game.push("damage.module_damage", seat)
        elif row.special == "mechaphage":
            game.push("damage.infest", seat)
        elif game.leaders[seat][STATION]:
            put_leader(game, seat, region)


# --- step 6: damage ---


@step
def damage(game: Game) -> None:
    """Damage every ship of the defeated, and exactly one of the raiders (A-BAT-26)."""
    assert game.battle is not None
    if game.battle["raiders_lost"] and game.active_region in game.raiders:
        game.push("aftermath.raiders_hit")
    for seat in reversed(defeated(game)):
        game.push("aftermath.suffer", seat)
        game.push("aftermath.harmonics", seat, ignored(game, seat))
        game.push("battle.cards", seat, "battle_damage")


def ignored(game: Game, seat: int) -> int:
    return sum(CARDS[one].ignore_damage_per_battle for one in game.lasting[seat])


def endangered(game: Game, seat: int) -> list[int]:
    """Return the ships of a seat that are about to be damaged."""
    assert game.battle is not None
    return [ship for ship in at(game, seat, game.active_region) if ship not in game.battle["spared"].get(seat, ())]


def spare(game: Game, seat: int, ship: int) -> None:
    assert game.battle is not None
    spared = game.battle["spared"]
    game.battle["spared"] = {**spared, seat: (*spared.get(seat, ()), ship)}


@step
def harmonics(game: Game, seat: int, n: int) -> Asking:
    """Ask which endangered ships take no damage, thanks to Shield Harmonics."""
    ships = endangered(game, seat)
    if not n or not ships:
        return
    kinds = sorted({type_of(ship) for ship in ships})
    kind = kinds[(yield pick(seat, "battle.spare", [("ship", SHIP_IDS[kind]) for kind in kinds]))]
    spare(game, seat, next(ship for ship in ships if type_of(ship) == kind))
    game.emit("ship_spared", seat, SHIP_IDS[kind])
    game.push("aftermath.harmonics", seat, n - 1)


@step.named("op.save_ship")
def save_ship(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    """Ask which ship takes no damage, and to which adjacent region it moves, if it may enter one (Evasive Manoeuvres,
    A-FX-22).
    """
    ships = endangered(game, seat)
    if not ships:
        return
    kinds = sorted({type_of(ship) for ship in ships})
    kind = kinds[(yield pick(seat, "battle.save", [("ship", SHIP_IDS[kind]) for kind in kinds], by))]
    regions = [region for region in BESIDE[game.active_region] if may_enter(game, seat, kind, region)]
    where = -1
    if regions:
        refs = [("region", REGIONS[region]) for region in regions]
        where = regions[(yield pick(seat, "battle.save_to", refs, by))]
    ship = next(ship for ship in ships if type_of(ship) == kind)
    game.emit("ship_spared", seat, SHIP_IDS[kind])
    if where >= 0:
        game.ships[seat][ship] = where
        game.emit("moved", seat, SHIP_IDS[kind], REGIONS[game.active_region], REGIONS[where])
    else:
        spare(game, seat, ship)


@step
def suffer(game: Game, seat: int) -> None:
    for ship in reversed(endangered(game, seat)):
        game.push("damage.hit", seat, type_of(ship), game.active_region)


@step
def raiders_hit(game: Game) -> None:
    """Hit one raider: mark its shield, or return it to its card (A-BAT-26, A-RAI-14)."""
    cls = game.raiders[game.active_region][0]
    if game.raider_marks[cls] < card(game, cls).shields:
        game.raider_marks[cls] += 1
        game.emit("raider_shield_marked", CLASSES[cls], RAIDER_IDS[game.raider_cards[cls]])
    else:
        remove(game, game.active_region, 1)
