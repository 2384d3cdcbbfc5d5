"""What the numbers of an encounter say: the reading, both sides, the sum, a stack of answers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.draw.forecast import if_wins
from cosmic_tui.games.encounter.draw.panels import panels
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, Side, reading, title
from cosmic_tui.games.encounter.draw.stage_gate import party
from cosmic_tui.games.encounter.draw.stage_words import start_lines
from cosmic_tui.games.encounter.draw.sums import steps
from cosmic_tui.words import words

from .positions import scene


@pytest.mark.parametrize(
    ("number", "mine", "words_"),
    [
        (1, OFF, "You win with an equal or higher card."),
        (0, OFF, "You win only with a higher card."),
        (3, OFF, "You still win if your card is up to 2 lower."),
        (-1, OFF, "Your card must be at least 2 higher to win."),
        (0, DEF, "You win with an equal or higher card."),
        (1, DEF, "You win only with a higher card."),
        (-1, DEF, "You still win if your card is up to 1 lower."),
        (2, DEF, "Your card must be at least 2 higher to win."),
    ],
)
def test_what_the_numbers_imply_for_the_cards(number: int, mine: int, words_: str) -> None:
    """R-REV-5: a tie is the defense's."""
    assert reading(told(mine, [number, False, DEF, -1])) == words_


@pytest.mark.parametrize("mine", [OFF, DEF])
@pytest.mark.parametrize("lower", [False, True])
@pytest.mark.parametrize("tie", [OFF, DEF])
def test_a_reading_agrees_with_the_rule_for_every_pair_of_cards(mine: int, lower: bool, tie: int) -> None:
    """What the sentence says is what comparing the totals says, also where the lower one wins or a tie is turned."""
    for number in range(-6, 7):
        said = reading(told(mine, [number, lower, tie, -1]))
        wins = rule_of(said)
        for own in range(41):
            for other in range(41):
                ahead = number + (own - other if mine == OFF else other - own)
                winner = tie if not ahead else OFF if (ahead > 0) != lower else DEF
                assert wins(own - other) == (winner == mine), said


def rule_of(said: str) -> Callable[[int], bool]:
    """What a sentence about the own card promises, given by how much it is higher than the other one."""
    sign, count = (-1 if "lower total" in said else 1), int("".join(filter(str.isdigit, said)) or 0)
    if "equal or" in said:
        return lambda edge: sign * edge >= 0
    if "only with" in said:
        return lambda edge: sign * edge > 0
    least = -count if "p to" in said else count
    return lambda edge: sign * edge >= least


def told(mine: int, lead: list[Any] | None, counted: tuple[str, ...] = ()) -> Scene:
    """The scene of a main player who has been told this lead."""
    found = scene("planning")
    odds = {**found.view["odds"], "lead": lead, "counted": list(counted)}
    seat = found.view["defense" if mine == DEF else "offense"]
    return replace(found, view={**found.view, "seat": seat, "odds": odds})


def test_where_no_number_says_it_the_reading_names_the_power() -> None:
    assert reading(told(OFF, None, ("virus.power",))) == "What a card is worth depends on Virus."
    assert reading(told(OFF, None)) == ""
    assert reading(told(OFF, [4, False, DEF, OFF])) == "If both play attacks, you win whatever their numbers are."


def test_what_changes_nothing_is_said_too() -> None:
    found = scene("planning")
    odds = {**found.view["odds"], "if": [None, {name: [] for name in found.view["odds"]["if"][0]}]}
    bare = replace(found, view={**found.view, "odds": odds})
    assert plain(tuple(if_wins(bare, DEF))) == words("en").say("scr-nothing_changes")
    assert plain(tuple(if_wins(bare, OFF))) == words("en").say("scr-cannot_be_told")
    assert "warp" in plain(tuple(if_wins(found, DEF)))


def test_a_crowded_side_keeps_its_ships_and_cuts_no_word() -> None:
    """Where they are goes first: how many is what counts."""
    found = scene("planning")
    crowd = Side(DEF, 2, 4, [(3, 4), (4, 4)], "none", "")
    assert "on the planet" in plain(tuple(party(found, Side(DEF, 2, 4, [(4, 2)], "none", ""), True)))
    shown = plain(tuple(party(found, crowd, True)))
    assert shown.endswith("   ●●●●") and "▼▼▼▼" in shown and "◆◆◆◆" in shown and "on the" not in shown


def test_nobody_is_called_you_twice() -> None:
    """A person without a name of their own is called You."""
    found = scene("planning")
    named = [plain(row) for row in panels(found)]
    assert any("Vera (you)" in row for row in named)
    people = [person._replace(name="You") if place == found.me else person for place, person in enumerate(found.people)]
    rows = [plain(row) for row in panels(replace(found, people=tuple(people)))]
    assert any("You" in row for row in rows) and not any("(you)" in row for row in rows)


def test_titles_speak_to_the_reader() -> None:
    assert title(scene("planning")).startswith("You attack Ines at Blue")
    watched = scene("planning")
    assert title(replace(watched, view={**watched.view, "seat": 1})).startswith("Vera attacks Ines at Blue")
    assert title(replace(watched, view={**watched.view, "seat": 2})).startswith("Vera attacks you at Blue")


def test_while_others_choose_their_aliens_no_turn_has_begun() -> None:
    """Whoever has chosen sees a board on which nothing is dealt: that is said, and not whose turn will be the first."""
    found = scene("aliens")
    assert title(found) == "Players choose their aliens"
    lines = ["".join(run.text for run in line) for line in start_lines(found)]
    assert lines == ["The cards are dealt once everybody has chosen."]
    dealt = replace(found, view={**found.view, "deck": 50})
    assert title(dealt) != title(found) and len(start_lines(dealt)) == 2


def test_a_sum_is_told_step_by_step() -> None:
    found = scene("reinforced")
    sides = [plain(side) for pair in steps(found) for side in pair]
    totals = found.view["sum"]["totals"]
    numbers = [amount for side in found.view["sum"]["lines"] for _, amount, _ in side]
    assert sum(totals) == sum(numbers)
    assert any("reinforcement" in side.lower() for side in sides)
