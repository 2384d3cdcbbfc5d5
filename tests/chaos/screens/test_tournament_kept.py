"""Tournaments that are kept: through kills, by bots alone, with people at one host, by the judge; what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.extras.hosted_series import Tables, play_bots
from cosmic_tui.games.chaos import cup
from cosmic_tui.host.admission import Access, locked
from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.room.room import Room
from engine.bots import make_bot
from engine.chaos.tournament import HOUR
from tests.host.world import OWNER_KEY, World

DECKS = ("xeno_brood", "zarg_invasion", "sharkfolk_hunt", "human_combined_fleet", "carnoplant_exchange")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing kept from one test to the next."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def bots(count: int) -> tuple[cup.Entry, ...]:
    return tuple(cup.Entry(f"Bot {number}", DECKS[number], "rookie") for number in range(count))


class Broken(Exception):
    """The process ends here."""


def test_rounds_survive_a_kill_and_come_to_the_same_end() -> None:
    """Broken off after every game, and gone on with from the file: the same results as in one piece."""
    whole = cup.new("whole", bots(3), 5)
    play_bots(whole)
    cup.new("broken", bots(3), 5)

    def ends(game: Any, winner: int) -> None:
        raise Broken

    runs = 0
    while not cup.load("broken").games.over:
        runs += 1
        try:
            play_bots(cup.load("broken"), ends)
        except Broken:
            continue
    assert runs == len(whole.games.results)
    assert sorted(cup.load("broken").games.results) == sorted(whole.games.results)
    assert cup.load("broken").games.ranking() == whole.games.ranking()


class OneHost:
    """As much of a host as a tournament needs, with the bytes of the test's own world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.hub = world.hub
        self.server = self

    def now(self) -> float:
        return self.world.now

    def open_table(self, plan: Any, seed: int | None = None) -> HostedTable:
        room = Room(plan, self.world.chances)
        name = str(len(self.hub.tables) + 1)
        hosted = HostedTable(name, room, Access(f"key-{name}", OWNER_KEY, locked("")))
        room.lobby_changed()
        self.hub.open(hosted, self.world.now)
        return hosted

    def code(self, hosted: HostedTable) -> str:
        return f"code-{hosted.name}"


def test_people_play_at_tables_of_one_host_and_the_next_round_opens() -> None:
    """A table for two people, bots at once; the result is written down and the final opened."""
    entries = (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1]))
    kept = cup.new("friday", entries, 3)
    world = World(tables=0)
    host = OneHost(world)
    said: list[tuple[str, dict[str, Any]]] = []
    tables = Tables(kept, host, lambda ident, **facts: said.append((ident, facts)))  # type: ignore[arg-type]
    world.hub.ended = tables.ended
    tables.open_tables()
    assert [ident for ident, _ in said] == ["table"]
    again = Tables(kept, host, lambda ident, **facts: said.append((ident, facts)))  # type: ignore[arg-type]
    again.find()  # as after a kill of the host: nothing is opened twice, and the way in is told again
    again.open_tables()
    assert [ident for ident, _ in said] == ["table", "table"] and len(world.hub.tables) == 1
    play_at(world, "key-1", ("Bea", "Ada"))
    assert len(kept.games.results) == 1 and cup.load("friday").games.results == kept.games.results
    assert said[-1][0] == "won"
    tables.open_tables()
    assert set(tables.open) == {"swiss-1-1", "final-1-1"}


