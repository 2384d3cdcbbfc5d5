"""One key asks the strongest bot, at the table and in the replay; where there is no advice it stands nowhere."""

import random
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.link.adviser import Adviser
from cosmic_tui.link.recalling import Recalling
from cosmic_tui.link.weighing import Advice as Found
from cosmic_tui.review import going
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.recalled import RecalledScreen
from engine.bots import judging
from tests.link.thinking import Here

from .playing import MIDDLE, SMALLEST, answer, app_for, play, rows, settled, table_link

KEY = "b  advice"
ROW = "ask the strongest bot"


@pytest.fixture(autouse=True)
def _no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmic_tui.link.weighing.Worker", Here)
    monkeypatch.setattr(judging, "SEARCHED", 2)
    monkeypatch.setattr(going, "MEASURED", 2)


async def waited(pilot: Any, until: Any) -> None:
    """The timer of a look at the bot's thought has run."""
    for _ in range(200):
        await pilot.pause(0.02)
        if until():
            return
    raise AssertionError("no advice came")


async def test_advice_stands_in_the_prompt_until_something_else_is_highlighted(monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_for(table_link(1))
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        table = app.table()
        assert "b advice" in rows(app).splitlines()[-1]
        asked = table.state.serial
        monkeypatch.setattr(Here, "ready", False)
        await pilot.press("b")
        await pilot.pause(0.3)
        assert "is thinking about your choices" in rows(app), "it says so while it thinks"
        monkeypatch.setattr(Here, "ready", True)
        await waited(pilot, lambda: "The strongest bot would choose: " in rows(app))
        assert table.state.serial == asked and "Press b again for all of it." in rows(app)
        await pilot.press("b")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, PageScreen) and table.eyes.advice
        text = " ".join(plain(row).strip() for row in page.body)
        assert all(line in text for line in table.eyes.advice), "cut nowhere"
        await pilot.press("escape")
        await settled(pilot)
        await pilot.press("escape")
        await settled(pilot)
        assert "The strongest bot would choose: " not in rows(app)
        await pilot.press("m")
        await settled(pilot)
        assert isinstance(app.screen, MenuScreen) and ROW in rows(app)
        await pilot.press("escape", "?")
        await settled(pilot)
        assert ROW in rows(app)


async def test_among_people_it_stands_nowhere_and_help_says_why() -> None:
    app = app_for(table_link(1, people=("Vera", "Otto")))
    async with app.run_test(size=MIDDLE) as pilot:
        await settled(pilot)
        while app.table().turns.curtain is not None:
            await pilot.press("enter")
            await settled(pilot)
        assert "b advice" not in rows(app)
        await pilot.press("b")
        await settled(pilot)
        assert "Bots advise you only when you play alone" in rows(app)
        await pilot.press("m")
        await settled(pilot)
        assert isinstance(app.screen, MenuScreen) and ROW not in rows(app)
        await pilot.press("escape", "?")
        await settled(pilot)
        assert ROW not in rows(app)
        await pilot.press("space")  # the second page of the words beside the keys
        await settled(pilot)
        assert "Bots advise you only when" in rows(app)


async def test_a_page_is_offered_only_where_it_says_more_than_the_prompt() -> None:
    app = app_for(table_link(1))
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        said = app.table().advice._say
        said(Found(()))
        await settled(pilot)
        assert "The strongest bot would choose: " in rows(app) and "for all of it" not in rows(app)
        said(Found((), reason=("stop", {"seat": 1})))
        await settled(pilot)
        assert "for all of it" in rows(app)


async def test_a_replay_gives_advice_for_the_next_decision_and_says_what_was_chosen() -> None:
    app = app_for(table_link(3))
    async with app.run_test(size=MIDDLE) as pilot:
        await play(pilot, 3, 12)
        await pilot.press("v")
        await settled(pilot)
        assert "b advice" in rows(app)
        await pilot.press("b")
        await settled(pilot)
        page = app.screen
        assert isinstance(page, RecalledScreen)
        await waited(pilot, lambda: page.found is not None)
        await settled(pilot)
        assert "The strongest bot would choose: " in rows(app) and "You chose: " in rows(app)
        assert page.found is not None and page.found.view["seat"] == 0


async def test_what_is_recalled_is_the_first_decision_after_that_moment() -> None:
    """The serial of an answer, what was on the table then and what was given, against the record itself."""
    link = table_link(5)
    app = app_for(link)
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        chance, before = random.Random(5), []
        while len(before) < 8:
            await settled(pilot)
            table = app.table()
            if table.state.question is not None and table.state.view is not None:
                before.append((len(table.state.events), table.state.view["question"]))
                answer(app, chance)
        recalling = link.offers.recalled
        assert recalling is not None
        going = recalling()
        assert isinstance(going, Recalling) and isinstance(link.offers.adviser, Adviser)
        for events, question in before[:7]:
            assert going.ask(0, events)
            found = going.taken()
            assert found is not None
            if len(question["options"]) > 1 and not question.get("secret"):
                assert found.view["question"]["why"] == question["why"]
                assert found.view["question"]["options"] == question["options"]
        await settled(pilot)
        assert going.ask(0, 10**6)  # what is asked now
        found, now = going.taken(), app.table().state.view
        assert found is not None and found.given is None and now is not None
        assert {**found.view["question"], "help": True} == {**now["question"], "help": True}
        assert found.view["hand"] == now["hand"]


async def test_what_the_prompt_cuts_it_cuts_with_a_sign() -> None:
    """However long it is, also where a row ends with a word and the next one is missing."""
    app = app_for(table_link(1))
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        table, whole = app.table(), set()
        for letters in range(130, 170):
            table.eyes.advice = ("".join("a" if number % 3 else " " for number in range(letters)) + " Zz.",)
            table.paint()
            await pilot.pause(0)
            shown = rows(app)
            assert ("Zz." in shown) != ("a…" in shown), letters
            whole.add("Zz." in shown)
        assert whole == {True, False}
