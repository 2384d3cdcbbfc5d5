"""Everything that is said of a look, by the parts that every game brings. Must not know any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmic_tui.film.beat import Point
from cosmic_tui.film.game_spec import part_of
from cosmic_tui.games import own
from cosmic_tui.plain import speak
from cosmic_tui.prompt.choices import Choice
from cosmic_tui.prompt.draft import PICK, Draft, start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.words import Words
from tests.corpus.looks import Look

NAMES = ("Ada", "Tom", "Ines", "Quill", "Max")
BARGAIN = "bargain"


def said(words: Words, look: Look, board: bool = True) -> Iterator[str]:
    """The sentences and labels of one look, as its seat reads them; what happened also as others read it. Without how
    things stand on the `board` if that is not wanted: it takes longest, and is much the same in the next look."""
    voice = speaker(words, look, look.view["seat"])
    yield from happened(voice, look)
    yield from happened(speaker(words, look, None), look)
    if board:
        yield from standing(voice, look)
    if look.view["question"] is not None:
        yield from asked(voice, look)
    if look.ending is not None:
        yield from sentences_of(words.game).ending(voice, look.view, look.ending)


def speaker(words: Words, look: Look, seat: int | None) -> Voice:
    return sentences_of(words.game).Voice(words, NAMES[: look.view["n"]], seat)


def happened(voice: Voice, look: Look) -> Iterator[str]:
    """The log and the film."""
    sentences, film = sentences_of(voice.words.game), part_of(own(voice.words.game, "film"))
    for event in look.events:
        yield from (line.text for line in sentences.lines(voice, event, look.view))
    for kind, facts in look.points:
        yield film.sentence(voice, Point(kind, facts))


def standing(voice: Voice, look: Look) -> Iterator[str]:
    """How things stand, and what plain mode says on command."""
    sentences, view = sentences_of(voice.words.game), look.helped
    yield sentences.where(voice, view)
    yield from sentences.table(voice, view)
    yield from sentences.hand(voice, view)
    for seat in range(view["n"]):
        yield from sentences.seat(voice, view, seat)
    if view["question"] is not None:
        for told in sentences.TOLD.values():
            yield from told(voice, view)


def asked(voice: Voice, look: Look) -> Iterator[str]:
    """The question, its answers in every length, what else may be done, and what each would bring."""
    sentences, view = sentences_of(voice.words.game), look.helped
    words = sentences.asked(voice, view)
    yield from (words.title, words.why, words.passes)
    yield from speak.question(voice, view)
    if view["question"]["shape"] != BARGAIN:
        draft = start(view, view["question"], answering_of(voice.words.game))
        for labels in (sentences.labels(voice, view), *long_and_short(voice, view, draft)):
            assert len(labels) == len(view["question"]["options"]), words.title
            yield from labels
        for ref in view["question"]["options"]:
            yield from sentences.about(voice, view, tuple(ref))
    for ref in view.get("beside", ()):
        yield sentences.act(voice, view, tuple(ref))
    yield from brought(voice, look)


def brought(voice: Voice, look: Look) -> Iterator[str]:
    """What answers would bring: as the rules tell it, and as the prompt says of each thing that can be picked."""
    sentences, view = sentences_of(voice.words.game), look.helped
    question = view["question"]
    told = {answer: found for answer, found in look.previews if isinstance(answer, int)}
    for _, found in look.previews:
        yield from sentences.preview(voice, view, found, None)
        yield sentences.warning(voice, view, found)
    if question["shape"] == PICK:
        for index, ref in enumerate(question["options"]):
            draft = Draft(question, [Choice(index, tuple(ref), "1", 0, False)], counts=[0] * len(question["options"]))
            yield from sentences.preview(voice, view, told.get(index, {}), draft)


def long_and_short(voice: Voice, view: dict[str, Any], draft: Draft) -> Iterator[list[str]]:
    sentences = sentences_of(voice.words.game)
    yield sentences.long_labels(voice, view, draft)
    yield sentences.short_labels(voice, view, draft)
