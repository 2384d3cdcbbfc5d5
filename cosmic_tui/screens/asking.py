"""The open question in words, with the answer in the making: what the prompt bar is drawn from.

Puts together what `say` makes of the question and what the table made of a preview. Pure; draws and sends nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from cosmic_tui.draw.scene import Asking, Look
from cosmic_tui.games.encounter.draw.reading import card_text
from cosmic_tui.games.encounter.draw.things import CARDS
from cosmic_tui.games.encounter.faces import card_kind
from cosmic_tui.games.encounter.prompt.desk import ANSWERS, GIVE_UP, MINE, SEND, Desk
from cosmic_tui.games.encounter.say import board, forecasts, options, previews, questions
from cosmic_tui.look.glyphs import SEATS, UNICODE
from cosmic_tui.prompt.choices import SYSTEM
from cosmic_tui.prompt.draft import AMOUNT, SOME, SPREAD, Draft
from cosmic_tui.say import refusals
from cosmic_tui.say.voice import Voice
from cosmic_tui.screens.model import SeatState

View = dict[str, Any]
SENTENCES = re.compile(r"(?<=[.!?])\s+")
MANY_SHIPS = 3  # so many at once are asked about once more


def make_asking(
    voice: Voice, state: SeatState, draft: Draft | Desk, look: Look, *, confirm: bool, prepared: bool
) -> Asking:
    """Everything the prompt says."""
    view = state.view
    assert view is not None
    asked = questions.asked(voice, view)
    found = state.preview["preview"] if state.preview else {}
    lines = previews.lines(voice, view, found)
    warning = previews.warning(voice, view, found)
    lines = [line for line in lines if line not in warning]
    if isinstance(draft, Desk):
        return desk_asking(voice, state, draft, asked, look, confirm=confirm)
    if "joining" in found and draft.choice is not None:
        lines = forecasts.joining(voice, view, found["joining"], draft.choice.ref)
    if not lines and not warning and draft.choice is not None and draft.choice.no and asked.passes:
        lines = [asked.passes]
    about: list[str] = []
    if draft.question.get("secret") and draft.choice is not None:
        about = what_it_does(voice, view, draft.choice.ref)
    if draft.choice is not None and (held := board.sets(view).get(draft.choice.ref[0])):
        lines = [in_short(voice, held)]
    if draft.shape == AMOUNT and draft.question["why"] == "reward.ships":
        lines = [voice.say("scr-line-split", cards=draft.question["data"] - draft.number, ships=draft.number)]
    return Asking(
        title=asked.title,
        why=asked.why,
        passes=asked.passes,
        draft=draft,
        labels=dict(enumerate(long_labels(voice, view, draft))),
        shorts=dict(enumerate(short_labels(voice, view, draft))),
        preview=tuple(lines),
        about=tuple(about),
        warning=warning,
        confirm=sure_words(voice, draft, warning) if confirm else "",
        refusal=refusals.refused(voice, state.refused["code"], state.refused["facts"]) if state.refused else "",
        note=note(voice, state),
        prepared=prepared,
        weighed=found.get("odds", {}),
    )


def desk_asking(
    voice: Voice, state: SeatState, desk: Desk, asked: questions.Asked, look: Look, *, confirm: bool
) -> Asking:
    """The prompt while a deal is made."""
    if desk.picking:
        labels = {choice.index: short_card(voice, choice.ref[1]) for choice in desk.choices}
    else:
        labels = {place: voice.say(f"scr-desk_{name}") for place, name in enumerate(ANSWERS)}
    preview = desk_preview(voice, desk)
    return Asking(
        title=asked.title,
        why=asked.why,
        passes="",
        draft=desk,
        labels=labels,
        shorts=labels,
        preview=tuple(preview),
        confirm=voice.say("scr-line-sure_give_up", number=MANY_SHIPS) if confirm else "",
        refusal=refusals.refused(voice, state.refused["code"], state.refused["facts"]) if state.refused else "",
        note=voice.say("deal-offers_left", n=desk.data["left"]),
    )


def desk_preview(voice: Voice, desk: Desk) -> list[str]:
    """What the highlighted answer does; while none is, how far the offer is."""
    answer = ANSWERS[desk.at] if desk.at >= 0 else ""
    if desk.picking:
        found = [voice.say("scr-line-desk_pick")]
    elif answer == GIVE_UP:
        found = [voice.say("scr-line-sure_give_up", number=MANY_SHIPS)]
    elif answer:
        lacks = desk.lacks()
        found = [voice.say(lacks[0] if lacks is not None else f"scr-line-desk_{answer}")]
    else:
        found = [voice.say("scr-line-desk_theirs")] if desk.data["theirs"] else []
        if desk.data["mine"] and not found:
            found = [voice.say("deal-waiting", whom=voice.name(desk.data["opponent"]))]
        if not desk.is_theirs:
            found.append(voice.say("scr-line-desk_choose" if desk.empty else "scr-line-desk_ready"))
    if answer in ("", SEND) and any(term[0] == "card" for term in desk.halves[MINE].cards):
        found.append(voice.say("deal-proves"))
    return found


def asking_ahead(voice: Voice, draft: Draft | Desk) -> Asking:
    """The prompt while an answer is chosen before it is asked for."""
    labels = {choice.index: card_words(voice, choice.ref[1]) for choice in draft.choices}
    shorts = {choice.index: short_card(voice, choice.ref[1]) for choice in draft.choices}
    title, why = voice.say("scr-line-prepare"), voice.say("scr-line-prepare_why")
    return Asking(title, why, "", draft, labels, shorts, prepared=True)


def what_it_does(voice: Voice, view: View, ref: tuple[Any, ...] | list[Any]) -> list[str]:
    """A power or a card that may be used now, sentence by sentence: the prompt says as many as it has room for."""
    if ref[0] == "power" and len(ref) > 1:
        ident = f"alien-{str(ref[1]).partition('.')[0]}"
        return [voice.say(ident, "tagline") + "."] if voice.words.has(ident, "tagline") else []
    if ref[0] not in ("card", "hoard") or len(ref) < 2:
        return []
    half = next((note[2] for note in view.get("cards", []) if note[0] == ref[1]), "")
    return SENTENCES.split(" ".join(card_text(voice.words, str(ref[1]), half).split()))


def needs_confirming(voice: Voice, state: SeatState, draft: Draft | Desk) -> bool:
    """Only what cannot be taken back: a colony given up, a power lost, three ships."""
    if isinstance(draft, Desk):
        return draft.at >= 0 and ANSWERS[draft.at] == GIVE_UP
    if state.view is None or draft.shape != SPREAD:
        return False
    found = state.preview["preview"] if state.preview else {}
    if previews.warning(voice, state.view, found):
        return True
    return draft.question["why"] in ("lose", "deal.penalty") and draft.sent >= MANY_SHIPS


def sure_words(voice: Voice, draft: Draft, warning: str) -> str:
    return warning or voice.say("scr-line-sure_ships", n=draft.sent)


def note(voice: Voice, state: SeatState) -> str:
    """By whom else an answer is waited for; of a secret question everybody reads the same."""
    assert state.view is not None and state.question is not None
    if state.question.get("secret") or "table" in state.asked:
        return voice.say("scr-asked_table")
    others = [seat for seat in state.asked if isinstance(seat, int)]
    if others and voice.me is not None:
        return voice.say("scr-asked_you_and", who=voice.people([voice.me, *others]))
    return ""


def waiting_words(voice: Voice, state: SeatState) -> str:
    """Who is waited for, for somebody who is not asked."""
    if state.view is None:
        return voice.say("scr-waiting")
    seats = [seat for seat in state.asked if isinstance(seat, int)]
    if "table" in state.asked or not seats:
        return voice.say("scr-asked") if "table" in state.asked else voice.say("scr-waiting")
    return voice.say("scr-line-asked_by" if len(seats) == 1 else "scr-line-asked_several", who=voice.people(seats))


# --- labels ------------------------------------------------------------------------------------------------------


def long_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """Options as the prompt names them: cards by kind and number, planets with the ships of whom it is about."""
    plain = options.labels(voice, view)
    found = []
    for ref, label in zip(draft.question["options"], plain, strict=True):
        if ref[0] in ("card", "hoard") and len(ref) > 1:
            label = _held(voice, ref, card_words(voice, ref[1]))
        elif ref[0] == "planet" and draft.shape != SPREAD:
            label = f"{label} {ships_there(voice, view, ref, draft)}".rstrip()
        elif ref[0] == "planet":
            label = handle(voice, ref[1])
        found.append(label[:1].upper() + label[1:])
    return found


def _held(voice: Voice, ref: list[Any], label: str) -> str:
    """A card by its name, and where it lies if that is not the hand."""
    return voice.say("scr-from_hoard", card=label) if ref[0] == "hoard" else label


def short_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """The same where every column counts."""
    plain = options.labels(voice, view)
    found = []
    for ref, label in zip(draft.question["options"], plain, strict=True):
        if ref[0] in ("card", "hoard") and len(ref) > 1:
            label = (CARDS if ref[0] == "hoard" else "") + short_card(voice, ref[1])
        elif ref[0] in ("planet", "resettle", "expel"):
            label = (
                f"{handle(voice, ref[1])} {ships_there(voice, view, ref, draft)}"
                if draft.shape != SPREAD
                else handle(voice, ref[1])
            )
        found.append(label.strip())
    return found


def card_words(voice: Voice, card: str) -> str:
    kind = card_kind(card)
    if kind in ("artifact", "negotiate", "morph"):
        return voice.short_card(card)
    item = (
        voice.alien(card.removeprefix("flare_").removesuffix("_classic"))
        if kind == "flare"
        else card.rpartition("_")[2]
    )
    return f"{voice.say(f'type-{kind}', 'heading')} {'+' if kind == 'reinforcement' else ''}{item}"


def short_card(voice: Voice, card: str) -> str:
    kind = card_kind(card)
    if kind == "artifact":
        return voice.say("card-artifact", "short", name=voice.short_card(card))
    if kind == "flare":
        return voice.say("card-flare", "short", alien=voice.alien(card.removeprefix("flare_").removesuffix("_classic")))
    return voice.say(f"card-{kind}", "short", value=card.rpartition("_")[2])


def in_short(voice: Voice, cards: list[str]) -> str:
    """A set of cards in one row: `A06  A12  Neg×4`."""
    counted = Counter(cards)
    return "  ".join(f"{short_card(voice, card)}{f'×{n}' if n > 1 else ''}" for card, n in counted.items())


def handle(voice: Voice, planet: int) -> str:
    """`B3`."""
    owner = voice.owner(planet)
    if owner < 0:
        return voice.planet(planet)
    return f"{SEATS[voice.colours[owner]].letter}{planet % SYSTEM + 1}"


def ships_there(voice: Voice, view: View, ref: list[Any], draft: Draft) -> str:
    """`●3`: the owner's ships, or the reader's or the named player's where it is about those."""
    planet = ref[1]
    ships = options.ships_on(view, planet)
    owner = voice.owner(planet)
    who = view["seat"] if draft.question["why"] in ("regroup.retrieve", "place") or owner < 0 else owner
    if len(ref) > 2:
        who = ref[2]
    return UNICODE.ships_short(voice.colours[who], ships[who]) if who >= 0 and ships and ships[who] else ""


def can_preview(draft: Draft) -> bool:
    """Whether the table could judge the answer as it stands."""
    return draft.shape != SOME and draft.lacks() is None
