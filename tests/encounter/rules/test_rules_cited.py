"""Every statement of the rules is shown by a scenario or a test that names it, every interaction by a scenario."""

import re
from pathlib import Path

from cosmic_tui.cli.scenario import known_rules

TESTS = Path(__file__).parents[2]
SCENARIOS = TESTS / "scenarios"
IDS = TESTS / "data" / "rule_ids.txt"
CITED = re.compile(r"\bR-[A-Z0-9]{3}-\d+\b")
INTERACTION = re.compile(r"\bX-\d\d\b")
GAME = TESTS.parent / "engine" / "encounter"
ROW = re.compile(r"^\| [^|]+ \| ((?:[RT]-\w+(?:, )?)+) \| ([^|]+) \|$", re.M)


def statements() -> set[str]:
    return set(IDS.read_text(encoding="utf-8").split())


def cited() -> set[str]:
    """Ids in scenario files and in test modules, this one apart."""
    found: set[str] = set()
    for file in [*TESTS.rglob("*.toml"), *TESTS.rglob("test_*.py")]:
        if file != Path(__file__):
            found |= set(CITED.findall(file.read_text(encoding="utf-8")))
    return found


def test_the_list_is_that_of_the_rules_people_read() -> None:
    assert statements() == {rule for rule in known_rules() if rule.startswith("R-")}


def test_every_statement_is_cited() -> None:
    assert sorted(statements() - cited()) == []


def test_no_test_cites_what_does_not_exist() -> None:
    assert sorted(cited() - statements()) == []


def test_every_interaction_is_a_scenario() -> None:
    """X-01 to X-82, one file each at least."""
    shown = {row for file in SCENARIOS.rglob("*.toml") for row in INTERACTION.findall(file.read_text(encoding="utf-8"))}
    assert sorted({rule for rule in known_rules() if rule.startswith("X-")} ^ shown) == []


def test_the_readme_says_where_every_rule_stands() -> None:
    """Every family of statements is in its table, and the modules named there cite it."""
    rows = ROW.findall((GAME / "README.md").read_text(encoding="utf-8"))
    told = [family for families, _ in rows for family in families.split(", ")]
    assert sorted(told) == sorted({rule.rpartition("-")[0] for rule in known_rules() if rule[0] in "RT"})
    for families, modules in rows:
        texts = [module_text(name) for name in re.findall(r"`([^`]+)`", modules)]
        for family in families.split(", "):
            assert any(family in text for text in texts), f"{family} is not in {modules}"
        assert all(any(family in text for family in families.split(", ")) for text in texts), modules


def module_text(name: str) -> str:
    """A module, or what its folder says of itself."""
    file = GAME / name / "__init__.py" if name.endswith("/") else GAME / name
    return file.read_text(encoding="utf-8")
