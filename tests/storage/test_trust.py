"""The hosts a player has met, and the seats: bounded, private, and never lost by a disk that is full."""

import errno
import hashlib
import json
import os

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.storage import trust
from cosmic_tui.storage.folders import state_folder
from cosmic_tui.storage.tokens import SeatFile
from cosmic_tui.storage.trust import MOST_HOSTS, Trust
from cosmic_tui.wire.codes import Invitation
from engine.kernel.asking import Refused

SHOWN = b"a certificate"


def full(*arguments, **named):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_no_more_hosts_than_the_bound_are_remembered_and_the_oldest_go(tmp_path):
    known = Trust(tmp_path)
    met = {f"host{number}:4747": hashlib.sha256(SHOWN).hexdigest() for number in range(MOST_HOSTS)}
    known.path.write_text(json.dumps(met), encoding="utf-8")
    known.check(Invitation("another", 4747), SHOWN)
    kept = json.loads(known.path.read_bytes())
    assert len(kept) == MOST_HOSTS
    assert next(iter(kept)) == "host1:4747" and list(kept)[-1] == "another:4747"
    assert known.path.stat().st_mode & 0o777 == 0o600


def test_a_full_disk_makes_no_stranger_of_a_host_that_was_met(tmp_path, monkeypatch):
    known = Trust(tmp_path)
    known.check(Invitation("friend", 4747), SHOWN)
    with monkeypatch.context() as patch:
        patch.setattr(trust.json, "dump", full)
        known.check(Invitation("another", 4747), SHOWN)
    with pytest.raises(Refused) as refused:
        known.check(Invitation("friend", 4747), b"somebody else's")
    assert refused.value.code == "fingerprint"


def test_a_full_disk_leaves_the_token_as_it_was(tmp_path, monkeypatch):
    file = SeatFile(Invitation("friend", 4747), "Ada", tmp_path)
    file.write("1", "a long token")
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        with pytest.raises(OSError):
            file.write("1", "another")
    assert file.read() == {"table": "1", "token": "a long token"}
    file.write("12", "new")
    assert file.read() == {"table": "12", "token": "new"}
    assert file.path.stat().st_mode & 0o777 == 0o600


def test_every_folder_of_the_program_is_for_its_owner_only(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    folder = state_folder("host", "4747")
    assert folder == tmp_path / "state" / "cosmic" / "host" / "4747"
    assert [place.stat().st_mode & 0o777 for place in (folder, *folder.parents[:2])] == [0o700] * 3
    assert state_folder("host", "4747") == folder


def test_a_seat_for_which_there_is_no_place_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "seats").write_text("a file where the folder should be")
    with pytest.raises(Refused, match="state_unwritable") as refused:
        SeatFile(Invitation("friend", 4747), "Ada", tmp_path / "seats").open()
    assert refused.value.facts["reason"] == "Not a directory"


def test_what_cannot_be_kept_is_said_in_words(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "cosmic").write_text("a file where the folder should be")
    for command in (["tournament", "list"], ["deck", "new", "x"], ["tournament", "new", "cup", "Ada", "Bea"]):
        assert main(command) == 2
        (said,) = capsys.readouterr().err.splitlines()
        assert said.startswith("Nothing can be saved on this computer (")
