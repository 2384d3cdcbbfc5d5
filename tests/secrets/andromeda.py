"""Andromeda's Edge: what may differ in secret, and the facts of events by which it comes to light by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from engine.andromeda.content import CARD_IDS, DESTINY, DESTINY_IDS, DISCOVERY_IDS, FACTION_IDS, RAIDER_IDS, RAIDERS
from engine.andromeda.moments import MOMENTS
from engine.andromeda.rules import RULES
from engine.andromeda.state import partner
from engine.kernel.game import AnyMatch
from engine.testing.two_worlds import Pair
from tests.andromeda.rules.players import TABLES, choose, start
from tests.secrets.kinds import chance_to_come, everything, forks, pair_of, secret_answer, swapped_ends, tells
from tests.support import Dice

GAME = "andromeda"
MARKED = MOMENTS

COMES_TO_LIGHT = {
    "factions_chosen": "factions",
    "rolled_for_first": "seats dice",
    "game_begins": "seat",
    "discarded": "cards",
    "card_played": "card",
    "token_used": "token",
    "event_revealed": "card",
    "planet_laid": "tile moon",
    "refilled": "modules",
    "module_gained": "module",
    "raider_revealed": "raider",
    "raider_placed": "region n",
    "nebula_rolled": "region",
    "leaders_placed": "region",
    "rolled": "first again final",
    "rerolled": "again final",
    "destiny_shown": "destiny",
    "final_score": "lines vp",
    "bonus_placed": "region resource n",
}
# In a team the partner reads what a seat draws (A-TEA-7); partners sit at seats 0 and 1, 2 and 3.
shows = tells(COMES_TO_LIGHT, frozenset(("cards", "token", "top", "bottom")), partners=True)


def opens(where: str, eye: int) -> bool:
    """The moon below, once the one on top is gone."""
    return where.startswith(("view.view.map.", "show.view.map.")) and where.endswith(".moon")


def positions(seed: int, windows: str, number: int, most: int) -> Iterator[AnyMatch]:
    match, dice = start(seed, strict=False, **TABLES[number % len(TABLES)]), Dice(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.answer(*choose(match, dice))


def known_to(match: AnyMatch, seat: int) -> frozenset[int]:
    """Partners know of each other (A-TEA-7)."""
    return frozenset((seat, partner(match.game, seat))) - {-1}


def tactics_card(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """A card of the deck instead of one in a hand."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.hands[seat] or not one.tactics_deck:
        return None
    spot = one.tactics_deck.index(wanted) if wanted in one.tactics_deck else dice.below(len(one.tactics_deck))
    place = dice.below(len(one.hands[seat]))
    mine, theirs = one.tactics_deck[spot], one.hands[seat][place]
    if mine == theirs:
        return None
    one.tactics_deck[spot], one.hands[seat][place] = theirs, mine
    names = (CARD_IDS[mine], CARD_IDS[theirs])
    return pair_of(f"{names[0]} in hand of {seat}", one, two, known_to(match, seat), names)


def destiny_card(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    seat = dice.below(match.game.n)
    one, two = forks(match)
    held = {card for cards in one.destiny for card in cards}
    free = [card for card in range(len(DESTINY)) if card not in held]
    if not one.destiny[seat] or not free:
        return None
    other = wanted if wanted in free else free[dice.below(len(free))]
    old = one.destiny[seat][0]
    one.destiny[seat] = (other, *one.destiny[seat][1:])
    names = (DESTINY_IDS[other], DESTINY_IDS[old])
    return pair_of(f"goal {names[0]} of {seat}", one, two, known_to(match, seat), names)


def token_kept(match: AnyMatch, dice: Dice) -> Pair | None:
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.discoveries[seat] or not one.observatory:
        return None
    mine, theirs = one.observatory[-1], one.discoveries[seat][0]
    one.observatory[-1], one.discoveries[seat][0] = theirs, mine
    names = (DISCOVERY_IDS[mine], DISCOVERY_IDS[theirs])
    return pair_of(f"token {names[0]} of {seat}", one, two, known_to(match, seat), names)


def factions_dealt(match: AnyMatch, dice: Dice) -> Pair | None:
    """While factions are chosen, another one among the three of a seat."""
    if "dealt" not in match.game.notes or match.game.partial:
        return None
    one, two = forks(match)
    seat = dice.below(one.n)
    dealt = [list(cards) for cards in one.notes["dealt"]]
    free = [card for card in range(len(FACTION_IDS)) if not any(card in cards for cards in dealt)]
    if len(dealt[seat]) < 2 or not free:
        return None
    other, old = free[dice.below(len(free))], dealt[seat][0]
    dealt[seat][0] = other
    one.notes["dealt"] = tuple(map(tuple, dealt))
    names = (FACTION_IDS[other], FACTION_IDS[old])
    return pair_of(f"{names[0]} dealt to {seat}", one, two, frozenset((seat,)), names)


def raider_face_down(match: AnyMatch, dice: Dice) -> Pair | None:
    one, two = forks(match)
    down = [cls for cls, up in enumerate(one.revealed) if not up and one.raider_cards[cls] >= 0]
    if not down:
        return None
    cls = down[dice.below(len(down))]
    cards = [n for n, row in enumerate(RAIDERS) if row.cls == "SABCD"[cls] and n != one.raider_cards[cls]]
    if not cards:
        return None
    one.raider_cards[cls] = cards[dice.below(len(cards))]
    return pair_of(f"raider {RAIDER_IDS[one.raider_cards[cls]]} face down", one, two, frozenset())


def moon_below(match: AnyMatch, dice: Dice) -> Pair | None:
    """The lowest moon of a region, and another of its stack."""
    one, two = forks(match)
    piles = [region for region, moons in enumerate(one.moons) if len(moons) > 1]
    if not piles:
        return None
    region = piles[dice.below(len(piles))]
    for stack in one.moon_stacks:
        for place, moon in enumerate(stack):
            if one.moons[region] and same_colour(moon, one.moons[region][0]):
                stack[place] = one.moons[region][0]
                one.moons[region] = (moon, *one.moons[region][1:])
                return pair_of(f"moon {moon} under {region}", one, two, frozenset())
    return None


def same_colour(one: int, other: int) -> bool:
    from engine.andromeda.content import MOONS

    return one != other and MOONS[one].colour == MOONS[other].colour


def order_of(what: str, pile: Any) -> Any:
    def kind(match: AnyMatch, dice: Dice) -> Pair | None:
        return swapped_ends(match, f"order of {what}", pile, dice)

    kind.__name__ = what
    return kind


KINDS = (
    tactics_card, tactics_card, destiny_card, token_kept, factions_dealt, raider_face_down, moon_below, chance_to_come,
    partial(secret_answer, known=known_to), partial(everything, RULES),
    order_of("tactics", lambda game: game.tactics_deck), order_of("events", lambda game: game.event_deck),
    order_of("planets", lambda game: game.planet_stack), order_of("modules", lambda game: game.decks[game.turn % 4]),
    order_of("science tokens", lambda game: game.spaces[game.turn % 2]),
    order_of("observatory", lambda game: game.observatory),
    order_of("moons", lambda game: game.moon_stacks[game.turn % 5]),
)  # fmt: skip
