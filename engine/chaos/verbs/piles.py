"""Verbs for cards in piles: draw, mill, discard, look, search, recover. What is shown to one seat is a question that
reveals, never an event: it is seen once and cannot be told again (K-INFO-4)."""


from engine.chaos.card import TYPE_NAMES, Effect
from engine.chaos.cards import CARDS
from engine.chaos.effects import verb
from engine.chaos.state import CTRL, DONE, FACE, PAID, UNPAID, Game
from engine.chaos.table import draw as draw_cards
from engine.chaos.table import last_card_gone, shuffle_colony, to_ruin
from engine.chaos.table import mill as mill_cards
from engine.chaos.targets import CARD, OPPONENT, WHO, Context
from engine.kernel.asking import ALWAYS, REVEALS, Asking, Choice, Ref, pick, some

SHOWN_ONCE = ALWAYS | REVEALS


def who_is_meant(context: Context, effect: Effect) -> int:
    return context[OPPONENT] if effect.who == "opponent" else context[WHO]


@verb
def draw(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    draw_cards(game, who_is_meant(context, effect), effect.n)


@verb
def mill(game: Game, context: Context, effect: Effect, choice: Choice) -> None:
    """Move cards from the top of the seat's colony into its ruin."""
    seat = who_is_meant(context, effect)
    if seat >= 0:
        mill_cards(game, seat, effect.n, context[WHO])


@verb
def discard(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Ask for cards of a centre to discard into the ruin. Depending on the text, the card's player or the opponent
    picks them.
    """
    victim = who_is_meant(context, effect)
    picker = context[OPPONENT] if effect.chooser == "opponent" else context[WHO]
    if victim < 0 or not game.centre[victim]:
        return
    faces = yield from pick_cards(game, victim, picker, effect.n, "discard.card", ("card", context[CARD]))
    to_ruin(game, victim, faces, "effect")


def pick_cards(game: Game, victim: int, picker: int, count: int, why: str, by: Ref | None = None) -> Asking:
    """Ask for this many cards of a centre. The question may be skipped only if everybody can see that there is no
    choice.
    """
    hand = sorted(game.centre[victim])
    count = min(count, len(hand))
    marks = ALWAYS if len(hand) > count else 0
    if picker != victim:
        marks = SHOWN_ONCE
    if count == 1:
        faces = list(dict.fromkeys(hand))
        answer = yield pick(picker, why, [("card", face) for face in faces], by=by, marks=marks)
        return [faces[answer]]
    answer = yield some(picker, why, copies(hand), count, count, by=by, marks=marks)
    return [hand[index] for index in answer]


def copies(faces: list[int]) -> list[Ref]:
    """Return a different ref for every card; copies of the same card are numbered."""
    seen: dict[int, int] = {}
    found: list[Ref] = []
    for face in faces:
        seen[face] = seen.get(face, 0) + 1
        found.append(("card", face, seen[face]))
    return found


@verb
def look(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Show a centre or all unpaid cards once, to this seat alone. The log says only that it looked (K-INFO-4)."""
    seat, foe = context[WHO], context[OPPONENT]
    if foe < 0:
        return
    shown = sorted(game.centre[foe]) if effect.what == "opponent_centre" else _unpaid_of(game, foe)
    yield pick(seat, "look." + effect.what, [DONE], by=("card", context[CARD]), data=shown, marks=SHOWN_ONCE)
    game.emit("looked", seat, foe, effect.what)


def _unpaid_of(game: Game, foe: int) -> list[list[int]]:
    return [[handle, row[FACE]] for handle, row in game.rows.items() if row[CTRL] == foe and row[PAID] == UNPAID]


@verb
def search_top(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Ask which of the top cards of the seat's colony goes into the centre; the rest go to the bottom in the order
    named.
    """
    seat, by = context[WHO], ("card", context[CARD])
    pile = game.colony[seat]
    top = pile[::-1][: effect.look]
    if not top:
        return
    answer = yield pick(seat, "search.take", copies(top), by=by, marks=SHOWN_ONCE)
    rest = [face for index, face in enumerate(top) if index != answer]
    order: list[int] = []
    while len(rest) > 1:
        number = yield pick(seat, "search.bottom", copies(rest), by=by, marks=SHOWN_ONCE)
        order.append(rest.pop(number))
    order += rest
    taken = top[answer]
    del pile[len(pile) - len(top) :]
    pile[:0] = order  # the first one named ends lowest
    game.centre[seat].append(taken)
    game.emit("looked", seat, seat, "colony_top")
    game.whisper("took", 1 << seat, (taken,), seat, "colony", 1)
    last_card_gone(game, seat, seat)


def look_and_take(game: Game, seat: int, count: int) -> Asking:
    """Ask for one of the top `count` cards of the colony, and return it. The caller moves the card and shuffles the
    colony (K-MAIN-8).
    """
    pile = game.colony[seat]
    top = pile[::-1][:count]
    answer = yield pick(seat, "search.take", copies(top), marks=SHOWN_ONCE)
    return top[answer]


@verb
def search(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Ask for a limited number of fitting cards of the seat's colony, show them, put them into the centre, then shuffle
    the colony if the effect says so.
    """
    seat = context[WHO]
    pile = game.colony[seat]
    fitting = sorted(face for face in pile if TYPE_NAMES[CARDS[face].type] == effect.fits["type"])
    answer = yield some(
        seat, "search.cards", copies(fitting), 0, effect.n, by=("card", context[CARD]), data=sorted(pile),
        marks=SHOWN_ONCE,
    )  # fmt: skip
    taken = [fitting[index] for index in answer]
    for face in taken:
        pile.remove(face)
        game.centre[seat].append(face)
    game.emit("took_openly", seat, "colony", tuple(taken))
    if effect.shuffle:
        shuffle_colony(game, seat)
    last_card_gone(game, seat, seat)


@verb
def recover(game: Game, context: Context, effect: Effect, choice: Choice) -> Asking:
    """Move cards back: from the scrap into the centre, openly, or from the bottom of the ruin under the colony, unseen
    and in the same order.
    """
    seat = context[WHO]
    if effect.zone == "ruin_bottom":
        ruin = game.ruin[seat]
        moved = ruin[: effect.n]
        del ruin[: len(moved)]
        game.colony[seat][:0] = moved
        if moved:
            game.emit("recovered", seat, len(moved))
            game.takers[seat] = -1
        return
    scrap = game.scrap[seat]
    fitting = sorted(face for face in scrap if TYPE_NAMES[CARDS[face].type] == effect.fits["type"])
    count = min(effect.n, len(fitting))
    if not count:
        return
    answer = yield some(seat, "search.scrap", copies(fitting), count, count, by=("card", context[CARD]))
    taken = [fitting[index] for index in answer]
    for face in taken:
        scrap.reverse()  # of equal cards the newest
        scrap.remove(face)
        scrap.reverse()
        game.centre[seat].append(face)
    game.emit("took_openly", seat, "scrap", tuple(taken))
