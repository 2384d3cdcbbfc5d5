"""Phase 6, reveal: the cards are turned, everybody entitled acts, the outcome is computed (R-REV, R-REI, T-OUT).

No alien is named here: aliens change things by effects, see totals.py.
"""


from engine.encounter.cards import NAMES, NEGOTIATE, REINFORCEMENTS
from engine.encounter.content import register_card_use
from engine.encounter.items import REINFORCEMENT, Use
from engine.encounter.outcome import outcome
from engine.encounter.state import BOTH_LOST, DEAL_DUE, DEF, DEFENSE_WON, OFF, OFFENSE_WON, Event, Game, step
from engine.encounter.totals import sums
from engine.encounter.values import base_value, copies_of_morph, face_type, printed, shown, types
from engine.kernel.asking import Asking, Choice, Ref, pick


@step
def flip(game: Game) -> None:
    """Turn both cards at the same moment; a morph becomes a copy of the other card as it lies there (R-REV-1, R-REV-2).
    """
    game.open = [1, 1]
    if "turned" not in game.notes:
        game.notes["turned"] = copies_of_morph(game)
    game.emit("revealed", shown(game, OFF), shown(game, DEF), game.notes["turned"])
    game.show("turned")


def replace_card(game: Game, side: int, face: int, source: Ref) -> int:
    """Put another encounter card in the place of a turned one (T-VAL-1). A morph copies what it now faces (T-MOR-1).

    Returns the card that was there; the caller says where it goes.
    """
    old, seen = game.laid[side], shown(game, side)
    game.laid[side] = face
    if game.notes.pop(f"stated:{side}", None) is not None:
        del game.notes["under_the_deck"]
    kind, number = face_type(face)
    if kind == "morph":
        kind, number = types(game)[1 - side], number_shown(game, 1 - side)
    if kind == "attack":
        game.effects.append(("base", side, number, source))
    else:
        game.effects.append(("copied", side, kind, 0, source))
    game.notes["exchanged"] = (*game.notes.get("exchanged", ()), side)
    game.emit("card_replaced", game.main(side), seen, face)
    return old


def number_shown(game: Game, side: int) -> int:
    """Return the printed number of the card that lies there now. For a negotiate that counts as an attack, return the
    value it counts as.
    """
    face, exchanged = game.laid[side], side in game.notes.get("exchanged", ())
    if exchanged and face < NEGOTIATE:
        return face
    kind, number = printed(game, side)
    return base_value(game, side) if exchanged or kind != "attack" else number


@step.named("reveal.outcome")
def compute_outcome(game: Game) -> None:
    """Compute the outcome from the current types and totals (R-REV-4, R-REV-5)."""
    game.show("count")
    kinds = types(game)
    both = sums(game) if kinds == ("attack", "attack") else []
    winner, margin, deal = outcome(game, kinds, both)
    game.margin = margin
    if deal:
        game.outcome = DEAL_DUE
    elif winner is None:
        game.outcome = BOTH_LOST
    else:
        game.outcome = OFFENSE_WON if winner == OFF else DEFENSE_WON
    game.emit("decided", game.outcome, tuple(both), kinds)
    note_shares(game)
    game.show("decided")


def note_shares(game: Game) -> None:
    """Fix rewards, and who counts as ally, by the ships in the encounter at the outcome (T-RES-6, T-ENC-2)."""
    shares = [0] * game.n
    for seat in game.order:
        if game.role[seat]:
            shares[seat] = game.ships_in(seat)
    game.notes["shares"] = tuple(shares)


# --- reinforcements (R-REI) --------------------------------------------------------------------------------------


def name_side(game: Game, seat: int, event: Event) -> Asking:
    """Ask which side the reinforcement supports; it need not be the player's own (R-REI-2)."""
    side = yield pick(seat, "reinforce.side", (("side", OFF), ("side", DEF)))
    return (side,)


def reinforce(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Note the reinforcement. The card lies on the table until the encounter cards are discarded (T-DIS-3)."""
    game.notes["reinforced"] = choice[0]


REINFORCE = Use(
    moments=("reveal.reinforce",),
    role="main_or_ally",
    announce=name_side,
    effect=reinforce,
    repeats=True,
    source=REINFORCEMENT,
)
for _face in REINFORCEMENTS:
    register_card_use(_face, REINFORCE, NAMES[_face])
