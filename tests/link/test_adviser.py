"""Advice for who plays against bots alone: what the strongest bot would do and what the judge has found of it."""

import re
from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.weighing import Advice
from cosmic_tui.messages import up as messages
from cosmic_tui.review import going
from cosmic_tui.review.going import Opened
from cosmic_tui.say.advice import advised, named
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.review import advice_lines
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.words import words
from engine.bots import judging, make_bot
from engine.bots.lookahead import Dice
from engine.games import rules_of
from engine.kernel import record as kernel
from engine.kernel.asking import BARGAIN, check
from tests.link.thinking import Here
from tests.snapshots.canned import canned
from tests.table.tables import answer_first

NAMES = ("Ada", "Tom", "Ines", "Max")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is thought here, and briefly."""
    monkeypatch.setattr("cosmic_tui.link.weighing.Worker", Here)
    monkeypatch.setattr(judging, "SEARCHED", 2)
    monkeypatch.setattr(going, "MEASURED", 2)


def link(people: int = 1, names: tuple[str, ...] = NAMES, **more: Any) -> EmbeddedLink:
    sitting = [SeatSetup(PERSON if number < people else BOT, name, "rookie") for number, name in enumerate(names)]
    found = EmbeddedLink(GameSetup(tuple(sitting), 11, {"seats": len(names)}, **more))
    found.subscribe(lambda seat, message: None)
    return found


def advice_of(found: EmbeddedLink) -> Advice:
    """Ask, and take what is said of the open question."""
    adviser = found.offers.adviser
    assert adviser is not None
    adviser.ask(0)
    taken = adviser.taken()
    assert taken is not None and taken[0] == found.table.seats[0].serial and taken[1] is not None
    return taken[1]


def helper(found: EmbeddedLink) -> Here:
    assert found.adviser is not None
    worker: Any = found.adviser.weighing.worker
    assert isinstance(worker, Here)
    return worker


def play(found: EmbeddedLink, answers: int = 30) -> Any:
    for _ in range(answers):
        question = found.table.match.question_for(0)
        if question is None:
            return
        yield question
        answer_first(found.table, 0)
        found.poll()


def test_advice_is_lawful_and_says_what_the_judge_has_found() -> None:
    found, rules, sentences = link(), rules_of("encounter"), sentences_of("encounter")
    voice = sentences.Voice(words("en", "encounter"), NAMES, 0)
    weighed = 0
    for question in play(found):
        advice = advice_of(found)
        if question.shape != BARGAIN:
            check(question, rules.answer(question, advice.answer))
        view = rules.view(found.table.match, 0)
        first, *more = advice_lines(voice, sentences, view, advice)
        assert re.fullmatch(r"The strongest bot would choose: .+\.", first)
        assert bool(more) == bool(advice.weighed and advice.weighed.get("worlds"))
        if more:
            weighed += 1
            assert "of 100 games" in more[0]
    assert weighed >= 3 and helper(found).tasks


def test_what_is_told_of_two_answers_is_what_the_judge_can_tell() -> None:
    """Its size in points, from either side; where whole games have it not, no difference."""
    sentences, view = sentences_of("encounter"), canned("aim").view
    voice = sentences.Voice(words("en", "encounter"), NAMES, 0)
    facts = {"told": 0, "given": 0, "best": 1, "worth": 412, "worlds": 48, "because": "founded", "error": 10,
             "counted": {"founded": (15, 37)}, "whole": [60, 20, 120], "size": 70}  # fmt: skip

    def said(**more: Any) -> list[str]:
        return advice_lines(voice, sentences, view, Advice(0, {**facts, **more}))

    one, two = (named(voice, sentences, view, answer) for answer in (0, 1))
    ahead = said(cost=-90, holds=True)
    assert ahead[1] == (f"Played on from here, that wins about 41 of 100 games. The next best, {two}, wins 7 fewer.")
    assert ahead[2] == f"In 48 tries, you founded a colony in 37 ({one}) and in 15 ({two})."
    assert ahead[3] == "120 more whole games, played to the end, confirm it."
    behind = said(cost=90, holds=True, counted={"founded": (37, 15)})
    assert behind[1] == f"Played on from here, {two} is better: it wins about 48 of 100 games, 7 more."
    assert behind[2] == f"In 48 tries, you founded a colony in 37 ({two}) and in 15 ({one})."
    assert said(cost=-90, holds=True, because=None)[2] == "The difference shows only later."
    for less in ({"cost": -29}, {"cost": 90, "holds": False}):
        [_, same] = said(**less)
        assert "about 41 of 100 games" in same and same.endswith(
            f"The next best may be just as good: {two}."
        )
    assert len(said(cost=0, worlds=0)) == len(advice_lines(voice, sentences, view, Advice(0))) == 1


def test_what_is_hidden_changes_no_word_of_it() -> None:
    """R-SEC-1: the judge deals worlds anew for the seat, and the bot sees its view."""
    found, chance = link(), 0
    for question in play(found, 16):
        said = advice_of(found)
        other = found.table.rules.redeal(found.table.match, 0, Dice(chance := chance + 1))
        if other is None or question.shape == BARGAIN:
            continue
        task = helper(found).tasks[found.adviser.weighing.number]  # type: ignore[union-attr]
        opened = Opened(kernel.read(task.record), 0)
        assert opened.open is not None
        opened.open = replace(opened.open, match=other)
        assert opened.advice() == said.weighed
    assert chance > 5


def test_nobody_gets_advice_among_people() -> None:
    assert link(2).offers.adviser is None


def test_advice_for_a_question_that_has_gone_is_not_for_the_next_one() -> None:
    found = link()
    adviser = found.offers.adviser
    assert adviser is not None and adviser.taken() == (0, None)
    adviser.ask(0)
    asked = found.table.seats[0].serial
    found.send(0, messages.answer(asked, 0))
    taken = adviser.taken()
    assert taken is not None and taken[0] == asked != found.table.seats[0].serial


def test_who_asks_again_waits_for_no_old_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the end of the table ends the process."""
    found = link()
    adviser = found.adviser
    assert adviser is not None
    adviser.ask(0)
    first = helper(found)
    adviser.ask(0)
    second = helper(found)
    assert first.closed == 1 and second is not first and adviser.taken() is not None
    adviser.ask(0)
    assert helper(found) is second, "nothing was thought about any more"
    found.close()
    assert second.closed == 1


