"""The cards as rows: how many there are of what, and that no row says a word the engine does not know."""

from collections import Counter

import pytest

from engine.chaos.card import BASE, CREW, EQUIPMENT, EVENT, INTERRUPT, STATS, TYPE_NAMES, Effect
from engine.chaos.cards import CARDS, EFFECTS, IDS, KEYWORDS, ON_PLAY, OPPOSED, SPECIES
from engine.chaos.effects import VERBS
from engine.chaos.setup import new_game  # every verb is registered with it
from engine.chaos.targets import CHOSEN

WHENS = {
    "static", "play", "on_pay", "pay_end", "trap", "start_phase", "self_destroyed", "host_destroyed",
    "host_destroyed_ship", "host_bombed_successfully", "my_ship_destroyed_enemy_ship", "activate", "now",
}  # fmt: skip
STANDING = {
    "keyword",
    "mod",
    "cost_mod",
    "attack_tax",
    "bomb_threshold",
    "bomb_mod",
    "limit_mod",
    "capacity",
    "hangar_size",
}
SUBTYPES = {
    "ship": {"scout", "fighter", "cruiser", "destroyer"},
    "equipment": {"weapon", "shield", "item", "missile"},
    "crew": {"captain", "personnel", "passenger", "robot"},
    "base": {"research", "building", "bunker", "trap"},
    "event": {"attack", "reaction", "resource", "special"},
    "interrupt": {"starter", "battle", "reaction", "general"},
}


def test_there_are_212_cards_of_eight_species() -> None:
    """K-DECK-5: one species, type, subtype and rarity each; K-EVT-3: subtypes are names that cards refer to."""
    assert len(CARDS) == len(set(IDS)) == 212
    assert {card.species for card in CARDS} == set(SPECIES) == {name for pair in OPPOSED for name in pair}
    assert all(card.subtype in SUBTYPES[TYPE_NAMES[card.type]] for card in CARDS)


def test_only_events_and_interrupts_do_something_as_they_are_played() -> None:
    """K-EVT-1, K-INT-1: on a card of another type the engine never looks for such an effect, so it would do nothing."""
    assert {card.type for face, card in enumerate(CARDS) if ON_PLAY[face]} == {EVENT, INTERRUPT}


def test_rarity_is_a_mark_and_nothing_else() -> None:
    """K-DECK-8: no effect looks at it; K-DECK-9: few galaxy cards, which no pack holds; K-DECK-10: no clans."""
    marks = Counter(card.rarity for card in CARDS)
    assert set(marks) == {"moon", "planet", "sun", "galaxy"}
    assert marks["moon"] > marks["planet"] > marks["sun"] > marks["galaxy"]
    assert {card.species for card in CARDS if card.rarity == "galaxy"} == set(SPECIES)
    assert not any({"rarity", "clan"} & set(effect.fits) for effect in EFFECTS)


def test_the_numbers_of_a_card_stand_in_their_order() -> None:
    """K-DECK-11: speed, firepower, armour, bombing; on bases the limit and, of buildings and bunkers, the armour."""
    assert STATS == ("speed", "firepower", "armour", "bombing")
    fleet = next(card for card in CARDS if card.id == "death_wing")
    assert (fleet.cost, fleet.stats) == (3, (5, 1, 1, 1))
    for card in CARDS:
        if card.type == BASE:
            assert bool(card.stats[2]) == (card.subtype in ("building", "bunker")), card.id
        elif card.type not in (EQUIPMENT, CREW):
            assert min(card.stats) >= 0, card.id


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: f"{effect.when}-{effect.do}-{effect.to}")
def test_every_effect_is_made_of_words_that_mean_something(effect: Effect) -> None:
    assert new_game is not None
    assert effect.when in WHENS
    assert effect.do in (STANDING if effect.when == "static" else VERBS), effect.do
    assert effect.kw == "" or effect.kw in KEYWORDS
    if effect.when != "static" and effect.chooser != "opponent" and effect.to.endswith(("_ship", "_base", "_crew")):
        assert effect.to in CHOSEN or effect.to in ("firing_ship",) or effect.count == "all" or effect.to == "my_crew"
