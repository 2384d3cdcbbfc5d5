"""What the modules of a return would yield in which order: a search over a station as plain numbers.

Knows the tables of the box and no position, so that anybody with a view can ask: the screen for a person, a bot for
itself. Exact for resources, points and payments (`tests/andromeda/rules/test_sequences.py` plays plans out). What ends
in a choice of another kind (a ship, a module, an upgrade) is counted as one of its kind. It knows the abilities that
matter in a return (running a module, titanium for a repair, cheaper ships) and upgrades that bring something on a dock;
side actions are left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import add, ge, gt, mul, sub
from typing import NamedTuple

from engine.andromeda.cheapest import cheapest
from engine.andromeda.content import MOONS
from engine.andromeda.rows import SCIENCE
from engine.andromeda.vocabulary import ANY, BASIC, CREDIT, ENERGY, LISTS, MOON, TACTICS, TITANIUM

# What a player has and gets, as one list of numbers: resources, units still to be chosen, then what else effects bring.
GOODS = (
    "energy", "titanium", "ice", "nanocarbon", "credit", "tactics", "basic", "any",
    "vp", "repairs", "leaders", "tracks", "ships", "developments", "upgrades", "more",
)  # fmt: skip
VP, REPAIRS, LEADERS, STEPS, SHIPS, SITES, UPGRADED, MORE = range(8, len(GOODS))
KEPT = 6  # goods of which only so many may be kept at the end of a turn
SURPLUS = 0.1  # what one is worth that will be lost
COUNTED = {
    "repair": REPAIRS, "recruit": LEADERS, "advance": STEPS, "upgrade": UPGRADED, "build_development": SITES,
}  # fmt: skip
WORTH = (0.6, 1.0, 1.0, 1.0, 1.2, 1.0, 1.0, 1.2, 2.0, 1.2, 1.5, 2.5, 3.0, 6.0, 4.0, 2.0)  # only to say which is best
MOST = 600  # positions looked at; beyond that a return is taken to end there

Bag = tuple[int, ...]
Step = tuple[int, int]  # which module, and by what it works
BY_SHIP, BY_ENERGY, BY_ABILITY, BY_UPGRADE = MEANS = (0, 1, 2, 3)


class Post(NamedTuple):
    """A module that could work, as it stands."""

    number: int
    row: int
    effects: int  # number of its list
    waits: bool  # for a moon and what it shows (an input frame)
    moon: int  # in its frame, -1: none
    docked: bool


class Upgraded(NamedTuple):
    """The ships whose upgrade brings something where they dock (A-FX-25)."""

    upgrade: int
    ships: int  # of the crew
    effects: int  # number of its list
    module: int  # where, -1: anywhere
    row: int

    def brings_at(self, module: int, row: int) -> bool:
        return self.module in (-1, module) and self.row in (-1, row)


NOT_UPGRADED = Upgraded(-1, 0, 0, -1, -1)


class Station(NamedTuple):
    """A station as a return needs it. `pairs` are half-moons: places of two posts, and the moon between them."""

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
        """Return the value of the best plan; doing nothing is one of them."""
        nothing = value(station, worth, station.bag)
        return max(nothing, max((plan.value for plan in self.first.values()), default=nothing))


def value(station: Station, worth: tuple[float, ...], bag: Bag) -> float:
    """Return what a bag is worth; what will be lost at the end of the turn counts for hardly anything."""
    found: float = sum(map(mul, bag, worth))
    if any(map(gt, bag, station.limits)):
        for kind, limit in enumerate(station.limits):
            if bag[kind] > limit:
                found -= (bag[kind] - limit) * worth[kind] * (1 - SURPLUS)
    return found


# --- one module works --------------------------------------------------------------------------------------------


class Work:
    """The goods that modules bring, one after the other; every choice is the one that is worth most by itself."""

    def __init__(self, station: Station, worth: tuple[float, ...]) -> None:
        self.station, self.worth = station, worth
        self.counts = dict(station.counts)
        self.for_titanium = (*FOR_BASIC, REPAIRS) if station.trades else FOR_BASIC
        self.values: dict[Bag, float] = {}

    def can(self, post: Post, bag: Bag) -> bool:
        return not post.waits or (post.moon >= 0 and self.paid(bag, MOONS[post.moon].gives) is not None)

    def paid(self, bag: Bag, cost: tuple[int, ...]) -> Bag | None:
        return paid(bag, cost, self.for_titanium)

    def done(self, bag: Bag, number: int, post: Post) -> Bag:
        """Return a list of effects."""
        simply = plainly(number, post.moon)
        if simply is not None:
            return tuple(map(add, bag, simply))
        for op, *rest in LISTS[number]:
            if op == "gain":
                bag = plus(bag, rest[0])
                if rest[0][MOON] and post.moon >= 0:
                    bag = with_moon(bag, post.moon)
            elif op == "convert":
                bag = self.converted(bag, rest, post)
            elif op == "choose":
                options = [self.done(bag, option, post) for option in rest[0] if self.possible(bag, option)]
                bag = max(options, key=self.value, default=bag)
            elif op == "per":
                for _ in range(min(rest[3], self.counts.get(rest[0], 0) // rest[2])):
                    bag = self.done(bag, rest[1], post)
            elif op == "activate_science":
                bag = self.laboratory(bag)
            elif op == "build_ship":
                bag = self.ship(bag, rest[0])
            else:
                bag = counted(bag, op, rest)
        return bag

    def value(self, bag: Bag) -> float:
        found = self.values.get(bag)
        if found is None:
            found = self.values[bag] = value(self.station, self.worth, bag)
        return found

    def converted(self, bag: Bag, rest: list[object], post: Post) -> Bag:
        """Convert as often as it is allowed and worth it; a module's own cost has to be paid."""
        pay, number, most = rest
        must = bool(pay[MOON])  # type: ignore[index]  # nine amounts
        if must:
            pay = MOONS[post.moon].gives
        for _ in range(most):  # type: ignore[call-overload]  # a number
            left = self.paid(bag, pay)  # type: ignore[arg-type]
            if left is None:
                break
            after = self.done(left, number, post)  # type: ignore[arg-type]
            if not must and self.value(after) <= self.value(bag):
                break
            bag = after
        return bag

    def possible(self, bag: Bag, number: int) -> bool:
        for op, *rest in LISTS[number]:
            if op == "build_development" and not self.station.site:
                return False
            if op == "build_ship" and self.ship(bag, rest[0]) == bag:
                return False
            if op == "convert" and self.paid(bag, rest[0]) is None:
                return False
        return True

    def ship(self, bag: Bag, less: int) -> Bag:
        """Return the cheapest of the reserve, if it can be paid and is worth it."""
        if self.station.ship < 0 or bag[SHIPS]:
            return bag
        cost = max(0, self.station.ship - less)
        left = self.paid(bag, tuple([cost if kind == TITANIUM else 0 for kind in range(9)]))
        return bag if left is None else more(left, SHIPS, 1)

    def laboratory(self, bag: Bag) -> Bag:
        """Use what gives before what costs."""
        for post in sorted(self.station.laboratory, key=lambda post: costs(post.effects) or post.waits):
            if self.can(post, bag):
                bag = self.done(bag, post.effects, post)
        return bag


