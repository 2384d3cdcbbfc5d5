"""Settings for judging decisions in Chaos Galaxy: they are judged only by playing whole games."""

from engine.bots.ahead.wholly import Wholly

JUDGED = Wholly()
