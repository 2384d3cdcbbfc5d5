"""What every single deed before a game brings about, and for whom; at a room without lines."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cosmic_tui.room import doors, inbox
from cosmic_tui.room.guests import Guests
from cosmic_tui.room.knocks import Knocks
from cosmic_tui.room.lobby import Lobby, Plan
from cosmic_tui.room.restore import restore
from cosmic_tui.room.room import Room
from engine.kernel.asking import Refused

from .party import GAME, Party, refused

pytestmark = pytest.mark.usefixtures("toy")
RANDOM = ("random", "random", "random")


def chairs(party: Party) -> list[str]:
    return [chair.name or chair.who for chair in party.room.lobby.chairs]


def facts(deed: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as no:
        deed()
    return {"code": no.value.code, **no.value.facts}


# --- chairs ------------------------------------------------------------------------------------------------------


def test_people_take_chairs_and_leave_them() -> None:
    party = Party()
    for name, wished in (("Ada", 0), ("Bea", 2)):
        party.come(name, wished)
    assert chairs(party) == ["Ada", "open", "Bea"]
    assert party.lobby("Ada", "sit", 2) == ["seat_taken"]
    assert party.lobby("Ada", "sit", 3) == party.lobby("Ada", "sit", -2) == ["no_such_seat"]
    assert party.lobby("Ada", "ready") == [] and party.room.lobby.chairs[0].ready
    assert party.lobby("Ada", "sit", 0) == [] and party.room.lobby.chairs[0].ready, "where one sits already"
    assert party.lobby("Ada", "sit", 1) == [] and chairs(party) == ["open", "Ada", "Bea"]
    assert party.lobby("Ada", "sit") == [] and chairs(party) == ["Ada", "open", "Bea"], "the first that is free"
    assert not party.room.lobby.chairs[0].ready, "who moves looks at everything again"
    assert party.lobby("Ada", "ready") == [] and party.lobby("Ada", "unready") == []
    assert not party.room.lobby.chairs[0].ready
    assert party.lobby("Bea", "stand") == [] and party.guest("Bea").watching and chairs(party)[2] == "open"
    assert party.lobby("Bea", "stand") == [], "who stands, stands"
    assert party.lobby("Bea", "ready") == ["not_seated"]
    assert party.lobby("Bea", "sit") == [] and not party.guest("Bea").watching
    party.come("Cai")
    assert facts(partial(party.come, "Dan")) == {"code": "table_full", "n": 3}
    assert party.room.guests.names() == ["Ada", "Bea", "Cai"]
    assert Party(watchers=False).come("Ada") and refused(partial(Party(watchers=False).come, "Wim", watch=True))
    closed = Party(watchers=False)
    closed.come("Ada")
    assert closed.lobby("Ada", "stand") == ["no_watching"] and chairs(closed)[0] == "Ada"


def test_whoever_runs_the_table_sees_to_its_chairs() -> None:
    party = Party(("open", "random"), bot_names=("Tom", "Ines", "Quill"))
    party.come("Ada")
    assert chairs(party) == ["Ada", "Tom"]
    assert party.lobby("Ada", "open") == party.lobby("Ada", "open") == []
    assert party.lobby("Ada", "open") == ["seats"], "four at most"
    assert party.lobby("Ada", "fill", word="random") == [] and chairs(party) == ["Ada", "Tom", "Ines", "Quill"]
    assert party.lobby("Ada", "fill", word="random") == [], "nothing is left to fill"
    assert party.lobby("Ada", "bot", 2, "random") == [] and chairs(party)[2] == "Ines", "another bot, the same name"
    assert party.lobby("Ada", "shut", 1) == [] and chairs(party) == ["Ada", "Ines", "Quill"]
    assert party.lobby("Ada", "open", 2) == [] and chairs(party) == ["Ada", "Ines", "open"]
    assert party.lobby("Ada", "bot", 2, "nobody") == ["unknown_bot"]
    assert party.lobby("Ada", "bot", 0, "random") == party.lobby("Ada", "open", 0) == ["seat_taken"]
    for do in ("bot", "open", "shut"):
        assert party.lobby("Ada", do, 3, "random") == party.lobby("Ada", do, -2, "random") == ["no_such_seat"]
    assert party.lobby("Ada", "shut", 0) == ["seat_taken"]
    assert party.lobby("Ada", "shut", 2) == [] and party.lobby("Ada", "shut", 1) == ["seats"], "two at least"
    assert party.lobby("Ada", "options", options={"word": "moon"}) == []
    assert party.lobby("Ada", "options", options={"word": 5}) == ["option_type"]
    assert party.room.lobby.options == {"word": "moon"}
    assert party.screen("Ada").lobby["options"] == {"seats": 2, "word": "moon"}


def test_two_at_a_table_never_have_one_name() -> None:
    """Somebody looks on under a bot's name, and a bot of that name sits down meanwhile."""
    party = Party(bot_names=("Tom", "Ines"))
    party.come("Ada"), party.come("Tom", watch=True)
    for chair in (1, 2):
        assert party.lobby("Ada", "bot", chair, "random") == [] and chairs(party)[chair] == "Tom"
        assert party.lobby("Tom", "sit") == ["name_taken"]
        assert party.lobby("Ada", "open", chair) == []
    assert party.lobby("Tom", "sit") == party.lobby("Tom", "sit", 2) == []
    assert party.lobby("Ada", "fill", word="random") == [] and chairs(party) == ["Ada", "Ines", "Tom"]


