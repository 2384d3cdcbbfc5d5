"""The budget of a review: what it looks at first, and how much work it may take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic_tui.review import found, going
from cosmic_tui.review.found import ASKED, CHANCE, COST, WHOLE, Part, Review
from engine.bots import judging
from engine.bots.judging import Whole
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.kernel.asking import PICK
from engine.kernel.record import Record


@pytest.fixture(scope="module")
def record() -> Record:
    played = play(RULES, {"seats": 3}, 3, ("cadet", "rookie", "rookie"), keep_record=True).record
    assert played is not None
    return played


WORK = {CHANCE: 10, COST: 20, WHOLE: 1000}


def looked_through(sizes: dict[int, int], behind: dict[int, int] | None = None) -> list[tuple[str, int]]:
    """What a review finds, part after part, if these are the costs: whole games take most of the work."""
    review, parts = Review(), []
    review.note({ASKED: [[at, 1, "launch.aim", at == 5, False] for at in sizes], "result": 0})
    while (part := review.next()) is not None:
        parts.append((part.kind, part.at))
        facts = {"error": 10, "worlds": 48, "better": True}
        entry = {
            CHANCE: {CHANCE: 1, "behind": (behind or {}).get(part.at, 0)}, COST: {COST: sizes[part.at], **facts},
            WHOLE: {WHOLE: [60, 30, 120], "size": 60, "holds": True, "again": False},
        }  # fmt: skip
        review.note({"at": part.at, "work": WORK[part.kind], **entry[part.kind]})
    assert review.done == len(sizes)
    return [part for part in parts if part[0] != CHANCE]


def test_mistakes_are_confirmed_at_once_and_slips_at_the_end_as_long_as_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whole games take most of the time of a review: the largest costs come first, and no more than there is work for.
    """
    sizes = {1: 30, 2: 60, 3: 31, 4: -80, 5: 45, 6: 20}
    weighing = [(COST, 5), (COST, 1), (COST, 2), (WHOLE, 2), (COST, 3), (COST, 4), (WHOLE, 4), (COST, 6)]
    assert looked_through(sizes) == [*weighing, (WHOLE, 5), (WHOLE, 3), (WHOLE, 1)]
    monkeypatch.setattr(found, "A_COST", 0)
    monkeypatch.setattr(found, "LEAST_WORK", 0)
    monkeypatch.setattr(found, "A_CONFIRMATION", 1)
    weighed = len(sizes) * (WORK[CHANCE] + WORK[COST]) // 2
    monkeypatch.setattr(found, "MOST_WORK", weighed + 2 * WORK[WHOLE])
    assert looked_through(sizes) == weighing
    monkeypatch.setattr(found, "MOST_WORK", weighed + 2 * WORK[WHOLE] + 1)
    assert looked_through(sizes) == [*weighing, (WHOLE, 5)]
    monkeypatch.setattr(found, "MOST_WORK", 0)
    monkeypatch.setattr(found, "LEAST_WORK", 1)
    assert looked_through(sizes)[-1] == (COST, 6) and (WHOLE, 2) in looked_through(sizes), "however much is weighed"


