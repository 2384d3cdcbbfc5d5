"""Polish forms of people's names: which bend, how, and which get *gracza* before them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.words import Words
from cosmic_tui.words.names import Grammar
from cosmic_tui.words.polish import bend

TABLE = Path(__file__).parent / "forms" / "people_pl.tsv"
HEAD, *ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
LEFT = ("Konstantinos", "Laci", "Lea", "xX_42", "Xandra9", "ADA", "Emma Lou", "Иван", "Al", "a")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_name_has_its_forms(row: list[str]) -> None:
    name, *forms = row
    assert [bend(name, case) for case in HEAD[1:]] == forms


@pytest.mark.parametrize("name", LEFT)
def test_a_name_that_nobody_can_bend_is_left_alone(name: str) -> None:
    assert {bend(name, case) for case in HEAD[1:]} == {None}
    assert Words("pl", "encounter").person(name).form_in("gen") == f"gracza {name}"


def test_only_people_go_by_this_rule() -> None:
    """The name of a card has the forms that its own message says, however it ends."""
    assert Grammar("pl").bend("Zaraza", "gen") is None
    assert Words("pl", "encounter").person("Ada").form_in("gen") == "Ady"
    assert Words("pl", "encounter").person("Ada").form_in("to") is None
