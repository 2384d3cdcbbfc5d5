"""What people type, read as answers: numbers, words, handles, enumerations; and what cannot be read says so."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.plain.examples import either
from cosmic_tui.plain.speak import how
from cosmic_tui.plain.typed import BadAnswer, only_answer, read
from cosmic_tui.words import Words
from tests.support import Person
from tests.table.tables import open_table, random_bots

NAMES = ("Ada", "Tom", "Ines", "Quill")
VOICE = Voice(Words("en", "encounter", plain=True), NAMES, 0)


def view_asking(shape: str, options: list[list[Any]], **more: Any) -> dict[str, Any]:
    """A view of a table of four that asks this."""
    question = {
        "why": "launch.aim", "shape": shape, "options": options, "low": 0, "high": 0, "caps": [], "by": None,
        "data": None, **more,
    }  # fmt: skip
    planets = [[planet, planet // 5, [0, 0, 0, 0]] for planet in range(20)]
    return {"seat": 0, "n": 4, "planets": planets, "question": question, "offense": 0, "defense": 2}


AIM = view_asking("pick", [["planet", planet] for planet in (10, 11, 12, 13, 14)])
WINDOW = view_asking("pick", [["card", "cosmic_zap"], ["card", "card_zap"], ["pass"]], why="window")
CARDS = view_asking("pick", [["card", name] for name in ("attack_04", "attack_14", "attack_40", "negotiate")])
INVITE = view_asking("some", [["seat", 1], ["seat", 2], ["seat", 3]], high=3)
AMOUNT = view_asking("amount", [], low=1, high=4)
SEND = view_asking("spread", [["planet", 0], ["planet", 3], ["planet", 6]], low=1, high=4, caps=[4, 4, 2])
LAND = view_asking("spread", [["planet", 0], ["planet", 3]], low=3, high=3, caps=[3, 3], why="place")


@pytest.mark.parametrize(
    ("view", "typed", "answer"),
    [
        (AIM, "3", 2), (AIM, "blue 3", 2), (AIM, "Blue  3 ", 2), (AIM, "b3", 2), (AIM, "B5", 4),
        (WINDOW, "0", 2), (WINDOW, "pass", 2), (WINDOW, "No", 2), (WINDOW, "cosmic zap", 0), (WINDOW, "card", 1),
        (CARDS, "attack 14", 1), (CARDS, "neg", 3), (CARDS, "attack 40", 2),
        (INVITE, "1 3", [0, 2]), (INVITE, "none", []), (INVITE, "0", []), (INVITE, "all", [0, 1, 2]),
        (INVITE, "tom and quill", [0, 2]), (INVITE, "ines", [1]), (INVITE, "3, 1, 3", [0, 2]),
        (AMOUNT, "2", 2), (AMOUNT, "9", 9),
        (SEND, "3 from red 1", [3, 0, 0]), (SEND, "2 from red 1 and 1 from green 2", [2, 0, 1]),
        (SEND, "1 ship from r1, 2 ships from g2", [1, 0, 2]), (SEND, "red 4", [0, 4, 0]), (SEND, "0", [0, 0, 0]),
        (SEND, "3 red 4", [0, 3, 0]), (LAND, "2 to red 1 and 1 to red 4", [2, 1]), (LAND, "red 4", [0, 3]),
    ],
)  # fmt: skip
def test_numbers_words_and_handles_are_answers(view: dict[str, Any], typed: str, answer: Any) -> None:
    assert read(VOICE, view, typed) == answer


@pytest.mark.parametrize(
    ("view", "typed"),
    [
        (AIM, "9"), (AIM, ""), (AIM, "red 1"), (AIM, "pass"), (AIM, "blue"), (CARDS, "attack"), (AMOUNT, "two"),
        (AMOUNT, "-1"),
        (SEND, "5"), (SEND, "1"), (LAND, "2"), (SEND, "3 from blue 1"),
        (SEND, "from"), (INVITE, "max"), (WINDOW, "7"), (AIM, "٣٣"),
    ],
)  # fmt: skip
def test_what_could_mean_two_things_or_none_is_not_guessed(view: dict[str, Any], typed: str) -> None:
    with pytest.raises(BadAnswer) as unread:
        read(VOICE, view, typed)
    text = VOICE.say(unread.value.ident, **unread.value.facts)
    assert text and "«" not in text and "{" not in text


@given(st.sampled_from([AIM, WINDOW, CARDS, INVITE, AMOUNT, SEND, LAND]), st.text(max_size=40))
def test_anything_typed_is_an_answer_or_a_sentence(view: dict[str, Any], typed: str) -> None:
    try:
        answer = read(VOICE, view, typed)
    except BadAnswer:
        return
    assert isinstance(answer, (int, list))


@pytest.mark.parametrize("seed", range(4))
def test_every_option_can_be_typed_by_number_and_most_by_name(seed: int) -> None:
    """In whole games: what a random person types in words or numbers comes out as the answer meant."""
    table = open_table(seed=seed, bots=random_bots, options={"alien_mode": "dealt", "flares": True})
    person = Person(seed)
    voice = Voice(VOICE.words, tuple(seat.name for seat in table.seats), 0)
    read_back = 0
    for _ in range(150):
        if table.match.over:
            break
        view = table.seats[0].shown["view"]["view"]
        typed = person.types(voice, view)
        answer = read(voice, view, typed)
        if view["question"]["shape"] != "bargain":
            read_back += 1
        else:
            answer = ["give_up"]
        table.receive(0, {"kind": "answer", "serial": table.seats[0].serial, "answer": answer}, 0.0)
        assert [message for message in table.take(0) if message["kind"] == "refused"] == []
    assert read_back > 20


def examples_of(view: dict[str, Any]) -> list[str]:
    """What the hint of a question says that could be typed."""
    hint = how(VOICE, view)[0]
    return hint.partition(" like ")[2].rstrip(".").split(", or ")


@pytest.mark.parametrize(("why", "joint"), [("launch.ships", " from "), ("place", " to ")])
def test_the_example_could_be_typed(why: str, joint: str) -> None:
    """Places keep the digits of the board, so the example names such that are there; ships go from them or to them."""
    later = view_asking("spread", [["planet", 2], ["planet", 4]], low=1, high=4, caps=[3, 4], why=why)
    found = examples_of(later)
    assert len(found) == 2
    assert all(joint in example and sum(read(VOICE, later, example)) == 2 for example in found)
    with pytest.raises(BadAnswer) as unread:
        read(VOICE, later, "1")
    text = VOICE.say(unread.value.ident, **unread.value.facts)
    assert text.endswith(f" like 1{joint}Red 3.")  # of what was typed: it may be how many


@pytest.mark.parametrize("seed", range(3))
def test_every_example_is_lawful(seed: int) -> None:
    """R-LAU-2, R-DEA-7: in whole games, whatever a hint shows is read, and the table takes it."""
    table = open_table(seed=seed, bots=random_bots, options={"alien_mode": "dealt", "flares": True})
    voice = Voice(VOICE.words, tuple(seat.name for seat in table.seats), 0)
    person, taken = Person(seed), 0
    for turn in range(200):
        if table.match.over:
            break
        view = table.seats[0].shown["view"]["view"]
        shape = view["question"]["shape"]
        typed = person.types(voice, view)
        if shape == "spread":
            found = examples_of(view) if only_answer(view["question"]) is None else [typed]
            typed = found[turn % len(found)]
        elif shape == "some" and only_answer(view["question"]) is None:
            typed = how(voice, view)[0].partition(" like ")[2].partition(", or type")[0].rstrip(".")
        elif shape == "bargain" and not view["question"]["data"]["theirs"] and view["question"]["data"]["left"]:
            typed = how(voice, view)[0].partition(" like ")[2].partition(". Or type")[0]
        elif shape == "bargain":
            typed = "give up"
        taken += shape in ("spread", "some")
        answer = read(voice, view, typed)
        table.receive(0, {"kind": "answer", "serial": table.seats[0].serial, "answer": answer}, 0.0)
        assert [message for message in table.take(0) if message["kind"] == "refused"] == [], typed
    assert taken > 5


@pytest.mark.parametrize(
    ("view", "typed", "answer"),
    [(SEND, "6", [0, 0, 2]), (LAND, "4", [0, 3]), (LAND, "1", [3, 0])],
)
def test_a_bare_number_that_can_only_be_a_place_is_one(view: dict[str, Any], typed: str, answer: Any) -> None:
    """R-LAU-2: as if the place had been named, everything that is asked."""
    assert read(VOICE, view, typed) == answer


@pytest.mark.parametrize(
    ("view", "answer"),
    [
        (view_asking("pick", [["planet", 10]]), 0),
        (view_asking("amount", [], low=2, high=2), 2),
        (view_asking("some", [["seat", 1], ["seat", 2]], low=2, high=2), [0, 1]),
        (view_asking("spread", [["planet", 0], ["planet", 3]], low=2, high=2, caps=[0, 4]), [0, 2]),
        (AIM, None), (INVITE, None), (AMOUNT, None), (SEND, None), (LAND, None),
    ],
)  # fmt: skip
def test_enter_answers_only_where_there_is_nothing_to_choose(view: dict[str, Any], answer: Any) -> None:
    """One option, one number, one place: the hint says so."""
    assert only_answer(view["question"]) == answer
    said = VOICE.say("scr-line-plain_choose_only")
    assert (how(VOICE, view)[0] == said) == (answer is not None)


def test_an_example_is_not_given_twice() -> None:
    """Where names say no more than numbers, one of the two ways of writing is enough."""
    assert either(VOICE, ["1 from 1 and 1 from 2"] * 2) == "1 from 1 and 1 from 2"
    assert either(VOICE, ["2 from Red 1", "1 from 1 and 1 from 2"]).count(" from ") == 3


POLISH = Voice(Words("pl", "encounter", plain=True), NAMES, 0)


@pytest.mark.parametrize(
    ("view", "example", "answer"),
    [(SEND, "2 z Czerwonej 1", [2, 0, 0]), (LAND, "3 na Czerwoną 1", [3, 0])],
)
def test_an_example_bends_a_place_and_may_be_typed(view: dict[str, Any], example: str, answer: Any) -> None:
    shown = how(POLISH, view)[0]
    assert example in shown
    assert read(POLISH, view, example) == answer
    assert read(POLISH, view, example.replace("Czerwonej", "czerwona").replace("Czerwoną", "czerwona")) == answer
