"""Who answers without a person, and how often: bots that bargain, stand-ins, the time at which a table is wanted."""

from __future__ import annotations

from typing import Any

from cosmic_tui.messages import up as messages
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.table import Table
from engine.kernel.asking import BARGAIN
from tests.table.tables import NEGOTIATE, FirstBot, answer_first, asked_seat, last, open_table, random_bots, setup_for

OFFER = ["propose", [[["choice", 1]], [], [], [], []]]


class Merchant(FirstBot):
    """Wants to talk, and then makes one and the same offer whenever it is asked."""

    offers = 0

    def answer(self, view: Any) -> Any:
        question = view["question"]
        if question["shape"] == "bargain":
            self.offers += 1
            return OFFER
        negotiates = ["card", "negotiate"] in question["options"] and question["why"] == "planning.pick"
        return question["options"].index(["card", "negotiate"]) if negotiates else super().answer(view)


def at_talks(bot: str = "merchant", **more: Any) -> tuple[Table, int, int]:
    """A person and a bot who have just met with negotiates: the two seats."""
    for seed in range(1, 40):
        table = open_table(2, Merchant, seed=seed, options={"deals": "open"}, **more)
        for _ in range(60):
            asked = asked_seat(table)
            question = table.match.question_for(asked)
            if question.why == "deal":
                sides = {asked, *[other.seat for other in table.match.pending]}
                bots = [side for side in sides if not table.seats[side].person]
                if bots:
                    return table, asked, bots[0]
            if question.why == "planning.pick" and ("card", NEGOTIATE) in question.options:
                number = question.options.index(("card", NEGOTIATE))
                table.receive(asked, messages.answer(table.seats[asked].serial, number), 0.0)
            else:
                answer_first(table, asked)
    raise AssertionError("no person ever talked to a bot")


def test_a_bot_that_has_made_its_offer_waits_for_the_other_side() -> None:
    """It is asked again when that has said something, and not before: else it would talk without end."""
    table, person, bot = at_talks()
    merchant: Any = table.seats[bot].player
    assert merchant.offers == 1
    table.tick(1.0)
    assert merchant.offers == 1 and table.wake(1.0) == 30.0, "nothing is due but the clock"
    table.receive(person, messages.answer(table.seats[person].serial, OFFER), 2.0)
    assert merchant.offers == 2 and table.match.question_for(person).shape == BARGAIN


def test_a_table_that_makes_room_for_others_still_tells_the_end() -> None:
    """The game can end with the very answer after which the bots would have made room: everybody hears of the end."""
    table = Table(setup_for(0, seats=3), random_bots)
    table.watched, table.at_once = True, 1
    table.start(0.0)
    while table.wake(0.0) is not None:
        table.tick(0.0)
    assert table.match.over and table.answers > 10
    assert last(table.take(WATCHERS), "over") is not None
    assert table.take_records()[-1][0] == "end"
