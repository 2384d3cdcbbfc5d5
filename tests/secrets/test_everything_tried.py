"""R-SEC-1, R-SEC-2, A-ZON-1, K-BLUFF-3: whatever a seat tries it learns nothing, nor takes back what it saw.

At positions of every sort (`sweep.py`) a seat that may not know what differs between two worlds looks at the table,
asks for help, previews, gives wrong answers, proposes and acts, before and after others have asked for help; then every
sort of answer is given. And while a pair lies on the table of a host, strangers and guests do whatever a program can
send to a room (`house.py`). The large form does so at many more positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import ModuleType

import pytest

from engine.chaos.offers import WINDOW
from engine.kernel.game import EVEN, QUICK, SEALED
from engine.testing.prying import wrong_answers
from engine.testing.two_worlds import Pair
from tests.encounter.rules.test_scenarios import PLACE
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.house import in_the_middle, visited
from tests.secrets.kinds import asked_in_secret
from tests.secrets.sweep import Sweep
from tests.secrets.tables import open_at
from tests.support import Dice

GAMES = [encounter, andromeda, chaos]
WINDOWS = (QUICK, EVEN, SEALED)
FEW = {"encounter": range(3, 6), "andromeda": range(1, 4), "chaos": range(1, 4)}
MANY, OFTEN = range(1, 150), 3
VISITS, MANY_VISITS = 5, 100
DELAY = 30.0  # seconds by which those who watch are behind, in one house of three
WALK = 250


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_whatever_a_seat_tries_it_learns_nothing(of: ModuleType) -> None:
    sweep = Sweep(of, 1, FEW[of.GAME], in_turns=of is chaos)  # which takes longest
    assert list(sweep.findings()) == []
    assert sweep.compared > 50 * sweep.positions > 500


@pytest.mark.large
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_whatever_a_seat_tries_at_many_positions_it_learns_nothing(of: ModuleType) -> None:
    sweep = Sweep(of, OFTEN, MANY, str(PLACE / of.GAME))
    assert list(sweep.findings()) == []
    assert sweep.showed > 20


def some_visits(of: ModuleType, windows: str) -> Iterator[tuple[Pair, Dice]]:
    """Yield pairs at rest, and pairs in which one seat is being asked in secret, or another."""
    turn = 0
    for seed in range(3, 1000):
        dice = Dice(seed)
        for match in islice(of.positions(seed, windows, seed, WALK), dice.below(9), None, 9):
            turn += 1
            elsewhere = getattr(of, "asked_elsewhere", None) if turn % 2 else None
            pair = (elsewhere or of.KINDS[dice.below(len(of.KINDS))])(match, dice)
            if pair is None or pair.turned:
                continue
            asked = in_the_middle(pair, windows, Dice(0))
            same = asked is not None and asked_in_secret(asked.one) == asked_in_secret(asked.two)
            if (asked is not None and not (elsewhere and same and windows != SEALED)) or turn % 9 == 0:
                yield asked or pair, dice


def findings_at_the_door(of: ModuleType, windows: str, most: int) -> list[str]:
    found = []
    for number, (pair, dice) in enumerate(islice(some_visits(of, windows), most)):
        found.append(visited(pair, of, windows, dice, DELAY if number % 3 == 2 else 0.0))
    noticed = [str(finding) for finding, _ in found if finding is not None]
    assert noticed or sum(compared for _, compared in found) > 10 * most
    return noticed


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_nobody_learns_anything_at_the_door(of: ModuleType, windows: str) -> None:
    assert findings_at_the_door(of, windows, VISITS) == []


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_nobody_learns_anything_at_the_door_of_many_tables(of: ModuleType, windows: str) -> None:
    assert findings_at_the_door(of, windows, MANY_VISITS) == []


def test_an_answer_of_any_wrong_shape_is_refused_in_words() -> None:
    """Where Chaos Galaxy asks in a window, the game reads the answer before it is given."""
    games = (chaos.positions(seed, SEALED, seed, WALK) for seed in range(2, 60, 3))
    asked = (match for game in games for match in game if match.pending[0].why == WINDOW)
    table = next(table for match in asked if not (table := open_at(match, chaos, SEALED, 0)).answers)
    question = table.match.pending[0]
    table.take(question.seat)
    for answer in wrong_answers(question):
        told = {"kind": "answer", "serial": table.seats[question.seat].serial, "answer": answer}
        table.receive(question.seat, told, 0.0)
        assert [message["kind"] for message in table.take(question.seat)][:1] == ["refused"], answer
