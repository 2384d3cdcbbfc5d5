"""Phase 1, regroup: technology actions, the window at the start of an encounter, a ship back from the warp (R-REG).

No alien is named here.
"""


from engine.encounter.flagship import put_flagship
from engine.encounter.ships import leave_warp, recount
from engine.encounter.state import GATE, PLANET_REFS, Game, step
from engine.encounter.window_gate import open_window_next
from engine.kernel.asking import Asking, pick


@step
def technology(game: Game) -> None:
    """Begin an encounter: every player may act on one technology, in order (R-REG-1 (a), R-TEC-2)."""
    game.emit("encounter_began", game.offense, game.number)
    game.show("encounter")
    if game.options.technology:
        game.push("technology.actions", 0)


@step
def retrieve(game: Game) -> Asking:
    """Bring exactly one ship from the warp, onto a colony or, without any, onto the gate (R-REG-2 to 5)."""
    offense = game.offense
    if not game.warp[offense] or game.notes.get("retrieval_replaced"):
        return
    homes = game.colonies(offense)
    if not homes:
        leave_warp(game, offense, 1)
        game.gate[offense] += 1
        put_flagship(game, offense, GATE)
        game.emit("retrieved_to_gate", offense, 1)
        game.show("regroup", offense, GATE)
    else:
        choice = yield pick(offense, "regroup.retrieve", [PLANET_REFS[planet] for planet in homes])
        leave_warp(game, offense, 1)
        game.ships[homes[choice] * game.n + offense] += 1
        put_flagship(game, offense, homes[choice])
        game.emit("retrieved", offense, homes[choice], 1)
        recount(game, (offense,), ("regroup", offense, homes[choice]))
    open_window_next(game, "any.warp_exit", (offense,))
