"""A new game: one page, sensible at the first look; Enter on *Start* is the first focus."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.scene import COLOURS
from cosmic_tui.games import voice_of
from cosmic_tui.messages.schema import WINDOWS
from cosmic_tui.opening import (
    ALIEN_MODES,
    CLOCK_CHOICES,
    CLOSED,
    DEAL_SECONDS,
    DEALS,
    FEWEST,
    LEVELS,
    PERSON_WORD,
    SOFT_CHOICES,
    VARIANTS,
    Refused,
    Wish,
    begin,
    bot_levels,
    setup_of,
)
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.forms import Field, FormScreen, step

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen

SEED_BITS = 32
MINUTES_A_SEAT = 10
LONGEST_SAID = 20  # signs of what was typed that are said again


class NewGameScreen(FormScreen):
    """Who plays, with what, by which variants."""

    headline = "scr-new_game"

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.wish = Wish()
        self.bots = bot_levels()

    def _said(self, key: str) -> tuple[str, str]:
        say = self.cosmic.words.say
        return say(key), say(key, "help")

    # --- rows ---

    def fields(self) -> list[Field]:
        say, wish = self.cosmic.words.say, self.wish
        me = wish.name or self.cosmic.my_name
        rows = [
            Field(say("scr-start"), help=self._length(), press=self.start, strong=True),
            Field(*self._field("set-name", me), text=self._set_name),
            *[self._seat(number) for number in range(1, len(wish.seats) + 1)],
            Field(
                *self._field("set-aliens", say(f"variant-aliens_{wish.alien_mode}")),
                change=self._turn("alien_mode", ALIEN_MODES),
            ),
            *self._alien_fields(),
            Field(*self._field("set-levels", self._level_words()), change=self._change_levels),
        ]
        for name in VARIANTS:
            ident = "variant-classic_filch" if name == "classic_flare" else f"variant-{name}"
            rows.append(Field(*self._field(ident, self._on(name in wish.variants)), change=self._toggle(name)))
        return [
            *rows,
            Field(*self._field("set-deals", say(f"value-deals_{wish.deals}")), change=self._turn("deals", DEALS)),
            Field(
                *self._field("set-deal_clock", str(wish.deal_seconds)),
                change=self._turn("deal_seconds", DEAL_SECONDS),
            ),
            *self._clocks(),
            Field(
                *self._field("set-windows", say(f"value-windows_{wish.windows}")),
                change=self._turn("windows", WINDOWS),
            ),
            Field(
                *self._field("set-seed", str(wish.seed) if wish.seed is not None else say("value-new")),
                text=self._set_seed,
            ),
        ]

    def _alien_fields(self) -> list[Field]:
        """One's own alien, dealt or by name; none where nobody has one."""
        say, wish = self.cosmic.words.say, self.wish
        if wish.alien_mode == "none":
            return []
        value = say(f"alien-{wish.alien}") if wish.alien else say("value-dealt")
        names = ["", *sorted(self.cosmic.words.items("aliens"))]
        return [Field(*self._field("set-own_alien", value), change=self._turn("alien", names), text=self._set_alien)]

    def _clocks(self) -> list[Field]:
        """Who plays alone may think by the clock; where a keyboard goes around, there are others to talk with."""
        return [self._soft_clock()] if self.wish.shared else [self._clock()]

    def _soft_clock(self) -> Field:
        value = str(self.wish.soft_seconds or self.cosmic.words.say("value-none"))
        return Field(*self._field("set-soft_clock", value), change=self._turn("soft_seconds", SOFT_CHOICES))

    def _clock(self) -> Field:
        kind, seconds = self.wish.clock
        value = self.cosmic.words.say(f"value-clock_{kind}", value=seconds, number=seconds // 60)
        return Field(*self._field("set-clock", value), change=self._turn("clock", CLOCK_CHOICES))

    def _field(self, ident: str, value: str) -> tuple[str, str, str]:
        label, help_ = self._said(ident)
        return label, value, help_

    def _on(self, on: bool) -> str:
        return self.cosmic.words.say("value-on" if on else "value-off")

    def _seat(self, number: int) -> Field:
        """A seat: a bot, somebody at this keyboard, or closed."""
        say = self.cosmic.words.say
        who = self.wish.seats[number - 1]
        label = f"{self.cosmic.look.glyphs.tag(COLOURS[number])} {say('scr-seat')} {number + 1}"
        help_ = say("set-seats", "help")
        token = f"seat_{COLOURS[number]}"
        choices = [*self.bots, PERSON_WORD, CLOSED]

        def change(steps: int) -> None:
            self.wish.seats[number - 1] = step(choices, who, steps)

        def text(typed: str) -> None:
            self.wish.names[number] = typed.strip()

        if who == PERSON_WORD:
            name = self.wish.names.get(number) or say("scr-somebody")
            return Field(label, name, help_, change=change, text=text, token=token)
        value = say("scr-seat_closed") if who == CLOSED else f"{say('scr-bot')} · {self._bot_name(who)}"
        if self.cosmic.words.has(f"bot-name-{who}", "help"):
            help_ = f"{say(f'bot-name-{who}', 'help')} {help_}"
        return Field(label, value, help_, change=change, token=token)

    def _bot_name(self, level: str) -> str:
        ident = f"bot-name-{level}"
        return self.cosmic.words.say(ident) if self.cosmic.words.has(ident) else level

    def _level_words(self) -> str:
        return ", ".join(self.cosmic.words.say(f"level-{level}", "short") for level in self.wish.levels)

    def _length(self) -> str:
        seats = 1 + sum(who != CLOSED for who in self.wish.seats)
        return self.cosmic.words.say("scr-minutes", n=seats * MINUTES_A_SEAT)

    # --- changes ---

    def _turn(self, name: str, values: Sequence[Any]) -> Callable[[int], None]:
        def change(steps: int) -> None:
            setattr(self.wish, name, step(values, getattr(self.wish, name), steps))

        return change

    def _toggle(self, name: str) -> Callable[[int], None]:
        def change(steps: int) -> None:
            self.wish.variants ^= {name}

        return change

    def _change_levels(self, steps: int) -> None:
        """Green alone, green and yellow, all."""
        sets = [LEVELS[:1], LEVELS[:2], LEVELS]
        place = sets.index(self.wish.levels) if self.wish.levels in sets else 2
        self.wish.levels = sets[(place + steps) % len(sets)]

    def _set_name(self, typed: str) -> None:
        self.wish.name = typed.strip()

    def _set_alien(self, typed: str) -> None:
        """By its name, or by how that begins; nothing typed is dealt."""
        say, wanted = self.cosmic.words.say, typed.strip().casefold()
        names = {ident: say(f"alien-{ident}").casefold() for ident in self.cosmic.words.items("aliens")}
        found = [ident for ident, name in names.items() if name == wanted]
        found = found or [ident for ident, name in names.items() if name.startswith(wanted)]
        if wanted and len(found) != 1:
            self.problem = say("scr-line-no_alien", value=typed.strip()[:LONGEST_SAID])
        else:
            self.wish.alien = found[0] if wanted else ""

    def _set_seed(self, typed: str) -> None:
        self.wish.seed = int(typed) if typed.strip().isdigit() else None

    # --- starting ---

    def start(self) -> None:
        """Begin, or say in one sentence why not."""
        if sum(who != CLOSED for who in self.wish.seats) + 1 < FEWEST:
            self.problem = self.cosmic.words.say("scr-line-few_seats", number=FEWEST)
            self.paint()
            return
        seed = secrets.randbits(SEED_BITS) if self.wish.seed is None else self.wish.seed
        try:
            setup = setup_of(self.wish, self.cosmic.my_name, seed)
            link = begin(setup, self.cosmic.start.games)
        except Refused as no:
            self.problem = refused(voice_of(self.cosmic.words), no.code, no.facts)
            self.paint()
            return
        if self.wish.name:
            self.cosmic.settings.name = self.wish.name
            self.cosmic.keep_settings()
        self.dismiss(None)
        self.cosmic.open_table(link)

    def more(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        return [[], [Run(say("scr-line-levels"), "muted")]]
