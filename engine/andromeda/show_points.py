"""Show points: the moments at which the board is worth a look although nobody is asked, and what is said of them.

Steps call `game.show(kind, ...)` where their change is complete. Without an audience that is one comparison. A `Shows`
is the audience of one game: it gives the facts their names and hands them on. It reads nothing and changes nothing. A
point stands behind public events alone: whether, when and how often it comes never depends on what a hidden hand holds.

    turn        seat turn                        a turn begins
    lift        seat ship region                 a ship has been launched
    explore     tile region                      a planet has been laid, with its moons
    capture     seat region moon                 a moon is captured ("": the printed resource, or a base is activated)
    bought      seat module                      a module has come to a station
    card        seat card                        a tactics card is played
    ambush      class region n                   raiders have come; n of them stand there now
    battle      region sides                     a battle begins
    joined      seat ships region                ships have moved in
    truce       region why                       the battle has ended without a winner
    energy      sides                            what everybody will throw: [side, dice, targeting]
    thrown      sides                            what everybody has thrown: [side, dice]
    again       seat before dice                 dice of a seat were thrown again, or one was turned up
    judged      winners sides                    who has won, with what
    paid        winners                          what winning and losing bring has been handed out
    damage      region                           the ships have fallen; the battle is over
    home        seat                             a return begins
    worked      seat module                      a module has given all it gives now
    half_moon   seat left right moon             the moon between two modules pays
    back        seat                             all ships are on the pad again
    built       seat development region leaders vp   a development stands and has been scored
    event       card                             the event card is turned over
    event_row   card part                        a part of it is done: "scores", "raider", "special"
    marker      seat                             a seat has reached the goal: one more turn each
    final       line vp                          one row of the final scoring, a number a seat
    ended       winners                          the game is over

A side is ["seat", n] or ["raiders"]. A region comes with its `tile`: an id, or "nebula".
"""

from typing import Any

from engine.andromeda.board import N_SLOTS, REGION
from engine.andromeda.content import TILES
from engine.kernel.game import Tell
from engine.kernel.plain_data import plain

KINDS = {
    "turn": "seat turn",
    "lift": "seat ship region",
    "explore": "tile region",
    "capture": "seat region moon",
    "bought": "seat module",
    "card": "seat card",
    "ambush": "class region n",
    "battle": "region sides",
    "joined": "seat ships region",
    "truce": "region why",
    "energy": "sides",
    "thrown": "sides",
    "again": "seat before dice",
    "judged": "winners sides",
    "paid": "winners",
    "damage": "region",
    "home": "seat",
    "worked": "seat module",
    "half_moon": "seat left right moon",
    "back": "seat",
    "built": "seat development region leaders vp",
    "event": "card",
    "event_row": "card part",
    "marker": "seat",
    "final": "line vp",
    "ended": "winners",
}


class Shows:
    """A listener that hears one game's show points."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def __call__(self, game: Any, kind: str, facts: tuple[Any, ...]) -> None:
        names = KINDS[kind].split()
        told = dict(zip(names, map(plain, facts), strict=True))
        if "region" in told and "tile" not in told:
            told["tile"] = lying(game, told["region"])
        self.tell(kind, told)


def lying(game: Any, region: str) -> str:
    """Return the tile of a region, so that a show point can be described without the board."""
    number = REGION[region]
    if number >= N_SLOTS:
        return "nebula"
    return TILES[game.tiles[number]] if game.tiles[number] >= 0 else ""
