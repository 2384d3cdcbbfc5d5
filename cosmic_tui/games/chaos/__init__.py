"""Everything of Chaos Galaxy that a person sees or says; the rules stand in `engine/chaos`."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmic_tui.games import parts
    from cosmic_tui.games.chaos import coach

    _: parts.Coach = coach
