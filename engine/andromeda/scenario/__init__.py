"""Scenario files of Andromeda's Edge: how a position is set, how lines are answered, what can be expected."""

from engine.andromeda.scenario.staging import AndromedaStaging

__all__ = ["AndromedaStaging"]
