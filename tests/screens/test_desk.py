"""The deal desk: rows that arrows change, offers the engine takes, cards picked by name (R-DEA, R-NEG)."""

import random
from typing import Any

import pytest

from cosmic_tui.games.encounter.prompt.desk import ANSWERS, CARDS, COLONY, MINE, SHIPS, THEIRS, Desk, DeskRow, open_desk
from engine.kernel.asking import BARGAIN, Refused

from .positions import answered, matches, seat_state

DATA: dict[str, Any] = {
    "side": 0, "opponent": 1, "hand": ["attack_08", "attack_08", "negotiate", "plague"], "their_cards": 3,
    "can_grant": [2, 3], "can_get": [7], "only_one_way": [], "mine": None, "theirs": None, "left": 6,
    "extras": [[0, "zombie"]],
}  # fmt: skip
SEATS = [{"warp": 0}, {"warp": 2}]
SHIPS_AT = {2: 1, 3: 4, 7: 0}


def desk(owner: int = 0, **more: Any) -> Desk:
    """Planet 7 is in the system of `owner`; in the reader's own it is no colony to be had in an even trade."""
    question = {"why": "deal", "shape": "bargain", "options": [], "low": 0, "high": 0, "data": {**DATA, **more}}
    planets = [[planet, owner if planet == 7 else 0, [SHIPS_AT.get(planet, 0), 0]] for planet in range(10)]
    return open_desk({"seat": 0, "seats": SEATS, "planets": planets}, question)


def go_to(found: Desk, line: DeskRow) -> None:
    found.row = found.lines.index(line)


def test_an_empty_offer_cannot_be_sent() -> None:
    """R-DEA-7."""
    found = desk()
    found.digit("2")
    assert found.lacks() == ("no-nothing_offered", {})


def test_a_fresh_desk_begins_from_an_even_trade() -> None:
    """From the planet where most ships stay; its digit sends it, Enter alone does not."""
    found = desk(owner=1)
    assert (found.halves[MINE].colony, found.halves[THEIRS].colony, found.at) == (3, 7, -1)
    assert not desk(owner=1, mine=[1, [[], [2, 1, 20], [], [], []]]).is_theirs
    assert desk(owner=1, mine=[1, [[], [2, 1, 20], [], [], []]]).halves[MINE].colony == 2, "the own offer goes on"
    for nothing in ({"can_get": []}, {"can_grant": []}, {"only_one_way": [7]}, {"only_one_way": [2, 3]}):
        assert desk(**{"owner": 1, **nothing}).empty, nothing


def test_a_planet_is_named_and_named_again() -> None:
    """By its handle it becomes the colony of whoever can grant it; once more, and it is none."""
    found = desk()
    assert found.take_thing(("planet", 7)) and found.halves[THEIRS].colony == 7
    assert found.line == DeskRow(THEIRS, COLONY)
    assert found.take_thing(("planet", 2)) and found.take_thing(("planet", 3)) and found.halves[MINE].colony == 3
    assert found.take_thing(("planet", 7)) and found.halves[THEIRS].colony == -1
    assert not found.take_thing(("planet", 5)) and not found.take_thing(("seat", 2))
    found.row = 0
    found.enter()
    assert not found.take_thing(("planet", 2)), "cards are being picked"


def test_arrows_change_the_row_in_focus() -> None:
    found = desk()
    go_to(found, DeskRow(MINE, COLONY))
    found.move(1)
    go_to(found, DeskRow(MINE, SHIPS))
    found.move(1)
    go_to(found, DeskRow(THEIRS, CARDS))
    found.move(1)
    found.digit("2")
    assert found.answer() == ["propose", [[], [2, 1, 1], [["choice", 1]], [], []]]


def test_of_the_defense_its_part_comes_second() -> None:
    found = desk(side=1)
    go_to(found, DeskRow(MINE, COLONY))
    found.move(1)
    assert found.proposal() == [[], [], [], [2, 1, 20], []]


def test_ships_cannot_be_limited_without_a_colony() -> None:
    found = desk()
    go_to(found, DeskRow(MINE, SHIPS))
    assert not found.move(1)


def test_cards_are_picked_by_name_and_equal_cards_one_by_one() -> None:
    found = desk()
    assert found.enter()
    found.digit("1")
    found.digit("2")
    assert found.enter()
    assert found.halves[MINE].cards == (("card", "attack_08"), ("card", "attack_08"))
    assert not found.picking


