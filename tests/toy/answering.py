"""How lots are chosen: low ones under one heading, high ones under another; prizes by their names."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosmic_tui.prompt.choices import Choice, numbered

HIGH = 12


def choices(view: dict[str, Any], question: dict[str, Any]) -> list[Choice]:
    found = numbered(question, order=lambda ref: ref[1:] if ref[0] == "lot" else ())
    headed = {"lot": lambda ref: "opt-yes" if ref[1] >= HIGH else "opt-no"}
    return [replace(one, heading=headed[one.ref[0]](one.ref)) if one.ref[0] in headed else one for one in found]


def handles(view: dict[str, Any], colours: Any) -> dict[str, Any]:
    return {"G": ("prize", "gold"), "S": ("prize", "silver")}
