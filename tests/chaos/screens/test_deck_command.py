"""`cosmic deck`: decks listed, shown, judged, built and tried without a screen, and slips of the fingers."""

import re

import pytest

from cosmic_tui.cli.main import main
from cosmic_tui.games.chaos import deckbox


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(capsys, *words: str) -> str:
    assert main(["deck", *words]) == 0
    return capsys.readouterr().out


def refused(capsys, *words: str) -> str:
    assert main(["deck", *words]) == 2
    found = capsys.readouterr()
    assert "Traceback" not in found.err
    return found.err or found.out


def test_a_deck_is_made_changed_shown_and_taken_away(capsys):
    assert "kept as wolves" in said(capsys, "new", "Wolves")
    assert "3 cards" in said(capsys, "add", "wolves", "Vanguard Patrol", "3")
    assert "2 cards" in said(capsys, "drop", "wolves", "vanguard_patrol")
    shown = said(capsys, "show", "wolves")
    assert "SHIPS 2" in shown and "2 Vanguard Patrol" in shown and "43 more are needed" in shown
    assert "wolves" in said(capsys, "list")
    assert "gone" in said(capsys, "drop", "wolves")
    assert "wolves" not in said(capsys, "list")


def test_what_cannot_be_meant_is_one_sentence_and_nothing_is_kept(capsys, folder):
    """Counts as large as can be typed, decks that are not there, texts that would speak to the terminal."""
    said(capsys, "new", "Wolves")
    for words, sentence in (
        (("add", "wolves", "crx", "99999999999999"), "can't have 99,999,999,999,999 copies"),
        (("add", "wolves", "crx", "0"), "can't have 0 copies"),
        (("add", "wolves", "crx", "-1"), "can't have -1 copies"),
        (("add", "-1"), "There is no deck -1."),
        (("new", ""), "A deck needs a name"),
        (("new", " ", "\t"), "A deck needs a name"),
        (("add", "wolves", "unicornus"), "Did you mean Unicornis?"),
        (("show", "wolfes"), "There is no deck wolfes. Did you mean wolves?"),
        (("show", "nosuchthing"), "There is no deck nosuchthing."),
        (("import", "nowhere.deck"), "nowhere.deck"),
    ):
        told = refused(capsys, *words)
        assert sentence in told and len(told.strip().splitlines()) == 1 and "«" not in told, words
    (folder / "odd.deck").write_text("name: \x1b[31mRed\n3 \x1b]0;owned\x07\n123456789 crx\n1 crx\n", encoding="utf-8")
    told = said(capsys, "import", "odd.deck") + said(capsys, "list")
    assert "\x1b" not in told and "\x07" not in told and "Line 3: CRX can't have 123,456,789 copies" in told


NO_CARD = {"picture": bytes(range(256)) * 40, "program": b"\x7fELF\0\0\1\n\xff\xfe", "empty": b"", "name": b"name: A\n"}


@pytest.mark.parametrize("data", NO_CARD.values(), ids=NO_CARD)
def test_a_file_without_a_card_in_it_makes_no_deck(data, capsys, folder, monkeypatch):
    """Pictures, programs, empty files: from the folder and down a pipe."""
    (folder / "odd.bin").write_bytes(data)
    assert "There is no card in odd.bin; nothing was saved." in refused(capsys, "import", "odd.bin")
    with open(folder / "odd.bin", encoding="utf-8") as piped:
        monkeypatch.setattr("sys.stdin", piped)
        assert "There is no card in -; nothing was saved." in refused(capsys, "import", "-")
    assert deckbox.own_decks() == []


def test_a_copy_of_a_ready_made_deck_is_one_s_own(capsys):
    assert "45 cards" in said(capsys, "copy", "xeno_brood", "Iron", "Too")
    own = deckbox.find("Iron Too")
    assert own.faults == () and own.deck.size == 45
    assert "copy" in refused(capsys, "add", "xeno_brood", "crx")


def test_text_goes_out_and_comes_back_the_same(capsys, folder):
    text = said(capsys, "export", "sharkfolk_hunt")
    (folder / "hunt.txt").write_text(text, encoding="utf-8")
    said(capsys, "import", "hunt.txt", "Hunt")
    assert dict(deckbox.find("Hunt").deck.cards) == dict(deckbox.find("sharkfolk_hunt").deck.cards)
    assert main(["deck", "check", "hunt.txt"]) == 0


def test_every_fault_of_a_file_is_told_with_its_line(capsys, folder):
    (folder / "bad.txt").write_text("3 unicornis\n4 crx\n1 rusty fang\nseven\n1 rust fang\n", encoding="utf-8")
    found = refused(capsys, "check", "bad.txt")
    assert "Line 3" in found and "Rust Fang" in found
    assert "copies of CRX; you can have at most three" in found and "xeno cannot go with human" in found
    said(capsys, "import", "bad.txt")
    assert dict(deckbox.find("bad").deck.cards) == {"unicornis": 3, "crx": 4, "rust_fang": 1}


@pytest.mark.parametrize(
    "words",
    [("show", "nosuch"), ("add", "xeno_brood"), ("show",), ("try", "xeno_brood", "many"), ("try", "xeno_brood", "0"),
     ("rank", "0"), ("improve", "xeno_brood", "0"), ("import", "nowhere.txt")],
)
def test_slips_are_one_sentence(words, capsys):
    found = refused(capsys, *words)
    assert found.strip() and len(found.strip().splitlines()) == 1


def test_an_unknown_card_says_the_nearest_one(capsys):
    said(capsys, "new", "Mine")
    assert "Vanguard Patrol" in refused(capsys, "add", "mine", "vangard patrol")


def test_bots_try_a_deck(capsys):
    out = said(capsys, "try", "first_flight_red", "1")
    assert re.search(r"^First Flight: Blue +[01] / 1$", out, re.MULTILINE) and "of 4 won" in out
