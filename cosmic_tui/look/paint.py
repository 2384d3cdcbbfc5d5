"""Hands palettes to Textual and Rich; the one module of this folder that knows them, and only once it is called.

Stylesheets use Textual's own variables, filled from our tokens, and every token as a variable (`$seat-red`). One name
means two things: `$panel` is Textual's word for what we call `raised`; our token `panel` is `$surface`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from cosmic_tui.look.palette import TRUECOLOR, Palette, Problem, Style
from cosmic_tui.look.themes import DEFAULT, load_theme, theme_names

if TYPE_CHECKING:
    from rich.style import Style as RichStyle
    from textual.app import App
    from textual.theme import Theme

# Textual's theme colours, and its variables that it would otherwise derive. Derived shades are measured by nobody, and
# in 16 colours they are the terminal's default text, which on our black ground may be black.
THEME_COLOURS = {
    "primary": "focus",
    "secondary": "gate",
    "accent": "key",
    "foreground": "text",
    "background": "bg",
    "surface": "panel",
    "panel": "raised",
    "success": "ok",
    "warning": "warn",
    "error": "danger",
}
TEXTUAL_VARIABLES = {
    **THEME_COLOURS,
    "text": "text",
    "text-muted": "muted",
    "text-disabled": "unplayable",
    "text-primary": "info",
    "text-secondary": "gate",
    "text-accent": "key",
    "text-success": "ok",
    "text-warning": "warn",
    "text-error": "danger",
    "boost": "raised",
    "surface-active": "select",
    "ansi-background": "bg",  # without these two a theme of 16 colours stops the app
    "ansi-foreground": "text",
    "primary-muted": "select",
    "secondary-muted": "select",
    "accent-muted": "select",
    "success-muted": "select",
    "warning-muted": "select",
    "error-muted": "select",
    "foreground-muted": "muted",
    "foreground-disabled": "unplayable",
    "border": "focus",
    "border-blurred": "line",
    "block-cursor-foreground": "key_ink",
    "block-cursor-background": "key",
    "block-cursor-blurred-foreground": "text",
    "block-cursor-blurred-background": "select",
    "block-hover-background": "select",
    "input-cursor-foreground": "key_ink",
    "input-cursor-background": "key",
    "input-selection-foreground": "text",
    "input-selection-background": "select",
    "screen-selection-foreground": "text",
    "screen-selection-background": "select",
    "scrollbar": "line",
    "scrollbar-hover": "faint",
    "scrollbar-active": "focus",
    "scrollbar-background": "bg",
    "scrollbar-background-hover": "bg",
    "scrollbar-background-active": "bg",
    "scrollbar-corner-color": "bg",
    "link-color": "info",
    "link-color-hover": "key_ink",
    "link-background-hover": "key",
    "footer-foreground": "text",
    "footer-background": "bg",
    "footer-key-foreground": "key",
    "footer-description-foreground": "muted",
    "footer-description-background": "bg",
    "footer-item-background": "bg",
    "button-foreground": "text",
    "button-color-foreground": "key_ink",
}

# The first part of an app's stylesheet: Textual's own rules for the terminal's 16 colours go back to its default text
# and ground, and on a white terminal ours could then not be read.
BASE_CSS = """
App, Screen, Input {
    &:ansi, &:ansi:focus {
        background: $background;
        color: $foreground;
    }
}
"""


def register(app: App[Any], system: str = TRUECOLOR, names: Iterable[str] | None = None) -> list[Problem]:
    """Makes themes known to the app (all, unless `names` says which) and returns what was wrong with which.

    A theme that cannot be used is left out, so that the list of themes offers only what works.
    """
    problems = []
    for name in theme_names() if names is None else names:
        palette = load_theme(name, system)
        if palette.problem:
            problems.append(palette.problem)
        if palette.id == name:
            app.register_theme(textual_theme(palette))
    return problems


def textual_theme(palette: Palette) -> Theme:
    """Return the palette as Textual wants it."""
    from textual.theme import Theme

    colours: dict[str, Any] = {name: palette[token] for name, token in THEME_COLOURS.items()}
    return Theme(
        name=palette.id,
        dark=palette.dark,
        ansi=palette.ansi,
        variables=variables(palette),
        luminosity_spread=0.0,  # no lighter and darker shades of measured colours
        text_alpha=1.0,
        **colours,
    )


def variables(palette: Palette) -> dict[str, str]:
    """Return every variable a stylesheet may use. Where a name is also Textual's, Textual's meaning wins."""
    own = {token.replace("_", "-"): value for token, value in palette.colours.items()}
    return own | {name: palette[token] for name, token in TEXTUAL_VARIABLES.items()}


def default_variables() -> dict[str, str]:
    """Return the variables for `App.get_theme_variable_defaults`: stylesheets then also work under Textual's own
    themes.
    """
    return variables(load_theme(DEFAULT))


@cache
def rich_style(style: Style) -> RichStyle:
    """Return a style as Rich and Textual's strips want it."""
    from rich.style import Style as RichStyle

    flags: dict[str, Any] = dict.fromkeys(style.attrs, True)
    return RichStyle(color=_rich(style.fg), bgcolor=_rich(style.bg), **flags)


def _rich(colour: str) -> str:
    return colour.removeprefix("ansi_")
