"""Mite: a defense with four cards or more thins its hand to three at random, or concedes a colony.

Wild: if more allied ships stand against you than with you, all allies go home. Super: keep what the victim throws away.
"""


from engine.encounter.hand import blindly, discard
from engine.encounter.items import Alien, Use
from engine.encounter.moments import jump
from engine.encounter.phases.alliance import cancel_alliance
from engine.encounter.ships import found, founded, lift, recount
from engine.encounter.state import GATE, UNCONTESTED, Event, Game, step
from engine.encounter.totals import allies
from engine.kernel.asking import REVEALS, Asking, Choice, pick, some

CARDS_LEFT = 3


def many_cards(game: Game, seat: int, event: Event) -> bool:
    return event == () and len(game.hands[game.defense]) > CARDS_LEFT


def bluster(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("mite.give_way", seat)


@step
def give_way(game: Game, seat: int) -> Asking:
    """Ask the defense alone to discard or concede, before the random cards are known."""
    answer = yield pick(game.defense, "mite.give_way", (("discard",), ("concede",)), by=("power", "mite.power"))
    if answer == 1:
        concede(game, seat)
        return
    scrap = blindly(game, game.defense, max(0, len(game.hands[game.defense]) - CARDS_LEFT))
    game.aside += [(face, game.defense) for face in scrap]
    game.notes["scrap"] = tuple(scrap)
    game.push("mite.throw_away")
    game.push("windows.window", "launch.after", ("scrap",))


def concede(game: Game, seat: int) -> None:
    """Land the offense's ships beside the ships already there: a success that nobody won or lost (T-END-1)."""
    count = game.gate[seat]
    lift(game, seat, GATE, count)
    game.outcome = UNCONTESTED
    new = found(game, seat, game.target, count) if count else False
    game.emit("conceded", game.defense, seat, game.target)
    jump(game, "resolution.win_check")
    founded(game, [(seat, game.target)] if new else [], "concession")
    recount(game)


@step
def throw_away(game: Game) -> None:
    scrap = list(game.notes.pop("scrap"))
    for face in scrap:
        game.aside.remove((face, game.defense))
    discard(game, game.defense, scrap, why="mite")


# --- super -------------------------------------------------------------------------------------------------------


def cards_fell(game: Game, seat: int, event: Event) -> bool:
    return event == ("scrap",)


def pick_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("mite.keep", seat)


@step
def keep(game: Game, seat: int) -> Asking:
    """Ask the owner to look at the cards and keep any number of them."""
    scrap = game.notes["scrap"]
    chosen = yield some(seat, "mite.keep", [("card", face) for face in scrap], 0, len(scrap), marks=REVEALS)
    kept = [scrap[number] for number in chosen]
    for face in kept:
        game.aside.remove((face, game.defense))
        game.gain(seat, face)
    game.notes["scrap"] = tuple(face for number, face in enumerate(scrap) if number not in chosen)
    eyes = 1 << seat | 1 << game.defense
    game.whisper("cards_moved", eyes, (tuple(kept),), game.defense, seat, len(kept), "mite")


# --- wild --------------------------------------------------------------------------------------------------------


def outnumbered(game: Game, seat: int, event: Event) -> bool:
    side = game.side_of(seat)
    ours = sum(game.ships_in(ally) for ally in allies(game, side))
    return sum(game.ships_in(ally) for ally in allies(game, 1 - side)) > ours


def send_allies_home(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for ally in reversed(game.order):
        if game.role[ally] > 2:
            cancel_alliance(game, ally)


ALIEN = Alien(
    level="yellow",
    power=(Use(("launch.after",), bluster, role="offense", when=many_cards, forced=True),),
    wild=Use(("alliance.closed",), send_allies_home, role="main", when=outnumbered),
    super_=Use(("launch.after",), pick_up, role="offense", when=cards_fell),
)
