"""Every language folder keeps the contract of the words: whole files, the same shape as English, sound grammar."""

import logging
import re
import warnings
from pathlib import Path

import pytest

from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.table.names import clean_name
from cosmic_tui.table.setup import BOT_NAMES
from cosmic_tui.words import Words, languages, own_name
from tests.conftest import RELEASE

from . import check, checks, seen, tongues, translation, widths
from .sizes import arguments, longest, width

LANGUAGES = languages()
OTHERS = LANGUAGES[1:]
ROOT = Path(__file__).parents[2]
MAY_LAG = 150  # messages; a language that lacks more has nobody who looks after it
CHECKS = [*check.SHAPE, *translation.OF_SHAPE, *translation.OF_CONTENT]
# A language with one fault of each kind, to see that every check bites.
FAULTY = {
    "check_files": "ev-turn_over = a\nev-turn_over = b\n",
    "check_items": "alien-other = X\n",
    "check_required": "q-launch-aim = Wohin?\n",
    "check_twins": "ev-turn_over = { $nobody }\n    .you = Du.\n",
    "check_plurals": "ev-tokens_gained = { $n } tokens\n    .you = { $n } tokens\n",
    "check_grammar": "ev-turn_over = { $who }s Zug.\n    .you = Du.\n",
    "check_names": "artifact-quash = X\n\nartifact-plague = X\n",
    "check_choices": "ev-encounter_won = { $side }, { $high }, { $low }.\n",
    "check_numbers": "set-deal_clock = Uhr\n    .help = Sekunden: 30 bis 300, nach den Regeln sechzig.\n",
    "check_terms": "ev-destiny_reshuffled = Der Stapel wird neu gemischt.\n",
    "check_english": "ev-broken_off = The encounter endet.\n",
    "check_signs": 'ev-broken_off = Die "Herausforderung" endet.\n',
}


@pytest.mark.parametrize("game", checks.GAMES)
@pytest.mark.parametrize("check", check.SHAPE, ids=lambda check: check.__name__.removeprefix("check_"))
def test_english_keeps_the_contract(check, game):
    english = checks.spoken(checks.ENGLISH, game=game)
    assert check(english, english) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_that_is_offered_is_right(language, caplog):
    """What is there has the shape of English, sound grammar, the glossary's words, signs and widths. A release wants
    every message, and none of the most read ones made from an older English; by day a language may lag a little."""
    caplog.set_level(logging.CRITICAL)
    demanded = RELEASE or tongues.of(language).held == "whole"
    for game in checks.GAMES:
        assert check.found_in(language, game, lagging=not demanded) == {}
    lacks = seen.missing(language)
    if lacks and not demanded:
        warnings.warn(f"{language} lacks {len(lacks)}: {' '.join(lacks[:5])} ...", stacklevel=1)
    assert len(lacks) <= (0 if demanded else MAY_LAG), f"python -m tests.words.check {language} --left"
    old = set(seen.stale(language)) & set(seen.most_read()) if demanded else set()
    assert old == set(), f"python -m tests.words.check {language} --stale"


def test_the_readme_greets_every_language_that_is_offered():
    """A line of its own for each, by the name it has for itself, with what to type."""
    lines = (ROOT / "README.md").read_text(encoding="utf-8").split("## In your language")[1].split("\n## ")[0]
    greeted = re.findall(r"^\* \*\*(\w+)\*\*: .*`cosmic --language (\w+)`", lines, re.MULTILINE)
    assert {(own_name(language), language) for language in OTHERS} <= set(greeted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_that_people_may_have(language):
    """Five different ones that fit a panel and that a table takes."""
    taken: list[str] = []
    for name in Words(language, checks.FIRST).parts("bot-names"):
        taken.append(clean_name(name, taken))
    assert len(taken) == len(BOT_NAMES)
    assert max(width(name) for name in taken) <= LONGEST_NAME


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_check_finds_its_fault(check, tmp_path: Path):
    """A check that finds nothing anywhere would pass for a contract that is kept."""
    place = tmp_path / "de" / "encounter" / "aliens"
    place.mkdir(parents=True)
    (place / "zombie.ftl").write_text(FAULTY[check.__name__], encoding="utf-8")
    assert check(checks.spoken("de", tmp_path), checks.spoken(checks.ENGLISH)) != []


@pytest.mark.parametrize("game", checks.GAMES)
def test_every_text_fits_its_place_with_the_widest_names_and_every_count(game, caplog):
    """No stray signs, no missing variable, one clean line where there is only one, and no line too wide."""
    caplog.set_level(logging.CRITICAL)
    assert widths.measured(checks.ENGLISH, game) == []


def test_a_line_too_wide_is_found(tmp_path: Path, caplog):
    caplog.set_level(logging.CRITICAL)
    place = tmp_path / "en" / "app"
    place.mkdir(parents=True)
    (place / "buttons.ftl").write_text("opt-pass = Let the others go first\n", encoding="utf-8")
    found = checks.spoken("en", tmp_path)
    assert widths.problems(Words("en", "encounter", root=tmp_path), found, {}) != []


@pytest.mark.parametrize("game", checks.GAMES)
def test_all_variables_of_the_widest_texts_are_known(game):
    """A variable that no measuring argument fills would be measured as its bare name."""
    names = {variable for _, pattern in every_pattern(game) for variable in checks.facts(pattern).variables}
    widest = longest(checks.spoken("en").messages, Words("en", checks.FIRST).say)
    filled = set(next(arguments("ev-x", names, widest, game)))
    assert names - filled == set()


def every_pattern(game):
    for message in checks.spoken("en", game=game).messages.values():
        yield from checks.patterns(message)
