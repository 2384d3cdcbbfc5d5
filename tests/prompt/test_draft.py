"""An answer in the making, shape by shape: what each verb changes, and that it says whether anything changed."""

from typing import Any

import pytest

from cosmic_tui.prompt.choices import Choice, numbered
from cosmic_tui.prompt.draft import AMOUNT, BARGAIN, PICK, SOME, SPREAD, Draft, ready, start, under_headings


def draft(shape: str, options: list[Any], **more: Any) -> Draft:
    question: Any = {"shape": shape, "options": options, "why": "turn.main", **more}
    return Draft(question, numbered(question), number=more.get("low", 0), counts=[0] * len(options))


def of_cards(count: int = 12) -> Draft:
    """Pass and so many cards: nine on the first page."""
    return draft(PICK, [("pass",), *(("card", number) for number in range(1, count + 1))])


def under() -> Draft:
    """Thirteen options under three headings."""
    headings = ["cards"] * 10 + ["ships"] * 2 + ["moons"]
    choices = [Choice(n, ("card", n), "", 0, False, heading=heading) for n, heading in enumerate(headings)]
    question: Any = {"shape": PICK, "options": [], "why": "turn.main"}
    made = Draft(question, choices)
    under_headings(made)
    return made


def test_left_and_right_go_round() -> None:
    made = of_cards(2)
    assert [made.move(1), made.at, made.move(1), made.at, made.move(1), made.at] == [True, 1, True, 2, True, 0]
    assert (made.move(-1), made.at) == (True, 2)
    assert not made.move(3), "the same choice again is no change"


def test_what_has_no_choices_does_not_move() -> None:
    made = draft(PICK, [])
    assert (made.move(1), made.page, made.choice, made.answer()) == (False, 0, None, 0)


def test_a_page_is_turned_to_its_first_choice() -> None:
    made = of_cards()
    assert (made.turn_page(1), made.page, made.choice and made.choice.ref) == (True, 1, ("card", 10))
    assert not made.turn_page(1), "there are two pages"
    assert (made.turn_page(-1), made.choice and made.choice.ref) == (True, ("card", 1)), "not to the no"


def test_a_digit_is_of_the_page_one_sees_and_zero_of_each() -> None:
    made = of_cards()
    assert (made.digit("2"), made.answer()) == (True, 2)
    made.turn_page(1)
    assert (made.digit("2"), made.answer()) == (True, 11)
    assert not made.digit("9"), "the second page has three"
    assert (made.digit("0"), made.answer()) == (True, 0)
    assert not draft(PICK, [("card", 1)]).digit("0"), "there is no no"


def test_pointing_highlights_and_does_nothing_else() -> None:
    made = draft(SOME, [("card", 1), ("card", 2)], low=0, high=2)
    assert (made.point(1), made.at, made.answer()) == (True, 1, [])
    assert not made.point(1), "it is there"
    assert not made.point(2), "there are two"
    assert not made.point(-1)
    assert (made.point(0), made.at) == (True, 0)


def test_where_one_goes_things_are_ticked_and_put() -> None:
    some = draft(SOME, [("card", 1), ("card", 2)], low=0, high=2)
    assert (some.go_to(1), some.answer(), some.go_to(2)) == (True, [1], False)
    spread = draft(SPREAD, [("planet", 1), ("planet", 2)], low=1, high=2, caps=[1, 2])
    assert (spread.go_to(1), spread.answer()) == (True, [0, 1])
    assert (spread.go_to(0), spread.answer()) == (True, [1, 1])


def test_ticks_up_to_the_highest_number() -> None:
    made = draft(SOME, [("card", 1), ("card", 2), ("card", 3)], low=1, high=2)
    assert made.lacks() == ("no-too_few", {"min": 1})
    assert made.enters() == ()
    assert [made.go_to(0), made.go_to(1), made.answer()] == [True, True, [0, 1]]
    assert (made.lacks(), made.count, made.mark_of(made.choices[1])) == (None, 2, True)
    assert made.enters() == ("enter-turn-main", "enter-any")
    made.point(2)
    assert (made.tick(), made.answer()) == (False, [0, 1]), "no third one"
    made.point(1)
    assert (made.tick(), made.answer()) == (True, [0])
    assert (made.clear(), made.answer(), made.clear()) == (True, [], False)


def test_where_one_may_be_ticked_the_next_takes_its_place() -> None:
    made = draft(SOME, [("card", 1), ("card", 2)], low=0, high=1)
    made.go_to(0)
    assert (made.go_to(1), made.answer()) == (True, [1])


