"""The one-minute clock of an open deal (R-NEG-1, R-NEG-8, R-NEG-9)."""

from cosmic_tui.messages import up as messages
from cosmic_tui.table.automatic import plainest
from cosmic_tui.table.clock import DealClock
from cosmic_tui.table.table import Table
from cosmic_tui.table.updates import clock_message
from engine.encounter.silence import by_silence
from engine.kernel.asking import BARGAIN, Question, pick, spread
from tests.table.tables import answer_first, asked_seat, at_a_deal, last, open_table, play_until


def test_both_sides_are_asked_at_once_and_all_are_told_the_time() -> None:
    table, sides = at_a_deal()
    assert len(sides) == 2
    for seat in range(4):
        clock = last(table.take(seat), "clock")
        assert clock is not None and (clock["seats"], clock["left"]) == (sides, 60)
    assert table.wake(0.0) == 30.0


def test_thirty_fifteen_five_are_said_and_then_the_deal_has_failed() -> None:
    table, sides = at_a_deal()
    for seat in range(4):
        table.take(seat)
    said = []
    while table.clock is not None:
        now = table.wake(0.0)
        assert now is not None
        table.tick(now)
        clock = last(table.take(0), "clock")
        assert clock is not None
        said.append((now, clock["left"], clock["seats"]))
    assert said == [(30.0, 30, sides), (45.0, 15, sides), (55.0, 5, sides), (60.0, 0, [])]
    failed = next(event for event in table.seats[0].log if event["event"] == "deal_failed")
    assert failed["why"] == "time"


def test_an_offer_keeps_the_question_and_its_number() -> None:
    """What the other side does while one thinks does not void one's answer."""
    table, (first, second) = at_a_deal()
    serial = table.seats[first].serial
    offer = ["propose", [[["choice", 1]], [], [], [], []]]
    table.receive(first, messages.answer(table.seats[first].serial, offer), 1.0)
    answered = last(table.take(second), "question")
    assert answered is not None and answered["question"]["data"]["theirs"][0] == 1
    table.receive(first, messages.answer(serial, offer), 2.0)
    assert [message["code"] for message in table.take(first) if message["kind"] == "refused"] == []
    assert table.match.question_for(second).data["theirs"][0] == 2


def test_giving_up_stops_the_clock() -> None:
    table, (first, _) = at_a_deal()
    table.receive(first, messages.answer(table.seats[first].serial, ["give_up"]), 10.0)
    assert table.clock is None
    clock = last(table.take(0), "clock")
    assert clock is not None and (clock["seats"], clock["left"]) == ([], 0)


def test_the_marks_come_in_order_even_if_time_jumps() -> None:
    clock = DealClock(60, [0, 1], 100.0)
    assert clock.next_mark() == 130.0
    assert clock.due(148.0) == 15
    assert clock.due(149.0) is None
    assert clock.next_mark() == 155.0
    assert not clock.over(159.9) and clock.over(160.0)


def test_a_mark_is_reached_to_the_second() -> None:
    """A clock is not said at the mark it begins with: that it runs was said just then."""
    clock = DealClock(30, [2], 100.0)
    assert (clock.next_mark(), clock.due(100.0), clock.done) == (115.0, None, False)
    assert clock.due(114.9) is None and clock.due(115.0) == 15 and clock.due(115.0) is None
    assert (clock.left(115.0), clock.left(131.0), clock.over(130.0)) == (15.0, 0.0, True)
    assert clock.due(126.0) == 5 and clock.next_mark() == 130.0


