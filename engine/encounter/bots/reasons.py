"""Reasons of bots for their answers: one that everybody can check, chosen from public facts and what the bot says
aloud.

A reason never depends on the bot's hand: `aloud` reduces an answer to what the table hears of it, and `reason` gets
only that and a spectator's view. Codes and facts are those of engine/encounter/grounds.py; the sentences are elsewhere.
"""

from typing import Any, NamedTuple

from engine.encounter.bots.bargains import mine_first
from engine.encounter.bots.policy.fleet import spare
from engine.encounter.bots.reading.sight import DEF, NOBODY, OFF, Sight
from engine.encounter.view_types import Bargain, View
from engine.kernel.asking import Answer, Question

Reason = tuple[str, dict[str, int]]
LEADS_FROM = 3  # foreign colonies of a player who is worth a warning


class Aloud(NamedTuple):
    """The part of an answer that the table hears: its kind, its side, the seats (or sides) it is about, and the offer
    it refers to.
    """

    what: str
    side: int = NOBODY
    seats: tuple[int, ...] = ()
    offer: Any = None
    last: bool = False


def aloud(question: Question, answer: Answer) -> Aloud | None:
    """Return the public part of an answer; None if no reason is given for such an answer."""
    if question.why == "alliance.invite":
        return Aloud("invite", question.data, tuple([question.options[number][1] for number in answer]))
    if question.why == "alliance.send":
        return Aloud("join")  # everybody learns who joins when the ships are sent
    if question.why == "alliance.join":
        return Aloud("stay_out", seats=sides_asked(question)) if question.options[answer][0] == "pass" else None
    if question.why != "deal":
        return None
    data: Bargain = question.data
    other = (data["opponent"],)
    if answer[0] == "propose":
        return Aloud("propose", data["side"], other, answer[1], data["left"] == 1)
    if answer[0] == "accept":
        return None
    return Aloud("refuse", data["side"], other, data["theirs"][1] if data["theirs"] else None)


def sides_asked(question: Question) -> tuple[int, ...]:
    return tuple([ref[1] for ref in question.options if ref[0] == "side"])


def reason(view: View, seat: int, said: Aloud) -> Reason | None:
    """Return the first reason that is true of this answer; None if there is none worth saying."""
    return RULES[said.what](Sight({**view, "hand": []}, seat), said)


def invite(sight: Sight, said: Aloud) -> Reason | None:
    if not said.seats:
        return None
    if said.side == DEF:  # no reason is needed: everybody knows that allies of the defense are rewarded
        return ("stop", {"seat": sight.offense}) if sight.wins_by_landing(sight.offense) else None
    short = sight.strength(DEF) - sight.strength(OFF)
    if short > 0:
        return "ships_short", {"n": short}
    return ("settle_with_me", {}) if any(sight.founds(seat, sight.target) for seat in said.seats) else None


def join(sight: Sight, said: Aloud) -> Reason | None:
    if sight.side(sight.me) == OFF:
        return ("i_settle", {}) if sight.founds(sight.me, sight.target) else None
    return ("stop", {"seat": sight.offense}) if sight.wins_by_landing(sight.offense) else ("rewards", {})


def stay_out(sight: Sight, said: Aloud) -> Reason | None:
    if not spare(sight):
        return "no_ships", {}
    helps = OFF in said.seats and sight.wins_by_landing(sight.offense) and not sight.wins_by_landing(sight.me)
    return ("not_for_the_win", {"seat": sight.offense}) if helps else None


def propose(sight: Sight, said: Aloud) -> Reason | None:
    if said.last:
        return "last_offer", {}
    give, grant, get, win, _ = mine_first(said.side, said.offer)
    if grant and win:
        leader = ahead_of_both(sight, said.seats[0])
        return ("leader", {"seat": leader, "n": sight.colonies_abroad(leader)}) if leader >= 0 else ("each_settles", {})
    if (grant and get) or (win and give):
        return "cards_for_a_colony", {}
    return ("cards_both_ways", {}) if give and get else None


def ahead_of_both(sight: Sight, other: int) -> int:
    """Return another player who is near victory, and nearer than the bot and `other`; -1 if there is none."""
    most = max(sight.colonies_abroad(sight.me), sight.colonies_abroad(other))
    rest = [seat for seat in sight.others() if seat != other]
    leader = max(rest, key=sight.colonies_abroad, default=-1)
    found = sight.colonies_abroad(leader) if leader >= 0 else 0
    return leader if found > most and found >= LEADS_FROM else -1


def refuse(sight: Sight, said: Aloud) -> Reason | None:
    other = said.seats[0]
    if said.offer is None:
        return None
    _, grant, _, win, _ = mine_first(said.side, said.offer)
    if (
        grant
        and sight.to_win(other) <= 1
        and sight.founds(other, grant[0])
        and not (win and sight.to_win(sight.me) <= 1)
    ):
        return "would_win", {"seat": other}
    return None


RULES = {"invite": invite, "join": join, "stay_out": stay_out, "propose": propose, "refuse": refuse}
