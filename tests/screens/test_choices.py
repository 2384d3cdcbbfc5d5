"""Digits: zero is always the no, planets keep their own numbers, more than nine options turn a page."""

import pytest

from cosmic_tui.games.encounter.answering import choices as choices_of
from cosmic_tui.games.encounter.faces import card_rank
from cosmic_tui.prompt.choices import is_no, pages

PLANETS = [[number, number // 5, [0, 0, 0]] for number in range(15)]
VIEW = {"seat": 1, "n": 3, "planets": PLANETS}


def digits(
    options: list[list[object]], why: str = "window", seat: int = 1
) -> dict[tuple[object, ...], tuple[str, int]]:
    question = {"why": why, "shape": "pick", "options": options}
    return {choice.ref: (choice.digit, choice.page) for choice in choices_of({**VIEW, "seat": seat}, question)}


def test_the_no_is_zero_and_comes_first() -> None:
    question = {"why": "window", "shape": "pick", "options": [["card", "plague"], ["pass"]]}
    found = choices_of(VIEW, question)
    assert [(choice.digit, choice.no) for choice in found] == [("0", True), ("1", False)]
    assert found[0].index == 1


@pytest.mark.parametrize("ref", [("pass",), ("no",), ("end",)])
def test_what_counts_as_a_no(ref: tuple[str]) -> None:
    assert is_no(ref)
    assert not is_no((ref[0], 3))


def test_planets_of_the_system_in_question_keep_their_numbers() -> None:
    """The digit can be read off the board; colonies abroad are counted on from six."""
    assert digits([["planet", 5], ["planet", 8], ["planet", 2], ["planet", 11]]) == {
        ("planet", 5): ("1", 0),
        ("planet", 8): ("4", 0),
        ("planet", 2): ("6", 0),
        ("planet", 11): ("7", 0),
    }


def test_of_somebody_elses_system_too() -> None:
    assert digits([["planet", 12], ["planet", 14]])[("planet", 14)] == ("5", 0)


def test_more_than_nine_options_go_on_the_next_page() -> None:
    found = digits([["seat", number] for number in range(11)])
    assert found[("seat", 8)] == ("9", 0)
    assert found[("seat", 9)] == ("1", 1)
    question = {"why": "x", "shape": "pick", "options": [["seat", number] for number in range(11)]}
    assert pages(choices_of(VIEW, question)) == 2


def test_two_guests_on_one_planet_have_two_digits() -> None:
    found = digits([["redraw"], ["expel", 5, 0], ["expel", 5, 2], ["resettle", 6]])
    assert len({entry for ref, entry in found.items()}) == 4


def test_cards_stand_as_people_hold_them() -> None:
    """Attacks from high to low, then negotiate, morph, reinforcements, artifacts, flares."""
    hand = [
        "flare_zombie",
        "plague",
        "attack_04",
        "morph",
        "reinforcement_2",
        "attack_20",
        "negotiate",
        "reinforcement_5",
    ]
    assert sorted(hand, key=card_rank) == [
        "attack_20", "attack_04", "negotiate", "morph", "reinforcement_5", "reinforcement_2", "plague", "flare_zombie",
    ]  # fmt: skip
    found = digits([["card", "attack_04"], ["card", "attack_20"], ["card", "negotiate"]])
    assert found[("card", "attack_20")] == ("1", 0)
