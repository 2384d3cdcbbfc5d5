"""Vulch: artifacts that others would discard go to its hand; it keeps its own when it draws a new hand.

Wild: after a win or deal the opponent passes cards one by one until you keep one. Super: once, flares count too. Not
zappable: keeping its artifacts when the hand is replaced.
"""


from engine.encounter.cards import TYPE
from engine.encounter.hand import always_put, discard, hand_over
from engine.encounter.items import Alien, Use
from engine.encounter.outcome import won_side
from engine.encounter.state import DEAL_MADE, Event, Game, step
from engine.kernel.asking import REVEALS, Asking, Choice, pick


def falling(game: Game, kind: str) -> list[int]:
    """Return the cards of a type in the batch that is being discarded."""
    return [face for face in game.discarding[-1][1] if TYPE[face] == kind]


def collect(game: Game, seat: int, kind: str) -> None:
    faces = falling(game, kind)
    for face in faces:
        game.discarding[-1][1].remove(face)
    game.gain(seat, *faces)
    for face in faces:
        game.emit("vulch.collected", seat, game.discarding[-1][0], face)


def others_artifacts(game: Game, seat: int, event: Event) -> bool:
    return event[0] != seat and bool(falling(game, "artifact"))


def salvage(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Take the artifact. All that one player discards at once is one use (T-BAT-1)."""
    collect(game, seat, "artifact")


def own_hand_goes(game: Game, seat: int, event: Event) -> bool:
    return bool(event[0] == seat)


def kept_types(game: Game, seat: int) -> tuple[str, ...]:
    return ("artifact",)


# --- super -------------------------------------------------------------------------------------------------------


def flares_go(game: Game, seat: int, event: Event) -> bool:
    """Return whether flares are being discarded: others' flares, or its own when its hand is replaced."""
    if game.discarding:
        return event[0] != seat and bool(falling(game, "flare"))
    return event[0] == seat and f"keeps:{seat}" not in game.notes


def take_flares(game: Game, seat: int, choice: Choice, event: Event) -> None:
    if event[0] == seat:
        game.notes[f"keeps:{seat}"] = ("flare",)
    else:
        collect(game, seat, "flare")


# --- wild --------------------------------------------------------------------------------------------------------


def can_demand(game: Game, seat: int, event: Event) -> bool:
    good = game.outcome == DEAL_MADE or won_side(game, seat)
    return good and bool(game.hands[game.opponent(seat)])


def demand(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("vulch.pass_card", seat, len(game.hands[game.opponent(seat)]), ())


@step
def pass_card(game: Game, seat: int, left: int, passed: tuple[int, ...]) -> Asking:
    """Pass cards one by one in the order the opponent chooses. The taker keeps one and stops, or discards it and asks
    for the next. `left` are the cards still to come. A card that its giver gets back, by a power that collects
    discards, is not passed again.
    """
    giver = game.opponent(seat)
    waiting = game.hands[giver][:]
    for face in passed:
        if len(waiting) > left and face in waiting:
            waiting.remove(face)
    faces = sorted(set(waiting))
    if not faces:
        return
    options = [("card", face) for face in faces]
    number = yield pick(giver, "vulch.pass_card", options, data=seat, marks=always_put(game, giver))
    answer = yield pick(seat, "vulch.take", (("card", faces[number]), ("discard",)), data=giver, marks=REVEALS)
    if answer == 0:
        hand_over(game, giver, seat, [faces[number]], "vulch")
        return
    game.part_with(giver, faces[number])
    game.push("vulch.pass_card", seat, left - 1, (*passed, faces[number]))
    discard(game, seat, [faces[number]], why="vulch")


EVENTS = {"vulch.collected": "seat at face"}

ALIEN = Alien(
    level="green",
    power=(Use(("any.cards_discarding",), salvage, when=others_artifacts, forced=True),),
    wild=Use(("resolution.effects",), demand, role="main", when=can_demand),
    super_=Use(("any.cards_discarding", "any.hand_replace"), take_flares, when=flares_go),
    modifiers={"keeps_in_refill": kept_types},
    turned_up_at=(Use(("any.hand_replace",), when=own_hand_goes),),
    works_zapped=("keeps_in_refill",),
)
