"""Faction abilities and the specials of upgrades, by the trigger that starts them (A-FX-18, A-FX-21, A-FX-25).

There are no listeners: the code in which a trigger happens calls `fire`. The active player orders effects that happen
at the same time (A-TRN-5).
"""

from functools import cache
from typing import Any

from engine.andromeda.content import FACTION_IDS, FACTIONS, MOON_IDS, UPGRADE_IDS, UPGRADES
from engine.andromeda.content.balanced import BALANCED
from engine.andromeda.effects.running import start
from engine.andromeda.rows import Ability
from engine.andromeda.state import Game, step
from engine.andromeda.supply import payable, within_means
from engine.andromeda.vocabulary import LISTS
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

Pushed = tuple[Any, ...]  # name of a step and its arguments
USE, PASS = ("use",), ("pass",)


PRINTED = tuple([(row.first, row.second) for row in FACTIONS])
CHANGED = tuple(
    [
        tuple([new or old for new, old in zip(BALANCED.get(row.id, (None, None)), pair, strict=True)])
        for row, pair in zip(FACTIONS, PRINTED, strict=True)
    ]
)


def abilities_of(game: Game, seat: int) -> tuple[Ability, ...]:
    """Return a faction's abilities as printed, or as a table plays them that agreed on `balanced`."""
    faction = game.factions[seat]
    return () if faction < 0 else (CHANGED if game.options.balanced else PRINTED)[faction]


def number_of(game: Game, seat: int, trigger: str) -> int:
    """Return which of a faction's two abilities has this trigger, or -1."""
    return BY_TRIGGER.get((game.factions[seat], trigger), -1)


BY_TRIGGER = {
    (faction, ability.trigger): number
    for faction, row in enumerate(FACTIONS)
    for number, ability in enumerate((row.first, row.second))
}


def ability_ref(game: Game, seat: int, number: int) -> Ref:
    return ("ability", FACTION_IDS[game.factions[seat]], number)


def key(game: Game, seat: int, number: int) -> str:
    return f"ability:{seat}:{number}"


def is_spent(game: Game, seat: int, number: int) -> bool:
    """Return whether an ability has been used up for this turn or this battle (A-TRN-7)."""
    limit = abilities_of(game, seat)[number].limit
    if limit == "battle":
        return bool(game.battle and key(game, seat, number) in game.battle["used"])
    return limit == "turn" and key(game, seat, number) in game.used


def spent(game: Game) -> list[str]:
    """Return the triggers of the active player's abilities that cannot be used again in this turn."""
    if not game.used or not game.turn:
        return []
    mine = abilities_of(game, game.active)
    return [ability.trigger for number, ability in enumerate(mine) if key(game, game.active, number) in game.used]


def mark(game: Game, seat: int, number: int) -> None:
    limit = abilities_of(game, seat)[number].limit
    if limit == "battle" and game.battle:
        game.battle["used"].append(key(game, seat, number))
    elif limit == "turn":
        game.used[key(game, seat, number)] = 1


def closed(game: Game, ability: Ability) -> bool:
    """Return whether an event suspends an ability. During events only automatic abilities work (A-EVT-10, A-AMB-51)."""
    return ability.optional and "event" in game.notes


def modifier(game: Game, seat: int, name: str) -> int:
    return of_faction(game.factions[seat], name)


@cache
def of_faction(faction: int, name: str) -> int:
    """Return the sum of a faction's permanent modifiers of this name."""
    if faction < 0:
        return 0
    row = FACTIONS[faction]
    return int(getattr(row.first, name) + getattr(row.second, name))


def upgrade_special(game: Game, seat: int, kind: int, trigger: str) -> list[Pushed]:
    """Return the effects that the upgrade of this ship type has at a trigger."""
    installed = game.upgrades[seat][kind]
    if installed < 0 or UPGRADES[installed].trigger != trigger:
        return []
    by = ("upgrade", UPGRADE_IDS[installed])
    return [("running.run", UPGRADES[installed].number, 0, seat, by, False)]


def faction_ability(game: Game, seat: int, trigger: str) -> list[Pushed]:
    number = number_of(game, seat, trigger)
    if number < 0 or is_spent(game, seat, number) or closed(game, abilities_of(game, seat)[number]):
        return []
    return [("abilities.use", seat, number)]


def fire(game: Game, seat: int, trigger: str, *more: Pushed) -> None:
    """Push the faction ability for this trigger, so that it runs next."""
    in_order(game, [*faction_ability(game, seat, trigger), *more])


def in_order(game: Game, pushed: list[Pushed]) -> None:
    if len(pushed) == 1:
        game.push(*pushed[0])
    elif pushed:
        game.push("abilities.order", tuple(pushed))


def source_of(game: Game, pushed: Pushed) -> Ref:
    """Return the card or thing that a pending effect comes from."""
    if pushed[0] == "abilities.use":
        return ability_ref(game, pushed[1], pushed[2])
    if pushed[0] == "running.run":
        source: Ref = pushed[4]
        return source
    return ("moon", MOON_IDS[pushed[-1]])


@step
def order(game: Game, pushed: tuple[Pushed, ...]) -> Asking:
    """Ask the active player which of several pending effects comes next (A-TRN-5)."""
    refs = [source_of(game, one) for one in pushed]
    first = yield pick(game.active, "order.next", refs)
    in_order(game, [one for place, one in enumerate(pushed) if place != first])
    game.push(*pushed[first])


@step
def use(game: Game, seat: int, number: int, chosen: bool = False) -> Asking:
    """Use an ability: automatically, or if its owner wants to and can pay. `chosen` means that the owner has already
    agreed.
    """
    ability = abilities_of(game, seat)[number]
    if is_spent(game, seat, number):
        return
    by = ability_ref(game, seat, number)
    cost = cost_of(ability)
    if ability.optional and not chosen:
        if cost is not None and not within_means(game, seat, cost):
            return
        options = [USE, PASS] if cost is None or payable(game, seat, cost) else [PASS]
        answer = yield pick(seat, "ability.use", options, by, marks=ALWAYS if cost else 0)
        if options[answer] == PASS:
            return
    mark(game, seat, number)
    game.emit("ability_used", seat, by)
    start(game, ability.number, seat, by, True)


def cost_of(ability: Ability) -> Any:
    effects = LISTS[ability.number]
    return effects[0][1] if effects and effects[0][0] == "convert" else None