def test_plus_and_minus_tick_all_or_nothing() -> None:
    made = draft(SOME, [("card", 1), ("card", 2)], low=0, high=2)
    assert (made.add(1), made.answer(), made.add(1)) == (True, [0, 1], False)
    assert (made.add(-1), made.answer(), made.add(-1)) == (True, [], False)
    few = draft(SOME, [("card", 1), ("card", 2)], low=0, high=1)
    assert (few.add(1), few.answer()) == (False, []), "more than may be"


def test_an_amount_stays_between_its_limits() -> None:
    made = draft(AMOUNT, [], low=1, high=3)
    assert [made.move(1), made.move(1), made.answer(), made.move(1)] == [True, True, 3, False]
    assert (made.up_down(-1), made.answer(), made.count) == (True, 2, 2)
    assert (made.add(-9), made.answer()) == (True, 1)
    assert [made.digit("3"), made.answer(), made.digit("4"), made.digit("0"), made.answer()] == [
        True, 3, False, False, 3,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("high", "typed", "number"), [(10, "10", 10), (12, "12", 12), (12, "13", 3), (9, "12", 2), (20, "20", 20)]
)
def test_a_second_digit_goes_on_from_the_first(high: int, typed: str, number: int) -> None:
    made = draft(AMOUNT, [], low=0, high=high)
    for digit in typed:
        made.digit(digit)
    assert made.answer() == number


def test_pieces_are_placed_and_taken_from_elsewhere() -> None:
    made = draft(SPREAD, [("planet", 1), ("planet", 2), ("planet", 3)], low=2, high=2, caps=[1, 2, 2])
    assert made.lacks() == ("no-pieces_count", {"n": 0, "min": 2, "max": 2})
    assert (made.up_down(-1), made.answer()) == (True, [1, 0, 0])
    assert (made.add(1), made.answer()) == (False, [1, 0, 0]), "one fits there"
    assert (made.go_to(1), made.answer(), made.lacks()) == (True, [1, 1, 0], None)
    assert (made.mark_of(made.choices[0]), made.mark_of(made.choices[2]), made.count) == (True, False, 2)
    assert (made.add(1), made.answer()) == (True, [0, 2, 0]), "both are placed: the first comes from elsewhere"
    assert (made.add(1), made.answer()) == (False, [0, 2, 0]), "none can be taken for a place that is full"
    assert (made.up_down(1), made.answer(), made.sent) == (True, [0, 1, 0], 1)
    assert (made.add(5), made.answer()) == (True, [0, 2, 0])
    assert (made.digit("0"), made.answer()) == (True, [0, 0, 0])


def test_a_heading_is_chosen_before_what_stands_under_it() -> None:
    made = under()
    assert (made.groups, made.opened, made.choice) == (["cards", "ships", "moons"], False, None)
    assert made.enters() == ("enter-open",)
    assert [(choice.digit, choice.page) for choice in made.choices[8:]] == [
        ("9", 0),
        ("1", 1),
        ("1", 2),
        ("2", 2),
        ("1", 3),
    ]
    assert [made.move(1), made.group, made.move(-2), made.group, made.move(1), made.group] == [
        True,
        1,
        True,
        2,
        True,
        0,
    ]
    assert not made.turn_page(1), "no page before a heading is open"
    assert (made.digit("4"), made.opened) == (False, False), "there are three"
    assert (made.digit("2"), made.answer(), made.group) == (True, 10, 1)
    assert (made.leave(), made.opened, made.group, made.leave()) == (True, False, 1, False)
    assert (made.enter(), made.answer(), made.enter()) == (True, 10, False)
    assert (made.open(0), made.answer(), made.open(-1)) == (True, 0, False)


def test_few_options_have_no_headings() -> None:
    assert not of_cards().leave()
    assert not of_cards().tick(), "one is picked, none is ticked"
    assert not of_cards().add(1), "nothing is counted"
    made = of_cards()
    assert [made.mark_of(choice) for choice in made.choices[:2]] == [True, False]
    made = under()
    nine = Draft(made.question, made.choices[1:10])
    under_headings(nine)
    assert (nine.groups, nine.opened) == ([], True)


