"""Scenario files of Andromeda's Edge: what their page shows holds, and a file that cannot be understood says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cosmic_tui.cli.scenario import known_rules
from engine.andromeda.scenario import AndromedaStaging
from engine.testing.rehearse import rehearse
from engine.testing.scenario import BadScenario, Scenario, read

PAGE = Path(__file__).parents[2] / "scenarios" / "andromeda" / "README.md"
BASE = 'game = "andromeda"\nid = "A-X"\ntitle = "x"\nrules = ["A-ACT-1"]\nseats = 2\n'


def one(text: str) -> Scenario:
    return read(text, known_rules)[0]


def test_every_example_of_the_page_holds() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        scenario = one(block)
        assert rehearse(scenario, AndromedaStaging(scenario)).failures == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('script = []\nfleet = 3\n', "unknown_key"),
        ('script = []\nred = { gold = 3 }\n', "unknown_key"),
        ('script = []\nred = { hand = ["TA99"] }\n', "unknown_name"),
        ('script = []\nmap = { Z9 = "science" }\n', "unknown_name"),
        ('script = []\nstart = "party"\n', "unknown_name"),
        ('script = ["purple: return"]\n', "unknown_seat"),
        ('script = ["red return"]\n', "no_seat"),
        ('script = []\nuntil = "midnight"\n', "unknown_moment"),
        ('script = []\nexpect = { joy = 1 }\n', "unknown_expectation"),
        ('script = []\nlength = "endless"\n', "options"),
        ('script = []\nexpect = {}\n', "expects_nothing"),
        ('script = [{}]\n', "expects_nothing"),
        ('script = []\nexpect = { red = { stock = {} } }\n', "expects_nothing"),
        ('script = []\nred = { ships = { A1 = ["fighter", "fighter"] } }\n', "unknown_name"),
        ('script = []\nmap = { A1 = "science" }\nred = { ships = { pad = ["transport", "transport", "transport", '
         '"transport", "transport"] }, developments = ["A1", "A1", "A1"] }\n', "unknown_name"),
    ],
)  # fmt: skip
def test_what_cannot_be_understood_is_said(text: str, code: str) -> None:
    expected = "" if "expect" in text else "expect = { over = false }\n"
    with pytest.raises(BadScenario) as bad:
        AndromedaStaging(one(BASE + text + expected))
    assert bad.value.code == code


@pytest.mark.parametrize(
    "expect",
    [
        "red = { vp = 11 }",
        "counts = { launched = 2 }",
        'question = { why = "turn.window" }',
        'beside = { red = { has = ["play TA01"] } }',
        'events = [{ event = "returned" }, { event = "returned" }]',
        'asked = ["battle.energy"]',
        'not_asked = ["turn.main"]',
        "final = { red = { all = 99 } }",
        'sees = { nobody = { goal = 61 } }',
        'sees_not = { red = ["TB01"] }',
        "rolls = { red = { dice = 1 } }",
    ],
)  # fmt: skip
def test_a_wrong_expectation_is_found(expect: str) -> None:
    scenario = one(f'{BASE}script = ["red: return"]\nred = {{ hand = ["TB01"] }}\n[expect]\n{expect}\n')
    assert rehearse(scenario, AndromedaStaging(scenario)).failures
