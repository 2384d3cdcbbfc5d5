"""The film as a machine: whatever comes when, it gets to the newest board and the question, and loses nothing."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.draw.parts import Parts
from cosmic_tui.film.beat import HELD, Point
from cosmic_tui.film.film import ASKING, IDLE, MOST_POINTS, Film
from cosmic_tui.film.game_spec import FilmPart, ModulePart
from cosmic_tui.film.pace import CALM, FLOORS, LIMITS, MOTIONS, NORMAL, OFF, PACES
from cosmic_tui.film.shots import ALL, DIGEST, ONE, Folder
from engine.bots import make_bot
from engine.chaos import events as chaos
from engine.encounter import events as encounter
from engine.games import rules_of

ENCOUNTER = Parts("encounter").film
Moment = tuple[Point, dict[str, Any]]


def said(point: Point) -> str:
    return f"{point.kind} {point.facts.get('seat', '')}"


@cache
def game(seed: int) -> tuple[Moment, ...]:
    """A whole game of bots, as a watcher is shown it."""
    rules = rules_of("encounter")
    match = rules.new({"seats": 4, "alien_mode": "random"}, seed)
    found: list[Moment] = []

    def tell(kind: str, facts: dict[str, Any]) -> None:
        turn, number, roles = rules.about(match)
        found.append((Point(kind, facts, turn, number, tuple(roles), len(found)), rules.still(match, -1)))

    rules.watch(match, tell)
    bots = [make_bot("rookie", seat, seed) for seat in range(4)]
    while match.pending:
        question = match.pending[0]
        answer = bots[question.seat].answer(rules.view(match, question.seat))
        match.answer(question.seat, rules.answer(question, answer))
        match.game.events = []
    return tuple(found)


def film_of(me: int = 0, **how: Any) -> Film:
    return Film(ENCOUNTER, me, said, **how)


# --- folding ---------------------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(st.integers(1, 3), st.integers(0, 200), st.integers(1, 50), st.integers(-1, 3), st.sampled_from(PACES))
def test_folding_is_honest(seed: int, first: int, many: int, me: int, pace: str) -> None:
    """At every rung each point stands behind exactly one beat, in its order, and what is never merged has one."""
    waiting = [point for point, _ in game(seed)[first : first + many]]
    folder = Folder(ENCOUNTER, me, pace, said)
    for rung in range(ALL, DIGEST):
        shots = folder.shots(waiting, rung)
        told = [(point.kind, point.events) for shot in shots for point in shot.points]
        assert told == [(point.kind, point.events) for point in waiting]
        shown = {shot.point.events for shot in shots if shot.point is not None}
        joined = {
            point.events
            for shot in shots
            for point in shot.merged
            if shot.point is not None and shot.point.kind == point.kind
        }
        for point in waiting:
            if folder.mine(point) and ENCOUNTER.weight(point, me) and ENCOUNTER.timing(point.kind).base(pace):
                assert point.events in shown | joined, (rung, point.kind)


@settings(max_examples=40)
@given(st.integers(1, 3), st.integers(0, 200), st.integers(1, 60), st.sampled_from(PACES))
def test_what_is_too_long_is_told_shorter(seed: int, first: int, many: int, pace: str) -> None:
    """The lowest rung that is short enough is taken; where none is, the highest."""
    waiting = [point for point, _ in game(seed)[first : first + many]]
    folder = Folder(ENCOUNTER, -1, pace, said)
    rung, shots = folder.fold(waiting)
    if rung < ONE:
        assert folder.load(shots) <= LIMITS[pace]
    loads = [folder.load(folder.shots(waiting, each)) for each in (ALL, ONE)]
    assert loads[1] <= loads[0] + 1e-9


@pytest.mark.parametrize(("part", "told"), [(ENCOUNTER, encounter.FIELDS), (Parts("chaos").film, chaos.FIELDS)])
def test_what_a_film_says_of_events_is_said_of_events_there_are(part: FilmPart, told: Mapping[str, Any]) -> None:
    """A name that no event has would let plain mode tell twice what a moment tells, and nobody would notice."""
    named = part.shown | part.headings | part.outcomes | frozenset().union(*part.together)
    assert named and named <= set(told)


def test_nothing_is_faster_than_it_can_be_read() -> None:
    for point, _ in game(1):
        for pace in PACES:
            least, letter = FLOORS[pace]
            for me in range(-1, 4):
                length = ENCOUNTER.length(point, me, pace, "x" * 50)
                assert length == 0 or length >= (least + letter * 50) / 1000


def test_my_result_stands_two_seconds_at_normal() -> None:
    """As a main player and as an ally; a swing lasts four tenths longer."""
    results = [point for point, _ in game(2) if point.kind in ENCOUNTER.results]
    mine = [(point, me) for point in results for me in range(4) if ENCOUNTER.role(point, me) != "other"]
    assert mine and all(ENCOUNTER.length(point, me, NORMAL, "short") >= 2.0 for point, me in mine)
    plain = Point("added", {"swing": False}, roles=("offense", "defense"))
    swing = Point("added", {"swing": True}, roles=("offense", "defense"))
    assert ENCOUNTER.length(swing, 0, CALM, "") == pytest.approx(1.4 * ENCOUNTER.length(plain, 0, CALM, ""))


# --- the machine -----------------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(st.integers(1, 3), st.integers(0, 2**32), st.sampled_from(PACES), st.sampled_from((*MOTIONS, OFF)))
def test_whatever_comes_when_the_question_is_reached(seed: int, chance: int, pace: str, motion: str) -> None:
    """Points, ticks, keys, pages and sizes at random: bounded, never backwards, and the newest board in the end."""
    dice, now = random.Random(chance), 0.0
    film = film_of(pace=pace, motion=motion)
    newest: dict[str, Any] = {}
    for point, board in game(seed)[:120]:
        film.take(point, board)
        newest = board
        film.see(board, point.events)
        for _ in range(dice.randrange(3)):
            now += dice.random() * 2
            events = film.events
            dice.choice((film.settle, film.tick, film.step, film.hold, film.go_on))(now)
            assert film.events >= events or film.events == film.told
        assert len(film.reel) <= MOST_POINTS
    film.ask("asked")
    for _ in range(1000):
        film.go_on(now)
        film.settle(now)
        if film.state == ASKING:
            break
        now += 1.0
        film.tick(now)
        if film.due() is None:
            film.step(now)
    assert film.state == ASKING and film.view == newest and not film.busy


def test_a_film_is_the_same_for_the_same_times() -> None:
    """No clock but the one that is handed in: two runs are equal picture by picture."""
    runs = []
    for _ in range(2):
        film, now, seen = film_of(), 0.0, []
        for point, board in game(1)[:40]:
            film.take(point, board)
        film.settle(now)
        while film.playing:
            assert film.beat is not None
            seen.append((film.beat.kind, film.beat.frame, film.beat.sentence, round(now, 3)))
            now = film.due() or now
            film.tick(now)
        runs.append(seen)
    assert runs[0] == runs[1] and len(runs[0]) > 10
    assert all(one[3] <= other[3] for one, other in pairwise(runs[0]))


def test_what_was_taken_back_is_thrown_away() -> None:
    """What has not begun has not been; if something was seen, one beat says so, and the board is that of before."""
    moments = game(1)
    film, back = film_of(), Point("taken_back", {"seat": 0})
    film.renew(moments[0][1], 0)
    for point, board in moments[1:6]:
        film.take(point, board)
    film.undone(back, moments[0][1])
    film.settle(0.0)
    assert film.state == IDLE and not film.reel
    for point, board in moments[1:6]:
        film.take(point, board)
    film.settle(0.0)
    assert film.beat is not None
    film.undone(back, moments[0][1])
    film.step(1.0)
    assert film.beat is not None and film.beat.kind == "taken_back" and film.view == moments[0][1]


def test_a_page_holds_it_and_half_of_the_beat_is_left() -> None:
    film = film_of()
    for point, board in game(1)[:5]:
        film.take(point, board)
    film.settle(0.0)
    assert film.beat is not None
    film.hold(film.beat.length * 0.9)
    assert film.state == HELD and film.due() is None
    film.go_on(100.0)
    assert film.due() == pytest.approx(100.0 + film.beat.length / 2)


@pytest.mark.parametrize(("left", "most"), [(60.0, 3.0), (20.0, 2.0), (9.0, 0.0)])
def test_a_clock_of_mine_cuts_it(left: float, most: float) -> None:
    """A tenth of what is left, three seconds at most, below ten seconds nothing."""
    film = film_of()
    for point, board in game(1)[:30]:
        film.take(point, board)
    film.ask("asked")
    film.settle(0.0)
    film.shorten(left, 0.0)
    now = 0.0
    while film.state != ASKING:
        now = film.due() or now
        film.tick(now)
    assert now <= most + 0.01


# --- parts -----------------------------------------------------------------------------------------------------------


def test_a_module_may_be_a_part_and_what_it_leaves_out_is_usual() -> None:
    class Module:
        RESULTS = frozenset(("over",))

        @staticmethod
        def sentence(voice: Any, point: Point) -> str:
            return "said"

    part = ModulePart(Module)
    assert part.results == {"over"} and part.sentence(None, Point("over")) == "said"  # type: ignore[arg-type]
    assert part.timing("over") == FilmPart().timing("over") and part.role(Point("over"), 1) == "main"


def test_a_game_without_a_part_has_no_film_and_its_boards_are_shown_all_the_same() -> None:
    part = Parts("no_such_game").film
    assert type(part) is FilmPart
    film = Film(part, 0, lambda point: part.sentence(None, point))  # type: ignore[arg-type]
    for point, board in game(1)[:6]:
        film.take(point, board)
    film.settle(0.0)
    assert film.state == IDLE and not film.reel and film.view == game(1)[5][1]
