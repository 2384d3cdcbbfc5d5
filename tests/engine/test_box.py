"""Something new in the box: an alien is a file, and no game that was begun without it changes by a byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.encounter.cards import ALIEN_IDS
from engine.encounter.options import JOINED, PRINTED, make_options
from engine.kernel.asking import Refused
from engine.kernel.record import read

SOURCES = Path(engine.__file__).parent
RECORDS = Path(__file__).parents[1] / "data" / "records"
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


def with_new_aliens(folder: Path) -> Path:
    """The engine as it would be with three more files."""
    shutil.copytree(SOURCES, folder / "engine", ignore=shutil.ignore_patterns("__pycache__", "bots"))
    for name in NEW:
        (folder / "engine" / "encounter" / "aliens" / f"{name}.py").write_text(ALIEN.replace("NAME", name))
    return folder


def told_by(folder: Path) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", CHECK, str(RECORDS), *NEW],
        cwd=folder, env={"PYTHONPATH": str(folder), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_games_begun_before_go_on_as_they_were(tmp_path: Path) -> None:
    """Every kept record comes to its sealed end, with the aliens of its own box; a new game has the new ones too."""
    *records, new = told_by(with_new_aliens(tmp_path))
    names = sorted(file.stem for file in RECORDS.glob("*.cosmicgame") if read(file.read_bytes()).game == "encounter")
    assert names
    assert [line.split()[0] for line in records] == names
    assert all(line.split()[1] == "same" and line.endswith("[]") for line in records)
    assert new == f"{list(NEW)} ['aardvark'] {len(ALIEN_IDS) + len(NEW) - 4}"


def test_the_box_is_what_was_printed_and_what_has_joined_it() -> None:
    assert set(ALIEN_IDS) == PRINTED | set(JOINED)
    assert make_options().plain()["joined"] == list(JOINED)


def test_a_game_with_an_alien_that_is_not_here_is_refused_by_its_name() -> None:
    with pytest.raises(Refused) as refused:
        make_options(joined=("aardvark",))
    assert (refused.value.code, refused.value.facts) == ("unknown_alien", {"name": "aardvark"})
