"""The menu of the title and its foot: what can be done before there is a game.

Needs no screen and no table, so the title can be drawn before anything else is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.titlepage import Item
from cosmic_tui.games import has, has_puzzles, name_of, shown_games

if TYPE_CHECKING:
    from cosmic_tui.draw.parts import Parts
    from cosmic_tui.words.loader import Words


def menu(words: Words, parts: Parts, saved: str = "", games: int = 0, results: int = 0) -> list[Item]:
    """Return the entries of the menu that can be used now. `saved` describes the game to resume, `games` is how many
    are saved, `results` how many have been finished.
    """
    return [*_to_play(words, parts, saved), *_tables(words, games), *_to_read(words, parts, results)]


def _to_play(words: Words, parts: Parts, saved: str) -> list[Item]:
    say, found = words.say, []
    if len(shown_games()) > 1:
        found.append(Item("game", say("scr-game"), f"◄ {name_of(words.language, words.game)} ►"))
    found.append(Item("play", say("scr-play"), say("scr-play", "tip")))
    if saved:
        found.append(Item("resume", say("scr-resume"), saved))
    if parts.offers("coach"):
        found.append(
            Item("learn", say("scr-first_game"), say("scr-first_game", "tip", number=parts.title.LEARNING))
        )
    if has(words.game, "daily"):
        found.append(Item("daily", say("scr-daily"), say("scr-daily", "tip")))
    if has_puzzles(words.game):
        found.append(Item("puzzles", say("scr-puzzles"), say("scr-puzzles", "tip")))
    return found


def _tables(words: Words, games: int) -> list[Item]:
    say = words.say
    found = [
        Item("new", say("scr-new_game"), say("scr-new_game_tip"), gap=True),
        Item("hosting", say("scr-host"), say("scr-host_tip")),
        Item("joining", say("scr-join"), say("scr-join_tip")),
    ]
    return [*found, Item("games", say("scr-saved"), say("scr-games_count", n=games))] if games else found


def _to_read(words: Words, parts: Parts, results: int) -> list[Item]:
    say = words.say
    statistics = [Item("stats", say("scr-stats"), say("scr-line-stats_tip", n=results))] if results else []
    own = [Item(name, say(f"scr-{name}"), say(f"scr-{name}", "tip")) for name in parts.title.ENTRIES]
    return [
        *statistics,
        Item("codex", say("scr-codex"), say("scr-codex_tip")),
        *own,
        Item("settings", say("scr-settings"), say("scr-settings_tip")),
        Item("quit", say("scr-quit"), ""),
    ]


def foot(look: Look, theme: str, version: str) -> Sequence[Run]:
    """Return the version, the theme, and how to learn more."""
    say = look.words.say
    hints = (("theme", f"{say('set-theme')} {theme}"), ("help", say("key-help")))
    return [Run(f"cosmic {version}", "key", "", "bold"), Run("   "), *key_runs(look.keys, hints)]
