"""Files of earlier versions: they go on exactly where they stood, or are refused in one sentence and kept as they are.

Which of both is settled by the version of the rules alone: files of today's rules go on, those of others are refused.
"""

from __future__ import annotations

import json
import shutil
from math import inf
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.host.hosted import reopened
from cosmic_tui.link import saved
from cosmic_tui.link.replay import ReplayLink, load, replay_of
from cosmic_tui.say.refusals import refused as sentence
from cosmic_tui.storage import saves
from cosmic_tui.storage.table_journal import Files
from cosmic_tui.table import automatic
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.table import Table
from cosmic_tui.words import Words
from engine.encounter.record import RULES_VERSION
from engine.games import carried
from engine.kernel.asking import BARGAIN, Refused, drawn
from engine.kernel.chance import mix
from tests.host.world import World
from tests.night import LARGE

DATA = Path(__file__).parents[1] / "data"
KEPT = {
    f"{folder.name}/{name}": (folder, name, facts)
    for folder in sorted(DATA.glob("version_*"))
    for name, facts in json.loads((folder / "expected.json").read_text()).items()
}
SAVES = [key for key in KEPT if not key.endswith("/host")]
HOSTS = [key for key in KEPT if key.endswith("/host")]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A copy of the old games: going on with one writes to it."""
    for folder, name, _ in {KEPT[key][:2] + ("",) for key in SAVES}:
        shutil.copy(folder / f"{name}.cosmic", tmp_path)
    return tmp_path


def stands(table: Table) -> dict[str, Any]:
    """How things are, for the person on the first seat."""
    view = table.rules.view(table.match, 0)
    asked = view["question"]
    facts = {name: view[name] for name in ("turn", "number", "moment", "hand", "planets", "over", "winners")}
    told = len(table.seats[0].log)
    return {"answers": table.answers, **facts, "asked": asked and [asked["why"], asked["options"]], "told": told}


def says(refused: Refused) -> str:
    return sentence(Voice(Words("en", "encounter"), ["Ada"], 0), refused.code, refused.facts)


def test_there_are_some() -> None:
    assert {key.partition("/")[2] for key in KEPT} == {"middle", "over", "undone", "host"}


@pytest.mark.parametrize("key", SAVES)
def test_an_older_save_goes_on_or_is_refused_in_one_sentence(games: Path, key: str) -> None:
    _, name, expected = KEPT[key]
    rules = expected["rules"]
    path = games / f"{name}.cosmic"
    before = path.read_bytes()
    row = next(row for row in saves.list_games(games) if row.name == name)
    assert (row.people, row.turn, row.answers > 0, row.over) == (("Ada",), expected["turn"], True, expected["over"])
    assert row.problem == ""
    if rules == RULES_VERSION:
        link = saved.resume(name, games)
        assert {"rules": rules, **stands(link.table)} == expected
        link.close()
    else:
        with pytest.raises(Refused) as no:
            saved.resume(name, games)
        assert says(no.value) == f"{name} was played by other rules (version {rules}, not {RULES_VERSION})."
    assert path.read_bytes() == before


@pytest.mark.parametrize("key", SAVES)
def test_an_older_save_is_looked_back_at_or_refused(games: Path, key: str) -> None:
    _, name, expected = KEPT[key]
    record = load(games / f"{name}.cosmic")
    if expected["rules"] == RULES_VERSION:
        story = ReplayLink(record, ["Ada"], 0)
        assert story.rules.view(story.match, 0)["planets"] == expected["planets"]
    else:
        with pytest.raises(Refused, match="record_rules"):
            ReplayLink(record, ["Ada"], 0)


@pytest.mark.parametrize("key", HOSTS)
def test_an_older_table_of_a_host_comes_back_or_is_refused(tmp_path: Path, key: str) -> None:
    folder, name, expected = KEPT[key]
    shutil.copytree(folder / name, tmp_path, dirs_exist_ok=True)
    before = (tmp_path / "1.table").read_bytes()
    files = Files(tmp_path)
    if expected["rules"] == RULES_VERSION:
        room = reopened(files, "1", World().chances, 0.0).room
        guests = [guest.name for guest in room.guests.by_number.values()]
        assert room.table is not None
        assert {"rules": RULES_VERSION, **stands(room.table), "guests": guests} == expected
    else:
        with pytest.raises(Refused) as no:
            reopened(files, "1", World().chances, 0.0)
        assert says(no.value) == f"1 was played by other rules (version {expected['rules']}, not {RULES_VERSION})."
    files.close()
    assert (tmp_path / "1.table").read_bytes() == before


# --- release 0.1 -------------------------------------------------------------------------------------------------

RELEASE = DATA / "release_0_1"
MOST = 9000 if LARGE else 60
STOOD: dict[str, Any] = json.loads((RELEASE / "expected.json").read_text())


def stood(table: Table) -> dict[str, Any]:
    """How a table stands, as `expected.json` has it."""
    asked = sorted([question.seat, question.why] for question in table.match.pending)
    return {"where": table.rules.where(table.match), "asked": asked, "over": table.match.over}


@pytest.mark.parametrize("name", [name for name in STOOD if name.endswith(".cosmic")])
def test_a_save_of_the_release_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands where it was left, under whatever rules there are by now."""
    shutil.copy(RELEASE / name, tmp_path)
    with monkeypatch.context() as still:
        still.setattr(automatic, "run", lambda table, now: None)  # before bots answer
        kept = saves.load(tmp_path / name)
        table = Table(kept.setup)
        table.start(0.0, kept.entries, kept.rules)
        assert stood(table) == {key: STOOD[name][key] for key in ("where", "asked", "over")}
    link = saved.resume(name, tmp_path)
    play_on(link.table)
    link.close()


