"""Andromeda's Edge: what may differ in secret, and the facts of events by which it comes to light by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.andromeda.content import (
    CARD_IDS,
    DESTINY,
    DESTINY_IDS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    MODULE_DECKS,
    MODULE_IDS,
    RAIDER_IDS,
    RAIDERS,
)
from engine.andromeda.moments import MOMENTS
from engine.andromeda.rules import RULES
from engine.andromeda.state import partner
from engine.kernel.asking import Question, Ref
from engine.kernel.game import AnyMatch
from engine.testing.two_worlds import Light, Pair
from tests.andromeda.rules.players import TABLES, choose, start
from tests.secrets import tries
from tests.secrets.kinds import (
    asked_again,
    chance_to_come,
    everything,
    forks,
    named_in_view,
    order_of_hand,
    pair_of,
    secret_answer,
    swapped_ends,
    tells,
    untold,
)  # fmt: skip
from tests.support import Dice

GAME = "andromeda"
TRIES = tries.ANDROMEDA
THOROUGH: frozenset[str] = frozenset()  # questions to which many answers are given
MARKED = MOMENTS

COMES_TO_LIGHT = {
    "factions_chosen": "factions",
    "upgrades_dealt": "upgrades",  # the neutral ones by chance, for all to see (A-SET-15, A-ZON-1)
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
    "leader_lost": "region",
    "leaders_placed": "region",
    "rolled": "first again final",
    "rerolled": "again final",
    "destiny_shown": "destiny",
    "final_score": "lines vp",
    "bonus_placed": "region resource n",
}
# In a team the partner reads what a seat draws (A-TEA-7); partners sit at seats 0 and 1, 2 and 3.
shows = tells(COMES_TO_LIGHT, frozenset(("cards", "token", "top", "bottom")), partners=True)


# What an event names is there for who reads it.
NAMED = {
    "discarded": "cards",
    "drawn": "cards",
    "event_revealed": "card",
    "factions_chosen": "factions",
    "leader_lost": "region",
    "module_gained": "module",
    "planet_laid": "tile moon",
    "raider_revealed": "raider",
    "refilled": "modules",
}
agrees = named_in_view(
    NAMED, frozenset(("event_revealed", "factions_chosen", "module_gained", "planet_laid", "raider_revealed"))
)


def opens(where: str, eye: int, view: Any) -> bool:
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


def named(number: int, ids: tuple[str, ...]) -> Callable[[Ref], bool]:
    """Return the test of options that tells those which speak of this thing."""
    return lambda ref: ids[number] in ref[1:]


def tactics_card(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """A card of the deck instead of one in a hand."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    keeps = any(name == "basics.keep" for name, _, _ in one.stack)  # that names cards just drawn
    if not one.hands[seat] or not one.tactics_deck or keeps:
        return None
    spot = one.tactics_deck.index(wanted) if wanted in one.tactics_deck else dice.below(len(one.tactics_deck))
    place = dice.below(len(one.hands[seat]))
    mine, theirs = one.tactics_deck[spot], one.hands[seat][place]
    if mine == theirs:
        return None
    one.tactics_deck[spot], one.hands[seat][place] = theirs, mine
    cards = (CARD_IDS[mine], CARD_IDS[theirs])
    return pair_of(f"{cards[0]} in hand of {seat}", one, two, known_to(match, seat), cards, named(mine, CARD_IDS))


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
    goals = (DESTINY_IDS[other], DESTINY_IDS[old])
    return pair_of(f"goal {goals[0]} of {seat}", one, two, known_to(match, seat), goals)


