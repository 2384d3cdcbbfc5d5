"""`cosmic scenario`: what people are told, and the exit codes. Bad files get one sentence with file and line."""

import re
from pathlib import Path

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.cli.scenario import known_rules, say
from cosmic_tui.words import words

WRITTEN = re.compile(r'(?:BadScenario|UnknownName|Misfit|fail)\(\s*"([a-z_]+)"')
ENGINE = Path(__file__).parents[2] / "engine"

FINE = """
id = "a-1"
title = "A tie"
rules = ["R-REV-5"]
stage = "launch.aim"
defense = "b"
hands = { a = ["attack 8"], b = ["attack 8"] }
script = [
    "a aims at b:3",
    "a sends 4",
]
expect.outcome = "defense_won"
"""


def told(capsys: pytest.CaptureFixture[str], *words_typed: str) -> tuple[int, str, str]:
    code = main(["scenario", *words_typed])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_a_scenario_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fine.toml").write_text(FINE, encoding="utf-8")
    assert told(capsys, str(tmp_path)) == (0, "ok: a-1, A tie\n1 scenario, as expected.\n", "")


def test_the_trace_tells_who_answered_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fine.toml").write_text(FINE, encoding="utf-8")
    _, out, _ = told(capsys, str(tmp_path), "--trace")
    assert 'a says "b:3" to launch.aim, line 9.' in out
    assert 'a says "nothing" to alliance.invite, unscripted.' in out


def test_what_came_out_otherwise_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(FINE + "expect.warp_gain = { b = 1 }\nexpect.totals = [12, 12]\n", encoding="utf-8")
    code, out, err = told(capsys, str(file))
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "failed: a-1, A tie",
        f"    {file}:13: warp_gain: expected {{ b = 1 }}, found {{ a = 4 }}.",
        "1 scenario, not as expected.",
    ]


# A change of FINE, the line that is complained of, and part of what is said.
BAD_FILES = [
    ("id = ", "idd = ", 1, "needs the key id"),
    ('"R-REV-5"', '"R-REVUE-5"', 4, "no rule R-REVUE-5"),
    ('["R-REV-5"]', "[]", 4, "at least one rule"),
    ('["R-REV-5"]', '"R-REV-5"', 4, "rules takes a list"),
    ("stage", "stages", 5, "no key stages; there is stage"),
    ("launch.aim", "launch.aims", 5, "no moment launch.aims; there is launch.aim"),
    ('"launch.aim"', "3", 5, "stage takes a text"),
    ('defense = "b"', 'defense = "z"', 6, "Nobody here is called z"),
    ('defense = "b"', 'offense = "b"', 5, "At launch.aim the key defense"),
    ('defense = "b"', 'defense = "b"\nplanets = { "b:9" = { b = 4 } }', 7, "no planet b:9"),
    ('defense = "b"', 'defense = "b"\nwarp = { b = 4, c = 21 }', 7, "c has 1 ship more"),
    ('defense = "b"', 'defense = "b"\naliens = ["zomby"]', 7, "no alien zomby"),
    ('defense = "b"', 'defense = "b"\nplayers = 7', 7, "not 7"),
    ('defense = "b"', 'defense = "b"\noptions = { sixplanets = true }', 7, "cannot be set so: unknown_option"),
    ('defense = "b"', 'defense = "b"\ndeck = 2', 7, "left over beside deck"),
    ('defense = "b"', 'defense = "b"\nlaid = { c = "morph" }', 7, "c is no main player"),
    ('defense = "b"', 'defense = "b"\ndestiny = ["d"]', 7, "no destiny card d"),
    ('defense = "b"', 'defense = "b"\nturns = 99', 7, "1 to 20 turns"),
    ('defense = "b"', 'defense = "b"\ntechnologies = { a = ["the quax"] }', 7, "no technology the quax"),
    ('defense = "b"', 'defense = "b"\ntechnologies = { a = ["the qax"] }', 7, '"the qax" is not there'),
    ('a = ["attack 8"]', 'a = ["attack 8", "atack 8"]', 7, "no card atack 8; there is attack 8"),
    ('a = ["attack 8"]', 'a = ["morph", "morph"]', 7, "so many copies of morph"),
    ('a = ["attack 8"]', 'a = "attack 8"', 7, "in hands is not what it takes"),
    ('defense = "b"', 'defense = "b"\nplanets = { "b:1" = 3 }', 7, "in planets is not what it takes"),
    ('"defense_won"', '"defense_won"\nexpect.warp = { a = "two" }', 13, "in warp is not what it takes"),
    ("a aims at b:3", "a aims at b:0", 9, "no planet b:0"),
    ("a aims at b:3", "x aims at b:3", 9, "does not begin with somebody"),
    ("a aims at b:3", "a ams at b:3", 9, 'do "ams" in a script'),
    ("a aims at b:3", "a proposes gives 2 dragons", 9, '"2 dragons" cannot be part of a deal'),
    ("a sends 4", "a lays attack 41", 10, "no card attack 41"),
    ('"a sends 4"', "{ totls = [] }", 10, "Nothing called totls can be expected; totals can"),
    ('"a sends 4"', '{ totals = [], at = "noon" }', 10, "no moment noon"),
    ('"a sends 4"', "4", 8, "script takes a text"),
    ("expect.outcome", "expect.outcom", 12, "outcom can be expected; outcome can"),
    ('"defense_won"', '"defence_won"', 12, "ends with defence_won; there is defense_won"),
    ('expect.outcome = "defense_won"', 'expect.roles = { a = "boss" }', 12, "no role boss"),
    ('expect.outcome = "defense_won"', "", 1, "expects nothing"),
    ('"defense_won"', '"defense_won', 12, "This is no TOML"),
    ('stage = "launch.aim"', 'stage = "setup"', 6, "sets itself up here, so defense"),
]