class Manner:
    """How a game that wants nothing special lets its questions be answered."""

    first: int | None = None
    stands: Any = None
    other: Any = None

    def __init__(self, **wishes: Any) -> None:
        vars(self).update(wishes)

    def choices(self, view: Any, question: Any) -> list[Choice]:
        assert question["shape"] != AMOUNT, "there is nothing to choose from"
        return numbered(question)

    def start(self, view: Any, draft: Draft) -> int | None:
        return self.first

    def own(self, view: Any, question: Any, choices: list[Choice]) -> Any:
        return self.other

    def desk(self, view: Any, question: Any) -> Any:
        return "desk"

    def unit(self, question: Any) -> str:
        return "ships"

    def counts(self, view: Any, question: Any) -> list[int]:
        return [0] * len(question["options"])

    def proposed(self, question: Any) -> Any:
        return self.stands


def asked(shape: str, *options: Any, **more: Any) -> Any:
    return {"shape": shape, "options": options, "why": "turn.main", "low": 0, "high": 3, "caps": [3] * 9, **more}


def begun(question: Any, **wishes: Any) -> Any:
    manner: Any = Manner(**wishes)
    view: Any = {}
    return start(view, question, manner)


@pytest.mark.parametrize(
    ("options", "place"),
    [
        ([("card", 1), ("card", 2)], 0),
        ([("pass",), ("card", 1), ("card", 2)], 0),
        ([("card", 1), ("no",)], 0),
        ([("nobody",), ("card", 1), ("card", 2)], 1),
        ([("nobody",)], 0),
        ([("card", 1), ("nobody",)], 1),
    ],
)
def test_a_window_starts_on_its_no_and_a_choice_on_its_first_option(options: list[Any], place: int) -> None:
    """The no comes first among the choices, wherever it stands among the options."""
    made = begun(asked(PICK, *options))
    assert (made.at, made.opened) == (place, True)
    if len(made.choices) > 1:
        assert begun(asked(PICK, *options), first=1).at == 1, "as the game wishes"


def test_a_game_may_have_an_answer_of_its_own_and_a_desk() -> None:
    assert begun(asked(PICK, ("card", 1)), other="own") == "own"
    assert begun(asked(BARGAIN)) == "desk"


def test_many_options_start_with_their_headings_unless_the_no_is_meant() -> None:
    class Headed(Manner):
        def choices(self, view: Any, question: Any) -> list[Choice]:
            return [*numbered(question), *under().choices]

    manner: Any = Headed()
    view: Any = {}
    assert not start(view, asked(PICK), manner).opened
    assert start(view, asked(PICK, ("pass",)), manner).opened


@pytest.mark.parametrize(
    ("question", "stands", "answer"),
    [
        (asked(AMOUNT, low=2), None, 2),
        (asked(AMOUNT, low=2), 3, 3),
        (asked(SOME, ("card", 1), ("card", 2)), [1], [1]),
        (asked(SOME, ("card", 1), ("card", 2)), None, None),
        (asked(SPREAD, ("base", 1), ("base", 2)), [0, 2], [0, 2]),
        (asked(SPREAD, ("base", 1), ("base", 2)), None, None),
        (asked(PICK, ("card", 1)), None, None),
    ],
)
def test_what_is_proposed_stands_ready(question: Any, stands: Any, answer: Any) -> None:
    manner: Any = Manner(stands=stands)
    view: Any = {}
    assert ready(view, question, manner) == answer
    if stands is not None:
        made = start(view, question, manner)
        assert isinstance(made, Draft)
        assert (made.answer(), made.unit) == (answer, "ships")


def test_what_is_counted_already_stands_ready_too() -> None:
    class Counted(Manner):
        def counts(self, view: Any, question: Any) -> list[int]:
            return [1, 0]

    manner: Any = Counted()
    view: Any = {}
    spread = asked(SPREAD, ("base", 1), ("base", 2))
    assert ready(view, spread, manner) == [1, 0]
    spread["low"] = 2
    assert ready(view, spread, manner) is None, "it lacks one"


def test_the_keys_that_help_are_those_of_the_shape() -> None:
    spread = draft(SPREAD, [("base", 1)], low=0, high=1, caps=[1])
    assert spread.ways("1") == [("1", "key-place"), ("more fewer", "key-pieces"), ("0", "key-clear")]
    assert draft(AMOUNT, [], low=0, high=9).ways("0-9") == [("0-9", "key-set"), ("left right", "key-change")]
    some = draft(SOME, [("card", 1)], low=0, high=1)
    assert some.ways("1") == [("1", "key-tick"), ("left right", "key-move")]
    assert some.ways("") == [("left right", "key-move")]
    assert (some.ticks(), spread.ticks()) == (True, False)
    assert of_cards().ways("0-9") == [("0-9 left right", "key-choose")]
    assert of_cards().ways("") == [("left right", "key-choose")]
