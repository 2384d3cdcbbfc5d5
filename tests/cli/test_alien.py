"""`cosmic alien`: facts and texts of an alien, lists with filters, and slips of the fingers."""

from __future__ import annotations

import json

import pytest

from cosmic_tui.cli.main import main
from engine.encounter import facts


def test_an_entry_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """R-KIT-5: name, power, light, role; both halves of the flare; what a zap does; moments; rulings."""
    assert main(["alien", "Zombie"]) == 0
    out = capsys.readouterr().out
    headings = ("Power (Immortality)", "When it is zapped", "Wild flare", "Super flare", "Acts at")
    for piece in ("Zombie", "any player", *headings):
        assert piece in out
    assert max(len(line) for line in out.splitlines()) <= 78


def test_json_joins_facts_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["alien", "oracle", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["level"] == facts.aliens()["oracle"]["level"] and told["moments"] == ["planning.pick"]
    assert told["flare"]["wild"] and told["rulings"]


@pytest.mark.parametrize("level", ["green", "yellow", "red"])
def test_lists_by_level(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["alien", "--list", "--level", level]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == sum(1 for alien in facts.aliens().values() if alien["level"] == level)
    assert all(f" {level} " in line for line in lines)


def test_lists_by_moment(capsys: pytest.CaptureFixture[str]) -> None:
    """The power or either half of the flare."""
    assert main(["alien", "--list", "--moment", "planning.pick"]) == 0
    assert "Oracle" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["alien", "zombi"], "did you mean Zombie"),
        (["alien", "--moment", "planing.pick", "--list"], "did you mean planning.pick"),
        (["alien", "--level", "blue"], "--level can't be blue. Choose one of: green, yellow, red."),
    ],
)
def test_slips_get_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert said in error and len(error.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [("pl", "dasacz", "Dąsacz"), ("pl", "grudge", "Dąsacz"), ("pl", "Tik-tak", "Tik-tak"), ("de", "seher", "Seher")],
)
def test_an_alien_is_found_by_its_name_in_the_readers_language(
    language: str, typed: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["alien", typed, "--language", language]) == 0
    assert capsys.readouterr().out.startswith(f"{name}:")
    assert main(["alien", f"{typed}x", "--language", language]) == 2
