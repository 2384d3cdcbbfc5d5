"""Chaos Galaxy: what may differ in secret, and the facts of events by which it comes to light by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.chaos.cards import CARDS, IDS
from engine.chaos.rules import RULES
from engine.chaos.state import CTRL, FACE, KIND, PAID, UNPAID
from engine.kernel.asking import Ref
from engine.kernel.game import AnyMatch
from engine.testing.two_worlds import Pair
from tests.chaos.battery.players import answer_one, any_table, keen, start, uniform
from tests.secrets.kinds import chance_to_come, everything, forks, pair_of, secret_answer, swapped_ends, tells
from tests.support import Dice

GAME = "chaos"
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


def opens(where: str, eye: int) -> bool:
    """The owner's own ruin is known to it, whatever comes there from the colony."""
    return where.startswith(("view.view.ruin", "show.view.ruin"))


def positions(seed: int, windows: str, number: int, most: int) -> Iterator[AnyMatch]:
    match, dice = start(seed, strict=False, **any_table(Dice(number))), Dice(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        answer_one(match, dice, keen if dice.below(3) else uniform)


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


KINDS = (hand_card, hand_card, top_card, ruin_card, card_face_down, card_face_down, colony_order, chance_to_come,
         secret_answer, partial(everything, RULES))  # fmt: skip

# What must be met: every card, in a hand that is asked about it, and on top of a deck from which it is drawn.
QUIET = ()
FORCED = {"card in hand": (hand_card, range(len(CARDS))), "card on top": (top_card, range(len(CARDS)))}
