"""The five progress tracks and what stands on their spaces (section 17); discovery and supremacy tokens taken there."""


from engine.andromeda.abilities import fire
from engine.andromeda.content import (
    DISCOVERY_IDS,
    DISCOVERY_SPACES,
    ICONS,
    SUPREMACY_IDS,
    TOKEN_SPACES,
    TOP,
)
from engine.andromeda.event_track import move_marker
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.state import Game, hand_limit, step
from engine.andromeda.supply import draw, eyes_of, score
from engine.andromeda.vocabulary import TRACKS
from engine.kernel.asking import ALWAYS, REVEALS, Asking, Ref, amount, pick

OBSERVATORY = -1
LATE = 2  # VP for reaching a token space whose token is gone (A-TRK-7)


def open_tracks(game: Game, seat: int) -> list[int]:
    """Return the tracks that "any track" may mean: those not at their top, unless all are (A-TRK-11)."""
    return [track for track in range(5) if game.tracks[seat][track] < TOP] or [*range(5)]


@step
def advance(game: Game, seat: int, track: int, n: int = 1) -> None:
    """Advance on a track space by space, entering each in order (A-TRK-12). At the top nothing happens (A-TRK-11)."""
    if game.tracks[seat][track] >= TOP:
        return
    if n > 1:
        game.push("tracks.advance", seat, track, n - 1)
    game.tracks[seat][track] += 1
    space = game.tracks[seat][track]
    game.emit("advanced", seat, TRACKS[track], space)
    enter(game, seat, track, space)


def enter(game: Game, seat: int, track: int, space: int) -> None:
    icon = ICONS[track].get(space, "")
    by = ("track", TRACKS[track])
    if icon == "event":
        move_marker(game, 1)
    elif icon == "upgrade":
        game.push("op.upgrade", seat, by, True)
    elif icon == "discovery":
        game.push("tracks.discover", seat, DISCOVERY_SPACES.index(space))
    elif icon == "token":
        take_token(game, seat, TOKEN_SPACES.index(space))
    elif icon == "hand_limit":
        game.push("tracks.draw_up", seat)


def take_token(game: Game, seat: int, place: int) -> None:
    """Give the supremacy token to the seat that arrives first; later seats score points (A-TRK-7). If partners arrive
    together, see `aftermath.honour` (A-TEA-6).
    """
    token = game.medal_spaces[place]
    if token < 0:
        score(game, seat, LATE, ("track", TRACKS[SUPREMACY]))
        return
    game.medal_spaces[place] = -1
    game.medals[seat].append(token)
    game.emit("token_taken", seat, SUPREMACY_IDS[token])


@step
def draw_up(game: Game, seat: int) -> Asking:
    """Ask how many cards to draw at once, up to the new hand limit (A-TRK-9)."""
    room = hand_limit(game, seat) - len(game.hands[seat])
    if room > 0:
        n = yield amount(seat, "tracks.draw", 0, room)
        draw(game, seat, n, ("track", TRACKS[3]))


@step
def discover(game: Game, seat: int, place: int) -> Asking:
    """Let a seat look at the discovery tokens on the space and keep one. The others go back face down (A-TRK-5,
    A-ZON-4).
    """
    pile = game.observatory if place == OBSERVATORY else game.spaces[place]
    if not pile:
        return
    seen = sorted(pile)
    options = [("discovery", DISCOVERY_IDS[token]) for token in seen]
    where = "observatory" if place == OBSERVATORY else f"science {DISCOVERY_SPACES[place]}"
    answer = yield pick(seat, "discovery.keep", options, ("pile", where), marks=ALWAYS | REVEALS)
    token = seen[answer]
    pile.remove(token)
    game.discoveries[seat].append(token)
    game.whisper("discovered", eyes_of(game, seat), (DISCOVERY_IDS[token],), seat, where)
    fire(game, seat, "discovery")


@step.named("op.discovery")
def from_observatory(game: Game, seat: int, by: Ref, must: bool) -> None:
    game.push("tracks.discover", seat, OBSERVATORY)


@step.named("op.advance")
def op_advance(game: Game, seat: int, by: Ref, must: bool, track: int, n: int) -> Asking:
    if track < 0:
        choices = open_tracks(game, seat)
        track = choices[(yield pick(seat, "tracks.which", [("track", TRACKS[choice]) for choice in choices], by))]
    game.push("tracks.advance", seat, track, n)
