"""The flagship: a special ship that its owner has besides the ordinary ones. kept[FLAGSHIP] = [seat, place].

It is the last to leave a place and the first to leave the warp, unless its owner chooses otherwise when sending or
placing ships. All code that moves ships calls this module; what makes the ship special is in the file of its item.
"""


from engine.encounter.places import standing
from engine.encounter.state import PASS, Game, step
from engine.kernel.asking import Asking, pick

FLAGSHIP = "flagship"
IN_WARP, AFLOAT, OUT = -4, -5, -6  # where it can be besides the places where ships stand


def loosen_flagship(game: Game, seat: int, place: int) -> None:
    """Note that the flagship has left its place together with the last ship there."""
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, place] and not standing(game, seat, place):
        game.kept[FLAGSHIP][1] = AFLOAT


def move_flagship(game: Game, seat: int, was: int, now: int) -> None:
    """Move the flagship from one place to another, if it is there."""
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, was]:
        game.kept[FLAGSHIP][1] = now


def put_flagship(game: Game, seat: int, place: int) -> None:
    """Let the flagship arrive with the other ships."""
    if FLAGSHIP in game.kept:
        move_flagship(game, seat, AFLOAT, place)


def send_flagship(game: Game, seat: int, place: int, sent: dict[int, int]) -> None:
    """Ask the owner whether the flagship goes along, if ships leave and it could go or stay."""
    put_flagship(game, seat, place)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat and sent.get(game.kept[FLAGSHIP][1]):
        game.push("flagship.flagship_goes", seat, place)


@step
def flagship_goes(game: Game, seat: int, place: int) -> Asking:
    answer = yield pick(seat, "flagship", (("yes",), PASS))
    if answer == 0:
        game.kept[FLAGSHIP][1] = place
        game.emit("flagship_sent", seat)
