"""How somebody plays, counted from what the whole table sees of a game, and who that is among those one knows.

A fingerprint counts cells (what was done | where); a character is known by how often it does what in games that were
looked at before. No hand, no name, no level is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log
from typing import Any

from engine.bots.simulate import play
from engine.encounter.bots.bargains import mine_first
from engine.encounter.cards import NEGOTIATE
from engine.encounter.rules import RULES
from engine.encounter.state import DEF, OFF, Game
from engine.games import start
from engine.kernel.asking import Answer, Question

Print = Counter[tuple[str, str]]
HIGH, FAIR = 15, 8
MOST_PROPOSALS = 6
SMOOTH = 0.5  # of a time that nobody has been seen to do something it might


def prints(seats: int, seed: int, names: tuple[str, ...]) -> list[Print]:
    """The fingerprint that every seat leaves in a game."""
    record = play(RULES, {"seats": seats}, seed, names, keep_record=True).record
    assert record is not None
    match = start(record)
    found: list[Print] = [Counter() for _ in range(seats)]
    attackers = [-1] * seats
    for seat, answer in record.answers:
        question = match.question_for(seat)
        if question is not None and question.why in CELLS:
            for where, what in CELLS[question.why](match.game, question, answer, attackers[seat]):
                found[seat][where, what] += 1
        if question is not None and question.why == "launch.send" and match.game.defense >= 0:
            attackers[match.game.defense] = seat
        match.answer(seat, answer)
    return found


Cells = list[tuple[str, str]]


def card(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    """Turned over a moment later: everybody sees it."""
    ref = question.options[answer]
    if ref[0] != "card":
        return []
    face = ref[1]
    kind = "talks" if face == NEGOTIATE else "high" if face >= HIGH else "fair" if face >= FAIR else "low"
    return [("card of the " + ("offense" if question.seat == game.offense else "defense"), kind)]


def fleet(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    return [("launched", str(sum(answer)))] if question.high >= 4 else []


def planet(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    if game.defense < 0 or len(question.options) < 2:
        return []
    ships = [game.on_planet(ref[1], game.defense) for ref in question.options]
    if min(ships) == max(ships):
        return []
    mine = ships[answer]
    return [("aimed at", "most" if mine == max(ships) else "fewest" if mine == min(ships) else "some")]


def asked(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    if question.data == DEF:
        return []
    return [("asked along", "all" if len(answer) == len(question.options) else "some" if answer else "nobody")]


def joined(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    sides = [ref[1] for ref in question.options if ref[0] == "side"]
    ref = question.options[answer]
    chosen = ref[1] if ref[0] == "side" else -1
    cells = [("joined " + "+".join(map(str, sides)), str(chosen))]
    if attacker in (game.offense, game.defense):
        foe = OFF if attacker == game.offense else DEF
        if 1 - foe in sides or foe in sides:
            cells.append(("the last attacker", "with" if chosen == foe else "out" if chosen < 0 else "against"))
    return cells


def sent(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    return [("sent along", str(min(4, sum(answer))))] if question.high >= 4 else []


def reward(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    return [("for help", "ships" if answer == question.high else "cards" if answer == question.low else "both")]


def further(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    return [("further encounter", question.options[answer][0])]


def deal(game: Game, question: Question, answer: Answer, attacker: int) -> Cells:
    data = question.data
    first = data["left"] == MOST_PROPOSALS
    if answer[0] != "propose":
        return [("word in talks", str(answer[0]))]
    gives, _, gets, _, _ = mine_first(data["side"], answer[1])
    kind = "asks cards" if gets and not gives else "gives cards" if gives and not gets else "even"
    return [("first offer" if first else "later offer", kind)]


CELLS: dict[str, Any] = {
    "planning.pick": card,
    "launch.send": fleet,
    "launch.aim": planet,
    "alliance.invite": asked,
    "alliance.join": joined,
    "alliance.send": sent,
    "reward.ships": reward,
    "turn.go_on": further,
    "deal": deal,
}


# --- who it is -------------------------------------------------------------------------------------------------------


class Known:
    """Everybody as seen before: how often each does what, where."""

    def __init__(self, seen: Mapping[str, Iterable[Print]]) -> None:
        self.seen = {name: sum(found, Counter()) for name, found in seen.items()}
        whats: dict[str, set[str]] = {}
        for found in self.seen.values():
            for where, what in found:
                whats.setdefault(where, set()).add(what)
        self.whats = whats

    def often(self, name: str, where: str, what: str) -> float:
        found, whats = self.seen[name], self.whats.get(where, {what})
        times = sum(found[where, one] for one in whats)
        return (found[where, what] + SMOOTH) / (times + SMOOTH * len(whats | {what}))

    def likeness(self, name: str, found: Print) -> float:
        return sum(number * log(self.often(name, where, what)) for (where, what), number in found.items())

    def who(self, found: Print) -> str:
        return max(self.seen, key=lambda name: self.likeness(name, found))
