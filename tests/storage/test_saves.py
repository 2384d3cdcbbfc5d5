"""Saved games: starting, finding, going on, and everything that can be wrong with a folder or a file."""

import os
from pathlib import Path

import pytest

from cosmic_tui.link import saved
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.up import answer
from cosmic_tui.storage import journal, saves
from cosmic_tui.table import ways
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.kernel.asking import Refused
from tests.support import Person


def setup(seed: int = 3, **options: object) -> GameSetup:
    return GameSetup(people_and_bots(["Ada"], 4, "random"), seed, {"seats": 4, "alien_mode": "none", **options})


class Player:
    """A listener that answers by dice when told to."""

    def __init__(self, link: EmbeddedLink, seed: int = 1) -> None:
        self.link, self.person = link, Person(seed)
        self.heard: list[Message] = []
        self.view: dict = {}
        self.question: Message | None = None
        link.subscribe(self.hear)

    def hear(self, seat: int, message: Message) -> None:
        self.heard.append(message)
        if message["kind"] == "view":
            self.view = message["view"]
        if message["kind"] == "question":
            self.question = message

    def play(self, answers: int) -> None:
        for _ in range(answers):
            if self.question is None or self.question["question"] is None:
                return
            given = self.person.answer(self.view)
            if self.question["question"]["shape"] == "bargain":
                given = ["give_up"]
            self.link.send(0, answer(self.question["serial"], given))


def facts(link: EmbeddedLink) -> tuple:
    return link.table.match.game.facts()


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    link = saved.new_game(setup(), tmp_path)
    Player(link).play(15)
    before = facts(link)
    assert link.table.answers > 15
    link.close()
    again = saved.resume("", tmp_path)
    assert facts(again) == before
    player = Player(again, 2)
    assert player.view["turn"] == link.table.match.game.turn
    player.play(5)
    after = facts(again)
    again.close()
    assert facts(saved.resume(link.journal.name, tmp_path)) == after


def test_an_undone_answer_stays_undone(tmp_path: Path) -> None:
    link = saved.new_game(setup(seed=7), tmp_path)
    player = Player(link)
    player.play(1)
    link.send(0, {"kind": "undo"})
    before = facts(link)
    link.close()
    assert facts(saved.resume("", tmp_path)) == before


def test_the_answer_is_on_disk_before_its_result_is_shown(tmp_path: Path) -> None:
    """Whenever the listener hears anything, the file already replays to that very position."""
    link = saved.new_game(setup(), tmp_path)
    player = Player(link)
    checked = 0

    def check(seat: int, message: Message) -> None:
        nonlocal checked
        player.hear(seat, message)
        if message["kind"] == "view":
            kept = saves.load(saves.find("", tmp_path))
            assert facts(EmbeddedLink(kept.setup, None, kept.entries)) == facts(link)
            checked += 1

    link.subscribe(check)
    player.play(8)
    assert checked >= 8


def test_the_list_tells_who_plays_and_how_far(tmp_path: Path) -> None:
    for number, seed in enumerate((1, 2)):
        link = saved.new_game(setup(seed), tmp_path)
        Player(link).play(10)
        path = link.journal.path
        link.close()
        os.utime(path, (1000 + number, 1000 + number))
        turn = link.table.match.game.turn
    rows = saves.list_games(tmp_path)
    assert [row.changed for row in rows] == [1001, 1000]
    assert (rows[0].people, rows[0].seats, rows[0].turn, rows[0].over) == (("Ada",), 4, turn, False)
    assert rows[0].answers > 10 and rows[0].problem == ""


def test_a_game_that_is_over_is_listed_but_not_the_next_to_play(tmp_path: Path) -> None:
    link = saved.new_game(setup(seed=2, four_planets=True), tmp_path)
    player = Player(link)
    player.play(3000)
    assert link.table.match.over
    assert any(message["kind"] == "over" for message in player.heard)
    link.close()
    assert saves.list_games(tmp_path)[0].over
    with pytest.raises(Refused, match="saves_none"):
        saved.resume("", tmp_path)


def test_one_broken_file_hides_no_good_one(tmp_path: Path) -> None:
    link = saved.new_game(setup(), tmp_path)
    Player(link).play(6)
    link.close()
    (tmp_path / "text.cosmic").write_text("not a game")
    (tmp_path / "other.txt").write_text("no game at all")
    data = link.journal.path.read_bytes()
    middle = len(data) // 2
    (tmp_path / "bent.cosmic").write_bytes(data[:middle] + b"\x00\xff" + data[middle + 2 :])
    rows = {row.name: row.problem for row in saves.list_games(tmp_path)}
    assert rows == {"text": "save_foreign", "bent": "save_broken", link.journal.name: ""}
    for name, code in (("text", "save_foreign"), ("bent", "save_broken"), ("nobody", "save_unknown")):
        with pytest.raises(Refused, match=code) as refused:
            saved.resume(name, tmp_path)
        assert refused.value.facts["name"] == name


