"""A language of two files can be chosen, speaks where it can, and English fills the rest, sentence by sentence."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.games.chaos import decktext
from cosmic_tui.plain import typed
from cosmic_tui.plain.typed import read
from cosmic_tui.say.voice import typed_words
from cosmic_tui.words import Words, languages, own_name, reader_language, words
from tests.plain.test_session import begin, type_in, until
from tests.plain.test_typed import INVITE, VOICE, WINDOW

from . import fifth

CARDS = "card-human-crx = Ürxel\ncard-human-lancer_wing = Lánsa\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return fifth.write(tmp_path)


def test_it_is_offered_under_its_own_name(root: Path) -> None:
    assert languages(root) == ["en", fifth.NAME]
    assert own_name(fifth.NAME, root) == "Quenk"
    assert own_name("nowhere", root) == "nowhere"


def test_sentence_by_sentence_english_fills_what_is_not_there(root: Path) -> None:
    said = Words(fifth.NAME, "encounter", root=root)
    assert said.say("scr-line-plain_bye") == "Bis quenk."
    assert said.say("scr-line-plain_enter") == "Press Enter when the others are looking away."
    assert said.say("alien-zombie") == "Zombie"
    assert said.say("ev-ships_lost", who="Ada", n=2) == "Ada loses 2 ships to the warp."


@pytest.mark.parametrize(
    ("view", "answer", "lines"),
    [(WINDOW, 2, ["nüx", "NUX", "no", "pass"]), (INVITE, [0, 1, 2], ["ull", "all"]), (INVITE, [], ["nö", "none"])],
)
def test_what_is_typed_is_understood_in_either_language(
    root: Path, monkeypatch: pytest.MonkeyPatch, view: dict[str, Any], answer: Any, lines: list[str]
) -> None:
    fifth.offer(monkeypatch, root)
    voice = replace(VOICE, words=words(fifth.NAME, "encounter", plain=True))
    assert [read(voice, view, line) for line in lines] == [answer] * len(lines)


def test_options_go_by_their_english_names_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = fifth.write(tmp_path, encounter__artifacts__cosmic_zap="artifact-cosmic_zap = Őrző\n")
    fifth.offer(monkeypatch, root)
    voice = replace(VOICE, words=words(fifth.NAME, "encounter", plain=True))
    assert [read(voice, WINDOW, line) for line in ("Őrző", "orzo", "cosmic zap")] == [0, 0, 0]


def test_a_word_of_the_readers_own_comes_before_an_english_one(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here "no" is the table; in English it would be an answer."""
    fifth.offer(monkeypatch, root)
    session = begin("Ada")
    session.words = words(fifth.NAME, "encounter", plain=True)
    session.state.voice = replace(session.state.voice, words=session.words)
    until(session, "launch.aim")
    assert type_in(session, "fust") == type_in(session, "hand")
    assert type_in(session, "no") == type_in(session, "table") != []
    assert type_in(session, "?")[-1].startswith("Keys go by English words")  # which in English go without saying


def test_typed_words_are_folded() -> None:
    assert "give up" in typed_words(VOICE, "give_up")
    assert typed.clean("  ŐRZŐ  Él ") == "orzo el"


@pytest.mark.parametrize("text", ["3 Ürxel\n2 Lancer Wing", "urxel x3 # a remark\nLÁNSA 2", "3 crx\n2 lancer_wing"])
def test_decks_are_read_in_either_language(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder = "word-deck_name = quörk / qwerk\nword-deck_kind = art\nword-deck_beginner = anfang\n"
    root = fifth.write(tmp_path, chaos__cards__human=CARDS, chaos__builder=builder)
    fifth.offer(monkeypatch, root)
    monkeypatch.setattr(reader_language.Wish, "typed", fifth.NAME)
    deck, faults = decktext.read(f"Quork: Jagd\nArt: Anfang\n{text}\n")
    assert faults == []
    assert (deck.name, deck.kind, dict(deck.cards)) == ("Jagd", "beginner", {"crx": 3, "lancer_wing": 2})


def test_a_deck_that_is_kept_means_the_same_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "root").mkdir()
    fifth.offer(monkeypatch, fifth.write(tmp_path / "root", chaos__cards__human=CARDS))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "jagd.txt").write_text("2 Ürxel\n", encoding="utf-8")
    assert main(["deck", "import", str(tmp_path / "jagd.txt"), "Jagd", "--language", fifth.NAME]) == 0
    assert "\n2 crx\n" in (tmp_path / "cosmic/decks/jagd.deck").read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["deck", "show", "jagd", f"--language={fifth.NAME}"]) == 0
    assert "2 Ürxel" in capsys.readouterr().out
    assert main(["deck", "show", "jagd"]) == 0
    assert "2 CRX" in capsys.readouterr().out


def test_the_own_alphabet_sorts(root: Path) -> None:
    said = Words(fifth.NAME, "encounter", root=root)
    assert sorted(["A1", "Zz", "Cz", "csa", "áz", "za"], key=said.place) == ["Zz", "za", "csa", "Cz", "A1", "áz"]
