"""Every scenario file is a test; so is every example of the page that explains them. Steps are checked to ask first."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cosmic_tui.cli import Refusal
from cosmic_tui.cli.scenario import Found, files, known_rules, play, read_file, report_lines
from cosmic_tui.words import words
from engine.encounter.scenario import EncounterStaging
from engine.testing.rehearse import rehearse
from engine.testing.scenario import BadScenario, Scenario, read

PLACE = Path(__file__).parents[1] / "scenarios"
NOT_THERE_YET = {"unknown_alien": "aliens", "unknown_technology": "technologies"}


def waits_for(scenario: Scenario) -> str:
    """What a scenario needs that people have been told of and the game does not have yet; "" if nothing."""
    try:
        EncounterStaging(scenario)
    except BadScenario as bad:
        name = str(bad.facts["name"]).lower().replace("-", "_").replace(" ", "_") if bad.code in NOT_THERE_YET else ""
        if name and name in words().items(NOT_THERE_YET[bad.code]):
            return f"the game has no {name} yet"
    return ""


def every_scenario() -> list[tuple[Path, Scenario | Refusal]]:
    """All scenarios in their files; a file that cannot be read stands there with the complaint."""
    found: list[tuple[Path, Scenario | Refusal]] = []
    for file in files([str(PLACE)]):
        try:
            found += [(file, scenario) for scenario in read_file(file)]
        except Refusal as refusal:
            found.append((file, refusal))
    return found


EVERY = every_scenario()


def cases() -> list[object]:
    """One case a scenario; a file that cannot be read is a case of its own, and fails alone."""
    marked = []
    for file, scenario in EVERY:
        if isinstance(scenario, Refusal):
            marked.append(pytest.param(file, scenario, id=file.stem))
            continue
        reason = waits_for(scenario)
        marks = pytest.mark.skipif(bool(reason), reason=reason)
        marked.append(pytest.param(file, scenario, id=scenario.id, marks=marks))
    return marked


@pytest.mark.parametrize(("file", "scenario"), cases())
def test_scenario(file: Path, scenario: Scenario | Refusal) -> None:
    if isinstance(scenario, Refusal):
        raise scenario
    report = play(Found(file, scenario))
    assert not report.failures, "\n" + "\n".join(report_lines(file, report, True))


def test_no_id_comes_twice() -> None:
    ids = Counter(scenario.id for _, scenario in EVERY if isinstance(scenario, Scenario))
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


# These say a seat by its number in a view, or tell in which order people come who are asked all at once: seat by seat.
BY_NUMBER = {
    "dictator-6", "dictator-16", "dictator-19", "mind-1", "filch-17", "filch-18", "filch-23", "r-set-5", "r-tec-1",
}  # fmt: skip
SHARES = 4


@pytest.mark.parametrize("share", range(SHARES))
def test_it_makes_no_difference_where_everybody_sits(share: int) -> None:
    """R-TIM-2: every scenario again with a in the second seat, b in the third ...: rules know no first seat."""
    failed, played = [], 0
    for number, (_, scenario) in enumerate(EVERY):
        if number % SHARES == share and isinstance(scenario, Scenario) and scenario.game in ("", "encounter"):
            if scenario.id not in BY_NUMBER and not waits_for(scenario):
                played += 1
                report = rehearse(scenario, EncounterStaging(scenario, turned=1))
                failed += [(scenario.id, failure.code, failure.facts) for failure in report.failures]
    assert failed == []
    assert played > 1300 / SHARES
