"""Miser: a second hand, the hoard, that nobody else can touch; any card may be played from it as from the hand.

Wild: this flare and two more cards are out of reach of a new hand or of compensation. Super: the top card of the deck
goes into the hoard. Not zappable: owning the hoard, and renewing it while it holds no encounter card.
"""


from engine.encounter.acts import SENT_BACK, announce, stop_act
from engine.encounter.cards import HAND_SIZE, MORPH, name_of
from engine.encounter.hand import TO_SECOND_HAND, discard, draw, set_aside
from engine.encounter.items import USES, Alien, Use
from engine.encounter.phases.planning import pick_anew
from engine.encounter.sheets import awake
from engine.encounter.state import NONE, Event, Game, step
from engine.kernel.asking import Asking, Choice, Ref, pick, some

HOARD = "second_hand"
LAID_ASIDE = 2
# At these moments the owner is asked about a renewal alone; at others it is one option among several.
RENEWAL_ASKED = (
    "regroup.begin", "alliance.before_invites", "planning.begin", "planning.before_pick", "reveal.reinforce",
    "encounter.end",
)  # fmt: skip
EVENTS = {"miser.second_set": "seat n | faces", "miser.hoard_laid": "seat n", "miser.hoard_shown": "seat faces"}


# --- set-up ------------------------------------------------------------------------------------------------------


def second_set(game: Game, seat: int) -> None:
    """Draw the second set of cards, besides the hand that was dealt."""
    game.kept[HOARD] = [game.deck.pop() for _ in range(HAND_SIZE)]
    game.whisper("miser.second_set", 1 << seat, (tuple(game.kept[HOARD]),), seat, HAND_SIZE)
    game.push("miser.choose_set", seat)


@step
def choose_set(game: Game, seat: int) -> Asking:
    """Ask which entire set becomes the hand; the other becomes the hoard."""
    answer = yield pick(seat, "miser.choose_set", (("hand",), ("hoard",)))
    if answer == 1:
        dealt = game.hands[seat]
        game.set_hand(seat, game.kept[HOARD])
        game.kept[HOARD] = dealt
    game.emit("miser.hoard_laid", seat, HAND_SIZE)


# --- playing from the hoard --------------------------------------------------------------------------------------


def hoard(game: Game) -> list[int]:
    return game.kept.get(HOARD, [])


def reach(game: Game, seat: int) -> list[int]:
    """Return each face in the hoard once."""
    return sorted(set(hoard(game)))


def encounter_cards(game: Game, seat: int) -> list[Ref]:
    return [("hoard", face) for face in reach(game, seat) if face <= MORPH]


def has_encounter_card(game: Game, seat: int, index: int) -> bool:
    return awake(game, game.sheets[seat][index], seat) and bool(encounter_cards(game, seat))


def declare_play(game: Game, seat: int, serial: int) -> None:
    """Declare the power's use together with the card, so that it is answered first."""
    announce(game, USES["miser.power"], seat, (), ("card", serial), NONE)


def declare_laying(game: Game, seat: int, side: int) -> None:
    """Declare an encounter card from the hoard: everybody sees where it comes from, but not which card it is."""
    announce(game, USES["miser.power"], seat, (), ("laid", side), NONE)


def play_on(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Play the card as usual, but note where it came from: if it is ever returned, it goes back to the hoard (T-END-2).
    """
    if event[0] == "laid":
        game.note(f"laid_from:{seat}")


def put_back(game: Game, seat: int, choice: Choice, event: Event, how: str) -> None:
    """Put the card back into the hoard after a zap. The hoard is closed for this encounter."""
    if event[0] == "card":
        stop_act(game, event[1], SENT_BACK)
        return
    side = event[1]
    game.kept[HOARD].append(game.laid[side])
    game.laid[side] = NONE
    pick_anew(game, seat)


# --- renewal -----------------------------------------------------------------------------------------------------


def worn_out(game: Game, seat: int, event: Event) -> bool:
    if any(face <= MORPH for face in hoard(game)) or not (game.deck or game.discards):
        return False
    return HOARD in game.kept and (event[1] or event[0] in RENEWAL_ASKED)


def renew(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Show the hoard, discard all of it, and replace it from the deck."""
    faces = game.kept[HOARD][:]
    game.kept[HOARD].clear()
    game.emit("miser.hoard_shown", seat, tuple(faces))
    game.push("miser.draw_hoard", seat)
    discard(game, seat, faces, why="miser")


@step
def draw_hoard(game: Game, seat: int) -> None:
    draw(game, seat, HAND_SIZE, "miser", TO_SECOND_HAND)


def scatter(game: Game, seat: int) -> None:
    """Discard the hoard, because the sheet leaves the game."""
    discard(game, seat, game.kept.pop(HOARD, []), why="miser")


# --- flare -------------------------------------------------------------------------------------------------------


def cards_in_danger(game: Game, seat: int, event: Event) -> bool:
    """Return whether a new hand has to be taken, or compensation is about to be taken from this hand."""
    if event == ("protect",):
        due = game.notes.get("due")
        return due is not None and due[1] == seat and not game.notes.get("nothing_paid")
    return len(event) == 2 and event[0] == seat


def own_flare(game: Game, faces: list[int]) -> int:
    return next(face for face in faces if name_of(face) == "flare_miser")


def name_two(game: Game, seat: int, event: Event) -> Asking:
    """Ask for two other cards to set aside, or take all if there are fewer."""
    faces = sorted(game.hands[seat])
    faces.remove(own_flare(game, faces))
    count = min(LAID_ASIDE, len(faces))
    chosen = yield some(seat, "miser.set_aside", [("card", face) for face in faces], count, count)
    return tuple(faces[number] for number in chosen)


def shelter(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Set cards aside, and the flare with them, until the payment or the new hand is complete."""
    set_aside(game, seat, list(choice))
    flare = own_flare(game, [face for face, who in game.aside if who == seat])
    game.aside.remove((flare, seat))
    game.aside.append((flare, -1 - seat))


def save_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
    draw(game, seat, 1, "miser", TO_SECOND_HAND)


ALIEN = Alien(
    level="green",
    power=(Use(("any.card_play",), play_on, once=False, stopped=put_back),),
    sides=(Use(("any.between",), renew, when=worn_out, once=False, repeats=True, name="renew"),),
    wild=Use(
        ("any.hand_replace", "resolution.compensation"),
        shelter,
        when=cards_in_danger,
        announce=name_two,
        secret_choice=True,
    ),
    super_=Use(("regroup.begin",), save_up, role="offense"),
    modifiers={
        "second_hand": has_encounter_card,
        "reach": reach,
        "lay_from": encounter_cards,
        "played_from": declare_play,
        "laid_from": declare_laying,
    },
    setup=second_set,
    leave=scatter,
)
