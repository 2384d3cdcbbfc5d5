"""What may be expected of hands, piles and laid cards."""

from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import NAMES
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.names import card


def faces_of(cards: list[Any]) -> list[str]:
    return sorted(NAMES[card(name)] for name in cards)


def names_of(faces: list[int]) -> list[str]:
    return sorted(NAMES[face] for face in faces)




@key(dict)
def hand(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """How many cards, or which, all of them."""
    for seat, who, cards in scene.seats(wanted):
        held = scene.game.hands[seat]
        if isinstance(cards, list):
            yield f"hand of {who}", faces_of(cards), names_of(held)
        else:
            yield f"hand of {who}", cards, len(held)


@key(dict)
def holds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that are in a hand, among others."""
    for seat, who, cards in scene.seats(wanted):
        yield from among(f"hand of {who}", cards, scene.game.hands[seat])


def among(what: str, cards: list[Any], pile: list[int]) -> Iterator[Row]:
    for name in faces_of(cards):
        if names_of(pile).count(name) < faces_of(cards).count(name):
            yield what, name, names_of(pile)


@key(dict)
def lacks(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that are not in a hand."""
    for seat, who, cards in scene.seats(wanted):
        for name in cards:
            yield f"{name} in the hand of {who}", False, card(name) in scene.game.hands[seat]


@key(object)
def deck(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile("deck", wanted, scene.game.deck)


@key(object)
def discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile("discards", wanted, scene.game.discards)


def pile(what: str, wanted: Any, faces: list[int]) -> Iterator[Row]:
    if isinstance(wanted, list):
        yield what, faces_of(wanted), names_of(faces)
    else:
        yield what, wanted, len(faces)


@key(list)
def in_discards(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield from among("discards", wanted, scene.game.discards)


@key(dict)
def laid(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """The encounter card on a main player's side; "" for none."""
    for seat, who, name in scene.seats(wanted):
        side = scene.game.side_of(seat)
        face = scene.game.laid[side] if side >= 0 else -1
        yield f"card of {who}", NAMES[card(name)] if name else "", NAMES[face] if face >= 0 else ""


@key(list)
def flares_used(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield "flares_used", faces_of(wanted), names_of(scene.game.flares_used)


@key(int)
def destiny_deck(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "destiny_deck", wanted, len(scene.game.destiny_deck)


@key(object)
def destiny_discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    found = scene.game.destiny_discards
    if isinstance(wanted, list):
        cards = [scene.names.say_destiny(scene.names.destiny(name)) for name in wanted]
        yield "destiny_discards", cards, [scene.names.say_destiny(number) for number in found]
    else:
        yield "destiny_discards", wanted, len(found)
