"""Forecasts for a person: chances, what a launch meets, who leads, the final scoring if the game ended now.

Uses public facts and the reader's own hand. Hypothetical battles are set up on copies and counted; no dice are thrown.
"""

from collections.abc import Mapping
from typing import Any, cast

from engine.andromeda.battle import dice_of, energy_most, participants, side_name, targeting_of
from engine.andromeda.board import N_SLOTS, REGION, REGIONS
from engine.andromeda.content import (
    BASES,
    CARD_IDS,
    CARDS,
    CLASSES,
    DEVELOPMENT_MOST,
    FIRST_BASE,
    FIRST_SPECIAL,
    MOON_IDS,
    MOST_DICE,
    MOST_TARGETING,
    PLANET_KINDS,
    SHIP_IDS,
    TILES,
)
from engine.andromeda.developments import leaders_counted
from engine.andromeda.fleet import fleet_at, ship_of
from engine.andromeda.launch import can_activate, launches
from engine.andromeda.moons import top_moon
from engine.andromeda.odds import SIX, Hand, Side, throws, wins
from engine.andromeda.raiders import arrive, in_range, who_comes
from engine.andromeda.scoring import lines
from engine.andromeda.stakes import stakes
from engine.andromeda.state import (
    PAD,
    Game,
    partner,
    planet_kind,
    players_at,
    side_of,
    tile,
)
from engine.andromeda.view_types import Launch, Odds, Score, Site, Yield
from engine.andromeda.vocabulary import LISTS
from engine.kernel.asking import Question

# --- scores ------------------------------------------------------------------------------------------------------


def scores(game: Game, viewer: int) -> list[Score]:
    """Return, by seat, the lines and the total of the final scoring if the game ended now."""
    found: list[Score] = []
    for seat in range(game.n):
        known = game.over or seat == viewer or (viewer >= 0 and partner(game, viewer) == seat)
        rows = game.scores[seat] if game.over else lines(game, seat, known)
        total = game.vp[seat] + (0 if game.over else sum(vp for _, _, vp in rows))
        found.append({"lines": [list(row) for row in rows], "total": total})
    return found


def leads(game: Game) -> list[list[int]]:
    """Return, by track, which seats are highest. A seat on space 0 does not count."""
    found = []
    for track in range(5):
        best = max(spaces[track] for spaces in game.tracks)
        found.append([seat for seat in range(game.n) if best and game.tracks[seat][track] == best])
    return found


# --- battles -----------------------------------------------------------------------------------------------------


def hands(game: Game) -> dict[int, tuple[int, int]]:
    """Return the current dice and targeting of every side that fights."""
    return {side: (dice_of(game, side), targeting_of(game, side)) for side in participants(game)}


def chances(game: Game, strength: Mapping[int, Hand]) -> tuple[dict[int, int], int]:
    """Return, by side, in how many of all possible throws it wins, and the number of throws."""
    joined: dict[int, list[Hand]] = {}
    for side, hand in strength.items():
        joined.setdefault(side_of(game, side), []).append(hand)
    sides: tuple[Side, ...] = tuple([tuple(sorted(side)) for side in joined.values()])
    return dict(zip(joined, wins(sides), strict=True)), throws(sides)


def lying(game: Game, seat: int = -9, again: tuple[int, ...] = ()) -> dict[int, Hand]:
    """Return the dice already thrown, as hands with nothing left to throw. `again` lists the positions of a seat's dice
    that are thrown again.
    """
    assert game.battle is not None
    found: dict[int, Hand] = {}
    for side, dice in game.battle["rolls"].items():
        gone = again if side == seat else ()
        kept = tuple([die for place, die in enumerate(dice) if place not in gone])
        found[side] = (len(gone), targeting_of(game, side), kept)
    return found


def odds(game: Game, viewer: int) -> Odds | None:
    """Return all players' chances of winning, and the reader's chances with more energy or with each card of their
    hand.
    """
    battle = game.battle
    if battle is None:
        return None
    if battle["rolls"]:
        return after_roll(game, viewer)
    strength = hands(game)
    if len({side_of(game, side) for side in strength}) < 2:
        return None
    found, all_of = chances(game, strength)
    row: Odds = {
        "sides": [
            {"side": list(side_name(side)), "dice": n, "targeting": low, "win": [found[side_of(game, side)], all_of]}
            for side, (n, low) in strength.items()
        ],
        "all_lose": [all_of - sum(found.values()), all_of],
    }
    if viewer >= 0 and viewer in strength and not battle["forbidden"]:
        row["energy"] = [[n, *chance_with(game, strength, viewer, n, 0)] for n in range(energy_most(game, viewer) + 1)]
        row["cards"] = with_cards(game, strength, viewer)
    return row


