"""A player's goods during a return, as one number: counts of sixteen bits side by side, energy lowest.

Thus one addition adds all goods, and one subtraction compares them with a price. Knows no position.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import gt, mul
from struct import Struct

from engine.andromeda.cheapest import cheapest
from engine.andromeda.vocabulary import ANY, BASIC, CREDIT, ENERGY, TACTICS, TITANIUM

# Resources, units still to be chosen, then what else effects bring.
GOODS = (
    "energy", "titanium", "ice", "nanocarbon", "credit", "tactics", "basic", "any",
    "vp", "repairs", "leaders", "tracks", "ships", "developments", "upgrades", "more",
)  # fmt: skip
VP, REPAIRS, LEADERS, STEPS, SHIPS, SITES, UPGRADED, MORE = range(8, len(GOODS))
KEPT = 6  # goods of which only so many may be kept at the end of a turn

Goods = int
BITS = 16
FIELD = (1 << BITS) - 1
ONE = tuple(1 << BITS * kind for kind in range(len(GOODS)))  # of each
LOOSE = (1 << BITS * (ANY + 1)) - 1  # resources, and units still to be chosen
SIGNS = sum(one << BITS - 1 for one in ONE[:KEPT])  # a bit above each count of what may be kept
LAYOUT = Struct(f"<{len(GOODS)}H")

SURPLUS = 0.1  # what one is worth that will be lost
FOR_BASIC = (BASIC, CREDIT, ANY)  # what is given for a basic resource


def packed(counts: Iterable[int]) -> Goods:
    """Pack counts into one number. Goods that are not named count 0."""
    return sum(n << BITS * kind for kind, n in enumerate(counts))


def counts(goods: Goods) -> tuple[int, ...]:
    return LAYOUT.unpack(goods.to_bytes(LAYOUT.size, "little"))


class Values(dict[Goods, float]):
    """The worth of goods, with each value computed once. Goods that will be lost at the end of the turn are worth
    almost nothing.
    """

    def __init__(self, limits: tuple[int, ...], worth: tuple[float, ...]) -> None:
        self.limits, self.worth = limits, worth

    def __missing__(self, goods: Goods) -> float:
        have, worth = counts(goods), self.worth
        found: float = sum(map(mul, have, worth))
        if any(map(gt, have, self.limits)):
            for kind, limit in enumerate(self.limits):
                if have[kind] > limit:
                    found -= (have[kind] - limit) * worth[kind] * (1 - SURPLUS)
        self[goods] = found
        return found


@lru_cache(maxsize=1024)
def amounts(what: tuple[int, ...]) -> Goods:
    """Pack the nine amounts of an effect, without the moon."""
    return packed(what[:8])


def paid(goods: Goods, cost: tuple[int, ...], for_titanium: Sequence[int] = FOR_BASIC) -> Goods | None:
    """Return the goods left after paying a cost, or None if it cannot be paid. Units that the payer may choose are
    chosen now.
    """
    if not (cost[BASIC] or cost[ANY]):
        price = amounts(cost)
        if (goods | SIGNS) - price & SIGNS == SIGNS:
            return goods - price
    rest = goods & ~LOOSE if REPAIRS not in for_titanium else 0
    left = _chosen(goods - rest, cost, for_titanium)
    return None if left is None else left + rest


@lru_cache(maxsize=4096)
def _chosen(goods: Goods, cost: tuple[int, ...], for_titanium: Sequence[int]) -> Goods | None:
    """Pay a cost in which missing goods are replaced by others that may stand for them."""
    left = [*counts(goods)]
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
    return int.from_bytes(LAYOUT.pack(*left), "little")


def _any_of(left: list[int], n: int, loose: Sequence[int], kinds: Sequence[int]) -> bool:
    """Pay `n` units of these kinds: units of an open kind first, then the cheapest, wildcards last. Return whether it
    could be paid.
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
