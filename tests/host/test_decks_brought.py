"""A deck is brought to a table over the network: checked, kept through a kill of the host, shown to nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw.lobby import lobby
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.room.lobby import Lobby, Plan
from cosmic_tui.say.parts import form_of
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import read
from cosmic_tui.words import words
from engine.bots import characters, make_bot
from engine.chaos.decks import READY
from engine.kernel.asking import Refused

from .sockets import leave, let_in, open_host
from .world import OWNER_KEY, World

HUNT = dict(READY["sharkfolk_hunt"].cards)
FLEET = dict(READY["human_combined_fleet"].cards)


def table() -> tuple[World, Any, Any]:
    world = World(("open", "open"), game="chaos", begins_alone=False)
    ada, bea = world.peer("Ada", key=OWNER_KEY).connect(), world.peer("Bea").connect()
    world.carry()
    return world, ada, bea


def decks(peer: Any) -> list[Any]:
    return list(peer.screen.lobby["options"]["decks"])


def test_a_bot_with_a_character_brings_its_deck_and_a_guest_its_own() -> None:
    """The table is agreed on without it: what others play is nobody's business before the game."""
    lobby_ = Lobby(Plan("x", ("open", "captain:timo", "rookie"), game="chaos"))
    lobby_.sit(1, "Ada", 0)
    lobby_.bring(1, "deck", HUNT)
    assert lobby_.setup(5).options["decks"] == [HUNT, *characters("chaos")["timo"].decks, ""]
    assert lobby_.check()["decks"] == [HUNT, "", ""] == lobby_.all_options()["decks"]


def test_a_deck_is_its_owners_and_others_learn_that_it_is_there() -> None:
    """K-DECK-1: whoever brings it sees it; the others see that there is one, and get no name of a card in it."""
    world, ada, bea = table()
    bea.say(kind="bring", what="deck", value=HUNT)
    world.carry()
    mine = bea.screen.lobby["you"]
    assert decks(bea)[mine] == HUNT
    assert decks(ada)[mine] == "hidden"
    said = form_of("chaos").agreed(words("en", "chaos"), ada.screen.lobby["options"])
    assert said[-1] == "1 deck is there, legal"
    rows = lobby(Look(words("en", "chaos"), parts=Parts("chaos")), 80, 24, ada.screen.lobby, 0, [], "", None)
    seats = [plain(row) for row in rows if "Bea" in plain(row) or "Ada" in plain(row)][:2]
    assert ["· deck" in row for row in seats] == [number == mine for number in (0, 1)]
    heard = b"".join(data for _, data in ada.heard)
    assert b"razor_fin" not in heard and b"razor_fin" in b"".join(data for _, data in bea.heard)


def test_a_deck_with_a_fault_is_refused_and_the_old_one_stands() -> None:
    world, _, bea = table()
    bea.say(kind="bring", what="deck", value=HUNT)
    for wrong in (
        {**HUNT, "crx": 1},
        {**HUNT, "razor_fin": 4},
        {"dragon": 45},
        "no_such_deck",
        [1, 2],
        {"crx": -3},
        None,
    ):
        bea.say(kind="bring", what="deck", value=wrong)
    bea.say(kind="bring", what="sandwich", value="cheese")
    world.carry()
    faults = ["deck_fault"] * 3 + ["unknown_deck", "option_type", "option_type", "option_type", "nothing_to_bring"]
    assert bea.screen.refused == faults
    assert decks(bea)[bea.screen.lobby["you"]] == HUNT


def test_decks_outlive_the_host_and_the_game_is_played_with_them() -> None:
    """Nobody else sees a deck before the end; then both lists are told."""
    world, ada, bea = table()
    bea.say(kind="bring", what="deck", value=HUNT)
    ada.say(kind="bring", what="deck", value=FLEET)
    world.carry()
    world.kill()
    for peer in (ada, bea):
        peer.connect()
    world.carry()
    for number, peer in enumerate((ada, bea)):
        peer.lobby("ready")
        peer.bot = make_bot("rookie", number, 100 + number, "chaos")
    ada.lobby("start")
    world.carry()
    setup = world.room.table.setup
    assert [json.dumps(deck, sort_keys=True) for deck in setup.options["decks"]] == [
        json.dumps(deck, sort_keys=True) for deck in (FLEET, HUNT)
    ]
    assert ada.screen.hello["options"]["decks"][1] == bea.screen.hello["options"]["decks"][0] == "hidden"
    world.play(10)
    ada.say(kind="answer", serial=ada.screen.question["serial"], answer={"act": ["concede"]})
    world.carry()
    assert world.room.over
    assert ada.screen.over["ending"]["decks"] == bea.screen.over["ending"]["decks"] == [FLEET, HUNT]


async def test_a_guest_brings_a_deck_as_it_comes_in(tmp_path: Path) -> None:
    """K-DECK-1, over a socket: `cosmic join CODE --bring NAME`; a name that means nothing is told, the guest stays."""
    for word, wanted in (("sharkfolk_hunt", "sharkfolk_hunt"), ("no such deck", "")):
        (tmp_path / word).mkdir()
        host, code = await open_host(tmp_path / word, game="chaos", chairs=("open", "open"), begins_alone=False)
        link = RemoteLink(read(code), Wishes("Ada"), Trust(tmp_path))
        link.brings = lambda game, word=word: form_of(game).brought(word)
        heard: list[Any] = []
        link.subscribe(lambda seat, message, heard=heard: heard.append(message))
        task = await let_in(link)
        await until(lambda heard=heard: any(one["kind"] == "refused" for one in heard) or len(lobbies(heard)) > 1)
        last = lobbies(heard)[-1]
        assert [*last["options"]["decks"], ""][last["you"]] == wanted
        assert [one["code"] for one in heard if one["kind"] == "refused"] == ([] if wanted else ["unknown_deck"])
        await leave(link, task)
        await host.stop()


def lobbies(heard: list[Any]) -> list[Any]:
    return [one["lobby"] for one in heard if one["kind"] == "lobby"]


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def test_other_games_have_nothing_to_bring() -> None:
    with pytest.raises(Refused, match="nothing_to_bring"):
        form_of("encounter").brought("a friend")
