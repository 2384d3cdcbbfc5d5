"""What a game adds to the title's menu where it says nothing of it: nothing. Loads no screen, and little else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

LEARNING = 15  # minutes of a first game
ENTRIES: Mapping[str, Callable[[], Any]] = {}
