"""Chaos Galaxy in plain mode: a whole game by typed lines, every answer taken and every sentence said."""

from __future__ import annotations

import random

import pytest

from cosmic_tui.plain.session import Session
from cosmic_tui.words import words
from tests.chaos.screens.test_screens import table_link

LINES = 3000


def typed(question: dict, chance: random.Random) -> str:
    """A line that answers, as a person would type it."""
    shape, low, high = question["shape"], question.get("low", 0), question.get("high", 0)
    if shape == "pick":
        most = len(question["options"])
        return str(chance.randrange(1 if most > 1 else 0, most))
    if shape == "some":
        chosen = chance.sample(range(1, len(question["options"]) + 1), chance.randint(low, high))
        return " ".join(str(number) for number in sorted(chosen)) or "none"
    if shape == "amount":
        return str(chance.randint(low, high))
    counts = [0] * len(question["caps"])
    while sum(counts) < min(low or 1, high):
        place = chance.randrange(len(counts))
        counts[place] += counts[place] < question["caps"][place]
    return " and ".join(f"{count} from {place + 1}" for place, count in enumerate(counts) if count) or "0"


def test_a_whole_game_is_played_by_typed_lines():
    link = table_link(4, last_turn=10)
    session, chance = Session(link, words("en", "chaos", plain=True)), random.Random(4)
    link.subscribe(session.hear)
    session.speak()
    heard = session.take()
    for _ in range(LINES):
        if session.over is not None or session.state.question is None:
            break
        session.line("yes" if session.sure is not None else typed(session.state.question, chance))
        session.speak()
        heard += session.take()
    assert session.over is not None
    said = "\n".join(str(line) for line in heard)
    assert "wins" in said or "You win" in said or "nobody" in said.casefold()
    assert "{" not in said and "??" not in said
    last = [line for line in (str(line) for line in heard) if line.strip()][-4:]
    assert all(not line.startswith(" ") for line in last), last  # a sentence without its names
    assert sum("colony" in line for line in last) == 2


@pytest.mark.parametrize("language", ["en", "de"])
def test_conceding_is_typed_and_asked_once_more(language):
    """K-WIN-6: at any moment, in the reader's words or in English; help says how, and only a yes is a yes."""
    link = table_link(4)
    session = Session(link, words(language, "chaos", plain=True))
    link.subscribe(session.hear)
    session.speak()
    session.take()
    told = words(language, "chaos", plain=True)
    session.line("?")
    assert any(told.say("act-concede") in str(line) for line in session.take())
    agreed = told.say("word-yes").split(" / ")[0]
    for typed_, yes, over in (("concede", "no", False), (told.say("act-concede"), agreed, True)):
        session.line(typed_)
        assert session.sure is not None and told.say("q-concede", "why") in session.take()
        session.line(yes)
        session.speak()
        assert (session.over is not None) is over, typed_


def test_what_was_let_pass_is_offered_once_unless_full_control_is_wished_for():
    link = table_link(4)
    session = Session(link, words("en", "chaos", plain=True))
    link.subscribe(session.hear)
    said = []
    for line in ("s", "s again"):
        session.speak()
        session.take()
        session.line(line)
        session.speak()
        said.append(session.take()[0])
    assert said[0] == "You pass without being asked: what you have let pass before. Type s none to end that."
    assert said[1].startswith("No standing orders.") and not link.table.seats[0].ordered.sparing
