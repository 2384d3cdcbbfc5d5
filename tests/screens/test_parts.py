"""The parts of the table screen: a key is asked for in one order, done by one of them, and by nobody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cosmic_tui.look.keys import DEFAULT, PAGES
from cosmic_tui.messages import packing
from cosmic_tui.messages.grammar import Grammar
from cosmic_tui.messages.up import TABLE_UP
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.table.part import Part

from .playing import answer, app_for, settled, table_link
from .sitting import Sitting, sit_at


def listened(at: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, bool]]:
    """Whoever is asked about a key from now on: part, key, whether it was its own."""
    heard: list[tuple[str, str, bool]] = []

    def listen(part: Part) -> None:
        press = part.press

        def told(key: str, command: str) -> bool:
            mine = press(key, command)
            heard.append((type(part).__name__, key or command, mine))
            return mine

        monkeypatch.setattr(part, "press", told)

    for part in at.table.parts:
        listen(part)
    return heard


@pytest.mark.parametrize(
    ("before", "key", "whose"),
    [
        ((), "Enter", "Answer"),
        ((), "→", "Answer"),
        (("Tab",), "→", "Reader"),
        ((), "l", "Reader"),
        ((), "c", "Chat"),
        (("c",), "l", "Chat"),
        (("c",), "Enter", "Chat"),
        ((), "p", "Ahead"),
        ((), "b", "Advice"),
        ((), "r", "Acts"),
        ((), "y", "Notices"),
        ((), "1", ""),
        ((), "ctrl+l", ""),
    ],
)
async def test_a_key_is_asked_for_in_order_and_the_first_that_takes_it_is_the_last_that_is_asked(
    before: tuple[str, ...], key: str, whose: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sit_at("planning") as at:
        for early in before:
            at.table.press(early)
        heard = listened(at, monkeypatch)
        at.table.press(key)
        names = [type(part).__name__ for part in at.table.parts]
        asked = [name for name, _, _ in heard]
        assert asked == names[: len(asked)], "in the one order, each at most once"
        takers = [name for name, _, mine in heard if mine]
        assert takers == ([whose] if whose else [])
        assert len(asked) == (names.index(whose) + 1 if whose else len(names))


async def test_behind_a_curtain_nobody_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sit_at("curtain") as at:
        assert at.table.turns.curtain is not None
        heard = listened(at, monkeypatch)
        for key in ("l", "c", "1", "→"):
            at.table.press(key)
        others = [name for name, _, _ in heard if name != "Fingers"]  # fingers only tell held keys apart
        assert others == ["Turns"] * 4
        assert at.table.turns.curtain is not None and at.link.sent == []


async def test_a_click_on_a_command_goes_the_way_of_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sit_at("planning") as at:
        heard = listened(at, monkeypatch)
        assert at.table.do("log")
        by_click, heard[:] = list(heard), []
        await at.press("escape")
        heard.clear()
        at.table.press("l")
        assert [name for name, _, _ in by_click] == [name for name, _, _ in heard]


async def test_every_command_is_that_of_one_part() -> None:
    """What two parts could do would be done by whoever happens to come first."""
    async with sit_at("planning") as at:
        for command in DEFAULT:
            able = [type(part).__name__ for part in at.table.parts if hasattr(part, f"do_{command}")]
            assert len(able) <= 1, (command, able)
            own = hasattr(SheetScreen, f"do_{command}") or f"do_{command}" in vars(TableScreen)
            assert able or own or command in ("first", "last"), f"nobody does {command}"
            assert command not in PAGES["lobby"], "the lobby's letters are the lobby's"


async def test_one_answer_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table in this process hears what passed one check on its way, like one over a line."""
    judged: list[str] = []
    misfit = packing.misfit

    def told(message: Any, grammar: Grammar) -> str:
        judged.append(f"{message['kind']} {'up' if grammar is TABLE_UP else 'down'}")
        return misfit(message, grammar)

    monkeypatch.setattr(packing, "misfit", told)
    app = app_for(table_link(seed=5, seats=3, four_planets=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        judged.clear()
        answer(app, random.Random(1))
        assert judged.count("answer up") == 1
