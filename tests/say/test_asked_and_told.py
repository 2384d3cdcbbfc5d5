"""Sentences that a person would say: who is where, what is gained, how many can be chosen, a card with its article."""

from typing import Any

import pytest

from cosmic_tui.film.beat import PointOf
from cosmic_tui.games.andromeda.say.plain import spoken_option
from cosmic_tui.games.chaos.say.questions import form_of
from cosmic_tui.games.encounter.draw.stage import AROUND
from cosmic_tui.games.encounter.say.film import sentence
from cosmic_tui.games.encounter.say.totals import in_words
from cosmic_tui.games.encounter.say.voice import Voice as EncounterVoice
from cosmic_tui.say.reasons import speech
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import ENGLISH, words

NAMES = ("Zed", "Tom", "Ines")
OF_ENCOUNTER = EncounterVoice(words(ENGLISH, "encounter"), NAMES, 0)
ODDS = {"odds": [["S", 1, 0, 4]]}


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({}, ""),
        ({"raiders_there": ["S", 1], **ODDS}, "; 1 raider of class S is there; you win 25 of 100 throws"),
        ({"raiders_come": [["A", 2]]}, "; 2 raiders of class A come"),
        ({"raiders_come": [["A", 1], ["S", 1]]}, "; 1 raider of class A or 1 raider of class S comes"),
        ({"meets": [[1, 1]], "raiders_there": ["S", 1]}, "; Tom and 1 raider of class S are there"),
    ],
)
def test_raiders_are_not_listed_among_the_gains_of_a_launch(row: dict[str, Any], said: str) -> None:
    """A-LAU-6: what a launch brings is one thing, who waits there another."""
    launch = {"meets": [], "raiders_there": [], "raiders_come": [], "odds": [], **row}
    view: Any = {
        "question": {"why": "launch.where", "by": ["launch", "transport"], "options": [["region", "A3"]]},
        "map": {"A3": {"tile": "nebula", "moon": "", "kind": -1}},
        "launches": {"transport": {"A3": launch}},
    }
    voice = Voice(words(ENGLISH, "andromeda"), NAMES, 0)
    alone = spoken_option(voice, {**view, "launches": {}}, 0, "Nebula")
    assert spoken_option(voice, view, 0, "Nebula") == alone + said


@pytest.mark.parametrize(
    ("landed", "said"),
    [
        ([[0, 11]], "You land on"),
        ([[1, 11], [0, 11]], "You and Tom land on"),
        ([[1, 11]], "Tom lands on"),
    ],
)
def test_the_reader_lands_as_you(landed: list[list[int]], said: str) -> None:
    assert sentence(OF_ENCOUNTER, PointOf("landed", {"landed": landed})).startswith(f"{said} ")


@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [
        ("en", "You land on", "You and Tom land on"),
        ("hu", "Leszállsz", "Te és Tom leszálltok"),
        ("de", "Du landest auf", "Du und Tom landet auf"),
        ("pl", "Lądujesz na", "Ty i Tom lądujecie na"),
    ],
)
def test_the_reader_lands_as_you_in_every_language(language: str, alone: str, together: str) -> None:
    voice = EncounterVoice(words(language, "encounter"), NAMES, 0)
    assert sentence(voice, PointOf("landed", {"landed": [[0, 11]]})).startswith(f"{alone} ")
    assert sentence(voice, PointOf("landed", {"landed": [[1, 11], [0, 11]]})).startswith(f"{together} ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("I pass.", "Tom mówi: „I pass”."),
        ("Who? Me?", "Tom mówi: „Who? Me?”"),
        ("Well...", "Tom mówi: „Well...”"),
        ("hello", "Tom mówi: „hello”"),
    ],
)
def test_a_full_stop_stands_behind_polish_quotation_marks(text: str, said: str) -> None:
    assert speech(words("pl", "encounter"), "Tom", text) == said
    assert speech(words(ENGLISH, "encounter"), "Tom", text) == f"Tom says: {text}"


