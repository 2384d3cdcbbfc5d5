"""Captains: offers that gain both, firm at first and yielding at the end, an end at once where nothing helps both."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import make_bot
from engine.bots.questions import question_of
from engine.encounter.bots.bargains import mine_first
from engine.encounter.bots.policy import bargaining
from engine.encounter.bots.policy.frontier import LEAST_GAIN, frontier, surplus, weighed
from engine.encounter.bots.ratings import RATINGS, rating
from engine.encounter.bots.reading.advisers import modules
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.rules import RULES
from engine.encounter.view import view
from engine.kernel.match import Match
from tests.encounter.bots.games import positions
from tests.encounter.bots.stages import FIGHT, go_on, seen, staged

HANDS = {"a": ["attack 4", "attack 8"], "b": ["attack 12", "attack 6", "attack 10"]}
DEAL = {**FIGHT, "stage": "resolution.deal", "laid": {"a": "negotiate", "b": "negotiate"}, "hands": HANDS}


def talking(**more: Any) -> Match[Any]:
    match = staged(**{**DEAL, **more})
    while match.pending[0].why != "deal":
        go_on(match)
    return match


def say(match: Match[Any], level: str = "captain") -> Any:
    """What a captain says, said."""
    seat = match.pending[0].seat
    answer = make_bot(level, seat, 1).answer(view(match, seat))
    match.answer(seat, RULES.answer(match.pending[0], answer))
    return answer


def test_nothing_on_the_frontier_is_beaten_for_both_and_all_of_it_gains_both() -> None:
    talks = 0
    for match, seat, _ in [entry for seed in range(6) for entry in positions(seed, seats=4)]:
        question = match.question_for(seat)
        if question is None or question.why != "deal":
            continue
        found = view(match, seat)
        sight, data = Sight(found), question_of(found).data
        deals, all_of_them = frontier(sight, data), weighed(sight, data)
        talks += bool(deals)
        for deal in deals:
            assert min(deal.mine, deal.theirs) > LEAST_GAIN
            assert not [one for one in all_of_them if one.mine > deal.mine and one.theirs > deal.theirs]
    assert talks > 5


def test_what_the_other_gains_is_what_it_would_say_itself() -> None:
    match = talking()
    mine = weighed(Sight(view(match, 0)), question_of(view(match, 0)).data)
    say(match)
    there = view(match, 1)
    for deal in mine:
        give, grant, get, win, extras = deal.offer
        if not any(term[0] == "card" for term in (*give, *get)):
            flipped = (get, win, give, grant, extras)
            assert surplus(Sight(there), question_of(there).data, flipped) == pytest.approx(deal.theirs)


def test_a_captain_asks_for_less_with_every_offer_and_never_leaves_what_gains_both() -> None:
    match = talking()
    question, found = question_of(view(match, 0)), view(match, 0)
    deals = frontier(Sight(found), question.data)
    asked = [bargaining.wanted(deals, left, 1.0).mine for left in range(5, -1, -1)]
    assert asked == sorted(asked, reverse=True) and asked[0] == deals[0].mine > asked[-1]
    hard, soft = (bargaining.wanted(deals, 1, firmness).mine for firmness in (1.4, 0.5))
    assert hard > soft


def test_two_captains_come_to_terms() -> None:
    match = talking()
    said = [say(match) for _ in range(12) if match.pending and match.pending[0].why == "deal"]
    assert said[0][0] == "propose" and said[-1][0] == "accept"
    assert any(mine_first(0, said[-2][1])[number] for number in (1, 3))


def test_where_nothing_gains_both_the_talks_end_at_once() -> None:
    """Whoever needs one colony more gets none without the other's winning too, and neither has a card to give."""
    near = {f"c:{number}": {"b": 1, "c": 4} for number in range(1, 5)}
    match = talking(planets=near, hands={"a": [], "b": []})
    assert not frontier(Sight(view(match, 0)), question_of(view(match, 0)).data)
    assert say(match) == ("give_up",)
    both = {planet: {**ships, "a": 1} for planet, ships in near.items()}
    match = talking(planets=both, hands={"a": [], "b": []})
    assert say(match)[0] == "propose" and say(match)[0] == "accept"


def test_a_deal_that_wins_for_both_is_made_whatever_else_could_be_granted() -> None:
    """The other's own home is the usual thing to grant, and counts for nothing there."""
    near = {f"c:{number}": {"a": 1, "b": 1, "c": 4} for number in range(2, 5)}
    guests = {"b:2": {"a": 2, "b": 0}, "a:2": {"b": 2, "a": 0}}
    match = talking(planets={**near, **guests})
    found = view(match, 0)
    sight, data = Sight(found), question_of(found).data
    assert {sight.to_win(0), sight.to_win(1)} == {1} and 6 in data["can_grant"]
    deals = frontier(sight, data)
    assert deals and all(sight.owner[deal.offer[1][0]] != 1 for deal in deals)
    assert say(match)[0] == "propose"
    greedy = make_bot("captain:oswin", 1, 1).answer(view(match, 1))
    assert greedy[0] == "accept"


def test_the_last_word_takes_whatever_gains() -> None:
    match = talking()
    found = view(match, 1)
    say(match)
    found = view(match, 1)
    question = question_of(found)
    question.data["theirs"] = [
        1,
        (((), (question.data["can_get"][0], 1, 20), (), (question.data["can_grant"][0], 1, 20), ())),
    ]
    question.data["left"] = 1
    assert bargaining.answer(Sight(found), question) == ("accept", 1)


def test_a_captain_keeps_the_alien_that_has_won_more() -> None:
    assert set(RATINGS) <= set(modules()) and 0.9 < sum(RATINGS.values()) / len(RATINGS) < 1.1
    assert rating("nobody_yet") == 1
    found = seen(0, "planning.pick", **FIGHT)
    for options in (["warpish", "calculator"], ["calculator", "warpish"]):
        found["question"] |= {"why": "setup.alien", "options": [["alien", name] for name in options]}
        assert options[make_bot("captain", 0, 1).answer(found)] == "warpish"
