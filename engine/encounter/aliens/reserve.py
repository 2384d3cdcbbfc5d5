"""Reserve: plays low attacks as reinforcements, and stops reinforcements of others for a negotiate each.

Wild: another player's discarded reinforcement comes into your hand. Super: one attack up to 09 among the boosts.
"""


from engine.encounter.acts import CANCELLED, anothers_act, can_pay_toll, stop_act
from engine.encounter.cards import NEGOTIATE, REINFORCEMENTS
from engine.encounter.hand import always_put
from engine.encounter.items import Alien, Use
from engine.encounter.state import DEF, OFF, Event, Game
from engine.kernel.asking import Asking, Choice, Ref, pick, some

LIMIT, SUPER_LIMIT = 6, 9
SIDES: tuple[Ref, ...] = (("side", OFF), ("side", DEF))
EVENTS = {"reserve.collected": "seat at face"}


def low_attacks(game: Game, seat: int, limit: int) -> list[int]:
    return sorted(face for face in game.hands[seat] if face <= limit)


def has_low_attack(game: Game, seat: int, event: Event) -> bool:
    return bool(low_attacks(game, seat, LIMIT))


def name_boosts(game: Game, seat: int, event: Event) -> Asking:
    """Ask for any number of cards and, for each, which side it helps (R-REI-2)."""
    cards = low_attacks(game, seat, LIMIT)
    options = [("card", face) for face in cards]
    chosen = yield some(seat, "reserve.boost", options, 1, len(cards), marks=always_put(game, seat))
    boosts = []
    for number in chosen:
        side = yield pick(seat, "reserve.side", SIDES, by=("card", cards[number]))
        boosts.append((cards[number], side))
    return tuple(boosts)


def named(choice: Choice) -> list[int]:
    """Return the cards of a boost."""
    return [face for face, _ in choice]


def boost(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Lay the cards among the reinforcements. Once the encounter cards are discarded they are attacks again (X-77)."""
    for face, side in choice:
        game.part_with(seat, face)
        game.table.append((face, seat, side))


# --- veto --------------------------------------------------------------------------------------------------------


def can_veto(game: Game, seat: int, event: Event) -> bool:
    return anothers_act(game, seat, event[0]) and can_pay_toll(game, seat, NEGOTIATE)


def veto(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], CANCELLED)


# --- super -------------------------------------------------------------------------------------------------------


def has_middling_attack(game: Game, seat: int, event: Event) -> bool:
    return bool(low_attacks(game, seat, SUPER_LIMIT))


def name_one(game: Game, seat: int, event: Event) -> Asking:
    cards = sorted(set(low_attacks(game, seat, SUPER_LIMIT)))
    face = cards[(yield pick(seat, "reserve.one", [("card", face) for face in cards], marks=always_put(game, seat)))]
    side = yield pick(seat, "reserve.side", SIDES, by=("card", face))
    return ((face, side),)


# --- wild --------------------------------------------------------------------------------------------------------


def falling(game: Game) -> list[int]:
    return sorted({face for face in game.discarding[-1][1] if face in REINFORCEMENTS})


def anothers_reinforcement(game: Game, seat: int, event: Event) -> bool:
    return event[0] != seat and bool(falling(game))


def name_reinforcement(game: Game, seat: int, event: Event) -> Asking:
    cards = falling(game)
    return (cards[(yield pick(seat, "reserve.collect", [("card", face) for face in cards]))],)


def collect(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Take the card out of the batch, so that it was never discarded (T-DIS-1)."""
    game.discarding[-1][1].remove(choice[0])
    game.gain(seat, choice[0])
    game.emit("reserve.collected", seat, event[0], choice[0])


ALIEN = Alien(
    level="green",
    power=(
        Use(
            ("reveal.reinforce",), boost, role="main_or_ally", when=has_low_attack, announce=name_boosts, once=False,
            repeats=True, hand_cards=named, name="boost",
        ),
        Use(
            ("any.reinforcement_attempt",), veto, role="main_or_ally", when=can_veto, toll=NEGOTIATE, once=False,
            name="veto",
        ),
    ),
    wild=Use(("any.cards_discarding",), collect, when=anothers_reinforcement, announce=name_reinforcement),
    super_=Use(
        ("reveal.reinforce",), boost, role="main_or_ally", when=has_middling_attack, announce=name_one, hand_cards=named
    ),
)  # fmt: skip
