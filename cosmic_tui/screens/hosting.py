"""Opening a table for others: the form of a new game, with free seats for guests, a port and a password."""

from __future__ import annotations

from cosmic_tui.draw.scene import COLOURS
from cosmic_tui.games.rows import Field, grouped
from cosmic_tui.new_game import CLOSED, OPEN_WORD, Refused, guest_name, open_house, parted
from cosmic_tui.say.peers import ended
from cosmic_tui.screens.forms import HIDDEN, step
from cosmic_tui.screens.new_game import NewGameScreen

GUESTS = 2  # seats that are free at first


class HostScreen(NewGameScreen):
    """The form for hosting a table. Enter on *Start* opens the lobby."""

    headline = "scr-host"
    hosted = True

    def __init__(self, title: object) -> None:
        super().__init__(title)  # type: ignore[arg-type]
        self.wish.seats = [OPEN_WORD if place < GUESTS else who for place, who in enumerate(self.wish.seats)]
        self.wish.windows = "even"

    def on_mount(self) -> None:
        cosmic = self.cosmic
        self.wish.name = guest_name(cosmic.settings.name, cosmic.start.env, cosmic.words.say("scr-guest"))
        super().on_mount()

    def own_fields(self) -> list[Field]:
        wish = self.wish
        rows = [
            Field(*self._field("set-table_name", wish.table or wish.name), text=self._set_table),
            Field(*self._field("set-password", HIDDEN * len(wish.password)), text=self._set_password, secret=True),
            Field(*self._field("set-port", str(wish.port)), text=self._set_port),
        ]
        return grouped(self.cosmic.words.say("scr-group_door"), rows)

    def _clocks(self) -> list[Field]:
        return [*([self._soft_clock()] if self.form.TALKS else []), self._clock()]

    def _seat(self, number: int) -> Field:
        """Return the field of a seat: for a guest, a bot, or closed."""
        say = self.cosmic.words.say
        who = parted(self.wish.seats[number - 1])[0]
        choices = [OPEN_WORD, *self.bots, CLOSED]

        def change(steps: int) -> None:
            self.wish.seats[number - 1] = step(choices, who, steps)

        label = f"{self.cosmic.look.glyphs.tag(COLOURS[number])} {say('scr-seat', number=number + 1)}"
        names = {OPEN_WORD: say("scr-seat_free"), CLOSED: say("scr-seat_closed")}
        value = names.get(who) or f"{say('scr-bot')} · {self._bot_name(who)}"
        return Field(label, value, say("set-seats", "help"), change=change, token=f"seat_{COLOURS[number]}")

    def _set_table(self, typed: str) -> None:
        self.wish.table = typed.strip()

    def _set_password(self, typed: str) -> None:
        self.wish.password = typed

    def _set_port(self, typed: str) -> None:
        if typed.strip().isdigit() and int(typed) < 1 << 16:
            self.wish.port = int(typed)

    def start(self) -> None:
        """Open the lobby, or say in one sentence why it fails. The form stays open below, to come back to."""
        try:
            self.wish.bot_names = self.cosmic.words.parts("bot-names")
            link = open_house(self.wish, self.wish.name)
        except Refused as no:
            self.tell(ended(self.cosmic.words, no.code, no.facts))
            return
        self.tell("")
        self.cosmic.open_table(link)
