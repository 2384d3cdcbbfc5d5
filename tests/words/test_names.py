"""Names that bend: forms of their own, the rule of a language, people, lists; a colon where a form is missing."""

import copy
import json
import pickle
from pathlib import Path

import pytest

from cosmic_tui.words import Words
from cosmic_tui.words.names import Listed, Name

ENGLISH = """\
list-two = { $first } and { $second }
list-comma = { $first }, { $second }
list-several = { $name } ×{ $number }
bot-names = Tom / Ines
scr-player = { $who }
scr-you_or = you
card-plague = Plague
    .short = Plg
card-rare = Rare
ev-plays = { $who } plays { $card }.
ev-plays_many = { $n ->
       *[other] { $who } plays { $card }.
    }
ev-alone = { $card }
"""
POLISH = """\
list-two = { $first } i { $second }
list-comma = { $first }, { $second }
bot-names = Janek / Zosia
    .acc = Janka / Zosię
scr-player = gracz { $who }
    .acc = gracza { $who }
card-plague = Zaraza
    .acc = Zarazę
    .short = Zar
    .short-acc = Zarę
card-rare = Qax
ev-plays = { $who } zagrywa { CASE($card, "acc") }.
ev-plays_many = { $n ->
       *[other] { $who } zagrywa { CASE($card, "acc") }.
    }
ev-alone = { CASE($card, "acc") }
"""
HUNGARIAN = """\
list-two = { $first } és { $second }
list-several = { $number ->
        [3] három
       *[other] { $number }
    } { $name }
list-comma = { $first }, { $second }
card-plague = Pestis
card-rare = Erőtér
    .acc = Erő-teret
ev-plays = { $who } kijátssza { THE($card, "acc") }.
ev-plays_many = { $n ->
       *[other] { $who } kijátssza { THE($card, "acc") }.
    }
ev-alone = { THE($card) }
"""
GERMAN = """\
ev-plays = { $who } spielt { CASE($card, "acc") } { CASE($card, "to") }.
card-plague = Kosmischer Zap
    .acc = Kosmischen Zap
"""
TEXTS = {"en": ENGLISH, "pl": POLISH, "hu": HUNGARIAN, "de": GERMAN}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for language, text in TEXTS.items():
        place = tmp_path / language / "app" / "screens.ftl"
        place.parent.mkdir(parents=True)
        place.write_text(text, encoding="utf-8")
    return tmp_path


def said(root: Path, language: str) -> Words:
    return Words(language, "encounter", root=root)


@pytest.mark.parametrize("sentence", ["ev-plays", "ev-plays_many"], ids=["plain text", "by Fluent"])
def test_a_form_of_the_name_the_rule_of_the_language_or_a_colon(root: Path, sentence: str) -> None:
    """The same whether the sentence is read without Fluent or by it."""
    polish, hungarian = said(root, "pl"), said(root, "hu")

    def told(words: Words, card: str) -> str:
        return words.say(sentence, who="Ada", card=card, n=2)

    assert told(polish, polish.say("card-plague")) == "Ada zagrywa Zarazę."
    assert told(polish, polish.say("card-plague", "short")) == "Ada zagrywa Zarę."
    assert told(polish, polish.say("card-rare")) == "Ada zagrywa: Qax."
    assert told(hungarian, hungarian.say("card-plague")) == "Ada kijátssza a Pestist."
    assert told(hungarian, hungarian.say("card-rare")) == "Ada kijátssza az Erő-teret."


def test_english_says_no_forms_and_a_name_that_begins_a_sentence_needs_no_colon(root: Path) -> None:
    assert said(root, "en").say("ev-plays", who="Ada", card="Plague") == "Ada plays Plague."
    assert said(root, "pl").say("ev-alone", card="Qax") == "Qax"
    assert said(root, "hu").say("ev-alone", card="Álom") == "az Álom"


