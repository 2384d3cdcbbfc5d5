"""Every statement of the rules is shown by a scenario, or by a test that names it; so is every worked example."""

from __future__ import annotations

import re
from pathlib import Path

from cosmic_tui.cli.scenario import known_rules

TESTS = Path(__file__).parents[2]
SCENARIOS = TESTS / "scenarios" / "andromeda"
CITED = re.compile(r"\bA-[A-Z]{2,3}-\d+\b")
EXAMPLES = {f"A-EX-R{n:02}" for n in range(1, 22)} | {f"A-EX-{n:02}" for n in range(1, 33)}
STATEMENTS = 366


def statements() -> set[str]:
    return {rule for rule in known_rules("andromeda") if rule.startswith("A-")}


def cited() -> set[str]:
    files = [*SCENARIOS.rglob("*.toml"), *(TESTS / "andromeda").rglob("test_*.py")]
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


GAME = TESTS.parent / "engine" / "andromeda"
ROW = re.compile(r"^\| ((?:[A-Z]{2,3}(?:, )?)+) \| ((?:`[^`]+` ?)+) \|$", re.M)


def test_the_readme_says_where_every_rule_stands() -> None:
    """Every family of statements is in its table, and a module named there cites it."""
    rows = ROW.findall((GAME / "README.md").read_text(encoding="utf-8"))
    families = [family for row, _ in rows for family in row.split(", ")]
    assert sorted(families) == sorted({rule.split("-")[1] for rule in statements()})
    for row, modules in rows:
        text = "\n".join((GAME / name).read_text(encoding="utf-8") for name in re.findall(r"`([^`]+)`", modules))
        assert any(f"A-{family}-" in text for family in row.split(", ")), row
