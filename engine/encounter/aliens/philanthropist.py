"""Philanthropist: gives a card to a main player once alliances stand; left without encounter cards it takes a new hand.

Wild: for a ship, your power works for another player until the encounter is over. Super: the encounter card given away
has to be laid.
"""


from engine.encounter.cards import MORPH
from engine.encounter.hand import always_put, hand_over, refill
from engine.encounter.items import Alien, Use
from engine.encounter.losses import lose
from engine.encounter.sheets import awake
from engine.encounter.state import EXTRA, KIND, NONE, OWN, Event, Game
from engine.encounter.variants import lend_sheets
from engine.kernel.asking import Asking, Choice, pick

EVENTS = {"philanthropist.lent": "seat at alien"}


def has_a_card(game: Game, seat: int, event: Event) -> bool:
    return bool(game.hands[seat])


def name_gift(game: Game, seat: int, event: Event) -> Asking:
    """Ask for a gift and its taker: a main player gives to the opponent, an ally to either of the two."""
    takers = [other for other in (game.offense, game.defense) if other != seat]
    faces = sorted(set(game.hands[seat]))
    taker = yield pick(seat, "philanthropist.taker", [("seat", other) for other in takers])
    options, marks = [("card", face) for face in faces], always_put(game, seat)
    card = yield pick(seat, "philanthropist.card", options, data=takers[taker], marks=marks)
    return (takers[taker], faces[card])


def give(game: Game, seat: int, choice: Choice, event: Event) -> None:
    taker, face = choice
    if face not in game.hands[seat]:
        return
    hand_over(game, seat, taker, [face], "philanthropist")
    game.notes["gift"] = (seat, taker, face)
    if seat in (game.offense, game.defense) and not game.has_encounter_card(seat):
        refill(game, seat, "philanthropist")


# --- super -------------------------------------------------------------------------------------------------------


def gift_can_be_laid(game: Game, seat: int, event: Event) -> bool:
    giver, taker, face = game.notes.get("gift", (NONE, NONE, NONE))
    return event == () and giver == seat and face <= MORPH and face in game.hands[taker]


def insist(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Oblige the taker to lay the gift, as far as possible: an obligation to lay an attack comes first (X-30)."""
    _, taker, face = game.notes["gift"]
    game.notes[f"must_lay:{taker}"] = face


# --- wild --------------------------------------------------------------------------------------------------------


def has_a_power_to_lend(game: Game, seat: int, event: Event) -> bool:
    working = any(sheet[KIND] in (OWN, EXTRA) and awake(game, sheet, seat) for sheet in game.sheets[seat])
    return working and game.has_colony(seat)


def name_borrower(game: Game, seat: int, event: Event) -> Asking:
    planets, others = game.colonies(seat), game.others_clockwise(seat)
    borrower = yield pick(seat, "philanthropist.borrower", [("seat", other) for other in others])
    planet = yield pick(seat, "philanthropist.ship", [("planet", planet) for planet in planets])
    return (others[borrower], planets[planet])


def pay(game: Game, seat: int, choice: Choice, event: Event) -> None:
    lose(game, [[seat, choice[1], 1]], "price")


def lend(game: Game, seat: int, choice: Choice, event: Event) -> None:
    lend_sheets(game, seat, choice[0])
    game.emit("philanthropist.lent", seat, choice[0], game.notes["loan"][2][0][0])


ALIEN = Alien(
    level="yellow",
    power=(
        Use(
            ("alliance.closed",),
            give,
            role="main_or_ally",
            when=has_a_card,
            announce=name_gift,
            secret_choice=True,
            open_parts=1,
        ),
    ),
    wild=Use(("regroup.begin",), lend, when=has_a_power_to_lend, announce=name_borrower, price=pay),
    super_=Use(("planning.pick",), insist, role="main_or_ally", when=gift_can_be_laid),
)
