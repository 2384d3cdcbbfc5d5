"""The map alone: 23 slots in five staggered rows and six nebulae on the rim, who lies beside whom, and distances.

Regions are numbers 0 to 28: slots in the order they are filled (A-SET-7), then the nebulae by their die face. Knows
what is laid only as a bit mask; knows no ships (A-LAU-11, A-LAU-14, A-LAU-16).
"""

from functools import lru_cache

SLOTS = tuple(f"{row}{n}" for row, width in zip("ABCDE", (5, 4, 5, 4, 5), strict=True) for n in range(1, width + 1))
NEBULAE = tuple(f"N{n}" for n in range(1, 7))
REGIONS = SLOTS + NEBULAE
REGION = {name: number for number, name in enumerate(REGIONS)}
N_SLOTS = len(SLOTS)
N_REGIONS = len(REGIONS)
SPECIAL_SLOTS = (REGION["B2"], REGION["C4"])
FAR = 99

_RIM = {
    "N1": ("A1", "A2"),
    "N2": ("A3", "A4"),
    "N3": ("A5", "B4"),
    "N4": ("B4", "C5", "D4", "E5"),
    "N5": ("C1", "D1", "E1"),
    "N6": ("A1", "B1", "C1"),
}


def place(region: int) -> tuple[int, int]:
    """Return the row and the column of a slot on the map. Columns are doubled: neighbors are two apart within a row,
    and one apart between rows.
    """
    name = SLOTS[region]
    row = "ABCDE".index(name[0])
    return row, 2 * (int(name[1]) - 1) + row % 2


def _beside() -> tuple[tuple[int, ...], ...]:
    near: list[set[int]] = [set() for _ in REGIONS]
    for one in range(N_SLOTS):
        for other in range(N_SLOTS):
            (row, column), (row2, column2) = place(one), place(other)
            if (abs(row - row2), abs(column - column2)) in ((0, 2), (1, 1)):
                near[one].add(other)
    for nebula, slots in _RIM.items():
        for slot in slots:
            near[REGION[nebula]].add(REGION[slot])
            near[REGION[slot]].add(REGION[nebula])
    return tuple(tuple(sorted(some)) for some in near)


BESIDE = _beside()


@lru_cache(maxsize=1024)
def open_regions(laid: int, quasars: int, nebulae: bool) -> tuple[int, ...]:
    """Return the regions that may be entered: slots with a tile other than a quasar, and nebulae if the mover may enter
    them.
    """
    slots = [region for region in range(N_SLOTS) if laid >> region & 1 and not quasars >> region & 1]
    return (*slots, *range(N_SLOTS, N_REGIONS)) if nebulae else tuple(slots)


@lru_cache(maxsize=1024)
def nearest(laid: int, quasars: int, nebulae: bool, starts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the distance of each region from the nearest of several starting regions."""
    table = distances(laid, quasars, nebulae)
    return tuple([min(row) for row in zip(*[table[start] for start in starts], strict=True)])


@lru_cache(maxsize=4096)
def distances(laid: int, quasars: int, nebulae: bool) -> tuple[tuple[int, ...], ...]:
    """Return the distances from every region to every region. `laid`: bit mask of slots with a tile; a quasar cannot be
    crossed; `nebulae`: whether the mover may enter them. The start of a path is never entered, so it may be anything
    (A-LAU-16).
    """
    open_to = [
        (laid >> region & 1 and not quasars >> region & 1) if region < N_SLOTS else nebulae
        for region in range(N_REGIONS)
    ]
    table = []
    for start in range(N_REGIONS):
        found = [FAR] * N_REGIONS
        found[start] = 0
        edge = [start]
        while edge:
            new = []
            for region in edge:
                for other in BESIDE[region]:
                    if found[other] == FAR and open_to[other]:
                        found[other] = found[region] + 1
                        new.append(other)
            edge = new
        table.append(tuple(found))
    return tuple(table)