@pytest.mark.parametrize("name", ["andromeda-12.cosmic", "encounter-11.cosmic"])
def test_a_save_of_the_release_that_was_cut_off_behind_an_answer_goes_on(name: str) -> None:
    """Each answer that reached something is followed by a note of the board; here the last one is not."""
    kept = saves.load(RELEASE / name)
    ends = [at for at, entry in enumerate(kept.entries) if entry[0] == "at" and at][-2:]
    for end in ends:
        table = Table(kept.setup)
        table.start(0.0, kept.entries[:end], kept.rules)
        assert table.answers >= sum(entry[0] == "answer" for entry in kept.entries[:end])
    with pytest.raises(Refused, match="save_other_rules"):
        Table(kept.setup).start(0.0, [entry for entry in kept.entries if entry[0] != "at"], kept.rules)


def play_on(table: Table) -> None:
    """All people answer by dice, by day for a while, at night until the game is over; of a deal they say the plainest
    thing."""
    for _ in range(MOST):
        question = next((question for question in table.match.pending if table.seats[question.seat].person), None)
        if question is None:
            break
        by_dice = question.shape != BARGAIN
        answer = drawn(question, mix(1, table.answers)) if by_dice else automatic.plainest(question)
        table.give(question, answer, 0.0)
        table.go_on(0.0)
    assert table.match.over or not LARGE


@pytest.mark.parametrize("game", ["encounter", "andromeda", "chaos"])
def test_a_hosted_table_of_the_release_comes_back_and_is_played_on(game: str, tmp_path: Path) -> None:
    shutil.copytree(RELEASE / "hosted" / game, tmp_path, dirs_exist_ok=True)
    files = Files(tmp_path)
    table = reopened(files, "1", World().chances, 0.0).room.table
    files.close()
    assert table is not None and table.rules.where(table.match) == STOOD[f"hosted/{game}"]["where"]
    assert [seat.name for seat in table.people()] and not table.match.over
    table.at_once = inf
    play_on(table)


@pytest.mark.parametrize("name", sorted(file.name for file in (RELEASE / "records").iterdir()))
def test_a_record_of_the_release_is_watched_to_its_end(name: str) -> None:
    seen = replay_of(carried(load(RELEASE / "records" / name)))
    assert seen.match.over and seen.past.points(WATCHERS) > 20


def test_nothing_that_was_kept_is_left_out() -> None:
    """Six saves, three records and three hosted tables of the release go on; four of the first rules say why not."""
    tables = {f"hosted/{folder.name}" for folder in (RELEASE / "hosted").iterdir()}
    assert set(STOOD) >= {file.name for file in RELEASE.glob("*.cosmic")} | tables
    assert (len(list(RELEASE.glob("*.cosmic"))), len(tables), len(list(RELEASE.glob("records/*")))) == (6, 3, 3)
    assert len(SAVES) + len(HOSTS) == 4 and all(facts["rules"] != RULES_VERSION for _, _, facts in KEPT.values())
