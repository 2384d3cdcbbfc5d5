"""What the modules of a return would yield in which order: a search over a station as plain numbers.

Knows the tables of the box and no position, so that anybody with a view can ask: the screen for a person, a bot for
itself. Exact for resources, points and payments (`tests/andromeda/rules/test_sequences.py` plays plans out). What ends
in a choice of another kind (a ship, a module, an upgrade) is counted as one of its kind. It knows the abilities that
matter in a return (running a module, titanium for a repair, cheaper ships) and upgrades that bring something on a dock;
side actions are left out.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from engine.andromeda.content import MOONS
from engine.andromeda.goods import (
    BITS,
    FIELD,
    FOR_BASIC,
    LEADERS,
    MORE,
    ONE,
    REPAIRS,
    SHIPS,
    SITES,
    STEPS,
    UPGRADED,
    VP,
    Goods,
    Values,
    amounts,
    counts,
    packed,
    paid,
)
from engine.andromeda.rows import SCIENCE
from engine.andromeda.vocabulary import ENERGY, LISTS, MOON, TACTICS, TITANIUM

COUNTED = {
    "repair": REPAIRS, "recruit": LEADERS, "advance": STEPS, "upgrade": UPGRADED, "build_development": SITES,
}  # fmt: skip
WORTH = (0.6, 1.0, 1.0, 1.0, 1.2, 1.0, 1.0, 1.2, 2.0, 1.2, 1.5, 2.5, 3.0, 6.0, 4.0, 2.0)  # only to say which is best
MOST = 600  # positions looked at; beyond that a return is taken to end there

Bag = tuple[int, ...]  # goods one by one, as views and screens have them
Step = tuple[int, int]  # which module, and by what it works
BY_SHIP, BY_ENERGY, BY_ABILITY, BY_UPGRADE = MEANS = (0, 1, 2, 3)


class Post(NamedTuple):
    """A module that could work, with its present state."""

    number: int
    row: int
    effects: int  # number of its list
    waits: bool  # for a moon and what it shows (an input frame)
    moon: int  # in its frame, -1: none
    docked: bool


class Upgraded(NamedTuple):
    """The ships whose upgrade has an effect when they dock (A-FX-25)."""

    upgrade: int
    ships: int  # of the crew
    effects: int  # number of its list
    module: int  # where, -1: anywhere
    row: int

    def brings_at(self, module: int, row: int) -> bool:
        return self.module in (-1, module) and self.row in (-1, row)


NOT_UPGRADED = Upgraded(-1, 0, 0, -1, -1)


class Station(NamedTuple):
    """A station as the search needs it. `pairs` are half-moons: the positions of two posts, and the moon between them.
    """

    posts: tuple[Post, ...]  # with a dock of their own, the reactor among them
    laboratory: tuple[Post, ...]  # science modules behind the reactor
    pairs: tuple[tuple[int, int, int], ...]
    crew: int
    open: int  # rows in which energy works, as bits
    bag: Bag
    limits: tuple[int, ...]
    counts: tuple[tuple[str, int], ...]
    ship: int  # titanium of the cheapest ship in reserve, -1: none
    site: bool  # whether a development could be built
    ability: tuple[int, ...] = ()  # what it costs to run a module without ship or energy; empty if it cannot be done
    upgraded: Upgraded = NOT_UPGRADED
    trades: bool = False  # whether a repair may be titanium instead


class Plan(NamedTuple):
    steps: tuple[Step, ...]
    bag: Bag
    value: float


class Found(NamedTuple):
    first: dict[Step, Plan]  # by what is done first, the best that can follow
    looked: int
    whole: bool  # whether everything has been looked at

    def best(self, station: Station, worth: tuple[float, ...]) -> float:
        """Return the value of the best plan, which may be to do nothing."""
        nothing = Values(station.limits, worth)[packed(station.bag)]
        return max(nothing, max((plan.value for plan in self.first.values()), default=nothing))


# --- one module works --------------------------------------------------------------------------------------------


class Work:
    """A computation of the goods that modules bring, one after the other. Every choice takes what is worth most by
    itself.
    """

    def __init__(self, station: Station, worth: tuple[float, ...]) -> None:
        self.station = station
        self.counts = dict(station.counts)
        self.for_titanium = (*FOR_BASIC, REPAIRS) if station.trades else FOR_BASIC
        self.values = Values(station.limits, worth)
        # what gives before what costs
        self.laboratory = sorted(station.laboratory, key=lambda post: costs(post.effects) or post.waits)

    def can(self, post: Post, goods: Goods) -> bool:
        return not post.waits or (post.moon >= 0 and self.paid(goods, MOONS[post.moon].gives) is not None)

    def paid(self, goods: Goods, cost: tuple[int, ...]) -> Goods | None:
        return paid(goods, cost, self.for_titanium)

    def done(self, goods: Goods, number: int, post: Post) -> Goods:
        """Return the goods after a list of effects."""
        simply = plainly(number, post.moon)
        if simply is not None:
            return goods + simply
        for op, *rest in LISTS[number]:
            if op == "convert":
                goods = self.converted(goods, rest, post)
            elif op == "choose":
                goods = self.chosen(goods, rest[0], post)
            elif op == "per":
                for _ in range(min(rest[3], self.counts.get(rest[0], 0) // rest[2])):
                    goods = self.done(goods, rest[1], post)
            elif op == "activate_science":
                for other in self.laboratory:
                    if self.can(other, goods):
                        goods = self.done(goods, other.effects, other)
            elif op == "build_ship":
                goods = self.ship(goods, rest[0])
            else:
                goods += brought(op, rest, post.moon)
        return goods

    def converted(self, goods: Goods, rest: list[object], post: Post) -> Goods:
        """Convert as often as allowed and profitable. A conversion that is a module's own cost must be paid."""
        pay, number, most = rest
        must = bool(pay[MOON])  # type: ignore[index]  # nine amounts
        if must:
            pay = MOONS[post.moon].gives
        for _ in range(most):  # type: ignore[call-overload]  # a number
            left = self.paid(goods, pay)  # type: ignore[arg-type]
            if left is None:
                break
            after = self.done(left, number, post)  # type: ignore[arg-type]
            if not must and self.values[after] <= self.values[goods]:
                break
            goods = after
        return goods

    def chosen(self, goods: Goods, options: tuple[int, ...], post: Post) -> Goods:
        """Choose the most valuable possible option; ties go to the first."""
        best, most = goods, None
        for option in options:
            if option in SITED and not self.station.site:
                continue
            if (gain := plainly(option, post.moon)) is not None:
                then = goods + gain
            elif self.possible(goods, option):
                then = self.done(goods, option, post)
            else:
                continue
            worth = self.values[then]
            if most is None or worth > most:
                best, most = then, worth
        return best

    def possible(self, goods: Goods, number: int) -> bool:
        for op, *rest in LISTS[number]:
            if op == "build_ship" and self.ship(goods, rest[0]) == goods:
                return False
            if op == "convert" and self.paid(goods, rest[0]) is None:
                return False
        return True

    def ship(self, goods: Goods, less: int) -> Goods:
        """Build the cheapest ship of the reserve if it can be paid for and none has been built yet."""
        if self.station.ship < 0 or goods >> BITS * SHIPS & FIELD:
            return goods
        left = self.paid(goods, titanium(max(0, self.station.ship - less)))
        return goods if left is None else left + ONE[SHIPS]


