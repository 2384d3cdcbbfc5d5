"""What a scenario may expect: one function a key, which yields (what, wanted, found), alike if all is well.

A new expectation is a function with `@key` in one of these modules, and a line in tests/scenarios/README.md.
"""

from engine.encounter.scenario.expectations import cards, encounter, seen, ships  # noqa: F401  (importing registers)
from engine.encounter.scenario.expectations.table import TABLE, Scene

__all__ = ["TABLE", "Scene"]
