"""Characters: bots with tastes of their own. A module with a `CHARACTER` is one, by the module's name.

A character knows nothing and calculates nothing: it says what its bot likes (taste.py) and which factions it takes, as
data. It is about as strong as a bot without one: what it likes decides where two plans are worth about the same.
"""

import importlib
import pkgutil
from dataclasses import replace
from functools import cache

from engine.andromeda.bots.taste import Character


@cache
def characters() -> dict[str, Character]:
    """Return all of them by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name: replace(importlib.import_module(f"{__name__}.{name}").CHARACTER, name=name) for name in names}
