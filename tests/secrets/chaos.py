"""Chaos Galaxy: what may differ in secret, and the facts of events by which it comes to light by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.chaos.card import BASE, CREW, EQUIPMENT
from engine.chaos.cards import CARDS, IDS
from engine.chaos.rules import RULES
from engine.chaos.state import CTRL, FACE, KIND, PAID, UNPAID
from engine.chaos.table import into_play
from engine.kernel.asking import Question, Ref
from engine.kernel.game import AnyMatch
from engine.testing.two_worlds import Light, Pair
from tests.chaos.battery.players import answer_one, any_table, keen, start, uniform
from tests.secrets import tries
from tests.secrets.kinds import (
    alone,
    asked_again,
    chance_to_come,
    everything,
    forks,
    named_in_view,
    order_of_hand,
    pair_of,
    secret_answer,
    swapped_ends,
    tells,
    untold,
)  # fmt: skip
from tests.support import Dice

GAME = "chaos"
TRIES = tries.CHAOS
THOROUGH: frozenset[str] = frozenset(("main",))  # questions to which many answers are given
MARKED = ()

COMES_TO_LIGHT = {
    "rolled": "rolls",
    "starts": "seat",
    "took_openly": "cards",
    "announced": "card what",
    "paid_for": "card named",
    "trap_springs": "card named",
}
shows = tells(COMES_TO_LIGHT, frozenset(("cards", "card", "what")))


# What an event names is there for who reads it.
NAMED = {"drew": "cards", "paid_for": "card", "ship_arrived": "card", "played_down": "card"}
agrees = named_in_view(NAMED, frozenset(("paid_for",)))


def opens(where: str, eye: int, view: Any) -> bool:
    """The owner's own ruin is known to it, whatever comes there from the colony; so is a card face down that has just
    become its own."""
    parts = where.split(".")
    own = parts[2] == "rows" and len(parts) > 4 and view["rows"][int(parts[3])]["seat"] == eye
    return own or where.startswith(("view.view.ruin", "show.view.ruin"))


def positions(seed: int, windows: str, number: int, most: int) -> Iterator[AnyMatch]:
    match, dice = start(seed, strict=False, **any_table(Dice(number))), Dice(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        answer_one(match, dice, keen if dice.below(3) else uniform)


known_to = alone


def named_by(faces: tuple[int, ...]) -> frozenset[object]:
    return frozenset((*faces, *(IDS[face] for face in faces)))


def hand_card(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """Any card of the game instead of one in a hand: nobody knows the decks of others."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.centre[seat]:
        return None
    place, face = dice.below(len(one.centre[seat])), wanted if wanted >= 0 else dice.below(len(CARDS))
    old = one.centre[seat][place]
    if face == old:
        return None
    one.centre[seat][place] = face
    return changed(f"{IDS[face]} in hand of {seat}", one, two, frozenset((seat,)), (face, old))