def test_chairs_kept_for_people_by_name() -> None:
    """After a game that is gone on with: each has the chair of before, and what was brought was brought then."""
    party = Party(("open", "random", "open"), kept=("Ada", "Bot", "Cai"))
    assert chairs(party) == ["open", "Bot", "open"]
    assert facts(partial(party.come, "Eve", 0)) == {"code": "chairs_kept", "who": "Ada, Cai"}
    assert party.room.guests.names() == []
    assert party.come("cai", 0).name == "cai" and chairs(party) == ["open", "Bot", "cai"]
    assert party.come("Ada", 2) and chairs(party) == ["Ada", "Bot", "cai"]
    assert not party.guest("Ada").owner and not party.guest("cai").owner, "nobody of them runs it"
    assert party.say("Ada", kind="bring", what="deck", value=[], serial=3) == ["brought_already"]
    assert party.lobby("Ada", "stand") == [] and party.lobby("Ada", "sit", 2) == [] and chairs(party)[0] == "Ada"
    party.come("Wim", watch=True)
    assert party.lobby("Wim", "sit", 0) == ["chairs_kept"]


def test_a_table_that_cannot_be_is_refused_when_it_is_opened() -> None:
    for code, plan in [
        ("seats", Plan("x", ("open",), game=GAME)), ("unknown_bot", Plan("x", ("open", "nobody"), game=GAME)),
        ("unknown_option", Plan("x", ("open",) * 2, {"a": 1}, game=GAME)),
        ("unknown_bot", Plan("x", ("open",) * 2, rest={"stand_in": "nobody"}, game=GAME)),
        ("patience", Plan("x", ("open",) * 2, rest={"patience": -1.0}, game=GAME)),
    ]:  # fmt: skip
        assert refused(partial(Lobby, plan)) == code
    lobby = Lobby(Plan("x", ("open", "random", "open"), game=GAME))
    assert (lobby.missing(), lobby.all_ready()) == (2, False)
    assert facts(partial(lobby.setup, 1)) == {"code": "seats_open", "n": 2}
    lobby.sit(5, "Ada", 0), lobby.sit(6, "Bea", 2)
    assert lobby.missing() == 0 and not lobby.all_ready()
    lobby.ready(5, True)
    assert not lobby.all_ready()
    lobby.ready(6, True)
    assert lobby.all_ready() and [seat.name for seat in lobby.setup(9).seats] == ["Ada", "Tom", "Bea"]
    assert (lobby.setup(9).seed, lobby.setup(9).options) == (9, {"seats": 3})
    lobby.stand(77)
    assert lobby.missing() == 0, "somebody who does not sit here"


