"""R-SEC-1, R-SEC-2, A-ZON-1, K-BLUFF-3: nobody is told anything that hangs on what is hidden from them, nor when.

Two worlds that differ in one hidden thing are run forward at real tables with the same public answers, and every
message to every seat that may not know the difference is compared. Here is as much of it as takes a few seconds; the
large form looks for every card, technology, sheet and moment until each has been met.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import islice, product
from types import ModuleType
from typing import Any

import pytest

from engine.encounter import view
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.one_answer import OneAnswer
from engine.testing.two_worlds import Outcome
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.covered import Wanted, flares_of_hidden, plain_hand
from tests.secrets.forced import Forced
from tests.secrets.tables import may_undo, open_at, told_apart
from tests.support import Dice

WINDOWS = (QUICK, EVEN, SEALED)
FEW = 8  # pairs
STEPS, MORE_STEPS = 2, 4  # public answers
EVERY = 9  # questions from one pair to the next
WALK = 250  # questions of a game
MANY = 500  # pairs of the large form
FEW_CARDS, GAMES = 6, 400
FEW_OFFERED = {QUICK: 16, EVEN: 16, SEALED: 8}  # at a sealed table everybody is asked, and that takes its time
SELDOM = 20  # things of 224 that players of chance do not bring to their moment in so many games


def some_pairs(of: ModuleType, windows: str, seed: int, most: int, steps: int) -> tuple[list[Outcome], Counter[str]]:
    """Pairs of all kinds in the games of players of chance; what came of them, and of which kinds they were."""
    outcomes: list[Outcome] = []
    kinds: Counter[str] = Counter()
    while len(outcomes) < most:
        dice = Dice(seed)
        for match in islice(of.positions(seed, windows, seed, WALK), dice.below(EVERY), None, EVERY):
            kind = of.KINDS[dice.below(len(of.KINDS))]
            pair = kind(match, dice)
            if pair is not None and len(outcomes) < most:
                outcomes.append(told_apart(pair, of, windows, dice.below(1 << 30), steps))
                kinds[pair.what.split(" ")[0]] += 1
        seed += 1
    return outcomes, kinds


def name_of(part: Any) -> str:
    return str(getattr(part, "GAME", part))


def found(outcomes: list[Outcome]) -> list[str]:
    return [str(outcome.found) for outcome in outcomes if outcome.found]


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_two_worlds_are_told_the_same(of: ModuleType, windows: str) -> None:
    outcomes, kinds = some_pairs(of, windows, WINDOWS.index(windows) * 40 + 3, FEW, STEPS)
    assert found(outcomes) == []
    assert len(kinds) >= 2 and sum(outcome.compared for outcome in outcomes) > 10 * FEW


@pytest.mark.parametrize("windows", WINDOWS)
def test_a_card_that_is_offered_in_one_world_alone_is_not_noticed(windows: str) -> None:
    """A table that asks who holds something asks in one of the worlds only; a sealed one asks in both."""
    wanted = Wanted(windows)
    outcomes = [outcome for _, outcome in wanted.meet(range(4, GAMES), FEW_OFFERED[windows])]
    assert found(outcomes) == []
    assert sum(outcome.held for outcome in outcomes) >= FEW_OFFERED[windows] // 2


# Andromeda's Edge asks nobody in secret: an even table does what a sealed one does. At a sealed table of Encounter so
# many are asked that a copy does not come to the next draw.
DRAWN = [*product((andromeda,), (QUICK, SEALED)), *product((chaos,), WINDOWS), *product((encounter,), (QUICK, EVEN))]


@pytest.mark.parametrize(("of", "windows"), DRAWN, ids=name_of)
def test_a_card_that_somebody_is_asked_about_or_told_of_is_not_noticed(of: ModuleType, windows: str) -> None:
    kinds = len(of.FORCED)
    forced = Forced(of, windows, FEW_CARDS // kinds + 1)
    outcomes = [outcome for _, outcome in forced.meet(range(2, GAMES), max(FEW_CARDS, kinds - 3))]
    assert found(outcomes) == []
    assert sum(outcome.held or outcome.learnt for outcome in outcomes) >= FEW_CARDS // 3


PLAIN = [(encounter, EVEN), (encounter, SEALED), (chaos, SEALED)]
PLAIN_HANDS = {encounter: (plain_hand, FEW), chaos: (chaos.plain_hand, 3 * FEW)}


def plain_hands(of: ModuleType, windows: str, games: range) -> list[Outcome]:
    kind, most = PLAIN_HANDS[of]
    pairs = (
        (pair, dice)
        for number in games
        for dice in [Dice(number)]
        for match in islice(of.positions(number, windows, number, WALK), dice.below(EVERY), None, EVERY)
        if (pair := kind(match, dice)) is not None
    )
    return [told_apart(pair, of, windows, dice.below(1 << 30), STEPS) for pair, dice in islice(pairs, most)]


@pytest.mark.parametrize(("of", "windows"), PLAIN, ids=name_of)
def test_what_sort_of_cards_a_hand_has_is_not_noticed(of: ModuleType, windows: str) -> None:
    """R-SEC-2, K-BLUFF-3: whether a seat is asked, or the table is silent, hangs on no hand."""
    outcomes = plain_hands(of, windows, range(5, GAMES))
    assert found(outcomes) == []
    assert sum(outcome.compared for outcome in outcomes) > 10 * FEW


def flares_played(windows: str, games: range, each: int) -> tuple[list[str], Counter[Any]]:
    """Compare so many pairs of each alien for which a flare asks, before a main player and before another."""
    noticed: list[str] = []
    met: Counter[Any] = Counter()
    for number in games:
        dice = Dice(number)
        for match in encounter.positions(number, windows, number, WALK) if hides_powers(number) else ():
            for pair, item, play in flares_of_hidden(match, dice, lambda item: met[item] < each):
                if play is None:
                    met[item] += 1
                    outcome = told_apart(pair, encounter, windows, 0)
                    noticed += [str(outcome.found)] if outcome.found else []
                else:
                    open_table = partial(open_at, of=encounter, windows=windows, kind=0)
                    first = OneAnswer(pair, open_table, windows, dice, encounter.LIGHT, may_undo, only=[play]).look()
                    noticed += [str(first)] if first else []
    return noticed, met


def hides_powers(number: int) -> bool:
    return bool(encounter.options_of(number)["hidden_powers"])


def test_what_a_flare_may_do_hangs_on_no_sheet_face_down() -> None:
    """R-VHP-5: Human, Sorcerer and Reincarnator face down count as not in the game for their flares."""
    noticed, met = flares_played(QUICK, range(1, 30), 2)
    assert noticed == []
    assert len(met) == 6 and min(met.values()) > 1


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
def test_what_a_flare_may_do_hangs_on_no_sheet_face_down_anywhere(windows: str) -> None:
    noticed, met = flares_played(windows, range(1, 150), 20)
    assert noticed == []
    assert len(met) == 6


def test_a_table_that_tells_whom_it_asks_is_found_out(monkeypatch: Any) -> None:
    """The comparison finds what it is for: a table that says who else is asked in secret to whoever is."""

    def asked(match: AnyMatch, seat: int) -> list[Any]:
        return ["table" if one.secret else one.seat for one in match.pending if one.seat != seat]

    monkeypatch.setitem(view.OWN, "asked", asked)
    outcomes = (outcome for _, outcome in Wanted(EVEN).meet(range(4, GAMES), 8 * FEW_CARDS))
    assert any(outcome.found and "asked" in outcome.found.where for outcome in outcomes)


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_many_worlds_are_told_the_same(of: ModuleType, windows: str) -> None:
    outcomes, _ = some_pairs(of, windows, 1000, MANY, MORE_STEPS)
    assert found(outcomes) == []


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
def test_every_card_technology_sheet_and_moment_is_met(windows: str) -> None:
    wanted = Wanted(windows)
    outcomes = [outcome for _, outcome in wanted.meet(range(1, GAMES))]
    assert found(outcomes) == []
    assert len(wanted.left) <= SELDOM, sorted(wanted.left)


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", [andromeda, chaos], ids=lambda of: of.GAME)
def test_every_card_goal_faction_raider_token_event_and_module_is_met(of: ModuleType, windows: str) -> None:
    forced = Forced(of, windows)
    outcomes = [outcome for _, outcome in forced.meet(range(1, GAMES))]
    assert found(outcomes) == []
    assert not forced.left, sorted(forced.left)
