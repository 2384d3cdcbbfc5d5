"""How everything looks: colours by token, themes, glyphs and their stand-ins.

Made to be quick to import: Textual, Rich and the TOML reader are loaded by the functions that need them. Screens and
widgets take their colours and characters from here and name none themselves; nothing here knows a screen or a game.
"""

from cosmic_tui.look.glyphs import ASCII, UNICODE, Glyphs, choose_glyphs
from cosmic_tui.look.paint import BASE_CSS, default_variables, register, rich_style
from cosmic_tui.look.palette import NotForText, Palette, Problem, Style
from cosmic_tui.look.sheet import BadTheme
from cosmic_tui.look.themes import Choice, load_theme, pick_theme, theme_names

__all__ = [
    "ASCII",
    "BASE_CSS",
    "UNICODE",
    "BadTheme",
    "Choice",
    "Glyphs",
    "NotForText",
    "Palette",
    "Problem",
    "Style",
    "choose_glyphs",
    "default_variables",
    "load_theme",
    "pick_theme",
    "register",
    "rich_style",
    "theme_names",
]
