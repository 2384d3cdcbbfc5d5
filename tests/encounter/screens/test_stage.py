"""The stage at every size of window: both cards lie there, and nothing tells more than the picture does."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from cosmic_tui.canvas.cells import Row, in_glyphs, plain
from cosmic_tui.draw.digits import big
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import HEADING, Scene
from cosmic_tui.draw.table import table as draw_table
from cosmic_tui.games.encounter.draw.art import FULL, LARGE, LOW, TIGHT, art_of
from cosmic_tui.games.encounter.draw.hand import BARE, hand, held_cards
from cosmic_tui.games.encounter.draw.stage import stage
from cosmic_tui.games.encounter.draw.tight import ended
from cosmic_tui.games.encounter.film import FILM
from cosmic_tui.look.glyphs import UNICODE
from cosmic_tui.screens.model import TableModel
from cosmic_tui.screens.scenes import Eyes, make_scene
from cosmic_tui.words import words
from tests.screens import positions
from tests.snapshots.test_beats import beats

WINDOWS = (
    (80, 24), (90, 28), (100, 30), (109, 41), (110, 42), (120, 30), (120, 36), (120, 50), (130, 42), (139, 44),
    (140, 45), (160, 48), (200, 60), (210, 62),
)  # fmt: skip
FEW = ((80, 24), (100, 30), (110, 42), (120, 30), (200, 60))
BY_DAY = (*FEW, (140, 45))
BEATS = ("laid", "turned", "changed_card", "summed", "used", "added", "won")
GROUNDS = ("card_face", "card_back")
PICTURES = 2  # of each kind and frame, a number of seats


def scene_of(model: TableModel, window: tuple[int, int]) -> Scene:
    """The table as the first seat sees it in such a window."""
    scene = make_scene(
        model, model.states[0], None, Eyes(), Look(words("en"), UNICODE, parts=Parts("encounter")), window
    )
    assert scene is not None
    return scene


def scenes(seats: int, windows: tuple[tuple[int, int], ...]) -> list[Scene]:
    """The great beats of some games, picture by picture, in every window; those of a few windows are made together."""
    together = BY_DAY if set(windows) <= set(BY_DAY) else windows
    made = great_beats(seats, together)
    return [scene for scene in made if (scene.layout.width, scene.layout.height) in windows]


@cache
def great_beats(seats: int, windows: tuple[tuple[int, int], ...]) -> list[Scene]:
    found: list[Scene] = []
    counts: dict[tuple[str, int], int] = {}
    for seed in (3, 2, 14):
        for beat, model in beats(seed, seats=seats):
            name = beat.kind, beat.frame
            there = beat.kind == "laid" or "sum" in (model.states[0].film.view or ())
            if beat.kind in BEATS and there and counts.get(name, 0) < PICTURES:
                counts[name] = counts.get(name, 0) + 1
                found += [scene_of(model, window) for window in windows]
        if {kind for kind, _ in counts} >= set(BEATS):
            break
    return found


def on_stage(scene: Scene) -> list[Row]:
    """The rows of the stage, what lies over it among them."""
    rect = scene.layout["stage"]
    rows = list(in_glyphs(UNICODE, draw_table(scene)))[rect.y : rect.y + max(rect.height, TIGHT.rows)]
    return [part_of(row, rect.x, rect.x + rect.width) for row in rows]


def part_of(row: Row, start: int, end: int) -> Row:
    """The runs of a row between two columns."""
    found, x = [], 0
    for run in row:
        text = run.text[max(0, start - x) : max(0, end - x)]
        x += len(run.text)
        if text:
            found.append(run._replace(text=text))
    return tuple(found)


def cards_on(rows: list[Row]) -> set[str]:
    """The halves of the stage in which a card lies: cells on its ground, or the edge of one that turns."""
    sides = set()
    for row in rows:
        x, wide = 0, sum(len(run.text) for run in row)
        for run in row:
            if run.ground in GROUNDS or ("┃" in run.text and run.token == "muted"):
                sides.add("offense" if x < wide // 2 else "defense")
            x += len(run.text)
    return sides


@pytest.mark.parametrize(
    ("window", "seats", "art"),
    [
        ((80, 24), 5, TIGHT), ((100, 30), 5, LOW), ((100, 30), 3, LOW), ((109, 41), 5, LOW), ((110, 41), 5, LOW),
        ((110, 42), 5, FULL), ((110, 40), 4, FULL), ((110, 38), 3, FULL), ((139, 44), 5, FULL), ((140, 45), 5, FULL),
        ((200, 60), 5, LARGE), ((199, 64), 5, LARGE),
    ],
)  # fmt: skip
def test_the_stage_chooses_its_drawing_by_its_own_rectangle(window: tuple[int, int], seats: int, art: object) -> None:
    _, model = next(beats(3, seats=seats))
    assert art_of(scene_of(model, window)) == art


@pytest.mark.parametrize("seats", [5, *(pytest.param(seats, marks=pytest.mark.large) for seats in (4, 3))])
@pytest.mark.parametrize("windows", [FEW, pytest.param(WINDOWS, marks=pytest.mark.large)], ids=("few", "all"))
def test_both_cards_lie_there_at_every_great_beat(seats: int, windows: tuple[tuple[int, int], ...]) -> None:
    """Not in words: as cards, with their backs, their edges or their faces."""
    shown = scenes(seats, windows)
    assert len(shown) >= len(windows) * len(BEATS)
    for scene in shown:
        where = scene.layout.width, scene.layout.height, scene.beat
        assert cards_on(on_stage(scene)) == {"offense", "defense"}, where


def test_between_the_classes_the_stage_is_that_of_the_larger_one() -> None:
    """110 columns and 42 rows leave the stage as much room as 140 and 45: it is the same picture, cell for cell, below
    the row in which a small window calls the reader "You".
    """
    both = scenes(5, ((110, 42), (140, 45)))
    for between, middle in zip(both[::2], both[1::2], strict=True):
        assert stage(between)[3:] == stage(middle)[3:], between.beat


def test_a_long_title_of_the_smallest_window_ends_before_a_comma() -> None:
    said = "You hold Blue 3 against Vera: the defense wins a tie, 19 to 19"
    assert ended(said, 80) == said
    assert ended(said, 60) == "You hold Blue 3 against Vera: the defense wins a tie"
    assert ended(said, 40) == "You hold Blue 3 against Vera"


def test_when_the_question_comes_the_hand_is_there_again_in_the_smallest_window() -> None:
    """Nothing can be answered from the hand while a film plays; a question puts it back in the same picture."""
    film = next(scene for scene in scenes(5, ((80, 24),)) if scene.beat is not None and scene.beat.kind == "summed")
    rect = film.layout["hand"]
    hand = [row[rect.y : rect.y + rect.height] for row in (draw_table(film), draw_table(replace(film, beat=None)))]
    assert "HAND" not in plain(hand[0][0]) and "HAND" in plain(hand[1][0])


# --- nothing on the screen is newer than the picture -----------------------------------------------------------------


def told_on(scene: Scene) -> str:
    """Everything that is written in the window, but what the hand and the reader's own card say."""
    rows = [plain(row) for row in draw_table(scene)]
    hand = scene.layout["hand"]
    kept = [row for y, row in enumerate(rows) if not hand.y <= y < hand.y + hand.height or scene.compact]
    return " ".join(" ".join(kept).split())


