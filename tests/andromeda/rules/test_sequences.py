"""Orders of a return come true: what a plan says it yields can be had by playing it, and no order yields more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from operator import gt
from typing import Any

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.andromeda.content import MODULE_IDS, MODULES, MOONS, NUMBER, UPGRADES
from engine.andromeda.goods import GOODS, KEPT, MORE, STEPS, Values, counts, packed, paid
from engine.andromeda.rules import RULES
from engine.andromeda.sequences import (
    BY_ABILITY,
    BY_UPGRADE,
    WORTH,
    Here,
    Plan,
    Search,
    Station,
    plans,
)
from engine.andromeda.station import station_of
from engine.andromeda.vocabulary import ANY, BASIC, CREDIT
from engine.kernel.asking import Answer, Question, how_many, nth
from engine.kernel.game import AnyMatch
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import read
from tests.andromeda.rules.players import TABLES
from tests.andromeda.rules.test_forecast import walk
from tests.night import LARGE

ENOUGH = 12
FEW = 8  # answers to one question that are tried
MOST = 900  # forks for one plan


def station(match: AnyMatch, seat: int) -> Station:
    return station_of(RULES.view(match, seat), seat, False)


def reaches(match: AnyMatch, seat: int, steps: list[tuple[str, int]], wanted: tuple[int, ...], left: list[int]) -> bool:
    """Whether some way of answering what the modules ask leads to these goods."""
    question = match.question_for(seat)
    if question is None or question.why == "return.module":
        if not steps:
            return fits(match, seat, wanted)
        if question is None:
            return False
    for answer, rest in answers(question, steps):
        left[0] -= 1
        if left[0] < 0:
            return False
        world = match.fork()
        world.answer(seat, answer)
        then = world.question_for(seat)
        if question.why == "return.module" and (then is None or then.why != "return.with"):
            rest = rest[1:]  # there is one ship, or energy alone
        if reaches(world, seat, rest, wanted, left):
            return True
    return False


def answers(question: Question, steps: list[tuple[str, int]]) -> Iterator[tuple[Answer, list[tuple[str, int]]]]:
    if question.why == "return.module":
        names = [ref[1] for ref in question.options[:-1]]
        if steps[0][0] in names:
            yield names.index(steps[0][0]), steps
    elif question.why == "return.with":
        energy = [place for place, ref in enumerate(question.options) if ref == ("energy",)]
        if bool(steps[0][1]) == bool(energy):
            yield energy[0] if energy else 0, steps[1:]
        elif not steps[0][1]:
            yield 0, steps[1:]
    else:
        yield from ((nth(question, number), steps) for number in range(min(FEW, how_many(question))))


def fits(match: AnyMatch, seat: int, wanted: tuple[int, ...]) -> bool:
    """The same in everything, units still to be chosen being anything they may be."""
    game = match.game
    have = [*game.stock[seat], len(game.hands[seat])]
    spare = [mine - told for mine, told in zip(have, wanted[:6], strict=True)]
    basic = sum(spare[1:4])
    free = spare[0] + spare[4] + spare[5]
    loose = min(wanted[BASIC], basic)
    return min(spare) >= 0 and basic + free == wanted[BASIC] + wanted[ANY] and basic >= loose == wanted[BASIC]


def plain(plan: Plan, before: Station) -> bool:
    """Nothing but resources, cards, points and repairs."""
    return plan.bag[STEPS : MORE + 1] == before.bag[STEPS : MORE + 1] and bool(plan.steps)


@pytest.mark.parametrize("table", TABLES[:2])
def test_what_an_order_is_said_to_yield_can_be_had(table: dict[str, Any]) -> None:
    """A-RET-2 to 9, A-MOD-9, A-RET-14: played out, every plan comes to its resources, its cards, its points."""
    seen = longest = 0
    for match in walk(41, table, 6000):
        question = match.pending[0]
        if question.why != "return.module" or len(question.options) < 3:
            continue
        seat = question.seat
        before = station(match, seat)
        for plan in plans(before).first.values():
            if not plain(plan, before) or any(means >= BY_ABILITY for _, means in plan.steps):
                continue  # abilities and upgrades are played out below
            steps = [(MODULE_IDS[before.posts[place].number], energy) for place, energy in plan.steps]
            left = [MOST]
            had = reaches(match, seat, steps, plan.bag, left)
            assert had or left[0] < 0, (steps, before, plan)
            seen, longest = seen + had, max(longest, len(steps) * had)
        if seen > ENOUGH:
            break
    assert seen > ENOUGH / 2 and longest >= 2


def lacks(have: tuple[int, ...], cost: tuple[int, ...]) -> int:
    """Return how many units of any kind it takes to pay this; basic ones and credits stand in for basic ones first."""
    short = [max(0, price - n) for n, price in zip(have, cost, strict=False)]
    for_basic = have[BASIC] + max(0, have[CREDIT] - cost[CREDIT])
    return short[0] + short[4] + short[5] + max(0, sum(short[1:4]) - for_basic)


@pytest.mark.parametrize("cost", [(0, 1, 0, 0, 0, 0), (2, 0, 0, 1, 0, 0), (0, 2, 1, 0, 1, 0), (1, 0, 0, 0, 0, 1)])
def test_what_is_paid_is_missing_and_nothing_else(cost: tuple[int, ...]) -> None:
    """A-RES-2: every bag of few goods, counted one by one; other goods are left alone."""
    for have in product(range(2), range(3), range(2), range(2), range(2), range(2), range(2), range(2)):
        goods = packed((*have, 7, 0, 9))
        left = paid(goods, (*cost, 0, 0, 0))
        assert (left is not None) == (lacks(have, cost) <= have[ANY]), (have, cost)
        if left is not None:
            assert sum(counts(left)) == sum(counts(goods)) - sum(cost) and counts(left)[8:11] == (7, 0, 9)
            assert left == goods - packed(cost) or any(map(gt, cost, have)), "what is there is not exchanged"


def test_what_will_be_lost_is_worth_hardly_anything() -> None:
    values = Values((2,) * KEPT, WORTH)
    assert values[packed((1, 0, 2))] == pytest.approx(WORTH[0] + 2 * WORTH[2])
    assert values[packed((0, 0, 5, 0, 0, 0, 4, 0, 3))] == pytest.approx(2.3 * WORTH[2] + 4 * WORTH[6] + 3 * WORTH[8])


def a_station(
    names: list[str],
    crew: int,
    bag: dict[str, int],
    moons: dict[str, str] | None = None,
    faction: str = "",
    fitted: tuple[int, str] = (0, ""),
) -> Station:
    """Base modules and these, in the words of a view. `fitted`: how many more ships, and the upgrade they have."""
    rows: list[list[list[Any]]] = [[], [], [], []]
    for name in ("B-SCI", "B-IND", "B-COM", "B-CIV", *names):
        rows[MODULES[NUMBER["module"][name]].kind].append([name, 0, False, (moons or {}).get(name, ""), "", True])
    seat = {
        "rows": rows, "stock": [bag.get(name, 0) for name in GOODS[:5]], "storage": [9] * 5, "hand_limit": 9, "hand": 0,
        "repair_ship": [crew, 0, 0, 0], "reserve": [0] * 4, "pad": [0] * 4, "yard": [0] * 4, "docked": [0] * 4,
        "faction": faction, "leaders": 0, "tactical": "", "captured": [], "tracks": [0] * 5, "upgrades": [""] * 4,
    }  # fmt: skip
    view = {"seats": [seat], "map": {}, "hand": ["TA01"] * bag.get("tactics", 0), "seat": 0, "active": 0, "spent": []}
    ships, upgrade = fitted
    if upgrade:
        kind = UPGRADES[NUMBER["upgrade"][upgrade]].type
        seat["upgrades"][kind], seat["repair_ship"][kind] = upgrade, ships  # type: ignore[index]  # lists
    return station_of(view, 0, False)


def by_hand(here: Station, energy: bool) -> float:
    """Every order of so many modules, one after the other; with ships alone, or with energy wherever it works."""
    search, bag = Search(here, WORTH, 10**6), packed(here.bag)
    best = search.work.values[bag]
    places = range(len(here.posts))
    for order in permutations(places, min(here.crew + 3 * energy, len(places))):
        states = [(0, here.crew, here.upgraded.ships, here.open, bag)]
        for place in order:
            later = []
            for state in states:
                later += [there for _, _, (where, _), there in search.ways(*state) if where == place]
                later += other_ship(search, state, place)
            if not later:
                break
            best = max(best, *(search.work.values[there[-1]] for there in later))
            states = later
    return best


def other_ship(search: Search, here: Here, place: int) -> list[Here]:
    """The module worked by a ship of the other sort than the search would send."""
    used, crew, upgraded, rows, bag = here
    post = search.station.posts[place]
    if not 0 < upgraded < crew or used >> place & 1 or not search.work.can(post, bag):
        return []
    brings, then = search.station.upgraded.brings_at(post.number, post.row), used | 1 << place
    left = upgraded if brings else upgraded - 1
    return [(then, crew - 1, left, rows | 1 << post.row, search.after(place, then, bag))]


@pytest.mark.parametrize(
    ("names", "crew", "bag", "moons"),
    [
        (["I14", "C12"], 2, {"titanium": 1}, {}),
        (["I01", "I23", "I16"], 2, {"energy": 1}, {"I01": "P4"}),
        (["S22", "S23", "C21", "V20"], 2, {"energy": 2, "ice": 1}, {}),
    ],
)
def test_no_order_yields_more_than_the_best(
    names: list[str], crew: int, bag: dict[str, int], moons: dict[str, str]
) -> None:
    """Against all orders one by one; energy after ships among them (A-RET-4)."""
    here = a_station(names, crew, bag, moons)
    found = plans(here)
    assert found.whole
    assert max(plan.value for plan in found.first.values()) == pytest.approx(by_hand(here, energy=True))


def test_the_order_matters_and_is_found() -> None:
    """A credit from the Treasury is lent: without it there is nothing to lend."""
    here = a_station(["C12"], 2, {})
    treasury, bank = (place_of(here, name) for name in ("B-COM", "C12"))
    lent = plans(here).first[treasury, False], plans(here).first[bank, False]
    assert bank in dict(lent[0].steps) and lent[0].bag[GOODS.index("credit")] == 3
    assert lent[1].bag[GOODS.index("credit")] == 1


def test_an_ability_runs_one_module_and_opens_no_row() -> None:
    """A-RET-16: Perpetual Model costs 1 nanocarbon, works once a return, never on the reactor."""
    names, bag = ["I05", "C07", "V17"], {"nanocarbon": 2, "energy": 2}
    here = a_station(names, 1, bag, faction="F08")
    found = plans(here)
    assert found.whole and here.ability
    assert max(plan.value for plan in found.first.values()) == pytest.approx(by_hand(here, energy=True))
    by_ability = [plan.steps for (_, means), plan in found.first.items() if means == BY_ABILITY]
    assert by_ability and all([means for _, means in steps].count(BY_ABILITY) == 1 for steps in by_ability)
    assert (place_of(here, "B-SCI"), BY_ABILITY) not in found.first
    alone = a_station(names, 0, bag, faction="F08")
    assert all(len(plan.steps) == 1 for plan in plans(alone).first.values()), "with no ship no row is open for energy"
    assert not plans(a_station(names, 0, bag)).first, "others cannot"
    assert not plans(a_station(names, 0, {}, faction="F08")).first, "nor can who cannot pay"


FITTED = [
    ("F08", "FU08", ["S01", "I14"]), ("F11", "FU11", ["C01", "I14", "C12"]), ("F11", "FU11", ["I22", "C07", "V17"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("faction", "upgrade", "names", "plain"),
    [(*row, plain) for plain in (0, 1, 2) for row in (FITTED[:1] if plain == 2 and not LARGE else FITTED)],
)
def test_ships_that_bring_something_go_where_they_do(
    faction: str, upgrade: str, names: list[str], plain: int
) -> None:
    """A-FX-25: no way of sending plain and upgraded ships yields more than the search finds. With three ships by day
    at a station of few modules: a larger one takes a second."""
    here = a_station(names, plain, {"energy": 1, "ice": 1}, faction=faction, fitted=(1, upgrade))
    found = plans(here)
    assert found.whole and here.crew == plain + 1 and here.upgraded.ships == 1
    best = max(found.first.values(), key=lambda plan: plan.value)
    assert best.value == pytest.approx(by_hand(here, energy=True))
    bare = a_station(names, plain + 1, {"energy": 1, "ice": 1}, faction=faction)
    assert best.value >= max(plan.value for plan in plans(bare).first.values())
    assert sum(means == BY_UPGRADE for _, means in best.steps) <= 1


PERPETUAL = """
game = "andromeda"
id = "A-X"
title = "x"
rules = ["A-RET-16"]
seats = 2
start = "return"
script = ["red: ability F08 0", "red: V17", "red: C01", "red: B-COM"]
red = { faction = "F08", ships = { A1 = ["transport"] }, modules = ["V17", "C01"], stock = { nanocarbon = 1 } }
[expect]
red = { stock = { nanocarbon = 0, ice = 2, credit = 2, energy = 0 } }
"""


ORRERY = """
game = "andromeda"
id = "A-X"
title = "x"
rules = ["A-FX-25"]
seats = 2
start = "return"
script = ["red: C01; ship transport A1", "red: B-SCI; ship science_vessel A2"]
[red]
faction = "F08"
upgrades = ["FU08"]
ships = { A1 = ["transport"], A2 = ["science_vessel"] }
modules = ["C01"]
damaged = { B-COM = 1, B-IND = 1, B-CIV = 1 }
[expect]
red = { stock = { energy = 2, nanocarbon = 1, credit = 1 } }
"""
ESCORT = """
game = "andromeda"
id = "A-X"
title = "x"
rules = ["A-FX-25"]
seats = 2
start = "return"
script = ["red: I01; ship transport A1", "red: B-COM; ship fighter A2"]
[red]
faction = "F11"
upgrades = ["FU11"]
ships = { A1 = ["transport"], A2 = ["fighter"] }
modules = ["I01"]
[expect]
red = { stock = { titanium = 2, credit = 2 } }
"""
TRADE = """
game = "andromeda"
id = "A-X"
title = "x"
rules = ["A-FX-21"]
seats = 2
start = "return"
script = ["red: I13; ship transport A1", "red at damage.repair: titanium", "red: I25", "red at convert: convert"]
[red]
faction = "F06"
ships = { A1 = ["transport", "transport"] }
modules = ["I13", "I25"]
damaged = { B-IND = 1, B-SCI = 1, B-COM = 1, B-CIV = 1 }
[expect]
red = { stock = { titanium = 0, energy = 1 }, tracks = [0, 1, 0, 0, 0] }
"""
BULK = """
game = "andromeda"
id = "A-X"
title = "x"
rules = ["A-FX-21"]
seats = 2
start = "return"
script = ["red: B-IND", "red: build_ship", "red: transport"]
[red]
faction = "F06"
ships = { A1 = ["transport"] }
stock = { titanium = 1 }
[expect]
red = { stock = { titanium = 0 }, ships = { pad = ["transport"] } }
"""
LED_TO = {
    "perpetual": (PERPETUAL, [["B-COM", "energy"], ["C01", "ship"], ["V17", "ability"]], {"nanocarbon": -1}),
    "orrery": (ORRERY, [["B-SCI", "FU08"], ["C01", "ship"]], {"nanocarbon": 1}),
    "escort": (ESCORT, [["B-COM", "FU11"], ["I01", "ship"]], {"credit": 2, "titanium": 2}),
    "trade": (TRADE, [["I13", "ship"], ["I25", "ship"]], {"tracks": 1, "energy": 1}),
    "bulk": (BULK, [["B-IND", "ship"]], {"titanium": -1, "ships": 1}),
}


@pytest.mark.parametrize("name", LED_TO)
def test_what_an_order_leads_to_is_told_and_comes_true(name: str) -> None:
    """The position, what is said of it, and the answers that bring it about: abilities and upgrades of a return."""
    text, order, gives = LED_TO[name]
    scenario = read(text, known_rules)[0]
    rehearsal = Rehearsal(scenario, RULES.staging(scenario))
    told = RULES.help(rehearsal.match, 0)["orders"]
    if name == "perpetual":
        assert told["ability"]["ref"] == ["ability", "F08", 0]
    row = told["ability"] if told["best"] == "ability" else told["modules"][told["best"]]
    assert sorted(row["then"]["order"]) == order
    assert gives.items() <= row["then"]["gives"].items(), row
    while not rehearsal.over and not rehearsal.failures:
        rehearsal.go()
    assert rehearsal.failures == []


def place_of(here: Station, name: str) -> int:
    return next(place for place, post in enumerate(here.posts) if MODULE_IDS[post.number] == name)


def test_a_half_moon_counts_once_both_have_worked() -> None:
    """A-MOD-9."""
    here, bare = (a_station(["I01"], 2, {}, moons) for moons in ({"B-IND": "P2"}, {}))
    gives = MOONS[NUMBER["moon"]["P2"]].gives
    builder, smelter = place_of(here, "B-IND"), place_of(here, "I01")
    for first, then in ((builder, smelter), (smelter, builder)):
        search = [Search(one, WORTH, 1) for one in (here, bare)]
        alone = [one.after(first, 1 << first, packed(one.station.bag)) for one in search]
        assert alone[0] == alone[1]
        both = [one.after(then, 1 << first | 1 << then, bag) for one, bag in zip(search, alone, strict=True)]
        assert counts(both[0] - both[1])[:6] == gives[:6]


def test_a_search_that_is_cut_says_so() -> None:
    names = ["I01", "I04", "I06", "I10", "C01", "C02", "C07", "V17", "V19", "V20"]
    here = a_station(names, 6, {"energy": 6, "ice": 3})
    found = plans(here, WORTH, 200)
    assert not found.whole and found.looked <= 200 and len(found.first) > 10
