"""The faults that `tests.mutate` plants: each is one small change, and a source with it is still a source."""

import ast
import shutil
from pathlib import Path

import pytest

from tests.mutate.__main__ import ROOT, drawn, report
from tests.mutate.forked import ended
from tests.mutate.mutants import Mutant, mutants
from tests.mutate.reached import Reached, read
from tests.mutate.ready import tried
from tests.mutate.trial import ALONE, MOST, TIMES, Copy, nearest, scenarios_for

SOURCE = '''"""A text with a 5 in it."""


def rule(game: list[int], seat: int = 0, name: str = "a" + "b") -> bool:
    """Two."""
    game.append(seat + 1)
    if not game or (seat == 2 and game[0] < 3):
        return False
    while seat in game:
        seat -= 1
    if seat == -4:
        return True
    return seat is not None
'''


def test_every_kind_of_fault_is_found_and_nothing_in_texts(tmp_path: Path) -> None:
    file = tmp_path / "rule.py"
    file.write_text(SOURCE)
    found = mutants(tmp_path, file)
    changes = {(mutant.before, mutant.after) for mutant in found}
    assert {
        ("0", "1"), ("1", "2"), ("2", "3"), ("3", "4"), ("+", "-"), ("==", "!="), ("<", "<="), ("in", "not in"),
        ("is not", "is"), (" and ", " or "), (" or ", " and "), ("False", "True"), ("not game", "bool(game)"),
        ("game.append(seat + 1)", "pass"), ("4", "3"), ("seat -= 1", "pass"), ("seat in game", "(not (seat in game))"),
    } <= changes  # fmt: skip
    assert ("4", "5") not in changes, "a number below zero comes nearer to it"
    assert len({mutant.name for mutant in found}) == len(found)
    for mutant in found:
        planted = mutant.planted(SOURCE)
        assert planted != SOURCE
        ast.parse(planted)
        assert '"""A text with a 5 in it."""' in planted
        assert '"a" + "b"' in planted


TYPES = """from typing import TYPE_CHECKING, Protocol, TypedDict

if TYPE_CHECKING:
    LEVEL = 3


class View(TypedDict):
    at: int


class Own(View, total=False):
    by: int


class Speaks(Protocol):
    def say(self, loud: bool = False) -> None: ...


MOST = 7
"""


def test_what_is_there_for_types_alone_has_no_mutants(tmp_path: Path) -> None:
    (tmp_path / "types.py").write_text(TYPES)
    assert [mutant.before for mutant in mutants(tmp_path, tmp_path / "types.py")] == ["7"]


def test_mutants_inside_each_other_are_not_planted_together(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "rule.py").write_text(SOURCE)
    copy = Copy(tmp_path / "here", tmp_path / "there")
    found = mutants(tmp_path / "here", tmp_path / "here" / "rule.py")
    copy.plant(found)
    planted = (tmp_path / "there" / "rule.py").read_text()
    ast.parse(planted)
    assert "pass" in planted
    copy.restore()
    assert (tmp_path / "there" / "rule.py").read_text() == SOURCE


def test_a_sample_is_the_same_for_a_seed_and_another_for_another() -> None:
    one, again, other = (drawn(["engine/kernel"], 20, seed) for seed in (1, 1, 2))
    assert one == again != other
    assert len(one) == 20
    assert all((ROOT / mutant.file).is_file() for mutant in one)


@pytest.mark.parametrize(("hits", "of", "low", "high"), [(0, 0, 0.0, 100.0), (0, 60, 0.0, 6.0), (12, 60, 11.8, 31.8)])
def test_a_share_comes_with_its_interval(hits: int, of: int, low: float, high: float) -> None:
    found = {str(number): "" if number < hits else "seen" for number in range(of)}
    share = 100 * hits / max(1, of)
    assert f"{hits} of {of} survive: {share:.1f} in a hundred ({low:.1f} to {high:.1f})" in report(found, of)


