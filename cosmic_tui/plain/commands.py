"""Commands of plain mode: one letter, sometimes with words behind it. They print information and answer no question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic_tui.messages import up
from cosmic_tui.plain import speak
from cosmic_tui.plain.rulebook import ASKED, answered, contents
from cosmic_tui.plain.typed import clean
from cosmic_tui.say.ordering import switch
from cosmic_tui.say.parts import sentences_of, turn_phases_of
from cosmic_tui.say.review import advice_lines
from cosmic_tui.say.voice import typed_words as words_for
from cosmic_tui.words.loader import ENGLISH

if TYPE_CHECKING:
    from cosmic_tui.plain.session import Session

LAST_LINES = 20
NAMED = ("until_change", "encounter", "sparing")  # orders that let pass


def run(session: Session, typed: str) -> bool:
    """Run a command. Return False if the line is none."""
    letter, _, rest = typed.partition(" ")
    command = COMMANDS.get(letter)
    if command is None:
        return False
    command(session, rest.strip())
    return True


def run_by_name(session: Session, typed: str) -> bool:
    """Run a command that was typed in full. The caller has already checked that the line is no answer."""
    voice, word = session.state.voice, clean(typed)
    own = {letter: clean(voice.say(f"word-{name}")).split(" / ") for letter, name in NAMES.items()}
    every = {letter: words_for(voice, name) for letter, name in NAMES.items()}
    # A word of the reader's language comes before the same word in English that means something else.
    letter = next((letter for known in (own, every) for letter, words in known.items() if word in words), "")
    return bool(letter) and run(session, letter)


def tell_help(session: Session, rest: str) -> None:
    """Print the question again, how to answer it, and all commands."""
    voice = session.state.voice
    if session.state.question is not None:
        said = speak.question(voice, session.state.view)
        session.out += [*said, *[line for line in speak.how(voice, session.state.view) if line not in said]]
    view = session.state.view or {}
    acts = [session.sentences.act(voice, view, tuple(ref)) for ref in view.get("beside", ())]
    session.out += [voice.say("scr-line-plain_deeds", names=voice.words.join(acts))] if acts else []
    session.out += [voice.say(f"scr-line-plain_commands_{number}") for number in (1, 2, 3, 4, 5)]
    if voice.words.language != ENGLISH:
        session.out.append(voice.say("scr-line-letters"))


def repeat(session: Session, rest: str) -> None:
    voice, view = session.state.voice, session.state.view
    session.out.append(speak.where(voice, view))
    if session.state.question is not None:
        session.out += speak.question(voice, view)
    else:
        session.out.append(speak.waiting(voice, session.state.asked))


def table(session: Session, rest: str) -> None:
    """Print the whole table, one aspect of it, or one player."""
    sentences = sentences_of(session.words.game)
    voice, view, wanted = session.state.voice, session.state.view, clean(rest)
    if not wanted:
        session.out += [speak.where(voice, view), *sentences.table(voice, view)]
    elif found := sentences.found(voice, view, wanted):
        session.out += found
    else:
        seats = [seat for seat, name in enumerate(session.names) if clean(name).startswith(wanted)]
        found = [line for seat in seats for line in sentences.seat(voice, view, seat)]
        session.out += found or [voice.say("scr-line-plain_nothing_named", value=rest)]


def hand(session: Session, rest: str) -> None:
    session.out += sentences_of(session.words.game).hand(session.state.voice, session.state.view)


def told(session: Session, name: str) -> None:
    """Print the game's text for a command."""
    tell = sentences_of(session.words.game).TOLD.get(name)
    voice, view = session.state.voice, session.state.view
    session.out += tell(voice, view) if tell is not None else [voice.say("scr-line-nothing_there")]


def why_not(session: Session, rest: str) -> None:
    told(session, "why_not")


def tell_odds(session: Session, rest: str) -> None:
    told(session, "odds")


def explain(session: Session, rest: str) -> None:
    told(session, "explain")


def read(session: Session, rest: str) -> None:
    """Print the text of a named thing; answer a question; without either, print the texts of the player's own things.
    """
    voice, view = session.state.voice, session.state.view
    if rest == ASKED:
        session.out += contents(session.words)
        return
    found = [] if rest.endswith(ASKED) else sentences_of(session.words.game).text_of(voice, view, clean(rest))
    found = found or (answered(session.words, rest) if " " in rest or rest.endswith(ASKED) else [])
    nothing = voice.say("scr-line-plain_nothing_named", value=rest) if rest else voice.say("scr-line-plain_what")
    session.out += found or [nothing]


