"""Who has won an encounter: from the types of the cards and the totals (T-OUT), and afterwards, seat by seat (T-ENC-2).

The consequences of winning are in `phases/resolution.py`. No alien is named here: aliens declare effects, see
`totals.py`.
"""

from typing import Any

from engine.encounter.moments import jump
from engine.encounter.state import BOTH_LOST, BROKEN_OFF, DEF, DEFENSE_WON, OFF, OFFENSE_WON, Game
from engine.encounter.values import ATTACK_TYPE, NEGOTIATE_TYPE


def outcome(game: Game, kinds: tuple[str, str], sums: list[int]) -> tuple[int | None, int, bool]:
    """Return (winning side or None, margin or -1, whether a deal is due); None without a deal means that both lost
    (T-OUT-1 to 4).

    `sums` are the totals if both cards are attacks.
    """
    margin = -1
    deal = False
    winner: int | None
    if kinds == (ATTACK_TYPE, ATTACK_TYPE):
        inverted = any(effect[0] == "invert" for effect in game.effects)
        ahead = sums[OFF] < sums[DEF] if inverted else sums[OFF] > sums[DEF]
        winner = OFF if ahead else DEF  # a tie is the defense's either way (R-REV-5)
        margin = abs(sums[OFF] - sums[DEF])
    elif kinds[OFF] == kinds[DEF]:
        winner = None
        deal = kinds[OFF] == NEGOTIATE_TYPE  # two morphs: both sides lose (R-REV-4)
    else:
        winner = OFF if kinds[OFF] == ATTACK_TYPE else DEF
    for effect in game.effects:
        if effect[0] == "wins" and wins_still(effect, kinds):
            winner, margin, deal = effect[1], -1, False
    if winner is not None:
        for effect in game.effects:
            if effect[0] == "upset":
                winner = 1 - winner
    return winner, margin, deal


def wins_still(effect: tuple[Any, ...], kinds: tuple[str, str]) -> bool:
    """Return whether an automatic win still holds. One that needs a negotiate against an attack lasts only as long as
    those cards face each other (T-REV-3).
    """
    if len(effect) > 3 and effect[3] == "peace":
        return kinds[effect[1]] == NEGOTIATE_TYPE and kinds[1 - effect[1]] == ATTACK_TYPE
    return True


def winning_side(game: Game) -> int | None:
    return OFF if game.outcome == OFFENSE_WON else DEF if game.outcome == DEFENSE_WON else None


def lost_side(game: Game, seat: int) -> bool:
    """Return whether a seat took part on a side that lost, as main player or ally (T-ENC-2)."""
    side = game.side_of(seat)
    if side < 0:
        return False
    winner = winning_side(game)
    return game.outcome == BOTH_LOST or (winner is not None and winner != side)


def won_side(game: Game, seat: int) -> bool:
    winner = winning_side(game)
    return winner is not None and game.side_of(seat) == winner


def break_off(game: Game, why: str, go_on: str = "encounter.end") -> None:
    """Break the encounter off and end the turn. Neither side has won or lost (T-END-1, T-SUC-2)."""
    game.outcome = BROKEN_OFF
    game.turn_over = 1
    game.emit("broken_off", game.offense, why)
    game.show("broken", why)
    jump(game, go_on)
