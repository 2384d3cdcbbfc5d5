"""Human: +4 to its side; if that is zapped, its side wins the encounter.

Wild: your revealed card becomes attack 42; the flare goes to the Human. Super: +8, or zap yourself and win.
"""


from engine.encounter.acts import ZAPPED_OFF, flare_waits, riding
from engine.encounter.hand import discard, flare_in_use, give_flare
from engine.encounter.items import Alien, Use
from engine.encounter.sheets import seat_of, sheet_of, shown_sheet_of, zap_power
from engine.encounter.state import DEFENSE, NONE, OFFENSE, Event, Game
from engine.kernel.asking import Asking, Choice, pick

BONUS, SUPER_BONUS, WILD_VALUE = 4, 8, 42
SOURCE = ("power", "human.power")
SELF_ZAP = "self_zap"


def takes_part(game: Game, seat: int, event: Event) -> bool:
    """Return whether the seat is a main player, or an ally that still has ships in the encounter (D-49)."""
    return game.role[seat] in (OFFENSE, DEFENSE) or game.ships_in(seat) > 0


def add_four(game: Game, seat: int, choice: Choice, event: Event) -> None:
    bonus = BONUS if riding(game, "human.power") is None else SUPER_BONUS
    game.effects.append(("flat", game.side_of(seat), bonus, SOURCE))


def zapped_into_a_win(game: Game, seat: int, choice: Choice, event: Event, how: str) -> None:
    """Make the side win after its power was zapped. This is a consequence, not a use, so it cannot be zapped (X-23,
    X-24). A zap of the super counts too (R-POW-10).
    """
    if how == ZAPPED_OFF:
        game.effects.append(("wins", game.side_of(seat), SOURCE))


# --- super -------------------------------------------------------------------------------------------------------


def choose_mode(game: Game, seat: int, event: Event) -> Asking:
    answer = yield pick(seat, "human.mode", (("bonus",), (SELF_ZAP,)))
    return ("bonus",) if answer == 0 else (SELF_ZAP,)


def better_or_zapped(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Carry out the chosen mode. Mode A, the higher bonus, rides on the forced use that follows. Mode B counts as a zap
    for every purpose and costs the card.
    """
    if choice != (SELF_ZAP,):
        return
    face = game.notes.pop("rider:human.power")[0]
    game.aside.remove((face, seat))
    discard(game, seat, [face])
    sheet = sheet_of(game, seat, "human")
    if sheet is not None:
        zap_power(game, seat, sheet)
        zapped_into_a_win(game, seat, (), (), ZAPPED_OFF)


# --- wild --------------------------------------------------------------------------------------------------------


def opponent_is_not_human(game: Game, seat: int, event: Event) -> bool:
    return shown_sheet_of(game, game.opponent(seat), "human") is None


def its_wild_is_played(game: Game, seat: int, event: Event) -> bool:
    """Return whether a Human who lies face down may turn up now, to get the flare (R-VHP-5)."""
    return flare_waits(game, seat, event[0], "human.wild")


def forty_two(game: Game, seat: int, choice: Choice, event: Event) -> None:
    face = flare_in_use(game, seat, "human")
    game.effects.append(("base", game.side_of(seat), WILD_VALUE, ("card", face)))
    taker = seat_of(game, "human")
    if taker != NONE:
        give_flare(game, seat, face, taker)


ALIEN = Alien(
    level="yellow",
    power=(
        Use(
            ("reveal.flipped",),
            add_four,
            role="main_or_ally",
            when=takes_part,
            forced=True,
            stopped=zapped_into_a_win,
        ),
    ),
    wild=Use(("reveal.flipped", "reveal.reinforce"), forty_two, role="main", when=opponent_is_not_human, discards=True),
    super_=Use(
        ("reveal.flipped",),
        better_or_zapped,
        role="main_or_ally",
        when=takes_part,
        announce=choose_mode,
        stopped=zapped_into_a_win,
        rides="human.power",
    ),
    turned_up_at=(Use(("any.flare_attempt",), when=its_wild_is_played),),
)
