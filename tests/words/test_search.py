"""A search finds words whatever their endings, with accents and without, and answers what players ask."""

from functools import cache
from pathlib import Path

import pytest

from cosmic_tui.draw.parts import pages_of
from cosmic_tui.plain.rulebook import answered, contents
from cosmic_tui.screens.codex import called, sought
from cosmic_tui.words import languages
from cosmic_tui.words.catalogue import answers
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import ENGLISH, words
from cosmic_tui.words.search import Grammar, Index, Text, grammar, place
from tests.snapshots.kit import app_of, rows_of, settled

MIDDLE = (140, 45)
SMALL = (80, 24)
QUESTIONS = [line.split("\t") for line in (Path(__file__).parent / "questions.tsv").read_text("utf-8").splitlines()]
SPOKEN = QUESTIONS[0][2:]
ENOUGH, HITS = 18, 7
ENDLESS = Grammar(frozenset(("the", "a")), ("s", "ing"))


def accented(language: str) -> str:
    """A word of an artifact's name that has an accent."""
    said = words(language)
    parts = [part for item in said.items("artifacts") for part in said.say(f"artifact-{item}").casefold().split()]
    return next(part for part in parts if part != fold(part))


async def found(language: str, *typed: str) -> list[list[str]]:
    """The lists that stand there when these have been typed, without the row that shows what was."""
    app, lists = app_of("planning", keys="/", language=language), []
    async with app.run_test(size=MIDDLE) as pilot:
        await app.ready(pilot)
        for text in typed:
            await pilot.press(*text)
            await settled(pilot)
            lists.append([row[:50] for row in rows_of(app)[2:-3]])
            await pilot.press(*["backspace"] * len(text))
    return lists


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
async def test_accents_may_be_typed_or_not(language: str) -> None:
    name = accented(language)
    shown, bare, loud = await found(language, name, fold(name), name.upper())
    assert shown == bare == loud
    assert any(name in row.casefold() for row in shown)


@cache
def indexed(language: str, game: str) -> tuple[Index, list[str]]:
    """Return the index of a game's codex, and the id of each entry."""
    said, book = words(language, game), pages_of(game)
    every = [(tab, entry) for tab in book.TABS for entry in book.entries(said, tab)]
    index = Index(grammar(said), [sought(book, tab, entry) for tab, entry in every])
    return index, [entry.ident for _, entry in every]


def looked_up(language: str, game: str, typed: str) -> list[str]:
    """Return the ids of everything that a search in a game's codex finds, in its order."""
    index, idents = indexed(language, game)
    return [idents[number] for number in index.find(typed)]


@pytest.mark.parametrize("bare", [False, True], ids=["accents", "bare"])
@pytest.mark.parametrize("language", SPOKEN)
def test_what_players_ask_is_answered_among_the_first_hits(language: str, bare: bool) -> None:
    asked = {row[2 + SPOKEN.index(language)]: (row[0], set(row[1].split())) for row in QUESTIONS[1:]}
    assert len(asked) == 20
    lost = [
        typed
        for typed, (game, answers) in asked.items()
        if not answers & set(looked_up(language, game, fold(typed) if bare else typed)[:HITS])
    ]
    assert len(asked) - len(lost) >= ENOUGH, lost


def test_a_word_is_found_with_another_ending_and_not_inside_another_word() -> None:
    index = Index(
        ENDLESS, [Text("", "Launching the ships."), Text("", "A friendship."), Text("", "A tie."), Text("", "Tired.")]
    )
    assert index.find("launch ship") == [0]
    assert index.find("tie") == [2]
    assert index.find("the") == [0]  # alone, a little word is looked for


def test_most_of_the_words_must_be_there() -> None:
    index = Index(ENDLESS, [Text("", "moon base"), Text("", "moon"), Text("", "base"), Text("", "moon base ship")])
    assert index.find("moon base unicorn unicorns zebra") == []
    assert index.find("moon base") == [0, 3, 1, 2]


def test_a_name_comes_first_then_rules_and_words_and_then_cards() -> None:
    assert looked_up("en", "encounter", "zombie")[0] == "zombie"
    assert looked_up("en", "encounter", "zomb")[0] == "zombie"
    found = looked_up("en", "encounter", "compensation")
    rules = [number for number, ident in enumerate(found) if ident.startswith(("R-CPN", "term-", "guide-"))]
    aliens = [number for number, ident in enumerate(found) if words("en").has(f"alien-{ident}")]
    assert max(rules[:6]) < min(aliens)


@pytest.mark.parametrize("language", languages())
async def test_the_word_that_was_found_is_in_sight_in_a_small_window(language: str) -> None:
    """A rule is shown from that word on if it would be cut away; a question is never cut."""
    said = words(language, "encounter")
    typed = said.say("term-compensation").split()[0]
    app = app_of("planning", keys="", language=language)
    async with app.run_test(size=SMALL) as pilot:
        await app.ready(pilot)
        await pilot.press("slash", *typed)
        await settled(pilot)
        index = app.screen._searched()  # type: ignore[attr-defined]
        shown = [row[1:33].strip("► ") for row in rows_of(app)[1:-2]]
        hits = [row for row in shown if row]
        assert len(hits) > 5
        titles = {one.title for one in answers(said)}
        for row in hits:
            known = place(row, index.rules, index.looked_for(typed)) >= 0
            assert known or row in titles or " · " in row or row.startswith("X-"), row


@pytest.mark.parametrize("game", ["encounter", "andromeda", "chaos"])
@pytest.mark.parametrize("language", languages())
def test_the_index_of_questions_is_there_on_the_screen_and_in_plain_mode(language: str, game: str) -> None:
    said = words(language, game)
    book = pages_of(game)
    section = said.say("scr-guide")
    listed = [entry for entry in book.entries(said, "rules") if entry.section == section]
    assert len(listed) == 21
    for entry in listed:
        title, text = book.detail(said, "rules", entry.ident)
        links = [run.link[1] for runs in text for run in runs if run.link]
        assert title == called(entry) and all(said.has(f"rule-{rule}") for rule in links)
    lines = contents(said)
    assert [called(entry) for entry in listed[1:]] == lines[1:]
    assert answered(said, lines[1]) == [f"{lines[1]} {said.say('guide-win', 'text')}".replace("\n", " ")]