def costs(number: int) -> bool:
    return any(effect[0] == "convert" for effect in LISTS[number])


SITED = frozenset(
    number for number, effects in enumerate(LISTS) if any(effect[0] == "build_development" for effect in effects)
)
DECIDES = ("convert", "choose", "per", "activate_science", "build_ship")


@lru_cache(maxsize=4096)
def plainly(number: int, moon: int) -> Goods | None:
    """Return the gain of a list of effects if it does not depend on what a player has, else None."""
    if any(effect[0] in DECIDES for effect in LISTS[number]):
        return None
    return sum(brought(op, rest, moon) for op, *rest in LISTS[number])


def brought(op: str, rest: list[Any], moon: int) -> Goods:
    """Return the gain of an effect that does not depend on what a player has. `moon` is the one in the frame of its
    module.
    """
    if op == "gain":
        return amounts(rest[0]) + (of_moon(moon) if rest[0][MOON] and moon >= 0 else 0)
    if op == "vp":
        return int(rest[0]) * ONE[VP]
    if op == "draw_keep":
        return int(rest[1]) * ONE[TACTICS]
    if op in COUNTED:
        n = rest[0] if op in ("repair", "recruit") else rest[1] if op == "advance" else 1
        return int(n) * ONE[COUNTED[op]]
    return ONE[MORE]


def of_moon(moon: int) -> Goods:
    row = MOONS[moon]
    return amounts(row.gives) + row.vp * ONE[VP] + row.repair * ONE[REPAIRS]


@lru_cache(maxsize=16)
def titanium(n: int) -> tuple[int, ...]:
    """Return a price of `n` titanium."""
    return tuple([n if kind == TITANIUM else 0 for kind in range(9)])


# --- all orders --------------------------------------------------------------------------------------------------


REACTOR = 1 << SCIENCE  # the row of the one dock for science
Dock = tuple[int, int, int, Post, bool, Goods | None]  # place, its bit, the row's, if an upgrade fits, a plain gain
Here = tuple[int, int, int, int, Goods]  # what has worked, the crew, how many of it are upgraded, open rows, goods
Way = tuple[float, int, Step, Here]  # the more it is worth the less; its number; what is done, and where that leads
Later = tuple[float, Goods, tuple[Step, ...]]  # what the best that can follow is worth, where it ends, what it is


