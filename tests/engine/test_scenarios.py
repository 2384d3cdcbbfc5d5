"""Every scenario file is a test; so is every example of the page that explains them. Steps are checked to ask first."""

import re
from pathlib import Path

import pytest

from cosmic_tui.cli import Refusal
from cosmic_tui.cli.scenario import Found, collect, files, known_rules, play, read_file, report_lines
from cosmic_tui.words import words
from engine.encounter.scenario import EncounterStaging
from engine.kernel.rehearse import rehearse
from engine.kernel.scenario import BadScenario, Scenario, read

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


def cases() -> list[object]:
    """One case a scenario; a file that cannot be read is a case of its own, and fails alone."""
    marked = []
    for file in files([str(PLACE)]):
        try:
            scenarios = read_file(file)
        except Refusal as refusal:
            marked.append(pytest.param(refusal, id=file.stem))
            continue
        for scenario in scenarios:
            reason = waits_for(scenario)
            marks = pytest.mark.skipif(bool(reason), reason=reason)
            marked.append(pytest.param(Found(file, scenario), id=scenario.id, marks=marks))
    return marked


@pytest.mark.parametrize("found", cases())
def test_scenario(found: Found | Refusal) -> None:
    if isinstance(found, Refusal):
        raise found
    report = play(found)
    assert not report.failures, "\n" + "\n".join(report_lines(found.file, report, True))


def test_no_id_comes_twice() -> None:
    assert len(list(collect([str(PLACE)]))) > 0


def test_every_example_of_the_page_holds() -> None:
    """What the page shows is not only readable: it is true."""
    blocks = re.findall(r"```toml\n(id = .*?)```", (PLACE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    scenarios = [scenario for block in blocks for scenario in read(block, known_rules())]
    assert len(scenarios) >= 4
    assert {scenario.id: rehearse(scenario, EncounterStaging(scenario)).failures for scenario in scenarios} == {
        scenario.id: [] for scenario in scenarios
    }


@pytest.mark.parametrize("folder", ["rulebook", "own", "rules"])
def test_a_file_bears_the_name_of_its_scenario(folder: str) -> None:
    """Whoever reads of EX-RB-01 finds it; a file of several scenarios is named after what they have in common."""
    named = {file: read_file(file) for file in sorted((PLACE / folder).glob("*.toml"))}
    assert named
    for file, scenarios in named.items():
        assert all(scenario.id.lower().startswith(file.stem) for scenario in scenarios), file
