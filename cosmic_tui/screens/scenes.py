"""Making a scene, one frame of the table: from what a seat has been told and what its person has in focus.

Pure; the table screen asks for a scene whenever it paints.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from cosmic_tui.canvas.cells import Row
from cosmic_tui.draw.layout import Layout, layout
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.scene import Asking, Scene
from cosmic_tui.prompt import Draft, Making
from cosmic_tui.screens.asking import asking_ahead, asking_beside, make_asking, waiting_words
from cosmic_tui.screens.model import TableModel, clock_text
from cosmic_tui.screens.seatstate import SeatState

LOW_CLOCK = 15


@dataclass
class Eyes:
    """The things that the person at the screen has in focus, types or chooses. The table never learns of them."""

    focus: str = ""
    focus_at: int = 0
    page: int = 0  # of the hand
    confirm: bool = False
    prepared: Any = None
    typing: str | None = None
    hint: Row = ()  # see draw/text.notice
    advice: tuple[str, ...] = ()  # what the strongest bot would do here, once it was asked
    replayed: bool = False  # see draw/scene.Scene
    sort: bool = True
    glow: bool = False
    zoom: str = ""
    preparing: bool = False
    beside: bool = False  # something is chosen that can be done beside the question
    marked: frozenset[str] = field(default_factory=frozenset)


def make_scene(
    model: TableModel, state: SeatState, draft: Making | None, eyes: Eyes, look: Look, size: tuple[int, int]
) -> Scene | None:
    """Return the frame for one seat; None before the first view, or in a window that is too small."""
    view = state.view
    if view is None or not model.people:
        return None
    place: Layout | None = layout(*size, view["n"], look.parts)
    if place is None:
        return None
    voice = model.voice(state.seat)
    asking: Asking | None = None
    if isinstance(draft, Draft) and eyes.preparing:
        asking = asking_ahead(voice, state, draft)
    elif isinstance(draft, Draft) and eyes.beside:
        asking = asking_beside(voice, state, draft, confirm=eyes.confirm)
    elif draft is not None and state.question is not None and view["question"] and draft.asks(view["question"]):
        # a new question may be here before its draft, and an answered one be gone before it
        asking = make_asking(voice, state, draft, confirm=eyes.confirm, prepared=eyes.prepared is not None)
    if asking is not None and eyes.advice:
        asking = replace(asking, advice=eyes.advice)
    left = model.seconds_left()
    return Scene(
        view=view,
        people=model.people,
        layout=place,
        look=look,
        asking=asking,
        log=model.log_of(state),
        clock="" if left is None else clock_text(left),
        unsaved=model.unsaved,
        clock_low=left is not None and left < LOW_CLOCK,
        focus=eyes.focus,
        focus_at=eyes.focus_at,
        waiting=waiting_words(voice, state),
        typing=eyes.typing,
        orders=orders_on(state.orders),
        hint=eyes.hint,
        replayed=eyes.replayed,
        page=eyes.page,
        zoom=eyes.zoom,
        marked=frozenset(state.orders.get("marked", ())),
        gathered=model.gathered(state),
        glow=eyes.glow,
        sort=eyes.sort,
        beat=state.film.beat,
        watching=state.film.part.watching(state.film.beat.kind, view) if state.film.beat is not None else "",
        waits=state.film.waits,
        pace=state.film.pace,
        record=state.record,
        summed=state.summed_here,
        last_summed=state.summed,
        last_record=state.summed_record,
        meanwhile=tuple(model.meanwhile(state)),
    )


def orders_on(orders: dict[str, Any]) -> int:
    """Return how many standing orders are in force."""
    switches = sum(bool(orders.get(name)) for name in ("until_change", "encounter"))
    return switches + len(orders.get("never", ())) + len(orders.get("marked", ()))
