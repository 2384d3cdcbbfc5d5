"""Mutant: before the invitations fills its hand up to eight, each card from the deck or blindly from another hand.

Wild: after a victory or a deal take a card from the opponent and from each of the opponent's allies.
Super: discard up to three cards first.
"""


from engine.encounter.acts import put_away_now
from engine.encounter.cards import FACE_BY_NAME, HAND_SIZE
from engine.encounter.hand import IN_PARTS, discard_from_hand, draw, still_held, take_at_random
from engine.encounter.items import Alien, Use
from engine.encounter.outcome import won_side
from engine.encounter.state import DEAL_MADE, Event, Game, step
from engine.encounter.totals import allies
from engine.encounter.window_gate import open_window
from engine.kernel.asking import Asking, Choice, Ref, pick, some

MOST_DISCARDS = 3
DECK = ("deck",)
FLARE = FACE_BY_NAME["flare_mutant"]


def short_of_cards(game: Game, seat: int, event: Event) -> bool:
    return len(game.hands[seat]) < HAND_SIZE


def regenerate(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("mutant.grow", seat, 0)


def sources(game: Game, seat: int) -> list[Ref]:
    """Return the sources of a card: every other hand with a card in it, and the deck, even if it has to be shuffled
    first.
    """
    found: list[Ref] = [DECK] if game.deck or game.discards else []
    return found + [("seat", other) for other in game.others_clockwise(seat) if game.hands[other]]


@step
def grow(game: Game, seat: int, from_deck: int) -> Asking:
    """Fill the hand card by card, asking for the source anew after each. All of it is one batch (X-47)."""
    found = sources(game, seat) if short_of_cards(game, seat, ()) else []
    if not found:
        if from_deck:
            open_window(game, "any.cards_drawn", (seat, from_deck, "mutant"))
        return
    source = found[(yield pick(seat, "mutant.source", found))]
    game.push("mutant.grow", seat, from_deck + (source == DECK))
    if source == DECK:
        draw(game, seat, 1, "mutant", IN_PARTS)
    else:
        take_at_random(game, seat, source[1], 1, "mutant")


# --- super -------------------------------------------------------------------------------------------------------


def others(game: Game, seat: int) -> list[int]:
    """Return the hand without this flare, which counts as a card but is not discarded."""
    return sorted(face for face in game.hands[seat] if face != FLARE)


def can_get_short(game: Game, seat: int, event: Event) -> bool:
    return bool(others(game, seat)) and len(game.hands[seat]) < HAND_SIZE + MOST_DISCARDS


def name_discards(game: Game, seat: int, event: Event) -> Asking:
    cards, fewest = others(game, seat), max(1, len(game.hands[seat]) - HAND_SIZE + 1)
    chosen = yield some(seat, "mutant.discard", [("card", face) for face in cards], fewest, MOST_DISCARDS)
    return tuple(cards[number] for number in chosen)


def shed(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Discard cards and put the flare back in hand before the first draw. A later zap of the use does not bring the
    cards back.
    """
    put_away_now(game, game.notes.pop("rider:mutant.power")[0])
    discard_from_hand(game, seat, still_held(game, seat, choice), "mutant")


# --- wild --------------------------------------------------------------------------------------------------------


def victims(game: Game, seat: int) -> list[int]:
    """Return the opponent and its allies who hold a card, including allies that a deal has sent home."""
    other = game.opponent(seat)
    return [who for who in (other, *allies(game, game.side_of(other))) if game.hands[who]]


def came_off_well(game: Game, seat: int, event: Event) -> bool:
    return (won_side(game, seat) or game.outcome == DEAL_MADE) and bool(victims(game, seat))


def help_oneself(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for who in victims(game, seat):
        take_at_random(game, seat, who, 1, "mutant")


ALIEN = Alien(
    level="green",
    power=(Use(("alliance.before_invites",), regenerate, role="main", when=short_of_cards),),
    wild=Use(("resolution.effects",), help_oneself, role="main", when=came_off_well),
    super_=Use(
        ("alliance.before_invites",),
        shed,
        role="main",
        when=can_get_short,
        announce=name_discards,
        rides="mutant.power",
        hand_cards=list,
    ),
)
