"""Records that hosts hand out are kept with a film beside them; the oldest give way; nobody is asked for more."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.link import film
from cosmic_tui.link.replay import ReplayLink
from cosmic_tui.storage import records
from engine.bots.simulate import play
from engine.games import rules_of
from engine.kernel.asking import Refused


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for this player's data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "cosmic"


def test_the_oldest_records_give_way_with_their_films(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST", 3)
    for number in range(5):
        file = records.keep(records.name_of("chaos", number), b"record")
        film.place_of(file).write_bytes(b"film")
        os.utime(file, (number, number))
    left = {records.name_of("chaos", number) for number in (2, 3, 4)}
    assert records.names() == left and {file.stem for file in (data / "records").iterdir()} == left
    with pytest.raises(Refused, match="save_unknown"):
        records.find(records.name_of("chaos", 1))


def test_a_record_that_leads_to_a_fault_or_has_no_room_harms_nobody(data: Path, tmp_path: Path) -> None:
    record = play(rules_of("chaos"), {"seats": 2}, 7, ("random",), keep_record=True).record
    assert record is not None
    names: Any = None
    with pytest.raises(TypeError):
        ReplayLink(record, names)
    film.keep_handed(b"data", "strange", record, names, 0)
    assert records.names() == {"strange"} and not list(data.glob("records/*.film"))
    shutil.rmtree(data / "records")
    (data / "records").write_bytes(b"a file where the folder should be")
    film.keep_handed(b"data", "nowhere", record, ("Ada",), 0)
    assert records.names() == set()


def test_a_host_cannot_choose_another_folder_for_its_record(data: Path) -> None:
    kept = records.keep(records.name_of("../../chaos", 7), b"record")
    assert kept == data / "records" / "chaos-0000000000000007.cosmicgame" and kept.read_bytes() == b"record"
