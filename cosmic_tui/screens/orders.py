"""Standing orders: a list of switches, kept by the table for this seat. They answer optional moments with "pass" only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.messages import up
from cosmic_tui.say.ordering import switch
from cosmic_tui.say.parts import turn_phases_of
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

ALL = {"until_change": False, "encounter": False, "sparing": True, "against": True}  # before anything is ordered


class OrdersScreen(ListScreen):
    """The list of switches: those of the game first, then phases, then the moments marked in the chart."""

    one_click = True
    headline = "scr-orders"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table

    @property
    def game(self) -> str:
        return self.table.model.words.game

    @property
    def switches(self) -> tuple[str, ...]:
        """Return the switches that this game has, in the order of the rows."""
        return turn_phases_of(self.game).ORDERS

    @property
    def phases(self) -> tuple[str, ...]:
        """Return the phases that an order can name."""
        return turn_phases_of(self.game).ORDERED

    def _orders(self) -> dict[str, Any]:
        kept = self.table.state.orders
        lists = {name: list(kept.get(name, [])) for name in ("never", "marked")}
        return {name: kept.get(name, usual) for name, usual in ALL.items()} | lists

    def entries(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        orders, words = self._orders(), self.table.model.words
        rows: list[Sequence[Run]] = [self._row(orders[name], switch(words, name)) for name in self.switches]
        rows.append([Run(say("scr-line-order_never"), "muted")])
        for phase in self.phases:
            name = turn_phases_of(self.game).phase_name(words, phase)
            rows.append([Run("   "), *self._row(phase in orders["never"], name)])
        count = len(orders["marked"])
        rows.append([Run(f"{say('scr-line-order_marked')} {count}   ", "text"), *self.hints(("timing", "key-mark"))])
        rows.append([Run(say("scr-line-order_safe"), "muted")])
        if passed := self.table.state.passed:
            rows.append([Run(say("scr-line-orders_passed", n=passed), "muted")])
        return rows

    @staticmethod
    def _row(on: bool, words: str) -> list[Run]:
        return [Run("[x] " if on else "[ ] ", "ok" if on else "muted", "", "bold"), Run(words, "text")]

    def heads(self) -> frozenset[int]:
        first, after = len(self.switches), len(self.switches) + 2 + len(self.phases)
        return frozenset((first, after, after + 1))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("tick", "key-tick"), ("back", "key-back"))

    def open(self) -> None:
        self.do_tick()

    def do_tick(self) -> None:
        orders, switches = self._orders(), self.switches
        if self.at < len(switches):
            orders[switches[self.at]] = not orders[switches[self.at]]
        elif self.at == len(switches) + 1 + len(self.phases):
            self.do_timing()
            return
        else:
            phase = self.phases[self.at - len(switches) - 1]
            if phase in orders["never"]:
                orders["never"].remove(phase)
            else:
                orders["never"].append(phase)
        self.table.link.send(self.table.seat, up.orders(orders))
        self.paint()

    def do_timing(self) -> None:
        self.table.reader.do_timing()

    def do_orders(self) -> None:
        self.dismiss(None)
