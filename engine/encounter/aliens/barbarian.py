"""Barbarian: a winning offense looks through the defense's hand and keeps a card for each of its ships on the gate.

What it leaves is discarded. Wild: discard any of the cards just received as compensation or reward. Super: the power
works as an ally of the winning offense too.
"""


from engine.encounter.hand import discard_from_hand, hand_over, look, still_held
from engine.encounter.items import Alien, Use
from engine.encounter.state import OFFENSE_WON, Event, Game, step
from engine.kernel.asking import ALWAYS, SECRET, Asking, Choice, some
from engine.kernel.game import SEALED


def there_is_loot(game: Game, seat: int, event: Event) -> bool:
    return game.outcome == OFFENSE_WON and bool(game.hands[game.defense])


def plunder(game: Game, seat: int, choice: Choice, event: Event) -> None:
    look(game, seat, game.defense)
    game.push("barbarian.loot", seat)


@step
def loot(game: Game, seat: int) -> Asking:
    """Ask which of the loser's cards to keep, at most one for each of the seat's ships on the gate. The other cards are
    discarded, and with no ship there all of them.
    """
    victim = game.defense
    hand = sorted(game.hands[victim])
    chosen = yield some(seat, "barbarian.keep", [("card", face) for face in hand], 0, game.gate[seat], data=victim)
    kept = [hand[number] for number in chosen]
    left = [face for number, face in enumerate(hand) if number not in chosen]
    hand_over(game, victim, seat, kept, "barbarian")
    discard_from_hand(game, victim, left, "barbarian")


# --- wild --------------------------------------------------------------------------------------------------------


def unwanted(game: Game, seat: int) -> list[int]:
    """Return the cards of the last payment that are still in hand."""
    return sorted(still_held(game, seat, game.notes.get(f"gained:{seat}", ())))


def was_paid(game: Game, seat: int, event: Event) -> bool:
    return event[0] == seat and bool(unwanted(game, seat))


def sort_out(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("barbarian.throw_away", seat)


@step
def throw_away(game: Game, seat: int) -> Asking:
    """Ask which of the cards to discard, or nothing if all of them have gone by now (D-51).

    Nobody else may learn whether they have gone. So at tables whose windows open by public facts, the question is
    secret and hidden in the same way as a window.
    """
    faces = unwanted(game, seat)
    if not faces and game.options.windows != SEALED:
        game.silences += 1
        return
    marks = ALWAYS | (SECRET if game.options.public else 0)
    chosen = yield some(seat, "barbarian.throw_away", [("card", face) for face in faces], 0, len(faces), marks=marks)
    discard_from_hand(game, seat, [faces[number] for number in chosen], "barbarian")


ALIEN = Alien(
    level="green",
    power=(Use(("resolution.decided",), plunder, role="offense", when=there_is_loot, forced=True),),
    wild=Use(("any.cards_gained",), sort_out, role="main_or_ally", when=was_paid),
    super_=Use(("resolution.decided",), plunder, role="offensive_ally", when=there_is_loot),
)