def since_heading(scene: Scene) -> list[str]:
    """The lines of the log from the last heading on: those of the encounter that is shown."""
    lines = list(scene.log)
    start = max((number for number, line in enumerate(lines) if line.mark == HEADING), default=0)
    return [line.text for line in lines[start:]]


@pytest.mark.parametrize("seats", [5, *(pytest.param(seats, marks=pytest.mark.large) for seats in (4, 3))])
@pytest.mark.parametrize("windows", [FEW, pytest.param(WINDOWS, marks=pytest.mark.large)], ids=("few", "all"))
def test_no_line_tells_a_face_or_a_sum_before_its_picture_stands(
    seats: int, windows: tuple[tuple[int, int], ...]
) -> None:
    """While cards turn and lines are counted neither the log nor the title is ahead of them."""
    opening = [scene for scene in scenes(seats, windows) if scene.beat is not None and not scene.beat.still]
    assert {scene.beat.kind for scene in opening if scene.beat is not None} >= {"turned", "summed"}
    for scene in opening:
        beat, text = scene.beat, told_on(scene)
        assert beat is not None
        where = scene.layout.width, scene.layout.height, beat.kind, beat.frame
        assert beat.sentence.rstrip(".") not in text, where
        if beat.kind == "turned":  # a long log may still have the reveals of earlier encounters
            assert not any("Reveal: " in line for line in since_heading(scene)), where


@pytest.mark.parametrize("window", [(100, 30), (120, 36), (140, 45), (200, 60)])
def test_where_no_sum_decides_the_stage_says_what_does(window: tuple[int, int]) -> None:
    """An attack against a negotiate has no figures; a sentence stands in their place, at every size."""
    model = next(model for beat, model in beats(3) if beat.kind == "turned" and "negotiate" in beat.facts["types"])
    here = scene_of(model, window)
    here = replace(here, beat=replace(here.beat, frame=here.beat.last)) if here.beat is not None else here
    told = " ".join(" ".join(plain(row) for row in on_stage(here)).split())
    assert "An attack card beats a negotiate" in told


WITH_LINES = ((80, 24), (109, 41), (120, 36), (140, 45), (200, 60))  # windows with room for lines below the cards


