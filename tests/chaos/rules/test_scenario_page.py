"""The page about scenario files of this game, and what is said of files that cannot be understood."""

import re
from pathlib import Path

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.chaos.scenario import ChaosStaging
from engine.testing.rehearse import rehearse
from engine.testing.scenario import BadScenario, read

PAGE = Path(__file__).parents[2] / "scenarios" / "chaos" / "README.md"
PLAIN = 'game = "chaos"\nid = "X"\ntitle = "X"\nrules = ["K-WIN-1"]\n'


def test_the_example_of_the_page_holds() -> None:
    blocks = re.findall(r"```toml\n(game = .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    scenarios = [scenario for block in blocks for scenario in read(block, known_rules)]
    assert [rehearse(scenario, ChaosStaging(scenario)).failures for scenario in scenarios] == [[], []]


@pytest.mark.parametrize(
    ("text", "code", "line", "near"),
    [
        ("hangars = 1\n", "unknown_key", 5, ""),
        ('a = { hanger = ["crx"] }\n', "unknown_key", 5, "hangar"),
        ('a = { hangar = ["crex"] }\n', "unknown_card", 5, "crx"),
        ('a = { hangar = ["crx, paid, sleepy"] }\n', "unknown_key", 5, ""),
        ('phase = "mian"\n', "unknown_moment", 5, "main"),
        ('options = { mode = "hard" }\n', "options", 5, ""),
    ],
)
def test_a_position_that_cannot_be_is_complained_about(text: str, code: str, line: int, near: str) -> None:
    scenario = read(f'{PLAIN}{text}script = ["a ends"]\nexpect = {{ game.over = false }}\n', known_rules)[0]
    with pytest.raises(BadScenario) as bad:
        ChaosStaging(scenario)
    assert (bad.value.code, bad.value.line, bad.value.facts.get("near", "")) == (code, line, near)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("z ends", "no_seat"),
        ("a jumps", "unknown_verb"),
        ("a pays nobodys_card", "unknown_card"),
        ("a plays", "unknown_verb"),
    ],
)
def test_a_line_that_means_nothing_is_complained_about(words: str, code: str) -> None:
    text = f'{PLAIN}script = [\n    "a draws",\n    "{words}",\n]\nexpect = {{ game.over = false }}\n'
    with pytest.raises(BadScenario) as bad:
        ChaosStaging(read(text, known_rules)[0])
    assert (bad.value.code, bad.value.line) == (code, 7)


@pytest.mark.parametrize(
    "expect", ["a.credit = 1", "ghost.state = 1", "game.weather = 1", "events.rained = 1", 'not_asked.a = ["mian"]']
)
def test_an_expectation_that_could_never_fail_is_complained_about(expect: str) -> None:
    scenario = read(f'{PLAIN}script = ["a ends"]\n[expect]\n{expect}\n', known_rules)[0]
    with pytest.raises(BadScenario) as bad:
        rehearse(scenario, ChaosStaging(scenario))
    assert bad.value.code == "unknown_expectation"


@pytest.mark.parametrize(
    ("script", "expect", "failure"),
    [
        ('"a draws"', "a.centre = 1", "never_asked"),
        ('"refused: a ends"', "a.credits = 0", "not_refused"),
        ('"refused: a plays crx", "a ends"', "a.credits = 0", "means_nothing"),
        ('"a ends"', "a.credits = 3", "expected"),
    ],
)
def test_a_scenario_that_comes_out_otherwise_fails(script: str, expect: str, failure: str) -> None:
    scenario = read(f"{PLAIN}script = [{script}]\n[expect]\n{expect}\n", known_rules)[0]
    assert [found.code for found in rehearse(scenario, ChaosStaging(scenario)).failures] == [failure]


def test_what_lies_on_no_surface_has_no_place_there() -> None:
    text = f'{PLAIN}a = {{ hangar = ["crx as c"] }}\nscript = ["a ends"]\n[expect]\nc.place = "nowhere"\n'
    scenario = read(text, known_rules)[0]
    assert rehearse(scenario, ChaosStaging(scenario)).failures == []


ALIKE = """
a = { credits = 9, centre = ["gunner"], top = ["crx"] }
script = ["a puts gunner down on canteen", "a draws", "a ends"]
"""


@pytest.mark.parametrize(
    ("alike", "failures"),
    [
        ('a = { centre = ["crx"] }\nscript = ["a puts crx down on canteen", "a draws", "a ends"]', []),
        ('a = { centre = ["crx"] }\nscript = ["a puts crx down on surface", "a draws", "a ends"]', ["told_apart"]),
        ('a = { top = ["mine_ring"] }', []),
        ('a = { top = ["mine_ring"] }\nto = ["b", "a"]', ["told_apart"]),
        ('script = ["a draws", "a puts gunner down on canteen", "a ends"]', ["told_apart"]),
        ('script = ["a puts gunner down on canteen", "a draws", "a ends"]', ["same_game"]),
        ('a = { top = ["mine_ring"] }\nscript = ["a salvages"]', ["never_asked"]),
    ],
)
def test_two_games_must_look_the_same_to_those_who_are_named(alike: str, failures: list[str]) -> None:
    scenario = read(f"{PLAIN}{ALIKE}[alike]\n{alike}\n", known_rules)[0]
    assert [found.code for found in rehearse(scenario, ChaosStaging(scenario)).failures] == failures


@pytest.mark.parametrize(
    ("alike", "code"),
    [
        ("", "expects_nothing"),
        ('to = ["b"]', "expects_nothing"),
        ("a = { credits = 1 }\nto = []", "expects_nothing"),
        ("a = { credits = 1 }\nto = 3", "wrong_type"),
        ('a = { credits = 1 }\nto = ["z"]', "no_seat"),
        ("a = { kredits = 1 }", "unknown_key"),
    ],
)
def test_a_second_game_that_means_nothing_is_complained_about(alike: str, code: str) -> None:
    with pytest.raises(BadScenario) as bad:
        scenario = read(f"{PLAIN}{ALIKE}[alike]\n{alike}\n", known_rules)[0]
        rehearse(scenario, ChaosStaging(scenario))
    assert bad.value.code == code


def test_a_refusal_is_about_the_whole_line() -> None:
    """What could be begun and not be ended is refused; two in a row are looked at each for itself."""
    position = 'a = { centre = ["gunner"], hangar = ["crx as s"] }\nb = { hangar = ["crx as w"] }\n'
    for where, codes in (("w", []), ("s", ["not_refused"])):
        script = f'"refused: a puts gunner down on w", "refused: a puts gunner down on {where}", "a ends"'
        scenario = read(f"{PLAIN}{position}script = [{script}]\n", known_rules)[0]
        failures = rehearse(scenario, ChaosStaging(scenario)).failures
        assert [found.code for found in failures] == codes and all(" s" in found.facts["said"] for found in failures)
