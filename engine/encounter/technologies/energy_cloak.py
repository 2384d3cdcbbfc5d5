"""Energy Cloak (4): once the gate is aimed, the defense may not invite allies in this encounter (X-36)."""

from typing import Any

from engine.encounter.items import Technology, Use
from engine.encounter.state import DEF, Game


def forbid(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    game.note(f"no_invitations:{DEF}")


TECHNOLOGY = Technology(4, (Use(("launch.aim",), forbid, role="offense"),))