def test_a_chair_is_kept_for_its_player_and_the_deck_stays_what_it_was() -> None:
    """Whoever comes first: the deck goes with the name; a stranger and another deck are refused with a sentence."""
    entries = (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1]), cup.Entry("Quill", DECKS[2], "rookie"))
    kept = cup.new("monday", entries, 3)
    world = World(tables=0)
    tables = Tables(kept, OneHost(world), lambda ident, **facts: None)  # type: ignore[arg-type]
    tables.open_tables()
    (bout,) = [bout for bout in kept.bouts() if not bout.of_bots]
    names = [seat.name for seat in bout.seats]
    people = [seat.name for seat in bout.seats if not seat.level]
    stranger = world.peer("Zoe", "the-session-of-Zoe", key="key-1").connect()
    world.carry()
    assert stranger.closed == "chairs_kept" and stranger.facts == {"who": ", ".join(people)}
    for name in reversed(people):
        peer = world.peer(name, f"the-session-of-{name}-1", key="key-1").connect()
        world.carry()
        assert peer.seat == names.index(name)
        peer.say(kind="bring", what="deck", value=DECKS[4])
        world.carry()
        assert peer.screen.refused == ["brought_already"]
    hosted = tables.open[bout.id]
    assert [chair.name for chair in hosted.room.lobby.chairs] == names
    assert hosted.room.lobby.all_options()["decks"] == [entries[seat.player].deck for seat in bout.seats]


def test_at_a_table_with_kept_chairs_nobody_has_more_to_say_than_the_other() -> None:
    """Whoever comes first puts no bot on the other's chair, changes no deck and shows nobody out."""
    kept = cup.new("monday", (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1])), 3)
    world = World(tables=0)
    tables = Tables(kept, OneHost(world), lambda ident, **facts: None)  # type: ignore[arg-type]
    tables.open_tables()
    ada = world.peer("Ada", "the-session-of-Ada-1", key="key-1").connect()
    world.carry()
    other = 1 - ada.seat
    for deed in (
        {"do": "fill", "word": "rookie"}, {"do": "shut", "seat": other}, {"do": "start"}, {"do": "kick", "seat": other},
        {"do": "options", "options": {"decks": [DECKS[2], DECKS[2]]}},
    ):  # fmt: skip
        ada.screen.refused.clear()
        ada.say(**({"kind": "lobby", "seat": -1, "word": "", "options": {}} | deed))
        world.carry()
        assert ada.screen.refused == ["not_owner"], deed
    decks = tables.open["swiss-1-1"].room.lobby.all_options()["decks"]
    assert sorted(decks) == sorted(DECKS[:2])


def test_who_agree_to_end_are_judged() -> None:
    """K-TOUR-4: a game is never a draw, and a tournament does not wait for one that nobody plays any more."""
    kept = cup.new("early", (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1])), 3)
    world = World(tables=0)
    tables = Tables(kept, OneHost(world), lambda ident, **facts: None)  # type: ignore[arg-type]
    world.hub.ended = tables.ended
    tables.open_tables()
    peers = [world.peer(name, f"the-session-of-{name}-1", key="key-1").connect() for name in ("Ada", "Bea")]
    world.carry()
    for peer in peers:
        peer.lobby("ready")
    world.carry()
    for peer in peers:
        peer.say(kind="vote", about="end", seat=-1, yes=True)
    world.carry()
    assert len(kept.games.results) == 1 and cup.load("early").games.results == kept.games.results
    tables.look_at_clocks()
    tables.open_tables()
    assert "final-1-1" in tables.open


def play_at(world: World, key: str, names: tuple[str, str]) -> None:
    """Two people sit down and play to the end."""
    peers = [world.peer(name, f"the-session-of-{name}-{key}", key=key).connect() for name in names]
    world.carry()
    for number, peer in enumerate(peers):
        peer.bot = make_bot("rookie", peer.seat, number, "chaos")
        peer.lobby("ready")
    for _ in range(4000):
        world.carry()
        if not any([peer.play() for peer in peers]):
            break
        world.wait(0.01)
    assert all(peer.screen.over for peer in peers)


def test_the_judge_ends_a_game_whose_hour_is_over() -> None:
    """K-TOUR-4: nobody waits for ever, and it is no draw."""
    kept = cup.new("late", (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1])), 3)
    world = World(tables=0)
    clock = [0.0]
    tables = Tables(kept, OneHost(world), lambda ident, **facts: None, lambda: clock[0])  # type: ignore[arg-type]
    world.hub.ended = tables.ended
    tables.open_tables()
    peers = [world.peer(name, key="key-1").connect() for name in ("Ada", "Bea")]
    world.carry()
    for peer in peers:
        peer.lobby("ready")
    world.carry()
    tables.look_at_clocks()
    clock[0] = HOUR - 1
    tables.look_at_clocks()
    assert not kept.games.results and cup.load("late").began
    clock[0] = HOUR + 1
    tables.look_at_clocks()
    assert len(kept.games.results) == 1 and not cup.load("late").began


