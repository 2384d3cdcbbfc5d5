"""What is in the box, and what set-up makes of it (R-KIT, R-SET)."""

from collections import Counter
from typing import Any

import pytest

from engine.encounter.cards import (
    ALIEN_IDS,
    DESTINY_NAMES,
    FACES,
    FIRST_CLASSIC,
    MORPH,
    TYPE,
    WILD,
    alien_of,
    destiny_cards,
    plain_cards,
)
from engine.encounter.content import load_content
from engine.encounter.items import ALIENS, FACE_USES, ROLES, TECHNOLOGIES, TECHNOLOGY_IDS, Use
from engine.encounter.moments import ANY_MOMENTS, MOMENTS
from engine.encounter.options import COLOURS, LEVELS, PRINTED, make_options
from engine.encounter.setup import artifact_cards, new_game
from engine.encounter.state import Game
from engine.kernel.match import Match

TECHNOLOGIES_PRINTED = 20
SEEDS = range(1, 13)

load_content()


def set_up(seed: int = 1, **wishes: Any) -> Match[Game]:
    """A game after its set-up: everybody keeps the first of what is dealt."""
    match = new_game(make_options(**wishes), seed, strict=True)
    while match.pending and match.pending[0].why in ("setup.alien", "technology.keep"):
        match.answer(match.pending[0].seat, 0)
    return match


def uses() -> list[Use]:
    """Everything that may be used: powers, both halves of every flare, artifacts, reinforcements, technologies."""
    found = [use for alien in ALIENS for use in (*alien.power, *alien.sides)]
    found += [use for halves in FACE_USES.values() for use in halves if use is not None]
    return found + [use for tech in TECHNOLOGIES for use in (*tech.uses, *tech.sides)]


def test_the_cosmic_cards() -> None:
    """R-KIT-1, R-KIT-3: 72 cards, of which 39 attacks, 15 negotiates, 1 morph, 6 reinforcements, 11 artifacts."""
    kinds = Counter(TYPE[face] for face in [*plain_cards(), *artifact_cards()])
    assert kinds == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}
    assert kinds.total() == 72


def test_the_other_totals() -> None:
    """R-KIT-1: fifty aliens, and what has joined them, with a flare each; an alternate one, twenty technologies."""
    assert len(PRINTED) == 50
    assert set(ALIEN_IDS) >= PRINTED
    assert len(ALIENS) == len(ALIEN_IDS)
    assert len(TECHNOLOGIES) == TECHNOLOGIES_PRINTED
    assert sum(1 for face in FACE_USES if face >= FIRST_CLASSIC) == 1
    assert sum(1 for face in range(FACES) if TYPE[face] == "flare") == 2 * len(ALIEN_IDS)


def test_five_colours() -> None:
    """R-KIT-2."""
    assert sorted(COLOURS) == ["blue", "green", "purple", "red", "yellow"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_destiny_deck(seats: int) -> None:
    """R-KIT-4, R-SET-3, R-DES-10: three a colour, alike for all purposes, two wilds, three specials."""
    counts = Counter(destiny_cards(seats))
    assert [counts[colour] for colour in range(seats)] == [3] * seats
    assert counts[WILD] == 2
    assert sorted(DESTINY_NAMES[card] for card in counts if card > WILD) == [
        "fewest_ships_in_warp", "most_cards_in_hand", "most_foreign_colonies",
    ]  # fmt: skip
    assert counts.total() == {3: 14, 4: 17, 5: 20}[seats]


def test_every_alien_has_a_light() -> None:
    """R-KIT-5."""
    assert {alien.level for alien in ALIENS} <= set(LEVELS)


def test_every_item_has_a_role_and_moments() -> None:
    """R-KIT-5, R-KIT-6, R-TIM-1: with words that mean something."""
    assert uses()
    for use in uses():
        assert use.role in ROLES, use.key
        assert set(use.moments) <= {*MOMENTS, *ANY_MOMENTS}, use.key


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("classic", [False, True])
def test_ten_flares_and_one_edition_of_filch(seats: int, classic: bool) -> None:
    """R-SET-4, R-SET-7: all dealt flares are in the deck of 82, which never holds both editions."""
    game = set_up(seats=seats, classic_flare=classic).game
    everything = [*game.deck, *[face for hand in game.hands for face in hand]]
    flares = [face for face in everything if TYPE[face] == "flare"]
    assert len(everything) == 82
    assert len(flares) == len(set(flares)) == 10
    assert all(FACE_USES[face][0] is not None for face in flares)
    assert {face >= FIRST_CLASSIC for face in flares if ALIEN_IDS[alien_of(face)] == "filch"} <= {classic}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_is_turned_up(seed: int) -> None:
    """R-SET-11: cards are turned until one shows a colour that is played, and all are shuffled back."""
    match = new_game(make_options(seats=3, alien_mode="none"), seed, strict=True)
    first = [facts[0] for kind, facts, _, _ in match.game.events if kind == "first_player"]
    assert len(first) == 1
    assert first[0] in range(3)
    assert [facts[0] for kind, facts, _, _ in match.game.events if kind == "turn_began"] == first
    lying_open = [match.game.destiny] if match.game.defense < 0 <= match.game.destiny else []
    cards = [*match.game.destiny_deck, *match.game.destiny_discards, *lying_open]
    assert sorted(cards) == sorted(destiny_cards(3))


def test_everybody_may_be_first() -> None:
    """R-SET-11: it is left to chance."""
    assert {set_up(seed, seats=3, alien_mode="none").game.offense for seed in SEEDS} == {0, 1, 2}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_without_encounter_cards_is_kept_until_it_is_needed(seed: int) -> None:
    """R-SET-9: whatever eight cards are dealt are kept; whoever is not at turn has them still."""
    match = new_game(make_options(seats=5, alien_mode="none"), seed, strict=True)
    dealt = {facts[0]: list(secret[0]) for kind, facts, _, secret in match.game.events if kind == "dealt"}
    others = [seat for seat in range(5) if seat != match.game.offense]
    assert [sorted(match.game.hands[seat]) for seat in others] == [sorted(dealt[seat]) for seat in others]
    assert any(face <= MORPH for face in match.game.hands[match.game.offense])


TOO_BIG = {"coldsleep_ship", "omega_missile", "precursor_seed"}


@pytest.mark.parametrize(("four", "left_out"), [(True, TOO_BIG), (False, set())])
def test_technologies_too_big_for_four_planets_stay_out(four: bool, left_out: set[str]) -> None:
    """R-V4P-4, R-VMX-1: research numbers of eight and more; those with X stay."""
    game = set_up(seats=3, alien_mode="none", technology=True, four_planets=four).game
    here = [*game.tech_deck, *game.tech_discards, *[tech[0] for techs in game.techs for tech in techs]]
    assert len(here) == len(set(here))
    assert {name for number, name in enumerate(TECHNOLOGY_IDS) if number not in here} == left_out