def costs(number: int) -> bool:
    return any(effect[0] == "convert" for effect in LISTS[number])


DECIDES = ("convert", "choose", "per", "activate_science", "build_ship")
NOTHING: Bag = (0,) * len(GOODS)


@lru_cache(maxsize=4096)
def plainly(number: int, moon: int) -> Bag | None:
    """Return what a list of effects brings, if that is the same whatever a player has; else None."""
    bag = NOTHING
    for op, *rest in LISTS[number]:
        if op in DECIDES:
            return None
        if op == "gain":
            bag = plus(bag, rest[0])
            if rest[0][MOON] and moon >= 0:
                bag = with_moon(bag, moon)
        else:
            bag = counted(bag, op, rest)
    return bag


def plus(bag: Bag, what: tuple[int, ...]) -> Bag:
    return (*[have + new for have, new in zip(bag[:8], what[:8], strict=True)], *bag[8:])


def more(bag: Bag, kind: int, n: int) -> Bag:
    return (*bag[:kind], bag[kind] + n, *bag[kind + 1 :])


def with_moon(bag: Bag, moon: int) -> Bag:
    row = MOONS[moon]
    bag = plus(bag, row.gives)
    if row.vp:
        bag = more(bag, VP, row.vp)
    return more(bag, REPAIRS, row.repair) if row.repair else bag


