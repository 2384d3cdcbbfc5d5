"""How the program looks at this terminal, from what it was started with: palette, shades, signs and keys.

Needs no Textual, so that a picture can be there before it. Knows settings and looks; no screen.
"""

from __future__ import annotations

from cosmic_tui.draw.look import CALM, COARSE, FINE, FLAT, Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games import FIRST_GAME, shown_games
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look import ASCII, UNICODE, Palette, load_theme, pick_theme
from cosmic_tui.look.keys import Keys
from cosmic_tui.look.palette import EIGHT_BIT, TRUECOLOR
from cosmic_tui.settings import Settings
from cosmic_tui.words import reader_language
from cosmic_tui.words.loader import Words


def chosen_game(settings: Settings) -> str:
    """Return the game the title shows: the one chosen last, if it is installed."""
    return settings.game if settings.game == FIRST_GAME or settings.game in shown_games() else FIRST_GAME


def language_of(settings: Settings) -> str:
    """Return the language typed for this run, or else the one that is set; "" leaves it to the environment."""
    return reader_language.typed() or settings.language


def palette_of(start: LaunchOptions) -> Palette:
    return load_theme(*pick_theme(start.theme or start.settings.theme, start.env))


def theme_name(palette: Palette, words: Words) -> str:
    """Return the name of a theme for readers: from the words, or from the file itself."""
    ident = f"theme-{palette.id}"
    return palette.name if palette.named or not words.has(ident) else words.say(ident)


def look_of(start: LaunchOptions, words: Words, palette: Palette) -> Look:
    """Return how this terminal wants things drawn: fine shades and full decoration only where there are colors enough
    for them.
    """
    shades = FINE if palette.system == TRUECOLOR and not palette.ansi else FLAT
    if palette.system == EIGHT_BIT and palette.id != "nocolour":
        shades = COARSE
    if palette.id == "nocolour":
        shades = FLAT
    settings = start.settings
    decoration = CALM if settings.decoration == "full" and shades != FINE else settings.decoration
    glyphs = ASCII if start.ascii_only or settings.glyphs == "ascii" else UNICODE
    keys, parts = Keys(dict(settings.keys)), Parts(words.game)
    return Look(words, glyphs, decoration, shades, palette.clouds, settings.hints, keys, parts=parts)
