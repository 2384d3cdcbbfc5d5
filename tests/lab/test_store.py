"""What is finished stays finished: gone on with, joined into larger parts, never mixed, never half written."""

import errno
import random
from pathlib import Path

import pytest

from cosmic_tui.lab import store as module
from cosmic_tui.lab.run import decide
from cosmic_tui.lab.store import FAN, Store
from cosmic_tui.lab.study import Study, parsed
from cosmic_tui.lab.words import BadStudy

TEXT = 'game = "encounter"\ngames = 4000\nshard = 10\n'
STOPS = TEXT + '[stop]\ntable = "seat"\nhalf_width = 0.03\nlook = 300\n'


def begun(folder: Path, text: str = TEXT, version: str = "v1") -> tuple[Study, Store]:
    study = parsed("x", text)
    return study, Store.begin(folder, study, version)


def tables(number: int) -> dict[str, dict[str, dict[str, list[int]]]]:
    return {"": {"seat": {"0": [10, 4, 240, 14400], "1": [10, 6, 360, 21600]}, "n": {str(number % 7): [number]}}}


def test_parts_are_gone_on_with(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    for number in (0, 1, 5):
        store.put(number, tables(number), [])
    store.close()
    _, again = begun(tmp_path)
    assert again.done == 3 and next(again.missing()) == 2 and again.prefix() == 2
    assert again.total()[""]["n"] == {"0": [0], "1": [1], "5": [5]}
    assert again.total(2)[""]["n"] == {"0": [0], "1": [1]}
    again.close()


def test_joining_parts_changes_no_sum_and_leaves_few_files(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    for number in range(FAN * FAN + 3):
        store.put(number, tables(number), [])
    before = store.total()
    store.grow(store.prefix())
    assert store.total() == before
    assert len(list(tmp_path.glob("*.part"))) == 4
    store.close()
    _, again = begun(tmp_path)
    assert again.total() == before and again.done == FAN * FAN + 3
    again.close()


def test_a_study_that_is_over_is_one_part(tmp_path: Path) -> None:
    study, store = begun(tmp_path)
    for number in range(study.shards):
        store.put(number, tables(number), [])
        if number == 2 * FAN:
            store.grow(store.prefix())
    before = store.total()
    store.bind()
    assert store.total() == before
    store.close()
    _, again = begun(tmp_path)
    assert again.total() == before and again.done == study.shards
    assert [file.name for file in tmp_path.glob("*.part")] == ["00000000-400.part"]
    again.close()


def test_a_part_joined_just_before_the_end_counts_once(tmp_path: Path) -> None:
    """The larger part stands, its children were not yet removed."""
    _, store = begun(tmp_path)
    for number in range(FAN):
        store.put(number, tables(number), [])
    kept = {file: file.read_bytes() for file in tmp_path.glob("*.part")}
    before = store.total()
    store.grow(FAN)
    store.close()
    for file, data in kept.items():
        file.write_bytes(data)
    _, again = begun(tmp_path)
    assert again.total() == before
    again.close()


def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    store.put(0, tables(0), [])
    store.put(1, tables(1), [])
    store.close()
    file = next(tmp_path.glob("00000000-*.part"))
    file.write_bytes(file.read_bytes()[:-1])
    _, again = begun(tmp_path)
    assert next(again.missing()) == 0 and again.done == 1
    again.close()


def test_versions_and_studies_are_not_mixed(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    store.close()
    for text, version, code in ((TEXT, "v2", "other_version"), (TEXT + "seed = 3\n", "v1", "other_study")):
        with pytest.raises(BadStudy) as refused:
            begun(tmp_path, text, version)
        assert refused.value.code == code
    begun(tmp_path)[1].close()


def test_one_program_at_a_time(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    with pytest.raises(BadStudy) as refused:
        begun(tmp_path)
    assert refused.value.code == "in_use"
    store.close()
    begun(tmp_path)[1].close()


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, store = begun(tmp_path)
    store.put(0, tables(0), [])

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        store.put(1, tables(1), [])
    store.close()
    assert {file.suffix for file in tmp_path.iterdir()} == {".part", ".json", ""}
    _, again = begun(tmp_path)
    assert again.done == 1
    again.close()


def test_records_of_faults_are_kept(tmp_path: Path) -> None:
    _, store = begun(tmp_path)
    store.put(3, tables(3), [["KeyError: x", b"record"]])
    assert (tmp_path / "fault-3-0.cosmicgame").read_bytes() == b"record"
    assert (tmp_path / "faults.txt").read_text() == "fault-3-0.cosmicgame KeyError: x\n"
    store.close()


@pytest.mark.parametrize("seed", range(3))
def test_where_a_study_stops_does_not_hang_on_what_came_first(tmp_path: Path, seed: int) -> None:
    """Looked at after whole stretches in their order: whoever finishes first, it stops at the same game."""
    found = []
    for number, order in enumerate((range(400), random.Random(seed).sample(range(400), 400))):
        study, store = begun(tmp_path / str(number), STOPS)
        for shard in order:
            store.put(shard, tables(shard), [])
            decide(study, store)
            if store.info["stopped"]:
                break
        found.append((store.info["stopped"], store.total(store.info["stopped"])))
        store.close()
    assert found[0] == found[1]
    assert 0 < found[0][0] < 400 and found[0][0] % 30 == 0