def test_what_somebody_brings_goes_into_the_game() -> None:
    """The toy takes nothing, so what was there before stays."""
    party = Party()
    party.come("Ada"), party.come("Wim", watch=True)
    assert party.say("Ada", kind="bring", what="deck", value=[1], serial=3) == ["nothing_to_bring"]
    assert party.room.lobby.chairs[0].brought is None
    assert party.say("Wim", kind="bring", what="deck", value=[1], serial=3) == ["not_seated"]
    party.lobby("Ada", "fill", word="random"), party.lobby("Ada", "start")
    assert party.say("Ada", kind="bring", what="deck", value=[1], serial=3) == ["already_started"]


# --- the beginning -----------------------------------------------------------------------------------------------


def test_a_game_begins_by_itself_once_all_are_there_and_ready() -> None:
    party = Party(("open", "open", "random"), begins_alone=True)
    for name in ("Ada", "Bea"):
        party.come(name)
    party.come("Wim", watch=True)
    party.lobby("Ada", "ready")
    assert party.room.table is None and not party.room.over
    party.lobby("Bea", "ready")
    assert party.room.table is not None and party.room.games == 1 and party.room.seats == {0: 1, 1: 2}
    for name in ("Ada", "Bea", "Wim"):
        assert party.screen(name).heard.count("hello") == 1
    assert party.lobby("Ada", "ready") == [], "it crossed the beginning"
    assert party.lobby("Ada", "unready") == party.lobby("Wim", "ready") == ["already_started"]
    assert party.lobby("Ada", "open") == party.lobby("Ada", "start") == ["already_started"]
    by_hand = Party(("open", "random"))
    by_hand.come("Ada")
    by_hand.lobby("Ada", "ready")
    assert by_hand.room.table is None and by_hand.lobby("Ada", "start") == [] and by_hand.room.table is not None
    bots = Party(RANDOM, begins_alone=True)
    assert bots.room.table is None
    bots.come("Wim", watch=True)
    assert bots.room.table is not None and bots.room.over, "bots alone begin when somebody looks on"


# --- who runs the table ------------------------------------------------------------------------------------------


def test_whoever_has_been_here_longest_runs_the_table() -> None:
    party = Party()
    assert not party.come("Wim", watch=True).owner, "not who looks on"
    assert not party.come("Ada", heir_to=False).owner, "nor who has no code"
    assert party.come("Bea").owner
    assert not party.come("Cai").owner and party.lobby("Cai", "start") == ["not_owner"]
    party.say("Bea", kind="leave")
    assert party.shown_out == [("Bea", "left")] and party.guest("Ada").owner and not party.guest("Cai").owner
    party.go("Wim")
    assert [guest.owner for guest in party.room.guests.by_number.values()] == [True, False]
    assert party.come("Eve", owner=True).owner and party.come("Xia", watch=True, owner=True).owner
    assert party.lobby("Xia", "kick", 0) == [] and party.shown_out[-1] == ("Ada", "kicked")
    assert chairs(party) == ["open", "Eve", "Cai"]
    assert party.lobby("Eve", "kick", 1) == ["no_such_seat"], "not oneself"
    assert party.lobby("Eve", "kick", 0) == party.lobby("Eve", "kick", 3) == ["no_such_seat"]
    assert party.lobby("Eve", "kick", -1) == ["no_such_seat"]
    assert party.lobby("Cai", "kick", 1) == ["not_owner"]


