"""Chaos Galaxy at the keyboard: whole games through the real screen, pages, and a deck built from nothing."""

from __future__ import annotations

import random

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.canvas.text import AWAY
from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.screens.builder import BuilderScreen
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.saved import unkept
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.table.setup import GameSetup, people_and_bots
from tests.screens.playing import MIDDLE, SMALLEST, app_for, keys_for, settled

DECKS = ["human_combined_fleet", "zarg_invasion", "sharkfolk_hunt"]


def table_link(seed: int, people: tuple[str, ...] = ("Vera",), seats: int = 2, **options) -> EmbeddedLink:
    wishes = {"seats": seats, "decks": DECKS[:seats] if options.get("mode") != "beginner" else [], **options}
    return unkept(GameSetup(people_and_bots(list(people), seats, "random"), seed, wishes, game="chaos"))


def answer(table, chance: random.Random) -> None:
    """With keys alone: a verb first where the prompt asks for one, then the thing."""
    draft = table.answer.draft
    if isinstance(draft, Draft) and draft.groups and not draft.opened:
        table.press(str(chance.randrange(len(draft.groups)) + 1) if chance.random() < 0.9 else "0")
        draft = table.answer.draft
        if draft is not None and draft.opened and draft.choice is not None and not draft.choice.no:
            here = [choice for choice in draft.choices if choice.heading == draft.choice.heading]
            table.press(chance.choice([choice for choice in here if choice.page == draft.page]).digit)
    else:
        if isinstance(draft, Draft) and draft.ticked:
            table.press("0")
        for key in keys_for(draft, chance):
            table.press(key)
    table.press("Enter")
    if table.eyes.confirm:
        table.press("Enter")


async def played(app, pilot, seed: int, most: int) -> list[int]:
    """The seats that answered, one after the other, by keys drawn at random."""
    chance, asked = random.Random(seed), []
    for _ in range(most):
        await settled(pilot)
        table = app.table()
        if table.model.over is not None:
            break
        if table.turns.curtain is not None:
            await pilot.press("enter")
        elif table.state.question is not None:
            asked.append(table.seat)
            answer(table, chance)
    return asked


def seen(app) -> str:
    return "\n".join(plain(row) for row in app.screen.sheet.shown)


async def test_a_whole_official_game_with_keys_alone_in_the_smallest_window():
    app = app_for(table_link(2, last_turn=10))  # ten turns, then the judge
    async with app.run_test(size=SMALLEST) as pilot:
        await played(app, pilot, 2, 2000)
        await settled(pilot)
        assert app.table().model.over is not None
        assert "win" in seen(app)
        await pilot.press("enter")
        await settled(pilot)
        assert "Colonies" in seen(app)


@pytest.mark.parametrize(("seats", "mode"), [(2, "beginner"), (3, "official")])
async def test_other_tables_in_a_larger_window(seats, mode):
    app = app_for(table_link(5, seats=seats, mode=mode))
    async with app.run_test(size=MIDDLE) as pilot:
        assert await played(app, pilot, 5, 30) and app.table().model.over is None
        assert "Chaos Galaxy" in seen(app)


async def test_two_people_at_one_keyboard_have_a_curtain_between_their_hands():
    app = app_for(table_link(3, people=("Ada", "Bea")))
    async with app.run_test(size=SMALLEST) as pilot:
        assert set(await played(app, pilot, 3, 40)) == {0, 1}


async def test_every_page_of_the_table_opens_and_closes():
    app = app_for(table_link(2))
    async with app.run_test(size=SMALLEST) as pilot:
        await played(app, pilot, 2, 20)
        for key in ("w", "e", "d", "t", "a", "l", "?"):
            await pilot.press("question_mark" if key == "?" else key)
            await settled(pilot)
            assert seen(app).strip()
            await pilot.press("escape")
            await settled(pilot)
        assert "Chaos Galaxy" in seen(app)


async def test_conceding_is_asked_once_more():
    """Two keys are quickly pressed, and nobody gives a game back."""
    app = app_for(table_link(2))
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        for keys, over in ((("r", "enter"), False), (("escape", "escape"), False), (("r", "enter", "enter"), True)):
            await pilot.press(*keys)
            await settled(pilot)
            assert (app.table().model.over is not None) is over, keys


async def test_a_deck_built_from_nothing_at_80x24(monkeypatch, tmp_path):
    """Found by typing, added, filtered, undone, named; the file is there and may be brought to a table."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = app_for()
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        builder = BuilderScreen()
        app.show(builder)
        await settled(pilot)
        pressed(builder, "n", *["Backspace"] * 8, *"Wolves", "Enter")
        for word, copies in SHOPPING:
            pressed(builder, "/", *["Backspace"] * 20, *word.replace(" ", "_"), "Enter", *["+"] * copies)
        await settled(pilot)
        assert builder.bench.size == 45 and builder.bench.faults() == []
        assert "45 cards, ready to play" in seen(app)
        pressed(builder, "+")
        await settled(pilot)
        assert "more copies" in seen(app)
        builder.clicked(AWAY, False)
        await settled(pilot)
        assert "more copies" not in seen(app)
        pressed(builder, "-", "u")
        assert builder.bench.size == 45
        pressed(builder, "n", *["Backspace"] * 8, "Enter")
        assert builder.bench.name == "Wolves", "a deck keeps its name if none is typed"
        await pilot.press("escape")
    own = deckbox.find("Wolves")
    assert own.deck.size == 45 and own.faults == ()
    link = table_link(4, decks=[deckbox.wished(own.key), "zarg_invasion"])
    assert link is not None


def pressed(screen, *keys: str) -> None:
    """Keys by the names people read; a blank is written as a line here."""
    for key in keys:
        screen.press("Space" if key == "_" else key)


SHOPPING = [
    (name, 3)
    for name in (
        "lancer wing", "vanguard patrol", "garrison cutter", "unicornis", "cobra flash", "razor fin", "tide hunter",
        "marduk kurios", "frenzy pack", "overlap screen", "linked fire", "shoal commander", "war bonds", "joint oper",
        "extortion",
    )
]  # fmt: skip


async def test_a_fault_is_shown_and_reached_and_a_text_is_pasted(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = app_for()
    async with app.run_test(size=MIDDLE) as pilot:
        await settled(pilot)
        builder = BuilderScreen()
        app.show(builder)
        await settled(pilot)
        builder.do_read_text()
        from textual import events

        builder.on_paste(events.Paste("name: Mixed\n3 unicornis\n2 rust fang\n1 vangard patrol\n"))
        await settled(pilot)
        assert "Vanguard Patrol" in seen(app) and "line" in seen(app)
        assert builder.bench.counts == {"unicornis": 3, "rust_fang": 2}
        assert "FAULT" in seen(app)
        await pilot.press("exclamation_mark", "exclamation_mark")
        await settled(pilot)
        assert builder.bench.here == "rust_fang"
