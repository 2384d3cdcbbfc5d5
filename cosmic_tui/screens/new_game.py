"""The form of a new game: one page with sensible defaults. *Start* has the focus first."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.draw.scene import COLOURS
from cosmic_tui.draw.seating import Seated, seating
from cosmic_tui.games import name_of
from cosmic_tui.games.rows import Field, grouped
from cosmic_tui.messages.words import WINDOWS
from cosmic_tui.new_game import (
    CLOCK_CHOICES,
    CLOSED,
    DEAL_SECONDS,
    OPEN_WORD,
    PERSON_WORD,
    SOFT_CHOICES,
    Refused,
    Wish,
    begin,
    bot_levels,
    characters_for,
    named,
    parted,
    setup_of,
)
from cosmic_tui.say.parts import Form, form_of, voice_of
from cosmic_tui.say.refusals import refused
from cosmic_tui.screens.forms import FormScreen, step
from engine.games import rules_of

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen

SEED_BITS = 32


class NewGameScreen(FormScreen):
    """The form of a new game: seats, bots, options, variants."""

    headline = "scr-new_game"
    hosted = False

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.wish = Wish(game=title.cosmic.words.game)
        self.bots = bot_levels(self.wish.game)

    @property
    def form(self) -> Form:
        """Return the form of the chosen game."""
        return form_of(self.wish.game)

    def _wrong(self, sentence: str) -> None:
        self.problem = sentence

    def _said(self, key: str) -> tuple[str, str]:
        say = self.cosmic.words.say
        return say(key), say(key, "help")

    # --- rows ---

    def fields(self) -> list[Field]:
        say, wish = self.cosmic.words.say, self.wish
        me = wish.name or self.cosmic.my_name
        seats = [row for number in range(1, len(wish.seats) + 1) for row in self._seat_rows(number)]
        return [
            Field(say("scr-start"), help=self._length(), press=self.start, strong=True),
            *self.own_fields(),
            *grouped(say("set-seats"), [Field(*self._field("set-name", me), text=self._set_name), *seats]),
            *grouped(self.called, self.form.rows(self.cosmic.words, wish.options, self.hosted, self._wrong)),
            *grouped(say("scr-group_course"), self._course()),
        ]

    def own_fields(self) -> list[Field]:
        """Return the fields that only some tables have."""
        return []

    @property
    def called(self) -> str:
        """The name of the game."""
        return name_of(self.cosmic.words.language, self.wish.game)

    def _course(self) -> list[Field]:
        """Return the fields for clocks, for how secrets are kept, and for chance."""
        say, wish = self.cosmic.words.say, self.wish
        return [
            *([self._deal_clock()] if self.form.TALKS else []),
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

    def _clocks(self) -> list[Field]:
        """Return the fields for clocks. A person alone may play by a clock; at a shared keyboard clocks are for
        bargains.
        """
        talks = [self._soft_clock()] if self.form.TALKS else []
        return talks if self.wish.shared else [self._clock()]

    def _deal_clock(self) -> Field:
        value = str(self.wish.deal_seconds)
        return Field(*self._field("set-deal_clock", value), change=self._turn("deal_seconds", DEAL_SECONDS))

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

    def _seat_rows(self, number: int) -> list[Field]:
        """Return the fields of a seat: the seat, and the character of its bot if the bot can have one."""
        level, character = parted(self.wish.seats[number - 1])
        known = characters_for(level, self.wish.game)
        return [self._seat(number), *([self._character(number, level, character, known)] if known else [])]

    def _character(self, number: int, level: str, character: str, known: list[str]) -> Field:
        """Return the field for the bot's character: one of the game's, or none."""
        say = self.cosmic.words.say
        names = ["", *known]

        def change(steps: int) -> None:
            self.wish.seats[number - 1] = named(level, step(names, character, steps))

        value = character.capitalize() or say("value-none")
        help_ = say(f"character-{character}") if character else say("set-character", "help")
        return Field(f"   {say('set-character')}", value, help_, change=change)

    def _seat(self, number: int) -> Field:
        """Return the field of a seat: a bot, a person at this keyboard, or closed."""
        say = self.cosmic.words.say
        who = parted(self.wish.seats[number - 1])[0]
        label = f"{self.cosmic.look.glyphs.tag(COLOURS[number])} {say('scr-seat', number=number + 1)}"
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
        if self.cosmic.words.has(f"rung-{who}"):
            help_ = f"{say(f'rung-{who}')} {help_}"
        return Field(label, value, help_, change=change, token=token)

    def _bot_name(self, level: str) -> str:
        level, character = parted(level)
        if character:
            return character.capitalize()
        ident = f"bot-name-{level}"
        return self.cosmic.words.say(ident) if self.cosmic.words.has(ident) else level

    def _length(self) -> str:
        """Return the estimated length of the game: with one person as the game says, with several by the number of
        seats.
        """
        alone = not any(who in (PERSON_WORD, OPEN_WORD) for who in self.wish.seats)
        if alone and self.form.ALONE:
            low, high = self.form.ALONE
            return self.cosmic.words.say("scr-minutes_alone", min=low, max=high)
        seats = 1 + sum(who != CLOSED for who in self.wish.seats)
        return self.cosmic.words.say("scr-minutes", n=seats * self.form.MINUTES)

    # --- changes ---

    def _turn(self, name: str, values: Sequence[Any]) -> Callable[[int], None]:
        def change(steps: int) -> None:
            setattr(self.wish, name, step(values, getattr(self.wish, name), steps))

        return change

    def _set_name(self, typed: str) -> None:
        self.wish.name = typed.strip()

    def _set_seed(self, typed: str) -> None:
        self.wish.seed = int(typed) if typed.strip().isdigit() else None

    # --- starting ---

    def start(self) -> None:
        """Begin the game, or say in one sentence why it fails."""
        fewest = rules_of(self.wish.game).seats_allowed[0]
        if sum(who != CLOSED for who in self.wish.seats) + 1 < fewest:
            self.problem = self.cosmic.words.say("scr-line-few_seats", number=fewest)
            self.paint()
            return
        seed = secrets.randbits(SEED_BITS) if self.wish.seed is None else self.wish.seed
        try:
            setup = setup_of(self.wish, self.cosmic.my_name, seed)
            link = begin(setup, self.cosmic.start.games, self.cosmic.bonds)
        except Refused as no:
            self.problem = refused(voice_of(self.cosmic.words), no.code, no.facts)
            self.paint()
            return
        if self.wish.name:
            self.cosmic.settings.name = self.wish.name
            self.cosmic.keep_settings()
        self.dismiss(None)
        self.cosmic.open_table(link)

    def picture(self, room: int, high: int) -> list[Row]:
        """Return a picture of the table: who sits where, the game, its length, and the options."""
        wish, words = self.wish, self.cosmic.words
        me = Seated(COLOURS[0], wish.name or self.cosmic.my_name)
        others = [self._seated(number) for number, who in enumerate(wish.seats, 1) if who != CLOSED]
        agreed = self.form.agreed(words, wish.options)
        middle = [self.called, self._length(), *([words.join(agreed)] if agreed else [])]
        return seating(self.cosmic.look, room, high, [me, *others], middle)

    def _seated(self, number: int) -> Seated:
        who, say = self.wish.seats[number - 1], self.cosmic.words.say
        if who == OPEN_WORD:
            return Seated(COLOURS[number], say("scr-seat_free"), there=False)
        if who == PERSON_WORD:
            return Seated(COLOURS[number], self.wish.names.get(number) or say("scr-somebody"))
        return Seated(COLOURS[number], self._bot_name(who))

    def more(self) -> list[Sequence[Run]]:
        words = self.cosmic.words
        return [[], [Run(words.say("scr-line-form"), "muted")]] if words.has("scr-line-form") else []
