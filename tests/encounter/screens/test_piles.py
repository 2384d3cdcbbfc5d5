"""The page of the decks: every card of the box once, how many lie face up, in as many columns as there is room for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cosmic_tui.canvas.cells import plain, runs_width
from cosmic_tui.games.encounter.draw.piles import others, piles, there_are
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.words import words
from engine.encounter.cards import ATTACK_COUNTS, FLARES_IN_DECK, NAMES
from tests.screens.positions import scene

DECK = 72  # cards of the box without flares, R-KIT-3


@pytest.mark.parametrize("language", ["en", "hu", "de", "pl"])
@pytest.mark.parametrize("room", [74, 94, 110])
def test_every_card_of_the_box_is_told_once(room: int, language: str) -> None:
    here = scene("won", (80, 24))
    discards = ["attack_08", "attack_08", "negotiate", "mobius_tubes", "flare_void"]
    here = replace(here, view={**here.view, "discards": discards}, look=replace(here.look, words=words(language)))
    voice = Voice(words(language), tuple(person.name for person in here.people))
    rows = piles(here, voice, room)
    text = "\n".join(map(plain, map(tuple, rows)))
    assert all(runs_width(row) <= room for row in rows[3:])
    for lies in ("2/7", "1/15", "1/2"):
        assert text.count(lies) == 1, lies
    assert text.count("/") == len(ATTACK_COUNTS) + len(others()) + 1, "and the flare that lies there"
    assert here.words.say("alien-void") in text


def test_there_are_as_many_cards_as_in_the_box() -> None:
    """R-KIT-3, R-KIT-4: flares are not counted, as nobody knows which are in the deck."""
    every = [*(NAMES[value] for value in ATTACK_COUNTS), *others()]
    assert sum(map(there_are, every)) == DECK and len(set(every)) == len(every)
    assert there_are("flare_void") == 1 and FLARES_IN_DECK == 10
