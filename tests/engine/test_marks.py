"""What the questions of Encounter are marked with: over all scenarios, those of each kind and no others.

`always`: put even if there is one answer, or its being put would tell something. `reveals`: whoever is asked sees what
was hidden, so nothing before it can be taken back (R-SEC-1). `secret`: nobody else learns that it was put.
"""

from collections import defaultdict
from functools import cache

from cosmic_tui.cli.scenario import files, read_file
from engine.encounter.scenario import EncounterStaging
from engine.kernel.asking import marks_plain
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import BadScenario
from tests.engine.test_scenarios import PLACE

PLAIN: frozenset[str] = frozenset()
MARKED = {
    "barbarian.throw_away": "always",
    "beats.accuse": "secret",
    "beats.order": "secret",
    "chosen.keep": "always",
    "chosen.take": "always",
    "citadel.card": "always",
    "hacker.take": "reveals",
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


@cache
def marks() -> dict[str, set[frozenset[str]]]:
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    for file in files([str(PLACE / "encounter")]):
        for scenario in read_file(file):
            try:
                rehearsal = Rehearsal(scenario, EncounterStaging(scenario))
            except BadScenario:
                continue
            while not rehearsal.over:
                rehearsal.go()
            for question in [*rehearsal.run.asked, *rehearsal.run.foregone]:
                found[question.why].add(frozenset(marks_plain(question)))
    return found


def test_every_question_bears_its_marks_and_no_others() -> None:
    for why, found in marks().items():
        expected = {frozenset({MARKED[why]} if why in MARKED else PLAIN)}
        if why in SOMETIMES:
            expected = {PLAIN, frozenset({"always"})}
        assert found == expected, why
    assert {*MARKED, *SOMETIMES} <= set(marks())
