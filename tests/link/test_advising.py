"""Advice for who plays against bots alone: what the strongest bot would do from that view, and never among people."""

from typing import Any

import pytest

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages import up as messages
from cosmic_tui.say.advice import advised
from cosmic_tui.say.parts import tongue_of
from cosmic_tui.table.bot_search import Thinker
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.words import words
from engine.bots.worlds import ponder
from engine.kernel.asking import BARGAIN, check
from tests.snapshots.canned import canned
from tests.table.tables import answer_first

NAMES = ("Ada", "Tom", "Ines", "Max")


class Here(Thinker):
    """Thinks at once and keeps what was handed over."""

    def __init__(self) -> None:
        self.thoughts: dict[Any, Any] = {}

    def begin(self, name: Any, thought: Any) -> bool:
        self.thoughts[name] = thought
        return True

    def taken(self, name: Any) -> Any:
        return ponder(self.thoughts[name])

    def close(self) -> None:
        """Nothing runs."""


def link(people: int = 1) -> tuple[EmbeddedLink, Here]:
    sitting = [SeatSetup(PERSON if number < people else BOT, name, "rookie") for number, name in enumerate(NAMES)]
    found, helper = EmbeddedLink(GameSetup(tuple(sitting), 11, {"seats": 4})), Here()
    found.worker = helper  # type: ignore[assignment]
    found.subscribe(lambda seat, message: None)
    return found, helper


def play(found: EmbeddedLink, answers: int = 60) -> Any:
    for _ in range(answers):
        question = found.table.match.question_for(0)
        if question is None:
            return
        yield question
        answer_first(found.table, 0)
        found.poll()


def test_advice_is_lawful_and_says_what_it_weighed() -> None:
    found, helper = link()
    adviser, voice = found.offers.adviser, tongue_of("encounter").Voice(words("en", "encounter"), NAMES, 0)
    assert adviser is not None
    weighed = 0
    for question in play(found):
        adviser.ask(0)
        taken = adviser.taken()
        assert taken is not None and taken[0] == found.table.seats[0].serial
        _, answer, considered = taken
        if question.shape != BARGAIN:
            check(question, found.table.rules.answer(question, answer))
        view = found.table.rules.view(found.table.match, 0)
        said = advised(voice, tongue_of("encounter"), view, answer, considered)
        assert said.startswith("The strongest bot would choose: ") and len(said) > len(
            "The strongest bot would choose: ."
        )
        if considered:
            weighed += 1
            assert considered[0][0] == answer and all(0 <= share <= 1 for _, share in considered)
            assert ("That wins about" in said) == (len(considered) > 1)
    assert weighed >= 3 and helper.thoughts


def test_advice_is_that_of_the_view_whatever_is_hidden() -> None:
    """R-SEC-1: what is thought has the seat's own view and copies that look the same to it."""
    found, helper = link()
    adviser = found.offers.adviser
    assert adviser is not None
    for _ in play(found, 25):
        adviser.ask(0)
        adviser.taken()
    for thought in helper.thoughts.values():
        assert thought.seat == 0 and thought.view["seat"] == 0


def test_nobody_gets_advice_among_people() -> None:
    assert link(2)[0].offers.adviser is None


def test_advice_for_a_question_that_has_gone_is_not_for_the_next_one() -> None:
    found, _ = link()
    adviser = found.offers.adviser
    assert adviser is not None and adviser.taken() == (0, None, [])
    adviser.ask(0)
    asked = found.table.seats[0].serial
    found.send(0, messages.answer(asked, 0))
    taken = adviser.taken()
    assert taken is not None and taken[0] == asked != found.table.seats[0].serial


@pytest.mark.parametrize("answer", [("accept", 1), ("decline", 1), ("give_up",), ("propose", ())])
def test_of_talks_the_kind_of_answer_is_said(answer: Any) -> None:
    voice = tongue_of("encounter").Voice(words("en", "encounter"), NAMES, 0)
    said = advised(voice, tongue_of("encounter"), {"question": {"shape": "bargain"}}, answer, [])
    assert "opt-" not in said and "propose" not in said and said.endswith(".")


def test_what_is_done_beside_a_question_is_said_by_its_name() -> None:
    """In Andromeda's Edge an adviser may recruit or slot a moon instead of answering."""
    tongue, view = tongue_of("andromeda"), canned("sea-launch").view
    voice = tongue.Voice(words("en", "andromeda"), NAMES, 0)
    act = tuple(view["beside"][0])
    said = advised(voice, tongue, view, {"act": list(act)}, [])
    assert said == f"The strongest bot would choose: {tongue.act(voice, view, act)}."


def test_advice_names_a_plan_to_its_end() -> None:
    """K-MAIN-1, K-ATK-2: where a card is put down, whom to attack with which ships."""
    sitting = [SeatSetup(PERSON if number < 1 else BOT, name, "rookie") for number, name in enumerate(NAMES[:2])]
    found, helper = EmbeddedLink(GameSetup(tuple(sitting), 11, {"seats": 2}, game="chaos")), Here()
    found.worker = helper  # type: ignore[assignment]
    found.subscribe(lambda seat, message: None)
    adviser, tongue = found.offers.adviser, tongue_of("chaos")
    assert adviser is not None
    voice, named = tongue.Voice(words("en", "chaos"), NAMES[:2], 0), set()
    for _ in range(500):
        table = found.table
        question = table.match.question_for(0)
        if question is None or table.match.game.turn > 12:
            break
        adviser.ask(0)
        _, answer, considered = adviser.taken()  # type: ignore[misc]
        view = table.rules.view(table.match, 0)
        said = advised(voice, tongue, view, answer, considered, adviser.rest)
        assert "\n" not in said and (not adviser.rest or said != advised(voice, tongue, view, answer, considered))
        named |= {part.why for part in adviser.rest}
        if any(part.why == "main.target" for part in adviser.rest):
            assert "Tom" in said.split(".")[0]
        found.send(0, messages.answer(table.seats[0].serial, answer))
        found.poll()
    assert {"main.place", "main.target"} <= named
