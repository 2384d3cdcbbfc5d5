"""An example of an offer that could be typed right now. Knows the data of a deal."""

from __future__ import annotations

from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.plain.examples import word_for
from cosmic_tui.words.names import in_case
from engine.encounter.view_types import Bargain


def for_deal(voice: Voice, data: Bargain) -> str:
    """Return an offer such as `offer attack 08 for Blue 1`: a card or colony of the player's for a colony or a card."""
    card = f"1 {word_for(voice, 'cards')}"
    give = voice.planet(data["can_grant"][0]) if data["can_grant"] else word_for(voice, "nothing")
    give = voice.short_card(data["hand"][0]) if data["hand"] else give
    get = in_case(voice.planet(data["can_get"][0]), "acc") if data["can_get"] else card if data["their_cards"] else ""
    get = get or word_for(voice, "nothing")
    return f"{word_for(voice, 'offer')} {give} {word_for(voice, 'for')} {get}"
