"""Everything a game can tell, ask, offer or refuse has a sentence, found in the sources and by playing."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import engine.andromeda
from cosmic_tui.film.beat import Point
from cosmic_tui.film.pace import PACES
from cosmic_tui.games.andromeda import sentences
from cosmic_tui.games.andromeda.film import FILM, TIMES
from cosmic_tui.games.andromeda.say import events, options, plain, previews, reasons
from cosmic_tui.games.andromeda.say.film import SAID
from cosmic_tui.say.voice import Voice, ident_of
from cosmic_tui.words import Words
from engine.andromeda.show_points import KINDS
from engine.andromeda.told import FIELDS
from tests.night import one_in

from .playing import RULES, looks

ENGINE = Path(engine.andromeda.__file__).parent
WORDS = Words("en", "andromeda")
NAMES = ("Ada", "Tom", "Ines", "Quill")
SEEDS = range(8 // one_in(8))  # by day tests/corpus says all the rest
HOLES = ("«", "{", "}", "$")
EVERY = 9  # one look in so many is asked for all there is to read


def whys() -> set[str]:
    """Every step that asks, by the names in the sources."""
    found = set()
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name in ("pick", "some", "amount", "spread") and len(node.args) > 1:
                if isinstance(node.args[1], ast.Constant):
                    found.add(node.args[1].value)
    return found


def test_dice_are_told_as_a_list() -> None:
    voice = Voice(WORDS, NAMES, None)
    told = events.SPECIAL["rolled"](voice, {"event": "rolled", "side": ["seat", 1], "final": [6, 5, 2]}, None)
    assert [line.text for line in told] == ["Tom rolls 6, 5 and 2."]


def test_every_event_has_a_sentence() -> None:
    told = set(FIELDS) - events.SILENT - set(events.SPECIAL)
    assert sorted(kind for kind in told if not WORDS.has(f"ev-{kind}")) == []
    assert set(events.SPECIAL) | events.SILENT <= set(FIELDS)


def test_every_question_has_words() -> None:
    found = whys()
    assert len(found) > 75
    missing = [why for why in found if not WORDS.has(f"q-{ident_of(why)}")]
    assert sorted(missing) == []


def test_every_show_point_has_a_length_and_a_sentence() -> None:
    assert set(TIMES) == set(KINDS) == set(SAID)
    point = Point("turn", {"seat": 0, "turn": 3}, roles=("active", "", "", ""))
    assert all(FILM.length(point, 0, pace, "Your turn begins.") > 0 for pace in PACES)


@cache
def holes(seed: int) -> dict[str, str]:
    """Sentences of one game with a hole in them, by what they are about."""
    found: dict[str, str] = {}

    def say(text: str, what: str) -> None:
        if not text or any(sign in text for sign in HOLES):
            found.setdefault(what, text)

    for number, look in enumerate(looks(seed)):
        view, question = look.view, look.question
        voice = Voice(WORDS, NAMES, question.seat)
        for event in look.events:
            for line in sentences.lines(voice, event, view):
                say(line.text, event["event"])
        for kind, facts in look.points:
            say(FILM.sentence(voice, Point(kind, facts)), f"point {kind}")
        if view["question"] is None:
            for text in sentences.ending(voice, view, RULES.ending(look.match)):
                say(text, "ending")
            continue
        asked = sentences.asked(voice, view)
        assert asked.ident != "q-any", question.why
        for text in (asked.title, asked.why, asked.passes or "."):
            say(text, question.why)
        for form in ("", "short"):
            for text in options.labels(voice, view, form):
                say(text, f"{question.why} options")
        for ref in view["beside"]:
            say(sentences.act(voice, view, ref), f"act {ref[0]}")
        if number % EVERY == 0:
            for text in (*sentences.table(voice, view), *sentences.hand(voice, view)):
                say(text, "board")
            helped = look.helped()
            for ref in (*view["question"]["options"], *view["beside"]):
                for text in previews.of_option(voice, helped, tuple(ref)):
                    say(text, f"preview {question.why}")
            for told in plain.TOLD.values():
                for text in told(voice, helped):
                    say(text, "commands")
            for index, label in enumerate(options.labels(voice, helped)):
                say(plain.spoken_option(voice, helped, index, label), f"{question.why} spoken")
            for _, code, facts in helped.get("blocked", ()):
                assert WORDS.has(reasons.ident_of(code, facts)), (code, facts)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_no_sentence_of_a_game_has_a_hole(seed: int) -> None:
    assert holes(seed) == {}
