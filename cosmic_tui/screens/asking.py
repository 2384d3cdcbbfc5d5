"""The open question in words together with the draft of an answer: everything the prompt bar is drawn from.

It combines the game's `sentences` about the question with the table's reply to a preview. Pure; sends nothing.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.draw.scene import Asking
from cosmic_tui.prompt.base import Making
from cosmic_tui.prompt.draft import BESIDE, Draft
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say import refusals
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.voice import Voice
from cosmic_tui.screens.seatstate import SeatState


def make_asking(voice: Voice, state: SeatState, draft: Making, *, confirm: bool, prepared: bool) -> Asking:
    """Return everything the prompt shows for the open question."""
    assert state.view is not None
    view = {**state.view, "question": draft.question}  # as it is put here, with two questions as one or acts as options
    sentences = sentences_of(voice.words.game)
    asked = sentences.asked(voice, view)
    refusal = refusals.refused(voice, state.refused["code"], state.refused["facts"]) if state.refused else ""
    if not isinstance(draft, Draft):
        deal = sentences.bargain(voice, view, draft)
        return Asking(
            title=asked.title,
            why=asked.why,
            passes="",
            draft=draft,
            labels=deal.labels,
            shorts=deal.labels,
            preview=tuple(deal.preview),
            confirm=deal.sure if confirm else "",
            refusal=refusal,
            note=deal.note,
        )
    found = state.preview["preview"] if state.preview else {}
    lines = sentences.preview(voice, view, found, draft)
    warning = sentences.warning(voice, view, found)
    if not lines and not warning and draft.choice is not None and draft.choice.no and asked.passes:
        lines = [asked.passes]
    about: list[str] = []
    if draft.question.get("secret") and draft.choice is not None:
        about = sentences.about(voice, view, draft.choice.ref)
    return Asking(
        title=asked.title,
        why=asked.why,
        passes=asked.passes,
        draft=draft,
        labels=dict(enumerate(sentences.long_labels(voice, view, draft))),
        shorts=dict(enumerate(sentences.short_labels(voice, view, draft))),
        preview=tuple(lines),
        about=tuple(about),
        warning=warning,
        confirm=sure_words(voice, draft, warning) if confirm else "",
        refusal=refusal,
        note=note(voice, state),
        prepared=prepared,
        weighed=found.get("odds") or found.get("fight", {}),
    )


def asking_ahead(voice: Voice, state: SeatState, draft: Draft) -> Asking:
    """Return the prompt for an answer that is chosen before it is asked for."""
    assert state.view is not None
    sentences, view = sentences_of(voice.words.game), {**state.view, "question": draft.question}
    labels = dict(enumerate(sentences.long_labels(voice, view, draft)))
    shorts = dict(enumerate(sentences.short_labels(voice, view, draft)))
    title = voice.words.say_or_value("scr-line-prepare", draft.question["why"].replace(".", "-"))
    return Asking(title, voice.say("scr-line-prepare_why"), "", draft, labels, shorts, prepared=True)


def asking_beside(voice: Voice, state: SeatState, draft: Draft, *, confirm: bool) -> Asking:
    """Return the prompt for an act beside the question."""
    view = state.view
    assert view is not None
    sentences = sentences_of(voice.words.game)
    labels = {choice.index: sentences.act(voice, view, choice.ref) for choice in draft.choices}
    found = _foreseen(state, draft)
    warning = sentences.warning(voice, view, found)
    return Asking(
        title=voice.say("scr-line-beside"),
        why=voice.say("scr-line-beside_why"),
        passes="",
        draft=draft,
        labels=labels,
        shorts=labels,
        preview=tuple(sentences.preview(voice, view, found, draft)),
        warning=warning,
        confirm=sure_words(voice, draft, warning) if confirm else "",
        refusal=refusals.refused(voice, state.refused["code"], state.refused["facts"]) if state.refused else "",
        beside=True,
    )


def needs_confirming(voice: Voice, state: SeatState, draft: Making) -> bool:
    """Return whether the answer needs a second Enter: only if the game says that it cannot be taken back."""
    if state.view is None:
        return False
    sentences = sentences_of(voice.words.game)
    if not isinstance(draft, Draft):
        return bool(sentences.bargain(voice, state.view, draft).sure)
    warns = bool(sentences.warning(voice, state.view, _foreseen(state, draft)))
    return answering_of(voice.words.game).sure(draft.question, draft.count, warns)


def _foreseen(state: SeatState, draft: Draft) -> dict[str, Any]:
    """Return what the table foresees for the answer. For an act beside the question, name the act as `act`."""
    found = state.preview["preview"] if state.preview else {}
    beside = draft.question["why"] == BESIDE and draft.choice is not None
    return {**found, "act": draft.choice.ref} if beside and draft.choice is not None else found


def sure_words(voice: Voice, draft: Draft, warning: str) -> str:
    return warning or voice.say(f"scr-line-sure_{draft.unit}", n=draft.count)


def note(voice: Voice, state: SeatState) -> str:
    """Return a line with the rule by which the seat is asked, and with the other seats that are asked too."""
    assert state.view is not None
    said = (sentences_of(voice.words.game).note(voice, state.view), also_asked(voice, state))
    return " · ".join(part for part in said if part)


def also_asked(voice: Voice, state: SeatState) -> str:
    """Return the names of the other seats that are asked. The text is the same for everybody at a secret question."""
    assert state.question is not None
    if state.question.get("secret") or "table" in state.asked:
        return voice.say("scr-asked_table")
    others = [seat for seat in state.asked if isinstance(seat, int)]
    if others and voice.me is not None:
        return voice.say("scr-also_asked", who=voice.people(others))
    return ""


def waiting_words(voice: Voice, state: SeatState) -> str:
    """Return the sentence about whom the table waits for, for a reader who is not asked."""
    if state.view is None:
        return voice.say("scr-waiting")
    seats = [seat for seat in state.asked if isinstance(seat, int)]
    if "table" in state.asked or not seats:
        return voice.say("scr-asked") if "table" in state.asked else voice.say("scr-waiting")
    return voice.say("scr-line-asked_by" if len(seats) == 1 else "scr-line-asked_several", who=voice.people(seats))


def can_preview(draft: Draft, game: str) -> bool:
    """Return whether the table could judge the answer as it stands."""
    return draft.lacks() is None and answering_of(game).judged(draft.question)
