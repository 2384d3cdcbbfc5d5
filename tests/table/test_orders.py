"""Standing orders: what they answer and what never, and that nobody can tell an order from a person."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.orders import Orders, make_orders, passes
from cosmic_tui.table.seats import AWAY, LEFT
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.table.stand_ins import may_stand_in, nothing_to_do, passes_by_order, waits_for_a_person
from cosmic_tui.table.table import Table
from engine.kernel.asking import ALWAYS, SECRET, Question, Refused, amount, only_answer, pick
from tests.table.tables import answer_first, last, open_table

WINDOW = pick(0, "window", (("card", 50), ("pass",)), by=("moment", "regroup.begin"), marks=SECRET)
BY_CARD = pick(0, "respond", (("card", 50), ("pass",)), by=("card", "cosmic_zap"), marks=SECRET)
RESPOND = pick(0, "respond", (("card", 50), ("pass",)), by=("act", 3), marks=SECRET)
HOW_MANY = amount(0, "reward.ships", 0, 2, marks=SECRET)
FOR_ALL = pick(0, "window", (("play", 50), ("pass",)), marks=ALWAYS)
NO_WINDOW = pick(0, "main", (("draw",), ("end",)), marks=ALWAYS)
FORCED = pick(0, "launch.aim", (("planet", 1), ("planet", 2)))
OPEN_WITH_PASS = pick(0, "alliance.join", (("side", 0), ("pass",)))


@pytest.mark.parametrize(
    ("orders", "question", "moment", "concerns", "answer"),
    [
        (Orders(), WINDOW, "regroup.begin", False, None),
        (Orders(until_change=True), WINDOW, "regroup.begin", False, 1),
        (Orders(never=("regroup",)), WINDOW, "regroup.begin", False, 1),
        (Orders(never=("reveal",)), WINDOW, "regroup.begin", False, None),
        (Orders(never=("regroup",), marked=("regroup.begin",)), WINDOW, "regroup.begin", False, None),
        (Orders(never=("regroup",)), RESPOND, "regroup.begin", True, None),
        (Orders(never=("regroup",), against=False), RESPOND, "regroup.begin", True, 1),
        (Orders(until_change=True, against=False), FORCED, "launch.aim", False, None),
        (Orders(until_change=True, against=False), OPEN_WITH_PASS, "alliance.join", False, None),
        (Orders(until_change=True, against=False), HOW_MANY, "resolution.rewards", False, None),
        (Orders(encounter=True), FOR_ALL, "main.action", False, 1),
        (Orders(encounter=True), FOR_ALL, "main.action", True, None),
        (Orders(encounter=True, marked=("main.action",)), FOR_ALL, "main.action", False, None),
        (Orders(sparing=True), FOR_ALL, "main.action", False, None),
        (Orders(encounter=True), NO_WINDOW, "main", False, None),
        (Orders(until_change=True, marked=("regroup.begin",)), WINDOW, "regroup", False, None),
        (Orders(until_change=True, marked=("cosmic_zap",)), BY_CARD, "regroup", False, 1),
    ],
)
def test_an_order_passes_open_moments_and_nothing_else(
    orders: Orders, question: Question, moment: str, concerns: bool, answer: int | None
) -> None:
    assert passes(orders, question, moment, concerns) == answer


def test_orders_survive_as_plain_data() -> None:
    orders = Orders(True, False, ("launch",), ("reveal.flipped",))
    assert make_orders(orders.plain()) == orders
    assert orders.on == 3 and Orders().on == 0


def test_each_switch_counts_in_the_row_of_keys() -> None:
    changed = {"until_change": True, "encounter": True, "sparing": False}
    assert [Orders(**{switch: value}).on for switch, value in changed.items()] == [1, 1, 1]
    assert Orders(True, False, ("launch",), ("reveal.flipped", "regroup.begin"), False, True).on == 6


def test_who_has_said_nothing_is_asked() -> None:
    nothing = {"until_change": False, "encounter": False, "against": True, "sparing": True}
    assert make_orders({}).plain() == {**nothing, "never": [], "marked": []}
    assert make_orders({"encounter": True}).plain() == {**nothing, "encounter": True, "never": [], "marked": []}


def test_orders_name_so_many_moments_and_no_more() -> None:
    names = [f"phase{number}" for number in range(64)]
    assert make_orders({"never": names, "marked": names}).on == 128
    wrong = [
        [],
        None,
        {"never": "launch"},
        {"never": 7},
        {"marked": ["launch", 7]},
        {"until_change": 1},
        {"loud": True},
    ]
    for plain in (*wrong, {"never": [*names, "launch"]}, {"marked": [*names, "launch"]}):
        with pytest.raises(Refused, match="form"):
            make_orders(plain)


KEYS = st.sampled_from(["until_change", "never", "against", "sparing", "x"])


@given(st.dictionaries(KEYS, st.none() | st.integers() | st.text()))
def test_whatever_comes_is_orders_or_refused(plain: dict[str, object]) -> None:
    try:
        assert isinstance(make_orders(plain), Orders)
    except Refused as refused:
        assert refused.code == "form"


def test_an_order_answers_for_its_seat_and_ends_when_something_changes() -> None:
    """A person who holds Mobius Tubes lets everything pass until something happens."""
    table = open_table(people=4, seed=1)
    for _ in range(300):
        question = table.match.pending[0]
        if question.why == "window":
            break
        answer_first(table, question.seat)
    else:
        raise AssertionError("nobody ever held anything that fitted")
    seat, answers = question.seat, table.answers
    table.take(seat)
    table.receive(seat, messages.orders({"until_change": True}), 0.0)
    told = table.take(seat)
    assert table.answers > answers
    orders = [message["orders"]["until_change"] for message in told if message["kind"] == "orders"]
    assert orders[0] is True and orders[-1] is False
    assert last(told, "question") is not None


def test_an_order_takes_as_long_as_a_person_in_the_eyes_of_the_others() -> None:
    """R-SEC-2: with even windows the others hear of nothing before the beat is over, whoever is asked meanwhile."""
    table = open_table(people=4, seed=1, windows="even", beat=2.0)
    for seat in range(4):
        table.receive(seat, messages.orders({"never": ["regroup", "launch"], "against": False}), 0.0)
    compared = 0
    for step in range(20):
        now = 1000.0 * (step + 1)
        table.tick(now)
        for seat in range(4):
            table.take(seat)
        question = table.match.pending[0]
        answer_first(table, question.seat, now)
        if question.secret:
            continue
        for seat in range(4):
            told = [message for message in table.take(seat) if not really_asked(message)]
            assert [(message["question"], message["asked"]) for message in told] in ([(None, ["table"])], [])
        assert table.wake(now) == now + 2.0
        table.tick(now + 1.9)
        assert all(table.take(seat) == [] for seat in range(4))
        table.tick(now + 2.0)
        assert any(last(table.take(seat), "view") is not None for seat in range(4))
        compared += 1
    assert compared > 10


def really_asked(message: Message) -> bool:
    """A message to somebody who is asked in secret: what happened, what was to be seen, how it stands, the question."""
    asked = message["kind"] == "question" and message["question"] is not None
    return asked or message["kind"] in ("events", "show", "view")


def through_beats(table: Table, most: int) -> list[Question]:
    """Play on, and collect what people are asked of quiet beats."""
    asked: list[Question] = []
    for _ in range(most):
        if table.match.over:
            break
        question = next((one for one in table.match.pending if table.seats[one.seat].person), None)
        assert question is not None
        if question.why.startswith("beats."):
            asked.append(question)
        answer_first(table, question.seat)
    return asked


def test_quiet_beats_are_passed_unless_somebody_wants_to_be_asked() -> None:
    """R-FLR-8: keeping still is the standing order, and nobody is asked where there is nothing to choose."""
    options = {"flares": True, "classic_flare": True, "seats": 3}
    assert through_beats(open_table(people=3, seats=3, seed=3, options=options), 400) == []
    table = open_table(people=3, seats=3, seed=3, options=options)
    table.receive(1, messages.orders({"marked": ["any.quiet_beat"]}), 0.0)
    asked = through_beats(table, 400)
    assert len(asked) > 5
    assert {question.seat for question in asked} == {1}
    assert all(only_answer(question) is None for question in asked)


def test_a_pass_that_is_usual_is_given_unless_its_moment_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat has never said it wants to be asked: the game says the moment and the answer."""
    table = open_table(people=3, seed=3, windows="even")
    monkeypatch.setattr(type(table.rules), "by_order", lambda rules, match, question: ("any.quiet_beat", 1))
    assert passes_by_order(table, table.seats[0], FOR_ALL) == 1
    table.seats[0].orders = Orders(marked=("any.quiet_beat",))
    assert passes_by_order(table, table.seats[0], FOR_ALL) is None


