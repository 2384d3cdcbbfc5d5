"""Scenario files of this game. tests/scenarios/README.md says how one is written.

The format is that of `engine.testing`; this package sets up positions, turns script lines into answers, and checks
expectations. The rules do not use it.
"""

from engine.encounter.scenario.staging import EncounterStaging

__all__ = ["EncounterStaging"]
