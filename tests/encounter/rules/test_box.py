"""Something new in the box: an alien is a file, and no game that was begun without it changes by a byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cosmic_tui
import engine
from cosmic_tui.link import saved
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.encounter.cards import ALIEN_IDS
from engine.encounter.options import JOINED, PRINTED, make_options
from engine.kernel.asking import Refused
from engine.kernel.record import read

SOURCES = Path(engine.__file__).parent
RECORDS = Path(__file__).parents[2] / "data" / "records"
NEW = ("aardvark", "lurker", "zorn")  # before, among and behind those that are there
ALIEN = '''"""Lurker: two more for its side. Wild: one more. Super: three more."""

from engine.encounter.items import Alien, Use


def add(number):
    def effect(game, seat, choice, event):
        game.effects.append(("flat", game.side_of(seat), number, ("power", "NAME.power")))

    return effect


ALIEN = Alien(
    level="green",
    power=(Use(("reveal.flipped",), add(2), role="main", forced=True),),
    wild=Use(("reveal.flipped",), add(1), role="main"),
    super_=Use(("reveal.flipped",), add(3), role="main"),
)
'''
# prints how each record comes out, then what a new game is dealt
CHECK = """
import sys
from pathlib import Path
from engine.encounter.cards import ALIEN_IDS, ALIEN_NUMBER
from engine.encounter.items import ALIENS
from engine.games import resume, rules_of
from engine.kernel.asking import Refused
from engine.kernel.record import read
for file in sorted(Path(sys.argv[1]).glob("*.cosmicgame")):
    record = read(file.read_bytes())
    if record.game != "encounter":
        continue
    try:
        match = resume(record, strict=True)
    except Refused as refused:
        print(file.stem, refused.code)
        continue
    there = {ALIEN_IDS[sheet[0]] for sheets in match.game.sheets for sheet in sheets}
    print(file.stem, "same", match.game.winners, sorted(there & set(sys.argv[2:])))
options = rules_of("encounter").agreed({"seats": 4, "aliens": [sys.argv[2]], "alien_mode": "random"})
match = rules_of("encounter").new(options, 1)
print(options["joined"], [ALIEN_IDS[sheet[0]] for sheet in match.game.sheets[0]], len(match.game.stock))
"""
# goes on with each game in a folder, says what was in its box, and begins one with a new alien
GO_ON = """
import sys
from pathlib import Path
from cosmic_tui.link import saved
from cosmic_tui.table.setup import GameSetup, people_and_bots
folder = Path(sys.argv[1])
for file in sorted(folder.glob("*.cosmic")):
    table = saved.resume(file.stem, folder).table
    print(table.answers, *table.options["joined"])
options = {"seats": 4, "aliens": sys.argv[2:3], "alien_mode": "random"}
saved.new_game(GameSetup(people_and_bots(["Ada"], 4, "random"), 1, options), folder).close()
"""


def with_new_aliens(folder: Path, *names: str) -> Path:
    """The program as it would be with these files more."""
    shutil.copytree(SOURCES, folder / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "cosmic_tui").symlink_to(Path(cosmic_tui.__file__).parent)
    for name in names:
        (folder / "engine" / "encounter" / "aliens" / f"{name}.py").write_text(ALIEN.replace("NAME", name))
    return folder


def told_by(folder: Path, program: str, *words: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", program, *words],
        cwd=folder, env={"PYTHONPATH": str(folder), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_games_begun_before_go_on_as_they_were(tmp_path: Path) -> None:
    """Every kept record comes to its sealed end, with the aliens of its own box; a new game has the new ones too."""
    *records, new = told_by(with_new_aliens(tmp_path, *NEW), CHECK, str(RECORDS), *NEW)
    names = sorted(file.stem for file in RECORDS.glob("*.cosmicgame") if read(file.read_bytes()).game == "encounter")
    assert names
    assert [line.split()[0] for line in records] == names
    assert all(line.split()[1] == "same" and line.endswith("[]") for line in records)
    assert new == f"{list(NEW)} ['aardvark'] {len(ALIEN_IDS) + len(NEW) - 4}"


def test_saved_games_go_on_with_the_box_they_were_begun_with(tmp_path: Path) -> None:
    """A save says little of what was agreed, but what had joined the box: whatever else has joined it by then."""
    games = tmp_path / "games"
    dealt = {"seats": 4, "alien_mode": "dealt", "aliens": ["oracle"]}
    link = saved.new_game(GameSetup(people_and_bots(["Ada"], 4, "random"), 3, dealt), games)
    before = link.table.answers
    link.close()
    (older,) = games.glob("*.cosmic")
    older = older.rename(games / "a.cosmic")
    assert told_by(with_new_aliens(tmp_path / "more", *NEW), GO_ON, str(games), *NEW) == [f"{before}"]
    (newer,) = set(games.glob("*.cosmic")) - {older}
    newer = newer.rename(games / "b.cosmic")
    (_, told) = told_by(with_new_aliens(tmp_path / "most", *NEW, "yeti"), GO_ON, str(games), "yeti")
    assert told.split()[1:] == list(NEW)
    with pytest.raises(Refused) as refused:
        saved.resume("b", games)
    assert (refused.value.code, refused.value.facts["name"]) == ("unknown_alien", NEW[0])


def test_the_box_is_what_was_printed_and_what_has_joined_it() -> None:
    assert set(ALIEN_IDS) == PRINTED | set(JOINED)
    assert make_options().plain()["joined"] == list(JOINED)


def test_a_game_with_an_alien_that_is_not_here_is_refused_by_its_name() -> None:
    with pytest.raises(Refused) as refused:
        make_options(joined=("aardvark",))
    assert (refused.value.code, refused.value.facts) == ("unknown_alien", {"name": "aardvark"})