def after_roll(game: Game, viewer: int) -> Odds:
    """Return who is ahead with the present dice, and the reader's chances after rerolling their lowest 1, 2, ... dice.
    """
    found, all_of = chances(game, lying(game))
    row: Odds = {
        "sides": [
            {"side": list(side_name(side)), "dice": len(dice), "win": [found[side_of(game, side)], all_of]}
            for side, dice in game.battle["rolls"].items()  # type: ignore[index]  # there is a battle
        ],
        "all_lose": [all_of - sum(found.values()), all_of],
    }
    if viewer >= 0 and viewer in lying(game):
        n = len(lying(game)[viewer][2])
        row["reroll"] = [[count, *reroll_chance(game, viewer, tuple(range(n - count, n)))] for count in range(1, n + 1)]
        if not (game.battle["winners"] or game.battle["forbidden"]):  # type: ignore[index]
            now = [0, found[side_of(game, viewer)], all_of]  # one may throw none of them again
            row["cards"] = with_dice_cards(game, viewer, [now, *row["reroll"]])
    return row


def with_dice_cards(game: Game, seat: int, again: list[list[int]]) -> list[list[Any]]:
    """Return each card of the reader's hand that changes thrown dice, with the chance at its best use. `again` holds
    the chances after rerolling no die, the lowest, the lowest two, and so on.
    """
    found: list[list[Any]] = []
    for card in sorted(set(game.hands[seat])):
        best: list[int] = []
        for op, *rest in LISTS[CARDS[card].number] if CARDS[card].timing == "battle_after_roll" else ():
            if op == "reroll_own":
                best = max((chance for _, *chance in again), key=lambda chance: chance[0] / chance[1])
            elif op == "raise_die":
                best = max(raised_chance(game, seat, place, rest[0]) for place in range(len(again) - 1))
        if best:
            found.append([CARD_IDS[card], *best])
    return found


def raised_chance(game: Game, seat: int, place: int, most: int) -> list[int]:
    """Return the chance of a seat that raises one of its dice as far as allowed. Positions count from the highest die.
    """
    dice = lying(game)
    n, low, kept = dice[seat]
    higher = (*kept[:place], min(SIX, kept[place] + most), *kept[place + 1 :])
    found, all_of = chances(game, {**dice, seat: (n, low, tuple(sorted(higher, reverse=True)))})
    return [found[side_of(game, seat)], all_of]


def reroll_chance(game: Game, seat: int, places: tuple[int, ...]) -> list[int]:
    """Return the chance of a seat that rerolls these of its dice. Positions count from the highest die."""
    found, all_of = chances(game, lying(game, seat, places))
    return [found[side_of(game, seat)], all_of]


def chance_with(
    game: Game, strength: dict[int, tuple[int, int]], seat: int, dice: int, aim: int, other: int = -9
) -> list[int]:
    """Return the chance of a seat with `dice` more dice and `aim` more targeting. If `other` is given, its targeting
    changes instead.
    """
    changed = dict(strength)
    n, low = changed[seat]
    changed[seat] = (min(MOST_DICE, n + dice), max(1, min(MOST_TARGETING, low + (aim if other == -9 else 0))))
    if other != -9:
        n, low = changed[other]
        changed[other] = (n, max(1, low + aim))
    found, all_of = chances(game, changed)
    return [found[side_of(game, seat)], all_of]


def with_cards(game: Game, strength: dict[int, tuple[int, int]], seat: int) -> list[list[Any]]:
    """Return each card of the reader's hand that changes dice or targeting, with the chance at its best use."""
    found: list[list[Any]] = []
    for card in sorted(set(game.hands[seat])):
        best: list[int] = []
        for op, *rest in LISTS[CARDS[card].number] if CARDS[card].timing == "battle_prepare" else ():
            if op in ("dice", "dice_other"):
                best = chance_with(game, strength, seat, rest[0], 0)
            elif op == "targeting":
                best = chance_with(game, strength, seat, 0, rest[0])
            elif op == "targeting_other":
                best = max(
                    (chance_with(game, strength, seat, 0, rest[0], side) for side in strength if side != seat),
                    default=[],
                )
        if best:
            found.append([CARD_IDS[card], *best])
    return found


