"""Saying messages: forms, fallbacks, holes, lists, laziness; on made-up languages that no translation can break."""

import logging
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from cosmic_tui.words import Words, begun, languages, reader_form, words

ENGLISH = """\
list-two = { $first } and { $second }
list-comma = { $first }, { $second }
ev-hit = { $who } hits { $whom }.
    .you = You hit { $whom }.
    .at-you = { $who } hits you!
    .plain = { $who } strikes { $whom }.
ev-quiet = { $who } waits.
q-aim = Where?
    .why = Because.
    .pass = Nothing flies.
"""
OTHER = """\
ev-hit = { $who } schlägt { $whom }.
    .you = Du schlägst { $whom }.
q-aim = Wohin?
"""
ITEM = """\
alien-zombie = Zombie
    .tagline = Comes back
ev-zombie-saved = { $who } walks.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "en/app/screens.ftl": ENGLISH,
        "en/encounter/terms.ftl": "-game = Cosmic\nterm-game = { -game } Encounter\n",
        "en/encounter/aliens/zombie.ftl": ITEM,
        "en/encounter/aliens/amoeba.ftl": "alien-amoeba = Amoeba\n",
        "de/app/screens.ftl": OTHER,
        "de/encounter/aliens/zombie.ftl": "alien-zombie = Zombies\n",
    }.items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    return tmp_path


def said(root: Path, language: str = "en", plain: bool = False) -> Words:
    return Words(language, "encounter", root=root, plain=plain)


def test_an_abbreviation_at_the_end_brings_the_full_stop(root):
    """What is put in may end with one; a place above, or three of them, are no such thing."""
    english = said(root)
    assert english.say("ev-quiet", who="Ada") == "Ada waits."
    assert english.say("ev-hit", who="Ada", whom="Rep.") == "Ada hits Rep."
    assert english.say("ev-hit", who="../notes", whom="Bea...") == "../notes hits Bea...."
    assert english.say("ev-hit", who="K-FIRE-10..12", whom="Bea") == "K-FIRE-10..12 hits Bea."


def test_each_reader_gets_the_form_that_is_theirs(root):
    english = said(root)
    assert english.say("ev-hit", who="Ada", whom="Bea") == "Ada hits Bea."
    assert english.say("ev-hit", "you", who="Ada", whom="Bea") == "You hit Bea."
    assert english.say("ev-hit", "at-you", who="Ada", whom="Bea") == "Ada hits you!"


@pytest.mark.parametrize(
    ("reader", "seat", "at", "form"),
    [(1, 1, (), "you"), (1, 1, (1,), "you"), (2, 1, (2,), "at-you"), (3, 1, (2,), ""), (None, 1, (1,), "")],
)
def test_the_form_follows_from_who_reads(reader, seat, at, form):
    assert reader_form(reader, seat, at) == form


def test_a_missing_form_is_the_value_of_the_same_language(root):
    """Better the third person in German than the second in English."""
    assert said(root).say("ev-quiet", "you", who="Ada") == "Ada waits."
    assert said(root, "de").say("ev-hit", "at-you", who="Ada", whom="Bea") == "Ada schlägt Bea."


def test_a_missing_message_is_english_as_a_whole_and_reported_once(root, caplog):
    german = said(root, "de")
    assert [german.say("ev-quiet", who="Ada") for _ in range(2)] == ["Ada waits."] * 2
    assert [record.message for record in caplog.records] == ["words de/encounter: ev-quiet: said in en"]


def test_a_missing_attribute_is_english_and_never_the_value(root):
    """`.why` is a text of its own: the question itself would be no answer to why."""
    german = said(root, "de")
    assert (german.say("q-aim"), german.say("q-aim", "why")) == ("Wohin?", "Because.")
    assert german.has("q-aim", "pass")
    assert not german.has("q-aim", "tip")


def test_what_no_language_has_is_named_and_reported_never_raised(root, caplog):
    english = said(root)
    assert english.say("ev-nothing", "you", who="Ada", n=3) == "«ev-nothing.you who=Ada n=3»"
    assert english.say("ev-nothing", "you", who="Ada", n=3) == "«ev-nothing.you who=Ada n=3»"
    assert len(caplog.records) == 1


def test_a_missing_variable_is_reported_and_the_sentence_still_stands(root, caplog):
    assert said(root).say("ev-quiet") == "who waits."
    assert "Unknown external: who" in caplog.text


def test_in_plain_mode_the_plain_form_wins(root):
    plain = said(root, plain=True)
    assert plain.say("ev-hit", "you", who="Ada", whom="Bea") == "Ada strikes Bea."
    assert plain.say("q-aim", "why") == "Because."
    assert plain.say("ev-quiet", "you", who="Ada") == "Ada waits."


@pytest.mark.parametrize(
    ("names", "text"),
    [([], ""), (["Ada"], "Ada"), (["Ada", "Bea"], "Ada and Bea"), (["Ada", "Bea", "Cem"], "Ada, Bea and Cem")],
)
def test_names_are_joined_by_the_language(root, names, text):
    assert said(root).join(names) == text


def test_the_one_term_can_stand_in_messages(root):
    assert said(root).say("term-game") == "Cosmic Encounter"


def test_an_alien_is_read_when_it_is_first_spoken_of_and_only_that_one(root, caplog):
    english = said(root)
    english.say("q-aim")
    assert english.opened == ["screens.ftl", "terms.ftl"]
    assert english.say("ev-zombie-saved", who="Ada") == "Ada walks."
    assert english.say("alien-zombie", "tagline") == "Comes back"
    assert english.opened == ["screens.ftl", "terms.ftl", "zombie.ftl"]
    assert caplog.records == []


def test_items_and_messages_can_be_listed_without_a_manifest(root):
    assert said(root, "de").items("aliens") == ["amoeba", "zombie"]
    assert said(root).items("ships") == []
    assert said(root).idents("list-") == ["list-two", "list-comma"]
    assert said(root).forms("ev-hit") == ["you", "at-you", "plain"]


def test_a_language_is_offered_once_it_says_its_name_and_english_is_first(root):
    (root / "__pycache__").mkdir()
    (root / "en/app/language.ftl").write_text("language-name = English\n", encoding="utf-8")
    assert (languages(root), begun(root)) == (["en"], ["en", "de"])
    (root / "de/app/language.ftl").write_text("language-name = Deutsch\n", encoding="utf-8")
    assert languages(root) == ["en", "de"]
    assert languages()[0] == "en"


def test_words_are_found_inside_a_zipped_installation(root, tmp_path):
    archive = tmp_path / "words.zip"
    with zipfile.ZipFile(archive, "w") as bundle:
        for file in sorted(root.rglob("*.ftl")):
            bundle.write(file, file.relative_to(root).as_posix())
    zipped = Words("de", "encounter", root=zipfile.Path(archive))
    assert zipped.say("alien-zombie") == "Zombies"
    assert zipped.items("aliens") == ["amoeba", "zombie"]


def test_nothing_is_read_and_fluent_stays_out_until_something_is_said():
    """`cosmic --version` does not pay for the words."""
    program = (
        "import sys; from cosmic_tui.words import words; w = words('en'); "
        "print(any(name.startswith('fluent') for name in sys.modules), w.opened, w.say('opt-pass'))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False [] Pass\n"


def test_words_of_a_reader_are_made_once():
    assert words("en", "encounter") is words("en", "encounter")
    assert words("en", "encounter", plain=True) is not words("en", "encounter")


def test_a_broken_message_is_a_hole_and_not_a_crash(root, caplog):
    caplog.set_level(logging.WARNING)
    (root / "en/app/errors.ftl").write_text("err-broken = { $who\nopt-pass = Pass\n", encoding="utf-8")
    english = said(root)
    assert english.say("err-broken") == "«err-broken»"
    assert english.say("opt-pass") == "Pass"
