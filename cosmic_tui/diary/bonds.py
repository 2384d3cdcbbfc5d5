"""What characters remember of the people of this keyboard: a small file that can be read, edited and thrown away.

Kept only if somebody wants it kept, never sent. Knows files and plain data; must not know tables or bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from cosmic_tui.storage.folders import replace_file
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

FILE = "bonds.toml"
LARGEST = 1 << 20


def read(place: Path) -> dict[str, dict[str, float]]:
    """Read {character: {name: trust}} from a file; {} if it cannot be read."""
    import tomllib

    try:
        with place.open("rb") as opened:
            data = tomllib.loads(opened.read(LARGEST).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return {who: _numbers(found) for who, found in data.items() if isinstance(found, dict)}


def _numbers(found: dict[str, object]) -> dict[str, float]:
    return {name: float(trust) for name, trust in found.items() if type(trust) in (int, float) and 0 <= trust <= 1}  # type: ignore[operator, arg-type]


def write(bonds: Mapping[str, Mapping[str, float]], place: Path) -> None:
    """Merge these bonds into the file. Raise Refused if it cannot be written; then the old file stays as it was."""
    kept = read(place)
    for who, found in bonds.items():
        kept.setdefault(who, {}).update(found)
    lines = []
    for who, found in sorted(kept.items()):
        lines += [f"[{_quoted(who)}]", *[f"{_quoted(name)} = {trust!r}" for name, trust in sorted(found.items())], ""]
    try:
        replace_file(place, "\n".join(lines).encode())
    except OSError as error:
        raise Refused("diary_unwritable", reason=system_says(error)) from None


def _quoted(text: str) -> str:
    return '"' + "".join(f"\\{sign}" if sign in '\\"' else sign for sign in text if sign.isprintable()) + '"'