def log(session: Session, rest: str) -> None:
    session.out += session.state.log[-LAST_LINES:]


def chat(session: Session, rest: str) -> None:
    session.link.send(session.active, up.chat(rest))


def undo(session: Session, rest: str) -> None:
    session.link.send(session.active, up.undo())


def advise(session: Session, rest: str) -> None:
    """Ask what the strongest bot would do here, for a player who has only bots opposite."""
    adviser, state = session.link.offers.adviser, session.state
    if adviser is None or state.question is None:
        none = "scr-line-advice_none" if adviser is None else "scr-line-plain_nothing_asked"
        session.out.append(session.words.say(none))
        return
    adviser.ask(session.active)
    session.advised = True
    session.out.append(session.words.say("scr-line-advice_coming"))


def tell_advice(session: Session) -> None:
    """Print the requested advice once it is there."""
    adviser, state = session.link.offers.adviser, session.state
    found = adviser.taken() if adviser is not None else (0, None)
    if found is None:
        return
    session.advised = False
    serial, advice = found
    if advice is not None and serial == state.serial and state.question is not None:
        session.out += advice_lines(state.voice, sentences_of(session.words.game), state.view, advice)


def preview(session: Session, rest: str) -> None:
    """Print what an answer would bring, without giving it."""
    if session.state.question is None:
        session.out.append(session.words.say("scr-line-plain_nothing_asked"))
        return
    answer = session.understood(rest)
    if answer is not None:
        session.shown_only = True
        session.link.send(session.active, up.preview(session.state.serial, answer))


def orders(session: Session, rest: str) -> None:
    """Show standing orders, or switch one: `pass`, `never` and a phase, `none`."""
    voice, now = session.state.voice, session.state.orders
    word, _, what = clean(rest).partition(" ")
    if not word:
        session.out.append(orders_in_words(session))
        return
    changed = {**now}
    if word in words_for(voice, "encounter"):
        changed["encounter"] = not now.get("encounter", False)
    if word in words_for(voice, "again"):
        changed["sparing"] = not now.get("sparing", True)
    if word in words_for(voice, "until"):
        changed["until_change"] = not now.get("until_change", False)
    if word in words_for(voice, "pass") and word not in words_for(voice, "until"):
        changed = {"against": True, "until_change": False, "encounter": False, "never": [], "marked": []}
    if word in words_for(voice, "never"):
        phases = turn_phases_of(session.words.game).ORDERED
        phase = next((phase for phase in phases if what and clean(phase_name(session, phase)).startswith(what)), None)
        if phase is None:
            session.out.append(voice.say("scr-line-plain_unknown_phase", value=what))
            return
        changed["never"] = sorted({*now.get("never", []), phase})
    session.link.send(session.active, up.orders(changed))
    session.out.append(orders_in_words(session))


def phase_name(session: Session, phase: str) -> str:
    return turn_phases_of(session.words.game).phase_name(session.words, phase)


def orders_in_words(session: Session) -> str:
    now, words = session.state.orders, session.words
    names = [phase_name(session, phase) for phase in now.get("never", [])]
    switches = [name for name in NAMED if now.get(name) and name in turn_phases_of(words.game).ORDERS]
    names = [switch(words, name, "listed") for name in switches] + names
    if not names:
        return words.say("scr-line-plain_orders_off")
    return words.say("scr-line-plain_orders_on", names=words.join(names))


def leave(session: Session, rest: str) -> None:
    """Leave the game; it is saved already."""
    if session.kept:
        session.out.append(session.words.say("scr-line-plain_kept", file=session.kept))
    session.out.append(session.words.say("scr-line-plain_bye"))
    session.done = True


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": tell_help,
    "t": table,
    "h": hand,
    "w": why_not,
    "o": tell_odds,
    "e": explain,
    "i": read,
    "l": log,
    "r": repeat,
    "c": chat,
    "u": undo,
    "p": preview,
    "b": advise,
    "s": orders,
    "q": leave,
}
NAMES = {
    "?": "help",
    "t": "table",
    "h": "hand",
    "w": "why",
    "o": "odds",
    "e": "explain",
    "l": "log",
    "u": "undo",
    "s": "orders",
    "q": "quit",
}
