"""The faults that `tests.mutate` plants: each is one small change, and a source with it is still a source."""

import ast
from pathlib import Path

import pytest

from tests.mutate.__main__ import ROOT, drawn, interval
from tests.mutate.mutants import mutants
from tests.mutate.trial import Copy, scenarios_for

SOURCE = '''"""A text with a 5 in it."""


def rule(game: list[int], seat: int = 0, name: str = "a" + "b") -> bool:
    """Two."""
    game.append(seat + 1)
    if not game or (seat == 2 and game[0] < 3):
        return False
    while seat in game:
        seat -= 1
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
        ("game.append(seat + 1)", "pass"), ("seat -= 1", "pass"), ("seat in game", "(not (seat in game))"),
    } <= changes  # fmt: skip
    assert len({mutant.name for mutant in found}) == len(found)
    for mutant in found:
        planted = mutant.planted(SOURCE)
        assert planted != SOURCE
        ast.parse(planted)
        assert '"""A text with a 5 in it."""' in planted
        assert '"a" + "b"' in planted


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


@pytest.mark.parametrize(("hits", "of", "low", "high"), [(0, 0, 0, 100), (0, 60, 0, 6), (12, 60, 11.8, 31.8)])
def test_a_share_comes_with_its_interval(hits: int, of: int, low: float, high: float) -> None:
    found = interval(hits, of)
    assert found == pytest.approx((low, high), abs=0.1)


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
    assert scenarios_for(ROOT, "engine/bots/encounter/rookie.py") == []
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
