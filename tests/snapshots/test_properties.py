"""What has to be true of every picture of the table, tried on random legal positions of three to five seats.

Canned tables show how it should look; these say what must never happen at any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.canvas.cells import Row, Run, Strictness, runs_width
from cosmic_tui.canvas.text import FEWER as FEWER_LINK
from cosmic_tui.canvas.text import MORE as MORE_LINK
from cosmic_tui.draw.layout import layout
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import Scene
from cosmic_tui.draw.table import drawer, table
from cosmic_tui.games.encounter.prompt.desk import ANSWERS, Desk
from cosmic_tui.look.glyphs import ASCII, UNICODE
from cosmic_tui.prompt import Draft
from cosmic_tui.screens.asking import make_asking
from cosmic_tui.screens.model import SeatState
from tests.encounter.battery.checks import redeal
from tests.encounter.battery.players import Dice, answer_one, keen
from tests.encounter.battery.players import start as start_match
from tests.screens.positions import draft_of, model_of, scene_of, seat_state, told

from .canned import canned, names
from .kit import SIZES

WISHES: list[dict[str, Any]] = [
    {"seats": 3, "alien_mode": "random"},
    {"seats": 4, "alien_mode": "random"},
    {"seats": 5, "alien_mode": "random"},
    {"seats": 5, "alien_mode": "random", "technology": True, "deals": "open"},
    {"seats": 4, "alien_mode": "random", "hidden_powers": True, "four_planets": True, "technology": True},
]
MORE = ("‹", "›", "PgDn", "PgUp")  # there is more, and how to get there
COACH = ("Something is explained.", "Try it.")
BOARD = ("systems", "stage", "hand", "warp")
games = st.sampled_from(WISHES)
seeds = st.integers(0, 2**32)
lengths = st.integers(1, 600)
FEWER = settings(max_examples=max(10, settings().max_examples // 3))


@pytest.fixture(autouse=True, scope="module")
def strict() -> Iterator[None]:
    """A canvas refuses what does not fit instead of cutting it."""
    Strictness.on = True
    yield
    Strictness.on = False


def after(wishes: dict[str, Any], seed: int, questions: int) -> Any:
    """A random game after so many answers, or at its last question."""
    match = start_match(seed, strict=False, **wishes)
    dice = Dice(seed)
    for _ in range(questions):
        before = match.fork()
        answer_one(match, dice, keen)
        if match.over:
            return before
    return match


def asked_seats(match: Any) -> list[int]:
    return [question.seat for question in match.pending]


def linked(rows: list[Row]) -> list[tuple[int, Run]]:
    """(index of an option, run) of every run that chooses it."""
    return [(int(run.link[1]), run) for row in rows for run in row if run.link[:1] == ("option",)]


def prompt_digits(scene: Scene) -> dict[int, str]:
    """Index of an option -> its digit as the prompt shows it."""
    digits: dict[int, str] = {}
    for index, run in linked(drawer(scene.look.parts, "prompt")(scene)):
        found = [char for char in run.text[:3] if char.isdigit() and run.ground == "key"]
        if found and index not in digits:
            digits[index] = found[0]
    return digits


def board_digits(scene: Scene) -> set[tuple[int, str]]:
    """(index of an option, digit) of every badge on the board."""
    regions = [name for name in BOARD if name in scene.layout]
    found = [pair for name in regions for pair in linked(drawer(scene.look.parts, name)(scene))]
    return {(index, run.text.strip()) for index, run in found if run.ground == "key" and run.text.strip().isdigit()}


def highlighted(scene: Scene, state: SeatState, draft: Draft | Desk) -> Scene:
    """The same frame after the highlight has moved."""
    voice = model_of(scene.n).voice(state.seat)
    return replace(scene, asking=make_asking(voice, state, draft, confirm=False, prepared=False))


@FEWER
@given(games, seeds, lengths)
def test_no_row_overflows(wishes: dict[str, Any], seed: int, questions: int) -> None:
    """Every frame is exactly as large as the window, for who is asked, somebody else, and a spectator."""
    match = after(wishes, seed, questions)
    for seat in {asked_seats(match)[0], seed % match.game.n, -1}:
        state = seat_state(match, seat)
        for size in SIZES:
            for glyphs in (UNICODE, ASCII) if size == SIZES[0] else (UNICODE,):
                rows = table(scene_of(state, size, glyphs=glyphs, decoration="none"))
                assert len(rows) == size[1]
                assert {runs_width(row) for row in rows} == {size[0]}


def check_options(state: SeatState) -> None:
    """Wherever the highlight is, its option shows its digit; what is not in sight is announced by a sign or a key."""
    draft = draft_of(state)
    if not isinstance(draft, Draft) or not draft.choices:
        return
    for size in SIZES:
        scene = scene_of(state, size, draft=draft, decoration="none")
        for place, choice in enumerate(draft.choices):
            draft.at = place
            now = highlighted(scene, state, draft)
            shown = prompt_digits(now)
            assert shown.get(choice.index) == choice.digit, (size, choice)
            text = "".join(run.text for row in drawer(now.look.parts, "prompt")(now) for run in row)
            assert len(shown) == len(draft.choices) or any(sign in text for sign in MORE), size


def check_board(state: SeatState) -> None:
    """No badge on the board means anything else than the prompt says, on any page of options."""
    draft = draft_of(state)
    if not isinstance(draft, Draft):
        return
    for size in SIZES:
        scene = scene_of(state, size, draft=draft, decoration="none")
        for page in sorted({choice.page for choice in draft.choices}):
            draft.at = next(place for place, choice in enumerate(draft.choices) if choice.page == page)
            meant = {choice.index: choice.digit for choice in draft.choices if choice.page == page or choice.no}
            for index, digit in board_digits(highlighted(scene, state, draft)):
                assert meant.get(index) == digit, (size, page, index, digit)


@FEWER
@given(games, seeds, lengths)
def test_options_and_board(wishes: dict[str, Any], seed: int, questions: int) -> None:
    """Every option has its digit in the prompt, and the same one on the board."""
    match = after(wishes, seed, questions)
    state = seat_state(match, asked_seats(match)[0])
    check_options(state)
    check_board(state)


@pytest.mark.parametrize("name", names())
def test_options_and_board_of_canned_tables(name: str) -> None:
    """The same where there are many options, or odd ones."""
    found = canned(name)
    state = told(found.seats[0], found.view)
    check_options(state)
    check_board(state)


def prompt_links(scene: Scene) -> set[tuple[Any, ...]]:
    """Everything in the prompt that a click means something on."""
    return {run.link for row in drawer(scene.look.parts, "prompt")(scene) for run in row}


def completed(draft: Draft) -> Draft:
    """The same draft with ships sent or things ticked until it can be sent."""
    full = deepcopy(draft)
    while full.lacks() is not None:
        _ = full.add(1) if full.shape == "spread" else full.tick()
        full.at = (full.at + 1) % len(full.choices)
    full.at = draft.at
    return full


@FEWER
@given(games, seeds, lengths)
def test_a_mouse_is_enough(wishes: dict[str, Any], seed: int, questions: int) -> None:
    """Wherever the highlight is, one can click what sends it once it is whole, and what counts an amount or ships."""
    match = after(wishes, seed, questions)
    state = seat_state(match, asked_seats(match)[0])
    draft = draft_of(state)
    for size in SIZES:
        scene = scene_of(state, size, draft=draft, decoration="none")
        for place in range(max(1, len(draft.choices) if isinstance(draft, Draft) else len(ANSWERS))):
            assert draft is not None
            draft.at = place
            if not isinstance(draft, Draft) and not draft.enters():
                continue
            now = highlighted(scene, state, draft)
            assert now.asking is not None
            links = prompt_links(now)
            coached = replace(now, coach=COACH, asking=replace(now.asking, coach=() if now.compact else COACH))
            whole = not isinstance(draft, Draft) or draft.lacks() is None
            for shown in (links, prompt_links(coached)):
                assert (("do", "send") in shown) == whole, (size, place)
            if isinstance(draft, Draft) and not whole:
                full = completed(draft)
                complete = highlighted(scene_of(state, size, draft=full, decoration="none"), state, full)
                assert ("do", "send") in prompt_links(complete), (size, place)
            assert draft.shape not in ("amount", "spread") or {FEWER_LINK, MORE_LINK} <= links, (size, place)


@given(games, seeds, lengths)
def test_a_digit_does_what_it_says(wishes: dict[str, Any], seed: int, questions: int) -> None:
    """A typed digit goes to the option that shows it; no two options of a page share one."""
    match = after(wishes, seed, questions)
    state = seat_state(match, asked_seats(match)[0])
    for number, choice in enumerate(getattr(draft_of(state), "choices", ())):
        draft = draft_of(state)
        if not isinstance(draft, Draft):
            return
        same = [other for other in draft.choices if other.digit == choice.digit and other.page == choice.page]
        assert same == [choice]
        draft.at = number
        draft.digit(choice.digit)
        assert draft.choice == choice


@given(games, seeds, lengths)
def test_frames_tell_nothing_of_hidden_cards(wishes: dict[str, Any], seed: int, questions: int) -> None:
    """R-SEC-1: all that a seat cannot see dealt anew, its frame stays the same, chart and keys row included."""
    match = after(wishes, seed, questions)
    other = match.fork()
    seat = seed % (match.game.n + 1) - 1
    redeal(other.game, seat, seed + 1)
    for size in (SIZES[0], SIZES[2]):
        frames = [table(scene_of(seat_state(position, seat), size, decoration="none")) for position in (match, other)]
        assert frames[0] == frames[1]


def test_all_regions_are_looked_at() -> None:
    """The regions above exist, and the prompt is none of the board's."""
    place = layout(*SIZES[-1], 5, Parts("encounter"))
    assert place is not None and set(BOARD) < set(place.rects) and "prompt" not in BOARD
