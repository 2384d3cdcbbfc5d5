"""A game nobody else knows, played wherever the program plays: on screen, in lines, over TCP, saved, looked at."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from cosmic_tui.games import games, part
from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link import saved
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.replay import replay_of, saved_game
from cosmic_tui.link.robot import Robot
from cosmic_tui.messages import up
from cosmic_tui.plain.session import Session
from cosmic_tui.room.lobby import Plan
from cosmic_tui.screens.table import TableScreen
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.storage import saves
from cosmic_tui.storage.trust import Trust
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.wire.codes import read
from cosmic_tui.words import words
from engine.bots import make_bot
from engine.bots.simulate import play as simulate
from engine.games import rules_of
from tests.screens.playing import answer, app_for, play, rows, settled

SIZES = [(80, 24), (100, 30), (140, 45), (200, 60)]


def setup(people: tuple[str, ...] = ("Ada",), seed: int = 3) -> GameSetup:
    return GameSetup(people_and_bots(list(people), 3, "random"), seed, {"seats": 3}, "toy")


def test_it_is_found_and_simulated(toy: str) -> None:
    assert toy in games()
    result = simulate(rules_of(toy), {"seats": 3}, 5, ("random",), strict=True)
    assert result.fault is None and result.winners and not result.endless


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("size", SIZES)
async def test_it_is_played_on_screen_to_the_end(toy: str, size: tuple[int, int]) -> None:
    """Every row as wide as the window, every option somewhere on it, and the last page in the end."""
    app = app_for(saved.unkept(setup()))
    chance = random.Random(size[0])
    seen = set()
    async with app.run_test(size=size) as pilot:
        for _ in range(2000):
            await settled(pilot)
            table = app.table()
            if table.model.over is not None:
                break
            if table.state.question is not None:
                seen.add(table.state.question["why"])
                assert {len(line) for line in rows(app).split("\n")} == {size[0]}
                assert len(table.sheet.shown) == size[1]
                answer(app, chance)
        assert table.model.over is not None and {"turn.lay", "turn.prize", "turn.worth"} <= seen
        table.ending.open()
        await settled(pilot)
        assert isinstance(app.screen, VictoryScreen)
        assert str(setup().seed) in rows(app)


async def test_every_page_opens_and_closes(toy: str) -> None:
    """Help, log, menu, codex, moments, orders, things, the palette, a seat: none needs a game that is known."""
    app = app_for(saved.unkept(setup()))
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        for key in ("question_mark", "l", "m", "a", "t", "s", "g", "ctrl+p", "i", "x", "w", "o", "e", "d", "z", "p"):
            await pilot.press(key)
            await settled(pilot)
            assert rows(app).strip(), key
            while app.screen is not app.table():
                await pilot.press("escape")
                await settled(pilot)


async def test_what_is_done_beside_the_question(toy: str) -> None:
    """`r` opens the acts; the question is there again afterwards, with what is legal by then."""
    app = app_for(saved.unkept(setup()))
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        table, chance = app.table(), random.Random(1)
        while table.state.question is None or table.state.question["why"] == "turn.lay":  # others have laid already
            if table.state.question is not None:
                answer(app, chance)
            await settled(pilot)
        asked, held = table.state.question["why"], len(table.state.view["hand"])
        await pilot.press("r")
        await settled(pilot)
        assert table.eyes.beside and "Look" in rows(app)
        for key in ("2", "enter"):  # concede, look
            await pilot.press(key)
            await settled(pilot)
        assert table.state.question["why"] == "turn.look"
        await pilot.press("1", "enter")
        await settled(pilot)
        assert table.state.question["why"] == asked and len(table.state.view["hand"]) == held + 1


def test_it_is_played_in_lines(toy: str) -> None:
    session = Session(saved.unkept(setup()), words())
    session.link.subscribe(session.hear)
    said, chance = [], random.Random(4)
    for number in range(4000):
        session.link.poll()
        session.speak()
        said += session.take()
        if session.done:
            break
        if session.waits_for_line:
            session.line(str(chance.randrange(4)) if number % 3 else "pass")
    assert session.done and any(str(setup().seed) in line for line in said)
    for command in ("?", "t", "h", "w", "o", "e", "i", "l", "r", "s"):
        session.done = False
        session.line(command)


def test_it_is_kept_gone_on_with_and_taken_back(toy: str, tmp_path: Path) -> None:
    """The same board after going on, its row in the list, its story from the beginning, an answer taken back."""
    link = saved.new_game(setup(), tmp_path)
    person = make_bot("random", 0, 1, toy)
    answers = 0
    while answers < 12:
        view = link.table.rules.view(link.table.match, 0)
        if view["question"] is None:
            link.poll()
            continue
        link.send(0, up.answer(link.table.seats[0].serial, person.answer(view)))
        answers += 1
    board = link.table.rules.view(link.table.match, 0)
    link.close()
    (row,) = saves.list_games(tmp_path)
    assert (row.game, row.problem, row.over) == (toy, "", False) and row.where["turn"] > 0
    again = saved.resume(row.name, tmp_path)
    assert again.table.rules.view(again.table.match, 0) == board
    story = replay_of(saved_game(saves.load(row.path)))
    assert story.rules.name == toy and story.events
    turn = board["turn"]
    again.send(0, up.undo())
    assert again.table.rules.view(again.table.match, 0)["turn"] <= turn
    again.close()


def test_it_is_watched(toy: str) -> None:
    """Who looks on sees the board and nobody's hand."""
    table = saved.unkept(setup()).table
    told = table.snapshot(WATCHERS, 0.0)
    view = next(message["view"] for message in told if message["kind"] == "view")
    assert view["hand"] == [] and view["n"] == 3
    assert next(message for message in told if message["kind"] == "hello")["game"] == toy


async def test_it_is_played_over_tcp(toy: str, tmp_path: Path) -> None:
    """Two people at lines of their own, a bot beside them; the lobby says what is played."""
    folder = tmp_path / "host"
    folder.mkdir()
    host = Host(Where(0, LOOPBACK), folder)
    await host.start()
    rest = {"windows": "quick"}
    plan = Plan("friday", ("open", "open", "random"), {"seats": 3}, rest, game=toy, begins_alone=True)
    code = host.code(host.open_table(plan, seed=7))
    robots = []
    for name in ("Ada", "Bea"):
        (tmp_path / name).mkdir()
        link = RemoteLink(read(code), Wishes(name), Trust(tmp_path / name))
        robots.append(Robot(link, lambda seat, game: make_bot("random", seat, seat, toy)))
    tasks = [asyncio.create_task(one.link.run()) for one in robots]
    try:
        for _ in range(3000):
            if all(one.over is not None for one in robots):
                break
            await asyncio.sleep(0.005)
        assert all(one.over is not None for one in robots)
        assert robots[0].over["winners"] == robots[1].over["winners"]
    finally:
        for one in robots:
            one.link.close()
        await asyncio.gather(*tasks)
        await host.stop()


async def test_the_title_opens_the_game_that_is_chosen(toy: str, tmp_path: Path) -> None:
    """Offered once it has a board of its own."""
    app = app_for(games=tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        offered = app.screen.offered
        assert (toy in offered) == (part(toy, "form").SEATS == 3)
        if toy not in offered:
            return
        app.turn_to(toy)
        app.screen.run_play()
        while not (isinstance(app.screen, TableScreen) and app.screen.is_mounted and app.screen.state.view):
            await settled(pilot)
        assert app.table().model.game == toy and app.table().link.table.rules.name == toy
        assert await play(pilot, 3, most=2) == 2


