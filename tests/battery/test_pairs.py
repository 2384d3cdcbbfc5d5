"""Every alien against every other: no fault, nothing lost, no leak, saved and loaded on the way, every game ended.

An ordinary run puts each pair at one table once, five seats at a time. The full run (COSMIC_LARGE=1) plays every pair
on its own with several seeds, pairs that share a moment more often, with random players and with rookies.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.encounter.cards import ALIEN_IDS, ALIEN_NUMBER
from engine.encounter.facts import aliens
from engine.encounter.items import load, load_content
from engine.encounter.setup import excluded
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.match import Match
from tests.battery.checks import check_conservation, check_counts, redeal
from tests.battery.players import Dice, answer_one, keen, start

CHUNKS = 8
SEEDS, SEEDS_OF_SHARERS = 3, 6
LONGEST = 20_000  # questions; the longest game ever seen here took 6,052
EVERY = 37  # how often a position is also saved, loaded and looked at with other hidden cards

load_content()


def may_meet(one: str, two: str) -> bool:
    return not excluded(ALIEN_NUMBER[one], [ALIEN_NUMBER[two]])


def pairs() -> list[tuple[str, str]]:
    return [pair for pair in combinations(ALIEN_IDS, 2) if may_meet(*pair)]


def tables_of_five() -> list[tuple[str, ...]]:
    """Tables that between them seat every pair: greedy, and the same every time."""
    waiting = dict.fromkeys(pairs())
    found = []
    while waiting:
        table = list(next(iter(waiting)))
        while len(table) < 5:
            candidates = [name for name in ALIEN_IDS if name not in table and all(may_meet(name, at) for at in table)]
            if not candidates:
                break
            table.append(max(candidates, key=lambda name: sum(_pair(name, at) in waiting for at in table)))
        for one, two in combinations(table, 2):
            waiting.pop(_pair(one, two), None)
        found.append(tuple(table))
    return found


def _pair(one: str, two: str) -> tuple[str, str]:
    return (one, two) if one < two else (two, one)


def share_a_moment(one: str, two: str) -> bool:
    known = aliens()
    return bool(set(known[one]["moments"]) & set(known[two]["moments"]))


def play_table(names: tuple[str, ...], seed: int, seats: int) -> None:
    """One whole game, looked at all the way; a technology game every third time."""
    match = start(seed, seats=seats, aliens=names, alien_mode="random", technology=seed % 3 == 2)
    dice = Dice(seed)
    for number in range(LONGEST):
        if match.over:
            break
        check_conservation(match.game)
        check_counts(match.game)
        if number % EVERY == 0:
            match = look_closer(match, number)
        answer_one(match, dice, keen)
    assert match.over and match.game.winners, f"{names} with seed {seed} does not end"


def look_closer(match: Match[Game], number: int) -> Match[Game]:
    """R-SEC-1: nothing hidden shows; R-GEN-7: the game goes on from its dump."""
    seat = number % match.game.n
    other = match.fork()
    redeal(other.game, seat, number)
    assert view(match, seat) == view(other, seat)
    return Match.resume(load(match.game, match.game.dump()), strict=True)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_pair_meets_once(chunk: int) -> None:
    """T-LIS-1, T-NEST-1 to 5: whatever meets, the game goes on and ends."""
    for number, table in enumerate(tables_of_five()):
        if number % CHUNKS == chunk:
            play_table(table, number, len(table))


@pytest.mark.large
@pytest.mark.parametrize("chunk", range(CHUNKS * 4))
def test_every_pair_on_its_own(chunk: int) -> None:
    """All pairs, several seeds each; those that share a moment more often."""
    for number, pair in enumerate(pairs()):
        if number % (CHUNKS * 4) == chunk:
            for seed in range(SEEDS_OF_SHARERS if share_a_moment(*pair) else SEEDS):
                play_table(pair, seed, 4)


def test_the_tables_seat_every_pair() -> None:
    seated = {_pair(*pair) for table in tables_of_five() for pair in combinations(table, 2)}
    assert seated == set(pairs())
