"""Two games that must look the same: that of a scenario, and one with something else in a hidden place.

A scenario says with `alike` what is other there, what is answered there if it is not the same, and whom the two must
look the same to. Compares what was told, in its order; knows no game.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from engine.testing.names import UnknownName
from engine.testing.scenario import BadScenario, Scenario
from engine.testing.staging import Failure, Run, Staging

ALL = "all"  # what everybody may know, as those hear it who only watch
KIND, FACTS, EYES, SECRET = range(4)  # of an event


def other(scenario: Scenario) -> Scenario:
    """Return the scenario whose game has to look the same. What the keys of a table say comes to what they said."""
    assert scenario.alike is not None
    keys = dict(scenario.keys)
    for key, value in scenario.alike.keys.items():
        both = isinstance(value, dict) and isinstance(keys.get(key), dict)
        keys[key] = {**keys[key], **value} if both else value
    return replace(scenario, keys=keys, script=scenario.alike.script or scenario.script, expect={}, alike=None)


def compare(scenario: Scenario, staging: Staging, ours: Run, theirs: Run) -> list[Failure]:
    """Return a failure for everybody who can tell the two games apart; one if there is nothing to tell apart."""
    assert scenario.alike is not None
    line = scenario.source.line("alike")
    if ours.match.game.facts() == theirs.match.game.facts() and ours.events == theirs.events:
        return [Failure("same_game", line, {})]
    seats = {staging.name(seat): seat for seat in range(ours.match.game.n)}
    failures = []
    for who in scenario.alike.to:
        if who != ALL and who not in seats:
            unknown = UnknownName("no_seat", who, [ALL, *seats])
            raise BadScenario(unknown.code, line, **unknown.facts)
        seat = seats.get(who, -1)
        for mine, yours in zip_longest(heard(ours.events, seat), heard(theirs.events, seat), fillvalue="-"):
            if mine != yours:
                failures.append(Failure("told_apart", line, {"who": who, "wanted": mine, "found": yours}))
                break
    return failures


def heard(events: Sequence[tuple[Any, ...]], seat: int) -> list[str]:
    """Return what a seat was told, an event a text; `seat` -1 is told what everybody may know."""
    told = []
    for event in events:
        parts = [event[KIND], *event[FACTS]]
        if seat >= 0 and event[EYES] >> seat & 1:
            parts.append(event[SECRET])
        told.append(" ".join(map(str, parts)))
    return told
