"""Threats: said with a late offer that is worth it, carried out at the first chance, forgotten when there is a deal."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.encounter.bots import captain
from engine.encounter.bots.policy.threats import LATE, Threats
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.rules import RULES
from engine.encounter.view import view
from engine.games import start
from tests.encounter.bots.stages import FIGHT, go_on, seen, staged
from tests.night import LARGE

JOIN: dict[str, Any] = {**FIGHT, "stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}}
BEFORE = (0, 7)  # an encounter of some time ago
FAR = 3  # a planet on which c has no ship


def warned(seat: int, planet: int = FAR, encounter: tuple[int, int] = BEFORE) -> Threats:
    threats = Threats()
    threats.open = (seat, planet, encounter)
    return threats


@pytest.mark.parametrize(("seat", "side"), [(0, DEF), (1, OFF)])
def test_who_was_warned_is_stood_against(seat: int, side: int) -> None:
    found = seen(2, "alliance.join", **JOIN)
    sight, question = Sight(found), question_of(found)
    threats = warned(seat)
    assert question.options[threats.carried_out(sight, question) or 0] == ("side", side)
    assert threats.open is None and threats.done_now(found) == seat
    assert threats.carried_out(sight, question) is None  # once


def test_a_deal_a_bare_fleet_or_another_s_win_ends_or_puts_off_a_threat() -> None:
    found = seen(2, "alliance.join", **JOIN)
    sight, question = Sight(found), question_of(found)
    home = next(planet for planet, owner in sight.owner.items() if owner == 2)
    threats = warned(0, home)  # it has ships there: the colony was granted
    assert threats.carried_out(sight, question) is None and threats.open is None
    for row in found["planets"]:
        row[2][2] = min(1, row[2][2])
    threats = warned(0)
    assert threats.carried_out(Sight(found), question) is None and threats.open is not None
    near = {f"d:{number}": {"a": 1, "d": 4} for number in range(1, 5)}
    found = seen(2, "alliance.join", **{**JOIN, "players": 4, "planets": near})
    threats = warned(1)  # against the defense: with an offense that wins by it
    assert threats.carried_out(Sight(found), question_of(found)) is None and threats.open is not None


def test_it_is_said_late_to_somebody_who_is_no_friend_for_a_deal_that_is_worth_it() -> None:
    hands = {"a": ["attack 4", "attack 8"], "b": ["attack 12", "attack 6", "attack 10"]}
    laid = {"a": "negotiate", "b": "negotiate"}
    match = staged(**{**FIGHT, "stage": "resolution.deal", "laid": laid, "hands": hands})
    while match.pending[0].why != "deal":
        go_on(match)
    found = view(match, 0)
    sight, data = Sight(found, seasoned=True), question_of(found).data
    bot = captain.Bot(0, 1)
    answer = bot.answer(found)
    for left, trust, threatens in ((LATE, 0.6, True), (LATE + 1, 0.6, False), (LATE, 0.7, False)):
        threats = Threats()
        threats.consider(sight, {**data, "left": left}, answer, trust)
        assert (threats.open is not None) == threatens == threats.warned(found, 1)


def test_whatever_was_threatened_is_done_in_play() -> None:
    """Games of captains and rookies: threats are said, and whoever says "as I said" stands against whom it named."""
    said = 0
    for seed in range(12) if LARGE else range(2, 7):
        record = play(RULES, {"seats": 4}, seed, ("captain", "rookie"), keep_record=True).record
        assert record is not None
        match, bots = start(record), [captain.Bot(seat, 1) for seat in range(4)]
        for seat, given in record.answers:
            question = match.question_for(seat)
            if question is not None and seat % 2 == 0:
                bot, public = bots[seat], view(match, -1)
                bot.answer(view(match, seat))
                reason = None if question.secret else bot.reason(public, question, given)
                said += reason is not None and reason[0] == "else_against"
                if reason is not None and reason[0] == "as_said":
                    against = match.game.side_of(reason[1]["seat"])
                    assert against >= 0 and match.game.side_of(seat) == 1 - against
            match.answer(seat, given)
    assert said >= 1
