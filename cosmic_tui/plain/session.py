"""A plain game from the side of the people at this keyboard: messages and typed lines in, lines to print out.

No input and output here: the caller feeds `line`, prints `take`, and calls `speak` when messages have come.
One person, or several who pass the keyboard on behind a curtain. Commands stand in commands.py.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui.draw.parts import Parts
from cosmic_tui.film.beat import point_of
from cosmic_tui.link.keyboard import Keyboard, lets_pass
from cosmic_tui.link.link import Link
from cosmic_tui.messages import up
from cosmic_tui.messages.grammar import Message
from cosmic_tui.plain import commands, speak
from cosmic_tui.plain.lesson import Lesson
from cosmic_tui.plain.seatstate import OLD_STORY, SeatState
from cosmic_tui.plain.telling import Telling
from cosmic_tui.plain.typed import BadAnswer, clean, in_english, only_answer, read
from cosmic_tui.prompt.draft import ready
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.reasons import reason, speech
from cosmic_tui.say.refusals import refused
from cosmic_tui.say.voice import typed_words as words_for
from cosmic_tui.words.loader import Words, words

if TYPE_CHECKING:
    from cosmic_tui.say.parts import Sentences

CLEAR = "\f"  # printed to wipe the screen and everything above it
LOOKS = 0.1  # seconds between two looks whether advice is there
AGAIN = "r"  # what an empty line means where there is something to choose


Now = Callable[[], float]


class Session:
    """A game in plain mode. `kept` is the name of the saved game, "" if it is not saved; `pace` is the film's pace, ""
    for no pauses.
    """

    def __init__(self, link: Link, said: Words, kept: str = "", pace: str = "", now: Now = time.monotonic) -> None:
        self.link = link
        self.telling = Telling(pace)
        self.now = now
        self.lesson = Lesson(link.offers.guide, lambda: self.words)
        self.keyboard = Keyboard(link.seats, link.offers.even)
        self.words = said
        self.kept = kept
        self.reasons = True  # whether it is told what others say of their answers
        self.names: tuple[str, ...] = ()
        self.hello: Message | None = None
        self.states: dict[int, SeatState] = {}
        self.active = link.seats[0] if link.seats else -1
        self.done = False
        self.over: Message | None = None
        self.out: list[str] = []
        self.sure: Callable[[], None] | None = None  # what a "yes" does
        self.wanted: Any = None  # an answer whose preview is being looked at before it is sent
        self.shown_only = False  # that preview was asked for by hand
        self.curtain: int | None = None  # the seat that is to sit down
        self.advised = False  # advice was asked for and is not there yet
        self.hurried = False  # nothing of this seat fits: Enter passes the keyboard on

    # --- messages ------------------------------------------------------------------------------------------------

    def hear(self, seat: int, message: Message) -> None:
        """Take any message for one of this session's seats. Messages of the link itself (lobby, connection) are
        ignored.
        """
        if self.link.seats and seat not in self.link.seats:
            return  # what everybody may see is for screens that several look at
        self.keyboard.hear(message)
        hear = getattr(self, f"_hear_{message['kind']}", None)
        if hear is not None:
            hear(seat, message)

    def _hear_hello(self, seat: int, message: Message) -> None:
        self.hello = message
        self.names = tuple(other["name"] for other in message["seats"])
        me = seat if seat >= 0 else None
        if message["game"] != self.words.game:
            self.words = words(self.words.language, message["game"], self.words.plain)
        state = self.states.setdefault(seat, SeatState(self.sentences.Voice(self.words, self.names, me)))
        state.part, state.events = Parts(message["game"]).film, 0
        state.moments.clear()

    @property
    def sentences(self) -> Sentences:
        """Return the `sentences` part of the game."""
        return sentences_of(self.words.game)

    def _hear_events(self, seat: int, message: Message) -> None:
        state = self.states[seat]
        if not state.view:
            state.early.append(message)
            return
        state.events = message["first"]
        for event in message["events"]:
            state.add(self.sentences.lines(state.voice, event, state.view), event["event"])
        if message["first"] == 0 and len(message["events"]) > OLD_STORY:
            state.forget_old_story()

    def _hear_show(self, seat: int, message: Message) -> None:
        self._hear_view(seat, message)
        self.states[seat].moments.append((point_of(message), message["view"]))

    def _hear_view(self, seat: int, message: Message) -> None:
        state = self.states[seat]
        state.view = message["view"]
        early, state.early = state.early, []
        for events in early:
            self._hear_events(seat, events)

    def _hear_question(self, seat: int, message: Message) -> None:
        state = self.states[seat]
        if message["serial"] == state.serial and message["question"] != state.question:
            state.told = 0  # the talks go on
        state.question, state.serial, state.asked = message["question"], message["serial"], message["asked"]

    def _hear_refused(self, seat: int, message: Message) -> None:
        self.wanted = None
        self.out.append(refused(self.states[seat].voice, message["code"], message["facts"]))

    def _hear_preview(self, seat: int, message: Message) -> None:
        """Print the preview of an answer if the player asked for it; ask for confirmation of an irreversible loss."""
        state, answer = self.states[seat], message["answer"]
        if self.shown_only:
            self.shown_only = False
            found = self.sentences.preview(state.voice, state.view, message["preview"], None)
            self.out += found or [state.voice.say("scr-line-plain_nothing_new")]
            return
        if answer != self.wanted or message["serial"] != state.serial:
            return
        self.wanted = None
        warning = self.sentences.warning(state.voice, state.view, message["preview"])
        if warning and answering_of(self.words.game).sure(state.view["question"], 0, True):
            self.ask_sure(warning, lambda: self.link.send(seat, up.answer(state.serial, answer)))
        else:
            self.link.send(seat, up.answer(state.serial, answer))

    def _hear_orders(self, seat: int, message: Message) -> None:
        self.states[seat].orders = message["orders"]

    def _hear_presence(self, seat: int, message: Message) -> None:
        if seat == self.active:
            away = [other["name"] for other in message["seats"] if other["state"] in ("away", "left")]
            self.out += [self.words.say("scr-is_away", who=name) for name in away]

    def _hear_chat(self, seat: int, message: Message) -> None:
        if seat == self.active:
            self.out.append(speech(self.words, message["name"], message["text"]))

    def _hear_reason(self, seat: int, message: Message) -> None:
        text = reason(self.states[seat].voice, message) if self.reasons else ""
        if text:
            self.states[seat].say(text)

    def _hear_clock(self, seat: int, message: Message) -> None:
        if seat == self.active and message["seats"]:
            self.out.append(self.words.say("scr-line-plain_clock", seconds=round(message["left"])))

    def _hear_over(self, seat: int, message: Message) -> None:
        self.over = message

    # --- speaking ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> SeatState:
        return self.states[self.active]

    @property
    def waits_for_line(self) -> bool:
        """Return whether a person at this keyboard must type something now."""
        here = self.curtain is not None or self.hurried or self.sure is not None or self.telling.stopped
        asked = self.state.question is not None and not self.telling.waiting and not self.advised
        return not self.done and (here or asked)

    def wake(self) -> float | None:
        """Return how many seconds until there is more to print."""
        when = self.telling.wake(self.now())
        return min(LOOKS, LOOKS if when is None else when) if self.advised else when

    def take(self) -> list[str]:
        waiting, self.out = self.out, []
        return waiting

    def speak(self) -> None:
        """Print what is new, and the question: of this seat, or of another one behind a curtain."""
        if self.advised:
            commands.tell_advice(self)
        if self.done or self.hurried or self.curtain is not None or self.sure is not None:
            return
        self.state.tell(self.telling, self.lesson.of_moment)
        self.out += self.telling.say(self.now())
        if self.telling.waiting:
            return  # what is asked is said behind it
        if self.over is not None:
            self._speak_end()
        elif self.state.question is not None:
            self._tell()
            self._ask()
        elif (other := self._next_seat()) is not None:
            self._draw_curtain(other)
        else:
            self._tell()
            self._speak_waiting()

    def _tell(self) -> None:
        """Print everything that is new at once."""
        self.state.tell(self.telling, self.lesson.of_moment)
        self.out += self.telling.skip()

    def _ask(self) -> None:
        """Print the question once."""
        state = self.state
        if state.told == state.serial:
            return
        state.told, state.told_waiting = state.serial, ""
        place = speak.where(state.voice, state.view)
        if state.told_where != (place,):
            state.told_where = (place,)
            self.out.append(place)
        self.out += speak.question(state.voice, state.view)
        self.out += self.lesson.of_question(state.voice, state.view)

    def _speak_waiting(self) -> None:
        text = speak.waiting(self.state.voice, self.state.asked)
        if text != self.state.told_waiting:
            self.state.told_waiting = text
            self.out += [text] if text else []

    def _next_seat(self) -> int | None:
        asked = [seat for seat in self.link.seats if self.states[seat].question is not None]
        return self.keyboard.turn(self.active, asked, self._lets_pass)

    def _speak_end(self) -> None:
        """Print who has won, all hands, how to review the game, and the seed."""
        self._tell()
        assert self.over is not None
        voice = self.state.voice
        self.out += self.sentences.ending(voice, self.state.view, self.over["ending"])
        if self.kept and self.link.offers.review is not None:
            self.out.append(voice.say("scr-line-plain_review", file=self.kept))
        self.out.append(voice.say("scr-line-plain_seed", value=str(self.over["seed"])))
        self.done = True

    # --- typing --------------------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        """Handle a line that was typed."""
        typed = text.strip()
        if self.curtain is not None:
            self._sit_down()
        elif self.sure is not None:
            self._answer_sure(typed)
        elif self.hurried:
            self.hurried = False
        elif self.telling.waiting:
            self._go_on(typed)
        elif not typed and (answer := self._ready()) is not None:
            self._send(answer)
        elif not commands.run(self, typed or AGAIN):
            self.try_answer(typed)

    def _go_on(self, typed: str) -> None:
        """Handle a line typed while the film is told: an empty one goes on by one moment, any other goes to the
        question.
        """
        if not typed:
            self.telling.go_on(self.now())
        elif not commands.run(self, typed):
            self.out += self.telling.skip()

    def _ready(self) -> Any:
        """Return the answer that an empty line sends: the one the lesson wants, the only one there is, or a preset of
        ships or amounts; else None.
        """
        asked = self.state.question
        if asked is None:
            return None
        if (hoped := self.lesson.answer()) is not None:
            return hoped
        only = only_answer(asked)
        return only if only is not None else ready(self.state.view, asked, answering_of(self.words.game))

    def try_answer(self, typed: str) -> None:
        """Take an answer to the open question, and check what it costs before it is sent."""
        state = self.state
        if state.question is None:
            if not self._act(typed) and not commands.run_by_name(self, typed):
                self.out.append(state.voice.say("scr-line-plain_nothing_asked"))
            return
        answer = self.understood(typed)
        if answer is not None:
            self._send(answer)

    def _send(self, answer: Any) -> None:
        state = self.state
        assert state.question is not None
        if not self.lesson.allows(answer):
            self.out.append(state.voice.say("les-only", "plain"))
            return
        shape = state.question["shape"]
        if shape == "bargain":
            warning = self.sentences.bargain_costs(state.voice, answer)
            if warning:
                self.ask_sure(warning, lambda: self.link.send(self.active, up.answer(state.serial, answer)))
            else:
                self.link.send(self.active, up.answer(state.serial, answer))
        elif answering_of(self.words.game).sure(state.question, 0, True):  # it may cost something: a look first
            self.wanted = answer
            self.link.send(self.active, up.preview(state.serial, answer))
        else:
            self.link.send(self.active, up.answer(state.serial, answer))

    def understood(self, typed: str) -> Any:
        """Return the answer that was typed; print the reason and return None if it is none."""
        try:
            return read(self.state.voice, self.state.view, typed)
        except BadAnswer as unread:
            if self._act(typed) or commands.run_by_name(self, typed):
                return None
            self.out.append(self.state.voice.say(unread.ident, **unread.facts))
            return None

    def _act(self, typed: str) -> bool:
        """Carry out an act beside the question that was typed by its name. A harmful one must be confirmed."""
        state, seat = self.state, self.active
        for ref in state.view.get("beside", ()):
            names = [self.sentences.act(voice, state.view, tuple(ref)) for voice in in_english(state.voice)]
            if clean(typed) in [clean(name) for name in names]:
                send = partial(self.link.send, seat, up.answer(state.serial, {"act": list(ref)}))
                if warning := self.sentences.warning(state.voice, state.view, {"act": tuple(ref)}):
                    self.ask_sure(warning, send)
                else:
                    send()
                return True
        return False

    def ask_sure(self, warning: str, then: Callable[[], None]) -> None:
        self.out += [warning, self.words.say("scr-line-plain_sure")]
        self.sure = then

    def _answer_sure(self, typed: str) -> None:
        """Handle the reply to *sure?*: only a yes confirms."""
        then, self.sure = self.sure, None
        if clean(typed) in words_for(self.state.voice, "yes") and then is not None:
            then()
        else:
            self.out.append(self.words.say("scr-line-plain_open_sure"))

    # --- several at one keyboard ---------------------------------------------------------------------------------

    def _lets_pass(self, seat: int) -> bool:
        return lets_pass(self.states[seat].orders, self.states[seat].view)

    def _draw_curtain(self, seat: int) -> None:
        """Wipe what the last person saw, and wait until the next one sits there."""
        state = self.states[seat]
        others = [self.names[other] for other in self.link.seats if other != seat]
        self.curtain = seat
        self.out += [
            CLEAR,
            f"{self.names[seat]}.",
            self.words.say("scr-line-curtain_yours", whom=self.words.join(others)),
            self.words.say("scr-line-curtain_since", n=state.happened),
            self.words.say("scr-line-plain_enter"),
        ]

    def _sit_down(self) -> None:
        assert self.curtain is not None
        self.active, self.curtain = self.curtain, None
        self.state.told = 0
        if self.state.question is None:
            self._tell()
            self.out.append(self.words.say("scr-line-plain_nothing_yours"))
            self.hurried = True
