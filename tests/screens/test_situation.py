"""What the numbers of an encounter say: the reading, both sides, the sum, a stack of answers."""

from dataclasses import replace

import pytest

from cosmic_tui.draw.cells import plain
from cosmic_tui.draw.forecast import if_wins
from cosmic_tui.draw.panels import panels
from cosmic_tui.draw.situation import DEF, OFF, Side, reading, side_of, title
from cosmic_tui.draw.stage_gate import party
from cosmic_tui.draw.stage_words import start_lines
from cosmic_tui.draw.sums import steps
from cosmic_tui.words import words

from .positions import scene


@pytest.mark.parametrize(
    ("ahead", "mine", "words_"),
    [
        (1, OFF, "An equal or higher card wins for you."),
        (0, OFF, "Only a higher card wins for you."),
        (3, OFF, "Up to 2 lower, your card still wins."),
        (-1, OFF, "Your card has to be at least 2 higher."),
        (0, DEF, "An equal or higher card wins for you."),
        (1, DEF, "Only a higher card wins for you."),
        (-1, DEF, "Up to 1 lower, your card still wins."),
        (2, DEF, "Your card has to be at least 2 higher."),
    ],
)
def test_what_the_ships_imply_for_the_cards(ahead: int, mine: int, words_: str) -> None:
    """R-REV-5: a tie is the defense's."""
    found = scene("planning")
    view = {**found.view, "seats": [dict(seat) for seat in found.view["seats"]]}
    for seat in view["seats"]:
        seat.update(gate=0, beside=0)
    defense = side_of({**view}, DEF).ships
    view["seats"][view["offense"]]["gate"] = defense + ahead
    if mine == DEF:
        view["seat"] = view["defense"]
    assert reading(replace(found, view=view)) == words_


def test_a_reading_agrees_with_the_rule_for_every_pair_of_cards() -> None:
    """What the sentence says is what comparing the totals says."""
    for ahead in range(-6, 7):
        for mine in range(41):
            for theirs in range(41):
                offense_wins = mine + ahead > theirs
                edge = mine - theirs
                said = edge >= 0 if ahead == 1 else edge > 0 if ahead == 0 else edge >= 1 - ahead
                assert said == offense_wins


def test_what_changes_nothing_is_said_too() -> None:
    """Before any ship is sent, who holds the planet loses and gains nothing."""
    found = scene("planning")
    seats = [{**seat, "gate": 0, "beside": 0, "role": "" if seat["role"].endswith("ally") else seat["role"]}
             for seat in found.view["seats"]]  # fmt: skip
    bare = replace(found, view={**found.view, "seats": seats})
    assert plain(tuple(if_wins(bare, DEF))) == words("en").say("scr-nothing_changes")
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
    assert title(found) == "The aliens are chosen"
    lines = ["".join(run.text for run in line) for line in start_lines(found)]
    assert lines == ["When all have chosen, the cards are dealt."]
    dealt = replace(found, view={**found.view, "deck": 50})
    assert title(dealt) != title(found) and len(start_lines(dealt)) == 2


def test_a_sum_is_told_step_by_step() -> None:
    found = scene("reinforced")
    sides = [plain(side) for pair in steps(found) for side in pair]
    totals = found.view["sum"]["totals"]
    numbers = [amount for side in found.view["sum"]["lines"] for _, amount, _ in side]
    assert sum(totals) == sum(numbers)
    assert any("reinforcement" in side.lower() for side in sides)