class Search:
    """A search for the best plan from each state of a return. A state that is reached by two ways is searched once."""

    def __init__(self, station: Station, worth: tuple[float, ...], most: int) -> None:
        self.station, self.most = station, most
        self.work = Work(station, worth)
        self.known: dict[Here, Later] = {}
        self.whole = True
        self.spent = 1 << len(station.posts)  # of what has been used: the ability
        fits = station.upgraded
        self.gains = [plainly(post.effects, post.moon) for post in station.posts]
        self.halves: list[list[tuple[int, Goods]]] = [[] for _ in station.posts]  # by place: the other's bit, the moon
        for one, other, moon in station.pairs:
            self.halves[one].append((1 << other, of_moon(moon)))
            self.halves[other].append((1 << one, of_moon(moon)))
        self.docks: list[Dock] = [
            (place, 1 << place, 1 << post.row, post, fits.brings_at(post.number, post.row), None if halves else gain)
            for place, (post, gain, halves) in enumerate(zip(station.posts, self.gains, self.halves, strict=True))
        ]
        self.powered: dict[int, list[Dock]] = {}

    def in_rows(self, rows: int) -> list[Dock]:
        """Return the docks on which energy works. The reactor is left out, as it takes only a ship (A-RET-8)."""
        found = self.powered.get(rows)
        if found is None:
            found = self.powered[rows] = [dock for dock in self.docks if rows & dock[2] and dock[2] != REACTOR]
        return found

    def ways(self, used: int, crew: int, upgraded: int, rows: int, goods: Goods) -> list[Way]:
        """Return the possible next steps and the states they lead to. A ship whose upgrade has an effect elsewhere
        comes last.
        """
        found: list[Way] = []
        values, energy, runs = self.work.values, goods & FIELD, bool(self.station.ability)
        for place, bit, row, post, fits, gain in self.docks if crew or runs else self.in_rows(rows) if energy else ():
            if used & bit or (post.waits and not self.work.can(post, goods)):
                continue
            then = used | bit
            if crew:
                left = crew - 1
                if upgraded and fits:
                    after = self.after(place, then, goods, BY_UPGRADE)
                    there = (then, left, upgraded - 1, rows | row, after)
                    found.append((-values[after], len(found), (place, BY_UPGRADE), there))
                else:
                    after = self.after(place, then, goods) if gain is None else goods + gain
                    there = (then, left, min(left, upgraded), rows | row, after)
                    found.append((-values[after], len(found), (place, BY_SHIP), there))
            if row == REACTOR:  # it takes a ship (A-RET-8)
                continue
            if energy and rows & row:
                less = goods - ONE[ENERGY]
                after = self.after(place, then, less) if gain is None else less + gain
                found.append((-values[after], len(found), (place, BY_ENERGY), (then, crew, upgraded, rows, after)))
            if runs and (paying := self.by_ability(used, post, goods)) is not None:
                after = self.after(place, then, paying)
                there = (then | self.spent, crew, upgraded, rows, after)
                found.append((-values[after], len(found), (place, BY_ABILITY), there))
        return found

    def by_ability(self, used: int, post: Post, goods: Goods) -> Goods | None:
        """Return the goods left after the ability was paid for. Using it opens no row for energy (A-RET-16)."""
        if used & self.spent:
            return None
        left = self.work.paid(goods, self.station.ability)
        return left if left is not None and self.work.can(post, left) else None

    def after(self, place: int, used: int, goods: Goods, means: int = BY_SHIP) -> Goods:
        gain, post = self.gains[place], self.station.posts[place]
        goods = goods + gain if gain is not None else self.work.done(goods, post.effects, post)
        if means == BY_UPGRADE:
            goods = self.work.done(goods, self.station.upgraded.effects, post)
        for other, moon in self.halves[place]:
            if used & other:
                goods += moon
        return goods

    def best(self, here: Here) -> Later:
        known, goods = self.known, here[-1]
        if (found := known.get(here)) is not None:
            return found
        best: Later = (self.work.values[goods], goods, ())
        if len(known) >= self.most:
            self.whole = False
            return best
        known[here] = best
        for less, _, step, there in sorted(self.ways(*here)):
            if (later := known.get(there)) is None:
                if len(known) >= self.most:
                    self.whole = False
                    if -less > best[0]:
                        best = (-less, there[-1], (step,))
                    continue
                later = self.best(there)
            if later[0] > best[0]:
                best = (later[0], later[1], (step, *later[2]))
        known[here] = best
        return best


@lru_cache(maxsize=64)
def plans(station: Station, worth: tuple[float, ...] = WORTH, most: int = MOST) -> Found:
    """Return, for each possible first step, the best plan that begins with it."""
    search = Search(station, worth, most)
    docked = sum(1 << place for place, post in enumerate(station.posts) if post.docked)
    first: dict[Step, Plan] = {}
    ways = search.ways(docked, station.crew, station.upgraded.ships, station.open, packed(station.bag))
    roots = sorted(ways)
    for number, (_, _, step, there) in enumerate(roots, 1):
        search.most = most * number // len(roots)  # each its share
        found, goods, steps = search.best(there)
        first[step] = Plan((step, *steps), counts(goods), found)
    return Found(first, len(search.known), search.whole)
