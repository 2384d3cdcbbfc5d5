"""R-SEC-1: what a process remembers of one table changes nothing that another table is told.

A position is played at a table in a process that remembers nothing, and again after its twin, which differs in a hidden
thing, was played in the same process. Whatever is kept between the two (odds, counted ways, listeners) is shared by all
tables of a host, so every seat must be told the same, at the same moment.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import islice, product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.encounter import odds
from engine.encounter.cards import MORPH, NEGOTIATE
from engine.encounter.content import load_content
from engine.encounter.items import ALIENS
from engine.encounter.listening import listen
from engine.encounter.state import ALIEN
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.two_worlds import Pair, TwoWorlds
from tests.night import LARGE
from tests.secrets import andromeda, chaos, encounter
from tests.secrets.covered import Wanted
from tests.secrets.kinds import asked_again, untold
from tests.secrets.tables import open_at
from tests.support import Dice

WINDOWS = (QUICK, EVEN, SEALED)
FEW, MANY = 4, 200
STEPS, EVERY, WALK = 2, 3, 250
ATTACKS, ALL_KINDS = (5, 8, 12), (7, 9, NEGOTIATE, MORPH)
Told = list[dict[int, list[tuple[float, dict[str, Any]]]]]


class Written(TwoWorlds):
    """Two tables at the same position, and all that was told at the first one."""

    def __init__(self, *parts: Any) -> None:
        self.told: Told = []
        super().__init__(*parts)

    def compare(self) -> None:
        self.told.append({eye: list(heard) for eye, heard in self.worlds[0].heard.items()})
        super().compare()


def told_at(match: AnyMatch, of: ModuleType, windows: str, seed: int) -> Told:
    """Play on from a position, and return what all seats and a spectator were told."""
    pair = Pair("the same position twice", match, match, frozenset())
    tables = [open_at(match, of, windows, seed) for _ in range(2)]
    worlds = Written(pair, *tables, windows, [-1, *range(match.game.n)], Dice(seed), of.LIGHT)
    assert worlds.run(STEPS).found is None
    return worlds.told


def forget() -> None:
    """Make this process like one that has just been started."""
    odds._kept.clear()
    for name, module in list(sys.modules.items()):
        if name.startswith(("engine.", "cosmic_tui.table")):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and thing is not load_content:
                    thing.cache_clear()


def compared(of: ModuleType, windows: str, most: int) -> int:
    """Compare so many positions, each with its twin played before it in one of the two runs; return how many were."""
    done, seed = 0, WINDOWS.index(windows) * 50 + 7
    while done < most:
        dice = Dice(seed)
        for match in islice(of.positions(seed, windows, seed, WALK), dice.below(EVERY), None, EVERY):
            if of is encounter and done % 2 == 0:  # where odds are kept, and cards that count in them
                pair = encounter.card_to_lay(match, dice) if odds.is_open(match.game) else None
            else:
                pair = of.KINDS[dice.below(len(of.KINDS))](match, dice)
            if pair is None or pair.turned or done >= most:
                continue
            forget()
            fresh = told_at(pair.one, of, windows, seed)
            forget()
            told_at(pair.two, of, windows, seed)
            assert told_at(pair.one, of, windows, seed) == fresh, f"{pair.what}, {windows}, game {seed}"
            done += 1
        seed += 1
    return done


@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_a_process_that_has_seen_the_twin_tells_the_same(of: ModuleType, windows: str) -> None:
    assert compared(of, windows, FEW) == FEW


@pytest.mark.large
@pytest.mark.parametrize("windows", WINDOWS)
@pytest.mark.parametrize("of", [encounter, andromeda, chaos], ids=lambda of: of.GAME)
def test_many_processes_that_have_seen_the_twin_tell_the_same(of: ModuleType, windows: str) -> None:
    assert compared(of, windows, MANY) == MANY


def planning(seed: int) -> AnyMatch:
    """A position in which both main players choose their cards."""
    for number in range(seed, seed + 100):
        for match in encounter.positions(number, QUICK, number, WALK):
            if [question.why for question in match.pending] == ["planning.pick"] * 2 and not match.game.techs[0]:
                return match
    raise AssertionError("nobody chooses a card")


def test_odds_say_the_same_after_others_have_asked_for_theirs() -> None:
    """Each alien before a main player; one hand has cards of every kind, the other one attacks alone. By day every
    alien has two of the four ways to deal that out."""
    here = planning(20)
    asker, other = (question.seat for question in here.pending)
    told = 0
    for number, alien in enumerate(ALIENS):
        ways = list(product((asker, other), ((ATTACKS, ALL_KINDS), (ALL_KINDS, ATTACKS))))
        for seat, hands in ways if LARGE else (ways[1:3], ways[::3])[number % 2]:
            game = untold(here).game
            game.sheets[seat][0][ALIEN] = number
            for who, hand in zip((asker, other), hands, strict=True):
                game.set_hand(who, list(hand))
            listen(game)
            match = asked_again(game)
            if match is None or match.question_for(asker) is None:
                continue
            odds._kept.clear()
            alone = encounter.RULES.help(match, asker)
            odds._kept.clear()
            encounter.RULES.help(match, other)
            assert encounter.RULES.help(match, asker) == alone, alien.id
            told += 1
    assert told > 50


def test_as_much_is_wanted_in_a_process_that_has_played_nothing() -> None:
    """The lists of aliens and technologies are filled with the first game: coverage must not depend on what else a
    process has done."""
    command = "from tests.secrets.covered import Wanted; print(len(Wanted('even').left))"
    run = subprocess.run(
        [sys.executable, "-c", command], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False
    )
    assert (run.stdout.strip(), run.stderr) == (str(len(Wanted(EVEN).left)), "")
