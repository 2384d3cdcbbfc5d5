"""Standing orders: the moments a seat lets pass without being asked.

Orders answer only optional moments, and only with "pass". They never answer a forced choice, a deal, or a question that
costs something: these have no "pass", or are put openly, or to everybody whatever they hold (`always`). Knows ids of
moments; must not know what anybody holds.
"""

from dataclasses import asdict, dataclass
from typing import Any

from engine.kernel.asking import PICK, Question, Refused

PASS = ("pass",)
SWITCHES = ("until_change", "encounter", "against", "sparing")
KEYS = {*SWITCHES, "never", "marked"}
MOST_ENTRIES = 64


@dataclass(frozen=True)
class Orders:
    """A seat's standing orders. `never` are phases to let pass, `marked` are moments at which to ask the seat in any
    case.
    """

    until_change: bool = False  # pass until something changes
    against: bool = True  # always ask when it concerns this seat: a use of another seat can be answered
    never: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    sparing: bool = True  # what this seat has let pass is not offered again before something has changed
    encounter: bool = False  # not again in this encounter: pass until the game's next milestone

    def plain(self) -> dict[str, Any]:
        data = asdict(self)
        data["never"], data["marked"] = list(self.never), list(self.marked)
        return data

    @property
    def on(self) -> int:
        """Return how many of the orders are switched on, for the row of keys."""
        return int(self.until_change) + int(self.encounter) + int(not self.sparing) + len(self.never) + len(self.marked)


def make_orders(plain: Any) -> Orders:
    """Make orders from loose data. Raise Refused if the data are not orders."""
    if not isinstance(plain, dict) or plain.keys() - KEYS:
        raise Refused("form")
    lists = {name: plain.get(name, ()) for name in ("never", "marked")}
    for entries in lists.values():
        if not isinstance(entries, (list, tuple)) or len(entries) > MOST_ENTRIES:
            raise Refused("form")
        if any(type(entry) is not str for entry in entries):
            raise Refused("form")
    switches = {name: plain[name] for name in SWITCHES if name in plain}
    if any(type(switch) is not bool for switch in switches.values()):
        raise Refused("form")
    return Orders(**switches, never=tuple(lists["never"]), marked=tuple(lists["marked"]))


def passes(orders: Orders, question: Question, moment: str, concerns: bool) -> int | None:
    """Return the number of the "pass" option if the orders give that answer, else None. `concerns`: the game says that
    the question is about this seat.
    """
    if not (question.secret or question.always) or question.shape != PICK or PASS not in question.options:
        return None
    here = {moment, question.by[1] if question.by and question.by[0] == "moment" else ""}
    if here & set(orders.marked) or (concerns and orders.against):
        return None
    if orders.until_change or orders.encounter or moment.partition(".")[0] in orders.never:
        return question.options.index(PASS)
    return None
