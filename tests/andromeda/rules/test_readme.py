"""The page of the engine tells the truth: its example of a new module is carried out as it stands there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import engine
from engine.andromeda.content import civilization, commerce, industry, science

SOURCES = Path(engine.__file__).parent
PAGE = (SOURCES / "andromeda" / "README.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^    (Module\(\"(S\d+)\".*?\)),? +# (content/\w+\.py)$", re.M)
# a whole game with the new box, every position audited, and what is on the table when it begins
PLAY = """
import json
from engine.andromeda.content import MODULE_IDS, MODULE_KIND
from engine.bots.simulate import play
from engine.games import rules_of
rules = rules_of("andromeda")
game = rules.new(rules.agreed({"seats": 2}), 3).game
decks = [{MODULE_KIND[number] for number in (*game.decks[kind], *game.display[kind])} for kind in range(4)]
sizes = [len(game.decks[kind]) + len(game.display[kind]) for kind in range(4)]
result = play(rules, {"seats": 2}, 3, ("random",), strict=True)
print(json.dumps({
    "stations": [[MODULE_IDS[row[0][0]] for row in rows] for rows in game.rows],
    "decks": [sorted(kinds) for kinds in decks], "sizes": sizes, "fault": str(result.fault or ""),
}))
"""


def test_a_module_more_joins_its_deck_and_leaves_stations_and_other_decks_alone(tmp_path: Path) -> None:
    """A-SET-10: stations begin with the four base modules, and each kind has a deck of its own."""
    row, name, file = EXAMPLE.findall(PAGE)[0]
    shutil.copytree(SOURCES, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    place = tmp_path / "engine" / "andromeda" / file
    text = place.read_text(encoding="utf-8")
    assert f'"{name}"' not in text
    place.write_text(text.replace("\n)\nBASE", f"\n    {row},\n)\nBASE"), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=tmp_path, env={"PYTHONPATH": str(tmp_path), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["fault"] == ""
    assert told["stations"] == [["B-SCI", "B-IND", "B-COM", "B-CIV"]] * 2
    assert told["decks"] == [[0], [1], [2], [3]]
    each = [len(part.MODULES) for part in (science, industry, commerce, civilization)]
    assert told["sizes"] == [each[0] + 1, *each[1:]]
