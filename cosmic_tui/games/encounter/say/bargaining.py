"""The draft of a deal in words: the answers, what the highlighted one does, what must be confirmed."""

from __future__ import annotations

from cosmic_tui.games.encounter.prompt.desk import ANSWERS, GIVE_UP, MINE, SEND, Desk
from cosmic_tui.games.encounter.say.labels import short_card
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.say.parts import Bargain
from engine.encounter.view_types import View

PENALTY = 3  # ships that giving up costs


def bargain(voice: Voice, view: View, desk: Desk) -> Bargain:
    """Return everything the prompt says about the draft."""
    if desk.picking:
        labels = {choice.index: short_card(voice, choice.ref[1]) for choice in desk.choices}
    else:
        labels = {place: voice.say(f"scr-desk_{name}") for place, name in enumerate(ANSWERS)}
    gives_up = desk.at >= 0 and ANSWERS[desk.at] == GIVE_UP
    sure = voice.say("scr-line-sure_give_up", number=PENALTY) if gives_up else ""
    return Bargain(labels, desk_preview(voice, desk), voice.say("deal-offers_left", n=desk.data["left"]), sure)


def desk_preview(voice: Voice, desk: Desk) -> list[str]:
    """Return what the highlighted answer does; if none is, what the offer still lacks."""
    answer = ANSWERS[desk.at] if desk.at >= 0 else ""
    if desk.picking:
        found = [voice.say("scr-line-desk_pick")]
    elif answer == GIVE_UP:
        found = [voice.say("scr-line-sure_give_up", number=PENALTY)]
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
