"""Phase 3, launch: the gate is aimed and ships go onto it (R-LAU).

No alien is named here: powers change the number of ships by notes and modifiers.
"""


from functools import cache

from engine.encounter.flagship import send_flagship
from engine.encounter.listening import modifiers
from engine.encounter.outcome import break_off
from engine.encounter.ships import choose_from_colonies, count_left, lift
from engine.encounter.state import GATE, NONE, PLANET_REFS, Game, per_seat, step
from engine.kernel.asking import PICK, Asking, Question

MOST_SHIPS = 4  # R-LAU-2, R-ALL-4, R-EXP-6
MOST_OF, LIMIT_OF = per_seat("most_ships"), per_seat("ship_limit")


@step
def aim(game: Game) -> Asking:
    """Ask for a planet of the target system. If a colony abroad is attacked, its planet is the target (R-LAU-1)."""
    if game.fixed_planet != NONE:
        game.target = game.fixed_planet
    else:
        planets = game.planets_of(game.defense)
        answer = yield which_planet(game.offense, planets)
        game.target = planets[answer]
    game.emit("aimed", game.offense, game.target)


@cache
def which_planet(offense: int, planets: tuple[int, ...]) -> Question:
    return Question(offense, "launch.aim", PICK, tuple([PLANET_REFS[planet] for planet in planets]))


def ship_limit(game: Game, seat: int) -> int:
    """Return how many ships a seat may send or join with; what forbids wins over what permits (R-GEN-1, X-34)."""
    limit = game.notes.get(MOST_OF[seat], MOST_SHIPS)
    for who, change in modifiers(game, "ship_limit"):
        if who == seat:
            limit = change(game, seat, limit)
    return int(min(limit, game.notes.get(LIMIT_OF[seat], limit)))


@step
def send(game: Game) -> Asking:
    """Ask for one to four ships from the offense's colonies; a ship already on the gate counts (R-LAU-2, R-LAU-3,
    R-REG-4).
    """
    offense = game.offense
    there = game.gate[offense]
    question = choose_from_colonies(
        game, offense, "launch.send", 0 if there else 1, max(0, ship_limit(game, offense) - there)
    )
    if not question.high and not there:  # R-LAU-9
        break_off(game, "no_ship")
        return
    counts = yield question
    sent = {ref[1]: count for ref, count in zip(question.options, counts, strict=True) if count}
    for planet, count in sent.items():
        lift(game, offense, planet, count)
        game.gate[offense] += count
    game.emit("launched", offense, sum(counts), tuple(sent.items()))
    send_flagship(game, offense, GATE, sent)
    count_left(game, offense, sent, ("launched", offense, sent))