def test_tests_that_are_red_anyway_prove_nothing(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "test_red.py").write_text("def test_it() -> None:\n    assert False\n")
    (tmp_path / "here" / "test_green.py").write_text("def test_it() -> None:\n    assert True\n")
    copy = Copy(tmp_path / "here", tmp_path / "there")
    copy.must_be_green(["test_green.py"])
    with pytest.raises(SystemExit, match="prove nothing: FAILED test_red"):
        copy.must_be_green(["test_red.py"])


def test_the_scenarios_of_the_thing_are_played_then_those_of_its_game() -> None:
    place = "tests/scenarios"
    mite = (f"{place}/encounter/aliens/mite.toml",)
    assert scenarios_for(ROOT, "engine/encounter/aliens/mite.py") == [mite, (f"{place}/encounter",)]
    assert scenarios_for(ROOT, "engine/chaos/rules.py") == [(f"{place}/chaos",)]
    assert scenarios_for(ROOT, "engine/kernel/match.py") == [(place,)]
    assert scenarios_for(ROOT, "engine/encounter/bots/rookie.py") == []
    assert scenarios_for(ROOT, "cosmic_tui/table/table.py") == []


def test_scenarios_are_played_by_the_program_of_the_copy(tmp_path: Path) -> None:
    """What is planted there is what is tried; and scenarios that fail without it prove nothing."""
    program = tmp_path / "here" / "cosmic_tui"
    program.mkdir(parents=True)
    (program / "__init__.py").write_text("")
    (program / "__main__.py").write_text("import sys\nfrom cosmic_tui.rule import two\nsys.exit(two != 2)\n")
    (program / "rule.py").write_text("two = 2\n")
    copy = Copy(tmp_path / "here", tmp_path / "there")
    copy.must_play(["any.toml"])
    (copy.folder / "cosmic_tui" / "rule.py").write_text("two = 3\n")
    assert copy.plays_wrong(["other.toml"])
    with pytest.raises(SystemExit, match="prove nothing"):
        copy.must_play(["other.toml"])


NAMED = """LIMIT = 1


class Rule:
    most = 2
    when = lambda self: 3

    def first(self, more: int, less: int = 7, *, none: int = 8) -> list[int]:
        def inner(four: int = 9) -> int:
            return 4

        return [inner() + more + 5 for _ in range(6)]
"""


def test_a_mutant_knows_the_function_it_is_in(tmp_path: Path) -> None:
    """What a parameter is unless somebody says so is worked out outside: the function's code does not have it."""
    (tmp_path / "rule.py").write_text(NAMED)
    inside = {mutant.before: mutant.inside for mutant in mutants(tmp_path, tmp_path / "rule.py")}
    first = "Rule.first"
    assert {number: inside[number] for number in "123456789"} == {
        "1": "", "2": "", "3": "Rule.<lambda>", "4": "Rule.first.<locals>.inner", "5": first, "6": first, "7": "",
        "8": "", "9": first,
    }  # fmt: skip


def test_twins_have_names_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "rule.py").write_text("def one():\n    return 1\n\n\ndef two():\n    return 1\n")
    names = [mutant.name for mutant in mutants(tmp_path, tmp_path / "rule.py")]
    assert names == ["rule.py: return 1 [7: 2]", "rule.py: return 1 [7: 2] #2"]


TESTS = """from engine.rule import Rule


def test_inner():
    assert Rule().first(0) == [9] * 6


def test_loaded():
    assert Rule.most == 2


def test_wrong():
    assert Rule().when() == 4
"""


