"""What main players say to a result: a fact that everybody saw decides which, and no fact, no word."""

from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.player import Reason
from engine.encounter.grounds import WAYS, check_ground

ROLES = ["offense", "defense", "offensive_ally", "defensive_ally"]


def told(totals: list[int], ahead: int, roles: list[str] = ROLES, **won: Any) -> list[Any]:
    """An encounter of the seats 0 and 1: the ally 2 has sent 4 ships to the offense, 3 has sent 2 to the defense."""
    side = won.pop("side", 0 if totals[:1] > totals[1:] else 1)
    facts = {"totals": totals, "side": side, "seat": side, "at": [1 - side], **won}
    sides = {"ships": [8, 6], "offense": [[2, 4]], "defense": [[3, 2]], "out": []}
    return [
        ("sides", sides, roles),
        ("summed", {"totals": totals, "ahead": ahead}, roles),
        ("won", facts, roles),
    ]


def said(seat: int, *facts: Any, bot: str = "rookie", **more: Any) -> Reason | None:
    found = make_bot(bot, seat, 1).remark(seat, told(*facts, **more))
    if found is not None:
        check_ground(*found, seats=4)
    return found


@pytest.mark.parametrize(
    ("seat", "totals", "ahead", "code", "facts"),
    [
        (0, [20, 10], 1, "turned_round", {}),
        (1, [20, 10], 1, "salutes", {"seat": 0}),
        (0, [14, 10], 0, "thanks", {"seat": 2}),  # a tie would not have won
        (1, [14, 10], 0, "blames", {"seat": 2}),
        (1, [10, 12], 1, None, {}),  # a tie is enough for the defense
        (1, [10, 11], 1, "thanks", {"seat": 3}),
        (0, [15, 10], 0, None, {}),
        (1, [15, 10], 0, None, {}),
        (0, [10, 12], 1, "so_close", {}),
        (0, [10, 13], 1, None, {}),
        (1, [10, 28], 1, "far_ahead", {"n": 18}),
        (1, [10, 110], 1, None, {}),  # more than the sentence has room for
        (2, [14, 10], 0, None, {}),  # an ally
    ],
)
def test_a_fact_decides_what_is_said(seat: int, totals: list[int], ahead: int, code: str | None, facts: dict) -> None:
    found = said(seat, totals, ahead)
    assert (found and found[0]) == code
    if found is not None:
        assert {name: fact for name, fact in found[1].items() if name != "way"} == facts


def test_no_ally_who_has_gone_is_spoken_of() -> None:
    gone = ["offense", "defense", "bystander", "defensive_ally"]
    assert said(0, [14, 10], 0, roles=gone) is None


def test_a_result_that_no_sum_decided_is_not_spoken_of() -> None:
    assert said(0, [], -1, side=0) is None
    assert said(0, [10, 20], 1, side=0) is None and said(1, [10, 20], 1, side=0) is None
    assert said(0, [20, 10], 1, at=[]) is None
    assert make_bot("rookie", 0, 1).remark(0, told([20, 10], 1)[:2]) is None


def test_a_character_has_its_own_way_and_grom_says_nothing() -> None:
    ways = {totals[0] % WAYS for totals in ([20, 10], [21, 10], [22, 10], [23, 10])}
    assert {said(0, [20 + more, 10], 1)[1]["way"] for more in range(4)} == ways == set(range(WAYS))
    assert {said(0, [20 + more, 10], 1, bot="captain:kaja")[1]["way"] for more in range(4)} == {2}
    assert said(0, [20, 10], 1, bot="captain:grom") is None and said(0, [20, 10], 1, bot="captain") is not None
