"""The one phase of Lots."""

PHASES = ("turn",)
ORDERED = PHASES
