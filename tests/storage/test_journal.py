"""The journal: whatever happens to its end, every whole record before it counts; damage inside is never played over."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.storage import journal
from cosmic_tui.storage.append_log import framed
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.kernel.asking import Refused

SETUP = GameSetup(people_and_bots(["Ada"], 4, "random"), 7, {"seats": 4, "alien_mode": "none"})
ENTRIES = [["at", {"turn": 1}], ["answer", 0, 2, 99], ["answer", 1, [0, 3], 5], ["undo", 1], ["answer", 0, 1, 7]]


@pytest.fixture
def written(tmp_path: Path) -> bytes:
    """The bytes of a journal with all entries."""
    book = journal.create(tmp_path / "game.cosmic", SETUP, 1, "now")
    for entry in ENTRIES:
        book.add([entry])
    book.close()
    return (tmp_path / "game.cosmic").read_bytes()


def test_what_is_written_is_read(written: bytes) -> None:
    kept = journal.read(written)
    assert (kept.setup.plain(), kept.rules, kept.began, kept.entries) == (SETUP.plain(), 1, "now", ENTRIES)
    assert not kept.torn and not kept.over and kept.answers == 3
    assert kept.last("at") == ["at", {"turn": 1}]


def test_an_end_torn_off_anywhere_costs_only_the_last_record(written: bytes) -> None:
    """A record that was not whole was never shown to anybody."""
    whole = [journal.read(written[:end]).entries for end in ends(written)]
    assert whole[-1] == ENTRIES and whole[0] == []
    for cut in range(ends(written)[0], len(written)):
        kept = journal.read(written[:cut])
        assert kept.entries == whole[sum(end <= cut for end in ends(written)) - 1]
        assert kept.torn == (cut not in ends(written))
        assert kept.good <= cut


def ends(data: bytes) -> list[int]:
    """Where each record ends, from the header on."""
    found, at = [], len(journal.MAGIC)
    while at < len(data):
        at += 8 + int.from_bytes(data[at : at + 4], "big")
        found.append(at)
    return found


def test_a_torn_end_is_cut_off_before_anything_is_added(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "torn.cosmic"
    path.write_bytes(written[:-3])
    kept = journal.read(path.read_bytes())
    book = journal.go_on(path, kept)
    book.add([["answer", 0, 0, 1]])
    book.close()
    assert journal.read(path.read_bytes()).entries == [*ENTRIES[:-1], ["answer", 0, 0, 1]]


def test_damage_inside_is_refused_and_the_good_part_is_known(written: bytes) -> None:
    """A flipped bit before the last record, wherever it is, is not taken for a torn end."""
    places = ends(written)
    for at in range(places[1], places[-2]):
        damaged = written[:at] + bytes([written[at] ^ 0x10]) + written[at + 1 :]
        with pytest.raises(Refused, match="save_broken") as refused:
            journal.read(damaged)
        assert refused.value.facts["answers"] in (0, 1, 2, 3)
        good = journal.read(journal.good_part(damaged))
        assert good.entries == ENTRIES[: len(good.entries)]


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    for candidate in (data, journal.MAGIC + data):
        with pytest.raises(Refused) as refused:
            journal.read(candidate)
        assert refused.value.code.startswith("save_") or refused.value.code == "setup_form"


def test_a_newer_format_is_left_alone(written: bytes) -> None:
    header = {"format": journal.FORMAT + 1, "setup": SETUP.plain()}
    with pytest.raises(Refused, match="save_newer"):
        journal.read(journal.MAGIC + framed(header))


def test_two_programs_never_write_to_one_game(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "game.cosmic"
    kept = journal.read(written)
    first = journal.go_on(path, kept)
    with pytest.raises(Refused, match="save_in_use"):
        journal.go_on(path, kept)
    first.close()
    journal.go_on(path, kept).close()


def test_the_disk_is_told_to_keep_what_people_answered(tmp_path: Path) -> None:
    """The policy of the module's docstring: with a person's answer and at the end, not for what bots do."""
    synced: list[int] = []
    handle = os.open(tmp_path / "x", os.O_WRONLY | os.O_CREAT)
    book = journal.Journal(tmp_path / "x", SETUP, handle, synced.append)
    book.add([["at", {}], ["answer", 2, 0, 1]])
    assert synced == []
    book.add([["answer", 0, 0, 1], ["answer", 2, 0, 1]])
    assert synced == [handle]
    book.add([["end", [2]]])
    assert synced == [handle] * 2
    book.close()
    assert synced == [handle] * 3


def test_an_answer_may_say_that_a_stand_in_was_asked(tmp_path: Path) -> None:
    path = tmp_path / "x.cosmic"
    kept = journal.create(path, SETUP, 1, "")
    kept.add([["answer", 0, 3, 17], ["answer", 1, 0, 18, 1]])
    kept.close()
    assert [entry[1:] for entry in journal.read(path.read_bytes()).entries] == [[0, 3, 17], [1, 0, 18, 1]]