def test_the_command_makes_shows_and_plays_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "new", "cup", "Ada:xeno_brood=rookie", "--bots", "3"]) == 0
    assert main(["tournament", "win", "cup", "swiss-1-1", winner_of_the_first()]) == 0
    assert main(["tournament", "play", "cup"]) == 0
    told = capsys.readouterr().out
    assert "Place 1:" in told and "Place 3:" in told
    assert main(["tournament", "list"]) == 0 and "cup" in capsys.readouterr().out


def test_as_many_bots_take_part_as_are_wished_and_play_as_is_wished(capsys: pytest.CaptureFixture[str]) -> None:
    """There are five usual names: more bots have the same names with numbers, beside those that people have taken."""
    assert main(["tournament", "new", "ten", "--bots", "10"]) == 0
    names = [entry.name for entry in cup.load("ten").entries]
    assert len(set(names)) == 10 and names[:6] == ["Tom", "Ines", "Quill", "Max", "Odette", "Tom 2"]
    assert {entry.bot for entry in cup.load("ten").entries} == {"rookie"}
    people = ["tom", "Ines 2", "Bea:xeno_brood=captain:varg"]
    assert main(["tournament", "new", "full", *people, "--bots", "61", "--level", "captain:bruna"]) == 0
    entries = cup.load("full").entries
    assert len({entry.name.casefold() for entry in entries}) == 64
    assert [entry.bot for entry in entries] == ["", "", "captain:varg", *["captain:bruna"] * 61]
    assert "captain:bruna" in capsys.readouterr().out


def winner_of_the_first() -> str:
    kept = cup.load("cup")
    return kept.entries[kept.games.open()[0].players[0]].name


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "nothing"], "There is no tournament called nothing"),
        (["show"], "Which tournament?"),
        (["new", "cup", "Ada", "Bea", "--simple-combat"], "Tournaments use full combat only."),  # K-SIMC-5, K-TOUR-8
        (["new", "cup", "Ada"], "A tournament has 2 to 64 players."),
        (["new", "cup", "Ada", "--bots", "64"], "A tournament has 2 to 64 players."),
        (["new", "cup", "Ada", "Bea", "--bots", "-1"], "A tournament has 2 to 64 players."),
        (["new", "cup", "--bots", "4", "--level", "genius"], "There is no bot called genius."),
        (["new", "cup", "Ada", "Bea=captain:nobody"], "There is no bot called captain:nobody."),
        (["new", "cup", "Ada", "ada"], "Two players can't have the same name."),
        (["new", "../cup", "Ada", "Bea"], "can't name a tournament"),
        (["win", "there", "swiss-9-9", "Ada"], "The game swiss-9-9 can't be played now"),
        (["win", "there", "swiss-1-1", "Zoe"], "Nobody called Zoe takes part."),
        (["win", "there"], "The judge names a game"),
        (["new", "there", "Ada", "Bea"], "There is a tournament called there already."),
    ],
)
def test_what_does_not_work_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cup.new("there", (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1])), 1)
    before = cup.SHELF.file("there").read_bytes()
    assert main(["tournament", *words]) == 2
    told = capsys.readouterr().err
    assert sentence in told and len(told.strip().splitlines()) == 1
    assert cup.SHELF.file("there").read_bytes() == before


def test_a_file_that_cannot_be_read_is_left_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    cup.new("spoilt", bots(2), 1)
    for text in (
        "",
        "{}",
        "[1]",
        '{"entries": [], "games": {"players": ["a", "b"], "seed": 1, "results": []}, "began": {}}',
    ):
        cup.SHELF.file("spoilt").write_text(text, encoding="utf-8")
        assert main(["tournament", "show", "spoilt"]) == 2
        assert "has not been changed" in capsys.readouterr().err
        assert cup.SHELF.file("spoilt").read_text(encoding="utf-8") == text
