"""Modules on their way from the display to a station: prices, purchases, what gaining one brings, the refill
(section 15, A-BAS-5, A-BAS-9, A-FX-6)."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from engine.andromeda.abilities import fire, number_of
from engine.andromeda.content import MODULE_IDS, MODULE_PRICE, MODULES, NUMBER
from engine.andromeda.paying import paying
from engine.andromeda.rows import INDUSTRY
from engine.andromeda.state import EMPTY, FRAMED, ID, Game, change_module, find_module, partner, step
from engine.andromeda.supply import payable, spend
from engine.andromeda.vocabulary import AMOUNTS, TRACKS, Amounts
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

DONE, NONE, PARTNER = ("done",), ("none",), ("partner",)
Places = tuple[tuple[int, int], ...]  # column and row in the display


@cache
def price(kind: int, row: int, less: int = 0) -> Amounts:
    """Return the price of a displayed module: 1, 2 or 3 units of the board's resource from the bottom row up (A-MOD-2).
    """
    units = max(0, row + 1 - less)
    return tuple([units if name == MODULE_PRICE[kind] else 0 for name in AMOUNTS])


def units(places: list[tuple[int, int]], less: int = 0) -> list[int]:
    """Return the price of each module in units, for the question."""
    return [sum(price(kind, row, less)) for kind, row in places]


def together(one: Amounts, other: Amounts) -> Amounts:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def displayed(game: Game, kinds: tuple[int, ...] = (0, 1, 2, 3)) -> list[tuple[int, int]]:
    return [(kind, row) for kind in kinds for row in range(3) if game.display[kind][row] >= 0]


def refs_of(game: Game, places: list[tuple[int, int]]) -> list[Ref]:
    return [("module", MODULE_IDS[game.display[kind][row]]) for kind, row in places]


def affordable(game: Game, seat: int, kinds: tuple[int, ...], less: int = 0) -> list[tuple[int, int]]:
    return [place for place in displayed(game, kinds) if payable(game, seat, price(place[0], place[1], less))]


@step.named("op.take_module")
def take(game: Game, seat: int, by: Ref, must: bool, less: int) -> Asking:
    """Offer one displayed module at a price. Taking it is optional (A-FX-6)."""
    places = affordable(game, seat, (0, 1, 2, 3), less)
    if not places and not (game.captured[seat] and seat == game.active):
        return
    options = [*refs_of(game, places), NONE]
    answer = yield pick(seat, "modules.take", options, by, units(places, less), marks=ALWAYS)
    if options[answer] == NONE:
        return
    place = places[answer]
    paid = yield from paying(game, seat, price(place[0], place[1], less), by)
    spend(game, seat, paid, by)
    acquire(game, seat, (place,), by)


def field_kinds(game: Game, seat: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """Return the kinds of modules that a field sells. With the ability Open Fields, all kinds are sold and discarded
    from.
    """
    return (0, 1, 2, 3) if number_of(game, seat, "field_purchase") >= 0 else kinds


@step.named("op.buy_modules")
def buy(game: Game, seat: int, by: Ref, must: bool, kinds: tuple[int, ...]) -> Asking:
    """Ask for one or two modules of a field, chosen and paid together (A-BAS-5, A-BAS-9)."""
    kinds = field_kinds(game, seat, kinds)
    places = affordable(game, seat, kinds)
    if not places:
        return
    first = places[(yield pick(seat, "modules.buy", refs_of(game, places), by, units(places)))]
    cost = price(*first)
    more = [place for place in places if place != first and payable(game, seat, together(cost, price(*place)))]
    bought: Places = (first,)
    if more:
        options = [*refs_of(game, more), DONE]
        answer = yield pick(seat, "modules.buy_second", options, by, units(more))
        if options[answer] != DONE:
            bought = (first, more[answer])
            cost = together(cost, price(*more[answer]))
    paid = yield from paying(game, seat, cost, by)
    spend(game, seat, paid, by)
    acquire(game, seat, bought, by, kinds if len(bought) == 1 else ())


def pairs(game: Game, seat: int, options: Sequence[Ref]) -> list[list[int]]:
    """Return, for each offered module, which of the others could be bought together with it (A-BAS-9)."""
    on_display = {MODULE_IDS[game.display[kind][row]]: (kind, row) for kind, row in displayed(game)}
    costs = [price(*on_display[ref[1]]) for ref in options]

    def both(one: int, other: int) -> bool:
        return one != other and payable(game, seat, together(costs[one], costs[other]))

    places = range(len(costs))
    return [[other for other in places if both(one, other)] for one in places]


def acquire(game: Game, seat: int, places: Places, by: Ref, discard: tuple[int, ...] = ()) -> None:
    """Gain a module: attach it and advance its track, then discard a module as a field demands, then refill the display
    (A-MOD-3, A-MOD-4).
    """
    game.push("modules.refill")
    if discard:
        game.push("modules.discard", seat, discard, by)
    numbers = [game.display[kind][row] for kind, row in places]
    for kind, row in places:
        game.display[kind][row] = EMPTY
    game.notes["attaching"] = tuple(numbers)  # they lie nowhere until it is said whose they are
    for number in reversed(numbers):
        game.push("modules.attach", seat, number, by)


@step
def attach(game: Game, seat: int, number: int, by: Ref) -> Asking:
    """Put a module into the row of its kind, with its damage, and advance its track by 1, whatever its source
    (A-MOD-1). The first module of the active player's turn may go to the partner, who then advances (A-TEA-9).
    """
    taker = seat
    mate = partner(game, seat)
    if mate >= 0 and seat == game.active and not game.used.get("modules"):
        options = [("self",), PARTNER]
        if options[(yield pick(seat, "modules.whose", options, ("module", MODULE_IDS[number])))] == PARTNER:
            taker = mate
    row = MODULES[number]
    game.notes["attaching"] = tuple([other for other in game.notes["attaching"] if other != number])
    game.used["modules"] = game.used.get("modules", 0) + (seat == game.active)
    gained = f"gained:{taker}"
    game.used[gained] = game.used.get(gained, 0) + 1
    game.rows[taker][row.kind] += ((number, row.damage, 0, EMPTY, EMPTY, 0),)
    game.emit("module_gained", taker, MODULE_IDS[number], by)
    game.show("bought", taker, MODULE_IDS[number])
    if game.used[gained] == 2:  # Seeders: the second module in the same turn
        fire(game, taker, "gain_module")
    game.push("tracks.advance", taker, row.kind, 1)


@step
def discard(game: Game, seat: int, kinds: tuple[int, ...], by: Ref) -> Asking:
    """Ask for one displayed module of a column of that field and put it at the bottom of its deck (A-BAS-5)."""
    places = displayed(game, kinds)
    if not places:
        return
    under(game, places[(yield pick(seat, "modules.discard", refs_of(game, places), by))])


def under(game: Game, place: tuple[int, int]) -> None:
    kind, row = place
    number = game.display[kind][row]
    game.display[kind][row] = EMPTY
    game.decks[kind].insert(0, number)
    game.emit("module_discarded", MODULE_IDS[number])


@step
def refill(game: Game) -> None:
    """Slide the modules of a column down and reveal new ones at the top. An empty deck leaves gaps there (A-MOD-4)."""
    for kind, column in enumerate(game.display):
        if -1 in column:
            left = [number for number in column if number >= 0]
            shown = []
            while len(left) < 3 and game.decks[kind]:
                left.append(game.decks[kind].pop())
                shown.append(MODULE_IDS[left[-1]])
            game.display[kind] = left + [-1] * (3 - len(left))
            if shown:
                game.emit("refilled", TRACKS[kind], shown)


# --- rearranging (A-MOD-12) ---


def movable(game: Game, seat: int) -> list[int]:
    """Return the modules that could move within their row. Base modules stay in place (A-MOD-11)."""
    return [module[ID] for row in game.rows[seat] if len(row) > 2 for module in row[1:]]


@step
def rearrange(game: Game, seat: int, number: int) -> Asking:
    """Move one module within its row. A moon between two industry modules is lost if they are separated."""
    kind, place = find_module(game, seat, number)
    row = game.rows[seat][kind]
    others = [module[ID] for module in row if module[ID] != number]
    options: list[Ref] = [("after", MODULE_IDS[other]) for other in others if other != row[place - 1][ID]]
    answer = yield pick(seat, "modules.rearrange", [*options, NONE], ("module", MODULE_IDS[number]))
    if answer == len(options):
        return
    after = NUMBER["module"][options[answer][1]]
    order = [*others]
    order.insert(others.index(after) + 1, number)
    put_in_order(game, seat, kind, order)
    game.emit("rearranged", seat, MODULE_IDS[number], MODULE_IDS[after])


def put_in_order(game: Game, seat: int, kind: int, order: list[int]) -> None:
    row = game.rows[seat][kind]
    by_number = {module[ID]: module for module in row}
    if kind == INDUSTRY:
        moons = {frozenset((left[ID], right[ID])): left[FRAMED] for left, right in pairwise(row) if left[FRAMED] >= 0}
        by_number = {number: (*module[:FRAMED], EMPTY, *module[FRAMED + 1 :]) for number, module in by_number.items()}
        game.rows[seat][kind] = tuple([by_number[number] for number in order])
        for left, right in pairwise(order):
            moon = moons.pop(frozenset((left, right)), EMPTY)
            if moon >= 0:
                change_module(game, seat, left, FRAMED, moon)
        from engine.andromeda.moons import put_away

        for moon in moons.values():
            put_away(game, seat, moon, "separated")
    else:
        game.rows[seat][kind] = tuple([by_number[number] for number in order])