def test_what_each_test_runs_is_noted_and_nothing_of_those_that_fail(tmp_path: Path) -> None:
    here = tmp_path / "here"
    (here / "engine").mkdir(parents=True)
    (here / "engine" / "rule.py").write_text(NAMED)
    (here / "test_rule.py").write_text(TESTS)
    (here / "tests").mkdir()
    (here / "tests" / "__init__.py").write_text("")
    shutil.copytree(ROOT / "tests" / "mutate", here / "tests" / "mutate")
    copy = Copy(here, tmp_path / "there")
    noted = ("-p", "tests.mutate.reached", f"--note-in={tmp_path / 'reached'}")
    assert copy.all_red(["test_rule.py"], *noted) == ["test_rule.py::test_wrong"]
    reached = read(tmp_path / "reached")
    inner, loaded = "test_rule.py::test_inner", "test_rule.py::test_loaded"
    assert set(reached.seconds) == {inner, loaded}
    assert reached.tests["engine/rule.py::Rule.first"] == {inner}
    assert reached.tests["engine/rule.py::Rule.first.<locals>.inner"] == {inner}
    assert reached.of("engine/rule.py", "") == {inner}  # where nothing is run, whatever uses the file
    assert reached.of("engine/other.py", "Rule.first") == set()


def test_one_of_each_kind_is_tried_before_its_like_and_the_quickest_first() -> None:
    file, name = "engine/rule.py", "turn"
    seconds = {"slow": MOST, "b[1]": 0.25, "b[2]": 0.5, "a": 0.125, "c": 3.0, "test_rule": 4.0}
    reached = Reached(seconds, {f"{file}::{name}": set(seconds)})
    mutant = Mutant(file, "line", 0, 0, 1, "", "", name)
    tests = nearest(mutant, reached)
    assert list(tests) == ["test_rule", "a", "b[1]", "c", "b[2]"]
    assert tests["c"] == ALONE + TIMES * 3.0
    assert list(nearest(mutant, reached, 4.2)) == ["test_rule", "a"]


def test_what_is_in_no_function_meets_the_tests_of_its_room() -> None:
    table = Mutant("engine/chaos/cards/human.py", "line", 0, 0, 1, "", "")
    reached = Reached({"tests/chaos/test_a.py::a": 1.0, "tests/andromeda/test_b.py::b": 1.0})
    assert list(nearest(table, reached)) == ["tests/chaos/test_a.py::a"]


def test_what_comes_to_no_end_is_ended(tmp_path: Path) -> None:
    (tmp_path / "turning.py").write_text("while True:\n    pass\n")
    (tmp_path / "waiting.py").write_text("import time\nprint('here', flush=True)\ntime.sleep(60)\n")
    (tmp_path / "going.py").write_text("import sys\nprint('gone')\nsys.exit(3)\n")
    output = tmp_path / "output"
    assert ended(["turning"], tmp_path, output, 0, 60) is None
    assert ended(["waiting"], tmp_path, output, 9, 2) is None
    assert ended(["going"], tmp_path, output, 9, 60) == 3
    assert output.read_text() == "gone\n"


GOING = """from functools import cache

LIMIT = 3


@cache
def turns(left: int) -> int:
    done = 0
    while left:
        left -= 1
        done += 1
    return done


def idle() -> int:
    return 4
"""
GOES = """from engine.going import idle, turns


def test_turns():
    assert turns(2) == 2


def test_always_red():
    assert idle() == 5
"""


def test_mutants_meet_tests_that_are_collected_once(tmp_path: Path) -> None:
    """What fails or comes to no end is noticed; what fails anyway proves nothing; a table cannot be tried like this."""
    here = tmp_path / "here"
    (here / "engine").mkdir(parents=True)
    (here / "engine" / "going.py").write_text(GOING)
    (here / "test_goes.py").write_text(GOES)
    tests = {"test_goes.py::test_always_red": 0.5, "test_goes.py::test_turns": 0.5}
    noticed = {
        "LIMIT = 3 [8: 4]": None,
        "left -= 1 [0: pass]": "test_goes.py::test_turns",
        "done += 1 [8: 2]": "test_goes.py::test_turns",
        "return 4 [7: 5]": "",
    }
    there = {mutant.name.partition(": ")[2]: mutant for mutant in mutants(here, here / "engine" / "going.py")}
    trials = [(there[name], tests) for name in noticed]
    found = dict(tried(trials, here, tmp_path / "output", str(tmp_path / "scratch")))
    assert {name.partition(": ")[2]: red for name, red in found.items()} == noticed
