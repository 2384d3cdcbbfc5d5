"""What nobody may notice: everything hidden is dealt anew, and no view, help, preview or wait changes (A-ZON-1 to 4).

A-ZON-2 for views, A-DES-1 for destiny cards, A-TEA-7 for partners, A-RAI-5 for raiders that lie face down.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from engine.andromeda.rules import RULES
from engine.andromeda.view import SPECTATOR
from engine.kernel.asking import how_many, nth
from engine.kernel.game import AnyMatch
from tests.andromeda.rules.players import TABLES, choose, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
QUESTIONS = 4000 if LARGE else 700
EVERY = 2 if LARGE else 6
HIDDEN = ("tactics_deck", "hands", "event_deck", "planet_stack", "decks", "spaces", "observatory", "raider_cards")


def looks(match: AnyMatch, seat: int, dice: Dice) -> AnyMatch:
    """Another deal; what the seat sees of it is the same."""
    other = RULES.redeal(match, seat, dice)
    assert other is not None
    other.game.audit()
    assert RULES.view(other, seat) == RULES.view(match, seat)
    assert RULES.help(other, seat) == RULES.help(match, seat)
    question = match.question_for(seat)
    if question is not None:
        answer = nth(question, dice.below(how_many(question)))
        assert RULES.preview(other, seat, answer) == RULES.preview(match, seat, answer)
    return other


@pytest.mark.parametrize("table", TABLES)
def test_nobody_notices_what_he_cannot_see(table: dict[str, Any]) -> None:
    match = start(21, strict=False, **table)
    dice, n, changed = Dice(9), 0, set()
    while match.pending and n < QUESTIONS:
        if n % EVERY == 0:
            for seat in range(SPECTATOR, match.game.n):
                other = looks(match, seat, dice).game
                changed.update(name for name in HIDDEN if getattr(other, name) != getattr(match.game, name))
        match.answer(*choose(match, dice))
        n += 1
    assert changed >= set(HIDDEN) - ({"raider_cards"} if match.game.turn > 60 else set())


def test_a_deal_knows_nothing_of_how_things_lie() -> None:
    """The same view and the same source make the same deal, however the hidden things lay."""
    match = start(4, strict=False, seats=3)
    dice = Dice(1)
    for _ in range(300):
        match.answer(*choose(match, dice))
    one = RULES.redeal(match, 1, Dice(7))
    again = RULES.redeal(RULES.redeal(match, 1, Dice(8)), 1, Dice(7))  # type: ignore[arg-type]
    assert one is not None and again is not None
    assert one.game.dump() == again.game.dump()


def test_looks_are_marked_and_leave_no_trace() -> None:
    """A question that shows hidden cards says so; others are told no face (A-ZON-1, A-ACT-3, A-TRK-5)."""
    seen = set()
    for seed in range(4):
        match = start(seed, strict=False, **TABLES[1])
        dice, n = Dice(seed), 0
        while match.pending and n < 1500:
            question = match.pending[0]
            if question.why in ("events.top", "discovery.keep"):
                assert question.reveals
                seen.add(question.why)
                names = {str(ref[1]) for ref in question.options}
                for seat in range(SPECTATOR, match.game.n):
                    if seat != question.seat:
                        shown = str(RULES.view(match, seat)["question"]) + str(RULES.help(match, seat))
                        assert not any(f"'{name}'" in shown for name in names)
            match.answer(*choose(match, dice, 0))
            n += 1
        for event in match.game.events:
            if event[0] in ("events_seen", "discovered", "drawn", "card_given", "token_given"):
                assert event[2], "somebody knows"
                assert set(RULES.event(event, False)) < set(RULES.event(event, True))
    assert seen == {"events.top", "discovery.keep"}


def test_partners_share_what_they_know() -> None:
    """A-TEA-7: hand, kept tokens and destiny of the partner are in the view; nobody else's are."""
    match = start(2, strict=False, seats=4, teams=True, destiny=True)
    dice = Dice(3)
    for _ in range(400):
        match.answer(*choose(match, dice))
    game = match.game
    view = RULES.view(match, 0)
    assert len(view["seats"][1]["hand_cards"]) == len(game.hands[1])
    assert len(view["seats"][1]["goals"]) == 1
    for other in (2, 3):
        assert "hand_cards" not in view["seats"][other] and "goals" not in view["seats"][other]
    assert "hand_cards" not in view["seats"][0]
    assert "hand" not in RULES.view(match, SPECTATOR)


def test_a_card_from_a_hand_is_news_to_the_others_alone() -> None:
    """What it showed them is not taken back: an attack that costs a player a card would be a free look."""
    for kind in ("discarded", "card_played"):
        event = {"event": kind, "seat": 1, "cards": ["TB10"], "card": "TB10"}
        assert [RULES.shows_something(event, seat) for seat in (0, 1, -1)] == [True, False, True]
    assert not RULES.shows_something({"event": "gained", "seat": 1}, 0)