def test_who_gives_orders_is_told_them_with_how_often_they_have_passed() -> None:
    table = open_table(people=3, seed=3)
    table.take(0)
    table.receive(0, messages.orders({"never": ["regroup"]}), 0.0)
    assert table.take(0) == [
        {"kind": "orders", "orders": make_orders({"never": ["regroup"]}).plain(), "passed": 0},
    ]


def test_an_accusation_without_anybody_to_accuse_is_not_asked_at_a_quick_table() -> None:
    nobody = pick(0, "beats.accuse", [("pass",)], marks=SECRET)
    table = open_table(people=3, seed=3)
    assert passes_by_order(table, table.seats[0], nobody) == 0
    even = open_table(people=3, seed=3, windows="even")
    assert passes_by_order(even, even.seats[0], nobody) is None


def test_not_again_in_this_encounter_ends_with_it() -> None:
    """Windows pass until the next encounter begins; what concerns the seat is asked all the same."""
    assert passes(Orders(encounter=True), WINDOW, "regroup.begin", False) == 1
    assert passes(Orders(encounter=True), RESPOND, "regroup.begin", True) is None
    table = open_table(people=1, seed=3, options={"flares": True, "alien_mode": "random"})
    windows, ended = 0, 0
    for _ in range(150):
        if table.match.over:
            break
        question = table.match.question_for(0)
        assert question is not None
        if question.why == "window":
            windows += 1
            table.receive(0, messages.orders({"encounter": True}), 0.0)
            assert table.match.question_for(0) is not question
            ended += not table.seats[0].orders.encounter
            continue
        before = table.seats[0].orders.encounter
        answer_first(table, 0)
        ended += before and not table.seats[0].orders.encounter
    assert windows > 3
    assert ended >= windows - 1


