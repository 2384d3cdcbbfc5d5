"""How closely a test looks: by day at some of what it walks, at night (`.ci/nightly`) at all of it.

A fault that shows in one position in a hundred shows by day as well; the rest is for the night. README.md beside this
file lists what is left to it.
"""

import os

LARGE = os.environ.get("COSMIC_LARGE") == "1"


def one_in(many: int) -> int:
    """A step: every one at night, one in so many by day."""
    return 1 if LARGE else many
