"""Previews: what an answer would lead to, as far as its player can know: colonies given up, the power, totals if nobody
answers.

Numbers and ids only. Ships are counted on a copy of the board, which is public. Results that depend on cards are tried
on copies in which everything hidden has been dealt anew (redeal.py). Two such copies must agree, or nothing is said. So
no preview can hold what its player may not know, whatever a card's text does.
"""

from typing import Any

from engine.encounter.items import ALIENS
from engine.encounter.odds import one_card, weighed
from engine.encounter.outcome import outcome
from engine.encounter.phases.alliance import open_sides, put_ally
from engine.encounter.redealt import redealt
from engine.encounter.sheets import awake
from engine.encounter.ships import lift, recount
from engine.encounter.state import ALIEN, DEF, DEFENSE_WON, OFF, OFFENSE_WON, OUTCOME_NAMES, PASS, UP, Game
from engine.encounter.totals import sums
from engine.encounter.values import both_attack, types
from engine.encounter.view_types import Changes, Preview, Share
from engine.kernel.asking import PICK, SPREAD, Answer, Question, check
from engine.kernel.chance import mix
from engine.kernel.match import Match

ARRIVING = "place"  # the one question that spreads ships which come, not ships which go
SENDING = ("launch.send", "alliance.send")
WINDOWS = ("window", "respond", "ride")
TRIES = 8  # deals looked for before giving up on a second one
MOST_QUESTIONS = 40  # asked while a tried use is settled
SPECTATOR = -1


class Dice:
    """A source of random numbers for deals that never happen; it must not touch the game's own."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0
WON = (OFFENSE_WON, DEFENSE_WON)  # by side


def preview(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return everything that can be said about this answer of a seat to its question; empty if nothing can."""
    question = match.question_for(seat)
    if question is None:
        return {}
    if question.shape == SPREAD:
        return sending(match.game, question, check(question, answer))
    if question.shape != PICK:
        return {}
    chosen = question.options[check(question, answer)]
    if question.why == "planning.pick":
        return one_card(match.game, seat, int(chosen[1]))
    if question.why == "alliance.join":
        return joining(match.game, seat)
    if question.why in WINDOWS or question.why == "reinforce.side":
        return totals_after(match, seat, answer)
    return {}


# --- ships -------------------------------------------------------------------------------------------------------


def leaving(game: Game, question: Question, counts: tuple[int, ...]) -> Preview:
    """Return what the seat gives up if these ships leave: colonies given up, home colonies left, and the state of its
    powers.
    """
    owner = question.data if type(question.data) is int else question.seat
    planets = [ref[1] if ref[0] == "planet" else -1 for ref in question.options]
    caps = question.caps
    stand_there = all(p < 0 or game.on_planet(p, owner) == cap for p, cap in zip(planets, caps, strict=True))
    if question.why == ARRIVING or not stand_there:
        return {}
    after = game.clone()
    for planet, count in zip(planets, counts, strict=True):
        if planet >= 0:
            lift(after, owner, planet, count)
    recount(after)
    given_up = [p for p, count, cap in zip(planets, counts, caps, strict=True) if p >= 0 and count and count == cap]
    return {
        "seat": owner,
        "ships": sum(counts),
        "given_up": given_up,
        "home": after.home[owner],
        "power": change_of_power(game, after, owner),
    }


def change_of_power(game: Game, after: Game, seat: int) -> str:
    """Return "lost" if a working power goes, "limit" if the next home colony lost takes it, otherwise ""."""
    working = [sheet for sheet in game.sheets[seat] if sheet[UP] and awake(game, sheet, seat)]
    needing = [sheet for sheet in working if not ALIENS[sheet[ALIEN]].keeps_power]
    if not needing:
        return ""
    if not after.on[seat]:
        return "lost"
    return "limit" if after.home[seat] == game.options.power_needs else ""


def sending(game: Game, question: Question, counts: tuple[int, ...]) -> Preview:
    """Preview sending ships: what is left behind, and how the encounter would stand with these ships in it."""
    found = leaving(game, question, counts)
    if question.why not in SENDING or not sum(counts) or not found:
        return found
    after = game.clone()
    for ref, count in zip(question.options, counts, strict=True):
        if ref[0] == "planet":
            lift(after, question.seat, ref[1], count)
    if question.why == "launch.send":
        after.gate[question.seat] += sum(counts)
    else:
        put_ally(after, question.seat, after.side_of(question.seat), sum(counts))
    recount(after)
    return {**found, "odds": weighed(after, SPECTATOR)}


def joining(game: Game, seat: int) -> Preview:
    """Return, for each side, what happens to this seat if that side wins and if it loses, tried with one ship."""
    found: list[Any] = [None, None]
    for side in open_sides(game, seat):
        after = game.clone()
        place = max(game.colonies(seat), key=lambda planet: game.on_planet(planet, seat), default=-1)
        if place < 0:
            continue
        lift(after, seat, place, 1)
        put_ally(after, seat, side, 1)
        recount(after)
        told = weighed(after, SPECTATOR)
        if told:
            found[side] = [own_share(told["if"][winner], seat) for winner in (side, 1 - side)]
    return {"joining": found}


def own_share(changes: Changes | None, seat: int) -> Share | None:
    """Return the part of the changes that concerns one seat."""
    if changes is None:
        return None

    def mine(rows: list[list[int]]) -> list[int]:
        return [number for who, number in rows if who == seat]

    return {
        "colonies": mine(changes["colonies"]),
        "warp": mine(changes["warp"]),
        "gone": mine(changes["gone"]),
        "rewards": mine(changes["rewards"]),
    }


# --- cards -------------------------------------------------------------------------------------------------------


def totals_after(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Return the two totals if this is played and nobody responds; nothing if they depend on chance or hidden cards."""
    if match.game.open != [1, 1] or not both_open(match.game):
        return {}
    found = []
    for number in range(TRIES):
        fork = redealt(match, seat, Dice(mix(match.game.serial, number)))
        if fork is not None:
            found.append(tried(fork, seat, answer))
        if len(found) == 2:
            return found[0] if found[0] == found[1] else {}
    return {}


def both_open(game: Game) -> bool:
    return game.laid[OFF] >= 0 and game.laid[DEF] >= 0


def tried(match: Match[Game], seat: int, answer: Answer) -> Preview:
    """Play the answer on a copy where everybody passes. If a side has to be named, it is the seat's own; any other
    choice ends the preview.
    """
    game = match.game
    game.events = []
    waiting = len(game.acts)
    match.answer(seat, answer)
    for _ in range(MOST_QUESTIONS):
        decided = next((event[1] for event in game.events if event[0] == "decided"), None)
        if decided is not None:
            return {"totals": list(decided[1]), "outcome": OUTCOME_NAMES[decided[0]]}
        if not match.pending:
            return {}
        question = match.pending[0]
        settled = len(game.acts) <= waiting and question.why == "window"
        if settled and game.open == [1, 1] and both_open(game):
            if not both_attack(game):
                return {"totals": []}
            both = sums(game)
            winner = outcome(game, types(game), both)[0]
            return {"totals": both, **({} if winner is None else {"outcome": OUTCOME_NAMES[WON[winner]]})}
        if PASS in question.options:
            match.answer(question.seat, question.options.index(PASS))
        elif question.why == "reinforce.side" and question.seat == seat:
            match.answer(seat, max(game.side_of(seat), OFF))
        else:
            return {}
    return {}
