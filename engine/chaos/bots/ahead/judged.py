"""Decisions of Chaos Galaxy are judged by whole games alone."""

from engine.bots.ahead.wholly import Wholly

JUDGED = Wholly()
