"""A game outlives the rules it was begun by: kept on disk, gone on with by a program whose rules have changed.

In every game a number is changed, a question is dropped and one is added; the files were left at positions inside
windows, deals, battles and stacks of steps.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.host.hosted import hosted_of
from cosmic_tui.link import saved
from cosmic_tui.link.film import FilmLink
from cosmic_tui.link.replay import saved_game
from cosmic_tui.new_game import look_back
from cosmic_tui.room.record import record_of
from cosmic_tui.storage import saves
from cosmic_tui.table import automatic, reliving, ways
from cosmic_tui.table.automatic import plainest
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup, make_setup
from cosmic_tui.table.snapshots import Snapshot
from cosmic_tui.table.table import Table
from engine.games import start
from engine.kernel.asking import ALWAYS, BARGAIN, Refused, drawn, nth, pick
from engine.kernel.chance import mix
from engine.kernel.packing import pack
from engine.kernel.record import read, write
from tests.host.world import World
from tests.night import LARGE

MOST = 6000
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "encounter": ({"seats": 4, "flares": True}, "captain"),
    "andromeda": ({"seats": 3, "length": "short"}, "rookie"),
    "chaos": ({"seats": 2}, "rookie"),
}
# where files are left: kinds of questions inside windows, deals, battles; and how many steps wait by then at least
PLACES: dict[str, tuple[tuple[str, int], ...]] = {
    "encounter": (("window", 3), ("respond", 4), ("deal", 2), ("planning.pick", 2), ("alliance.join", 2), ("place", 3)),
    "andromeda": (("battle.", 3), ("turn.window", 2), ("launch.", 1), ("modules.", 3), ("pay.", 3)),
    "chaos": (("combat", 3), ("window", 4), ("fire", 3), ("main.place", 1)),
}


def setup_of(game: str, seed: int) -> GameSetup:
    options, level = GAMES[game]
    bots = [SeatSetup(BOT, f"Bot{number}", level) for number in range(1, options["seats"])]
    return GameSetup((SeatSetup(PERSON, "Ada"), *bots), seed, options, game)


def answer_one(table: Table) -> None:
    """Ada answers by dice."""
    question = table.match.question_for(0)
    assert question is not None
    bits = mix(table.setup.seed, table.answers)
    answer = plainest(question) if question.shape == BARGAIN else drawn(question, bits)
    table.answer(0, table.seats[0].serial, answer, 0.0)


def until(table: Table, here: Callable[[Table], bool], most: int = MOST) -> bool:
    for _ in range(most):
        if table.match.over:
            return False
        if here(table):
            return True
        answer_one(table)
    return False


def at(why: str, deep: int) -> Callable[[Table], bool]:
    def here(table: Table) -> bool:
        asked = table.match.question_for(0)
        waits = len(table.match.game.stack)
        return asked is not None and asked.why.startswith(why) and waits >= deep

    return here


@pytest.mark.parametrize("packed", [b"junk", zlib.compress(b"\xc1"), zlib.compress(pack({"format": 1, "taken": b"?"}))])
def test_a_kept_position_that_nobody_can_open_is_told_as_a_save_that_does_not_fit(packed: bytes) -> None:
    table = Table(setup_of("chaos", 1))
    story = ways.Story(kept=[Snapshot(0, table.rules.version, True, packed)])
    with pytest.raises(Refused, match="save_drifted"):
        ways.find(table, story, table.rules.version)


# --- other rules -------------------------------------------------------------------------------------------------

Change = Callable[[pytest.MonkeyPatch, str], None]
NUMBERS = {  # a printed number of each game, and what it is from now on
    "encounter": ("engine.encounter.phases.resolution.DEAL_PENALTY", 2),
    "andromeda": ("engine.andromeda.tracks.LATE", 3),
    "chaos": ("engine.chaos.turn.INCOME", 4),
}
DROPPED = {"encounter": "regroup.retrieve", "andromeda": "event.react", "chaos": "main.sell"}
ADDED = {"encounter": "planning.pick", "andromeda": "turn.main", "chaos": "main"}


def asking_otherwise(patch: pytest.MonkeyPatch, game: str, asks: Callable[[Any], Iterator[Any]]) -> None:
    """Every step of a game that asks puts its questions through `asks` from now on."""
    table = rules_of(game).new(*_plainest(game)).game.STEPS.table

    def wrapped(function: Any) -> Any:
        def step(position: Any, *args: Any) -> Iterator[Any]:
            running = function(position, *args)
            try:
                asked = next(running)
                while True:
                    asked = running.send((yield from asks(asked)))
            except StopIteration:
                return

        return step

    for name, (function, asking) in list(table.items()):
        if asking:
            patch.setitem(table, name, (wrapped(function), True))


def _plainest(game: str) -> tuple[dict[str, Any], int]:
    return rules_of(game).agreed(GAMES[game][0]), 1


def a_number(patch: pytest.MonkeyPatch, game: str) -> None:
    patch.setattr(*NUMBERS[game])


def a_question_less(patch: pytest.MonkeyPatch, game: str) -> None:
    def asks(asked: Any) -> Iterator[Any]:
        if getattr(asked, "why", "") == DROPPED[game]:
            return nth(asked, 0)
        return (yield asked)

    asking_otherwise(patch, game, asks)


def a_question_more(patch: pytest.MonkeyPatch, game: str) -> None:
    def asks(asked: Any) -> Iterator[Any]:
        if getattr(asked, "why", "") == ADDED[game]:
            yield pick(asked.seat, "turn.surely", [("yes",), ("no",)], marks=ALWAYS)
        return (yield asked)

    asking_otherwise(patch, game, asks)


CHANGES: tuple[Change, ...] = (a_number, a_question_less, a_question_more)
FEW = [(game, change, 3 * number + 1) for game in GAMES for number, change in enumerate(CHANGES)]
ALL = [(game, change, number) for game in GAMES for change in CHANGES for number in range(10)]


def left_behind(game: str, number: int, folder: Path) -> tuple[str, list[Any], str]:
    """A file that was left at the given place: its name, what everybody saw then, what was asked."""
    why, deep = PLACES[game][number % len(PLACES[game])]
    for seed in range(number, number + 40):
        link = saved.new_game(setup_of(game, seed), folder)
        if until(link.table, at(why, deep), 400):
            break
        link.close()
        link.journal.path.unlink()
    else:
        raise AssertionError(f"nobody comes to {why} with {deep} steps")
    link.send(0, {"kind": "chat", "text": "later"})
    seen = boards(link.table)
    asked = link.table.match.pending[0].why
    link.close()
    return link.journal.name, seen, asked


def plain(given: Any) -> Any:
    """As files have it: tuples as lists."""
    return json.loads(json.dumps(given))


def boards(table: Table) -> list[Any]:
    """What every seat and who looks on sees, but for what is asked."""
    return [
        {name: part for name, part in table.rules.view(table.match, seat).items() if name not in ("question", "asked")}
        for seat in range(-1, table.match.game.n)
    ]


def goes_on(game: str, change: Change, number: int, folder: Path, patch: pytest.MonkeyPatch) -> None:
    name, seen, asked = left_behind(game, number, folder)
    rules = type(rules_of(game))
    patch.setattr(rules, "version", rules.version + 1)
    change(patch, game)
    if asked != DROPPED[game]:
        with patch.context() as still:
            still.setattr(automatic, "run", lambda table, now: None)  # before bots answer what they are asked anew
            before = saves.load(saves.find(name, folder))
            untouched = Table(before.setup)
            untouched.start(0.0, before.entries, before.rules)
            assert boards(untouched) == seen
    link = saved.resume(name, folder)
    table = link.table
    for seat in table.readers():
        assert [event["event"] for event in seat.log].count(reliving.NEWER) == 1
    log, answers = len(table.seats[0].log), table.answers
    assert not table.history.reaches(0, table.match.game.counter), "undo reaches back to here, no further"
    until(table, lambda table: table.answers > answers + 5)
    told = table.seats[0].log[:log]
    link.close()
    again = saved.resume(name, folder)
    assert plain(again.table.given) == plain(table.given) and again.table.seats[0].log[:log] == told
    until(again.table, lambda table: not LARGE and table.answers > answers + 60)
    assert again.table.match.over or not LARGE
    for record in (record_of(again.table), saved_game(saves.load(saves.find(name, folder)))):
        with pytest.raises(Refused, match="record_went_on"):  # its answers are of two versions: no game leads through
            start(read(write(record)))
    again.close()


@pytest.mark.parametrize(("game", "change", "number"), FEW)
def test_a_game_goes_on_under_newer_rules(
    game: str, change: Change, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on(game, change, number, tmp_path, monkeypatch)


@pytest.mark.large
@pytest.mark.parametrize(("game", "change", "number"), ALL)
def test_games_go_on_under_newer_rules_from_everywhere(
    game: str, change: Change, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on(game, change, number, tmp_path, monkeypatch)


# --- what is over ------------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_back_at_under_any_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its film was kept when it was closed: story, every board and every show point, as they were told."""
    link = saved.new_game(setup_of("chaos", 3), tmp_path)
    until(link.table, lambda table: False)
    log, points = link.table.seats[0].log, link.past.points(0)
    boards = [link.past.board(0, events) for events in range(0, len(log), 25)]
    link.close()
    assert not (tmp_path / f"{link.journal.name}.film.new").exists() and log and points
    rules = type(rules_of("chaos"))
    monkeypatch.setattr(rules, "version", rules.version + 1)
    monkeypatch.setattr(rules, "new", refusing)  # nothing can be played again
    monkeypatch.setattr("cosmic_tui.link.replay.start", refusing)
    opened: list[Any] = []
    monkeypatch.setattr("cosmic_tui.cli.start.play_on_screen", lambda link: opened.append(link) or 0)
    assert main(["replay", str(tmp_path / f"{link.journal.name}.cosmic"), "--show"]) == 0
    assert isinstance(opened[0], FilmLink)
    film = look_back(link.journal.name, tmp_path)
    heard: list[Any] = []
    film.subscribe(lambda seat, message: heard.append(message))
    assert [message["kind"] for message in heard] == ["hello", "events", "view", "question"]
    assert heard[1]["events"] == plain(log) and film.offers.past is not None
    assert film.offers.past.points(0) == points
    assert plain([film.offers.past.board(0, events) for events in range(0, len(log), 25)]) == plain(boards)
    (tmp_path / f"{link.journal.name}.film").write_bytes(b"torn")
    with pytest.raises(Refused, match="record_rules"):
        look_back(link.journal.name, tmp_path)


