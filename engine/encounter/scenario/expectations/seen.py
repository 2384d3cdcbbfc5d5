"""What may be expected of questions, events and of what people are shown.

Knows what was asked, told and shown, no rule.
"""

import re
from collections.abc import Iterator
from typing import Any

from engine.encounter.cards import NAMES
from engine.encounter.scenario.expectations.table import Row, Scene, key
from engine.encounter.scenario.known import known_question
from engine.encounter.scenario.names import NOBODY, card, normal
from engine.encounter.scenario.shapes import BOUNDS, CARDS, TABLE, TEXTS, table_of
from engine.encounter.scenario.watch import event_words, fits_event, known_event
from engine.encounter.state import Event
from engine.encounter.view import SPECTATOR, view
from engine.kernel.asking import Question
from engine.testing.names import found_at

SEAT_PATH = re.compile(r"^seats\.(\d)")
TIMES = re.compile(r"^(once|(\d+) times) (.+)$")


@key(CARDS)
def offered(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check all options of what a seat is asked right now; [] if it is not asked."""
    for seat, who, options in scene.seats(wanted):
        question = scene.pending(seat)
        found = [scene.names.say_ref(ref) for ref in question.options] if question else []
        called = [scene.names.of_ref(ref) for ref in question.options] if question else []
        said = [next((names[0] for names in called if normal(option) in names), normal(option)) for option in options]
        yield who, sorted(said), sorted(found)


@key(BOUNDS)
def bounds(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check the fewest and the most that a seat may name right now."""
    for seat, who, limits in scene.seats(wanted):
        question = scene.pending(seat)
        yield who, limits, [question.low, question.high] if question else []


@key(TEXTS)
def asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Check that these questions have been asked, in this order: `"c alliance.join"`. `"2 times c window"`: so often,
    no more.
    """
    left = scene.run.asked_since
    for text in wanted:
        times, what = counted(text)
        must_exist(scene, what)
        if times is not None:
            hits = [question for question in scene.run.asked_since if fits_question(scene, question, what)]
            yield what, times, len(hits)
            continue
        hit = next((number for number, question in enumerate(left) if fits_question(scene, question, text)), -1)
        if hit < 0:
            yield "", text, [question_words(scene, question) for question in scene.run.asked_since]
            return
        left = left[hit + 1 :]


@key(TEXTS)
def not_asked(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Check that a question was not put: `"c alliance.join"`, or just `"c"` for a seat that is asked nothing at all. It
    must have been possible here.
    """
    for text in wanted:
        must_exist(scene, text)
        hits = [question for question in scene.run.asked_since if fits_question(scene, question, text)]
        yield "", [], [question_words(scene, question) for question in hits]
        why = text.partition(" ")[2]
        if why and not scene.watch.could_come(why, scene.game.over):
            yield why, "a question that could have been asked here", "never at the moments that were played"


def counted(text: str) -> tuple[int | None, str]:
    """Split `2 times ...` and `once ...` into how often, and what."""
    if hit := TIMES.match(text):
        return 1 if hit[1] == "once" else int(hit[2]), hit[3]
    return None, text


def fits_question(scene: Scene, question: Question, text: str) -> bool:
    who, _, why = text.partition(" ")
    return question.seat == scene.names.seat(who) and why in ("", question.why)


def must_exist(scene: Scene, text: str) -> None:
    """Raise UnknownName if there is no such seat, or if nothing asks such a question."""
    who, _, why = text.partition(" ")
    scene.names.seat(who)
    if why:
        known_question(why)


def question_words(scene: Scene, question: Question) -> str:
    return f"{scene.names.say_seat(question.seat)} {question.why}"


@key(TEXTS)
def events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    """Check that these events have happened in this order, others between them; each is a kind and the facts it begins
    with. `"2 times drew a"`: so often, no more.
    """
    left = scene.run.told_since
    for text in wanted:
        times, what = counted(text)
        known_event(scene.names, what)
        if times is not None:
            yield what, times, sum(fits_event(scene.names, event, what) for event in scene.run.told_since)
            continue
        hit = next((number for number, event in enumerate(left) if fits_event(scene.names, event, text)), -1)
        if hit < 0:
            kind = text.partition(" ")[0]
            yield "", text, [in_words(scene, event) for event in scene.run.told_since if event[0] == kind]
            return
        left = left[hit + 1 :]


@key(TEXTS)
def no_events(scene: Scene, wanted: list[Any]) -> Iterator[Row]:
    for text in wanted:
        known_event(scene.names, text)
        hits = [event for event in scene.run.told_since if fits_event(scene.names, event, text)]
        yield "", [], [in_words(scene, event) for event in hits]
        if not scene.watch.could_come(text.partition(" ")[0], scene.game.over):
            yield text, "an event that could have been told here", "nothing at this table tells it"


def in_words(scene: Scene, event: Event) -> str:
    return " ".join(event_words(scene.names, event))


@key(CARDS)
def seen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check cards that a seat has been shown, in its view or by an event."""
    for who, cards, shown in what_was_shown(scene, wanted):
        yield who, cards, [name for name in cards if name in shown]


@key(CARDS)
def unseen(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check cards that nothing told a seat about. A spectator is called `nobody`."""
    for who, cards, shown in what_was_shown(scene, wanted):
        yield who, [], [name for name in cards if name in shown]


def what_was_shown(scene: Scene, wanted: dict[str, Any]) -> Iterator[tuple[str, list[str], set[str]]]:
    scene.watch.notice(scene.run)
    for who, cards in wanted.items():
        seat = SPECTATOR if who == NOBODY else scene.names.seat(who)
        yield who, [NAMES[card(name)] for name in cards], scene.watch.shown[seat]


@key(table_of(TABLE))
def view_of(scene: Scene, wanted: dict[str, Any]) -> Iterator[Row]:
    """Check places in what a seat is shown: `view_of.c = { "laid.1" = ["down", ""] }`."""
    for who, places in wanted.items():
        found = view(scene.run.match, SPECTATOR if who == NOBODY else scene.names.seat(who))
        for path, value in places.items():
            yield f"{who}.{path}", value, found_at(found, turned(scene, path), "absent")


def turned(scene: Scene, path: str) -> str:
    """Turn a path so that `seats.0` is what is in front of a, wherever a sits."""
    if hit := SEAT_PATH.match(path):
        return f"seats.{scene.names.at(int(hit[1]))}{path[hit.end() :]}"
    return path