def test_no_line_says_what_is_lacking_before_the_ships_are_counted() -> None:
    """When two attacks are revealed the figures are those of the cards, and nothing speaks of the sum."""
    scenes = (
        scene_of(model, window)
        for beat, model in beats(3)
        for window in WITH_LINES
        if beat.kind in ("turned", "changed_card", "summed") and beat.still != (beat.kind == "summed")
    )
    for here in islice(scenes, 12 * len(WITH_LINES)):
        told = " ".join(" ".join(plain(row) for row in on_stage(here)).split())
        assert not re.search(r"needs? \d+ more|leads? by|If it stands|No effect", told), (here.layout.width, told)


def figures_in(rows: list[str], value: int) -> bool:
    """Whether a number stands there in large figures, blanks around them."""
    blocks = big(str(value))
    for y in range(len(rows) - 2):
        at = rows[y].find(blocks[0])
        while at >= 0:
            if all(row[at : at + len(block)] == block for row, block in zip(rows[y : y + 3], blocks, strict=True)):
                return True
            at = rows[y].find(blocks[0], at + 1)
    return False


@pytest.mark.parametrize("windows", [FEW, pytest.param(WINDOWS, marks=pytest.mark.large)], ids=("few", "all"))
def test_a_picture_that_stands_says_what_it_shows(windows: tuple[tuple[int, int], ...]) -> None:
    """The sum of the title is that of the large figures, at every size; what is added is seen before and after."""
    checked: dict[tuple[str, bool], int] = {}
    for scene in scenes(5, windows):
        beat = scene.beat
        assert beat is not None
        if beat.kind not in ("summed", "added") or (beat.kind == "summed" and not beat.still):
            continue
        totals = beat.facts["totals"] if beat.still else beat.facts["before"]
        rows = [plain(row) for row in on_stage(scene)]
        where = scene.layout.width, scene.layout.height, beat.kind, beat.still
        assert all(figures_in(rows, total) for total in totals), where
        said = re.search(r"(\d+) to (\d+)", f"{rows[0]} {rows[1]}")
        assert (said is not None) == beat.still, where
        assert said is None or sorted(map(int, said.groups())) == sorted(totals), where
        checked[beat.kind, beat.still] = checked.get((beat.kind, beat.still), 0) + 1
    assert set(checked) == {("summed", True), ("added", True), ("added", False)}
    assert min(checked.values()) >= len(windows)


def test_the_bar_names_the_phase_that_is_watched() -> None:
    """A power used at the launch is no reveal, whatever kind of picture shows it."""
    bars: dict[str, set[str]] = {}
    for beat, model in beats(3, seats=4):
        view = model.states[0].film.view
        assert view is not None
        phase = view["moment"].partition(".")[0]
        bars.setdefault(phase, set()).add(FILM.watching(beat.kind, view))
        if beat.kind == "used" and phase == "launch":
            break
    assert bars["reveal"] == {"film-watching_reveal"} and bars["launch"] == bars["regroup"] == {"film-watching"}
    assert "film-watching_after" in bars["resolution"]


@pytest.mark.parametrize("window", [(100, 38), (139, 41), (120, 44)])
def test_a_hand_without_a_frame_shows_every_card_with_its_digit(window: tuple[int, int]) -> None:
    """Where the window has five rows for the hand and no more: tiles like those of the larger windows."""
    here = positions.scene("planning", window)
    assert here.layout["hand"].height == BARE
    rows = [plain(row) for row in hand(here)]
    held = held_cards(here, together=False)
    assert rows[0].count("╭") + rows[0].count("┏") == len(held) > 4
    assert [card.mark.digit for card in held if card.mark] == re.findall(r"(?<=[─━ ])\d(?=[─━ ])", rows[-1])
    assert sum("ATTACK" in heading for heading in re.split("│", rows[1])) == sum(
        card.lit and card.card.startswith("attack") for card in held
    )


def test_what_is_left_out_of_a_hand_stands_behind_its_last_card() -> None:
    """Where the hand is too long for its row, no card loses its end to the words that say so."""
    here, cut = positions.scene("planning", (80, 24)), 0
    cards = [f"attack_{value:02d}" for value in (30, 23, 20, 15, 14, 12, 11, 10, 10, 9, 8, 8, 7, 7, 6)]
    cards += ["mobius_tubes", "emotion_control", "reinforcement_3", "reinforcement_5", "negotiate", "negotiate"]
    for seed in range(60):
        view = {**here.view, "hand": Random(seed).sample(cards, 16)}
        row = plain(hand(replace(here, view=view, asking=None))[0])
        page = re.search(r"‹ \d+-\d+/\d+ ›", row)
        if page is not None:
            cut += 1
            assert row[page.start() - 1] == " " and row.count("(") == row.count(")"), row
    assert cut > 20