def test_a_chair_is_kept_for_a_minute() -> None:
    party = Party()
    party.come("Ada"), party.come("Bea")
    party.go("Bea")
    assert [chair["here"] for chair in party.screen("Ada").lobby["chairs"]] == [True, False, True]
    assert party.room.wake(party.now) == party.now + 60.0
    party.wait(59.9)
    assert chairs(party) == ["Ada", "Bea", "open"]
    party.back("Bea")
    party.wait(100.0)
    assert chairs(party) == ["Ada", "Bea", "open"] and party.room.wake(party.now) is None
    party.go("Bea")
    party.wait(60.0)
    assert chairs(party) == ["Ada", "open", "open"] and party.shown_out == [("Bea", "left")]
    party.come("Wim", watch=True)
    party.go("Wim")
    assert party.screen("Ada").lobby["watching"] == 0, "who looks on has no place to lose"


def test_no_more_than_thirty_two_look_on() -> None:
    party = Party()
    for number in range(32):
        party.come(f"W{number}", watch=True)
    assert refused(partial(party.come, "Late", watch=True)) == "no_watching"
    party.go("W5")
    assert party.come("Late", watch=True)


# --- at the door -------------------------------------------------------------------------------------------------


def test_whoever_runs_the_table_is_asked_about_strangers() -> None:
    party = Party()

    def knock(name: str, session: str) -> str:
        code = refused(partial(doors.knock, party.room, name, session, party.now))
        party.settle()
        return code

    party.come("Wim", watch=True)
    assert knock("Eve", "s") == "code_needed", "nobody runs it yet"
    party.come("Ada")
    assert knock("Eve", "s") == "knocked" and party.screen("Ada").lobby["knocks"] == ["Eve"]
    assert knock("ada", "t") == knock("Wim", "t") == "name_taken"
    assert party.lobby("Wim", "admit", word="Eve") == ["not_owner"]
    assert party.lobby("Ada", "admit", word="Eva") == ["no_such_knock"]
    assert party.lobby("Ada", "admit", word="Eve") == [] and party.screen("Ada").lobby["knocks"] == []
    assert party.lobby("Ada", "turn_away", word="Eve") == ["no_such_knock"], "once said is said"
    assert knock("Eve", "s") == "" and knock("Eve", "s") == "knocked", "a yes is good for one time"
    assert party.lobby("Ada", "turn_away", word="Eve") == [] and knock("Eve", "s") == "turned_away"
    assert knock("Fay", "u") == "knocked"
    assert party.room.wake(party.now) == pytest.approx(party.now + 30.01)
    party.wait(30.5)
    assert party.screen("Ada").lobby["knocks"] == [], "who does not come again is forgotten"
    party.go("Ada")
    assert knock("Eve", "s") == "code_needed", "whoever runs it is away"
    party.back("Ada")
    knock("Gil", "v")
    party.lobby("Ada", "fill", word="random"), party.lobby("Ada", "start")
    assert knock("Gil", "v") == "code_needed" and party.room.wake(party.now) is None, "nobody is asked in a game"


def test_eight_may_wait_at_a_door_half_a_minute_each() -> None:
    knocks = Knocks()
    assert knocks.wake() is None and not knocks.forget(0.0)
    for number in range(8):
        assert knocks.knock(f"s{number}", f"P{number}", float(number))
    assert refused(partial(knocks.knock, "more", "More", 8.0)) == "busy"
    assert refused(partial(knocks.knock, "s0", "P0", 30.0)) == "knocked", "it came again in time"
    assert not knocks.forget(31.0) and knocks.forget(31.01)
    assert knocks.names() == [f"P{number}" for number in (0, *range(2, 8))]
    assert facts(partial(knocks.knock, "x", "p2", 31.0)) == {"code": "name_taken", "name": "p2"}
    knocks.answer("P2", True)
    assert knocks.names() == [f"P{number}" for number in (0, *range(3, 8))]
    assert knocks.knock("s2", "P2", 31.0) is False
    assert 32.0 < (knocks.wake() or 0.0) < 34.0, "when the next is forgotten, no sooner"


# --- how people are known again ----------------------------------------------------------------------------------


