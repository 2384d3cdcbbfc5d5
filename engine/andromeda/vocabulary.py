"""The words in which components say what they do (A-FX): an effect is a plain tuple, its first part the operation.

An effect that carries effects (what a conversion brings, the options of a choice) holds the number of a list in
`LISTS`: a suspended step then names a list and a place in it, never the effects themselves. Knows no game position;
what each operation does stands in `effects/`.
"""

from typing import Any

ENERGY, TITANIUM, ICE, NANOCARBON, CREDIT, TACTICS, BASIC, ANY, MOON = range(9)
RESOURCES = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics")
AMOUNTS = (*RESOURCES, "basic", "any", "moon")
TRACKS = ("science", "industry", "commerce", "civilization", "supremacy")
ANY_TRACK = -1
FREE = 99  # units less than the price: everything
LESS = {"board": 0, "normal": 0, "minus1": 1, "minus2": 2, "free": FREE}

Amounts = tuple[int, ...]
Effect = tuple[Any, ...]

LISTS: list[tuple[Effect, ...]] = [()]


def listed(effects: tuple[Effect, ...]) -> int:
    """Return the number under which a list of effects is stored, or 0 for none."""
    if not effects:
        return 0
    LISTS.append(tuple(effects))
    return len(LISTS) - 1


def amounts(**named: int) -> Amounts:
    """Return the amounts of each resource, of basic ones, of any, and of what a moon shows, as a tuple."""
    if unknown := set(named) - set(AMOUNTS):
        raise ValueError(f"no such resource: {unknown}")
    return tuple(named.get(name, 0) for name in AMOUNTS)


def gain(**named: int) -> Effect:
    return ("gain", amounts(**named))


def convert(pay: Amounts, *get: Effect, most: int = 1) -> Effect:
    return ("convert", pay, listed(get), most)


def choose(*options: tuple[Effect, ...]) -> Effect:
    return ("choose", tuple(listed(option) for option in options))


def advance(track: str, n: int) -> Effect:
    return ("advance", ANY_TRACK if track == "any" else TRACKS.index(track), n)


def take_module(price: str) -> Effect:
    return ("take_module", LESS[price])


def build_ship(price: str, only: str = "") -> Effect:
    return ("build_ship", LESS[price], only)


def build_development(price: str) -> Effect:
    return ("build_development", LESS[price])


def buy_modules(*kinds: str) -> Effect:
    return ("buy_modules", tuple(TRACKS.index(kind) for kind in kinds))


def per(counter: str, *get: Effect, div: int = 1, most: int = 99) -> Effect:
    return ("per", counter, listed(get), div, most)


def all_players(*get: Effect) -> Effect:
    return ("all_players", listed(get))


def leaders_of_track(track: str, *get: Effect) -> Effect:
    return ("leaders_of_track", TRACKS.index(track), listed(get))


def place_bonus(resource: str, n: int, where: str = "", regions: int = 0) -> Effect:
    return ("place_bonus", AMOUNTS.index(resource), n, where, regions)


def capture_moon(where: str) -> Effect:
    return ("capture_moon", where == "active_region")


def steal(n: int, winner_chooses: bool = False) -> Effect:
    return ("steal", n, winner_chooses)


def _plain(op: str) -> Any:
    def effect(*numbers: int) -> Effect:
        return (op, *numbers)

    return effect


vp, repair, recruit, event_marker = map(_plain, ("vp", "repair", "recruit", "event_marker"))
upgrade, discovery, peek_events = map(_plain, ("upgrade", "discovery", "peek_events"))
draw_keep, flip_development, move_ship = map(_plain, ("draw_keep", "flip_development", "move_ship"))
activate_science, activate_docked_module = map(_plain, ("activate_science", "activate_docked_module"))
swap_basic, move_raider, cycle_column = map(_plain, ("swap_basic", "move_raider", "cycle_column"))
printed_resource, damage_opponent, festival = map(_plain, ("printed_resource", "damage_opponent", "festival"))
lose_energy_or_damage, all_damage_module = map(_plain, ("lose_energy_or_damage", "all_damage_module"))
embargo, leader_to_random_nebula = map(_plain, ("embargo", "leader_to_random_nebula"))
all_damage_ship, all_discard_tactics = map(_plain, ("all_damage_ship", "all_discard_tactics"))
remove_top_moons, raider_toll, plague, supernova = map(
    _plain, ("remove_top_moons", "raider_toll", "plague", "supernova")
)
dice, targeting, dice_other, targeting_other = map(_plain, ("dice", "targeting", "dice_other", "targeting_other"))
reroll_own, raise_die, save_ship, vp_per_enemy_ship = map(
    _plain, ("reroll_own", "raise_die", "save_ship", "vp_per_enemy_ship")
)
any_player_may_end_battle, offer_end, demand = map(_plain, ("any_player_may_end_battle", "offer_end", "demand"))
forbid_energy_and_cards, raiders_leave = map(_plain, ("forbid_energy_and_cards", "raiders_leave"))
scrapyard_to_repair_ship = _plain("scrapyard_to_repair_ship")