@pytest.mark.parametrize("language", ["hu", "de", "pl"])
def test_a_reader_who_is_near_to_victory_is_not_named(language: str) -> None:
    voice = EncounterVoice(words(language, "encounter"), NAMES, 0)
    for seats in ([0], [0, 1]):
        said = sentence(voice, PointOf("near", {"seats": seats}))
        assert NAMES[0] not in said
        assert ("Tom" in said) == (1 in seats)


@pytest.mark.parametrize("language", ["en", "hu", "de", "pl"])
@pytest.mark.parametrize(("kind", "losers"), [("lost", 3), ("lost", 4), ("lost", 5), ("removed", 3), ("removed", 4)])
def test_whose_ships_go_stands_whole_in_the_title_of_a_wide_window(language: str, kind: str, losers: int) -> None:
    """With the longest names and all ships nothing of it is cut. Removed ships belong to the losing side."""
    names = ("Zed", "Konstantinos", "Christophers", "Alexandros12", "Maximilianxx")
    voice = EncounterVoice(words(language, "encounter"), names, 0)
    said = sentence(voice, PointOf("lost", {"lost": [], "removed": [], kind: [[seat, 20] for seat in range(losers)]}))
    assert len(said) <= 120 - AROUND, said
    assert all(name in said for name in names[1:losers])
    assert said.count("20") == losers
    assert str(20 * losers) in said


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([[0, 1]], "The warp takes 1 of your ships."),
        ([[0, 4], [2, 1]], "The warp takes 4 of your ships and 1 of Ines's ships."),
        ([[0, 4], [1, 2], [2, 1]], "The warp takes 7 ships: you 4, Tom 2 and Ines 1."),
    ],
)
def test_the_ships_of_few_losers_are_named_in_full(rows: list[list[int]], said: str) -> None:
    assert sentence(OF_ENCOUNTER, PointOf("lost", {"lost": rows, "removed": []})) == said


@pytest.mark.parametrize(("attacker", "defender", "form"), [(0, 1, "you"), (1, 0, "at-you"), (1, 2, "")])
def test_a_combat_of_the_readers_is_not_that_of_somebody_of_that_name(attacker: int, defender: int, form: str) -> None:
    view: Any = {"seat": 0, "active": attacker, "fight": {"attacker": attacker, "defender": defender}}
    voice = Voice(words(ENGLISH, "chaos"), NAMES, 0)
    assert form_of(voice, view, "q-window-ready") == form
    said = voice.say("q-window-ready", form, who=voice.name(attacker), whom=voice.name(defender))
    assert "Zed" not in said


@pytest.mark.parametrize(
    ("low", "high", "shape", "said"),
    [(0, 1, "some", "up to 1"), (0, 3, "spread", "up to 3"), (1, 4, "some", "1 to 4"), (0, 2, "amount", "0 to 2")],
)  # fmt: skip
def test_where_none_will_do_the_reader_chooses_up_to_so_many(low: int, high: int, shape: str, said: Any) -> None:
    assert OF_ENCOUNTER.choice({"low": low, "high": high, "shape": shape}) == said


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("negotiate", "You discard a negotiate."),
        ("flare_zombie", "You discard the Zombie flare."),
        ("attack_06", "You discard attack 06."),
        ("plague", "You discard Plague."),
    ],
)
def test_a_card_has_an_article_where_it_needs_one(card: str, said: str) -> None:
    assert OF_ENCOUNTER.say("ev-card_discarded", "you", face=OF_ENCOUNTER.short_card(card)) == said


def test_a_sum_in_one_row_says_cards_without_a_label() -> None:
    lines = [[["card", 8, ["card", "attack_08"]], ["ships", 2, ["seat", 0]]], [["card", 0, None]]]
    view: Any = {"sum": {"lines": lines, "totals": []}}
    assert in_words(OF_ENCOUNTER, view) == "Offense: attack 08 (8), your 2 ships (2). Defense: No card (0)."
