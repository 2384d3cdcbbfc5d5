"""What holds in every scenario of Encounter: wherever everybody sits, how questions are marked, and that no card and no
ship is lost or doubled.

Each (by day every second one of a file) is played once for all of this, with a in the second seat, b in the third ...
`always`: put even if there is one answer, or its being put would tell something. `reveals`: whoever is asked sees what
was hidden, so nothing before it can be taken back (R-SEC-1). `secret`: nobody else learns that it was put.
"""

from collections import Counter, defaultdict
from functools import cache
from typing import Any, NamedTuple

from cosmic_tui.cli.scenario import files, read_file
from engine.encounter.flagship import FLAGSHIP
from engine.encounter.options import JOINED
from engine.encounter.scenario import EncounterStaging
from engine.encounter.state import Game
from engine.kernel.asking import marks_plain
from engine.testing.rehearse import Rehearsal, rehearse
from tests.encounter.battery.checks import all_cards, ships_of
from tests.encounter.rules.test_scenarios import PLACE
from tests.night import LARGE, one_in

PLAIN: frozenset[str] = frozenset()
MARKED = {
    "barbarian.throw_away": "always",
    "beats.accuse": "secret",
    "beats.order": "secret",
    "chosen.keep": "always",
    "chosen.take": "always",
    "citadel.card": "always",
    "hacker.take": "reveals",
    "mite.keep": "reveals",
    "philanthropist.card": "always",
    "planning.new_hand": "secret",
    "quark_battery.store": "always",
    "reserve.boost": "always",
    "reserve.one": "always",
    "respond": "secret",
    "ride": "secret",
    "technology.action": "always",
    "technology.keep": "reveals",
    "turn.go_on": "always",
    "vulch.pass_card": "always",
    "vulch.take": "reveals",
    "window": "secret",
}
# put to one who holds a hand whose cards nobody knows, else only where there is something to choose
SOMETIMES = {
    "deal.give", "fodder.cards", "hate.demand", "hate.show", "plague.discard", "planning.pick", "trader.give_back",
}  # fmt: skip


# These say a seat by its number in a view, or what chance has dealt to it, or tell in which order people come who are
# asked all at once: seat by seat.
BY_NUMBER = {
    "dictator-6", "dictator-16", "dictator-19", "mind-1", "miser-36", "filch-17", "filch-18", "filch-23", "r-set-5",
    "r-tec-1",
}  # fmt: skip

Kept = tuple[Counter[int], list[int]]


class Played(NamedTuple):
    marks: dict[str, set[frozenset[str]]]  # of every kind of question
    kept: dict[str, tuple[Kept, Kept]]  # cards and ships before and after, by scenario
    failed: list[tuple[str, list[Any]]]  # what was not as the scenario says


def what_there_is(game: Game) -> Kept:
    """All cards; the ships of everybody, but for the one that a technology adds."""
    owner = game.kept[FLAGSHIP][0] if FLAGSHIP in game.kept else -1
    return all_cards(game), [ships_of(game, seat) - (seat == owner) for seat in range(game.n)]


@cache
def played() -> Played:
    marks: dict[str, set[frozenset[str]]] = defaultdict(set)
    kept: dict[str, tuple[Kept, Kept]] = {}
    failed: list[tuple[str, list[Any]]] = []
    for file in files([str(PLACE / "encounter")]):
        for scenario in read_file(file)[:: one_in(2)]:
            turned = 0 if scenario.id in BY_NUMBER else 1
            rehearsal = Rehearsal(scenario, EncounterStaging(scenario, turned=turned))
            before = what_there_is(rehearsal.run.match.game)
            while not rehearsal.over:
                rehearsal.go()
            if not rehearsal.broken:
                rehearsal.close()
            failures = rehearsal.failures
            if scenario.alike is not None:
                failures = rehearse(scenario, EncounterStaging(scenario, turned=turned)).failures
            failed += [(scenario.id, [failure.code, failure.facts]) for failure in failures]
            kept[scenario.id] = before, what_there_is(rehearsal.run.match.game)
            for question in [*rehearsal.run.asked, *rehearsal.run.foregone]:
                marks[question.why].add(frozenset(marks_plain(question)))
    return Played(marks, kept, failed)


def test_it_makes_no_difference_where_everybody_sits() -> None:
    """R-TIM-2: rules know no first seat."""
    assert played().failed == []
    assert len(played().kept) > 1300 // one_in(2)


def test_every_question_bears_its_marks_and_no_others() -> None:
    """Those of an alien that has joined the box are its own affair: nothing is edited for it."""
    for why, found in played().marks.items():
        if why.partition(".")[0] in JOINED:
            continue
        expected = {frozenset({MARKED[why]} if why in MARKED else PLAIN)}
        if why in SOMETIMES:
            expected = {PLAIN, frozenset({"always"})}
        assert found == expected or (why in SOMETIMES and found < expected and not LARGE), why
    assert {*MARKED, *SOMETIMES} <= set(played().marks)


def test_no_card_and_no_ship_is_lost_or_doubled() -> None:
    """R-SET-2, R-SET-7; where the set-up itself is played there is nothing before."""
    compared = {ident: kept for ident, kept in played().kept.items() if kept[0][0]}
    assert len(compared) > len(played().kept) - 10
    assert {ident: kept for ident, kept in compared.items() if kept[0] != kept[1]} == {}
