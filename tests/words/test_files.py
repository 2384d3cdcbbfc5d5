"""Every language folder keeps the contract of the words: whole files, the same shape as English, sound grammar."""

import logging
from pathlib import Path

import pytest

from cosmic_tui.words import Words, languages

from . import checks
from .sizes import arguments, budget, longest, width

LANGUAGES = languages()
CHECKS = [
    checks.check_files,
    checks.check_items,
    checks.check_required,
    checks.check_twins,
    checks.check_plurals,
    checks.check_grammar,
    checks.check_names,
]
# A language with one fault of each kind, to see that every check bites.
FAULTY = {
    "check_files": "ev-turn_begin = a\nev-turn_begin = b\n",
    "check_items": "alien-other = X\n",
    "check_required": "q-launch-aim = Where?\n",
    "check_twins": "ev-turn_begin = { $nobody }\n    .you = You.\n",
    "check_plurals": "ev-tokens_gained = { $n } tokens\n    .you = { $n } tokens\n",
    "check_grammar": "ev-turn_begin = { $who }s turn.\n    .you = You.\n",
    "check_names": "artifact-quash = X\n\nartifact-plague = X\n",
}


@pytest.mark.parametrize("game", checks.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_language_keeps_the_contract(check, language, game):
    assert check(language, game) == []


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_check_finds_its_fault(check, tmp_path: Path, monkeypatch):
    """A check that finds nothing anywhere would pass for a contract that is kept."""
    place = tmp_path / "de" / "encounter" / "aliens"
    place.mkdir(parents=True)
    (place / "zombie.ftl").write_text(FAULTY[check.__name__], encoding="utf-8")
    whole, roots = checks.spoken, {"de": tmp_path, "en": checks.ROOT}
    monkeypatch.setattr(checks, "spoken", lambda language, game: whole(language, roots[language], game))
    assert check("de") != []


@pytest.mark.parametrize("game", checks.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_its_place_with_the_widest_names_and_every_count(language, game, caplog):
    """No stray signs, no missing variable, one clean line where there is only one, and no line too wide."""
    caplog.set_level(logging.CRITICAL)
    said = Words(language, game)
    found = checks.spoken(language, game=game)
    names = longest(checks.spoken("en").messages, Words(language, checks.FIRST).say)
    assert problems(said, found, names) == []


def problems(said: Words, found: checks.Spoken, names: dict[str, str]) -> list[str]:
    wrong = []
    for ident, message in found.messages.items():
        game = found.files[ident].partition("/")[0]
        for attribute, pattern in checks.patterns(message):
            limit = budget(ident, attribute, game)
            for given in arguments(ident, checks.facts(pattern).variables, names, game):
                text = said.say(ident, attribute, **given)
                name = checks.label(ident, attribute)
                if any(sign in text for sign in "{}«\u2068\u2069\t") or "Unknown external" in text:
                    wrong.append(f"{name}: stray sign in {text!r}")
                if limit is not None and ("\n" in text or "  " in text):
                    wrong.append(f"{name}: not one clean line: {text!r}")
                if limit is not None and width(text) > limit:
                    wrong.append(f"{name}: {width(text)} of {limit} columns: {text}")
    return wrong


def test_a_line_too_wide_is_found(tmp_path: Path, caplog):
    caplog.set_level(logging.CRITICAL)
    place = tmp_path / "en" / "app"
    place.mkdir(parents=True)
    (place / "buttons.ftl").write_text("opt-pass = Let the others go first\n", encoding="utf-8")
    found = checks.spoken("en", tmp_path)
    assert problems(Words("en", "encounter", root=tmp_path), found, {}) != []


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
