"""What moves in a beat: how ships, cards, sums and the beam look on the way."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain, runs_width
from cosmic_tui.draw.scene import Scene
from cosmic_tui.film.beat import Beat
from cosmic_tui.games.encounter.draw import motion
from cosmic_tui.games.encounter.draw.stage import stage
from cosmic_tui.games.encounter.draw.stage_words import stack_chain

from .positions import scene


def test_a_stack_of_answers_fits_one_row_and_says_its_depth() -> None:
    """T-NEST-1: answers stand newest first, each with what it answers; what has no room is counted."""
    stacked = scene("zap-of-zap-of-zap", (80, 24))
    acts = stacked.view["stack"]
    whole = plain(stack_chain(stacked, 78))
    assert len(acts) == 3
    said = ("3 ►", "Card Zap", "answers 2", "Cosmic Zap", "answers 1", "Amoeba")
    places = [whole.index(word) for word in said]
    assert places == sorted(places)
    deep = replace(stacked, view={**stacked.view, "stack": [*acts, *acts[1:], *acts[1:]]})
    cut = stack_chain(deep, 60)
    assert plain(cut).startswith("7 ► Card Zap") and plain(cut).endswith("… 5 more")
    assert runs_width(cut) <= 60


def test_what_joining_brings_is_said_to_the_offense_in_the_second_person() -> None:
    """R-ALL-2: the offense has invited, and sees what its allies would get."""
    asking = scene("invite")
    view = asking.view
    everybody = 2 ** view["n"] - 1
    seats = [{**seat, "role": seat["role"] or "bystander"} for seat in view["seats"]]
    asked = {**view, "invited": [everybody, 0], "seats": seats, "question": None}
    said = "\n".join(plain(row) for row in stage(replace(asking, view=asked, asking=None)))
    assert "if you win" in said
    assert "you wins" not in said


def shown(found: Scene, kind: str, frame: int, **facts: Any) -> Scene:
    """The scene in a picture of a beat."""
    last = len(motion.frames(kind, facts, found.view))
    return replace(found, beat=Beat(kind, facts, "What happens.", min(frame, last), last))


def test_a_reveal_begins_face_down_and_goes_through_sums_that_stood() -> None:
    """The cards turn over their edge; then a line of both sides at a time, up to the totals of the view."""
    found = scene("reveal")
    turned = ["\n".join(map(plain, stage(shown(found, "turned", frame)))) for frame in range(motion.FLIP + 1)]
    assert "╲╱╲╱" in turned[0] and "ATTACK" not in turned[0]
    assert "┃┃" in turned[motion.EDGE] and "ATTACK" in turned[-1]
    sums = [motion.counted(shown(found, "summed", frame)).view["sum"] for frame in range(9)]
    totals = [told["totals"] for told in sums]
    assert totals[-1] == found.view["sum"]["totals"] and len(set(map(tuple, totals))) > 1
    for told in sums:
        assert told["totals"] == [sum(line[1] for line in side) for side in told["lines"]]
    assert motion.counted(found) is found
    assert sum(motion.frames("turned", {}, found.view)) == pytest.approx(0.18)


LIFT = range(motion.LIFT + 1)


def test_ships_come_from_the_left_end_of_the_beam() -> None:
    """They move on in every picture and end where they stand when nothing moves."""
    found = scene("planning")
    drawn = [[plain(row) for row in stage(shown(found, "launched", frame))] for frame in LIFT]
    rows = [next(row for row in page if "━" in row and "▲▲▲▲ ◆◆" in row) for page in drawn]
    places = [row.index("▲▲▲▲ ◆◆") for row in rows]
    assert places == sorted(set(places))
    still = next(row for row in map(plain, stage(found)) if "━" in row and "▲▲▲▲ ◆◆" in row)
    assert rows[-1] == still


def test_ships_are_counted_to_the_gate_where_there_is_no_beam() -> None:
    """At 80 columns one after the other, in the cells of the number itself."""
    found = scene("invite", (80, 24))
    rows = [plain(stage(shown(found, "launched", frame))[1]) for frame in LIFT]
    assert [row[row.index("▲R You") :].split()[2] for row in rows] == ["▲1", "▲2", "▲2", "▲3", "▲4", "▲4"]
    assert {len(row) for row in rows} == {80}
    for before, after in pairwise(rows):
        assert sum(one != other for one, other in zip(before, after, strict=True)) <= 2


def test_the_beam_lights_up_where_it_carries_no_ships() -> None:
    """At 100 columns from the ships to the planet: not a character changes, only the light, a little each time."""
    found = scene("invite", (100, 30))
    pages = [stage(shown(found, "launched", frame)) for frame in LIFT]
    assert len({tuple(map(plain, page)) for page in pages}) == 1
    dark = [sum(len(run.text) for row in page for run in row if run.token == "gate_dim") for page in pages]
    assert dark == sorted(dark, reverse=True) and len(set(dark)) > 4


def test_a_destiny_card_turns() -> None:
    """Its back first, then its edge, then its face."""
    found = scene("aim")
    facts = {"destiny": found.view["destiny"]}
    pages = [" ".join(map(plain, stage(shown(found, "destiny", frame, **facts)))) for frame in range(3)]
    assert ["BLUE" in page for page in pages] == [False, False, True] and "┃┃" in pages[1]


def test_ships_fall_step_by_step() -> None:
    """Planets and warp count along, from the board before to the board after."""
    found = scene("reveal")
    before = found.view
    loser = before["defense"]
    planets = [
        [at, owner, [0 if who == loser and at == before["target"] else n for who, n in enumerate(ships)]]
        for at, owner, ships in before["planets"]
    ]
    fallen = next(ships[loser] for at, _, ships in before["planets"] if at == before["target"])
    seats = [{**seat, "warp": seat["warp"] + fallen * (who == loser)} for who, seat in enumerate(before["seats"])]
    after = {**before, "planets": planets, "seats": seats}
    beat = Beat("lost", {"lost": [[loser, fallen]]}, "", 0, fallen, before)
    counts = []
    for frame in range(fallen + 1):
        view = motion.falling(replace(found, view=after, beat=replace(beat, frame=frame))).view
        there = next(ships[loser] for at, _, ships in view["planets"] if at == view["target"])
        counts.append((there, view["seats"][loser]["warp"] - before["seats"][loser]["warp"]))
    assert fallen > 1 and counts == [(fallen - step, step) for step in range(fallen + 1)]
