"""A frame of this game's table and what plays in it, with the views and facts of Chaos Galaxy."""

from typing import Any, TypeAlias

from cosmic_tui.draw.ending import EndingOf
from cosmic_tui.draw.scene import SceneOf
from cosmic_tui.film.beat import BeatOf, PointOf
from engine.chaos.view_types import Facts, GameOver, Seat, View

Beat: TypeAlias = BeatOf[View, Facts]
Point: TypeAlias = PointOf[Facts]
Scene: TypeAlias = SceneOf[View, Seat, Facts, Any]
Ending: TypeAlias = EndingOf[View, GameOver]
