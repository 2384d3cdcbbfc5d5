"""Fodder: between two attacks discards attacks higher than its own and lower than the opponent's, and adds their sum.

Wild: a player who turned an invitation down joins after all, with one ship. Super: attacks lower than its own may be
discarded too.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import NEGOTIATE
from engine.encounter.hand import always_put, discard_from_hand
from engine.encounter.items import Alien, Use
from engine.encounter.phases.alliance import bring_ships, open_sides
from engine.encounter.ships import choose_from_colonies
from engine.encounter.state import Event, Game
from engine.encounter.values import both_attack, values
from engine.kernel.asking import Asking, Choice, pick, some

SOURCE = ("power", "fodder.power")


def legal_cards(game: Game, seat: int, super_: bool) -> list[int]:
    """Return the attacks in hand, by their printed number, that are below the opponent's value now and above the seat's
    own; with `super_` also lower ones.
    """
    if not both_attack(game):
        return []
    value, side = values(game)[0], game.side_of(seat)
    attacks = sorted(face for face in game.hands[seat] if face < NEGOTIATE)
    return [face for face in attacks if face < value[1 - side] and (super_ or face > value[side])]


def has_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(legal_cards(game, seat, False))


def has_lower_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(legal_cards(game, seat, True))


def name_cards(game: Game, seat: int, event: Event) -> Asking:
    """Ask for all cards at once. They are named openly, so after a zap the cards that return to the hand are known."""
    cards = legal_cards(game, seat, riding(game, "fodder.power") is not None)
    options = [("card", face) for face in cards]
    chosen = yield some(seat, "fodder.cards", options, 1, len(cards), marks=always_put(game, seat))
    return tuple(cards[number] for number in chosen)


def throw_away(game: Game, seat: int, choice: Choice, event: Event) -> None:
    discard_from_hand(game, seat, list(choice), "fodder")


def overwhelm(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", game.side_of(seat), sum(choice), SOURCE))


# --- wild --------------------------------------------------------------------------------------------------------


def turned_it_down(game: Game, seat: int, event: Event) -> bool:
    return seat in game.notes.get("stayed_out", ()) and game.has_colony(seat)


def name_side(game: Game, seat: int, event: Event) -> Asking:
    sides = open_sides(game, seat)
    side = sides[(yield pick(seat, "fodder.side", [("side", side) for side in sides]))]
    question = choose_from_colonies(game, seat, "fodder.ship", 1, 1)
    counts = yield question
    return side, question.options[counts.index(1)][1]


def join_late(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Join a side with one ship and become an ally like any other (X-73)."""
    side, planet = choice
    bring_ships(game, seat, side, {planet: 1})


ALIEN = Alien(
    level="yellow",
    power=(
        Use(
            ("reveal.flipped",), overwhelm, role="main", when=has_cards, announce=name_cards, price=throw_away,
            hand_cards=list,
        ),
    ),
    wild=Use(("reveal.flipped",), join_late, role="bystander", when=turned_it_down, announce=name_side),
    super_=Use(("reveal.flipped",), role="main", when=has_lower_cards, rides="fodder.power"),
)