def test_what_did_not_hold_gets_more_whole_games_where_room_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those for which both measures together still speak most, once each; no more than there is work for."""
    review, gains = Review(), {1: -20, 2: -70, 3: 10, 4: 60}
    review.note({ASKED: [[at, 1, "launch.aim", False, False] for at in gains], "result": 0})
    for at in gains:
        review.note({"at": at, CHANCE: 1})
        review.note({"at": at, COST: 50, "error": 10, "worlds": 48, "better": True})
    parts = []
    while (part := review.next()) is not None:
        parts.append(part.at)
        first = part.at not in review.wholes
        whole = [gains[part.at], 50, 120 if first else 360]
        review.note({"at": part.at, WHOLE: whole, "size": 40, "holds": part.at == 4, "again": not first, "work": 1000})
    assert parts == [1, 2, 3, 4, 3, 1] and review.done == 4
    del review.wholes[1], review.wholes[3]
    for at in (1, 3):
        review.note({"at": at, WHOLE: [gains[at], 50, 120], "holds": False, "again": False})
    assert review.next() == Part(WHOLE, 3)
    task = going.task_of(review, b"", 0, Part(WHOLE, 3))
    assert task.known is not None and (task.known[COST], task.known[WHOLE]) == (50, [10, 50, 120])
    assert task.room == review.room() > 0
    monkeypatch.setattr(found, "MOST_WORK", 0)
    monkeypatch.setattr(found, "LEAST_WORK", 0)
    assert review.next() is None


def test_what_looks_worst_at_a_glance_is_weighed_first() -> None:
    """So that the first mark comes early."""
    order = [at for _, at in looked_through({1: 0, 2: 0, 3: 0, 4: 0, 5: 0}, {1: -50, 3: 20, 4: 90})]
    assert order == [4, 3, 5, 1, 2]


def test_a_glance_sees_how_far_an_answer_is_behind_the_told_one(record: Record) -> None:
    opened = going.Opened(record, 0)
    for at, one in opened.decisions.items():
        if one.question.shape != PICK:
            continue
        entry = opened.chance(at)
        assert opened.chance(at) == entry and entry["work"] > 0
        other = next(number for number in range(len(one.question.options)) if number != one.told)
        same, away = replace(one, given=one.told), replace(one, given=other)
        opened.decisions[at] = same
        first = opened.chance(at)
        assert first["behind"] == 0
        opened.decisions[at] = away
        second = opened.chance(at)
        assert abs(second["behind"] - first[CHANCE] + second[CHANCE]) <= 1  # each is rounded
        if abs(second["behind"]) > 1:
            return
    raise AssertionError("both answers were worth the same everywhere")


def test_whole_games_of_a_second_time_count_with_those_of_the_first(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "WHOLE", 24)
    monkeypatch.setattr(judging, "MORE", 24)
    monkeypatch.setattr(judging.Playing, "far", judging.Playing.near)  # to the end of a game takes ten times as long
    opened = going.Opened(record, 0)
    one = [one for one in opened.decisions.values() if one.question.why == "launch.aim"][2]
    best = next(number for number in range(len(one.question.options)) if number != one.given)
    known = {"at": one.at, "given": one.given, "best": best, COST: 50, "error": 10, "worlds": 48}
    first = opened.whole(one, known)
    again = opened.whole(one, {**known, **first})
    assert not first["again"] and again["again"] and again == opened.whole(one, {**known, **first})
    assert (first[WHOLE][2], again[WHOLE][2]) == (24, 48) and again[WHOLE][0] != first[WHOLE][0]
    for told in (first, again):
        gain, error, worlds = told[WHOLE]
        assert abs(told["size"] - 1000 * judging.size_of(0.05, Whole(gain / 1000, error / 1000, worlds))) < 2
    few = opened.whole(one, {**known, **first}, 300)
    assert 24 < few[WHOLE][2] < 48 and few["work"] < again["work"]


@pytest.mark.parametrize(
    ("quick", "gain", "holds"), [(True, 0.028, False), (True, 0.032, True), (False, 0.099, False), (False, 0.101, True)]
)
def test_what_is_too_small_in_the_end_does_not_hold(
    record: Record, monkeypatch: pytest.MonkeyPatch, quick: bool, gain: float, holds: bool
) -> None:
    """However clear whole games are: below that a difference is nothing to be told."""
    opened = going.Opened(record, 0)
    one = next(iter(opened.decisions.values()))
    monkeypatch.setattr(type(opened.part), "QUICK", quick)
    monkeypatch.setattr(going, "confirmed", lambda *of: replace(of[3], whole=Whole(gain, 0.01, 200)))
    found = opened.whole(one, {"given": 0, "best": 1, COST: 600, "error": 10, "worlds": 48})
    assert found["holds"] == holds and (found["size"] == round(1000 * gain)) != quick, "there only whole games count"
