"""Lessons: what is said comes in order, nothing is left out, and whatever is answered the game goes on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.film.pace import NONE
from cosmic_tui.games import games, lessons_of
from cosmic_tui.lessons import lesson
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages import up
from cosmic_tui.new_game import Refused, lesson_setup
from cosmic_tui.plain.session import Session
from cosmic_tui.room.lobby import Lobby, Plan
from cosmic_tui.storage.journal import create, read
from cosmic_tui.words import words
from cosmic_tui.words.loader import Words, languages
from engine.bots import make_bot
from engine.games import rules_of
from engine.testing.following import plainly
from engine.testing.rehearse import rehearse

from .pupil import ME, Pupil

ROOM = 76  # columns of a row in the narrowest window, behind the coach's sign
EVERY = [(game, name) for game in games() for name in lessons_of(game)]
TAUGHT = [game for game in games() if lessons_of(game)]
# The question with which the reader's own attack is decided on.
ATTACKS = {"andromeda": "battle.energy", "chaos": "main.target", "encounter": "planning.pick"}
WITHIN = 60.0  # seconds
UNDONE = {"andromeda": 3}  # the answer that is taken back, where the second one has brought something to light


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_is_a_scenario_that_reaches_its_goal(game: str, name: str) -> None:
    scenario = lesson(game, name)
    assert scenario.expect and scenario.lesson is not None
    known = {ident.removeprefix("rule-") for ident in words(game=game).idents("rule-")}
    assert set(scenario.rules) <= known
    assert rehearse(scenario, rules_of(game).staging(scenario)).failures == []


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_every_sentence_comes_in_order_and_none_is_left(game: str, name: str) -> None:
    """Press only what the coach says: all of it is heard, and nothing else is ever asked."""
    pupil = Pupil(game, name).plays()
    assert pupil.said == [say.words for say in pupil.guide.says]
    assert pupil.on_film == [say.words for say in pupil.guide.says if say.on]
    assert pupil.guide.over and pupil.guide.otherwise() is None
    assert pupil.guide.following.at == len(pupil.guide.following.lines)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_own_attack_comes_within_a_minute(game: str) -> None:
    """Counted by the film's own clock at the usual pace, with the time it takes to read what the coach says."""
    pupil = Pupil(game, "first").plays()
    attacked = next(when for when, why in pupil.answered if why == ATTACKS[game])
    assert attacked < WITHIN


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_without_a_film_the_sentences_come_with_the_questions(game: str, name: str) -> None:
    pupil = Pupil(game, name, motion=NONE).plays()
    assert pupil.said == [say.words for say in pupil.guide.says]


def by_chance(game: str, name: str, seed: int) -> None:
    """Answer anything at all until the game is over."""
    link = EmbeddedLink(lesson_setup(game, name, "Ada"), now=lambda: 0.0)
    bot = make_bot("random", ME, seed, game=game)
    table = link.table
    for _ in range(5000):
        if table.match.over:
            break
        link.send(ME, up.answer(table.seats[ME].serial, bot.answer(table.rules.view(table.match, ME))))
        assert link.guide is not None and link.guide.reached() <= len(link.guide.says)
    assert table.match.over
    assert not table.falls.take()


@pytest.mark.parametrize("seed", range(1))
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whatever_is_answered_the_game_goes_on(game: str, name: str, seed: int) -> None:
    by_chance(game, name, seed)


@pytest.mark.large
@pytest.mark.parametrize("seed", range(1, 50))
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_whatever_is_answered_the_game_goes_on_in_many_games(game: str, name: str, seed: int) -> None:
    by_chance(game, name, seed)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_goes_on_from_a_file_where_it_was_left(game: str, tmp_path: Any) -> None:
    """Neither what was said nor what was played comes again, and the bots go on with the script."""
    whole = Pupil(game, "first").plays()
    half = len(whole.answered) // 2
    setup = lesson_setup(game, "first", "Ada")
    journal = create(tmp_path / "game.cosmic", setup, rules_of(game).version, "")
    link = EmbeddedLink(setup, journal, now=lambda: 0.0)
    assert link.guide is not None
    for _ in range(half):
        link.send(ME, up.answer(link.table.seats[ME].serial, _plain(link.guide.wanted())))
    reached = link.guide.reached()
    link.close()
    kept = read((tmp_path / "game.cosmic").read_bytes())
    assert kept.setup == setup
    again = Pupil(game, "first", kept.entries).plays()
    assert again.said == [say.words for say in whole.guide.says[reached:]]
    assert plainly(again.link.table.given) == plainly(whole.link.table.given)


def _plain(answer: Any) -> Any:
    return list(answer) if isinstance(answer, tuple) else answer


@pytest.mark.parametrize("game", TAUGHT)
def test_an_undo_leads_back_to_what_the_reader_has_answered(game: str) -> None:
    """Skip the questions that the lesson passed by: they would be passed by again at once."""
    until = UNDONE.get(game, 2)
    pupil = Pupil(game, "first").plays(until)
    pupil.link.send(ME, up.undo())
    assert pupil.guide.wanted() is not None and not pupil.guide.over
    assert len(pupil.link.table.given) < len(Pupil(game, "first").plays(until).link.table.given)
    pupil.plays()
    assert pupil.guide.over and pupil.guide.otherwise() is None


