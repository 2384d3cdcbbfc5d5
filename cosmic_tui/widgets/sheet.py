"""One widget that shows rows and nothing else: as large as the window, repainting only the cells that have changed.

Every screen of the program is a sheet, so nothing is ever laid out again in play. Clicks are told as the link of the
run they hit. Knows rows and painters; must not know games.
"""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from cosmic_tui.canvas.cells import Link, Row, hit, width
from cosmic_tui.widgets.painter import Painter

RIGHT = 3  # the number of that button


class Sheet(Widget, can_focus=True):
    """Rows on the screen."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: 1fr; }"
    ALLOW_SELECT = False
    BINDINGS = []

    class Hit(Message):
        """A click or a turn of the wheel on a run; `steps` is -1 or 1 for the wheel."""

        def __init__(
            self, link: Link, x: int, y: int, *, right: bool = False, again: bool = False, steps: int = 0
        ) -> None:
            super().__init__()
            self.link = link
            self.x = x
            self.y = y
            self.right = right  # with the right button
            self.again = again  # on the same cell as just before
            self.steps = steps

    def __init__(self, painter: Painter) -> None:
        super().__init__()
        self.painter = painter
        self.shown: list[Row] = []

    def show(self, rows: Sequence[Row]) -> bool:
        """Show these rows; only what differs from those shown before is painted again. Whether anything does."""
        before, self.shown = self.shown, list(rows)
        if len(before) != len(rows):
            self.refresh()
            return True
        changed = [span for y, (old, new) in enumerate(zip(before, rows, strict=True)) if (span := _span(y, old, new))]
        if changed:
            self.refresh(*changed)
        return bool(changed)

    def paint_with(self, painter: Painter) -> None:
        """Paint with another theme from now on."""
        self.painter = painter
        self.refresh()

    def forget(self) -> None:
        """Forget everything that was shown (before a curtain)."""
        self.shown = []
        self.painter.strip.cache_clear()
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return the cells of a region. A sheet has no border and no tint, so Textual's own way through those is left
        out.
        """
        filters = self.app.get_line_filters()
        strips = [self._line(y).crop(crop.x, crop.right) for y in range(crop.y, crop.bottom)]
        for one in filters:
            strips = [strip.apply_filter(one, self.background_colors[1]) for strip in strips]
        return strips

    def _line(self, y: int) -> Strip:
        wide = self.size.width
        if y >= len(self.shown):
            return Strip.blank(wide, self.rich_style)
        strip = self.painter.strip(self.shown[y])
        return strip if strip.cell_length == wide else strip.adjust_cell_length(wide, self.rich_style)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return viewport.width

    # --- the mouse ---

    def link_at(self, x: int, y: int) -> Link:
        return hit(self.shown[y], x) if 0 <= y < len(self.shown) else ()

    def on_click(self, event: events.Click) -> None:
        event.stop()
        how = {"right": event.button == RIGHT, "again": event.chain > 1}
        self.post_message(self.Hit(self.link_at(event.x, event.y), event.x, event.y, **how))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._wheel(event, 1)

    def _wheel(self, event: events.MouseEvent, steps: int) -> None:
        event.stop()
        self.post_message(self.Hit(self.link_at(event.x, event.y), event.x, event.y, steps=steps))


def _span(y: int, old: Row, new: Row) -> Region | None:
    """Return the cells of a row that have changed, or None."""
    if old == new:
        return None
    left = 0
    for one, other in zip(old, new, strict=False):
        if one[:4] != other[:4]:
            break
        left += width(one.text)
    right = 0
    for one, other in zip(reversed(old), reversed(new), strict=False):
        if one[:4] != other[:4]:
            break
        right += width(one.text)
    total = sum(width(run.text) for run in new)
    return Region(left, y, max(1, total - right - left), 1) if left + right < total else None