@pytest.mark.parametrize("result", [(), ({"told": 3}, ("window", "pick", 9))])
def test_where_nobody_can_think_the_bot_says_its_rule_of_thumb(result: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """No process, or a record that leads to another question."""
    found = link()
    monkeypatch.setattr(Here, "taken", lambda self, name: result)
    view = found.table.rules.view(found.table.match, 0)
    bot = make_bot("admiral", 0, 11, "encounter")
    assert advice_of(found) == Advice(bot.answer(view))


@pytest.mark.parametrize("answer", [("accept", 1), ("decline", 1), ("give_up",), ("propose", ())])
def test_of_talks_the_kind_of_answer_is_said(answer: Any) -> None:
    voice = sentences_of("encounter").Voice(words("en", "encounter"), NAMES, 0)
    said = advised(voice, sentences_of("encounter"), {"question": {"shape": "bargain"}}, answer, [])
    assert "opt-" not in said and "propose" not in said and said.endswith(".")


def test_what_is_done_beside_a_question_is_said_by_its_name() -> None:
    """In Andromeda's Edge an adviser may recruit or slot a moon instead of answering."""
    sentences, view = sentences_of("andromeda"), canned("sea-launch").view
    voice = sentences.Voice(words("en", "andromeda"), NAMES, 0)
    act = tuple(view["beside"][0])
    said = advised(voice, sentences, view, {"act": list(act)}, [])
    assert said == f"The strongest bot would choose: {sentences.act(voice, view, act)}."


def test_advice_names_a_plan_to_its_end() -> None:
    """K-MAIN-1, K-ATK-2: where a card is put down, whom to attack with which ships."""
    found, sentences = link(names=NAMES[:2], game="chaos"), sentences_of("chaos")
    voice, said_of = sentences.Voice(words("en", "chaos"), NAMES[:2], 0), set()
    for _ in range(500):
        table = found.table
        question = table.match.question_for(0)
        if question is None or table.match.game.turn > 8:
            break
        advice = advice_of(found)
        view = table.rules.view(table.match, 0)
        [said] = advice_lines(voice, sentences, view, advice)
        halved = advised(voice, sentences, view, advice.answer, advice.considered)
        assert "\n" not in said and (not advice.rest or said != halved)
        said_of |= {part.why for part in advice.rest}
        if any(part.why == "main.target" for part in advice.rest):
            assert "Tom" in said.split(".")[0]
        found.send(0, messages.answer(table.seats[0].serial, advice.answer))
        found.poll()
    assert {"main.place", "main.target"} <= said_of
