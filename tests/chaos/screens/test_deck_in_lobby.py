"""A deck is chosen in the lobby and brought: only those without a fault, only those of the table's kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.games.chaos import deckbox
from cosmic_tui.games.chaos.facts import decks
from cosmic_tui.games.chaos.screens.decks import ChooseDeckScreen
from tests.screens.playing import settled
from tests.screens.sitting import KeepingLink, sit_at
from tests.snapshots.canned import Canned
from tests.snapshots.test_pages import CHAIRS

FLEET = dict(decks.READY["human_combined_fleet"].cards)


def in_lobby(you: int, mode: str = "official", game: str = "chaos") -> Any:
    about = {
        "name": "friday", "game": game, "you": you, "owner": you == 0, "watching": 0, "chairs": CHAIRS[:2],
        "options": {"mode": mode, "decks": []}, "come_in": "",
    }  # fmt: skip

    class InLobby(KeepingLink):
        def __init__(self, name: str) -> None:
            super().__init__(name)
            self.canned = Canned([(max(0, you), {"kind": "lobby", "lobby": about})], (max(0, you),))
            self.seats = (max(0, you),)

    return InLobby


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    deckbox.save(decks.Deck("Rusty", decks.OFFICIAL, tuple(FLEET.items())))
    deckbox.save(decks.Deck("Half", decks.OFFICIAL, (("unicornis", 3),)))


@pytest.mark.parametrize("you", [0, 1])
async def test_one_of_ones_own_is_brought(you: int, own: None) -> None:
    """K-DECK-1: guests and whoever runs the table alike; a deck with a fault is not offered."""
    async with sit_at("chaos-main", kind=in_lobby(you)) as at:
        assert "d deck" in at.text
        await at.press("d")
        assert isinstance(at.app.screen, ChooseDeckScreen)
        assert "►Rusty" in at.text and "Half" not in at.text and "First Flight" not in at.text
        await at.press("x", "enter")
        await settled(at.pilot)
        assert at.link.sent[-1] == {"kind": "bring", "what": "deck", "value": FLEET}
        assert deckbox.own_decks(), "x throws nothing away here"


async def test_beginners_bring_decks_of_beginners(own: None) -> None:
    """K-DECK-6; and who goes back has brought nothing."""
    async with sit_at("chaos-main", kind=in_lobby(1, "beginner")) as at:
        await at.press("d")
        assert "Rusty" not in at.text and "Combined Fleet" not in at.text and "30" in at.text
        await at.press("escape")
        assert at.link.sent == []


async def test_who_looks_on_brings_nothing(own: None) -> None:
    async with sit_at("chaos-main", kind=in_lobby(-1)) as at:
        assert "d deck" not in at.text
        await at.press("d")
        assert not isinstance(at.app.screen, ChooseDeckScreen)


async def test_other_games_have_no_key_for_it() -> None:
    async with sit_at("planning", kind=in_lobby(1, game="encounter")) as at:
        assert "d deck" not in at.text
        await at.press("d")
        assert at.link.sent == []