@pytest.mark.parametrize(("good", "bad", "line", "part"), BAD_FILES, ids=[row[3] for row in BAD_FILES])
def test_a_bad_file_is_one_sentence_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], good: str, bad: str, line: int, part: str
) -> None:
    file = tmp_path / "bad.toml"
    assert good in FINE
    file.write_text(FINE.replace(good, bad, 1), encoding="utf-8")
    code, out, err = told(capsys, str(file))
    assert (code, out) == (2, "")
    assert err.startswith(f"{file}:{line}: ")
    assert part in err
    assert err.count("\n") == 1


def test_lines_are_those_of_the_file_in_a_file_of_several(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second scenario's own line is told, although the first has the same key."""
    file = tmp_path / "two.toml"
    second = FINE.replace("a-1", "a-2").replace('"attack 8"', '"attack 88"', 1)
    file.write_text(f"[[scenario]]{FINE}\n[[scenario]]{second}", encoding="utf-8")
    code, _, err = told(capsys, str(file))
    assert code == 2
    assert err == f"{file}:20: There is no card attack 88; there is attack 8.\n"


def test_an_id_that_comes_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(FINE, encoding="utf-8")
    code, _, err = told(capsys, str(tmp_path))
    assert code == 2
    assert err == f"{tmp_path}/two.toml has the id a-1 again; {tmp_path}/one.toml has it already.\n"


@pytest.mark.parametrize("place", ["nothing-here.toml", "."])
def test_nothing_to_play(tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str) -> None:
    code, _, err = told(capsys, str(tmp_path / place))
    assert code == 2
    assert str(tmp_path) in err


def test_everything_the_engine_complains_of_has_a_sentence() -> None:
    """The codes are read from the modules that raise them."""
    modules = [*ENGINE.glob("*/scenario/**/*.py"), *(ENGINE / "testing").glob("*.py")]
    codes = {code for module in modules for code in WRITTEN.findall(module.read_text(encoding="utf-8"))}
    assert {"unknown_card", "not_offered", "never_asked", "not_toml"} <= codes
    said = {code for code in codes if words().has(f"scenario-bad-{code}") or words().has(f"scenario-fail-{code}")}
    assert codes - said == set()


def test_all_statements_are_known_by_their_ids() -> None:
    assert {"R-REV-5", "T-RES-1", "X-01"} <= known_rules()
    assert "«" not in say("bad-missing_key", name="id")
