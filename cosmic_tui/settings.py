"""What a person has set for this program: theme, decoration, motion, signs, keys. One small file that can be edited.

A file that cannot be read costs nobody the game: what is wrong in it is left out and told once. Knows files; must not
know screens.
"""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from cosmic_tui.look.palette import Problem

FILE = "settings.toml"
UNREAD = "err-settings_unread"
LARGEST = 64 * 1024
CHOICES = {
    "decoration": ("full", "calm", "none"),
    "motion": ("full", "reduced", "none"),
    "pace": ("brisk", "normal", "calm", "key"),
    "glyphs": ("automatic", "unicode", "ascii"),
    "language": (),
    "theme": (),
    "game": (),
}
RENAMED = {("motion", "short"): "full"}  # values of earlier versions
OUTLIVED = ("bot_pause", "coach")  # settings of earlier versions that say nothing any more


@dataclass
class Settings:
    """The settings of one person, each with its default. `keys` are rebound commands: command -> key."""

    name: str = ""
    game: str = "encounter"  # that the title shows
    theme: str = "dark"
    language: str = ""  # as the environment says
    decoration: str = "full"
    motion: str = "full"
    pace: str = "normal"  # of the film
    glyphs: str = "automatic"
    bell: bool = True
    window_title: bool = True
    hints: bool = True
    reasons: bool = True  # what others say of their answers
    remember: bool = False  # characters take along how a game went with whom
    review_games: bool = False  # when a game ends, its review begins
    keys: dict[str, str] = field(default_factory=dict)


def settings_path() -> Path | None:
    """Return where settings are kept. A relative XDG_CONFIG_HOME is ignored, as its standard asks."""
    config = os.environ.get("XDG_CONFIG_HOME", "")
    if config and os.path.isabs(config):
        return Path(config) / "cosmic" / FILE
    try:
        return Path.home() / ".config" / "cosmic" / FILE
    except RuntimeError:
        return None


def load_settings(path: Path | None = None) -> tuple[Settings, list[Problem]]:
    """Return the settings, and what in the file was no good."""
    found = Settings()
    place = path or settings_path()
    if place is None or not place.is_file():
        return found, []
    import tomllib

    try:
        with place.open("rb") as file:
            data = tomllib.loads(file.read(LARGEST).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return found, [Problem(UNREAD, {"file": place.name})]
    problems = []
    for key, value in data.items():
        if key in OUTLIVED:
            problems.append(Problem("err-setting_outlived", {"name": key}))
        elif not _accept(found, key, value):
            problems.append(Problem("err-setting_unknown", {"value": f"{key} = {value}"[:60]}))
    return found, problems


def _accept(settings: Settings, key: str, value: Any) -> bool:
    """Set one value if it is valid; return False if not."""
    known = {entry.name for entry in fields(Settings)}
    if key not in known:
        return False
    default = getattr(Settings(), key)
    if isinstance(value, str):
        value = RENAMED.get((key, value), value)
    if type(value) is not type(default) or (CHOICES.get(key) and value not in CHOICES[key]):
        return False
    if key == "keys" and not all(isinstance(part, str) and part for pair in value.items() for part in pair):
        return False
    setattr(settings, key, value)
    return True


def save_settings(settings: Settings, path: Path | None = None) -> bool:
    """Write the file completely or not at all. Return False if that fails."""
    from cosmic_tui.storage.folders import replace_file  # start-up reads and does not write

    place = path or settings_path()
    if place is None:
        return False
    lines = []
    for key, value in asdict(settings).items():
        if not isinstance(value, dict):
            lines.append(f"{key} = {_toml(value)}")
    lines += ["", "[keys]", *[f"{_toml(command)} = {_toml(key)}" for command, key in settings.keys.items()], ""]
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.is_file() and not _readable(place):
            os.replace(place, place.with_suffix(".damaged"))  # a person who wrote it by hand may want it back
        replace_file(place, "\n".join(lines).encode(), opener=None)
    except OSError:
        return False
    return True


def _readable(place: Path) -> bool:
    return not any(problem.id == UNREAD for problem in load_settings(place)[1])


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(char for char in escaped if char.isprintable()) + '"'
