"""Every sentence the measuring commands say is in the words, and the words hold none that nobody says."""

import re
from pathlib import Path

from cosmic_tui import cli
from cosmic_tui.cli.bench import TIMES
from cosmic_tui.command_line.tools import listed, say
from cosmic_tui.words import words

SAID = re.compile(r'\bsay\(\s*"([a-z_-]+)"|"((?:sim|replay|bench|no)-[a-z_]+)"')
COLUMNS = re.compile(r'(?:for name in|^COLUMNS =) \(([^)]+)\)', re.MULTILINE)
FOLDER = Path(cli.__file__).parent


def said() -> set[str]:
    """The ids in the source of the commands, those put together from a prefix and a name included."""
    found = set()
    for file in ("sim", "metering", "bench", "replay", "../command_line/tools"):
        text = (FOLDER / f"{file}.py").read_text(encoding="utf-8")
        found |= {first or second for first, second in SAID.findall(text)}
        for names in COLUMNS.findall(text):
            prefix = "bench" if file == "bench" else "column"
            found |= {f"{prefix}-{name}" for name in re.findall(r'"([a-z_]+)"', names)}
    for file in ("review", "daily"):
        found |= set(re.findall(rf'"({file}-[a-z_]+)"', (FOLDER / f"{file}.py").read_text(encoding="utf-8")))
    checking = (FOLDER.parent / "daily" / "checking.py").read_text(encoding="utf-8")
    found |= {f"daily-{wrong}" for wrong in re.findall(r'Checked\("([a-z_]+)"', checking)}
    numbers = {"questions_per_second", "encounters_per_second", "bytes_per_record", "bytes_per_view", "kb_per_match"}
    counted = {"column-alien", "column-faction", "column-deck", "sim-speed_encounters"}  # what games count (`counted`)
    return found | counted | {f"bench-{name}" for name in numbers | set(TIMES)}


def test_nothing_is_missing_and_nothing_is_left_over() -> None:
    known = {ident.removeprefix("tool-") for ident in words().idents("tool-")}
    assert said() == known


def test_a_hole_would_be_seen() -> None:
    assert say("sim-faults", n=2) == "2 faults."
    assert "«" in say("sim-nonsense")


def test_lists_take_names_as_people_type_them() -> None:
    assert listed(" Anti-Matter, tick tock ,,zombie") == ("anti_matter", "tick_tock", "zombie")
    assert listed("") == ()