def counted(bag: Bag, op: str, rest: list[int]) -> Bag:
    """Add to the bag what an effect brings that is no resource."""
    if op == "vp":
        return more(bag, VP, rest[0])
    if op == "draw_keep":
        return more(bag, TACTICS, rest[1])
    if op in COUNTED:
        n = rest[0] if op in ("repair", "recruit") else rest[1] if op == "advance" else 1
        return more(bag, COUNTED[op], n)
    return more(bag, MORE, 1)


FOR_BASIC = (BASIC, CREDIT, ANY)  # what is given for a basic resource


def paid(bag: Bag, cost: tuple[int, ...], for_titanium: Sequence[int] = FOR_BASIC) -> Bag | None:
    """Return the bag without a cost; units that were to be chosen are chosen now. None if it cannot be paid."""
    if not (cost[BASIC] or cost[ANY]) and all(map(ge, bag, cost[:KEPT])):
        return (*map(sub, bag, cost[:KEPT]), *bag[KEPT:])
    left = list(bag)
    for kind in (ENERGY, CREDIT, TACTICS):
        left[kind] -= cost[kind]
    for kind in (1, 2, 3):
        left[kind] -= cost[kind]
        for other in for_titanium if kind == TITANIUM else FOR_BASIC:
            use = min(-left[kind], left[other]) if left[kind] < 0 and left[other] > 0 else 0
            left[kind], left[other] = left[kind] + use, left[other] - use
    for kind in range(KEPT):
        if left[kind] < 0:
            left[ANY], left[kind] = left[ANY] + left[kind], 0
    if left[ANY] < 0:
        return None
    for n, loose, kinds in ((cost[BASIC], (BASIC,), (1, 2, 3, CREDIT)), (cost[ANY], (BASIC, ANY), range(KEPT))):
        if n and not _any_of(left, n, loose, kinds):
            return None
    return tuple(left)


def _any_of(left: list[int], n: int, loose: Sequence[int], kinds: Sequence[int]) -> bool:
    """Pay so many units of these kinds: loose ones first, then the cheapest, any kind last. Return whether it could be
    paid.
    """
    for kind in loose:
        use = min(n, left[kind])
        left[kind], n = left[kind] - use, n - use
    caps = [left[kind] for kind in kinds]
    if sum(caps) < n:
        spare = min(n - sum(caps), left[ANY])
        left[ANY], n = left[ANY] - spare, n - spare
        if sum(caps) < n:
            return False
    for kind, part in zip(kinds, cheapest(kinds, caps, caps, n), strict=True):
        left[kind] -= part
    return True


# --- all orders --------------------------------------------------------------------------------------------------


Here = tuple[int, int, int, int, Bag]  # what has worked, the crew, how many of it are upgraded, open rows, goods


