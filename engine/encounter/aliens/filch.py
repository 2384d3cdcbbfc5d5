"""Filch: takes the opponent's used encounter card out of the discard pile.

Wild: for a negotiate, steal an artifact or flare that is just being played. Super: take any main player's used card,
from any seat. Classic edition, wild: lift ships, cards of the deck or discards in the quiet beats (beats.py), and pay a
ship if caught; super: as the other edition's.
"""


from engine.encounter.acts import FACE, SEAT, STOLEN, act_by, anothers_act, can_pay_toll, stop_act, unplayed
from engine.encounter.beats import EASY_ACCESS, MOMENT, NO_LONGER
from engine.encounter.cards import FIRST_FLARE, NEGOTIATE
from engine.encounter.items import Alien, Use
from engine.encounter.losses import impose_loss
from engine.encounter.phases.resolution import fetch, fetchable
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def used_by_opponent(game: Game, seat: int, event: Event) -> bool:
    return any(user == game.opponent(seat) for _, user in fetchable(game))


def pocket(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Fetch the opponent's base card. A card whose value was only added is left, because the base card was discarded
    first.
    """
    user = game.opponent(seat)
    face = next(face for face, who in fetchable(game) if who == user)
    fetch(game, seat, face, user)


# --- super -------------------------------------------------------------------------------------------------------


def used_by_others(game: Game, seat: int, event: Event) -> bool:
    return any(user != seat for _, user in fetchable(game))


def name_card(game: Game, seat: int, event: Event) -> Asking:
    cards = [entry for entry in fetchable(game) if entry[1] != seat]
    answer = yield pick(seat, "filch.take", [("card", face, user) for face, user in cards])
    return cards[answer]


def pocket_named(game: Game, seat: int, choice: Choice, event: Event) -> None:
    if tuple(choice) in fetchable(game):
        fetch(game, seat, choice[0], choice[1])


# --- wild --------------------------------------------------------------------------------------------------------


def can_pay(game: Game, seat: int, event: Event) -> bool:
    return anothers_act(game, seat, event[0]) and can_pay_toll(game, seat, NEGOTIATE)


def steal(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Take the flare into the thief's hand. For its owner it counts as unplayed (T-FLR-2)."""
    act = act_by(game, event[0])
    if act is None:
        return
    stop_act(game, event[0], STOLEN)
    owner, face = act[SEAT], act[FACE]
    game.aside.remove((face, owner))
    game.gain(seat, face)
    if face >= FIRST_FLARE:
        unplayed(game, owner, face)
    game.emit("stolen", seat, owner, face)


# --- classic edition ---------------------------------------------------------------------------------------------


def caught(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Lose a ship. From now on everybody knows who has the card, and its holder lifts cards more easily."""
    game.kept[EASY_ACCESS] = [seat]
    game.kept.pop(NO_LONGER, None)
    impose_loss(game, seat, 1, "caught")


SUPER = Use(("resolution.fetch",), pocket_named, when=used_by_others, announce=name_card)

ALIEN = Alien(
    level="green",
    power=(Use(("resolution.fetch",), pocket, role="main", when=used_by_opponent),),
    wild=Use(("any.artifact_attempt", "any.flare_attempt"), steal, when=can_pay, toll=NEGOTIATE),
    super_=SUPER,
    wild_classic=Use((MOMENT,), caught),
    super_classic=SUPER,
)