@pytest.mark.parametrize(
    ("stand_in", "state", "helped", "patience", "may"),
    [
        ("random", AWAY, False, 0.0, False),
        ("random", AWAY, False, 0.5, True),
        ("random", AWAY, False, 1.0, True),
        ("random", AWAY, True, 0.0, True),
        ("random", LEFT, False, 0.0, True),
        ("", AWAY, True, 300.0, False),
        ("", LEFT, False, 300.0, False),
    ],
)
def test_when_a_bot_may_answer_for_somebody(
    stand_in: str, state: str, helped: bool, patience: float, may: bool
) -> None:
    table = open_table(people=3, stand_in=stand_in, patience=patience)
    seat = table.seats[1]
    seat.state, seat.helped = state, helped
    assert may_stand_in(table, seat) == may
    secret = pick(1, "window", [("use",), ("pass",)], marks=SECRET)
    assert waits_for_a_person(table, secret) == (not may)
    assert not waits_for_a_person(table, pick(1, "launch.aim", [("use",), ("pass",)])), "everybody may know of it"


def test_who_is_waited_for_in_secret() -> None:
    """A person who is here, as long as no standing order answers at once; never a bot."""
    table = open_table(people=3, windows="even")
    secret = [pick(seat, "window", [("use",), ("pass",)], marks=SECRET) for seat in range(4)]
    assert [waits_for_a_person(table, question) for question in secret] == [True, True, True, False]
    table.seats[1].orders = Orders(until_change=True)
    assert [waits_for_a_person(table, question) for question in secret] == [True, False, True, False]


@pytest.mark.parametrize(
    ("windows", "marked", "answer"),
    [("quick", False, "quick"), ("quick", True, None), ("even", False, "even"), ("sealed", False, "sealed")],
)
def test_a_pause_of_no_use_is_passed_over_where_it_may_tell_something(
    windows: str, marked: bool, answer: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And unless the seat has marked it. What is of no use the game says, and is told how the table treats secrets."""
    table = open_table(people=3, seed=3, windows=windows)
    monkeypatch.setattr(type(table.rules), "idle", lambda rules, match, question, offered, windows: windows)
    if marked:
        table.seats[0].orders = Orders(marked=(table.rules.moment(table.match),))
    assert nothing_to_do(table, table.seats[0], pick(0, "window", [("use",), ("pass",)])) == answer


def test_a_person_alone_with_bots_is_never_asked_for_the_only_card() -> None:
    """One answer and nothing else to do is no question; the card is laid, and the log says so."""
    table = Table(GameSetup(people_and_bots(["Ada"], 4, "rookie"), 1, {"seats": 4}))
    table.start(0.0)
    told = table.snapshot(0, 0.0)
    for _ in range(200):
        if table.match.over:
            break
        answer_first(table, 0)
        told += table.take(0)
    asked = [one["question"] for one in told if one["kind"] == "question" and one["question"]]
    cards = [question["options"] for question in asked if question["why"] == "planning.pick"]
    events = [event for one in told if one["kind"] == "events" for event in one["events"]]
    mine = [event for event in events if event["event"] == "card_laid" and event["seat"] == 0]
    assert all(len(options) > 1 for options in cards) and len(mine) > len(cards) > 0
