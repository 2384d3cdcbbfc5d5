"""Characters: captains and admirals with tastes of their own. A module with a `CHARACTER` is one, by the module's name.

A character knows nothing and calculates nothing: it says what its bot likes (policy/taste.py), as data. It is about as
strong as a captain without one: what it likes decides where two answers are worth about the same.
"""

import importlib
import pkgutil
from dataclasses import replace
from functools import cache

from engine.encounter.bots.policy.taste import Character


@cache
def characters() -> dict[str, Character]:
    """Return all characters by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name: replace(importlib.import_module(f"{__name__}.{name}").CHARACTER, name=name) for name in names}
