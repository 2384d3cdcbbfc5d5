"""A check that two games look the same: the game of a scenario, and one with a different hidden thing.

Under `alike` a scenario says what is different in the second game, which answers differ there, and to whom the two
games must look the same. The events that were told are compared in their order. Independent of any game.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from engine.testing.names import UnknownName
from engine.testing.scenario import BadScenario, Scenario
from engine.testing.staging import Failure, Run, Staging

ALL = "all"  # everybody: what spectators may know
KIND, FACTS, EYES, SECRET = range(4)  # of an event


def other(scenario: Scenario) -> Scenario:
    """Return the scenario of the second game. The keys of its tables are added to those of the first."""
    assert scenario.alike is not None
    keys = dict(scenario.keys)
    for key, value in scenario.alike.keys.items():
        both = isinstance(value, dict) and isinstance(keys.get(key), dict)
        keys[key] = {**keys[key], **value} if both else value
    return replace(scenario, keys=keys, script=scenario.alike.script or scenario.script, expect={}, alike=None)


def compare(scenario: Scenario, staging: Staging, ours: Run, theirs: Run) -> list[Failure]:
    """Return a failure for each listed seat that can tell the two games apart. Return one failure if the games do not
    differ at all.
    """
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
    """Return the events that a seat was told, each as a text. Seat -1 is told what everybody may know."""
    told = []
    for event in events:
        parts = [event[KIND], *event[FACTS]]
        if seat >= 0 and event[EYES] >> seat & 1:
            parts.append(event[SECRET])
        told.append(" ".join(map(str, parts)))
    return told
