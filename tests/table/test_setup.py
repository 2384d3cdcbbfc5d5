"""What is agreed before a table opens: how large each number may be, what is none, and what bots are called."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.table.setup import (
    BOT_NAMES,
    GameSetup,
    SeatSetup,
    bot_name,
    check_setup,
    make_setup,
    name_for,
    people_and_bots,
)
from cosmic_tui.table.table import Table
from engine.kernel.asking import Refused
from tests.table.tables import setup_for

DAY = 24 * 60 * 60


@pytest.mark.parametrize(
    ("name", "least", "most", "code", "facts"),
    [
        ("beat", 0, DAY, "seconds", {"high": DAY}),
        ("patience", 0, 30 * DAY, "patience", {"n": 30}),
        ("clock_seconds", 5, 7200, "clock_seconds", {"low": 5, "high": 7200}),
        ("deal_seconds", 30, 300, "deal_seconds", {"low": 30, "high": 300}),
        ("soft_seconds", 0, 300, "deal_seconds", {"low": 30, "high": 300}),
        ("seed", 0, 18_446_744_073_709_551_615, "seed", {"high": 18_446_744_073_709_551_615}),
    ],
)
def test_every_number_has_a_least_and_a_most(name: str, least: int, most: int, code: str, facts: Any) -> None:
    for number in (least, least + 1, most - 1, most):
        check_setup(setup_for(**{name: number}))
    for number in (least - 1, most + 1):
        with pytest.raises(Refused) as refused:
            Table(setup_for(**{name: number}))
        assert (refused.value.code, refused.value.facts) == (code, facts)
    for wrong in ("7", True, None):
        with pytest.raises(Refused, match="seed" if name == "seed" else "setup_form"):
            check_setup(setup_for(**{name: wrong}))


@pytest.mark.parametrize("trust", [0, 0.0, 0.5, 1, 1.0])
def test_trust_goes_from_nothing_to_one(trust: float) -> None:
    assert SeatSetup("bot", "Tom", "rookie", {"ada": trust}).bonds == {"ada": trust}


@pytest.mark.parametrize("bonds", [{"ada": -0.1}, {"ada": 1.1}, {"ada": True}, {"ada": "much"}, [0.5], None])
def test_what_is_no_trust_is_refused(bonds: Any) -> None:
    with pytest.raises(Refused, match="setup_form"):
        SeatSetup("bot", "Tom", "rookie", bonds)


@pytest.mark.parametrize(
    "change",
    [
        {"stand_in": 7}, {"clock": "sundial"}, {"windows": "open"}, {"seats": None}, {"seats": {}},
        {"seats": [{"who": "ghost"}]}, {"seats": [{"who": "person", "name": "Ada"}] * 2},
    ],
)  # fmt: skip
def test_what_describes_no_table_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Refused):
        make_setup({**setup_for().plain(), **change})
    with pytest.raises(Refused):
        make_setup({name: value for name, value in setup_for().plain().items() if name != "seats"})


def test_what_is_agreed_unless_somebody_says_otherwise() -> None:
    """R-NEG-1, R-NEG-13, R-NEG-11: a minute, three quarters of one, fifteen seconds; as long as one likes to think."""
    plain = GameSetup((), 1)
    assert (plain.deal_seconds, plain.soft_seconds, plain.patience, plain.stand_in) == (60, 45, 15.0, "")
    assert (plain.windows, plain.beat, plain.clock, plain.clock_seconds) == ("quick", 1.0, "none", 60.0)


def test_who_is_a_person() -> None:
    seats = (SeatSetup("bot", "Tom", "random"), SeatSetup("person", "Ada"), SeatSetup())
    assert GameSetup(seats, 1, {"seats": 3}).people() == [1]


def test_how_many_chairs_are_empty_is_said() -> None:
    seats = (SeatSetup("person", "Ada"), SeatSetup(), SeatSetup())
    with pytest.raises(Refused) as refused:
        Table(GameSetup(seats, 1, {"seats": 3})).start(0.0)
    assert (refused.value.code, refused.value.facts) == ("seats_open", {"n": 2})


def test_what_a_bot_is_called() -> None:
    """A character by its own name, others as they were called, or by a name that nobody has yet."""
    assert name_for("captain:sten", ["Ada"], before="Zoe") == "Sten"
    assert name_for("captain:sten", ["STEN"], before="Zoe") == name_for("rookie", [], before="Zoe") == "Zoe"
    assert name_for("rookie", ["tom"]) == "Ines"
    assert bot_name(BOT_NAMES) == "Bot 1" and bot_name([*BOT_NAMES, "bot 1"]) == "Bot 2"
    assert bot_name(["Tom"], ("Tom", "Rex")) == "Rex"
    assert [seat.name for seat in people_and_bots(["Ada", "Bea"], 2, "rookie")] == ["Ada", "Bea"]
