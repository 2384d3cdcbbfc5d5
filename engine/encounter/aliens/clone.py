"""Clone: takes its own encounter card back into hand when everything has been settled.

Wild: an artifact of yours that has taken effect comes back to you, but rests until the encounter is over. Super:
collect twice the compensation that is due, if the opponent holds as many cards.
"""


from engine.encounter.cards import TYPE
from engine.encounter.items import Alien, Use
from engine.encounter.state import NONE, Event, Game
from engine.kernel.asking import Choice

TWICE = 2


def has_used_card(game: Game, seat: int, event: Event) -> bool:
    """Return whether the card on Clone's side at the end, no matter who laid it (X-04), was turned and stays above the
    deck (X-08).
    """
    side = game.side_of(seat)
    turned = game.laid[side] != NONE and game.open[side] == 1
    return turned and side not in game.notes.get("under_the_deck", ())


def take_back(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Take the card back into hand. It never reaches the pile, so it cannot be fetched from there (X-43)."""
    side = game.side_of(seat)
    face = game.laid[side]
    game.laid[side] = NONE
    game.gain(seat, face)
    game.emit("clone.kept", seat, face)


# --- super -------------------------------------------------------------------------------------------------------


def can_double(game: Game, seat: int, event: Event) -> bool:
    """Return whether the hand that pays holds twice what is due. There is nothing between once and twice (D-48)."""
    due = game.notes.get("due")
    if event != ("amount",) or due is None or due[0] != seat:
        return False
    return len(game.hands[due[1]]) >= TWICE * int(due[2])


def double(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes["due"] = (*game.notes["due"][:2], TWICE * game.notes["due"][2])


# --- wild --------------------------------------------------------------------------------------------------------


def artifact_worked(game: Game, seat: int, event: Event) -> bool:
    """Return whether the artifact this seat has just played may be kept: before anybody may collect it, and not if it
    was canceled (T-DIS-1).
    """
    own = event[0] == seat and event[1:] == (True, "keep")
    return own and TYPE[game.discarding[-1][1][0]] == "artifact"


def keep_artifact(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Put the artifact into the hand, even if it was played from a hoard: only a card that is returned without a power
    goes back there (T-DIS-1).
    """
    face = game.discarding[-1][1].pop()
    game.gain(seat, face)
    game.notes["locked"] = (*game.notes.get("locked", ()), (seat, face))
    game.emit("clone.kept", seat, face)


EVENTS = {"clone.kept": "seat face"}

ALIEN = Alien(
    level="green",
    power=(Use(("resolution.keep",), take_back, role="main", when=has_used_card),),
    wild=Use(("any.cards_discarding",), keep_artifact, when=artifact_worked),
    super_=Use(("resolution.compensation",), double, role="main", when=can_double),
)
