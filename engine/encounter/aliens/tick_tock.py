"""Tick-Tock: ten tokens; one goes whenever a defense wins or a deal is made. None left is a win.

Wild: when the discards become the deck, found a colony with one to four ships. Super: after your own win or deal, a
ship to the warp takes off one token more.
"""


from engine.encounter import victory
from engine.encounter.items import Alien, Use
from engine.encounter.losses import lose
from engine.encounter.outcome import won_side
from engine.encounter.places import colonies_outside, fought_over, free_planets
from engine.encounter.sheets import sheet_of
from engine.encounter.ships import choose_from_colonies, land, lift, recount
from engine.encounter.state import DEAL_MADE, DEFENSE_WON, TOKENS, Event, Game, step
from engine.kernel.asking import Asking, Choice, pick

START, START_OF_FOUR = 10, 8
MOST = 4


def wind_up(game: Game, seat: int) -> None:
    sheet = sheet_of(game, seat, "tick_tock")
    if sheet is not None:
        sheet[TOKENS] = START_OF_FOUR if game.options.four_planets else START
        game.emit("tokens", seat, "tick_tock", sheet[TOKENS], sheet[TOKENS])


def tokens(game: Game, seat: int) -> int:
    sheet = sheet_of(game, seat, "tick_tock")
    return sheet[TOKENS] if sheet is not None else 0


def peace_or_defense(game: Game, seat: int, event: Event) -> bool:
    """Return whether the defense won or a deal was made and tokens are left. A quashed deal is a failed one (X-59)."""
    return game.outcome in (DEFENSE_WON, DEAL_MADE) and tokens(game, seat) > 0


def tick(game: Game, seat: int, choice: Choice, event: Event) -> None:
    sheet = sheet_of(game, seat, "tick_tock")
    if sheet is not None and sheet[TOKENS]:
        sheet[TOKENS] -= 1
        game.emit("tokens", seat, "tick_tock", -1, sheet[TOKENS])


def has_run_out(game: Game, seat: int) -> bool:
    """Return whether the last token is gone. This is checked with everything else at the win check, while the power
    works (T-WIN-2).
    """
    return tokens(game, seat) == 0


# --- super -------------------------------------------------------------------------------------------------------


def succeeded(game: Game, seat: int, event: Event) -> bool:
    good = game.outcome == DEAL_MADE or won_side(game, seat)
    return good and tokens(game, seat) > 0


def name_ship(game: Game, seat: int, event: Event) -> Asking:
    planets = game.colonies(seat)
    answer = yield pick(seat, "tick_tock.pay", [("planet", planet) for planet in planets])
    return (planets[answer],)


def pay(game: Game, seat: int, choice: Choice, event: Event) -> None:
    if game.on_planet(choice[0], seat):
        lose(game, [[seat, choice[0], 1]], "tick_tock")


# --- wild --------------------------------------------------------------------------------------------------------


def can_settle(game: Game, seat: int, event: Event) -> bool:
    return bool(colonies_outside(game, seat) and free_planets(game, seat))


def name_colony(game: Game, seat: int, event: Event) -> Asking:
    planets = free_planets(game, seat)
    answer = yield pick(seat, "tick_tock.planet", [("planet", planet) for planet in planets])
    question = choose_from_colonies(
        game, seat, "tick_tock.ships", 1, MOST, by=("planet", planets[answer]), spared=fought_over(game, seat)
    )
    counts = yield question
    return (planets[answer], *[(r[1], c) for r, c in zip(question.options, counts, strict=True) if c])


def settle(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Land ships on the planet, while the draw that caused it waits (X-50). Outside the resolution a fifth colony wins
    at once (R-VIC-2).
    """
    planet, *parts = choice
    total = 0
    for place, count in parts:
        here = min(count, game.on_planet(place, seat))
        lift(game, seat, place, here)
        total += here
    if total:
        game.push("tick_tock.look", seat)
        land(game, seat, planet, total, "tick_tock")
    recount(game)


@step
def look(game: Game, seat: int) -> None:
    victory.check_outside_resolution(game)


ALIEN = Alien(
    level="yellow",
    power=(Use(("resolution.effects",), tick, when=peace_or_defense, forced=True),),
    wild=Use(("any.deck_reshuffled",), settle, when=can_settle, announce=name_colony),
    super_=Use(("resolution.effects",), tick, role="main", when=succeeded, announce=name_ship, price=pay),
    modifiers={"wins": has_run_out},
    setup=wind_up,
)
