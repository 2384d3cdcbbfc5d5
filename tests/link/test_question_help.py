"""Links ask for help on behalf of who is asked, and pass the question on together with it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cosmic_tui.host.serve import Host, Where
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.question_help import QuestionHelp
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.up import answer
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import read
from tests.support import Person
from tests.table.tables import FirstBot, setup_for

QUESTION = {"why": "launch.aim", "help": True}
ODDS = {"odds": {"lead": None}}


def view(question: Message | None, **more: Any) -> Message:
    return {"kind": "view", "view": {"question": question, **more}}


def asked(question: Message | None, serial: int = 1) -> Message:
    return {"kind": "question", "serial": serial, "question": question, "asked": []}


def passed_on(messages: list[Message]) -> tuple[list[Message], list[int]]:
    wanted: list[int] = []
    helped = QuestionHelp(wanted.append)
    return [told for message in messages for told in helped.take(message)], wanted


HELP = {"kind": "help", "serial": 1, "help": ODDS}


def test_the_question_waits_for_its_help_and_the_view_has_it_then() -> None:
    told, wanted = passed_on([view(QUESTION), asked(QUESTION), HELP])
    assert wanted == [1]
    assert told == [view(QUESTION), {"kind": "view", "view": {"question": QUESTION, **ODDS}}, asked(QUESTION)]


def test_later_views_of_the_same_question_have_it_and_those_of_others_do_not() -> None:
    other = {"why": "launch.send"}
    told, _ = passed_on([view(QUESTION), asked(QUESTION), HELP, view(QUESTION, deck=9), view(other), asked(other, 2)])
    assert told[3:] == [
        {"kind": "view", "view": {"question": QUESTION, "deck": 9, **ODDS}},
        view(other),
        asked(other, 2),
    ]


def test_a_host_that_offers_none_is_asked_for_none() -> None:
    plain = {"why": "launch.aim"}
    told, wanted = passed_on([view(plain), asked(plain), view(None), asked(None, 0)])
    assert told == [view(plain), asked(plain), view(None), asked(None, 0)] and wanted == []


def test_nobody_loses_a_question_by_asking_for_help() -> None:
    """A refusal puts the question without it; a newer question, or another line, takes its place."""
    refused = {"kind": "refused", "serial": 1, "code": "not_asked", "facts": {}}
    told, _ = passed_on([view(QUESTION), asked(QUESTION), refused])
    assert told == [view(QUESTION), asked(QUESTION)]
    told, wanted = passed_on([view(QUESTION), asked(QUESTION), view(None), asked(None, 0), HELP])
    assert told == [view(QUESTION), view(None), asked(None, 0)]
    told, wanted = passed_on([asked(QUESTION), {"kind": "hello"}, view(QUESTION), asked(QUESTION), HELP])
    assert wanted == [1, 1] and told[-1] == asked(QUESTION)


def test_a_table_in_the_same_process_shows_both_at_once() -> None:
    """What a screen sees of a question is the view and the help of its seat, and there is no moment in between."""
    link = EmbeddedLink(setup_for(1, seed=3, options={"alien_mode": "random"}), bots=FirstBot)
    seen: list[Message] = []
    link.subscribe(lambda seat, message: seen.append(message))
    person, helped = Person(3), 0
    for _ in range(60):
        put = next(message for message in reversed(seen) if message["kind"] == "question")
        if put["question"] is None:
            break
        shown = newest(seen)
        assert shown["question"] == put["question"]
        found = link.table.rules.help(link.table.match, 0)
        assert {key: shown[key] for key in found} == found
        helped += bool(found)
        link.send(0, answer(put["serial"], person.answer(shown)))
    assert helped > 2


def newest(seen: list[Message]) -> Any:
    return next(message["view"] for message in reversed(seen) if message["kind"] == "view")


@pytest.mark.parametrize("bot", [False, True])
async def test_a_table_elsewhere_is_asked_by_people_alone(
    tmp_path: Any, bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    host = Host(Where(0, "127.0.0.1"), tmp_path)
    await host.start()
    standing = host.open_table(Plan("friday", ("open", "random", "random"), begins_alone=True), seed=4)
    link = RemoteLink(read(host.code(standing)), Wishes("Ada", bot=bot), Trust())
    seen: list[Message] = []
    there, person = asyncio.Event(), Person(4)

    def hear(seat: int, message: Message) -> None:
        seen.append(message)
        if message["kind"] == "lobby":
            link.send(seat, {"kind": "lobby", "do": "ready", "seat": -1, "word": "", "options": {}})
        elif message["kind"] == "question" and message["question"] is not None:
            if message["question"].get("help"):
                there.set()
            else:
                link.send(seat, answer(message["serial"], person.answer(newest(seen))))

    link.subscribe(hear)
    line = asyncio.create_task(link.run())
    await asyncio.wait_for(there.wait(), 30)
    assert ("odds" in newest(seen)) is not bot
    link.close()
    await line
    await host.stop()