# --- launches ----------------------------------------------------------------------------------------------------


def launch_rows(game: Game, seat: int) -> dict[str, dict[str, Launch]]:
    """Return, for each ship and region, what a launch captures, whom it meets, which raiders come, what it costs, and
    the chances of a fight.
    """
    return {
        SHIP_IDS[kind]: {
            REGIONS[region]: launch_row(game, seat, kind, region, energy) for region, energy in regions.items()
        }
        for kind, regions in launches(game, seat).items()
    }


def launch_row(game: Game, seat: int, kind: int, region: int, energy: int) -> Launch:
    here, comes = game.raiders.get(region), who_comes(game, region)
    told = {
        **yields(game, region),
        "energy": energy,
        "meets": [[who, fleet_at(game, who, region)] for who in players_at(game, region) if who != seat],
        "raiders_there": [CLASSES[here[0]], here[1]] if here else [],
        "raiders_come": [],
        "raiders_near": [
            [CLASSES[cls], game.raiders[where][1], REGIONS[where]]
            for where, cls in (in_range(game, region).items() if comes else ())
            if cls in comes
        ],
        "odds": [],
        "battle": False,
    }
    row = cast(Launch, told)
    if row["meets"] or here or comes or row["base"]:
        there = supposed(game, seat, kind, region, energy)
        row["collect_first"] = not can_activate(there, seat)
        for cls in comes or [-1]:
            world = there.clone()
            if cls >= 0:
                arrive(world, region, cls)
                row["raiders_come"].append([CLASSES[cls], world.raiders[region][1] - (here[1] if here else 0)])
            row["odds"] += fight(world, seat, cls)
        if row["odds"]:
            row["stakes"] = stakes(there, seat, region, [here[0]] if here else comes)
    row["battle"] = bool(row["odds"])
    return row


def supposed(game: Game, seat: int, kind: int, region: int, energy: int) -> Game:
    """Return a copy of the position in which only that ship has been launched to that region. A jump paid with a moon
    leaves no energy.
    """
    world = game.clone()
    world.ships[seat][ship_of(world, seat, kind, PAD)] = region
    world.stock[seat][0] = max(0, world.stock[seat][0] - energy)
    world.active_region = region
    return world


def fight(world: Game, seat: int, cls: int) -> list[list[Any]]:
    """Return [raider class that has come or "", throws the seat wins, throws all lose, all throws] for a fight that
    would begin here; [] if none would.
    """
    strength = hands(world)
    if len({side_of(world, side) for side in strength}) < 2:
        return []
    found, all_of = chances(world, strength)
    mine = found[side_of(world, seat)]
    return [[CLASSES[cls] if cls >= 0 else "", mine, all_of - sum(found.values()), all_of]]


def yields(game: Game, region: int) -> Yield:
    """Return the gains of an activation: the top moon, the printed resource, an alliance base, or a look at the events.
    """
    here = tile(game, region)
    moon = top_moon(game, region)
    row: Yield = {"moon": MOON_IDS[moon] if moon >= 0 else "", "base": "", "looks": region >= N_SLOTS}
    kind = planet_kind(game, region)
    if kind >= 0 and moon < 0:
        row["prints"] = list(PLANET_KINDS[kind].printed[:5])
    if FIRST_BASE <= here < FIRST_SPECIAL:
        row["base"] = BASES[here - FIRST_BASE].id
    elif here >= FIRST_SPECIAL:
        row["special"] = TILES[here]
    return row


# --- developments ------------------------------------------------------------------------------------------------


def sites_of(game: Game, question: Question) -> dict[str, Site]:
    """Return, for each region where the seat may build, the cost, the leaders needed, and the score (A-DEV-8)."""
    found: dict[str, Site] = {}
    for ref in question.options:
        if ref[0] == "region":
            region = REGION[str(ref[1])]
            kind = PLANET_KINDS[planet_kind(game, region)]
            near = sum(leaders_counted(game, region).values()) + kind.leaders
            found[str(ref[1])] = {
                "cost": list(kind.cost[:5]),
                "leaders": kind.leaders,
                "near": near,
                "vp": min(DEVELOPMENT_MOST, near),
            }
    return found