def test_tab_takes_the_cards_and_goes_on_to_the_other_side() -> None:
    """R-DEA-3: no row but the own cards is in focus while they are picked."""
    found = desk()
    found.enter()
    found.digit("1")
    assert found.other_side() and not found.picking
    assert found.halves[MINE].cards == (("card", found.hand[0]),) and found.line == DeskRow(THEIRS, CARDS)


def test_esc_leaves_the_picking_and_changes_nothing() -> None:
    found = desk()
    found.enter()
    found.digit("1")
    assert found.leave()
    assert found.halves[MINE].cards == ()
    assert not found.leave()


def test_a_power_may_add_a_term_of_its_own() -> None:
    """Ships of the other side are freed from the warp, as many as are there."""
    found = desk()
    found.row = next(number for number, line in enumerate(found.lines) if line.name == "zombie")
    found.move(1)
    found.move(1)
    assert found.proposal()[4] == [["zombie", [[1, 2]]]]


def test_only_what_is_possible_can_be_answered() -> None:
    found = desk()
    assert [found.can_say(name) for name in ANSWERS] == [False, True, False, True, True]
    found.digit("1")
    assert found.lacks() == ("scr-line-desk_no_offer", {})
    assert not desk(left=0).can_say("send")


def test_their_offer_is_what_one_begins_from() -> None:
    theirs = [4, [[["card", "plague"]], [2, 1, 3], [["random", 1]], [], []]]
    found = desk(theirs=theirs)
    assert found.proposal() == theirs[1]
    assert found.at < 0, "nothing is highlighted: Enter alone accepts nothing"
    assert found.is_theirs, "there is nothing of one's own to send"
    found.move(1)
    assert not found.is_theirs and not desk().is_theirs
    found.digit("1")
    assert found.answer() == ["accept", 4]
    found.digit("3")
    assert found.answer() == ["decline", 4]


def test_zero_empties_a_row() -> None:
    found = desk()
    go_to(found, DeskRow(THEIRS, COLONY))
    found.move(1)
    assert found.halves[THEIRS].colony == 7
    found.clear()
    assert found.empty


@pytest.mark.parametrize("seed", range(4))
def test_the_engine_takes_every_offer_that_the_desk_calls_complete(seed: int) -> None:
    """R-NEG-5: whatever the arrows make of real talks, the judge has nothing to say against it."""
    chance = random.Random(seed)
    offers = 0
    for match in matches(seed, 3 + seed % 3, 1500):
        question = match.pending[0]
        if question.shape != BARGAIN:
            continue
        state = seat_state(match, question.seat)
        assert state.view is not None and state.question is not None
        found = open_desk(state.view, state.question)
        for _ in range(12):
            found.row = chance.randrange(len(found.lines))
            found.move(chance.choice((-1, 1)))
        found.at = ANSWERS.index("send")
        if found.lacks() is None:
            offers += 1
            try:
                answered(match.fork(), question.seat, found.answer())
            except Refused as no:
                assert no.code == "cards_not_there" or no.code == "more_than_they_have", no.code
    assert offers


@pytest.mark.parametrize(("alone", "possible"), [([], [7]), ([2], []), ([7], []), ([3], [7])])
def test_no_colony_in_return_for_a_last_ship_that_has_to_stay(alone: list[int], possible: list[int]) -> None:
    """R-DEA-6: the desk offers no two colonies of which one could not be settled."""
    found = desk(only_one_way=alone)
    go_to(found, DeskRow(MINE, COLONY))
    found.move(1)
    assert found.halves[MINE].colony == 2
    go_to(found, DeskRow(THEIRS, COLONY))
    found.move(1)
    assert found.halves[THEIRS].colony == (possible[0] if possible else -1)


def test_left_and_right_go_round_the_five_answers() -> None:
    found = desk()
    found.digit("1")
    for step, name in ((1, ANSWERS[1]), (1, ANSWERS[2]), (-1, ANSWERS[1]), (-2, ANSWERS[4]), (1, ANSWERS[0])):
        found.move(step)
        choice = found.choice
        assert choice is not None
        assert choice.ref == (name,)


def test_cards_that_were_picked_are_picked_still_when_the_list_opens_again() -> None:
    """It opens with the first card in focus."""
    found = desk()
    go_to(found, DeskRow(MINE, CARDS))
    assert found.enter()
    assert (found.pick_at, found.picked) == (0, [])
    found.move(2)
    found.tick()
    assert found.enter()
    assert found.halves[MINE].cards == (("card", found.hand[2]),)
    assert found.enter()
    assert (found.pick_at, found.picked) == (0, [2])
