"""The course of a turn as a table: every ordered moment, in order, and the step behind it.

The program counter is `game.at`, a row of COURSE. A row opens its window (if anybody has anything to say) and runs its
step (if it has one). No rule is in this module: what happens in a step is in phases/, and what can be used at a moment
is in the items' own files.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from engine.encounter.listening import Listeners
from engine.encounter.state import Game, step
from engine.encounter.window_gate import silent
from engine.kernel.frames import Frame

WINDOW, STEP, COMPUTATION = "W", "S", "C"


class Row(NamedTuple):
    """A row of the course. With `asks_first` the window opens before the step. A row without a step is only a window.
    """

    moment: str
    kind: str
    step: str | None = None
    asks_first: bool = True
    variant: str = ""  # skipped at tables without this option


COURSE = (
    Row("start.begin", STEP, "start.begin"),
    Row("start.refill", STEP, "start.refill"),
    Row("start.effects", WINDOW),
    Row("start.effects", STEP, "start.refill", asks_first=False),  # R-TRN-2: the check is repeated
    Row("regroup.technology", STEP, "regroup.technology", asks_first=False),
    Row("regroup.begin", WINDOW),
    Row("regroup.retrieve", STEP, "regroup.retrieve"),
    Row("any.quiet_beat", STEP, "beats.begin", asks_first=False, variant="classic_flare"),
    Row("destiny.before_draw", STEP, "destiny.prepare", asks_first=False),
    Row("destiny.drawn", WINDOW),
    Row("destiny.choose", STEP, "destiny.choose"),
    Row("destiny.settled", WINDOW),
    Row("launch.before", STEP),
    Row("launch.aim", STEP, "launch.aim", asks_first=False),
    Row("launch.aim", STEP),
    Row("launch.send", STEP, "launch.send"),
    Row("launch.after", WINDOW),
    Row("alliance.before_invites", WINDOW),
    Row("alliance.invite", STEP, "alliance.invite"),
    Row("alliance.join", STEP, "alliance.join", asks_first=False),
    Row("alliance.closed", WINDOW),
    Row("any.quiet_beat", STEP, "beats.begin", asks_first=False, variant="classic_flare"),
    Row("planning.begin", WINDOW),
    Row("planning.hand_check", STEP, "planning.hand_check", asks_first=False),
    Row("planning.before_pick", WINDOW),
    Row("planning.before_pick", STEP, "planning.hand_check", asks_first=False),  # T-HND-3
    Row("planning.pick", STEP, "planning.pick"),
    Row("planning.cards_down", WINDOW),
    Row("reveal.before_flip", WINDOW),
    Row("reveal.one_side", STEP),
    Row("reveal.flipped", STEP, "reveal.flip", asks_first=False),
    Row("reveal.flipped", WINDOW),
    Row("reveal.reinforce", WINDOW),
    Row("reveal.outcome", COMPUTATION, "reveal.outcome", asks_first=False),
    Row("resolution.decided", WINDOW),
    Row("resolution.losses", STEP, "resolution.losses", asks_first=False),
    Row("resolution.landing", STEP, "resolution.landing"),
    Row("resolution.deal", STEP, "resolution.deal", asks_first=False),
    Row("resolution.agreed", STEP, "resolution.agreed", asks_first=False),
    Row("resolution.penalty", STEP, "resolution.penalty", asks_first=False),
    Row("resolution.compensation", STEP, "compensation.compensate", asks_first=False),
    Row("resolution.rewards", STEP, "compensation.rewards", asks_first=False),
    Row("resolution.effects", WINDOW),
    Row("resolution.keep", STEP),
    Row("resolution.discard", COMPUTATION, "resolution.discard", asks_first=False),
    Row("resolution.fetch", WINDOW),
    Row("any.quiet_beat", STEP, "beats.begin", asks_first=False, variant="classic_flare"),
    Row("resolution.win_check", COMPUTATION, "resolution.win_check", asks_first=False),
    Row("encounter.end", COMPUTATION, "encounter.settlements", asks_first=False),
    Row("encounter.end", WINDOW),
    Row("encounter.cleanup", COMPUTATION, "ending.cleanup", asks_first=False),
    Row("encounter.cleanup", STEP, "ending.go_on", asks_first=False),
    Row("turn.end", COMPUTATION, "ending.turn_end", asks_first=False),
)

FIRST_ROW: dict[str, int] = {}
for _number, _row in enumerate(COURSE):
    FIRST_ROW.setdefault(_row.moment, _number)

MOMENTS = tuple(dict.fromkeys(row.moment for row in COURSE if not row.moment.startswith("any.")))
MOMENT_NUMBER = {name: number for number, name in enumerate(MOMENTS)}
ANY_MOMENTS = (
    "any.card_play", "any.use_declared", "any.zap_attempt", "any.power_zapped", "any.flare_attempt", "any.flare_used",
    "any.artifact_attempt", "any.reinforcement_attempt", "any.technology_attempt", "any.card_draw", "any.cards_drawn",
    "any.cards_gained", "any.hand_replace", "any.cards_discarding", "any.cards_discarded", "any.deck_reshuffled",
    "any.ships_to_warp", "any.ships_lost", "any.warp_exit", "any.colony_founded", "any.colony_lost", "any.power_lost",
    "any.power_regained", "any.quiet_beat", "any.between",
)  # fmt: skip
PHASES = ("start", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution", "encounter", "turn")
PHASE_MODULES = frozenset((*PHASES, "compensation", "ending", "deals"))

def moment_name(game: Game) -> str:
    return MOMENTS[game.moment]


def phase_of(moment: str) -> str:
    return moment.partition(".")[0]


# A row at which something may happen at this table: (the row after it, the number of its moment, who may speak before
# the step or None if nobody ever does, the frame of the step, its function if it asks nothing)
Stop = tuple[int, int, Listeners | None, Frame | None, Callable[[Game], Any] | None]


def _numbers() -> list[int]:
    """Return, for every row of the course, the number of the moment that the game is at in that row."""
    found: list[int] = []
    for row in COURSE:
        found.append(MOMENT_NUMBER.get(row.moment, found[-1] if found else 0))
    return found


_NUMBERS = _numbers()


@cache
def _rows() -> tuple[tuple[int, int, str, Frame | None, Callable[[Game], Any] | None, str], ...]:
    """Return the data from which stops are made, from the last row to the first. The moment is "" for a row that asks
    nobody.
    """
    found = []
    for at, (moment, _, name, asks_first, variant) in enumerate(COURSE):
        function, asks = step.table[name] if name is not None else (None, True)
        frame = (name, (), ()) if name is not None else None
        found.append((at + 1, _NUMBERS[at], moment if asks_first else "", frame, None if asks else function, variant))
    return tuple(found[::-1])


def new_stops(game: Game) -> list[Stop]:
    """Return, for every row, the next stop from there. The list is kept until the listeners change."""
    found: list[Stop] = []
    ears, specials, listeners = game.ears, game.specials, game.listeners
    everywhere = "any.between" in ears or game.options.public
    for after, number, moment, frame, plain, variant in _rows():
        if variant and not getattr(game.options, variant):
            found.append(found[-1])
            continue
        ever_heard = moment and (everywhere or moment in ears or moment in specials)
        here: Listeners | None = listeners[moment] if ever_heard else None
        if here is None and frame is None:
            found.append(found[-1])
        else:
            found.append((after, number, here, frame, plain))
    game.stops = found[::-1]
    return game.stops


THE_COURSE: Frame = ("course", (), ())


@step.named("course")
def course(game: Game) -> None:
    """Go on along the rows until one has something to ask or to do. The steps that a row pushes run next, with nothing
    in between, so a window in which nobody could act now need not be opened.
    """
    stack = game.stack
    stack.append(THE_COURSE)
    depth = len(stack)
    at, stops = game.at, game.stops or new_stops(game)
    while True:
        at, game.moment, here, frame, plain = stops[at]
        # `silent` would say so too, but a needless call at most rows is slow
        if here is not None and (here.heard or not here.faces.isdisjoint(game.in_hands)) and not silent(game, here):
            game.at = at
            if frame is not None:
                stack.append(frame)
            stack.append(here.window)
            return
        if plain is not None:
            game.at = at
            plain(game)  # a plain step needs no frame of its own
            if len(stack) != depth:
                return
            at, stops = game.at, game.stops or new_stops(game)
        elif frame is not None:
            game.at = at
            stack.append(frame)
            return


def jump(game: Game, moment: str) -> None:
    """Go on at another row. Open windows and steps of the old moment are dropped, but what an item still has to finish
    (ships to place, a card to put away) is finished first (T-END-1).
    """
    game.at = FIRST_ROW[moment]
    game.stack[:] = [frame for frame in game.stack if not _belongs_to_the_course(frame[0], frame[1])]


def _belongs_to_the_course(name: str, args: tuple[object, ...]) -> bool:
    if name == "windows.window":
        return not str(args[0]).startswith("any.")
    return name.partition(".")[0] in PHASE_MODULES


def at_encounter_end(game: Game, name: str, *args: object) -> None:
    """Let a step run when encounter.end opens, for a settlement that a text ordered earlier in the encounter."""
    game.notes["settlements"] = (*game.notes.get("settlements", ()), (name, args))


@step.named("encounter.settlements")
def settlements(game: Game) -> None:
    for name, args in reversed(game.notes.pop("settlements", ())):
        game.push(name, *args)


def finish(game: Game) -> None:
    """End the game and drop everything pending (T-NEST-7)."""
    game.over = True
    game.stack.clear()
