"""Prices of the house: agreed on or not, they change no record of a game without them, and nothing that is printed."""

import pytest

from engine.chaos.card import TARGET_COST
from engine.chaos.cards import CARDS, FACES
from engine.chaos.cards.balanced import CHANGE, PRICES
from engine.chaos.options import make_options
from engine.chaos.rules import RULES
from engine.chaos.verbs.standing import price
from engine.kernel.asking import Refused


def test_without_them_options_are_written_as_they_always_were() -> None:
    usual = make_options()
    assert "balanced" not in usual.plain() and make_options(**usual.plain()) == usual
    agreed = make_options(balanced=True)
    assert agreed.plain()["balanced"] is True and make_options(**agreed.plain()) == agreed


def test_beginners_pay_what_is_printed() -> None:
    """K-BEG-4: only cost and the four numbers count."""
    with pytest.raises(Refused, match="beginner_has_printed_prices"):
        make_options(mode="beginner", balanced=True)


@pytest.mark.parametrize("balanced", [False, True])
def test_a_price_is_the_printed_one_or_that_of_the_house(balanced: bool) -> None:
    """K-DEF-4; the card itself stays as it is printed."""
    match = RULES.new({"balanced": balanced}, 1, True)
    assert RULES.view(match, 0)["balanced"] is balanced
    for id, wanted in PRICES.items():
        printed = CARDS[FACES[id]].cost
        assert printed != wanted and printed != TARGET_COST
        assert price(match.game, 0, FACES[id]) == (wanted if balanced else printed)
    others = [face for face, card in enumerate(CARDS) if face not in CHANGE and card.cost != TARGET_COST]
    assert all(price(match.game, 0, face) == CARDS[face].cost for face in others)
