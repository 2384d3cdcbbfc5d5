"""The log in another language: every event is told again, and what people said stays where it was.

Plain bookkeeping; the model decides how an event is told.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmic_tui.screens.seatstate import SeatState
from engine.kernel.views import Event

Tell = Callable[[int, Event], None]  # (how many events there are with it, the event): at the end of the log
NOTICE = "chat"  # the kind of line that is no event: what people say, what has gone wrong besides


def retell(state: SeatState, tell: Tell) -> None:
    """Tell the log again in the model's present words, in the same order. Lines about what was done to the reader stay
    visible as long as before.
    """
    old, marks = list(state.told), dict(state.done_to_me)
    talk = [(place, line) for place, line in enumerate(old) if line.key == NOTICE]
    given = {line.number: marks[place] for place, line in enumerate(old) if place in marks and line.key != NOTICE}
    state.told.clear()
    state.done_to_me.clear()
    for count in range(len(state.events) + 1):
        if count:
            before = len(state.done_to_me)
            tell(count, state.events[count - 1])
            done = [place for place, _ in state.done_to_me[before:]]
            state.done_to_me[before:] = [(place, given[count]) for place in done if count in given]
        while talk and (talk[0][1].number <= count or count == len(state.events)):
            place, line = talk.pop(0)
            if place in marks:
                state.done_to_me.append((len(state.told), marks[place]))
            state.told.append(line)