def test_a_german_name_stays_but_only_the_place_knows_its_preposition(root: Path) -> None:
    german = said(root, "de")
    zap = german.say("card-plague")
    assert german.say("ev-plays", who="Ada", card=zap) == "Ada spielt Kosmischen Zap: Kosmischer Zap."
    assert german.say("ev-plays", who="Ada", card="Qax") == "Ada spielt Qax: Qax."


def test_each_name_of_a_list_bends_and_one_without_the_form_takes_all_behind_the_colon(root: Path) -> None:
    polish, hungarian = said(root, "pl"), said(root, "hu")
    plague, rare = polish.say("card-plague"), polish.say("card-rare")
    assert polish.say("ev-plays", who="Ada", card=polish.join([plague, plague])) == "Ada zagrywa Zarazę i Zarazę."
    assert polish.say("ev-plays", who="Ada", card=polish.join([plague, rare])) == "Ada zagrywa: Zaraza i Qax."
    cards = hungarian.join(["Béke", "Csel", hungarian.say("card-rare")])
    assert hungarian.say("ev-plays", who="Ada", card=cards) == "Ada kijátssza a Békét, a Cselt és az Erő-teret."


def test_people_bend_like_bots_or_with_a_word_before_them(root: Path) -> None:
    """Polish keeps a typed name behind *gracza*; Hungarian gives it an ending."""
    polish, hungarian = said(root, "pl"), said(root, "hu")
    told = [polish.say("ev-plays", who="Ada", card=polish.person(name)) for name in ("Zosia", "Xavier")]
    assert told == ["Ada zagrywa Zosię.", "Ada zagrywa gracza Xavier."]
    assert hungarian.say("ev-plays", who="Ada", card=hungarian.person("Réka")) == "Ada kijátssza a Rékát."


def test_several_of_one_name_bend_beside_their_number(root: Path) -> None:
    """A language's own message says where the number stands; the name bends in it."""
    polish, hungarian = said(root, "pl"), said(root, "hu")
    assert polish.counted("Qax", 1) == "Qax"
    several = polish.counted(polish.say("card-plague"), 2)
    assert polish.say("ev-plays", who="Ada", card=several) == "Ada zagrywa Zarazę ×2."
    assert polish.say("ev-plays", who="Ada", card=polish.counted("Qax", 2)) == "Ada zagrywa: Qax ×2."
    assert hungarian.say("ev-plays", who="Ada", card=hungarian.counted("Béke", 3)) == "Ada kijátssza a három Békét."


@pytest.mark.parametrize("value", [3, "Kék 3"])
def test_a_number_bends_too(root: Path, value: object) -> None:
    for sentence in ("ev-plays", "ev-plays_many"):
        said_so = said(root, "hu").say(sentence, who="Ada", card=value, n=2)
        assert said_so == f"Ada kijátssza a {value}-at."


def test_what_keeps_copies_or_sends_a_name_gets_plain_text(root: Path) -> None:
    polish = said(root, "pl")
    names = [polish.say("card-plague"), polish.join(["Ada", "Bea"]), polish.person("Ada")]
    assert [type(name) for name in names] == [Name, Listed, Name]
    for name in names:
        copies = copy.copy(name), copy.deepcopy(name), pickle.loads(pickle.dumps(name)), json.loads(json.dumps(name))
        for plain in copies:
            assert type(plain) is str
            assert plain == name


def test_a_case_with_a_capital_begins_a_sentence() -> None:
    said = Words("hu", "chaos")
    drone = said.say("card-insectoid-drone_flyer")
    assert said.say("ev-destroyed", "you", card=drone) == "A Rajdrónod megsemmisül!"
    assert said.say("ev-destroyed", who=said.person("Tom"), card=drone) == "Tom Rajdrónja megsemmisül."
    names = said.join([said.say("card-human-unicornis"), drone])
    assert said.say("film-goes", names=names, n=2) == "Az Unicornis és a Rajdrón megsemmisül."
