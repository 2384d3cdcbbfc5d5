"""Settings for judging decisions in Andromeda's Edge: they are judged only by playing whole games."""

from engine.bots.ahead.wholly import Wholly

JUDGED = Wholly()
