"""Cards on the move: drawing, discarding, taking from hands, refilling (R-HND, R-DEK, T-HND, T-DIS, T-BAT).

For every batch the items that replace it or react to it are asked. No card text and no alien is named here.

A caller first pushes the steps that come later, and draws or discards last. Reactions are then pushed on top, so they
finish first.
"""

from engine.encounter.cards import ENCOUNTER_FACES, HAND_SIZE, TYPE, name_of
from engine.encounter.listening import heard, modifiers
from engine.encounter.state import Game, per_seat, step
from engine.encounter.window_gate import open_window, silent
from engine.kernel.asking import ALWAYS
from engine.kernel.chance import below, shuffle

# --- drawing -----------------------------------------------------------------------------------------------------


GAINED, WATCHED = per_seat("gained"), per_seat("watched")
TO_HAND, BESIDE_HAND, IN_PARTS, TO_SECOND_HAND = range(4)


def draw(game: Game, seat: int, count: int, why: str, manner: int = TO_HAND) -> None:
    """Draw one batch from the cosmic deck (T-BAT-1). BESIDE_HAND lays the cards aside before their drawer (`laid_aside`
    finds them). IN_PARTS draws a part of a batch; its caller opens any.cards_drawn itself when the batch is complete.
    TO_SECOND_HAND adds the cards to those that a power keeps on its sheet.
    """
    if count <= 0:
        return
    if heard(game, "any.card_draw"):
        game.push("hand.drawing", seat, count, why, (), manner)
        game.push("windows.window", "any.card_draw", (seat, count))
    else:
        drawing(game, seat, count, why, (), manner)


@step
def drawing(game: Game, seat: int, count: int, why: str, had: tuple[int, ...], manner: int) -> None:
    """Draw cards one by one. A reshuffle pauses the batch (T-BAT-3); `had` holds the cards drawn before it."""
    deck, came = game.deck, list(had)
    while len(came) < count:
        if not deck and not reshuffle(game):
            break
        if game.notes.get("reshuffled") == 1:
            game.notes["reshuffled"] = 2
            arrive(game, seat, came[len(had) :], manner)  # the cards that came may themselves respond to this
            had = tuple(came)
            if heard(game, "any.deck_reshuffled"):
                game.notes["reshuffled"] = 0
                game.push("hand.drawing", seat, count, why, had, manner)
                game.push("windows.window", "any.deck_reshuffled", (seat,))
                return
        came.append(deck.pop())
    arrive(game, seat, came[len(had) :], manner)
    had = tuple(came)
    game.notes.pop("reshuffled", None)
    game.notes[GAINED[seat]] = had
    eyes = 1 << seat
    for watcher in game.notes.get(WATCHED[seat], ()):  # another seat sees every card this seat draws
        eyes |= 1 << watcher
        note_seen(game, watcher, "drawn", seat, had)
    game.whisper("drew", eyes, (had,), seat, len(had), why)
    if had and why != "cling" and manner != IN_PARTS:
        open_window(game, "any.cards_drawn", (seat, len(had), why))


def arrive(game: Game, seat: int, faces: list[int], manner: int) -> None:
    """Put the drawn cards where this batch belongs."""
    if manner == BESIDE_HAND:
        game.aside += [(face, -1 - seat) for face in faces]
    elif manner == TO_SECOND_HAND:
        game.kept["second_hand"] += faces
    else:
        game.gain(seat, *faces)


def reshuffle(game: Game) -> bool:
    """Shuffle the discards into a new deck (R-DEK-1). Return False if there is nothing to shuffle (R-DEK-2)."""
    if not game.discards:
        return False
    game.deck.extend(game.discards)
    game.discards.clear()
    shuffle(game, game.deck)
    game.emit("reshuffled", len(game.deck))
    game.notes["reshuffled"] = 1
    return True


# --- being asked about a hand ------------------------------------------------------------------------------------


def always_put(game: Game, seat: int) -> int:
    """Return the mark for a question about the cards of a hand. It is asked even if the hand leaves one answer, because
    skipping it would tell what is held (R-SEC-2). For a hand of one card everybody can see that there is no choice.
    """
    return ALWAYS if len(game.hands[seat]) > 1 else 0


