"""The moment of the game, read from the steps that are still to run. It is never stored.

A moment is "phase.step". Steps are pushed in advance, so the nearest step waiting below the asking one tells the
moment. Standing orders, the strip of phases and scenario files name moments.
"""

from engine.andromeda.state import Game

# the step of the course that comes next, and so what is going on now
NEXT = {
    "turn.launched": "launch.place",
    "activation.activate": "launch.placed",
    "raiders.ambush": "launch.activated",
    "battle.begin": "launch.ambushed",
    "events.due": "end.window",
    "turn.limits": "end.event",
    "turn.over": "end.limits",
    "turn.close": "launch.battle",
    "returning.ships": "return.modules",
    "returning.finish": "return.ships",
    "setup.factions": "setup.table",
}
WINDOWS = {
    "after_launch": ("launch.place", "launch.placed"),
    "after_activation": ("launch.activate", "launch.activated"),
    "after_ambush": ("launch.ambush", "launch.ambushed"),
    "after_ships": ("return.ships", "return.back"),
    "at_end": ("end.window", "end.window"),
}
MOMENTS = (
    "setup.factions", "setup.destiny", "choose.main", "launch.place", "launch.placed", "launch.activate",
    "launch.activated", "launch.ambush", "launch.ambushed", "battle.escalation", "battle.diplomacy",
    "battle.preparation", "battle.roll", "battle.outcome", "battle.damage", "launch.battle", "return.modules",
    "return.ships", "return.back", "end.window", "end.event", "end.limits", "over",
)  # fmt: skip


def moment(game: Game) -> str:
    """Return the moment of the course at which the game stands."""
    if game.over:
        return "over"
    stack = game.stack
    if not game.turn:
        return "setup.destiny" if stack and stack[-1][0] == "setup.destiny" else "setup.factions"
    if game.battle is not None:
        return f"battle.{game.battle['stage'] or 'escalation'}"
    if "event" in game.notes:
        return "end.event"
    asks = True  # the one on top is what is going on, those below are still to come
    for name, args, _ in reversed(stack):
        if name == "turn.window":
            return WINDOWS[args[0]][asks]
        if name == "turn.main":
            return "choose.main"
        if asks and name in ("returning.choose", "raiders.ambush"):
            return "return.modules" if name == "returning.choose" else "launch.ambush"
        if not asks and name in NEXT:
            return NEXT[name]
        if name == "turn.limits":
            return "end.limits"
        asks = False
    return "choose.main"
