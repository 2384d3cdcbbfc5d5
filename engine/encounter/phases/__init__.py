"""The phases of a turn, one module each, to be read beside RULES.md. They name no alien and no artifact."""

from engine.encounter.phases import (  # noqa: F401  (importing registers their steps)
    alliance,
    destiny,
    ending,
    launch,
    planning,
    regroup,
    resolution,
    reveal,
    start,
)