def test_the_good_part_of_a_broken_game_can_be_played_and_the_file_stays(tmp_path: Path) -> None:
    link = saved.new_game(setup(), tmp_path)
    Player(link).play(12)
    link.close()
    data = link.journal.path.read_bytes()
    broken = tmp_path / "bent.cosmic"
    middle = len(data) * 2 // 3
    broken.write_bytes(data[:middle] + b"\x00\xff" + data[middle + 2 :])
    before = broken.read_bytes()
    name = saves.rescue("bent", tmp_path)
    again = saved.resume(name, tmp_path)
    assert 0 < again.table.answers < link.table.answers
    assert broken.read_bytes() == before


def test_a_game_by_other_rules_that_leads_nowhere_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = saved.new_game(setup(), tmp_path)
    Player(link).play(3)
    link.close()
    rules = type(link.table.rules)
    monkeypatch.setattr(rules, "version", rules.version + 1)
    monkeypatch.setattr(rules, "box", lambda self: {"aliens": ["other", "ones"]})
    monkeypatch.setattr(ways, "mark_of", lambda question, match: 0)
    before = link.journal.path.read_bytes()
    with pytest.raises(Refused, match="save_other_rules"):
        saved.resume(link.journal.name, tmp_path)
    assert link.journal.path.read_bytes() == before


@pytest.mark.parametrize("place", ["a file", "below a file"])
def test_a_folder_that_cannot_be_written_is_one_refusal(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" if place == "a file" else tmp_path / "file" / "below"
    with pytest.raises(Refused, match="saves_unwritable") as refused:
        saved.new_game(setup(), folder)
    assert refused.value.facts["reason"] and refused.value.facts["name"] == str(folder)
    assert saves.list_games(folder) == []
    Player(saved.unkept(setup())).play(3)


def test_a_disk_that_fills_up_stops_the_keeping_and_not_the_game(tmp_path: Path) -> None:
    link = saved.new_game(setup(), tmp_path)
    player = Player(link)

    def full(entries: list) -> None:
        raise OSError(28, "No space left on device")

    link.journal.add = full  # type: ignore[method-assign]
    player.play(5)
    told = [message for message in player.heard if message["kind"] == "refused"]
    assert [(message["code"], message["facts"]) for message in told] == [
        ("save_stopped", {"reason": "No space left on device"})
    ]
    assert link.table.answers >= 5


def test_a_disk_that_has_room_again_has_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a record was written when it was full. It is said once when the game is not saved, and once when it is."""
    link = saved.new_game(setup(), tmp_path)
    player = Player(link)
    player.play(2)
    whole = journal.write

    def full(handle: int, data: bytes) -> None:
        whole(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "write", full)
        player.play(3)
        assert not link.offers.kept
    assert link.wake() == pytest.approx(5.0, abs=0.1)  # tried again although nobody does anything
    link.poll()
    assert link.offers.kept and link.wake() is None
    player.play(1)
    told = [message["code"] for message in player.heard if message["kind"] == "refused"]
    assert told == ["save_stopped", "save_again"]
    link.close()
    again = saved.resume("", tmp_path)
    assert again.table.match.game.facts() == link.table.match.game.facts()
    again.close()


def test_a_game_that_is_left_on_a_full_disk_ends_with_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = saved.new_game(setup(), tmp_path)
    player = Player(link)
    player.play(2)
    kept, answers = link.table.match.game.facts(), link.table.answers
    whole = journal.write

    def full(handle: int, data: bytes) -> None:
        whole(handle, data[:7])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "write", full)
    player.play(3)
    link.close()
    monkeypatch.undo()
    assert not saves.load(link.journal.path).torn
    again = saved.resume("", tmp_path)
    assert again.table.match.game.facts() == kept and link.table.answers > again.table.answers == answers
    again.close()


@pytest.mark.parametrize("value", ["", "relative/path", "absolute"])
def test_the_folder_follows_the_standard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """XDG_DATA_HOME counts if it is absolute."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data") if value == "absolute" else value)
    wanted = tmp_path / "data" if value == "absolute" else tmp_path / "home" / ".local" / "share"
    assert saves.games_folder() == wanted / "cosmic" / "games"


def test_games_of_the_same_minute_have_different_names(tmp_path: Path) -> None:
    links = [saved.new_game(setup(), tmp_path) for _ in range(3)]
    assert len({link.journal.name for link in links}) == 3


def test_going_on_where_nothing_can_be_written_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that can be read and not be written: its disk has become read-only."""
    Player(saved.new_game(setup(), tmp_path)).link.close()

    def read_only(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(journal, "go_on", read_only)
    with pytest.raises(Refused, match="saves_unwritable") as refused:
        saved.resume("", tmp_path)
    assert refused.value.facts == {"name": str(tmp_path), "reason": "Read-only file system"}


def test_a_rescue_for_which_there_is_no_room_leaves_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = saved.new_game(setup(), tmp_path)
    Player(link).play(6)
    link.close()
    monkeypatch.setattr(journal.Journal, "add", full)
    with pytest.raises(OSError, match="No space"):
        saves.rescue(link.journal.name, tmp_path)
    assert [file.name for file in tmp_path.glob("*.cosmic")] == [link.journal.path.name]


def full(*_: object) -> None:
    raise OSError(28, "No space left on device")