def test_people_are_known_by_token_and_by_their_last_four_sessions() -> None:
    party = Party()
    ada, bea = party.come("Ada"), party.come("Bea")
    guests = party.room.guests
    assert guests.with_token("token-2") is bea and guests.with_token("token-3") is None
    token = doors.renew(party.room, ada)
    party.settle()
    assert guests.with_token(token) is ada and guests.with_token("token-1") is None
    for session in ("a", "b", "c", "d", "a", "e"):
        inbox.heard(party.room, bea, session, 7)
        party.settle()
    assert list(bea.sessions) == ["c", "d", "a", "e"] and guests.with_session("b") is None
    assert guests.with_session("a") is bea and guests.with_session("x") is None
    again = party.again().guests
    assert again.with_session("a") is again.by_number[2] and again.by_number[2].sessions == bea.sessions
    assert not again.by_number[2].here and again.add("Cai", b"", False, False).number == 3, "no number comes twice"


def test_a_guest_whose_owner_changed_keeps_what_was_heard() -> None:
    guests = Guests()
    guests.restore(4, "Ada", b"k", False, False)  # as journals had it that knew no bots from elsewhere
    assert not guests.by_number[4].robot and not guests.add("Bea", b"l", False, False).robot
    guests.heard(guests.by_number[4], "s", 9)
    guests.restore(4, "Ada", b"k", True, False, True)
    ada = guests.by_number[4]
    assert (ada.sessions, ada.owner, ada.robot, ada.here) == ({"s": 9}, True, True, False)


def test_what_waited_for_somebody_is_not_told_after_the_line_is_another() -> None:
    """Two windows of one person: the second begins with how things stand, not with what the first was still to get."""
    party = Party()
    ada = party.come("Ada")
    ada.out.append({"kind": "chat", "seat": 0, "name": "Ada", "text": "old"})
    doors.come_back(party.room, ada, party.now)
    assert [message["kind"] for message in ada.out] == ["lobby"]


# --- chat --------------------------------------------------------------------------------------------------------


def test_five_lines_in_ten_seconds() -> None:
    party = Party()
    party.come("Ada"), party.come("Bea")

    def says(number: int) -> list[str]:
        return party.say("Ada", kind="chat", text=f"{number}")

    assert [says(number) for number in range(5)] == [[]] * 5 and says(5) == ["chat_too_fast"]
    assert party.say("Bea", kind="chat", text="mine") == [], "everybody has a measure of their own"
    party.wait(9.9)
    assert says(6) == ["chat_too_fast"]
    party.wait(0.1)
    assert says(7) == []
    assert party.say("Ada", kind="chat", text="  ") == ["chat_empty"]
    assert [line[0] for line in party.room.said] == [0] * 5 + [1, 0], "from which chair"
    assert party.screen("Bea").chat == ["Ada: 0", "Ada: 1", "Ada: 2", "Ada: 3", "Ada: 4", "Bea: mine", "Ada: 7"]


def test_a_hundred_lines_are_kept_and_counted_on() -> None:
    party = Party()
    ada = party.come("Ada")
    for number in range(103):
        party.room.say(0, "Ada", f"line {number}")
        party.room.records.append(["chat", 0, "Ada", f"line {number}"])
    party.room.tell_everything(ada, party.now)
    said = ada.out[-1]
    assert (said["first"], len(said["lines"]), said["lines"][0]) == (3, 100, [0, "Ada", "line 3"])
    again = Room(party.plan, party.chances)
    restore(again, [*party.written, *party.room.take_records()], party.now)
    assert (again.lines, list(again.said)) == (103, said["lines"])


def test_a_refusal_names_the_message_it_is_for() -> None:
    party = Party()
    ada = party.come("Ada")
    for serial in ({}, {"serial": 5}):
        inbox.receive(party.room, ada, {"kind": "answer", "answer": 0, **serial}, party.now)
    assert [message["serial"] for message in ada.out] == [0, 5]
    assert {message["code"] for message in ada.out} == {"not_started"}
    party.room.refuse(ada, 0, Refused("x", places=(1, 2), n=3))
    assert ada.out[-1]["facts"] == {"places": [1, 2], "n": 3}
