"""Energy Cloak (4): once the gate is aimed, the defense may not invite allies in this encounter (X-36)."""


from engine.encounter.items import Technology, Use
from engine.encounter.state import DEF, Event, Game
from engine.kernel.asking import Choice


def forbid(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note(f"no_invitations:{DEF}")


TECHNOLOGY = Technology(4, (Use(("launch.aim",), forbid, role="offense"),))
