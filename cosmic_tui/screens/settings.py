"""The settings page: every change shows at once, on this page and everywhere. The file is written when the page is
left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cosmic_tui.appearance import theme_name
from cosmic_tui.canvas.cells import Canvas, Row, Run
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.parts import board_of
from cosmic_tui.draw.scene import COLOURS
from cosmic_tui.draw.titlepage import MOON_SEED, PLANET_SEED
from cosmic_tui.games.rows import Field, grouped
from cosmic_tui.look import theme_names
from cosmic_tui.look.glyphs import UNICODE
from cosmic_tui.look.keys import DEFAULT, TYPING, fixed
from cosmic_tui.screens.forms import FormScreen, step
from cosmic_tui.settings import CHOICES
from cosmic_tui.words import languages, own_name, reader_language

SWITCHES = ("bell", "window_title", "hints", "reasons", "remember", "review_games")
SAMPLE_NAMES = ("Vera", "Tom", "Ines", "Quill", "Max")
LARGEST_PLANET, MOON = 44, 8


class SettingsScreen(FormScreen):
    """The list of settings, one row each."""

    headline = "scr-settings"

    def fields(self) -> list[Field]:
        said, settings = self.cosmic.words, self.cosmic.settings
        say = said.say
        looks = [
            self._row("set-theme", theme_name(self.cosmic.palette, said), self._among("theme", theme_names())),
            self._choice("decoration"),
            self._row("set-glyphs", self._glyph_word(), self._among("glyphs", CHOICES["glyphs"])),
            self._row("set-language", own_name(self.cosmic.words.language), self._language),
        ]
        calls = []
        for name in SWITCHES:
            value = say("value-on" if getattr(settings, name) else "value-off")
            calls.append(self._row(f"set-{name}", value, self._switch(name)))
        name_row = self._row("set-name", settings.name or self.cosmic.my_name, None)
        name_row.text = self._set_name
        keys = self._row("set-keys", say("scr-rebind"), None)
        keys.press = self._keys
        return [
            *grouped(say("scr-group_look"), looks),
            *grouped(say("scr-group_film"), [self._choice("motion"), self._choice("pace")]),
            *grouped(say("scr-group_calls"), calls),
            *grouped(say("scr-group_me"), [name_row, keys]),
        ]

    def _choice(self, name: str) -> Field:
        value = self.cosmic.words.say(f"value-{getattr(self.cosmic.settings, name)}")
        return self._row(f"set-{name}", value, self._among(name, CHOICES[name]))

    def _row(self, ident: str, value: str, change: Callable[[int], None] | None) -> Field:
        say = self.cosmic.words.say
        return Field(say(ident), value, say(ident, "help"), change=change)

    def _glyph_word(self) -> str:
        kind = self.cosmic.settings.glyphs
        return self.cosmic.words.say("value-automatic") if kind == "automatic" else kind

    # --- changes ---

    def _among(self, name: str, values: Sequence[str]) -> Callable[[int], None]:
        def change(steps: int) -> None:
            setattr(self.cosmic.settings, name, step(values, getattr(self.cosmic.settings, name), steps))
            if name == "theme":
                self.cosmic.start.theme = None
            self.cosmic.apply_settings()

        return change

    def _language(self, steps: int) -> None:
        """Choose the next available language. It replaces a language given on the command line."""
        self.cosmic.settings.language = step(languages(), self.cosmic.words.language, steps)
        reader_language.choose("")
        self.cosmic.apply_settings()

    def _switch(self, name: str) -> Callable[[int], None]:
        def change(steps: int) -> None:
            setattr(self.cosmic.settings, name, not getattr(self.cosmic.settings, name))
            self.cosmic.apply_settings()

        return change

    def _set_name(self, typed: str) -> None:
        self.cosmic.settings.name = typed.strip()[:12]

    def _keys(self) -> None:
        self.cosmic.show(KeysScreen())

    def do_back(self) -> None:
        self.cosmic.keep_settings()
        super().do_back()

    # --- the preview ---

    def more(self) -> list[Sequence[Run]]:
        """Return a sample of everything that has a color, in the current look."""
        say, glyphs = self.cosmic.words.say, self.cosmic.look.glyphs
        people: list[Run] = []
        stacks: list[Run] = []
        for name, colour in zip(SAMPLE_NAMES, COLOURS, strict=True):
            people += [Run(glyphs.tag(colour), f"seat_{colour}"), Run(f" {name} ", "text", "", "bold")]
            stacks += [Run(UNICODE.ships(colour, 1 + COLOURS.index(colour)), f"seat_{colour}"), Run("  ")]
        samples = board_of(self.cosmic.words.game).samples(say)
        system = self.cosmic.palette.system
        return [[], people, stacks, *samples, [], [Run(say("scr-line-colours", name=system), "muted")]]

    def picture(self, room: int, high: int) -> list[Row]:
        """Return a planet and its moon, in the current number of shades."""
        look = self.cosmic.look
        size = min(LARGEST_PLANET, room - 2 * MOON, 2 * high) // 4 * 4
        if not look.discs or size < 2 * MOON:
            return []
        canvas = Canvas(room, size // 2)
        disc(canvas, look, room - size - 2, 0, size, "seat_blue", PLANET_SEED)
        disc(canvas, look, room - size - MOON, size // 8, MOON, "seat_purple", MOON_SEED)
        return canvas.rows()


class KeysScreen(FormScreen):
    """The list of commands with their keys. Enter on one waits for its new key."""

    headline = "set-keys"
    label = 11

    def __init__(self) -> None:
        super().__init__()
        self.waiting = False

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("send", "key-change"), ("back", "key-back"))

    @staticmethod
    def commands() -> list[str]:
        """Return the commands that can be bound, in their order."""
        return list(DEFAULT)

    def fields(self) -> list[Field]:
        say, keys = self.cosmic.words.say, self.cosmic.look.keys
        help_ = self.look.say_keys("scr-line-rebind")
        return [
            Field(keys.of(command) or say("scr-no_key"), say(f"cmd-{command}"), help_, press=self._wait, as_is=True)
            for command in self.commands()
        ]

    def _wait(self) -> None:
        self.waiting = True
        self.paint()

    def press(self, key: str) -> None:
        if not self.waiting:
            super().press(key)
            return
        self.waiting = False
        if self.look.keys.at(TYPING).does(key) != "back":
            self._do(partial(self._set, self.commands()[self.at], key))
        self.paint()

    def _set(self, command: str, key: str) -> None:
        """Bind a key to one command. The command that lost the key gets its default key back, if that is another one.
        """
        settings, say = self.cosmic.settings, self.cosmic.words.say
        if fixed(key) and key not in DEFAULT[command]:
            self.problem = say("scr-line-key_fixed", key=key)
            return
        before = self.cosmic.look.keys.does(key)
        settings.keys = {other: taken for other, taken in settings.keys.items() if key != taken and other != command}
        if key != DEFAULT[command][0]:
            settings.keys[command] = key
        self.cosmic.apply_settings()
        self.cosmic.keep_settings()
        if before not in ("", command):
            now = self.cosmic.look.keys.of(before)
            ident = "scr-line-key_moved" if now else "scr-line-key_lost"
            self.problem = say(ident, key=key, name=say(f"cmd-{before}"), value=now)

    def more(self) -> list[Sequence[Run]]:
        words = self.look.at(TYPING).say_keys("scr-line-press_key") if self.waiting else ""
        return [[], [Run(words, "key", "", "bold")]]
