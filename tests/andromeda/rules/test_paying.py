"""One question a cost, with the cheapest way in it: lawful, paid as proposed, nothing dear where others would do."""

from __future__ import annotations

from itertools import product

import pytest

from engine.andromeda.cheapest import cheapest, cheapest_cards
from engine.andromeda.content import CARDS
from engine.andromeda.vocabulary import CREDIT, RESOURCES, TACTICS
from engine.kernel.asking import check
from tests.andromeda.rules.players import TABLES
from tests.andromeda.rules.test_forecast import told, walk

ENOUGH = 40


@pytest.mark.parametrize("n", [1, 2, 3])
def test_nothing_dear_is_proposed_where_something_else_would_do(n: int) -> None:
    """Over every small stock: cards only when all else is gone, credits only before them, the rest from the fullest."""
    kinds = range(len(RESOURCES))
    for have in product(range(3), repeat=len(RESOURCES)):
        if sum(have) < n:
            continue
        parts = cheapest(kinds, have, have, n)
        assert sum(parts) == n and all(0 <= part <= most for part, most in zip(parts, have, strict=True))
        plain = sum(have[:CREDIT])
        assert sum(parts[:CREDIT]) == min(n, plain)
        assert parts[CREDIT] == min(n - min(n, plain), have[CREDIT])
        left = [most - part for part, most in zip(parts[:CREDIT], have[:CREDIT], strict=True)]
        given = [left[kind] for kind in range(CREDIT) if parts[kind]]
        assert not given or max(left) <= min(given) + 1
        assert parts[TACTICS] == max(0, n - plain - have[CREDIT])


def test_second_copies_go_first() -> None:
    """Then cards that wait long for their moment, diplomacy before actions."""
    action = next(card for card, row in enumerate(CARDS) if row.kind == "action")
    talk = next(card for card, row in enumerate(CARDS) if row.kind == "diplomacy")
    assert cheapest_cards([action, action, talk], 1) == [1]
    assert cheapest_cards([action, talk], 1) == [1]
    assert cheapest_cards([action, action, talk], 2) == [1, 2]


@pytest.mark.parametrize("table", TABLES[:3])
def test_a_cost_is_one_question_and_is_paid_as_proposed(table: dict[str, object]) -> None:
    """A-RES-2, A-RES-3: whatever costs something asks once what is paid, and takes exactly that."""
    seen = 0
    for match in walk(17, table, 2500):
        question = match.pending[0]
        if question.why != "pay.cost":
            continue
        cost, parts = question.data
        assert sum(cost) == question.low == question.high
        assert check(question, tuple(parts)) == tuple(parts)
        game, seat = match.game, question.seat
        names = [ref[1] for ref in question.options]
        for name, cap in zip(names, question.caps, strict=True):
            kind = RESOURCES.index(name)
            assert cap <= (len(game.hands[seat]) if kind == TACTICS else game.stock[seat][kind])
        world = match.fork()
        before = len(told(world, "paid")) + len(told(world, "discarded"))
        world.answer(seat, tuple(parts))
        follows = world.question_for(seat)
        if follows is not None and follows.why == "pay.cost" and sum(question.data[0][1:4]):
            continue  # two modules of a field: any basic ones are asked for behind the kinds
        if follows is not None and follows.why == "pay.cards":
            assert "tactics" in names and parts[names.index("tactics")]
            world.answer(seat, tuple(follows.data))
        elif sum(parts[place] for place, name in enumerate(names) if name != "tactics"):
            paid = told(world, "paid")
            assert len(paid) + len(told(world, "discarded")) > before
            last = next(one for one in paid[::-1] if one["seat"] == seat)["amounts"]
            for place, name in enumerate(names[: -1 if "tactics" in names else None]):
                assert last[RESOURCES.index(name)] >= parts[place]
        seen += 1
        if seen > ENOUGH:
            break
    assert seen > ENOUGH / 4
