"""Who gets the keyboard next, where several people share one: the person asked, and in secret moments everybody.

Where the table hides who is asked (R-SEC-2), a curtain that only fell for holders would tell what the pause hides: so
the keyboard goes round to all of them, holding something or not. Standing orders shorten the round. Knows messages and
seats; no cards.
"""

from collections.abc import Callable, Sequence
from typing import Any

from cosmic_tui.messages.grammar import Message
from engine.kernel.views import View

TABLE = "table"  # the seat that is asked, in words that tell nothing


class Keyboard:
    """A keyboard that several people share. Call `hear` with every message, and `turn` when the person who sits here
    has nothing to answer.
    """

    def __init__(self, seats: Sequence[int], even: bool) -> None:
        self.seats = tuple(seats)
        self.even = even and len(self.seats) > 1
        self.round: list[int] = []  # who still gets the keyboard in this secret moment
        self._due = False

    def hear(self, message: Message) -> None:
        """Note that a secret moment has begun. The message is the same whether anybody here is asked or not."""
        if message["kind"] == "question" and TABLE in message["asked"]:
            self._due = True

    def turn(self, sitting: int | None, asked: Sequence[int], passes: Callable[[int], bool]) -> int | None:
        """Return the seat that sits down next, or None. `passes`: the seats whose standing orders let this moment pass
        anyway.
        """
        if self.even and self._due and not self.round:
            self._due = False
            here = -1 if sitting is None else self.seats.index(sitting)
            order = [*self.seats[here + 1 :], *self.seats[: max(here, 0)]]
            self.round = [seat for seat in order if not passes(seat)]
        if self.round:
            return self.round.pop(0)
        return asked[0] if asked else None


def lets_pass(orders: dict[str, Any], view: View | None) -> bool:
    """Return whether these standing orders let the moment pass, whatever the seat holds."""
    moment = view["moment"].partition(".")[0] if view is not None else ""
    return bool(orders.get("until_change") or orders.get("encounter")) or moment in orders.get("never", ())
