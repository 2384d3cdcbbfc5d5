"""Standing orders: a list of switches, kept by the table for this seat. They answer open moments with "pass" only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.draw.cells import Run
from cosmic_tui.games import course_of
from cosmic_tui.link import link as wire
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.looking import LookingScreen

SWITCHES = ("until_change", "against", "encounter")  # as the rows come


class OrdersScreen(ListScreen):
    """Switches."""

    one_click = True
    headline = "scr-orders"

    def __init__(self, table: LookingScreen) -> None:
        super().__init__()
        self.table = table

    @property
    def game(self) -> str:
        return self.table.model.words.game

    @property
    def phases(self) -> tuple[str, ...]:
        """Those that an order can name."""
        return course_of(self.game).ORDERED

    def _orders(self) -> dict[str, Any]:
        kept = self.table.state.orders
        return {
            "until_change": kept.get("until_change", False),
            "encounter": kept.get("encounter", False),
            "against": kept.get("against", True),
            "never": list(kept.get("never", [])),
            "marked": list(kept.get("marked", [])),
        }

    def entries(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        orders = self._orders()
        rows: list[Sequence[Run]] = [
            self._row(orders["until_change"], say("scr-line-order_pass")),
            self._row(orders["against"], say("scr-line-order_against")),
            self._row(orders["encounter"], say("scr-line-order_encounter")),
            [Run(say("scr-line-order_never"), "muted")],
        ]
        for phase in self.phases:
            name = course_of(self.game).phase_name(self.table.model.words, phase)
            rows.append([Run("   "), *self._row(phase in orders["never"], name)])
        count = len(orders["marked"])
        marked = [Run(f"{say('scr-line-order_marked')} {count}   ", "text"), *self.hints(("timing", "key-mark"))]
        return [*rows, marked, [Run(say("scr-line-order_safe"), "muted")]]

    @staticmethod
    def _row(on: bool, words: str) -> list[Run]:
        return [Run("[x] " if on else "[ ] ", "ok" if on else "muted", "", "bold"), Run(words, "text")]

    def heads(self) -> frozenset[int]:
        return frozenset((len(SWITCHES), len(SWITCHES) + 2 + len(self.phases)))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("tick", "key-tick"), ("back", "key-back"))

    def open(self) -> None:
        self.do_tick()

    def do_tick(self) -> None:
        orders = self._orders()
        if self.at < len(SWITCHES):
            orders[SWITCHES[self.at]] = not orders[SWITCHES[self.at]]
        elif self.at == len(SWITCHES) + 1 + len(self.phases):
            self.do_timing()
            return
        else:
            phase = self.phases[self.at - len(SWITCHES) - 1]
            if phase in orders["never"]:
                orders["never"].remove(phase)
            else:
                orders["never"].append(phase)
        wire.orders(self.table.link, self.table.seat, orders)
        self.paint()

    def do_timing(self) -> None:
        self.table.do_timing()

    def do_orders(self) -> None:
        self.dismiss(None)
