"""The made-up language: it can be said like any other, and shows what was never translated."""

import re
from pathlib import Path

import pytest

from cosmic_tui.words import Words
from cosmic_tui.words.sources import entries

from . import checks
from .pseudo import CLOSE, NAME, OPEN, pseudo, write_pseudo
from .sizes import arguments, longest


@pytest.fixture(scope="module")
def root(tmp_path_factory) -> Path:
    return write_pseudo(checks.ROOT, tmp_path_factory.mktemp("pseudo"))


@pytest.fixture(scope="module")
def strange(root) -> Words:
    return Words(NAME, "encounter", root=root)


def test_a_text_is_accented_longer_and_in_brackets(strange):
    assert strange.say("opt-pass") == "⟦Pàšš~~⟧"
    assert strange.say("ev-turn_over", who="Ann") == "⟦Ann éñdš thé türñ.~~~~~~⟧"


def test_every_sentence_of_the_made_up_language_can_be_said(strange, caplog):
    """What English can say with any count, the made-up language can; names in variables stay as they are."""
    names = longest(checks.spoken("en").messages, Words("en", "encounter").say)
    for ident, message in checks.spoken("en").messages.items():
        for attribute, pattern in checks.patterns(message):
            for given in arguments(ident, checks.facts(pattern).variables, names):
                text = strange.say(ident, attribute, **given)
                assert text.startswith(OPEN)
                assert text.endswith(CLOSE)
    assert caplog.records == []


def test_variables_stay_untouched():
    source = (checks.ROOT / "en/encounter/events.ftl").read_text(encoding="utf-8")
    variables = re.compile(r"\{ \$(\w+)")
    for (ident, english), (twin, other) in zip(entries(source), entries(pseudo(source)), strict=True):
        assert ident == twin
        assert sorted(variables.findall(english)) == sorted(variables.findall(other))


def test_the_files_of_the_made_up_language_are_beside_english(root):
    english = {path.relative_to(root / "en") for path in (root / "en").rglob("*.ftl")}
    assert english == {path.relative_to(root / NAME) for path in (root / NAME).rglob("*.ftl")}
    assert checks.spoken(NAME, root).problems == []
