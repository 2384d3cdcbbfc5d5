"""The event track: its marker, and the map that grows at its end (A-EVT-1 to 4). Looks at event cards."""


from engine.andromeda.board import N_SLOTS, REGIONS
from engine.andromeda.content import EVENT_IDS, EVENT_STEPS, MOON_IDS, PLANET_OF_TILE, TILES
from engine.andromeda.state import Game, lay, step
from engine.andromeda.supply import eyes_of
from engine.kernel.asking import ALWAYS, REVEALS, Asking, Ref, pick


def move_marker(game: Game, n: int) -> None:
    """Move the marker forward, at most to the end of its track. Further steps are lost (A-EVT-2, A-END-17)."""
    if game.ended or game.due or game.marker <= 0:
        return
    game.marker = max(0, game.marker - n)
    game.emit("event_marker", game.marker)
    if not game.marker:
        game.due = True
        game.emit("event_due", game.active)
        expand(game)


def expand(game: Game) -> None:
    """Lay the next planet with three moons of its colour (A-EVT-1, A-EVT-3)."""
    free = [region for region in range(N_SLOTS) if game.tiles[region] < 0]
    if free and game.planet_stack:
        planet = game.planet_stack.pop()
        lay(game, free[0], planet)
        put_moons(game, free[0])
        game.emit("planet_laid", TILES[planet], REGIONS[free[0]], MOON_IDS[game.moons[free[0]][-1]])
        game.show("explore", TILES[planet], REGIONS[free[0]])


def put_moons(game: Game, region: int) -> None:
    """Lay three moons of the planet's color, the last one on top (A-SET-8)."""
    pile = game.moon_stacks[PLANET_OF_TILE[game.tiles[region]]]
    game.moons[region] = tuple([pile.pop() for _ in range(3)])


def start_space(game: Game) -> int:
    return EVENT_STEPS[game.n]


@step.named("op.event_marker")
def op_event_marker(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    move_marker(game, n)


@step.named("op.peek_events")
def peek_events(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Look at the top two event cards; put one on top and one at the bottom (A-ACT-3). A single card is only looked at,
    and the discard pile is not shuffled for this (A-AMB-31).
    """
    top = game.event_deck[-2:]
    if not top:
        return
    names = [EVENT_IDS[card] for card in reversed(top)]
    answer = yield pick(seat, "events.top", [("event", name) for name in names], by, marks=ALWAYS | REVEALS)
    if len(top) == 2:
        del game.event_deck[-2:]
        chosen = top[1 - answer]
        other = top[answer]
        game.event_deck.append(chosen)
        game.event_deck.insert(0, other)
    kept = names[answer]
    left = [name for name in names if name != kept]
    game.whisper("events_seen", eyes_of(game, seat), (kept, left), seat, len(names))
