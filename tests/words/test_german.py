"""German names: every name of a card, ship or module with its article, and what the case does to it."""

import pytest

from cosmic_tui.words import Words
from cosmic_tui.words.german import bend, person, with_article

from . import checks

CASES = ("", "acc", "dat", "gen")
WITH_ARTICLE = """
    Hauptreaktor: der Hauptreaktor, den Hauptreaktor, dem Hauptreaktor, des Hauptreaktors
    Pest: die Pest, die Pest, der Pest, der Pest
    Kosmischer Zap: der Kosmische Zap, den Kosmischen Zap, dem Kosmischen Zap, des Kosmischen Zaps
    Konzentriertes Feuer: das Konzentrierte Feuer, das Konzentrierte Feuer, dem Konzentrierten Feuer, des Konzentrierten Feuers
    Lange Lanze: die Lange Lanze, die Lange Lanze, der Langen Lanze, der Langen Lanze
    Bestochene Plünderer: die Bestochenen Plünderer, die Bestochenen Plünderer, den Bestochenen Plünderern, der Bestochenen Plünderer
    Schwarmkommandant: der Schwarmkommandant, den Schwarmkommandanten, dem Schwarmkommandanten, des Schwarmkommandanten
    Senatsdelegierter: der Senatsdelegierte, den Senatsdelegierten, dem Senatsdelegierten, des Senatsdelegierten
    Auserwählte: die Auserwählten, die Auserwählten, den Auserwählten, der Auserwählten
    Köder für Plünderer: der Köder für Plünderer, den Köder für Plünderer, dem Köder für Plünderer, des Köders für Plünderer
    Händler: die Händler, die Händler, den Händlern, der Händler
    Eishändler: der Eishändler, den Eishändler, dem Eishändler, des Eishändlers
    Angriff 08: ein Angriff 08, einen Angriff 08, einem Angriff 08, eines Angriffs 08
    Galaktischer Zensus: der Galaktische Zensus, den Galaktischen Zensus, dem Galaktischen Zensus, des Galaktischen Zensus
"""  # noqa: E501
ROWS = [line.strip().partition(": ") for line in WITH_ARTICLE.strip().splitlines()]
BARE = ("Cobra Flash", "Qax", "Hellfire Brothers", "Auf Gefechtsstation", "eine verdeckte Karte", "Grün 1", "Drohne ×2")
NAMED = ("artifact-", "tech-", "module-", "token-", "upgrade-", "raider-", "event-", "card-")  # what bears an article
NO_ARTICLE = {
    "Auf Gefechtsstation", "CRX", "Cobra Flash", "Hellfire Brothers", "Kriegsherr Grakk", "Mamut I", "Marduk Kurios",
    "Prometheus", "Qax", "Rasch eingegraben", "Unicornis",
}  # fmt: skip


@pytest.mark.parametrize(("name", "_", "forms"), ROWS, ids=[row[0] for row in ROWS])
def test_a_name_with_its_article_in_four_cases(name: str, _: str, forms: str) -> None:
    assert [with_article(name, case) for case in CASES] == forms.split(", ")


@pytest.mark.parametrize("name", BARE)
def test_what_is_no_known_noun_takes_no_article_and_stays(name: str) -> None:
    assert [with_article(name, case) for case in CASES] == [None] * 4
    assert [bend(name, case) for case in ("", "acc", "dat")] == [name] * 3


@pytest.mark.parametrize(
    ("name", "case", "form"),
    [("Kosmischer Zap", "acc", "Kosmischen Zap"), ("Kosmischer Zap", "dat", "Kosmischem Zap"),
     ("Dickes Fell", "acc", "Dickes Fell"), ("Maklerfürst", "acc", "Maklerfürsten"), ("Bello", "dat", "Bello")],
)  # fmt: skip
def test_a_name_without_an_article_bends_its_adjectives(name: str, case: str, form: str) -> None:
    assert bend(name, case) == form


@pytest.mark.parametrize("form", ["Toms", "Ines’", "Felix’", "Annas", "Fritz’", "Konsta…’", "R2s"])
def test_a_person_before_what_is_theirs(form: str) -> None:
    assert person(form.removesuffix("’") if form.endswith("’") else form[:-1], "gen") == form


def test_a_person_named_like_a_thing_is_no_thing() -> None:
    assert Words("de", "chaos").say("ev-trap_springs", who=Words("de", "chaos").person("Nova"), card="Rissmine") == (
        "Novas Falle Rissmine wirkt."
    )


def test_a_name_that_begins_a_sentence_has_a_capital() -> None:
    german = Words("de", "chaos")
    ships = german.join(["Dornenkorsar", "Cobra Flash"])
    told = [german.say("film-goes", n=1, names="Lange Lanze"), german.say("film-goes", n=2, names=ships)]
    assert told == ["Die Lange Lanze ist zerstört.", "Der Dornenkorsar und Cobra Flash sind zerstört."]


def test_a_place_alone_knows_its_preposition() -> None:
    assert bend("Werft", "to") is None
    assert [bend("D1", case) for case in ("to", "at", "from")] == ["nach D1", "auf D1", "von D1"]


@pytest.mark.parametrize("game", checks.GAMES)
def test_every_name_of_the_games_has_a_gender_or_is_known_to_take_no_article(game: str) -> None:
    said, mine = Words("de", game), checks.spoken("de", game=game)
    names = {said.say(ident) for ident, message in mine.messages.items()
             if ident.startswith(NAMED) and message.value and not checks.facts(message.value).variables}  # fmt: skip
    bare = {name for name in names if name[:1].isupper() and with_article(name, "acc") is None}
    assert len(names) > 20 and bare <= NO_ARTICLE