def plain_hand(match: AnyMatch, dice: Dice) -> Pair | None:
    """All cards of a hand are one card, and in the other world another; its seat has nothing else it could use."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    faces = dice.below(len(CARDS)), dice.below(len(CARDS))
    if not one.centre[seat] or faces[0] == faces[1] or any(row[CTRL] == seat for row in one.rows.values()):
        return None
    for game, face in zip((one, two), faces, strict=True):
        game.centre[seat] = [face] * len(game.centre[seat])
    return changed(f"nothing but {IDS[faces[0]]} in hand of {seat}", one, two, frozenset((seat,)), faces)


def changed(what: str, one: object, two: object, knows: frozenset[int], faces: tuple[int, ...]) -> Pair | None:
    one.derived = None  # type: ignore[attr-defined]
    return pair_of(what, one, two, knows, lambda ref: speaks_of(ref, faces), lambda ref: speaks_of(ref, faces[:1]))


def speaks_of(ref: Ref, faces: tuple[int, ...]) -> bool:
    return ref[0] in ("card", "play", "down", "trigger") and ref[1] in faces


def top_card(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.colony[seat]:
        return None
    old, face = one.colony[seat][-1], wanted if wanted >= 0 else dice.below(len(CARDS))
    if face == old:
        return None
    one.colony[seat][-1] = face
    return changed(f"{IDS[face]} on top of {seat}", one, two, frozenset(), (face, old))


def ruin_card(match: AnyMatch, dice: Dice) -> Pair | None:
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.ruin[seat]:
        return None
    place, face = dice.below(len(one.ruin[seat])), dice.below(len(CARDS))
    old = one.ruin[seat][place]
    one.ruin[seat][place] = face
    return None if face == old else changed(f"{IDS[face]} in ruin of {seat}", one, two, frozenset((seat,)), (face, old))


def card_face_down(match: AnyMatch, dice: Dice) -> Pair | None:
    """Another card lies face down on the table."""
    one, two = forks(match)
    down = [handle for handle, row in one.rows.items() if row[PAID] == UNPAID]
    if not down:
        return None
    handle = down[dice.below(len(down))]
    row, face = one.rows[handle], dice.below(len(CARDS))
    old, row[FACE] = row[FACE], face
    if face == old or CARDS[face].type == CARDS[old].type == row[KIND] == -1:
        return None
    knows = frozenset((row[CTRL],))

    def avoid(ref: tuple[object, ...]) -> bool:
        return ref[0] in ("pay", "use", "trigger", "turn") and handle in ref

    one.derived = None
    return pair_of(f"{IDS[face]} face down before {row[CTRL]}", one, two, knows, avoid)


def colony_order(match: AnyMatch, dice: Dice) -> Pair | None:
    seat = dice.below(match.game.n)
    return swapped_ends(match, f"order of colony {seat}", lambda game: game.colony[seat], dice)


def aims(face: int) -> bool:
    """Return whether a card does something with what lies face down before another, or with a hand or a pile of it."""
    texts = " ".join(f"{effect.to} {effect.do} {effect.what} {effect.zone}" for effect in CARDS[face].effects)
    return any(word in texts for word in ("unpaid", "look", "search", "centre", "colony", "ruin", "control"))


AIMING = [face for face in range(len(CARDS)) if aims(face)]


def richer(match: AnyMatch, dice: Dice) -> AnyMatch | None:
    """The same position with more that is hidden: who is asked holds any cards and can pay for them, and the others
    have cards face down of every kind, real ones and bluffs."""
    game = untold(match).game
    asked = {question.seat for question in match.pending}
    for seat in asked:
        game.centre[seat] = [dice.below(len(CARDS)) for _ in range(2)]
        game.centre[seat] += [AIMING[dice.below(len(AIMING))] for _ in range(5)]
        game.credits[seat] = max(game.credits[seat], 12)
    for seat in range(game.n):
        if not game.out[seat] and (seat not in asked or dice.below(3) == 0):
            for _ in range(2):
                into_play(game, seat, dice.below(len(CARDS)), (BASE, BASE, CREW, EQUIPMENT)[dice.below(4)])
    game.events, game.derived = [], None
    return asked_again(game)


hand_order = partial(order_of_hand, hands=lambda game: game.centre)

KINDS = (
    hand_card, hand_order, hand_card, top_card, ruin_card, card_face_down,
    card_face_down, colony_order, chance_to_come, secret_answer, partial(everything, RULES),
)  # fmt: skip

# Questions that everybody sees, and what a seat answers them with in secret.
OWN_CHOICE = {
    "main": "down", "search.take": "card", "search.bottom": "card", "limit.centre": "card", "bomb.centre": "card",
}  # fmt: skip

# What must be met: every card, in a hand that is asked about it, and on top of a deck from which it is drawn.
QUIET = ()
FORCED = {"card in hand": (hand_card, range(len(CARDS))), "card on top": (top_card, range(len(CARDS)))}


LIGHT = Light(shows, opens, owns=opens)


def usable(match: AnyMatch) -> bool:
    """Nobody is shown what another draws."""
    return True


def subject(match: AnyMatch, question: Question) -> Any:
    """A turn is one question that comes again and again, each time about other cards."""
    return match.game.turn % 12 if question.why == "main" else None