class TestWhatTermsLeftOpen:
    """R-NEG-7: half a minute for the choices that accepted terms left open, then the plainest one counts."""

    def test_the_lowest_card_is_given(self) -> None:
        question = pick(1, "deal.give", [("card", 20), ("card", 41), ("card", 6)])
        assert by_silence(question) == 2

    def test_the_fewest_ships_come_from_the_largest_colonies(self) -> None:
        places = [("gate",), ("planet", 0), ("planet", 1), ("planet", 2)]
        assert by_silence(spread(1, "deal.colony", places, [4, 1, 3, 2], 2, 4)) == (0, 0, 2, 0)
        assert by_silence(spread(1, "deal.colony", places, [4, 1, 3, 2], 4, 4)) == (0, 0, 3, 1)
        assert by_silence(spread(1, "deal.colony", places, [4, 1, 0, 0], 2, 4)) == (1, 1, 0, 0)

    def test_it_runs_for_who_has_to_choose(self) -> None:
        table, (first, second) = at_a_deal()
        offer = ["propose", [[["choice", 1]], [], [], [], []]]
        table.receive(first, messages.answer(table.seats[first].serial, offer), 1.0)
        for seat in range(4):
            table.take(seat)
        accepted = ["accept", table.match.question_for(second).data["theirs"][0]]
        table.receive(second, messages.answer(table.seats[second].serial, accepted), 2.0)
        question = table.match.question_for(first)
        assert question.why == "deal.give"
        clock = last(table.take(3), "clock")
        assert clock is not None and (clock["seats"], clock["left"]) == ([first], 30)
        held = sorted(table.match.game.hands[first])
        table.tick(33.0)
        assert table.clock is None
        answer_first(table, asked_seat(table), 33.0)  # nothing is played against the deal
        gone = [face for face in held if table.match.game.hands[first].count(face) < held.count(face)]
        assert gone == [min(held)]


class TestInvitations:
    """R-NEG-13: a soft clock for talking before an answer; it binds nobody and ends nothing."""

    def invited(self, people: int = 4, **more: object) -> tuple[Table, int]:
        deals = str(more.pop("deals", "open"))
        table = open_table(people=people, seed=5, options={"deals": deals}, **more)
        side = play_until(table, "alliance.invite")
        everybody = list(range(len(table.match.question_for(side).options)))
        table.receive(side, messages.answer(table.seats[side].serial, everybody), 0.0)
        for seat in range(people):
            table.take(seat)
        return table, play_until(table, "alliance.join")

    def test_everybody_sees_it(self) -> None:
        table, seat = self.invited()
        for other in range(4):
            clock = last(table.take(other), "clock")
            assert clock is not None and (clock["seats"], clock["left"]) == ([seat], 45)

    def test_nothing_is_forced_when_it_is_over(self) -> None:
        table, seat = self.invited()
        question = table.match.question_for(seat)
        table.tick(60.0)
        assert table.match.question_for(seat) is question
        clock = last(table.take(seat), "clock")
        assert clock is not None and (clock["seats"], clock["left"]) == ([], 0)
        assert table.wake(61.0) is None

    def test_the_next_one_asked_has_a_clock_of_their_own(self) -> None:
        table, seat = self.invited()
        table.tick(60.0)
        answer_first(table, seat, 61.0)
        after = [question for question in table.match.pending if question.why == "alliance.join"]
        assert [table.clock.left(61.0) if table.clock else None for _ in after] == [45.0 for _ in after]

    def test_none_where_deals_have_no_clock_and_none_where_it_is_not_wanted(self) -> None:
        """R-NEG-9."""
        assert self.invited(deals="turns")[0].clock is None
        assert self.invited(soft_seconds=0)[0].clock is None

    def test_none_where_people_think_against_a_clock(self) -> None:
        assert self.invited(clock="answer")[0].clock is None

    def test_two_people_are_enough_to_have_something_to_talk_about(self) -> None:
        assert self.invited(people=2)[0].clock is not None


def test_what_is_left_is_told_in_tenths() -> None:
    """Who comes back in between is told too, and more digits would be no news."""
    assert clock_message([2], 37.6666)["left"] == 37.7


def test_the_plainest_answer_to_an_offer_declines_that_one() -> None:
    offered = Question(0, "deal", BARGAIN, (), 0, 0, (), None, {"theirs": (3, ((), ()))})
    assert plainest(offered) == ("decline", 3)
    silent = Question(0, "deal", BARGAIN, (), 0, 0, (), None, {"theirs": None})
    assert plainest(silent) == ("give_up",)


def test_who_comes_back_is_told_the_time_while_it_runs_and_not_when_it_is_over() -> None:
    table, sides = at_a_deal()
    for done, told in ((False, True), (True, False)):
        assert table.clock is not None
        table.clock.done = done
        clock = last(table.snapshot(sides[0], 10.0), "clock")
        assert (clock is not None and (clock["seats"], clock["left"]) == (sides, 50)) == told
