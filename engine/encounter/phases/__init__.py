"""The phases of a turn, one module each; they name no alien and no artifact.

The statements they cite (R-..., T-...) can be read in `cosmic_tui/words/en/encounter/`, `rules.ftl` and `timing.ftl`.
"""

from engine.encounter.phases import (  # noqa: F401  (importing registers their steps)
    alliance,
    compensation,
    destiny,
    ending,
    launch,
    planning,
    regroup,
    resolution,
    reveal,
    start,
)
