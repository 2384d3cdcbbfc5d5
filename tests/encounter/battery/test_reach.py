"""Every declared use is reached and matters: a hook nothing dispatches, or an effect that does nothing, is a fault."""

from __future__ import annotations

from typing import Any

import pytest

from engine.encounter import acts
from engine.encounter.cards import ALIEN_IDS, ARTIFACT_IDS, FACES, FIRST_FLARE, alien_of
from engine.encounter.content import load_content
from engine.encounter.items import USES
from engine.encounter.state import Game
from engine.kernel.match import Match
from tests.encounter.battery.players import keen, play, start

MOST_GAMES = 200  # tables tried until everything was reached
FEW_QUESTIONS = 1_500
# The table to begin with, where one of the uses is rare; if the rules send it another way, it only takes longer.
RARE = {
    "amoeba": 6, "anti_matter": 4, "barbarian": 16, "calculator": 4, "citadel": 7, "clone": 43, "cudgel": 20,
    "filch": 7, "fodder": 4, "grudge": 8, "healer": 5, "kamikaze": 8, "machine": 4, "mirror": 4, "miser": 13, "mite": 4,
    "observer": 5, "pacifist": 56, "philanthropist": 8, "reincarnator": 8, "shadow": 0, "spiff": 14, "tick_tock": 20,
    "tripler": 4, "vacuum": 4, "virus": 7, "void": 4, "will": 4, "zombie": 4,
}  # fmt: skip

load_content()


def keys_of(name: str) -> list[str]:
    """The uses that random play has to reach: the power's, both halves of the flare, an artifact's."""
    return [key for key, use in USES.items() if key.rpartition(".")[0] == name and use.moments]


class Watch:
    """Counts the uses that took effect and those that changed the position."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.effective: set[str] = set()
        inner = acts.take_effect

        def watched(game: Game, key: str, *rest: Any) -> None:
            before = game.dump()
            inner(game, key, *rest)
            if game.dump() != before:
                self.effective.add(key)

        monkeypatch.setattr(acts, "take_effect", watched)  # whether it is called or comes as a step
        monkeypatch.setitem(Game.STEPS.table, "acts.take_effect", (watched, False))


def with_flare(match: Match[Game], name: str, seat: int) -> Match[Game]:
    """The same start, but this seat holds the flare of that alien: it changes places with a card of the hand."""
    game = match.game
    faces = [face for face in range(FIRST_FLARE, FACES) if ALIEN_IDS[alien_of(face)] == name]
    for zone in (game.deck, *game.hands):
        for index, face in enumerate(zone):
            if face in faces and zone is not game.hands[seat] and game.hands[seat]:
                zone[index], game.hands[seat][0] = game.hands[seat][0], face
                for who, hand in enumerate(game.hands):
                    game.set_hand(who, hand)
                return Match.resume(game)
    return match


@pytest.mark.parametrize("name", [*ALIEN_IDS, *ARTIFACT_IDS])
def test_every_use_is_reached_and_matters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-LIS-4. The commonest fault: declared but never dispatched, or an answer nobody reads."""
    watch = Watch(monkeypatch)
    wanted = set(keys_of(name))
    assert wanted
    for seed in [RARE.get(name, 1), *range(1, MOST_GAMES)]:
        classic = bool(seed % 4 == 3 and any("classic" in key for key in wanted))
        fixed = (name,) if name in ALIEN_IDS and seed % 3 else ()
        match = start(seed, strict=False, seats=4, alien_mode="random", aliens=fixed, classic_flare=classic)
        play(with_flare(match, name, seed % 2), seed, keen, most=FEW_QUESTIONS)
        if wanted <= watch.effective:
            break
    assert wanted <= watch.effective, f"never effective: {sorted(wanted - watch.effective)}"