def token_kept(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """A token of the observatory instead of one that a seat keeps."""
    seat = dice.below(match.game.n)
    one, two = forks(match)
    if not one.discoveries[seat] or not one.observatory:
        return None
    spot = one.observatory.index(wanted) if wanted in one.observatory else -1
    mine, theirs = one.observatory[spot], one.discoveries[seat][0]
    one.observatory[spot], one.discoveries[seat][0] = theirs, mine
    if mine == theirs:
        return None
    tokens = (DISCOVERY_IDS[mine], DISCOVERY_IDS[theirs])
    wants = named(mine, DISCOVERY_IDS)
    return pair_of(f"token {tokens[0]} of {seat}", one, two, known_to(match, seat), tokens, wants)


def token_hidden(match: AnyMatch, dice: Dice, wanted: int) -> Pair | None:
    """A token of the science track instead of one that lies in the observatory."""
    one, two = forks(match)
    there = next((space for space in one.spaces if wanted in space), None)
    if not one.observatory or there is None:
        return None
    spot, place = there.index(wanted), dice.below(len(one.observatory))
    there[spot], one.observatory[place] = one.observatory[place], wanted
    return pair_of(f"token {DISCOVERY_IDS[wanted]} in the observatory", one, two, frozenset())


def factions_dealt(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """While factions are chosen, another one among the three of a seat."""
    if "dealt" not in match.game.notes or match.game.partial:
        return None
    one, two = forks(match)
    seat = dice.below(one.n)
    dealt = [list(cards) for cards in one.notes["dealt"]]
    free = [card for card in range(len(FACTION_IDS)) if not any(card in cards for cards in dealt)]
    if len(dealt[seat]) < 2 or not free:
        return None
    other, old = wanted if wanted in free else free[dice.below(len(free))], dealt[seat][0]
    dealt[seat][0] = other
    one.notes["dealt"] = tuple(map(tuple, dealt))
    two_of = (FACTION_IDS[other], FACTION_IDS[old])
    wants = named(other, FACTION_IDS)
    return pair_of(f"{two_of[0]} dealt to {seat}", one, two, frozenset((seat,)), two_of, wants)


def raider_face_down(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
    """Another raider under a card that lies face down."""
    one, two = forks(match)
    down = [cls for cls, up in enumerate(one.revealed) if not up and one.raider_cards[cls] >= 0]
    if not down:
        return None
    cls = "SABCD".index(RAIDERS[wanted].cls) if wanted >= 0 else down[dice.below(len(down))]
    if cls not in down:
        return None
    cards = [n for n, row in enumerate(RAIDERS) if row.cls == "SABCD"[cls] and n != one.raider_cards[cls]]
    if not cards:
        return None
    one.raider_cards[cls] = wanted if wanted in cards else cards[dice.below(len(cards))]
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


def on_top(what: str, pile: Callable[[Any], list[Any]], ids: tuple[str, ...]) -> Any:
    """Return the maker of pairs with a wanted thing on top of a pile, and another one."""

    def kind(match: AnyMatch, dice: Dice, wanted: int = -1) -> Pair | None:
        one, two = forks(match)
        found = pile(one)
        if wanted not in found[:-1] or found[-1] == wanted:
            return None
        spot = found.index(wanted)
        found[-1], found[spot] = found[spot], found[-1]
        return pair_of(f"{ids[wanted]} on top of {what}", one, two, frozenset())

    return kind


def order_of(what: str, pile: Any) -> Any:
    def kind(match: AnyMatch, dice: Dice) -> Pair | None:
        return swapped_ends(match, f"order of {what}", pile, dice)

    kind.__name__ = what
    return kind


def richer(match: AnyMatch, dice: Dice) -> AnyMatch | None:
    """The same position with more that is hidden: more tactics cards in hands, more tokens kept."""
    game = untold(match).game
    for _ in range(4):
        seat = dice.below(game.n)
        if game.tactics_deck:
            game.hands[seat].append(game.tactics_deck.pop(dice.below(len(game.tactics_deck))))
        if game.observatory:
            game.discoveries[seat].append(game.observatory.pop(dice.below(len(game.observatory))))
    return asked_again(game)


def hand_order(match: AnyMatch, dice: Dice) -> Pair | None:
    return order_of_hand(match, dice, lambda game: game.hands, match.game.options.teams)


KINDS = (
    hand_order, tactics_card, tactics_card, destiny_card, token_kept, factions_dealt, raider_face_down, moon_below,
    chance_to_come,
    partial(secret_answer, known=known_to), partial(everything, RULES),
    order_of("tactics", lambda game: game.tactics_deck), order_of("events", lambda game: game.event_deck),
    order_of("planets", lambda game: game.planet_stack), order_of("modules", lambda game: game.decks[game.turn % 4]),
    order_of("science tokens", lambda game: game.spaces[game.turn % 2]),
    order_of("observatory", lambda game: game.observatory),
    order_of("moons", lambda game: game.moon_stacks[game.turn % 5]),
)  # fmt: skip

# Questions that everybody sees, and what a seat answers them with in secret.
OWN_CHOICE = {
    "discovery.keep": "discovery", "events.top": "event", "setup.destiny": "destiny", "setup.faction": "faction",
    "cards.keep": "card", "give.card": "card", "teams.thing": "discovery",
}  # fmt: skip

# What must be met: of each kind every thing. Nobody is told of the `QUIET` ones for long.
QUIET = ("goal", "faction dealt", "raider face down", "token kept", "token in the observatory")
FORCED: dict[str, tuple[Any, Sequence[int]]] = {
    "tactics card in hand": (tactics_card, range(len(CARD_IDS))),
    "goal": (destiny_card, range(len(DESTINY_IDS))),
    "faction dealt": (factions_dealt, range(len(FACTION_IDS))),
    "raider face down": (raider_face_down, [n for n, row in enumerate(RAIDERS) if row.cls != "S"]),  # S lies open
    "token kept": (token_kept, range(len(DISCOVERY_IDS))),
    "tactics card on top": (on_top("tactics", lambda game: game.tactics_deck, CARD_IDS), range(len(CARD_IDS))),
    "event on top": (on_top("events", lambda game: game.event_deck, EVENT_IDS), range(len(EVENT_IDS))),
    "token in the observatory": (token_hidden, range(len(DISCOVERY_IDS))),
    **{
        f"module {kind} on top": (on_top(f"modules {kind}", lambda game, kind=kind: game.decks[kind], MODULE_IDS), deck)
        for kind, deck in enumerate(MODULE_DECKS)
    },
}


LIGHT = Light(shows, opens)


def usable(match: AnyMatch) -> bool:
    """Nobody is shown what another draws."""
    return True


def subject(match: AnyMatch, question: Question) -> Any:
    """Nothing but its reason and its item make two questions different here."""
    return None
