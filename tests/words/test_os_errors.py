"""The computer's own sentences, in the reader's language."""

import errno
import os
from typing import Any

import pytest

from cosmic_tui.say.peers import ended
from cosmic_tui.say.refusals import refused
from cosmic_tui.say.voice import Voice
from cosmic_tui.words import words
from cosmic_tui.words.os_errors import REFUSALS, because


@pytest.mark.parametrize("number", REFUSALS)
def test_every_refusal_is_translated(number: int) -> None:
    english, reason = words("en"), os.strerror(number)
    assert len({because(words(language), reason) for language in ("en", "hu", "de", "pl")}) == 4
    assert because(english, reason) != reason


def test_what_is_not_known_stays_as_the_computer_says_it() -> None:
    assert because(words("hu"), os.strerror(errno.EIO)) == os.strerror(errno.EIO)
    assert because(words("hu"), "") == ""


def test_refusals_and_ends_say_why_in_the_language_of_their_reader() -> None:
    facts: dict[str, Any] = {"name": "ada", "reason": os.strerror(errno.ENOENT)}
    assert "nincs ilyen fájl" in refused(Voice(words("hu"), ()), "save_unreadable", facts)
    assert "nincs ilyen fájl" in refused(Voice(words("hu", "chaos"), ()), "deck_unwritable", facts)
    assert "keine solche Datei" in ended(words("de"), "keys_unreadable", facts)