class Search:
    """The best that can follow each position of a return; the same position by another way is not looked at again."""

    def __init__(self, station: Station, worth: tuple[float, ...], most: int) -> None:
        self.station, self.most = station, most
        self.work = Work(station, worth)
        self.known: dict[Here, Plan] = {}
        self.whole = True
        self.spent = 1 << len(station.posts)  # of what has been used: the ability
        fits = station.upgraded
        self.docks = [
            (place, 1 << place, 1 << post.row, post, fits.brings_at(post.number, post.row))
            for place, post in enumerate(station.posts)
        ]

    def ways(self, used: int, crew: int, upgraded: int, rows: int, bag: Bag) -> Iterator[tuple[Step, Here]]:
        """Yield what can be done next and where it leads. A ship that would bring something elsewhere goes last."""
        for place, bit, row, post, fits in self.docks:
            if used & bit or (post.waits and not self.work.can(post, bag)):
                continue
            then = used | bit
            if crew:
                left = crew - 1
                if upgraded and fits:
                    brought = self.after(place, then, bag, BY_UPGRADE)
                    yield (place, BY_UPGRADE), (then, left, upgraded - 1, rows | row, brought)
                else:
                    brought = self.after(place, then, bag)
                    yield (place, BY_SHIP), (then, left, min(left, upgraded), rows | row, brought)
            if post.row == SCIENCE:  # the reactor takes a ship (A-RET-8)
                continue
            if bag[ENERGY] and rows & row:
                brought = self.after(place, then, more(bag, ENERGY, -1))
                yield (place, BY_ENERGY), (then, crew, upgraded, rows, brought)
            if self.station.ability and (paying := self.by_ability(used, post, bag)) is not None:
                brought = self.after(place, then, paying)
                yield (place, BY_ABILITY), (then | self.spent, crew, upgraded, rows, brought)

    def by_ability(self, used: int, post: Post, bag: Bag) -> Bag | None:
        """Return what is left when the ability has been paid for; it opens no row (A-RET-16)."""
        if used & self.spent:
            return None
        left = self.work.paid(bag, self.station.ability)
        return left if left is not None and self.work.can(post, left) else None

    def after(self, place: int, used: int, bag: Bag, means: int = BY_SHIP) -> Bag:
        post, work = self.station.posts[place], self.work
        bag = work.done(bag, post.effects, post)
        if means == BY_UPGRADE:
            bag = work.done(bag, self.station.upgraded.effects, post)
        for one, other, moon in self.station.pairs:
            if place in (one, other) and used >> one & 1 and used >> other & 1:
                bag = with_moon(bag, moon)
        return bag

    def ranked(self, ways: Iterable[tuple[Step, Here]]) -> list[tuple[float, int, Step, Here]]:
        """Sort ways by what a player has then, the most first; the first of equal ones first."""
        value = self.work.value
        return sorted([(-value(there[-1]), number, step, there) for number, (step, there) in enumerate(ways)])

    def best(self, here: Here) -> Plan:
        known, bag = self.known, here[-1]
        if (found := known.get(here)) is not None:
            return found
        plan = Plan((), bag, self.work.value(bag))
        if len(known) >= self.most:
            self.whole = False
            return plan
        known[here] = plan
        for less, _, step, there in self.ranked(self.ways(*here)):
            if len(known) >= self.most and there not in known:
                self.whole = False
                if -less > plan.value:
                    plan = Plan((step,), there[-1], -less)
                continue
            later = self.best(there)
            if later.value > plan.value:
                plan = Plan((step, *later.steps), later.bag, later.value)
        known[here] = plan
        return plan


@lru_cache(maxsize=64)
def plans(station: Station, worth: tuple[float, ...] = WORTH, most: int = MOST) -> Found:
    """Return, for everything that can be done first, the best plan that can follow it."""
    search = Search(station, worth, most)
    docked = sum(1 << place for place, post in enumerate(station.posts) if post.docked)
    first: dict[Step, Plan] = {}
    ways = search.ways(docked, station.crew, station.upgraded.ships, station.open, station.bag)
    roots = search.ranked(ways)
    for number, (_, _, step, there) in enumerate(roots, 1):
        search.most = most * number // len(roots)  # each its share
        later = search.best(there)
        first[step] = Plan((step, *later.steps), later.bag, later.value)
    return Found(first, len(search.known), search.whole)
