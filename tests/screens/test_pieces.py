"""Pieces of the screens that know no app: planets, stars, sums, the coach, the motion, a game in numbers."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cosmic_tui.draw import motion
from cosmic_tui.draw.cells import Canvas, Run, plain, runs_width
from cosmic_tui.draw.choosing import choosing, sheet_text
from cosmic_tui.draw.chronicle import chronicle
from cosmic_tui.draw.codexpage import TABS, detail, entries, filtered, linked
from cosmic_tui.draw.digits import banner, big
from cosmic_tui.draw.disc import disc, shades
from cosmic_tui.draw.forecast import if_wins
from cosmic_tui.draw.layout import Rect
from cosmic_tui.draw.panels import panels
from cosmic_tui.draw.scene import FLAT, Look, Scene
from cosmic_tui.draw.situation import DEF, OFF, Side, reading, side_of, title
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.draw.stage import stage
from cosmic_tui.draw.stage_gate import party
from cosmic_tui.draw.stage_words import stack_chain, start_lines
from cosmic_tui.draw.sums import steps
from cosmic_tui.facts import printed
from cosmic_tui.screens.coach import CALLS, Coach
from cosmic_tui.words import words
from cosmic_tui.words.catalogue import alien
from tests.snapshots.canned import canned

from .positions import scene_of

LOOK = Look(words("en"))


def scene(name: str, size: tuple[int, int] = (140, 45)) -> Scene:
    """A canned position as a scene."""
    found = canned(name)
    from cosmic_tui.screens.model import SeatState

    state = SeatState(found.seats[0], view=found.view, question=found.view["question"], asked=found.view["asked"])
    return scene_of(state, size)


# --- planets and stars -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [6, 8, 16, 26])
def test_a_disc_is_round_lit_from_the_upper_left_and_the_same_every_time(size: int) -> None:
    pixels = shades(size, 3)
    assert pixels == shades(size, 3)
    inside = [[step >= 0 for step in row] for row in pixels]
    assert inside == inside[::-1] == [row[::-1] for row in inside]
    light, dark = pixels[size // 3][size // 3], pixels[size * 2 // 3][size * 2 // 3]
    assert light < dark


def test_every_planet_has_a_face_of_its_own() -> None:
    assert len({shades(16, seed) for seed in range(5)}) > 2


def test_without_colours_a_disc_is_two_signs() -> None:
    canvas = Canvas(16, 8)
    disc(canvas, replace(LOOK, shades=FLAT), 0, 0, 16, "seat_blue", 3)
    assert set("".join(map(plain, canvas.rows()))) == {" ", "█", "▒"}


def test_stars_stand_only_where_nothing_is() -> None:
    canvas = Canvas(60, 5)
    canvas.put(0, 2, "x" * 60)
    stars(canvas, LOOK, Rect(0, 0, 60, 5))
    assert plain(canvas.rows()[2]) == "x" * 60
    assert any(plain(row).strip() for number, row in enumerate(canvas.rows()) if number != 2)


def test_calm_people_see_no_stars_and_no_fog() -> None:
    for look in (replace(LOOK, decoration="calm", fog=True), replace(LOOK, decoration="none", fog=True)):
        canvas = Canvas(60, 5)
        stars(canvas, look, Rect(0, 0, 60, 5))
        fog(canvas, look, Rect(0, 0, 60, 5))
        assert canvas.rows() == Canvas(60, 5).rows()


def test_large_digits_have_three_rows_and_no_holes() -> None:
    for text in ("0", "12", "40", "-3"):
        rows = big(text)
        assert len(rows) == 3
        assert len({len(row) for row in rows}) == 1
    assert len(banner("COSMIC")) == 6


# --- what the numbers say ----------------------------------------------------------------------------------------


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


# --- motion ------------------------------------------------------------------------------------------------------


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


# --- the coach ---------------------------------------------------------------------------------------------------


def test_each_thing_is_said_once_and_ended_by_doing_it() -> None:
    coach = Coach(words("en"))
    found = scene("launch")
    call = coach.call(found.view)
    assert call is not None and call.ident == "ships"
    shown = coach.beside(found)
    assert shown.asking is not None and len(shown.asking.coach) == 2
    coach.answered()
    assert coach.call(found.view) != call


def test_the_coach_speaks_of_giving_in_only_to_who_can() -> None:
    """R-CPN-1: it tells of a negotiate to whoever holds one, and nothing of what has not happened."""
    view = {**scene("planning").view, "turn": 3}
    coach = Coach(words("en"))
    coach.said = {call.ident for call in CALLS} - {"compensation"}
    assert coach.call(view).ident == "compensation"
    attacks = [ref for ref in view["question"]["options"] if ref != ["card", "negotiate"]]
    assert coach.call({**view, "question": {**view["question"], "options": attacks}}) is None


def test_a_mute_coach_says_nothing() -> None:
    coach = Coach(words("en"))
    coach.mute()
    assert coach.call(scene("launch").view) is None


def test_the_coach_has_words_for_everything_it_says() -> None:
    said = words("en")
    for call in CALLS:
        assert said.has(f"tut-{call.ident}")
        assert said.has(f"tut-{call.ident}", "do")
    assert len(CALLS) == 12


# --- a game in numbers -------------------------------------------------------------------------------------------


def test_a_game_is_counted() -> None:
    board = {"goal": 5, "seats": [{"abroad": 2}, {"abroad": 4}]}
    events: list[dict[str, Any]] = [
        {"event": "turn_began", "seat": 0, "turn": 1},
        {"event": "encounter_began", "seat": 0, "number": 1},
        {"event": "defense_named", "seat": 0, "at": [1], "planet": -1},
        {"event": "decided", "outcome": "offense_won", "totals": [21, 13], "types": ["attack", "attack"]},
        {"event": "ships_lost", "seat": 1, "n": 3, "why": "defeat", "places": []},
        {"event": "joined", "seat": 1, "side": 0, "n": 1},
        {"event": "rewarded", "seat": 1, "ships": 1, "cards": 2},
    ]
    found = chronicle(events, 2, 5, lambda at: board)
    one, two = found.tallies
    assert (one.offense_won, one.offense, one.highest) == (1, 1, 21)
    assert (two.defense_won, two.defense, two.lost, two.joined, two.cards) == (0, 1, 3, 1, 2)
    assert found.races == [[2, 4]]
    assert {(point.seat, point.kind) for point in found.points} == {(0, "leap"), (1, "leap"), (1, "short")}


# --- the codex ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tab", TABS)
def test_every_entry_can_be_read(tab: str, caplog: pytest.LogCaptureFixture) -> None:
    """All of them, with no hole in the words."""
    said = words("en")
    found = entries(said, tab)
    assert found
    for entry in found:
        name, text = detail(said, tab, entry.ident)
        assert name and any(plain(runs) for runs in text)
    assert [record.message for record in caplog.records] == []


def test_the_rules_begin_with_the_course_of_a_game() -> None:
    """Who opens the tab for the first time reads no exceptions first."""
    kinds = [entry.ident[0] for entry in entries(words("en"), "rules")]
    assert kinds == sorted(kinds, key="RTX".index) and set(kinds) == set("RTX")


def test_a_search_needs_every_word() -> None:
    found = entries(words("en"), "aliens")
    assert [entry.ident for entry in filtered(found, "zombie walk")] == ["zombie"]
    assert filtered(found, "zombie unicorn") == []


def test_numbers_of_rules_are_links() -> None:
    runs = linked([Run("See R-FLR-2 and X-03.")])
    assert [run.link for run in runs if run.link] == [("rule", "R-FLR-2"), ("rule", "X-03")]


def test_printed_facts_agree_with_the_words() -> None:
    """Every alien and artifact of the engine has an entry, and every moment has a name."""
    said, facts = words("en"), printed()
    assert set(facts.aliens) == set(said.items("aliens"))
    assert set(facts.artifact_counts) == set(said.items("artifacts"))
    assert set(facts.technologies) == set(said.items("technologies"))
    for moment in facts.moments:
        assert said.has(f"moment-{moment.ident.replace('.', '-')}", "short")


def test_the_chart_is_the_same_whatever_is_held() -> None:
    """R-SEC-2: it looks at face-up powers and at what exists, never at hands."""
    from cosmic_tui.draw.chart import chart

    found = scene("planning")
    other = replace(found, view={**found.view, "hand": [], "cards": []}, asking=None)
    assert chart(found) == chart(other)


@pytest.mark.parametrize("ident", sorted(printed().aliens))
def test_a_sheet_that_is_offered_ends_its_sentences(ident: str) -> None:
    """Who may use a power and when, also of powers that act in no phase of their own."""
    found = scene("aliens")
    facts = printed().aliens[ident]
    for runs in sheet_text(found, alien(found.words, ident, facts), facts):
        assert not plain(tuple(runs)).endswith((",", " "))


def test_the_coach_speaks_while_an_alien_is_chosen_in_the_smallest_window() -> None:
    """The prompt has no room for it there, so it stands above."""
    shown = Coach(words("en")).beside(scene("aliens", (80, 24)))
    assert len(shown.coach) == 2
    rows = [plain(row) for row in choosing(shown)]
    assert all(any(line in row for row in rows) for line in shown.coach)
    assert len(rows) == 24
