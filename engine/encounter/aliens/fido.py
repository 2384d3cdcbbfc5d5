"""Fido: lifts a used encounter card off the pile and offers it to a player, for a ship from the warp or a card.

A refused card it may keep. Wild: push the top card of the pile into the opponent's hand and draw one. Super: offer any
number of this encounter's cards, one by one.
"""


from engine.encounter.acts import riding
from engine.encounter.hand import draw
from engine.encounter.items import Alien, Use
from engine.encounter.phases.resolution import fetch, fetchable
from engine.encounter.ships import recover
from engine.encounter.state import PASS, Event, Game, step
from engine.kernel.asking import Asking, Choice, Ref, pick

Used = tuple[int, int]  # (face, the seat that used it)


def not_yet_offered(game: Game, done: tuple[Used, ...]) -> list[Used]:
    found = fetchable(game)
    for entry in done:
        if entry in found:
            found.remove(entry)
    return found


def cards_lie_there(game: Game, seat: int, event: Event) -> bool:
    return bool(fetchable(game))


def name_card_and_friend(game: Game, seat: int, event: Event) -> Asking:
    return (yield from choose_offer(game, seat, (), False))


def choose_offer(game: Game, seat: int, done: tuple[Used, ...], may_stop: bool) -> Asking:
    """Ask for the next offer. Return (face, user, friend), or None if no more is wanted."""
    cards = not_yet_offered(game, done)
    options: list[Ref] = [("card", face, user) for face, user in cards]
    if may_stop:
        options.append(PASS)
    answer = yield pick(seat, "fido.lift" if not may_stop else "fido.lift_another", options)
    if answer == len(cards):
        return None
    others = game.others_clockwise(seat)
    friend = yield pick(seat, "fido.friend", [("seat", other) for other in others], data=cards[answer][0])
    return (*cards[answer], others[friend])


def offer_it(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("fido.offer", seat, tuple(choice), ())


@step
def offer(game: Game, seat: int, choice: tuple[int, int, int], done: tuple[Used, ...]) -> Asking:
    """Ask the friend to take a card. Card and answer are public, and the answer binds."""
    face, user, friend = choice
    answer = yield pick(friend, "fido.accept", (("card", face), PASS), by=("card", face), data=seat)
    game.push("fido.next_card", seat, (*done, (face, user)))
    if answer == 0:
        game.push("fido.payment", seat)
        fetch(game, friend, face, user)
    else:
        game.emit("fido.refused", friend, seat, face)
        game.push("fido.refused_card", seat, face, user)


@step
def payment(game: Game, seat: int) -> Asking:
    """Ask what to take: a ship from the warp, a card from the deck, or nothing."""
    options: list[Ref] = [("draw",), PASS]
    if game.warp[seat] and game.has_colony(seat):
        options.insert(0, ("ships",))
    answer = yield pick(seat, "fido.payment", options)
    if options[answer] == ("ships",):
        recover(game, seat, 1, "fido")
    elif options[answer] == ("draw",):
        draw(game, seat, 1, "fido")


@step
def refused_card(game: Game, seat: int, face: int, user: int) -> Asking:
    answer = yield pick(seat, "fido.keep", (("card", face), PASS))
    if answer == 0:
        fetch(game, seat, face, user)


@step
def next_card(game: Game, seat: int, done: tuple[Used, ...]) -> Asking:
    """Offer the next card. The super flare goes on until all cards have been offered once, or the owner stops."""
    if riding(game, "fido.power") is not None and not_yet_offered(game, done):
        choice = yield from choose_offer(game, seat, done, True)
        if choice is not None:
            game.push("fido.offer", seat, choice, done)


# --- wild --------------------------------------------------------------------------------------------------------


def pile_has_cards(game: Game, seat: int, event: Event) -> bool:
    return bool(game.discards)


def push_into_hand(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Push the card into the opponent's hand. It cannot be refused."""
    face = game.discards.pop()
    game.gain(game.opponent(seat), face)
    game.emit("fido.pushed", seat, game.opponent(seat), face)
    draw(game, seat, 1, "fido")


EVENTS = {"fido.refused": "seat at face", "fido.pushed": "seat at face"}

ALIEN = Alien(
    level="yellow",
    power=(Use(("resolution.fetch",), offer_it, when=cards_lie_there, announce=name_card_and_friend),),
    wild=Use(("planning.begin",), push_into_hand, role="main", when=pile_has_cards),
    super_=Use(("resolution.fetch",), when=cards_lie_there, rides="fido.power"),
)
