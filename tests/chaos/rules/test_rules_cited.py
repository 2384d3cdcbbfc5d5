"""Every statement of the rules of Chaos Galaxy is shown by a scenario or a test that names it; no other is named."""

import re
from pathlib import Path

from cosmic_tui.cli.scenario import known_rules

TESTS = Path(__file__).parents[2]
CITED = re.compile(r"\bK-[A-Z]+-\d+\b")
# Statements that no position of a game can show: how decks are built and packed, what is drawn, how tournaments run.
BY_TESTS = re.compile(r"K-(DECK-(8|9|10|11)|ZONE-12|DISC-4|TOUR-[12378]|CLAR-38)$")


def cited_in(files: list[Path]) -> set[str]:
    return {rule for file in files for rule in CITED.findall(file.read_text(encoding="utf-8"))}


def scenarios() -> set[str]:
    return cited_in(sorted((TESTS / "scenarios" / "chaos").rglob("*.toml")))


def other_tests() -> set[str]:
    return cited_in([file for file in sorted(TESTS.rglob("test_*.py")) if file != Path(__file__)])


def test_every_statement_is_shown_by_a_scenario() -> None:
    missing = known_rules("chaos") - scenarios()
    assert sorted(rule for rule in missing if not BY_TESTS.match(rule)) == []


def test_what_no_scenario_can_show_is_shown_by_a_test() -> None:
    assert sorted(known_rules("chaos") - scenarios() - other_tests()) == []


def test_nothing_cites_what_does_not_exist() -> None:
    assert len(known_rules("chaos")) == 331
    assert sorted((scenarios() | other_tests()) - known_rules("chaos")) == []
