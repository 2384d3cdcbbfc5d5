"""Cosmic Encounter: what may differ in secret. `encounter_light.py` says how it comes to light by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from engine.encounter.cards import (
    ALIEN_IDS,
    ALIEN_ON,
    FACE_BY_NAME,
    FIRST_ARTIFACT,
    FIRST_FLARE,
    MORPH,
    NAMES,
    NEGOTIATE,
)
from engine.encounter.content import load_content
from engine.encounter.items import ALIENS, ARTIFACTS, TECHNOLOGY_IDS
from engine.encounter.listening import listen, tell_cards
from engine.encounter.options import make_options
from engine.encounter.redeal import cards_elsewhere
from engine.encounter.rules import RULES
from engine.encounter.setup import flare_of, new_game
from engine.encounter.state import ALIEN, CARD, COMPLETE, SHIPS, STORED, UP, Game
from engine.kernel.asking import BARGAIN, Question, Ref
from engine.kernel.match import Match
from engine.testing.same_answers import passed_on, public_answers
from engine.testing.two_worlds import Pair
from tests.encounter.battery.players import answer_one, keen, uniform
from tests.secrets import encounter_light, tries
from tests.secrets.kinds import (
    alone,
    any_order,
    asked_again,
    chance_to_come,
    everything,
    forks,
    order_of_hand,
    pair_of,
    secret_answer,
    swapped_ends,
    untold,
)
from tests.support import Dice

load_content()  # what is to be covered is read off the lists of aliens and technologies, which are empty before
GAME = "encounter"
THOROUGH: frozenset[str] = frozenset()  # questions to which many answers are given
MARKED = ()
TRIES = tries.ENCOUNTER
COMES_TO_LIGHT, LIGHT, agrees = encounter_light.COMES_TO_LIGHT, encounter_light.LIGHT, encounter_light.agrees
OWN_CHOICE, known_to = encounter_light.OWN_CHOICE, alone
known_hands, promised = encounter_light.known_hands, encounter_light.promised

# --- positions -----------------------------------------------------------------------------------------------------


def options_of(number: int) -> dict[str, Any]:
    """Tables of all kinds, one after the other; all aliens come round."""
    dice = Dice(number * 7 + 1)
    seats = (4, 4, 3, 5)[number % 4]
    found: dict[str, Any] = {"seats": seats, "alien_mode": ("dealt", "random")[number // 2 % 2]}
    for name, share in (("technology", 3), ("hidden_powers", 3), ("wild_flares", 4), ("hot_swapped", 6)):
        found[name] = dice.below(share) == 0
    found["four_planets"] = dice.below(8) == 0
    found["classic_flare"] = dice.below(8) == 0
    if not found["hidden_powers"]:
        found["aliens"] = tuple(ALIEN_IDS[(number * 4 + place) % len(ALIEN_IDS)] for place in range(seats))
    return found


def positions(seed: int, windows: str, number: int, most: int) -> Iterator[Match[Game]]:
    """A game of chance players, at every question that everybody sees."""
    match = new_game(make_options(**options_of(number), windows=windows), seed, False)
    dice = Dice(seed)
    for _ in range(most):
        if match.over:
            return
        if not watched(match) and not any(question.secret for question in match.pending):
            yield match
        answer_one(match, dice, keen if dice.below(3) else uniform)


def watched(match: Match[Game]) -> bool:
    """Return whether a seat sees what another draws: that is one more who knows."""
    return any(note.startswith("watched:") for note in match.game.notes)


def usable(match: Match[Game]) -> bool:
    """Return whether no seat sees what another draws, nor can begin to."""
    return not watched(match) and MIND not in match.game.in_hands


# --- cards in hands ------------------------------------------------------------------------------------------------


MIND = FACE_BY_NAME["flare_mind"]  # its wild half shows every card that another seat draws
PLAGUE = FACE_BY_NAME["plague"]  # it brings the sorts of cards in a hand to light, by their number alone


def with_card(match: Match[Game], seat: int, face: int, spot: int) -> Pair | None:
    """One world in which this seat holds a card instead of the attack that it holds in the other."""
    spare = spare_card(match.game, seat)
    if spare is None or not match.game.deck or match.game.deal or face in match.game.hands[seat]:
        return None
    one, two = forks(match)
    spot %= len(one.deck)
    for game in (one, two):
        bring_in(game, face, spot)
        if face not in game.deck:
            return None
    spot = one.deck.index(face)
    one.deck[spot] = spare
    hand = one.hands[seat][:]
    hand[hand.index(spare)] = face
    one.set_hand(seat, hand)
    return pair_of(
        f"{NAMES[face]} in hand of {seat}", one, two, known_hands(one, seat),
        lambda ref: about(ref, (face, spare, PLAGUE)), lambda ref: about(ref, (face,)),
    )  # fmt: skip


def hold(game: Game, seat: int, face: int) -> None:
    """This seat holds that flare instead of a spare card, if nobody holds it yet."""
    spare = spare_card(game, seat)
    if spare is None or face in cards_elsewhere(game):
        return
    hand = game.hands[seat][:]
    hand[hand.index(spare)] = face
    game.set_hand(seat, hand)
    tell_cards(game, set(cards_elsewhere(game)))


def about(ref: Ref, faces: tuple[int, ...]) -> bool:
    return ref[0] in ("card", "hoard") and any(face in faces for face in ref[1:2])


def spare_card(game: Game, seat: int) -> int | None:
    """An attack of the hand that is not its only encounter card."""
    encounter = [face for face in game.hands[seat] if face <= MORPH]
    attacks = [face for face in encounter if face < MORPH - 1]
    return max(attacks) if attacks and len(encounter) > 2 else None


def bring_in(game: Game, face: int, spot: int) -> None:
    """The card lies in the deck from now on: where another one of its kind lay, which leaves the game."""
    if face in game.deck or face in cards_elsewhere(game):
        return
    game.deck[spot] = face
    tell_cards(game, set(cards_elsewhere(game)))


def fitting(match: Match[Game], seat: int, faces: list[int], seed: int) -> list[int]:
    """Those of these cards which this seat would be offered after the next public answer, before the one after."""
    probe = untold(match)
    game = probe.game
    game.set_hand(seat, [*game.hands[seat], *[face for face in faces if face not in game.hands[seat]]])
    tell_cards(game, {*cards_elsewhere(game), *faces})
    found = asked_again(game)
    if found is None:
        return []
    given = public_answers(found, found, Dice(seed), lambda ref: about(ref, tuple(faces)))
    if given is None or given[0][0].shape == BARGAIN:
        return []
    found.answer(given[0][0].seat, given[0][1] if not isinstance(given[0][1], list) else tuple(given[0][1]))
    return [ref[1] for who, ref in passed_on(found) if who == seat and ref[0] == "card" and ref[1] in faces]


def half(match: Match[Game], seat: int, face: int) -> tuple[int, str]:
    """Which half of a flare it is for this seat."""
    own = face >= FIRST_FLARE and any(sheet[ALIEN] == ALIEN_ON[face] for sheet in match.game.sheets[seat])
    return face, "super" if own else "wild" if face >= FIRST_FLARE else "card"


ALL_CARDS = [
    *((FIRST_ARTIFACT + number, "card") for number in range(len(ARTIFACTS))),
    *((FIRST_FLARE + number, name) for number in range(len(ALIEN_IDS)) for name in ("wild", "super")),
]

SPECIAL = sorted({face for face, _ in ALL_CARDS} - {MIND})


# --- what else may differ ------------------------------------------------------------------------------------------


def card_elsewhere(match: Match[Game], dice: Dice) -> Pair | None:
    """A special card is in the hand of one seat in one world, of another in the other: so at a quick table, too, the
    same wait hides who is asked."""
    game = match.game
    seats = [seat for seat in range(game.n) if spare_card(game, seat) is not None]
    if len(seats) < 2 or game.deal:
        return None
    mine = seats.pop(dice.below(len(seats)))
    face = SPECIAL[dice.below(len(SPECIAL))]
    return None if face in cards_elsewhere(game) else between(match, mine, seats[dice.below(len(seats))], face)


def between(match: Match[Game], mine: int, other: int, face: int) -> Pair | None:
    """One of two seats holds this card, in each world another one."""
    one, two = forks(match)
    hold(one, mine, face)
    hold(two, other, face)
    what = f"{NAMES[face]} in hand of {mine} or {other}"
    return pair_of(what, one, two, known_hands(one, mine, other), lambda ref: about(ref, (face,)))


def asked_elsewhere(match: Match[Game], dice: Dice) -> Pair | None:
    """The same, with a card about which its holder will be asked after the next public answer, as far as that hangs on
    nothing else."""
    seats = [seat for seat in range(match.game.n) if spare_card(match.game, seat) is not None]
    for mine in seats if not match.game.deal else ():
        for other in seats[seats.index(mine) + 1 :]:
            both = set(fitting(match, mine, SPECIAL, 0)) & set(fitting(match, other, SPECIAL, 0))
            faces = sorted(both - set(cards_elsewhere(match.game)))
            for face in faces[dice.below(len(faces)) :] if faces else ():
                pair = between(match, mine, other, face)
                if pair is not None:
                    return pair
    return None


def deck_order(match: Match[Game], dice: Dice) -> Pair | None:
    """Who draws one of the two may use it at once: that is what this seat does, and no leak."""
    pair = swapped_ends(match, "order of the deck", lambda game: game.deck, dice)
    return pair and replace(pair, avoid=drawn_or_watched(pair.one.game.deck[-1], pair.two.game.deck[-1]))


def drawn_or_watched(*faces: int) -> Callable[[Ref], bool]:
    return lambda ref: about(ref, (*faces, MIND))


def card_on_top(match: Match[Game], dice: Dice, wanted: int) -> Pair | None:
    """A wanted card on top of the deck, and another one that is not laid: whether a hand has one to lay is shown."""
    one, two = forks(match)
    if wanted not in one.deck[:-1] or one.deck[-1] == wanted or one.deck[-1] <= MORPH:
        return None
    spot = one.deck.index(wanted)
    one.deck[-1], one.deck[spot] = one.deck[spot], one.deck[-1]
    avoid = drawn_or_watched(wanted, two.deck[-1])
    return pair_of(f"{NAMES[wanted]} on top of the deck", one, two, frozenset(), avoid)


def destiny_order(match: Match[Game], dice: Dice) -> Pair | None:
    return swapped_ends(match, "order of destiny", lambda game: game.destiny_deck, dice)


def laid_card(match: Match[Game], dice: Dice) -> Pair | None:
    """Another card lies face down; the hand has the other one."""
    side = dice.below(2)
    seat = match.game.main(side)
    if match.game.laid[side] < 0 or match.game.open[side] or "swapped" in match.game.notes:
        return None
    one, two = forks(match)
    laid = one.laid[side]
    others = [face for face in one.hands[seat] if face <= MORPH and face != laid]
    if not others or f"laid_from:{seat}" in one.notes:
        return None
    other = others[dice.below(len(others))]
    hand = one.hands[seat][:]
    hand[hand.index(other)] = laid
    one.laid[side] = other
    one.set_hand(seat, hand)
    return pair_of(f"card laid by {seat}", one, two, known_hands(one, seat), lambda ref: about(ref, (laid, other)))


def face_down_sheet(match: Match[Game], seat: int, other: int, holder: int) -> Pair | None:
    """Another alien face down before a seat; the flares of both are in other hands."""
    down = [sheet for sheet in match.game.sheets[seat] if not sheet[UP]]
    if not down or other not in match.game.stock:
        return None
    index = match.game.sheets[seat].index(down[0])
    one, two = forks(match)
    sheet = one.sheets[seat][index]
    one.stock[one.stock.index(other)] = sheet[ALIEN]
    old, sheet[ALIEN] = sheet[ALIEN], other
    listen(one)
    for game in (one, two):
        for number in (other, old):
            hold(game, holder, flare_of(game, number))
    mine = (other, old)
    return pair_of(
        f"{ALIEN_IDS[other]} face down before {seat}", one, two, frozenset((seat,)),
        lambda ref: ref[0] in ("turn_up", "alien") and any(part in mine for part in ref[1:2]),
        lambda ref: ref == ("turn_up", other),
    )  # fmt: skip


def face_down_technology(match: Match[Game], dice: Dice, wanted: int = -1) -> Pair | None:
    seat = dice.below(match.game.n)
    down = [index for index, tech in enumerate(match.game.techs[seat]) if not tech[COMPLETE]]
    if not down or not match.game.tech_deck:
        return None
    one, two = forks(match)
    other = wanted if wanted in one.tech_deck else one.tech_deck[dice.below(len(one.tech_deck))]
    tech = one.techs[seat][down[0]]
    ships = tech[SHIPS]
    one.tech_deck[one.tech_deck.index(other)] = tech[CARD]
    old, tech[CARD] = tech[CARD], other
    listen(one)
    mine = (other, old)
    return pair_of(
        f"{TECHNOLOGY_IDS[other]} with {ships} ships face down before {seat}", one, two, frozenset((seat,)),
        lambda ref: ref[0] == "technology" and (ref[1] in mine or ref[1] in [TECHNOLOGY_IDS[one] for one in mine]),
        lambda ref: ref[0] == "technology" and str(ref[1]).partition(".")[0] == TECHNOLOGY_IDS[other],
    )  # fmt: skip


def any_sheet(match: Match[Game], dice: Dice) -> Pair | None:
    may = [number for number in match.game.stock if ALIENS[number].setup is None]
    seat = dice.below(match.game.n)
    holder = (seat + 1 + dice.below(match.game.n - 1)) % match.game.n
    return face_down_sheet(match, seat, may[dice.below(len(may))], holder) if may else None


def card_to_lay(match: Match[Game], dice: Dice) -> Pair | None:
    """One of the two main players, or another seat, holds another card that may be laid."""
    game = match.game
    seat = game.main(dice.below(2)) if dice.below(4) and game.defense >= 0 else dice.below(game.n)
    mine = [face for face in game.hands[seat] if face <= MORPH and face not in promised(game)]
    theirs = [spot for spot, face in enumerate(game.deck) if face <= MORPH and face not in game.hands[seat]]
    if not mine or not theirs or "hand_kept" in game.notes:
        return None
    old = mine[dice.below(len(mine))]
    kinds = [spot for spot in theirs if (game.deck[spot] < NEGOTIATE) != (old < NEGOTIATE)]
    theirs = kinds if kinds and dice.below(2) else theirs
    spot = theirs[dice.below(len(theirs))]
    one, two = forks(match)
    face, one.deck[spot] = one.deck[spot], old
    hand = one.hands[seat][:]
    hand[hand.index(old)] = face
    one.set_hand(seat, hand)
    return pair_of(
        f"{NAMES[face]} to lay in hand of {seat}",
        one, two, known_hands(one, seat), lambda ref: about(ref, (face, old, PLAGUE, MIND)),
    )  # fmt: skip


def any_card(match: Match[Game], dice: Dice) -> Pair | None:
    face, _ = ALL_CARDS[dice.below(len(ALL_CARDS))]
    return with_card(match, dice.below(match.game.n), face, dice.below(50))


def stored_card(match: Match[Game], dice: Dice) -> Pair | None:
    """Another card lies face down under a technology of a seat, whether that is complete or not (R-TEC-1)."""
    stores = [
        (seat, at) for seat, techs in enumerate(match.game.techs) for at, tech in enumerate(techs) if tech[STORED] >= 0
    ]
    spots = [spot for spot, face in enumerate(match.game.deck) if face <= MORPH]
    if not stores or not spots:
        return None
    one, two = forks(match)
    (seat, at), spot = stores[dice.below(len(stores))], spots[dice.below(len(spots))]
    tech, other = one.techs[seat][at], one.deck[spot]
    if tech[STORED] == other:
        return None
    one.deck[spot], tech[STORED] = tech[STORED], other
    return pair_of(f"{NAMES[other]} stored by {seat}", one, two, frozenset((seat,)))


def richer(match: Match[Game], dice: Dice) -> Match[Game] | None:
    """The same position with more that is hidden: special cards in hands, a card stored under a technology."""
    game = untold(match).game
    for _ in range(3):
        hold(game, dice.below(game.n), SPECIAL[dice.below(len(SPECIAL))])
    low = [spot for spot, face in enumerate(game.deck) if face <= MORPH]
    if low and dice.below(2):
        seat, face = dice.below(game.n), game.deck.pop(low[dice.below(len(low))])
        number = TECHNOLOGY_IDS.index("quark_battery")
        taken = number in game.tech_deck or not any(tech[CARD] == number for techs in game.techs for tech in techs)
        if taken and number not in game.tech_discards:
            game.tech_deck = [other for other in game.tech_deck if other != number]
            game.techs[seat].append([number, dice.below(2), 0, face, 0])
        listen(game)
    return asked_again(game)


hand_order = partial(order_of_hand, hands=lambda game: game.hands)

KINDS = (
    any_card, card_elsewhere, stored_card, hand_order, card_to_lay,
    deck_order, destiny_order, chance_to_come, laid_card, any_sheet, face_down_technology, any_order, secret_answer,
    partial(everything, RULES),
)  # fmt: skip

# What must be met besides the cards, sheets and moments of `covered.py`, as `forced.py` has it: cards that are drawn.
QUIET = ()
FORCED = {"card on top": (card_on_top, sorted({face for face, _ in ALL_CARDS}))}


def subject(match: Match[Game], question: Question) -> Any:
    """Where cards are chosen odds are told: those count with the powers of the two main players."""
    if question.why != "planning.pick":
        return None
    return tuple(sheet[ALIEN] for sheet in match.game.sheets[question.seat])
