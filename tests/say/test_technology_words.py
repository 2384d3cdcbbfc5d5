"""What the technology variant asks and tells has words of its own, and options that differ look different."""

from __future__ import annotations

import logging

import pytest

from cosmic_tui.games.encounter.say import options, questions
from cosmic_tui.games.encounter.say.events import lines
from cosmic_tui.games.encounter.say.voice import Voice, ident_of
from cosmic_tui.words import Words
from engine.encounter.events import named
from engine.encounter.items import TECHNOLOGY_IDS
from engine.encounter.view import view
from tests.encounter.battery.players import Dice, answer_one, keen
from tests.encounter.battery.test_technologies import TABLES, equipped

NAMES = ("Ada", "Bea", "Cid", "Dan", "Eva")
OWN = (*TECHNOLOGY_IDS, "technology", "flagship")
WORDS = Words("en", "encounter")
GAMES, QUESTIONS = 10, 300


def voice(seats: int, me: int) -> Voice:
    return Voice(WORDS, NAMES[:seats], me)


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_question_and_event_of_a_technology_has_words(seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """R-TEC-2, R-TEC-10: no question falls back to a general one, no sentence has a hole."""
    caplog.set_level(logging.DEBUG, "cosmic.words")
    match, dice = equipped(seed, **TABLES[seed % len(TABLES)]), Dice(seed)
    told = asked = 0
    for _ in range(QUESTIONS):
        if match.over:
            break
        for question in match.pending:
            if question.why.partition(".")[0] in OWN:
                reader = voice(match.game.n, question.seat)
                assert questions.asked(reader, view(match, question.seat)).ident == f"q-{ident_of(question.why)}"
                asked += 1
        answer_one(match, dice, keen)
        for kind, facts, eyes, secret in match.game.events[told:]:
            for me in range(-1, match.game.n):
                known = secret if me >= 0 and eyes >> me & 1 else None
                lines(voice(match.game.n, me), named(kind, facts, known), (match.game.offense, match.game.defense))
        told = len(match.game.events)
    assert asked and told
    assert [record.getMessage() for record in caplog.records if record.name == "cosmic.words"] == []


def test_what_can_be_done_with_a_technology_is_said() -> None:
    """R-TEC-2: three ways with the same card are three different options."""
    ways = ("research", "complete", "abandon")
    found = [options.option(voice(3, 0), {}, ["technology", "omega_missile", way]) for way in ways]
    assert found == ["Research: Omega Missile", "Complete: Omega Missile", "Abandon: Omega Missile"]
    assert options.option(voice(3, 0), {}, ["technology", "omega_missile.use"]) == "Omega Missile"
    assert options.option(voice(3, 0), {}, ["technology", "omega_missile", 1]) == "Bea: Omega Missile"


def test_researching_ships_are_named_only_to_those_who_know_the_technology() -> None:
    """R-TEC-9, R-SEC-1: by its name to the owner, by where it lies to others."""
    own = {"seat": 1, "seats": [{}, {"techs": [{"card": "the_qax"}, {"card": "omega_missile"}]}]}
    others = {"seat": 0, "seats": [{}, {"techs": [{"card": ""}, {"card": ""}]}]}
    assert options.option(voice(3, 1), own, ["research", 1, 1]) == "on a technology: Omega Missile"
    assert options.option(voice(3, 0), others, ["research", 1, 1]) == "on a technology: 2, Bea"


def test_a_place_between_two_planets_names_both() -> None:
    assert options.option(voice(3, 0), {}, ["between", 1, 2]) == "Red 2 and Red 3"


def test_a_technology_that_is_turned_on_is_answered_as_such() -> None:
    """R-TEC-10: it is neither a power nor a card."""
    seen = {"seat": 1, "stack": [[7, 0, "energy_cloak.use", "", [], ""]]}
    question = {"why": "respond", "by": ["act", 7]}
    assert questions.ident_for(voice(3, 1), seen, question) == "q-respond-technology"
