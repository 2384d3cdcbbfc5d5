"""What a host keeps of itself: private, whole or as it was, and one sentence if the disk is full."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from cosmic_tui.host.identity import write_private
from cosmic_tui.host.players import Players
from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.say.peers import ended
from cosmic_tui.words.loader import words
from engine.kernel.asking import Refused


def full(handle: int) -> None:
    """What a disk says that took the bytes and finds no room for them."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_file_is_private_and_written_over(tmp_path: Path) -> None:
    for data in (b"long before", b"new"):
        write_private(tmp_path / "file", data)
        assert (tmp_path / "file").read_bytes() == data
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600
    assert os.listdir(tmp_path) == ["file"]


def test_a_full_disk_leaves_every_name_with_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the list emptied, the next one to come could take anybody's name and seat."""
    players = Players(tmp_path)
    players.admit("Ada", "her key")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused) as refused:
        players.admit("Bea", "another key")
    assert refused.value.code == "state_unwritable"
    assert players.admit("Ada", "her key") == "Ada"
    with pytest.raises(Refused, match="name_of_another"):
        players.admit("Ada", "another key")


@pytest.mark.parametrize("tls", [True, False])
async def test_no_table_is_opened_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: bool
) -> None:
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused) as refused:
        host = Host(Where(0, LOOPBACK, tls=tls), tmp_path)
        await host.start()
    sentence = ended(words("en", plain=True), refused.value.code, refused.value.facts)
    assert sentence.startswith("There is no place to save the table (the disk is full).")
    assert os.listdir(tmp_path) == []
