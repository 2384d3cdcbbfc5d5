"""What may be expected of hands, piles and laid cards. Knows positions and names, no rule."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import NAMES
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.names import card
from engine.encounter.scenario.shapes import CARDS, HANDS, NUMBER, PILE, TEXTS, WORDS


def faces_of(cards: list[Any]) -> list[str]:
    return sorted(NAMES[card(name)] for name in cards)


def names_of(faces: list[int]) -> list[str]:
    return sorted(NAMES[face] for face in faces)


@key(HANDS)
def hand(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Compare how many cards a hand has, or all of them by name."""
    for seat, who, cards in scene.seats(wanted):
        held = scene.game.hands[seat]
        if isinstance(cards, list):
            yield who, faces_of(cards), names_of(held)
        else:
            yield who, cards, len(held)


@key(CARDS)
def holds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check cards that a hand holds, among others."""
    for seat, who, cards in scene.seats(wanted):
        yield from among(who, cards, scene.game.hands[seat])


def among(who: str, cards: list[Any], pile: list[int]) -> Iterator[Row]:
    if Counter(faces_of(cards)) - Counter(names_of(pile)):
        yield who, faces_of(cards), names_of(pile)


@key(CARDS)
def lacks(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check cards that a hand does not hold."""
    for seat, who, cards in scene.seats(wanted):
        yield who, [], [name for name in cards if card(name) in scene.game.hands[seat]]


@key(PILE)
def deck(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile(wanted, scene.game.deck)


@key(PILE)
def discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    yield from pile(wanted, scene.game.discards)


def pile(wanted: Any, faces: list[int]) -> Iterator[Row]:
    yield ("", faces_of(wanted), names_of(faces)) if isinstance(wanted, list) else ("", wanted, len(faces))


@key(TEXTS)
def in_discards(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield from among("", wanted, scene.game.discards)


@key(WORDS)
def laid(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """The encounter card on a main player's side; "" for none."""
    for seat, who, name in scene.seats(wanted):
        side = scene.game.side_of(seat)
        face = scene.game.laid[side] if side >= 0 else -1
        yield who, NAMES[card(name)] if name else "", NAMES[face] if face >= 0 else ""


@key(TEXTS)
def flares_used(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    yield "", faces_of(wanted), names_of(scene.game.flares_used)


@key(NUMBER)
def destiny_deck(scene: Scene, wanted: int) -> Iterator[Row]:
    yield "", wanted, len(scene.game.destiny_deck)


@key(PILE)
def destiny_discards(scene: Scene, wanted: Any) -> Iterator[Row]:
    found = scene.game.destiny_discards
    if isinstance(wanted, list):
        cards = [scene.names.say_destiny(scene.names.destiny(name)) for name in wanted]
        yield "", cards, [scene.names.say_destiny(number) for number in found]
    else:
        yield "", wanted, len(found)
