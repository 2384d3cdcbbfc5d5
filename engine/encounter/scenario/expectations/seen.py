"""What may be expected of questions, events and of what people are shown."""

from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import NAMES
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.names import card, card_names, normal
from engine.encounter.scenario.watch import fits_event, walk
from engine.encounter.view import view


@key(dict)
def offered(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """All options of what a seat is asked right now; [] if it is not asked."""
    for seat, who, options in scene.seats(wanted):
        question = scene.pending(seat)
        found = [scene.names.say_ref(ref) for ref in question.options] if question else []
        called = [scene.names.of_ref(ref) for ref in question.options] if question else []
        said = [next((names[0] for names in called if normal(option) in names), normal(option)) for option in options]
        yield f"offered to {who}", sorted(said), sorted(found)


@key(dict)
def bounds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Fewest and most that a seat may name right now."""
    for seat, who, limits in scene.seats(wanted):
        question = scene.pending(seat)
        yield f"bounds for {who}", limits, [question.low, question.high] if question else []


@key(list)
def asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """`"c alliance.join"`: these questions have been asked, in this order."""
    found = [(question.seat, question.why) for question in scene.run.asked]
    at = 0
    for text in wanted:
        seat, why = seat_and_question(scene, text)
        at = next((n + 1 for n in range(at, len(found)) if found[n] == (seat, why)), -1)
        if at < 0:
            yield f"asked {text}", True, False
            return


@key(list)
def not_asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """`"c alliance.join"`, or just `"c"` for somebody who is asked nothing at all."""
    for text in wanted:
        seat, why = seat_and_question(scene, text)
        hits = [q for q in scene.run.asked if q.seat == seat and why in ("", q.why)]
        yield f"asked {text}", False, bool(hits)


def seat_and_question(scene: Scene, text: str) -> tuple[int, str]:
    who, _, why = text.partition(" ")
    return scene.names.seat(who), why


@key(list)
def events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Events in this order, others between them; each a kind and the facts it begins with."""
    at, happened = 0, scene.run.events
    for text in wanted:
        hit = next((n for n in range(at, len(happened)) if fits_event(scene.names, happened[n], text)), -1)
        if hit < 0:
            yield f"event {text}", True, False
            return
        at = hit + 1


@key(list)
def no_events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    for text in wanted:
        yield f"event {text}", False, any(fits_event(scene.names, event, text) for event in scene.run.events)


@key(dict)
def seen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that a seat has been shown, in its view or by an event."""
    yield from shown(scene, wanted, True)


@key(dict)
def unseen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Cards that nothing told a seat about. A spectator is called `nobody`."""
    yield from shown(scene, wanted, False)


def shown(scene: Scene, wanted: dict[str, Any], yes: bool) -> Iterator[Row]:
    scene.watch.notice(scene.run)
    for who, cards in wanted.items():
        seat = -1 if who == "nobody" else scene.names.seat(who)
        for name in cards:
            yield f"{who} sees {card_names(card(name))[0]}", yes, NAMES[card(name)] in scene.watch.shown[seat]


@key(dict)
def view_of(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Places in what a seat is shown: `view_of.c = { "laid.1" = ["down", ""] }`."""
    for who, places in wanted.items():
        seat = -1 if who == "nobody" else scene.names.seat(who)
        found = view(scene.run.match, seat)
        for path, value in places.items():
            yield f"view of {who}: {path}", value, walk(found, path)
