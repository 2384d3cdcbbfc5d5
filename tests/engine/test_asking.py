"""Questions of every shape against all answers there could be: which are legal, how many, in what order, which is the
only one."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from engine.kernel.asking import (
    ALWAYS,
    AMOUNT,
    BARGAIN,
    LONGEST_ACT,
    MARK_NAMES,
    PICK,
    SHAPE_NAMES,
    SPREAD,
    Question,
    Refused,
    act_of,
    amount,
    an_act,
    check,
    drawn,
    from_the_fullest,
    how_many,
    marks_of,
    marks_plain,
    nth,
    only_answer,
    pick,
    some,
    spread,
)

Answers = list[Any]


def refs(count: int) -> list[tuple[Any, ...]]:
    return [("place", number) for number in range(count)]


def every() -> list[tuple[Question, Answers]]:
    """Every small question there is, each with all its legal answers."""
    found: list[tuple[Question, Answers]] = [(pick(2, "why", refs(count)), list(range(count))) for count in range(1, 5)]
    for low, high in limits(4):
        found.append((amount(2, "why", low, high), list(range(low, high + 1))))
    for count in range(5):
        for low, high in limits(count):
            chosen = [each for size in range(low, high + 1) for each in combinations(range(count), size)]
            found.append((some(2, "why", refs(count), low, high), chosen))
    for caps in (caps for places in (1, 2, 3) for caps in product(range(3), repeat=places)):
        for low, high in limits(sum(caps)):
            parts = product(*[range(cap + 1) for cap in caps])
            legal = [part for part in parts if low <= sum(part) <= high]
            found.append((spread(2, "why", refs(len(caps)), caps, low, high), legal))
    return found


def limits(most: int) -> list[tuple[int, int]]:
    return [(low, high) for low in range(most + 1) for high in range(low, most + 1)]


def strange(legal: Answers) -> Answers:
    """What somebody could send besides: next to what is legal, or of another kind."""
    found: Answers = [*range(-1, 7), None, True, 1.0, "1", {}, (), (True,), (0.0,), ("0",), [None], (1, 0), (2, 2)]
    for answer in legal:
        if isinstance(answer, tuple):
            found += [answer[:-1], (*answer, 0), (*answer, 4), answer[::-1]]
            found += [(*answer[:at], part + by, *answer[at + 1 :]) for at, part in enumerate(answer) for by in (-1, 1)]
    return found


def takes(question: Question, answer: Any) -> bool:
    try:
        check(question, answer)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("shape", range(BARGAIN))
def test_exactly_the_legal_answers_are_taken_counted_and_numbered(shape: int) -> None:
    questions = [(question, legal) for question, legal in every() if question.shape == shape]
    assert max(len(legal) for _, legal in questions) > 3
    for question, legal in questions:
        exactly(question, legal)


def exactly(question: Question, legal: Answers) -> None:
    assert how_many(question) == len(legal)
    numbered = [nth(question, number) for number in range(len(legal))]
    assert sorted(numbered) == sorted(legal), "each has a number of its own"
    if question.shape == SPREAD:
        assert [sum(parts) for parts in numbered] == sorted(map(sum, legal)), "few ships first"
    for bits in (0, 1, 7, len(legal) - 1, len(legal), 2**64 - 1):
        assert drawn(question, bits) == numbered[bits % len(legal)]
    for answer in legal:
        assert check(question, answer) == answer
        if isinstance(answer, tuple):
            assert check(question, list(answer)) == answer
    written = set(map(repr, legal))  # True is no 1
    for answer in strange(legal):
        assert takes(question, answer) == (repr(answer) in written)


def test_only_a_question_that_leaves_no_choice_is_answered_for_somebody() -> None:
    """Where a place holds no ship anyway, a spread may be asked all the same: nobody is robbed of a choice."""
    for question, legal in every():
        if len(legal) > 1:
            assert only_answer(question) is None
        elif question.shape != SPREAD or all(question.caps):
            assert only_answer(question) == legal[0]
        else:
            assert only_answer(question) in (None, legal[0])
        question.marks = ALWAYS
        assert only_answer(question) is None


def test_what_is_refused_says_what_would_do() -> None:
    places = refs(3)
    for question, answer, code, facts in [
        (pick(0, "why", places), 3, "option", {"count": 3}),
        (amount(0, "why", 2, 5), 6, "amount", {"low": 2, "high": 5}),
        (some(0, "why", places, 1, 2), (0, 3), "option", {"count": 3}),
        (some(0, "why", places, 1, 2), (1, 0), "form", {}),
        (some(0, "why", places, 1, 2), (1, 1), "form", {}),
        (some(0, "why", places, 1, 2), (), "how_many", {"low": 1, "high": 2}),
        (spread(0, "why", places, (1, 2, 3), 2, 4), (1, 1), "places", {}),
        (spread(0, "why", places, (1, 2, 3), 2, 4), (0, 0, 4), "places", {}),
        (spread(0, "why", places, (1, 2, 3), 2, 4), (0, 0, 1), "how_many", {"low": 2, "high": 4}),
        (spread(0, "why", places, (1, 2, 3), 2, 4), (1, 2, 2), "how_many", {"low": 2, "high": 4}),
        (spread(0, "why", places, (1, 2, 3), 2, 4), 3, "form", {}),
    ]:
        with pytest.raises(Refused) as no:
            check(question, answer)
        assert (no.value.code, no.value.facts) == (code, facts)


@pytest.mark.parametrize(
    ("caps", "count", "parts"),
    [((2, 4, 1), 3, (0, 3, 0)), ((2, 4, 1), 5, (1, 4, 0)), ((3, 3), 4, (3, 1)), ((1, 2), 3, (1, 2)), ((2,), 0, (0,))],
)
def test_ships_leave_the_fullest_place_first(caps: tuple[int, ...], count: int, parts: tuple[int, ...]) -> None:
    assert from_the_fullest(spread(0, "why", refs(len(caps)), caps, 0, 9), count) == parts


def test_a_question_as_data_says_all_of_it() -> None:
    places, by, data = refs(2), ("alien", 3), {"n": 1}
    for marks in range(1 << len(MARK_NAMES)):
        for question in (
            pick(2, "why", places, by, data, marks), some(2, "why", places, 1, 9, by, data, marks),
            amount(2, "why", 1, 9, by, data, marks), spread(2, "why", places, [1, 2], 1, 9, by, data, marks),
        ):  # fmt: skip
            plain = question.plain()
            low, high = {"pick": (0, 0), "some": (1, 2), "amount": (1, 9), "spread": (1, 3)}[plain["shape"]]
            assert plain == {
                "seat": 2, "why": "why", "shape": SHAPE_NAMES[question.shape], "low": low, "high": high,
                "options": [] if question.shape == AMOUNT else [["place", 0], ["place", 1]],
                "caps": [1, 2] if question.shape == SPREAD else [], "by": ["alien", 3], "data": {"n": 1},
                **marks_plain(question),
            }  # fmt: skip
            assert marks_of(plain) == marks == question.marks
            assert (question.always, question.reveals, question.secret) == tuple(
                MARK_NAMES[mark] in plain for mark in (1, 2, 4)
            )
    bare = Question(0, "why", BARGAIN)
    assert (bare.options, bare.low, bare.high, bare.caps, bare.marks) == ((), 0, 0, (), 0)
    assert bare.plain()["by"] is None and only_answer(bare) is None
    assert SHAPE_NAMES[PICK] == "pick"


def test_how_an_act_may_be_written() -> None:
    longest = ["x", *range(15)]
    assert len(longest) == LONGEST_ACT
    for ref in (["x"], ("x", 1), longest):
        assert act_of({"act": ref}) == tuple(ref)
    assert act_of(an_act("concede", 2)) == ("concede", 2)
    for answer in ({"act": [*longest, 1]}, {"act": []}, {"act": [1]}, {"act": ["x", True]}, {"act": ["x", None]},
                   {"act": ["x"], "more": 1}, {"acts": ["x"]}, {"act": "x"}, ["x"]):  # fmt: skip
        with pytest.raises(Refused, match="form"):
            act_of(answer)