# --- looking -----------------------------------------------------------------------------------------------------


def look(game: Game, viewer: int, seat: int) -> None:
    """Show one seat another's whole hand as it is now; nothing moves."""
    faces = tuple(sorted(game.hands[seat]))
    game.whisper("hand_seen", 1 << viewer, (faces,), viewer, seat, len(faces))
    note_seen(game, viewer, "hand", seat, faces)


def note_seen(game: Game, viewer: int, what: str, seat: int, faces: tuple[int, ...]) -> None:
    """Note, until cleanup, which cards of another player a seat has seen. Its view shows them."""
    game.notes[f"seen:{viewer}"] = (*game.notes.get(f"seen:{viewer}", ()), (what, seat, faces))


# --- discarding --------------------------------------------------------------------------------------------------


def discard(game: Game, seat: int, faces: list[int], played: bool = False, why: str = "", last: bool = False) -> None:
    """Send a batch of one player's cards, already out of hand, to the pile (T-DIS-1). With `last` the calling step does
    nothing afterwards, so players who cannot respond at this moment need not be asked.
    """
    if not faces:
        return
    if heard(game, "any.cards_discarding"):
        game.discarding.append([seat, list(faces), played])
        if last and _let_go(game, seat, played):
            discarded(game, why)
            return
        game.push("hand.discarded", why)
        game.push("windows.window", "any.cards_discarding", (seat, played))
        game.push("windows.ask_first", "any.cards_discarding", seat, (seat, played, "keep"))
    else:
        game.discards.extend(faces)
        game.emit("discarded", seat, tuple(faces), why)


def _let_go(game: Game, seat: int, played: bool) -> bool:
    """Return whether no player, the discarder included, could respond to the batch."""
    here = game.listeners["any.cards_discarding"]
    return silent(game, here, (seat, played, "keep")) and silent(game, here, (seat, played))


@step
def discarded(game: Game, why: str) -> None:
    """Put the cards that nobody kept or collected on the pile."""
    seat, faces, _ = game.discarding.pop()
    if faces:
        game.discards.extend(faces)
        game.emit("discarded", seat, tuple(faces), why)


def discard_from_hand(game: Game, seat: int, faces: list[int], why: str = "") -> None:
    for face in faces:
        game.part_with(seat, face)
    discard(game, seat, faces, why=why)


def still_held(game: Game, seat: int, faces: tuple[int, ...]) -> list[int]:
    """Return those of the named cards that are still in the hand, because a response may have cost one."""
    rest, found = game.hands[seat][:], []
    for face in faces:
        if face in rest:
            rest.remove(face)
            found.append(face)
    return found


def discard_at_random(game: Game, seat: int, count: int, why: str = "") -> None:
    discard(game, seat, blindly(game, seat, count), why=why)


def blindly(game: Game, seat: int, count: int) -> list[int]:
    """Take cards out of a hand at random, or all if there are fewer. The caller puts them somewhere."""
    hand = game.hands[seat][:]
    faces = [hand.pop(below(game, len(hand))) for _ in range(min(count, len(hand)))]
    game.set_hand(seat, hand)
    return faces


# --- from hand to hand -------------------------------------------------------------------------------------------


def hand_over(game: Game, giver: int, taker: int, faces: list[int], why: str) -> None:
    """Move named cards from one hand to another; only the two players see the faces."""
    for face in faces:
        game.part_with(giver, face)
    game.gain(taker, *faces)
    game.whisper("cards_moved", 1 << giver | 1 << taker, (tuple(faces),), giver, taker, len(faces), why)


def take_at_random(game: Game, taker: int, giver: int, count: int, why: str) -> list[int]:
    """Draw cards blindly from another hand, in one go (R-CPN-6)."""
    faces = blindly(game, giver, count)
    game.gain(taker, *faces)
    game.whisper("cards_moved", 1 << giver | 1 << taker, (tuple(faces),), giver, taker, len(faces), why)
    return faces


# --- refilling ---------------------------------------------------------------------------------------------------


