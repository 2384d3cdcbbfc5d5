"""Gambler: the opponent's card is turned first; then it may say what its own is, to be believed or challenged.

Wild: bet that the two attacks differ by some number, and add that number. Super: up to twenty more ships are at stake.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, MORPH, NEGOTIATE
from engine.encounter.hand import note_seen
from engine.encounter.items import Alien, Use
from engine.encounter.losses import chosen_batch, lose
from engine.encounter.sheets import has_power
from engine.encounter.ships import choose_from_colonies
from engine.encounter.state import NONE, Event, Game, step
from engine.encounter.values import is_stated
from engine.kernel.asking import Asking, Choice, amount, pick

STATEMENTS = (*ATTACK_COUNTS, NEGOTIATE, MORPH)
MOST_EXTRA = 20
WIDEST = 99
FLARE = ("card", FACE_BY_NAME["flare_gambler"])
EVENTS = {
    "gambler.turned": "seat face",
    "gambler.stated": "seat face",
    "gambler.accepted": "seat at face",
    "gambler.challenged": "seat at face",
}


# --- the opponent's card first -----------------------------------------------------------------------------------


def theirs_is_down(game: Game, seat: int, event: Event) -> bool:
    return has_power(game, seat, "gambler") and not game.open[1 - game.side_of(seat)]


def turn_theirs(game: Game, seat: int, choice: Choice, event: Event) -> None:
    side = 1 - game.side_of(seat)
    game.open[side] = 1
    game.emit("gambler.turned", game.opponent(seat), game.laid[side])


# --- the bluff ---------------------------------------------------------------------------------------------------


def own_is_down(game: Game, seat: int, event: Event) -> bool:
    """Return whether it is Gambler's turn to show: in the reveal, or when its card has to be laid openly (X-06)."""
    side = game.side_of(seat)
    hidden = game.laid[side] != NONE and not game.open[side] and not is_stated(game, side)
    return hidden and event in ((), ("show", seat))


def state(game: Game, seat: int, event: Event) -> Asking:
    """Ask which face to state: any that exists, true or not."""
    own = game.laid[game.side_of(seat)]
    answer = yield pick(seat, "gambler.state", [("card", face) for face in STATEMENTS], data=own)
    return (STATEMENTS[answer],)


def bluff(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.emit("gambler.stated", seat, choice[0])
    stake = riding(game, "gambler.power")
    game.push("gambler.answer", seat, choice[0], stake[0] if stake else 0)


@step
def answer(game: Game, seat: int, stated: int, extra: int) -> Asking:
    """Ask the opponent to accept or challenge. An accepted card stays face down for good; a challenged one is turned,
    and the player who was wrong pays.
    """
    side, other = game.side_of(seat), game.opponent(seat)
    options = (("accept",), ("challenge",))
    said = yield pick(other, "gambler.answer", options, by=("power", "gambler.power"), data=(stated, extra))
    face = game.laid[side]
    if said == 0:
        game.notes[f"stated:{side}"] = stated
        game.notes["under_the_deck"] = (side,)
        note_seen(game, seat, "own", seat, (face,))
        game.emit("gambler.accepted", other, seat, stated)
        return
    game.open[side] = 1
    game.emit("gambler.challenged", other, seat, face)
    payer = other if face == stated else seat
    game.push("gambler.pay", payer, game.ships_in(payer) + extra)


@step
def pay(game: Game, payer: int, due: int) -> Asking:
    """Ask the payer which ships outside this encounter to lose; all of them if there are too few."""
    spared = game.target if payer == game.defense else NONE
    question = choose_from_colonies(
        game, payer, "gambler.pay", due, due, research=True, by=("power", "gambler.power"), spared=spared
    )
    if question.high:
        counts = yield question
        lose(game, chosen_batch(game, question, counts), "gambler")


def name_stake(game: Game, seat: int, event: Event) -> Asking:
    extra = yield amount(seat, "gambler.stake", 1, MOST_EXTRA)
    return (extra,)


# --- wild --------------------------------------------------------------------------------------------------------


def name_spread(game: Game, seat: int, event: Event) -> Asking:
    number = yield amount(seat, "gambler.spread", 0, WIDEST)
    return (number,)


def bet(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("spread", game.side_of(seat), choice[0], seat, FLARE))


ALIEN = Alien(
    level="red",
    power=(Use(("planning.pick", "reveal.one_side"), bluff, role="main", when=own_is_down, announce=state),),
    sides=(Use(("reveal.one_side",), turn_theirs, role="main", when=theirs_is_down, forced=True, name="turn"),),
    wild=Use(("reveal.before_flip",), bet, role="main", announce=name_spread),
    super_=Use(("reveal.one_side",), role="main", when=own_is_down, announce=name_stake, rides="gambler.power"),
    not_with=("sorcerer",),
)
