"""Motions: what begins one, and how ships, cards and the beam look on the way."""

from dataclasses import replace
from itertools import pairwise

from cosmic_tui.draw import motion
from cosmic_tui.draw.cells import plain, runs_width
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


def test_a_reveal_begins_hidden_and_ends_as_it_is() -> None:
    found = scene("reveal")
    first = motion.moved(replace(found, motion=1))
    assert first.view["laid"] == [["down", ""], ["down", ""]]
    assert "sum" not in first.view
    last = motion.moved(replace(found, motion=motion.LAST))
    assert last.view["sum"]["totals"] == found.view["sum"]["totals"]
    assert motion.moved(found) is found
    assert motion.seconds(motion.LAST + 1) == 0
    assert 0.3 < sum(motion.seconds(frame) for frame in range(1, motion.LAST + 1)) < 1.2


def test_ships_come_from_the_left_end_of_the_beam() -> None:
    """They move on in every frame and end where they stand when nothing moves."""
    found = scene("planning")
    frames = [0, *range(motion.LIFT_FIRST, motion.LIFT_LAST + 1)]
    drawn = [[plain(row) for row in stage(replace(found, motion=frame))] for frame in frames]
    rows = [next(row for row in page if "━" in row and "▲▲▲▲ ◆◆" in row) for page in drawn]
    places = [row.index("▲▲▲▲ ◆◆") for row in rows]
    assert places[1:] == sorted(set(places[1:])) and places[-1] == places[0]
    assert motion.seconds(motion.LIFT_FIRST) > 0 == motion.seconds(motion.LIFT_LAST + 1)


LIFT = [0, *range(motion.LIFT_FIRST, motion.LIFT_LAST + 1)]


def test_ships_are_counted_to_the_gate_where_there_is_no_beam() -> None:
    """At 80 columns one after the other, in the cells of the number itself; the last frame is the still one."""
    found = scene("invite", (80, 24))
    drawn = [[plain(row) for row in stage(replace(found, motion=frame))] for frame in LIFT]
    rows = [page[1] for page in drawn]
    assert [row[row.index("▲R You") :].split()[2] for row in rows] == ["▲4", "▲1", "▲2", "▲2", "▲3", "▲4", "▲4"]
    assert rows[0] == rows[-1] and {len(row) for row in rows} == {80}
    for before, after in pairwise(rows[1:]):
        assert sum(one != other for one, other in zip(before, after, strict=True)) <= 2
    assert all([page[0], *page[2:]] == [drawn[0][0], *drawn[0][2:]] for page in drawn)


def test_the_beam_lights_up_where_it_carries_no_ships() -> None:
    """At 100 columns from the ships to the planet: not a character changes, only the light, a little in every frame."""
    found = scene("invite", (100, 30))
    pages = [stage(replace(found, motion=frame)) for frame in LIFT]
    assert len({tuple(map(plain, page)) for page in pages}) == 1
    dark = [sum(len(run.text) for row in page for run in row if run.token == "gate_dim") for page in pages]
    assert dark[1:] == sorted(dark[1:], reverse=True) and len(set(dark)) > 4
    assert pages[-1] == pages[0]


def test_a_destiny_card_turns() -> None:
    """Its back first, then its face; the last frame is followed by the card as it is."""
    found = scene("aim")
    back, face = (
        " ".join(map(plain, stage(replace(found, motion=frame)))) for frame in (motion.DESTINY_FIRST, 0)
    )
    assert "BLUE" in face and "BLUE" not in back
    assert motion.seconds(motion.DESTINY_LAST + 1) == 0


def test_what_begins_a_motion() -> None:
    """Ships that have come to the gate, a card that destiny has turned; not a view of another encounter."""
    now = scene("planning").view
    before = {**now, "seats": [{**seat, "gate": 0} for seat in now["seats"]]}
    assert motion.begun(before, now) == motion.LIFT_FIRST
    assert motion.begun(now, now) == 0
    assert motion.begun({**before, "number": now["number"] + 1}, now) == 0
    assert motion.begun({**now, "destiny": ""}, now) == motion.DESTINY_FIRST


def test_only_two_cards_that_have_just_been_turned_move() -> None:
    found = scene("reveal").view
    before = {key: value for key, value in found.items() if key != "sum"}
    assert motion.is_reveal(before, found)
    assert not motion.is_reveal(found, found)
    assert not motion.is_reveal(None, found)
    assert not motion.is_reveal({**before, "turn": 99}, found)
