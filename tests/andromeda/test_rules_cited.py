"""Every statement of the rules is shown by a scenario, or by a test that names it; so is every worked example."""

from __future__ import annotations

import re
from pathlib import Path

from cosmic_tui.cli.scenario import known_rules

TESTS = Path(__file__).parents[1]
SCENARIOS = TESTS / "scenarios" / "andromeda"
CITED = re.compile(r"\bA-[A-Z]{2,3}-\d+\b")
EXAMPLES = {f"A-EX-R{n:02}" for n in range(1, 22)} | {f"A-EX-{n:02}" for n in range(1, 33)}
STATEMENTS = 366


def statements() -> set[str]:
    return {rule for rule in known_rules("andromeda") if rule.startswith("A-")}


def cited() -> set[str]:
    files = [*SCENARIOS.rglob("*.toml"), *(TESTS / "andromeda").glob("test_*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file != Path(__file__))
    return {rule for rule in CITED.findall(text) if not rule.startswith("A-EX-")}


def test_all_statements_are_there() -> None:
    assert len(statements()) == STATEMENTS


def test_every_statement_is_cited() -> None:
    assert sorted(statements() - cited()) == []


def test_nothing_is_cited_that_does_not_exist() -> None:
    assert sorted(cited() - statements()) == []


def test_every_worked_example_is_a_scenario() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in SCENARIOS.rglob("*.toml"))
    named = set(re.findall(r'^id = "(A-EX-R?\d+)"', text, re.M))
    assert sorted(EXAMPLES - named) == []
