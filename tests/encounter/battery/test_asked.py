"""Whom the table is seen to wait for tells nothing about what is hidden (R-SEC-2).

Everything that somebody who looks on cannot see is dealt anew, and the step that asks runs again: it has to ask the
same people in public. Questions whose asking is secret count as silence here; for how long such a silence lasts is
the business of the table's windows. Reads questions; knows no item by name but those that ask about open cards.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from engine.encounter.redeal import redeal
from engine.encounter.state import PASS, Game
from engine.encounter.view import SPECTATOR
from engine.kernel.asking import PICK, SOME, Question
from engine.kernel.match import Match
from tests.encounter.battery.players import answer_one, keen, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
GAMES = 60 if LARGE else 5  # a table
QUESTIONS = 700 if LARGE else 450
DEALS = 2 if LARGE else 1
MOST_SECRETS = 60

TABLES: dict[str, dict[str, Any]] = {
    "four": {"seats": 4, "alien_mode": "random"},
    "three": {"seats": 3, "alien_mode": "random", "wild_flares": True},
    "five": {"seats": 5, "alien_mode": "random"},
    "four_planets": {"seats": 4, "alien_mode": "random", "four_planets": True, "technology": True},
    "technology": {"seats": 4, "alien_mode": "random", "technology": True, "wild_flares": True},
    "hidden": {"seats": 4, "alien_mode": "random", "hidden_powers": True, "hot_swapped": True},
    "quiet_beats": {"seats": 4, "alien_mode": "random", "classic_flare": True, "deals": "open"},
}
# questions about cards that lie open, were just shown, or are mere statements: what may be chosen is public
OF_OPEN_CARDS = (
    "filch.take", "fido.lift", "fido.lift_another", "fido.accept", "fido.payment", "fido.keep", "reserve.collect",
    "delta_scanners.take", "gambler.state", "vulch.take", "mite.keep",
)  # fmt: skip
# how many are to be chosen, of how many, is public: a hand's size, ships on the gate, cards just paid
COUNTED_IN_PUBLIC = (
    "barbarian.keep", "compensation.take", "hacker.take", "hacker.give", "enigma_device.discard", "miser.set_aside",
    "vacuum_turbines.discard", "mutant.discard",
)  # fmt: skip


def positions(table: str, first: int) -> Iterator[tuple[Match[Game], int]]:
    """Games of players who like to use things, with a number for each position."""
    for seed in range(first, first + GAMES):
        match, dice = start(seed, strict=False, **TABLES[table]), Dice(seed)
        for number in range(QUESTIONS):
            if match.over:
                break
            yield match, seed * 1000 + number
            answer_one(match, dice, keen)


def waited_for(match: Match[Game]) -> list[tuple[int, str]]:
    """Who is asked in public, and why."""
    return sorted({(question.seat, question.why) for question in match.pending if not question.secret})


def through_silence(match: Match[Game]) -> None:
    """Pass everything that is asked in secret."""
    for _ in range(MOST_SECRETS):
        if not match.pending or waited_for(match):
            return
        question = match.pending[0]
        if question.shape == SOME and not question.low:
            match.answer(question.seat, ())
        else:
            match.answer(question.seat, question.options.index(PASS))


def dealt_anew(match: Match[Game], number: int) -> Match[Game]:
    """The step that asks runs again, after everything hidden from a spectator has been dealt anew."""
    game = match.game.clone()
    redeal(game, SPECTATOR, Dice(number))
    other: Match[Game] = Match.resume(game)
    through_silence(other)
    return other


@pytest.mark.parametrize("table", TABLES)
def test_other_hidden_cards_ask_the_same_people(table: str) -> None:
    compared, seen = 0, set()
    for match, number in positions(table, 1000):
        asked = waited_for(match)
        if not asked or match.game.partial or match.game.stack[-1][2]:
            continue  # secret, or not the first thing this step asks
        for deal in range(DEALS):
            other = dealt_anew(match, number * DEALS + deal)
            assert waited_for(other) == asked, f"{match.game.stack[-1][:2]} asks by what is hidden"
            compared += 1
        seen |= {why for _, why in asked}
    assert compared > 300 * GAMES * DEALS / 5
    assert len(seen) > 12


def hangs_on_hidden_cards(question: Question) -> bool:
    """Whether what may be answered says something about a hand, or about a technology that lies face down."""
    if question.secret or question.why in OF_OPEN_CARDS:
        return False
    if question.shape == SOME and question.why in COUNTED_IN_PUBLIC:
        return False
    named = any(ref[0] in ("card", "hoard") and len(ref) > 1 for ref in question.options)
    return question.shape in (PICK, SOME) and (named or question.why in ("turn.go_on", "technology.action"))


@pytest.mark.parametrize("table", TABLES)
def test_a_question_about_hidden_cards_is_put_always(table: str) -> None:
    """A public question among hidden cards is put whatever they are, unless everybody can count that one is left.

    Of several of one step (Plague, a card for each kind) it is enough that somebody is waited for at all.
    """
    checked = 0
    for match, _ in positions(table, 2000):
        several = bool(match.game.stack[-1][2]) or len(match.pending) > 1
        for question in match.pending:
            if hangs_on_hidden_cards(question) and not several and len(match.game.hands[question.seat]) > 1:
                assert question.always or question.why == "plague.discard", question.why
                checked += 1
    assert checked > 10 * GAMES
