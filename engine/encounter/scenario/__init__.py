"""Scenario files of this game. tests/scenarios/README.md says how one is written.

The format is that of `engine.testing`; here stands how a position is set, how a line of a script becomes an answer, and
what may be expected. Nothing in the rules knows this package.
"""

from engine.encounter.scenario.staging import EncounterStaging

__all__ = ["EncounterStaging"]
