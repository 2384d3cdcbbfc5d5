"""`pytest --near` runs the tests that run what has been changed, and no more than there is time for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate.reached import Reached
from tests.near import BUDGET, changed, fitting, functions, near

HERE = Path(__file__).parents[1]
# Loading other plugins takes half of the time. A module that is changed within the second has old bytecode.
ALONE = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
RULE = """LIMIT = 3


class Rule:
    @property
    def first(self):
        def inner():
            return LIMIT
        return inner()

    def second(self):
        return 2
"""
TESTS = """from engine.rule import Rule


def test_first():
    assert Rule().first == 3


def test_second():
    assert Rule().second() == 2
"""
PLUGINS = """from tests import near
from tests.mutate import reached


def pytest_addoption(parser):
    near.pytest_addoption(parser)
    reached.pytest_addoption(parser)


def pytest_configure(config):
    near.pytest_configure(config)
    reached.pytest_configure(config)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project of one file with two tests, all of it committed."""
    files = {
        "engine/__init__.py": "",
        "engine/rule.py": RULE,
        "tests/engine/test_rule.py": TESTS,
        "conftest.py": PLUGINS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("__init__.py", "near.py", "mutate/__init__.py", "mutate/mutants.py", "mutate/reached.py"):
        (tmp_path / "tests" / name).parent.mkdir(exist_ok=True)
        shutil.copy(HERE / name, tmp_path / "tests" / name)
    (tmp_path / ".gitignore").write_text("__pycache__\n.pytest_cache\n")
    own = ("-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
    for command in (["init", "-q"], ["add", "."], [*own, "commit", "-q", "-m", "All"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def ran(checkout: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", *arguments]
    return subprocess.run(command, cwd=checkout, env=ALONE, capture_output=True, text=True).stdout


def test_what_runs_a_changed_function_is_near(checkout: Path) -> None:
    assert "2 passed" in ran(checkout, "--note", "tests")
    (checkout / "engine" / "rule.py").write_text(RULE.replace("return 2", "return 4"))
    said = ran(checkout, "--near")
    assert "test_second" in said and "1 failed, 1 deselected" in said
    assert "near: 1 tests of 2; .ci/run runs all" in said


def test_where_nothing_is_noted_the_tests_of_the_room_are_near(checkout: Path) -> None:
    (checkout / "engine" / "rule.py").write_text(RULE.replace("return 2", "return 4"))
    assert "1 failed, 1 passed" in ran(checkout, "--near")


def test_where_nothing_has_been_changed_nothing_is_near(checkout: Path) -> None:
    command = [sys.executable, "-m", "pytest", "--near"]
    done = subprocess.run(command, cwd=checkout, env=ALONE, capture_output=True, text=True)
    assert done.returncode and "nothing has been changed since HEAD" in done.stderr


def test_the_lines_that_are_not_as_they_were(checkout: Path) -> None:
    other = RULE.replace("LIMIT = 3\n", "LIMIT = 4\n").replace("        return 2\n", "")
    (checkout / "engine" / "rule.py").write_text(other)
    (checkout / "engine" / "other.py").write_text("A = 1\nB = 2\n")
    assert changed(checkout, "HEAD") == {"engine/rule.py": {1, 11}, "engine/other.py": {1, 2}}


def test_a_line_stands_in_its_innermost_function() -> None:
    inner = "Rule.first.<locals>.inner"
    names = {1: "", 5: "Rule.first", 7: inner, 8: inner, 9: "Rule.first", 12: "Rule.second"}
    assert {line: functions(RULE, {line}) for line in names} == {line: {name} for line, name in names.items()}


def test_a_sentence_is_near_to_the_tests_of_words_and_a_test_to_itself(tmp_path: Path) -> None:
    lines = {"cosmic_tui/words/en/app/table.ftl": {3}, "tests/table/test_table.py": {1}, "tests/table/conftest.py": {1}}
    wanted = near(tmp_path, lines, Reached())
    assert wanted.places == ["tests/words", "tests/corpus", "tests/table", "tests/table/test_table.py"]


def test_a_picture_and_a_scenario_are_near_to_the_test_that_reads_them(tmp_path: Path) -> None:
    lines = {
        "tests/snapshots/__snapshots__/test_pages/test_themes[100x30].txt": {1},
        "tests/snapshots/__snapshots__/test_pictures/test_title[dark].raw": {1},
        "tests/scenarios/aliens/virus.toml": {1},
    }
    assert near(tmp_path, lines, Reached()).places == [
        "tests/encounter/rules/test_scenarios.py", "tests/snapshots/test_pages.py", "tests/snapshots/test_pictures.py",
    ]  # fmt: skip


def test_where_time_is_short_each_file_has_its_turn(checkout: Path) -> None:
    many = "import pytest\n@pytest.mark.parametrize('n', range(300))\ndef test_many(n): pass\n"
    (checkout / "tests" / "engine" / "test_before.py").write_text(many)
    for command in (["add", "."], ["-c", "user.name=A", "-c", "user.email=a@b", "commit", "-q", "-m", "More"]):
        subprocess.run(["git", *command], cwd=checkout, check=True)
    (checkout / "engine" / "rule.py").write_text(RULE.replace("return 2", "return 4"))
    assert "1 failed" in ran(checkout, "--near")


def test_every_changed_function_has_its_test_before_one_has_two() -> None:
    seconds = {"a": 1.0, "b": 2.0, "alone": 5.0, "slow": BUDGET}
    assert fitting([{"a", "b"}, {"a", "b"}, {"alone", "slow"}], seconds) == ["a", "alone", "b"]
    assert fitting([{"slow"}], {"slow": 2 * BUDGET}) == ["slow"]
    assert fitting([set()], {}) == []
