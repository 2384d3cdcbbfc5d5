"""A slow line is felt at this end: what is written waits, or answers come late. Then nothing moves any more."""

from typing import Any

import pytest

from cosmic_tui.film.pace import FULL, OFF, REDUCED
from cosmic_tui.terminal.outlet import Outlet
from cosmic_tui.terminal.pulse import EVERY, LATE, REMEMBERED, Pulse
from tests.screens.playing import app_for, settled


def test_two_late_answers_running_are_a_slow_line() -> None:
    pulse, now = Pulse(), 100.0
    slow = []
    for took in (0.1, 1.0, 0.1, 1.0, 1.0, 0.1):
        assert pulse.wants_asking(now)
        pulse.asked(now)
        assert not pulse.wants_asking(now + EVERY), "it has not answered yet"
        pulse.asked(now + 0.05)  # Textual asks too: the first question counts
        now += took
        pulse.answered(now)
        slow.append(pulse.slow(now))
        assert not pulse.wants_asking(now)
        now += EVERY
    assert slow == [False, False, False, False, True, True]
    assert not pulse.slow(now + REMEMBERED)


def test_who_never_answers_is_not_slow_and_is_asked_once() -> None:
    pulse = Pulse()
    pulse.asked(10.0)
    assert not pulse.slow(500.0) and not pulse.wants_asking(500.0)
    Pulse().answered(3.0)  # what nobody asked


def test_what_has_to_wait_before_it_is_taken_is_a_slow_line() -> None:
    """Many small waits without a pause count as one; a pause in which everything has been taken ends it."""
    clock = [0.0]

    class Thick:
        def write(self, text: str) -> None:
            clock[0] += 0.1

        def flush(self) -> None:
            clock[0] += 0.01

    pulse = Pulse()
    outlet = Outlet(Thick(), pulse, lambda: clock[0])
    for _ in range(5):
        outlet.write("a row")
        outlet.flush()
    assert not pulse.slow(clock[0])
    for _ in range(3):
        outlet.write("a row")
    assert pulse.slow(clock[0]) and LATE < 3 * 0.1


@pytest.mark.parametrize(("slow", "shown"), [(False, FULL), (True, REDUCED)])
async def test_motion_gives_way_on_a_slow_line(slow: bool, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app: Any = app_for(film=True)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        app.start.motion, app.settings.motion = True, "full"
        monkeypatch.setattr(app._driver, "slow", slow, raising=False)
        assert app.film_motion == shown and app.moves == (not slow)
        app.settings.motion = "none"
        assert app.film_motion == "none" != OFF
