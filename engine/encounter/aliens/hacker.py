"""Hacker: collects compensation by sight, from whatever player it likes; and picks what it pays itself.

Wild: compensation about to be taken from you is canceled. Super: give back up to as many cards as were collected.
"""


from engine.encounter.hand import hand_over
from engine.encounter.items import Alien, Use
from engine.encounter.state import NONE, Event, Game, step
from engine.kernel.asking import Asking, Choice, pick, some


def due(game: Game) -> tuple[int, int, int]:
    """Return (taker, source, cards) of the compensation under way."""
    found: tuple[int, int, int] = game.notes.get("due") or (NONE, NONE, 0)
    return found


# --- collecting --------------------------------------------------------------------------------------------------


def collects(game: Game, seat: int, event: Event) -> bool:
    return event == ("source",) and due(game)[0] == seat and due(game)[2] > 0


def name_source(game: Game, seat: int, event: Event) -> Asking:
    others = game.others_clockwise(seat)
    answer = yield pick(seat, "hacker.source", [("seat", other) for other in others])
    return (others[answer],)


def break_in(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Prepare to take cards. The hand is shown only when they are taken, after its owner has put cards out of reach
    (X-67).
    """
    game.notes["due"] = (seat, choice[0], due(game)[2])
    game.notes["due_by"] = (seat, "hacker.take")


# --- paying ------------------------------------------------------------------------------------------------------


def pays(game: Game, seat: int, event: Event) -> bool:
    return event == ("source",) and due(game)[1] == seat and due(game)[2] > 0


def pick_payment(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes["due_by"] = (seat, "hacker.pay")


# --- super -------------------------------------------------------------------------------------------------------


def has_hacked(game: Game, seat: int, event: Event) -> bool:
    """Return whether the payment just made was collected by sight."""
    hacked = game.notes.get("due_by") == (seat, "hacker.take")
    return event == ("paid",) and hacked and game.notes["compensated"][0] == seat


def give_back(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("hacker.give", seat)


@step
def give(game: Game, seat: int) -> Asking:
    """Ask which cards to give; cards just taken may be among them."""
    _, source, taken = game.notes["compensated"]
    hand = sorted(game.hands[seat])
    chosen = yield some(seat, "hacker.give", [("card", face) for face in hand], 0, taken, data=source)
    hand_over(game, seat, source, [hand[number] for number in chosen], "hacker")


# --- wild --------------------------------------------------------------------------------------------------------


def about_to_pay(game: Game, seat: int, event: Event) -> bool:
    """Return whether Hacker, a main player, is about to pay its opponent. A third player as the source cannot refuse.
    """
    taker, source, cards = due(game)
    return event == ("protect",) and source == seat and taker == game.opponent(seat) and cards > 0


def refuse(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes.pop("due")
    game.emit("hacker.refused", seat, game.opponent(seat))


EVENTS = {"hacker.refused": "seat at"}

ALIEN = Alien(
    level="green",
    power=(
        Use(("resolution.compensation",), break_in, role="main", when=collects, announce=name_source, name="collect"),
        Use(("resolution.compensation",), pick_payment, role="main", when=pays, name="pay"),
    ),
    wild=Use(("resolution.compensation",), refuse, role="main", when=about_to_pay),
    super_=Use(("resolution.compensation",), give_back, role="main", when=has_hacked),
)
