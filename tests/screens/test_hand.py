"""Which presses were meant for a question, from nothing but their times."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.screens.table.hand import EARLY, HELD, NOW, PAUSE, WAIT, Hand

PATIENCE = 0.3
ENTER, ONE = "Enter", "1"


def held(first: float, hz: float, seconds: float = 5.0) -> list[float]:
    times = [0.0, first]
    while times[-1] < seconds:
        times.append(times[-1] + 1 / hz)
    return times


def counted(times: list[float], seen: float, key: str = ENTER) -> list[float]:
    """Those of the presses that answer the question seen since then; the first one has answered the one before."""
    hand = Hand(-10.0)
    found = []
    assert hand.press(key, times[0], -5.0, PATIENCE) == NOW
    hand.turn(times[0])
    for now, after in pairwise([*times[1:], times[-1] + 10.0]):
        verdict = hand.press(key, now, seen if now >= seen else None, PATIENCE)
        if verdict == NOW or (verdict == WAIT and after - now >= PAUSE):
            found.append(now)
            hand.counts()
            hand.turn(now)
    return found


repeats = st.tuples(st.floats(0.25, 0.66), st.floats(15, 33))


@given(repeats, st.floats(0.0, 4.0))
def test_a_held_key_answers_nothing_after_its_first_press(how: tuple[float, float], seen: float) -> None:
    """Wherever the next question comes: before the first repeat, between two of them, or late."""
    assert counted(held(*how), seen) == []


@given(st.lists(st.floats(0.16, 3.0), min_size=1, max_size=20), st.floats(0.0, 5.0))
def test_every_tap_counts_once_the_question_can_have_been_read(gaps: list[float], seen: float) -> None:
    times = [0.0]
    for gap in gaps:
        times.append(times[-1] + gap)
    assert counted(times, seen) == [now for now in times[1:] if now >= seen + PATIENCE]


@given(repeats, st.floats(0.0, 1.0), st.integers(2, 40), st.floats(0.15, 0.6))
def test_a_line_that_stutters_lets_through_one_repeat_at_most(
    how: tuple[float, float], seen: float, at: int, stutter: float
) -> None:
    times = held(*how)
    times = [*times[:at], *[now + stutter for now in times[at:]]]
    assert len(counted(times, seen)) <= 1


def test_a_key_that_has_led_here_from_another_screen_waits() -> None:
    """Nobody knows which it was, so no key is dropped at once; another second later it is no repeat of that."""
    hand = Hand(1.0)
    assert hand.press(ENTER, 1.1, 0.0, PATIENCE) == WAIT
    assert hand.press(ENTER, 1.13, 0.0, PATIENCE) == HELD
    hand.anew(5.0)
    assert hand.press(ENTER, 6.1, 0.0, PATIENCE) == NOW


def test_one_key_after_another_is_typing() -> None:
    """Digits and Enter, as fast as somebody likes; a digit that has counted for this question may be held."""
    hand = Hand(-10.0)
    assert hand.press(ENTER, 0.0, -5.0, PATIENCE) == NOW
    hand.turn(0.0)
    assert hand.press(ONE, 0.4, 0.1, PATIENCE) == NOW
    assert hand.press(ONE, 0.45, 0.1, PATIENCE) == NOW
    assert hand.press(ENTER, 0.5, 0.1, PATIENCE) == NOW


def test_what_is_not_seen_yet_is_not_answered() -> None:
    hand = Hand(-10.0)
    assert hand.press(ENTER, 0.0, None, PATIENCE) == EARLY
    assert hand.press(ENTER, 0.5, 0.25, PATIENCE) == EARLY
    assert hand.press(ENTER, 0.6, 0.25, PATIENCE) == HELD
