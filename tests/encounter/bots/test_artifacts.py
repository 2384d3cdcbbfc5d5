"""What captains use artifacts for that rookies do not, each in a position with one right answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter.bots.ahead import light
from engine.encounter.view import view
from tests.encounter.bots.stages import OPEN, PASS, go_on, seen, staged, told
from tests.support import Dice

EMOTION, IONIC, ZAP = ("card", "emotion_control"), ("card", "ionic_gas"), ("card", "cosmic_zap")


def opened(mine: str, theirs: str, holder: str, **keys: Any) -> dict[str, Any]:
    """Both cards lie open, and the holder of emotion control is asked."""
    laid = {"a": mine, "b": theirs} if holder != "b" else {"a": theirs, "b": mine}
    return seen("abc".index(holder), "window", **{**OPEN, "laid": laid, "hands": {holder: ["emotion control"]}, **keys})


@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "wish"),
    [
        ("attack 6", "attack 20", "a", EMOTION),  # lost: talks bring a colony all the same
        ("attack 20", "attack 6", "a", PASS),
        ("attack 20", "attack 6", "b", EMOTION),  # a defense that wins gains nothing by it
        ("attack 6", "attack 20", "c", PASS),  # talks of others are not mine
    ],
)
def test_emotion_control_makes_talks_out_of_what_brings_less(mine: str, theirs: str, holder: str, wish: Any) -> None:
    """R-NEG-1: both cards become negotiates."""
    assert told(opened(mine, theirs, holder), "captain") == wish


def test_who_wins_by_the_cards_does_not_talk_and_nobody_talks_a_win_into_being() -> None:
    """R-VIC-1: a has four colonies, and the fifth in sight."""
    four = {"c:1": {"c": 4, "a": 1}, "c:2": {"c": 4, "a": 1}, "c:3": {"c": 4, "a": 1}, "b:2": {"b": 4, "a": 1}}
    assert told(opened("attack 20", "attack 6", "a", planets=four), "captain") == PASS
    assert told(opened("attack 20", "attack 6", "b", planets=four), "captain") == PASS


@pytest.mark.parametrize(("holder", "wish"), [("c", ("card", "quash")), ("a", PASS)])
def test_a_deal_is_quashed_by_whoever_stands_by(holder: str, wish: Any) -> None:
    """R-DEA-14: success turns into failure, and both had a colony in it."""
    hands = {"a": ["attack 6"], "b": ["attack 8"], "c": ["attack 8"]}
    keys = {**OPEN, "stage": "resolution.deal", "laid": {"a": "negotiate", "b": "negotiate"}}
    match = staged(**keys, hands={**hands, holder: ["quash"]})
    while match.pending[0].why != "window" or match.pending[0].seat != "abc".index(holder):
        question = match.pending[0]
        if question.why == "deal":
            match.answer(question.seat, light.deal(match.game, question, Dice(1)))
        else:
            go_on(match)
    assert told(view(match, match.pending[0].seat), "captain") == wish


@pytest.mark.parametrize(("mine", "theirs", "wish"), [("attack 8", "negotiate", IONIC), ("attack 8", "attack 6", PASS)])
def test_no_compensation_is_paid_by_who_has_ionic_gas(mine: str, theirs: str, wish: Any) -> None:
    """R-NEG-8: the winner of an attack against a negotiate would give cards for the loser's ships."""
    keys = {**OPEN, "stage": "resolution.decided", "gate": {"a": 4}, "hands": {"a": ["ionic gas", "attack 20"]}}
    found = seen(0, "window", **{**keys, "laid": {"a": mine, "b": theirs}})
    assert told(found, "captain") == wish


def test_a_human_of_my_side_that_loses_is_zapped() -> None:
    """T-ZAP: whoever zaps its four points gives that side the encounter."""
    keys = {**OPEN, "gate": {"a": 1, "c": 1}, "laid": {"a": "attack 6", "b": "attack 20"}, "aliens": ["human"]}
    assert told(seen(2, "respond", **keys, hands={"c": ["cosmic zap"]}), "captain") == ZAP
    assert told(seen(1, "respond", **keys, hands={"b": ["cosmic zap"]}), "captain") == PASS