def can_play_encounter_card(game: Game, seat: int) -> bool:
    """Return whether the seat has an encounter card in hand, or in a second hand where a power keeps one."""
    if game.has_encounter_card(seat):
        return True
    for who, index, second_hand, _ in game.ears.get("second_hand", ()):
        if who == seat and second_hand(game, seat, index):
            return True
    return False



def refill(game: Game, seat: int, why: str) -> None:
    """Show and discard the hand, draw eight, and repeat while there is no encounter card (T-HND-1 (c) to (g)). Cards
    that a text lets the player set aside are kept in `aside` and come back at the end.
    """
    game.push("hand.refilled", seat)
    game.push("hand.new_hand", seat, why, 0)


@step
def new_hand(game: Game, seat: int, why: str, round_: int) -> None:
    """Begin one round of a new hand: ask those who may set cards aside, then discard the rest and draw eight."""
    game.push("hand.draw_new_hand", seat, why, round_)
    open_window(game, "any.hand_replace", (seat, round_))


@step
def draw_new_hand(game: Game, seat: int, why: str, round_: int) -> None:
    hand = game.hands[seat]
    kept = kept_types(game, seat)
    faces = [face for face in hand if TYPE[face] not in kept]
    game.emit("hand_shown", seat, tuple(hand), why)
    game.set_hand(seat, [face for face in hand if TYPE[face] in kept])
    game.push("hand.check_new_hand", seat, why, round_)
    game.push("hand.draw_eight", seat)
    discard(game, seat, faces, why="refill")


def kept_types(game: Game, seat: int) -> tuple[str, ...]:
    """Return the types of cards that a text lets the player keep when the hand is replaced. They are shown with the
    rest.
    """
    kept: tuple[str, ...] = game.notes.get(f"keeps:{seat}", ())
    for who, types in modifiers(game, "keeps_in_refill"):
        if who == seat:
            kept = (*kept, *types(game, seat))
    return kept


@step
def draw_eight(game: Game, seat: int) -> None:
    draw(game, seat, HAND_SIZE, "refill")


@step
def check_new_hand(game: Game, seat: int, why: str, round_: int) -> None:
    """Draw a new hand again until it has an encounter card (R-HND-2, R-HND-4). Stop when none can come (R-DEK-3)."""
    if game.has_encounter_card(seat) or ENCOUNTER_FACES.isdisjoint((*game.deck, *game.discards)):
        return
    new_hand(game, seat, why, round_ + 1)


@step
def refilled(game: Game, seat: int) -> None:
    """Return to the hand what was set aside (T-HND-1 g)."""
    game.notes.pop(f"keeps:{seat}", None)
    take_up(game, seat)


def set_aside(game: Game, seat: int, faces: list[int]) -> None:
    """Lay cards before their owner until the refill or payment is over. Skip a card that was played since it was named.
    """
    for face in faces:
        if face in game.hands[seat]:
            game.part_with(seat, face)
            game.aside.append((face, -1 - seat))


def take_up(game: Game, seat: int) -> None:
    """Return the cards that lie before a player to the hand."""
    for face in laid_aside(game, seat) if game.aside else ():
        game.aside.remove((face, -1 - seat))
        game.gain(seat, face)


def laid_aside(game: Game, seat: int) -> list[int]:
    """Return the cards that lie before a player, neither in hand nor played."""
    return [face for face, mark in game.aside if mark == -1 - seat]


def flare_in_use(game: Game, seat: int, alien: str) -> int:
    """Return the flare of that alien that this seat is using: it lies aside until it is put away."""
    return next(face for face, who in game.aside if who == seat and name_of(face) == f"flare_{alien}")


def take_from_pile(game: Game, face: int) -> None:
    """Take the topmost card of that face out of the discards. The caller puts it somewhere."""
    del game.discards[len(game.discards) - 1 - game.discards[::-1].index(face)]


def give_flare(game: Game, seat: int, face: int, taker: int) -> None:
    """Move a flare in use to another player's hand."""
    game.aside.remove((face, seat))
    game.gain(taker, face)
    game.emit("flare_given", seat, taker, face)
