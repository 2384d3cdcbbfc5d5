"""Every alien against every other: no fault, nothing lost, no leak, saved and loaded on the way, every game ended.

An ordinary run puts each pair at one table once, five seats at a time, and has rookies play some of the tables. The
full run plays every pair on its own with several seeds, pairs and triples that share a moment more often, with random
players and with rookies, and counts what took effect:

    COSMIC_LARGE=1 .venv/bin/pytest -n auto tests/encounter/battery/test_pairs.py
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from engine.encounter.cards import ALIEN_IDS, ALIEN_NUMBER
from engine.encounter.content import load_content
from engine.encounter.facts import aliens
from engine.encounter.items import ALIENS
from engine.encounter.listening import load
from engine.encounter.setup import excluded
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.match import Match
from tests.encounter.battery.checks import check_conservation, check_counts, redeal
from tests.encounter.battery.players import KINDS, start
from tests.encounter.battery.test_reach import Watch, keys_of, with_flare
from tests.night import one_in

CHUNKS = 8
OF_ROOKIES = 5 * one_in(4)  # in an ordinary run rookies play one table of so many
SEEDS, SEEDS_OF_SHARERS = 3, 6
LONGEST = 20_000  # questions; the longest game ever seen here took 6,052
STRICT = one_in(5)  # in one table of so many it is proven that no step changes anything before its last question
EVERY = 37  # how often a position is also looked at with other hidden cards
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {},
    {"technology": True},
    {"wild_flares": True},
    {"hidden_powers": True, "four_planets": True},
    {"hot_swapped": True},
)

load_content()


def may_meet(*names: str) -> bool:
    return all(both_may_play(one, two) for one, two in combinations(names, 2))


@cache
def both_may_play(one: str, two: str) -> bool:
    return not excluded(ALIEN_NUMBER[one], [ALIEN_NUMBER[two]])


def pairs() -> list[tuple[str, str]]:
    return [pair for pair in combinations(ALIEN_IDS, 2) if may_meet(*pair)]


@cache
def tables_of_five() -> list[tuple[str, ...]]:
    """Tables that between them seat every pair: greedy, and the same every time."""
    waiting = dict.fromkeys(pairs())
    found = []
    while waiting:
        table = list(next(iter(waiting)))
        while len(table) < 5:
            candidates = [name for name in ALIEN_IDS if name not in table and may_meet(*table, name)]
            if not candidates:
                break
            table.append(max(candidates, key=lambda name: sum(_pair(name, at) in waiting for at in table)))
        for one, two in combinations(table, 2):
            waiting.pop(_pair(one, two), None)
        found.append(tuple(table))
    return found


def _pair(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one < two else (two, one)


def share_a_moment(*names: str) -> bool:
    """Whether there is a moment at which all of them listen."""
    return bool(set.intersection(*(_moments(name) for name in names)))


def _moments(name: str) -> set[str]:
    known = aliens()[name]
    return {moment for use in (*known["uses"], *known["sides"]) for moment in use["moments"]}


def games_of(name: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The full run's tables of one alien with their seeds: half of its pairs, the triples of which it is the first."""
    for one, two in pairs():
        mine = one if (ALIEN_NUMBER[one] + ALIEN_NUMBER[two]) % 2 else two
        if mine == name:
            for seed in range(SEEDS_OF_SHARERS if share_a_moment(one, two) else SEEDS):
                yield (name, two if mine == one else one), seed
    later = ALIEN_IDS[ALIEN_NUMBER[name] + 1 :]
    for number, (one, two) in enumerate(combinations(later, 2)):
        if share_a_moment(name, one, two) and may_meet(name, one, two):
            yield (name, one, two), number


def play_table(names: tuple[str, ...], seed: int, seats: int, kind: str) -> None:
    """One whole game under one variant or another, looked at all the way and gone on with from its dump: by day at
    every ninth question."""
    options: dict[str, Any] = dict(VARIANTS[seed % len(VARIANTS)])
    open_sheets = any(ALIENS[ALIEN_NUMBER[name]].setup for name in names)
    if options.get("hidden_powers") and (len(names) > 2 or open_sheets):
        options = {"four_planets": True}  # two sheets a seat, none of them open: not what this table is meant for
    strict = seed % STRICT == 0
    match = start(seed, strict, seats=seats, aliens=names, alien_mode="random", **options)
    match = with_flare(match, names[0], seed % 2)
    answer = KINDS[kind](match.game.n, seed)
    for number in range(LONGEST):
        if match.over:
            break
        if number % one_in(9) == 0:
            check_conservation(match.game)
            check_counts(match.game)
            match = Match.resume(load(match.game, match.game.dump()), strict=strict)
        if number % EVERY == 0:
            look_closer(match, number)
        answer(match)
    assert match.over and match.game.winners, f"{names} with seed {seed} does not end"


def look_closer(match: Match[Game], number: int) -> None:
    """R-SEC-1: nothing hidden shows."""
    seat = number % match.game.n
    other = match.fork()
    redeal(other.game, seat, number)
    assert view(match, seat) == view(other, seat)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_pair_meets_once(chunk: int) -> None:
    """T-LIS-1, T-NEST-1 to 5: whatever meets, the game goes on and ends."""
    for number, table in enumerate(tables_of_five()):
        if number % CHUNKS == chunk:
            play_table(table, number, len(table), "keen")


def test_rookies_meet_some() -> None:
    """The same with players that know their aliens: they reach what chance does not."""
    for number, table in enumerate(tables_of_five()[::OF_ROOKIES]):
        play_table(table, number, len(table), "rookie")


@pytest.mark.large
@pytest.mark.parametrize("kind", ["keen", "rookie"])
@pytest.mark.parametrize("name", ALIEN_IDS)
def test_every_pair_on_its_own(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All pairs, those that share a moment more often. T-LIS-4: every use is reached and matters."""
    watch = Watch(monkeypatch)
    for table, seed in games_of(name):
        play_table(table, seed, 4, kind)
    assert kind == "rookie" or set(keys_of(name)) - classic(name) <= watch.effective


def classic(name: str) -> set[str]:
    """What only a table with the classic flare can reach."""
    return {key for key in keys_of(name) if "classic" in key}


def test_the_tables_seat_every_pair() -> None:
    seated = {_pair(*pair) for table in tables_of_five() for pair in combinations(table, 2)}
    assert seated == set(pairs())


@pytest.mark.large
def test_the_full_run_plays_every_pair_several_times() -> None:
    """Sharers more often; triples besides."""
    games = [(frozenset(table), seed) for name in ALIEN_IDS for table, seed in games_of(name)]
    assert len(set(games)) == len(games)
    for pair in pairs():
        seeds = sum(table == frozenset(pair) for table, _ in games)
        assert seeds == (SEEDS_OF_SHARERS if share_a_moment(*pair) else SEEDS)
    assert any(len(table) == 3 for table, _ in games)