def test_only_what_is_lit_can_be_answered_and_the_coach_falls_silent_when_left() -> None:
    """The screen takes no other answer; a table that gets one all the same plays on without the script."""
    pupil = Pupil("encounter", "first").plays(until=2)
    assert pupil.guide.question is not None and pupil.guide.question.why == "planning.pick"
    assert pupil.guide.allowed(pupil.guide.wanted()) and not pupil.guide.allowed(0)
    pupil.link.send(ME, up.answer(pupil.state.serial, 0))
    assert pupil.guide.over and pupil.guide.say() is None
    left = pupil.guide.otherwise()
    assert left is not None and left.words == "les-first-card"


@pytest.mark.parametrize("game", TAUGHT)
def test_nobody_is_told_the_position(game: str) -> None:
    """Look for the position in the greeting and in what is watched: it says what everybody holds (R-SEC-1)."""
    link = EmbeddedLink(lesson_setup(game, "first", "Ada"), now=lambda: 0.0)
    heard: list[Any] = []
    link.subscribe(lambda seat, message: heard.append(message))
    assert heard and not [message for message in heard if "position" in str(message)]
    assert "position" in link.table.options
    assert "position" not in rules_of(game).public({"position": {}, "decks": []}, 0)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_hosted_table_begins_as_usual(game: str) -> None:
    """Refuse a position at a table with several people: its owner would know every hand."""
    keys = lesson(game, "first").keys
    chairs = ("open", *["cadet"] * (rules_of(game).seats({"position": keys}) - 1))
    with pytest.raises(Refused, match="unknown_option"):
        Lobby(Plan("t", chairs, {"position": keys}, {}, game))


NO_POSITION = {
    "andromeda": [7, {"nonsense": 1}, {"seats": "two"}, {"seats": 9}, {"map": {"Z9": "science"}}, {"map": {"A1": "x"}},
                  {"red": 7}, {"red": {"ships": {"A1": ["bicycle"]}}}, {"seats": 2, "yellow": {}},
                  {"length": "endless"}, {"red": {"vp": "many"}},
                  {"red": {"leaders": {"station": 99}}}, {"dice": 5}, {"start": "set-up"}],
    "chaos": [7, {"nonsense": 1}, {"players": "three"}, {"players": 9}, {"a": 7}, {"a": {"hangar": ["nobody"]}},
              {"a": {"credits": "many"}}, {"c": {}}, {"phase": "nowhere"}, {"active": "q"}, {"options": {"x": 1}},
              {"a": {"centre": ["attack 6"]}}, {"phase": "fire", "target": "b.moon"}],
    "encounter": [
     7, {"nonsense": 1}, {"players": "three"}, {"players": 9}, {"aliens": ["nobody"]},
     {"hands": {"z": ["attack 6"]}}, {"hands": {"a": ["attack 99"]}}, {"destiny": ["q"]}, {"stage": "setup"},
     {"stage": "nowhere"}, {"stage": "reveal.flipped"}, {"planets": {"b:9": {"a": 1}}}, {"warp": {"a": 99}}],
}  # fmt: skip


@pytest.mark.parametrize(("game", "keys"), [(game, keys) for game in NO_POSITION for keys in NO_POSITION[game]])
def test_what_is_no_position_is_refused(game: str, keys: Any) -> None:
    """Records come from elsewhere: whatever stands in one is refused in one code."""
    rules = rules_of(game)
    with pytest.raises(Refused):
        rules.new(rules.agreed({"seats": 3, "position": keys}), 1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_nothing_the_coach_says_is_cut_in_the_smallest_window(game: str, name: str, language: str) -> None:
    said = words(language, game)
    scenario = lesson(game, name)
    assert scenario.lesson is not None
    keys = {"key-send": "Enter", "key-read": "i", "key-coach": "f", "key-why_not": "w"}
    for say in scenario.lesson.says:
        for form in ("", "do") if say.at else ("",):
            assert width(said.say(say.words, form, **keys)) <= ROOM, say.words
        assert said.has(say.words, "do") == bool(say.at), say.words


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_plain_mode_says_all_of_it_and_an_empty_line_does_what_it_says(game: str, name: str) -> None:
    link = EmbeddedLink(lesson_setup(game, name, "Ada"), now=lambda: 0.0)
    said = Words("en", game, plain=True)
    session = Session(link, said)
    link.subscribe(session.hear)
    heard: list[str] = []
    assert link.guide is not None
    for _ in range(120):
        session.speak()
        heard += [line.removeprefix("► ") for line in session.take() if line.startswith("► ")]
        if link.guide.over and link.guide.wanted() is None and len(heard) >= len(link.guide.says):
            break
        session.line("")
    assert heard == [said.say(say.words) for say in link.guide.says]
    session.take()
    assert not re.search(r"no-|les-", "".join(heard))


def test_plain_mode_takes_nothing_else_while_one_thing_is_shown() -> None:
    link = EmbeddedLink(lesson_setup("encounter", "first", "Ada"), now=lambda: 0.0)
    said = Words("en", "encounter", plain=True)
    session = Session(link, said)
    link.subscribe(session.hear)
    session.speak()
    session.take()
    session.line("1")
    assert session.take() == [said.say("les-only", "plain")]
    assert link.table.answers == 0
