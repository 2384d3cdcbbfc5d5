"""Hungarian endings: two hundred names of people in four cases, and the things of the games, each for a rule."""

from pathlib import Path

import pytest

from cosmic_tui.words.hungarian import bend, with_article

TABLE = Path(__file__).parent / "forms" / "people_hu.tsv"
HEAD, *ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
CASES = "adj acc dat ins sub sup all abl cau del ill ine ela ade poss yours to at from".split()
THINGS = """
    Jelek a peremről acc Jeleket a peremről | Tisztogatás a kantinban ins Tisztogatással a kantinban
    Mutáns acc Mutánst | Hajtómű acc Hajtóművet | Szürke korzárok acc Szürke korzárokat
    Rajparancsnok acc Rajparancsnokot | Kereskedelem acc Kereskedelmet | Rozsdaagyar acc Rozsdaagyarat
    Az öböl asztrokalózai acc Az öböl asztrokalózait | Korr sub Korr-ra | Korr acc Korrt
    Világtörő cau Világtörőért | Roncssakálok cau Roncssakálokért | Zombi acc Zombit | Vírus acc Vírust
    Kém ins Kémmel | Támadás acc Támadást | Béke acc Békét | Csapda sub Csapdára | Erőtér acc Erőteret
    Erőtér sup Erőtéren | Tükör acc Tükröt | Torony sup Tornyon | Hatalom acc Hatalmat | Védelem acc Védelmet
    Jutalom acc Jutalmat | Erőház sub Erőházra | Kő acc Követ | Tó acc Tavat | Öböl acc Öblöt
    Kiválasztott acc Kiválasztottat | Kiválasztott abl Kiválasztottól | Szkennerek acc Szkennereket
    Aknák acc Aknákat | Harcosok ins Harcosokkal | Tartalék acc Tartalékot | Sarok acc Sarkot
    Elnök acc Elnököt | Híd sub Hídra | Cél ins Céllal | Nyíl acc Nyilat | Férfi dat Férfinak | Gép dat Gépnek
    Kép acc Képet | Űr ins Űrrel | Ír acc Írt | Lovag acc Lovagot | Csillag sup Csillagon | Hajó all Hajóhoz
    Bázis ill Bázisba | Szél ine Szélben | Köd ela Ködből | Rés ade Résnél | Perem del Peremről
    Király abl Királytól | Hírnök ins Hírnökkel | Vörös 1 acc Vörös 1-et | Vörös 2 acc Vörös 2-t
    Vörös 3 acc Vörös 3-at | Vörös 4 acc Vörös 4-et | Vörös 5 acc Vörös 5-öt | Vörös 1 sup Vörös 1-en
    Vörös 5 sup Vörös 5-ön | Vörös 3 sup Vörös 3-on | támadás 06 acc támadás 06-ot
    támadás 40 acc támadás 40-et | támadás 20 ins támadás 20-szal | 0 acc 0-t | 7 ins 7-tel | 8 ins 8-cal
    30 acc 30-at | 100 sup 100-on | 1000 acc 1000-et | 1000000 acc 1000000-t | Mamut I acc Mamut I-et
    S osztály acc S osztályt | „Ördög” acc „Ördög”-öt | CRX sub CRX-re | GYP acc GYP-t | Vörös 3 to a Vörös 3-ra
    Arany 5 at az Arany 5-ön | Kék 2 from a Kék 2-ről
    00 adj 0-s | 1 adj 1-es | 2 adj 2-es | 3 adj 3-as | 5 adj 5-ös | 06 adj 6-os | 7 adj 7-es | 8 adj 8-as
    42 adj 42-es | 40 adj 40-es | 20 adj 20-as | 30 adj 30-as | Scott abl Scott-tól | Bill abl Billtől
    Mamut I (Tom) sub Mamut I-re (Tom) | Réka (te) acc Rékát (te)
    Rajdrón poss Rajdrónja | Rajdrón yours Rajdrónod | Káoszfajzat poss Káoszfajzata | CRX yours CRX-ed
    Halálszárny poss Halálszárnya | Halálszárny yours Halálszárnyad | Inváziós erőd poss Inváziós erődje
    Űrpusztító poss Űrpusztítója | Fedélzeti hústorony yours Fedélzeti hústornyod | Hajtómű poss Hajtóműve
    Páncélhátú gép poss Páncélhátú gépe | Hajótest poss Hajóteste | Salakfog poss Salakfoga | Tüzér poss Tüzére
    Roncspáncél poss Roncspáncélja | Zátonykém poss Zátonykémje | Előőrsi járőr yours Előőrsi járőröd
    Mamut I poss Mamut I-e | blöff (CRX) yours blöfföd (CRX) | Cobra Flash yours Cobra Flash-ed
    Hajóácscéh acc Hajóácscéhet | Harrrk haragja acc Harrrk haragját | Cobra Flash sub Cobra Flash-re
"""
FORMS = [row.strip() for line in THINGS.strip().splitlines() for row in line.split("|")]
ARTICLES = """az Ádám|a Réka|az 1|az 5 hajó|a 15|az 1000|a 12000|az 50|az S osztály|a CRX|az FBX|az „Ördög”
a „Bástya”|az Élet|a Zombi|az ügynök|a 3 lap|a Ð|az Ünnep|az Ölő|a Yeti|a Nagy Gép
az Ősök Monolitja|a +5|a BG|az Ågot""".replace("\n", "|").split("|")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_name_of_somebody_bends(row: list[str]) -> None:
    name, *forms = row
    assert [bend(name, case) for case in HEAD[1:]] == forms


@pytest.mark.parametrize("row", FORMS)
def test_the_name_of_a_thing_bends(row: str) -> None:
    case = next(word for word in row.split() if word in CASES)
    name, _, form = row.partition(f" {case} ")
    assert bend(name, case) == form


@pytest.mark.parametrize("said", ARTICLES)
def test_a_or_az_is_read_out(said: str) -> None:
    assert with_article(said.partition(" ")[2]) == said


def test_a_name_with_an_article_of_its_own_gets_no_second_one() -> None:
    assert with_article("A Nagy Gép") == "a Nagy Gép"
    assert with_article("Az Ősök Monolitja") == "az Ősök Monolitja"
    assert with_article("Az élő öntödére") == "Az élő öntödére"  # No other capital says that it is a name.


@pytest.mark.parametrize("name", ["Иван", "太郎", "…", "🚀", ""])
def test_what_nobody_can_read_out_is_left_alone(name: str) -> None:
    assert bend(name, "acc") is None


def test_a_case_that_does_not_exist_is_no_form() -> None:
    assert bend("Réka", "xyz") is None
