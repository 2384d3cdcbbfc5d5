"""Finds themes, loads them, and picks the one this terminal can show.

A theme is one TOML file: shipped with the program, or in the user's folder, where it may be partial. A file that cannot
be used costs nobody the game: `load_theme` then returns the nearest shipped theme with one `Problem` in it. No sentence
for people is made here, and Textual is not needed to load a theme.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cosmic_tui.look.palette import EIGHT_BIT, FOGS, STANDARD, TOKENS, TRUECOLOR, Palette, Problem
from cosmic_tui.look.sheet import BadTheme, Sheet, is_theme_id, read_sheet, shown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DEFAULT = "dark"
NO_COLOUR = "nocolour"
SIXTEEN = "ansi16"


class Choice(NamedTuple):
    """The arguments that load a theme for a terminal: `load_theme(*choice)`."""

    name: str
    system: str


# --- picking -----------------------------------------------------------------------------------------------------


def colour_system(env: Mapping[str, str], windows: bool = os.name == "nt") -> str:
    """Return how many colors the terminal has, from the environment, by the rule Rich uses."""
    override = env.get("TEXTUAL_COLOR_SYSTEM", "auto").lower()
    if override in (TRUECOLOR, EIGHT_BIT, STANDARD):
        return override
    if env.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit"):
        return TRUECOLOR
    term = env.get("TERM", "").strip().lower()
    if windows and not term:
        return TRUECOLOR
    return EIGHT_BIT if term.endswith(("-256color", "-kitty")) else STANDARD


def pick_theme(wanted: str | None, env: Mapping[str, str], system: str | None = None) -> Choice:
    """Return the wanted theme, unless the terminal cannot show it or the person asked for no colour at all.

    `system` is what the running app found out, by Rich's names; without it the environment is read. NO_COLOR counts
    when it is present, even if empty: Textual takes the colour out in that case too.
    """
    system = system or colour_system(env)
    if system not in (TRUECOLOR, EIGHT_BIT):
        system = STANDARD
    if "NO_COLOR" in env or env.get("TERM", "").lower() == "dumb":
        return Choice(NO_COLOUR, system)
    name = wanted or DEFAULT
    if system == STANDARD and name != NO_COLOUR:
        name = SIXTEEN
    return Choice(name, system)


# --- finding -----------------------------------------------------------------------------------------------------


def _package() -> Traversable:
    """Return where the program is: a directory, or inside a zipped package."""
    here = Path(__file__).parents[1]
    if here.is_dir():
        return here
    from importlib.resources import files

    return files("cosmic_tui")


@cache
def shipped_folder() -> Traversable:
    """Return the themes that came with the program: inside the installed package, else beside it in a source checkout.

    In this order, because beside an installed package a folder `themes` may be anybody's.
    """
    packaged = _package() / "_themes"
    if packaged.is_dir():
        return packaged
    return Path(__file__).resolve().parents[2] / "themes"


def user_folder() -> Path | None:
    """Return where a person may put their own themes. A relative XDG_CONFIG_HOME is ignored, as its standard asks."""
    config = os.environ.get("XDG_CONFIG_HOME", "")
    if config and os.path.isabs(config):
        return Path(config) / "cosmic" / "themes"
    try:
        return Path.home() / ".config" / "cosmic" / "themes"
    except RuntimeError:
        return None


def theme_names() -> list[str]:
    """Return all themes by id: the default, the other shipped ones, then the user's own, whether they work or not."""
    shipped = sorted(_ids_in(shipped_folder()), key=lambda name: (name != DEFAULT, name))
    folder = user_folder()
    own = _ids_in(folder) if folder else []
    return shipped + sorted(set(own) - set(shipped))


def _ids_in(folder: Traversable) -> list[str]:
    try:
        names = [entry.name for entry in folder.iterdir()]
    except OSError:
        return []
    stems = [name.removesuffix(".toml") for name in names if name.endswith(".toml")]
    return [stem for stem in stems if is_theme_id(stem)]


# --- loading -----------------------------------------------------------------------------------------------------


def load_theme(name: str, system: str = TRUECOLOR) -> Palette:
    """Return the palette of a theme. If that cannot be had: the shipped one of that name or the default, and the
    problem.

    What a user's file leaves out comes from the shipped theme of the same name, else from the default.
    """
    shipped = name in _ids_in(shipped_folder())
    base = _shipped(name if shipped else DEFAULT)
    base_id = name if shipped else DEFAULT
    try:
        own = _users(name)
        if own is None and not shipped:
            raise BadTheme("err-theme_unknown", theme=shown(name))
    except BadTheme as error:
        return _palette(base_id, base, system, problem=error.problem)
    return _palette(name, _merge(base, own) if own else base, system, named=bool(own and own.name))


@cache
def _shipped(name: str) -> Sheet:
    sheet = read_sheet(name, shipped_folder().joinpath(f"{name}.toml"))
    if name != DEFAULT:
        return _merge(_shipped(DEFAULT), sheet)
    for token in TOKENS:
        if token not in sheet.colours or token not in sheet.c256:
            raise BadTheme("err-theme_token_missing", theme=name, token=token)
    return sheet


def _users(name: str) -> Sheet | None:
    folder = user_folder()
    if folder is None or not is_theme_id(name):
        return None
    path = folder / f"{name}.toml"
    return read_sheet(name, path) if os.path.lexists(path) else None


def _merge(base: Sheet, over: Sheet) -> Sheet:
    return Sheet(
        name=over.name,
        dark=base.dark if over.dark is None else over.dark,
        clouds=base.clouds if over.clouds is None else over.clouds,
        colours=base.colours | over.colours,
        # A colour given only once is meant for 256 colours too; Rich then looks for the nearest.
        c256=base.c256 | over.colours | over.c256,
        attrs=base.attrs | over.attrs,
    )


def _palette(name: str, sheet: Sheet, system: str, named: bool = False, problem: Problem | None = None) -> Palette:
    coarse = system == EIGHT_BIT
    colours = sheet.c256 if coarse else sheet.colours
    # 256 colours have no step small enough for fog; a theme that promises fog and brings none has none.
    clouds = bool(sheet.clouds) and not coarse and all(fog in colours for fog in FOGS)
    return Palette(name, sheet.name or name, bool(sheet.dark), clouds, colours, sheet.attrs, system, named, problem)
