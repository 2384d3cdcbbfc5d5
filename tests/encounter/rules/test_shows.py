"""Show points: which come, in which order, and that they hang on nothing but public events."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.cli.scenario import known_rules
from engine.bots import make_bot
from engine.encounter.scenario import EncounterStaging
from engine.encounter.show_points import HOW, KINDS, RESULTS, Shows
from engine.encounter.state import Game
from engine.encounter.view import SPECTATOR, view
from engine.games import start as start_record
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.kernel.plain_data import Still
from engine.kernel.record import Trail, answering, read
from engine.testing.rehearse import Rehearsal
from engine.testing.scenario import read as read_scenarios
from tests.encounter.battery.checks import redeal
from tests.encounter.battery.players import Dice, answer_one, keen, start
from tests.encounter.battery.test_battery import TABLES
from tests.engine.golden import ENCOUNTER, path
from tests.night import LARGE

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "encounter"
Point = tuple[int, int, str, dict[str, Any]]


def listened(match: Match[Game]) -> list[Point]:
    """Every point from now on, with the encounter it belongs to."""
    found: list[Point] = []

    def tell(kind: str, facts: dict[str, Any]) -> None:
        found.append((match.game.turn, match.game.number, kind, facts))

    match.game.audience = Shows(match.game, tell)
    return found


def rookies(seed: int, **table: Any) -> list[Point]:
    """A whole game of bots, as it is shown."""
    match = start(seed, strict=True, **table)
    found = listened(match)
    bots = [make_bot("rookie", seat, seed) for seat in range(match.game.n)]
    while match.pending:
        question = match.pending[0]
        answer = bots[question.seat].answer(view(match, question.seat))
        match.answer(question.seat, answer)
    return found


@pytest.mark.parametrize(("seed", "table"), list(enumerate(TABLES, 1)))
def test_every_encounter_is_seen(seed: int, table: dict[str, Any]) -> None:
    """Cards that were turned, and one result at least; the end of the game is the last point."""
    points = rookies(seed, **table)
    assert points[-1][2] == "ended"
    assert {kind for _, _, kind, _ in points} <= set(KINDS)
    for _, group in groupby(points, lambda point: point[:2]):
        kinds = [kind for _, _, kind, _ in group]
        if "destiny" in kinds:
            assert set(kinds) & {*RESULTS, "ended"}, kinds
        if "summed" in kinds:
            assert kinds.index("laid") < kinds.index("turned") < kinds.index("summed")
        if "turned" in kinds:
            assert [kind for kind in kinds[kinds.index("turned") :] if kind in ("won", "talks", "broken")], kinds


SHOWN = [  # between them they come by every line of the rules that calls a point out, and through every kind there is
    ("rules/r-vhp", "r-vhp-4", "used"),
    ("aliens/barbarian", "barbarian-5", "turned talks offered deal"),
    ("aliens/tick_tock", "tick_tock-12", "turn"),
    ("rulebook/ex-rb-06", "EX-RB-06", "destiny launched sides broken"),
    ("rules/r-des", "r-des-4", "destiny won"),
    ("aliens/masochist", "masochist-5", "used used stopped regroup"),
    ("aliens/miser", "miser-2", "laid turned won lost paid"),
    ("aliens/masochist", "masochist-1", "used ended"),
    ("aliens/clone", "clone-18", "used used broken"),  # only one has laid a card
    ("rules/r-pln-lowest-card", "r-pln-lowest-card", "laid turned summed won lost"),
    ("aliens/mind", "mind-9", "won lost paid"),
    ("technologies/the_qax", "the-qax-5", "invited joined sides"),
    ("aliens/reincarnator", "reincarnator-7", "talks no_deal lost lost"),
    (
        "aliens/machine",
        "machine-24",
        "laid turned summed won lost used used destiny launched sides laid turned summed won lost landed",
    ),
    ("aliens/remora", "remora-19", "turned summed used changed_card added used"),
    ("aliens/parasite", "parasite-25", "launched power"),
    ("own/ex-own-25", "EX-OWN-25", "turned summed won lost landed near ended"),
    ("aliens/kamikaze", "kamikaze-24", "regroup"),
]


@pytest.mark.parametrize(("file", "ident", "kinds"), SHOWN)
def test_what_is_shown_in_which_order(file: str, ident: str, kinds: str) -> None:
    read_there = read_scenarios((SCENARIOS / f"{file}.toml").read_text(encoding="utf-8"), known_rules)
    scenario = next(one for one in read_there if one.id == ident)
    rehearsal = Rehearsal(scenario, EncounterStaging(scenario))
    found = listened(rehearsal.run.match)
    while not rehearsal.over:
        rehearsal.go()
    assert " ".join(kind for _, _, kind, _ in found) == kinds


def test_every_kind_is_among_them() -> None:
    assert {kind for _, _, kinds in SHOWN for kind in kinds.split()} == set(KINDS)


@pytest.mark.parametrize("seed", [3, 11])
def test_a_sum_grows_by_true_steps(seed: int) -> None:
    """Every change of the sum begins where the last one ended, and the outcome has the totals that stood last."""
    totals: list[int] = []
    for _, _, kind, facts in rookies(seed, seats=4):
        if kind == "turned":
            totals = []
        elif kind == "summed":
            totals = facts["totals"]
        elif kind == "added":
            assert facts["before"] == totals
            totals = facts["totals"]
        elif kind == "won":
            assert facts["how"] in HOW
            if facts["how"] in ("totals", "tie", "upset"):
                assert facts["totals"] == totals
                high, low = (facts["side"], 1 - facts["side"])
                assert (totals[high] < totals[low]) == (facts["how"] == "upset")


@pytest.mark.parametrize("name", ENCOUNTER)
def test_who_looks_on_changes_nothing(name: str) -> None:
    """The same record with an audience and without: the same positions, the same events."""
    record = read(path(name).read_bytes())
    ends = []
    for watched in (False, True):
        match = start_record(record)
        if watched:
            listened(match)
        for _ in answering(record, match, Trail()):
            pass
        ends.append((match.game.dump(), match.game.events))
    assert ends[0] == ends[1]


@settings(max_examples=30 if LARGE else 12)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_what_is_shown_hangs_on_public_events_alone(table: dict[str, Any], seed: int) -> None:
    """R-SEC-1: deal all hidden cards anew; as long as public events stay the same, so do the points and their views."""
    match, dice = start(seed, strict=False, **table), Dice(seed)
    for number in range(100):
        if match.over:
            break
        fork, other = match.fork(), match.fork()
        redeal(other.game, SPECTATOR, seed + number)
        seat, answer = answer_one(match, dice, keen)
        try:
            both = [told(each, seat, answer) for each in (fork, other)]
        except (ValueError, LookupError, AssertionError, RuntimeError, Refused):
            continue  # an answer about cards that are somewhere else now
        same = 0
        while same < min(len(events) for events, _ in both) and both[0][0][same] == both[1][0][same]:
            same += 1
        here, there = ([point for point in points if point[0] <= same] for _, points in both)
        assert here[: len(there)] == there[: len(here)]


def told(match: Match[Game], seat: int, answer: Any) -> tuple[list[Any], list[Any]]:
    """The public events of one answer, and its points with the number of events before them and a watcher's view."""
    game, points = match.game, []
    game.events = []

    def tell(kind: str, facts: dict[str, Any]) -> None:
        points.append((len(game.events), kind, facts, view(Still(game), SPECTATOR)))

    game.audience = Shows(game, tell)
    match.answer(seat, answer)
    return [event[:2] for event in game.events], points


@pytest.mark.parametrize(("seed", "table"), list(enumerate(TABLES[:4], 1)))
def test_who_joins_is_shown_with_a_side_and_who_stays_out_with_none(seed: int, table: dict[str, Any]) -> None:
    joined = [facts for _, _, kind, facts in rookies(seed, **table) if kind == "joined"]
    assert {(facts["side"], bool(facts["n"])) for facts in joined} <= {(-1, False), (0, True), (1, True)}
    assert any(facts["side"] < 0 for facts in joined)


def test_who_resettles_is_shown_with_the_card_and_the_planet() -> None:
    text = (SCENARIOS / "rules" / "r-exp.toml").read_text(encoding="utf-8")
    scenario = next(one for one in read_scenarios(text, known_rules) if one.id == "r-exp-6")
    rehearsal = Rehearsal(scenario, EncounterStaging(scenario))
    found = listened(rehearsal.match)
    while not rehearsal.over:
        rehearsal.go()
    shown = [facts for _, _, kind, facts in found if kind == "destiny"]
    assert len(shown) == 1 and not rehearsal.failures
    assert shown[0]["resettle"] and shown[0]["planet"] == rehearsal.match.game.target
