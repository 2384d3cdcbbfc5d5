"""Every scenario file is a test; so is every example of the page that explains them. Steps are checked to ask first."""

import importlib
import pkgutil
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.scenario import Found, files, known_rules, play, read_file, report_lines
from engine.encounter.events import FIELDS, ITEM_FOLDERS
from engine.encounter.scenario import EncounterStaging
from engine.testing.rehearse import rehearse
from engine.testing.scenario import read

PLACE = Path(__file__).parents[2] / "scenarios"
ID = re.compile(r'^id = "(.+)"$', re.M)
# By file, without reading what else is in it; a file that cannot be read has at least one, which is called as the file.
SCENARIOS = {file: ID.findall(file.read_text("utf-8", "replace")) or [file.stem] for file in files([str(PLACE)])}

reading = lru_cache(maxsize=1)(read_file)  # when their turn comes: all together they are half of what a worker holds


@pytest.mark.parametrize(
    ("file", "number"),
    [pytest.param(file, number, id=name) for file, names in SCENARIOS.items() for number, name in enumerate(names)],
)
def test_scenario(file: Path, number: int) -> None:
    scenarios = reading(file)
    assert [scenario.id for scenario in scenarios] == SCENARIOS[file]
    report = play(Found(file, scenarios[number]))
    assert not report.failures, "\n" + "\n".join(report_lines(file, report, True))


def test_every_kind_of_event_is_expected_somewhere() -> None:
    """Screens, films and records live by what is told: of each kind that there is a scenario says when it comes."""
    said: set[str] = set()
    for file in sorted((PLACE / "encounter").rglob("*.toml")):
        said.update(re.findall(r"[\w.]+", " ".join(expected_events(tomllib.loads(file.read_text(encoding="utf-8"))))))
    assert sorted(every_kind() - said) == []


def expected_events(data: Any) -> Iterator[str]:
    """Whatever stands under `events`, however deep."""
    for key, value in data.items() if isinstance(data, dict) else ():
        yield from value if key == "events" else expected_events(value)
    for value in data if isinstance(data, list) else ():
        yield from expected_events(value)


def every_kind() -> set[str]:
    """Those that the phases tell, and those of single items."""
    own = set(FIELDS)
    for folder in ITEM_FOLDERS:
        package = importlib.import_module(f"engine.encounter.{folder}")
        for found in pkgutil.iter_modules(package.__path__):
            own |= set(getattr(importlib.import_module(f"{package.__name__}.{found.name}"), "EVENTS", ()))
    return own


def test_no_id_comes_twice() -> None:
    ids = Counter(name for names in SCENARIOS.values() for name in names)
    assert [ident for ident, count in ids.items() if count > 1] == []
    assert ids


def test_every_example_of_the_page_holds() -> None:
    """What the page shows is not only readable: it is true."""
    blocks = re.findall(r"```toml\n(id = .*?)```", (PLACE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    scenarios = [scenario for block in blocks for scenario in read(block, known_rules)]
    assert len(scenarios) >= 4
    assert {scenario.id: rehearse(scenario, EncounterStaging(scenario)).failures for scenario in scenarios} == {
        scenario.id: [] for scenario in scenarios
    }


@pytest.mark.parametrize("folder", ["rulebook", "own", "rules"])
def test_a_file_bears_the_name_of_its_scenario(folder: str) -> None:
    """Whoever reads of EX-RB-01 finds it; a file of several scenarios is named after what they have in common."""
    named = {file: read_file(file) for file in sorted((PLACE / "encounter" / folder).glob("*.toml"))}
    assert named
    for file, scenarios in named.items():
        assert all(scenario.id.lower().startswith(file.stem) for scenario in scenarios), file