def refusing(*_: Any) -> Any:
    raise Refused("record_rules", theirs=1, ours=2)


# --- files with more and with less -------------------------------------------------------------------------------


def test_a_set_up_of_another_version_is_read() -> None:
    """What is unknown is left out, and what is missing is usual."""
    setup = setup_of("andromeda", 4)
    old = setup.plain()
    old["options"] = {**old["options"], "moons_of_cheese": 3, "tides": [1]}
    assert make_setup({**old, "weather": "fine", "seats": [{**seat, "hat": 1} for seat in old["seats"]]}) == setup
    del old["patience"], old["windows"]
    assert make_setup(old) == setup
    with pytest.raises(Refused, match="setup_form"):
        make_setup({**old, "seats": [1, 2]})


def test_a_host_reads_the_plan_of_another_version() -> None:
    header = {
        "name": "1", "key": "k", "owner_key": "o", "password": b"", "lamp": 1,
        "plan": {
            "name": "friday", "chairs": ["open", "rookie"], "game": "chaos", "options": {"tides": 1, "seats": 2},
            "rest": {"weather": 1, "windows": "even"}, "music": "loud",
        },
    }  # fmt: skip
    plan = hosted_of(header, World().chances).room.plan
    assert (plan.options, plan.rest, plan.watchers) == ({"seats": 2}, {"windows": "even"}, True)


def test_a_damaged_game_that_nobody_can_play_is_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = saved.new_game(setup_of("chaos", 3), tmp_path)
    until(link.table, lambda table: table.answers > 30)
    link.close()
    data = link.journal.path.read_bytes()
    (tmp_path / "bent.cosmic").write_bytes(data[:-40] + b"\x00\xff" + data[-38:])
    rules = type(rules_of("chaos"))
    with monkeypatch.context() as others:
        others.setattr(rules, "version", rules.version + 1)
        others.setattr(rules, "box", lambda self: {"faces": ["none"], "effects": []})
        others.setattr(ways, "mark_of", lambda question, match: 0)
        before = sorted(tmp_path.iterdir())
        with pytest.raises(Refused, match="save_other_rules"):
            saves.rescue("bent", tmp_path)
        assert sorted(tmp_path.iterdir()) == before
    assert saves.rescue("bent", tmp_path)
