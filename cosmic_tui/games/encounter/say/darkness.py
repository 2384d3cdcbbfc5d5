"""Why a card of the reader's cannot be played now, in a sentence."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice

DARK = {
    "moment": "no-wrong_moment",
    "encounter_card": "no-wrong_moment",
    "role": "no-wrong_role",
    "flare_limit": "no-flare_used",
    "barred": "no-flare_this_encounter",
    "response": "no-response_only",
    "condition": "no-condition",
    "not_asked": "no-not_now",
    "obliged": "no-must_attack",
}
TIMED = ("moment", "encounter_card")  # only these sentences name the moment, which is one of the course


def dark(voice: Voice, note: list[Any], *, named: bool = False) -> str:
    """Return why this card cannot be played now; `note` is a row of the view's `cards`. `named`: the caller shows the
    card's name in front.
    """
    card, reason, _, moments = note
    moment = voice.moment(moments[0], "when") if reason in TIMED else ""
    form = "named" if named else ""
    return voice.words.say_or_value(DARK[reason], form, card=voice.short_card(card), moment=moment)
