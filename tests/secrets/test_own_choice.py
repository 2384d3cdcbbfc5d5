"""R-SEC-1, A-ZON-1, K-BLUFF-3: what a seat chooses for itself alone is told to nobody else.

All see the question, and that it was answered: a card is put face down, a token kept, a card given to another seat. In
each of two worlds the seat chooses another thing, and play goes on for some steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from types import ModuleType

import pytest

from engine.kernel.game import AnyMatch
from engine.testing.one_answer import OneAnswer
from engine.testing.two_worlds import Pair
from tests.encounter.rules.test_scenarios import PLACE
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.kinds import own_choice, untold
from tests.secrets.sweep import Sweep
from tests.secrets.tables import may_undo, open_at, told_apart
from tests.support import Dice

GAMES = [encounter, andromeda, chaos]
FEW, MANY = range(1, 9), range(1, 150)
EACH, OFTEN = 3, 40  # pairs of one question
STEPS = 3  # public answers
TRADE = "teams.exchange"  # what partners are asked before one gives the other something
MET = {"encounter": 6, "andromeda": 5, "chaos": 4}  # questions of the table that so few games bring


def choices(of: ModuleType, games: range, each: int, scenarios: str = "") -> Iterator[tuple[str, Pair, Dice]]:
    """Yield pairs of the questions in the table of this game, not more than so many of each."""
    met: Counter[str] = Counter()
    for number, (windows, found) in enumerate(Sweep(of, 1, games, scenarios).all_positions()):
        dice = Dice(number)
        for match in [found, *with_more_to_give(of, found, dice)]:
            whys = {question.why for question in match.pending} & of.OWN_CHOICE.keys()
            if whys and of.usable(match) and any(met[why] < each for why in whys):
                pair = own_choice(match, dice, of.OWN_CHOICE, of.known_to)
                if pair is not None:
                    met[pair.what.split(" ")[0]] += 1
                    yield windows, pair, dice


def with_more_to_give(of: ModuleType, match: AnyMatch, dice: Dice) -> Iterator[AnyMatch]:
    """Yield what is asked after each way in which partners may trade, where they have more to trade."""
    asked = next((question for question in match.pending if question.why == TRADE), None)
    more = of.richer(match, dice) if asked is not None else None
    for way in range(len(asked.options)) if asked is not None and more is not None else ():
        found = untold(more)
        if found.question_for(asked.seat).why == asked.why:
            found.answer(asked.seat, way)
            yield untold(found)


def findings(of: ModuleType, games: range, each: int, scenarios: str = "") -> tuple[list[str], set[str]]:
    found, met = [], set()
    for windows, pair, dice in choices(of, games, each, scenarios):
        met.add(pair.what.split(" ")[0])
        open_table = partial(open_at, of=of, windows=windows, kind=0)
        first = OneAnswer(pair, open_table, windows, dice, of.LIGHT, may_undo, of.agrees).look()
        noticed = first or told_apart(pair, of, windows, dice.below(1 << 30), STEPS).found
        found += [str(noticed)] if noticed else []
    return found, met


@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_what_a_seat_chooses_for_itself_is_told_to_nobody(of: ModuleType) -> None:
    found, met = findings(of, FEW, EACH)
    assert found == []
    assert len(met) >= MET[of.GAME], sorted(of.OWN_CHOICE.keys() - met)


@pytest.mark.large
@pytest.mark.parametrize("of", GAMES, ids=lambda of: of.GAME)
def test_every_choice_of_a_seat_for_itself_is_told_to_nobody(of: ModuleType) -> None:
    found, met = findings(of, MANY, OFTEN, str(PLACE / of.GAME))
    assert found == []
    assert len(of.OWN_CHOICE) - len(met) <= 1, sorted(of.OWN_CHOICE.keys() - met)
