"""Why something does not work, from the codes of the game, the table and the saved games; and why a card is dark.

A code has a message `no-<code>`. One without would be a hole; a test looks at every code there is.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.say.voice import SYSTEM, Voice

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
LIMITS = ("amount", "how_many")


def refused(voice: Voice, code: str, facts: dict[str, Any]) -> str:
    """One sentence for a refusal."""
    if code in LIMITS and facts["low"] == facts["high"]:
        code = "exactly"
    return voice.say(f"no-{code}", **arguments(voice, facts))


def arguments(voice: Voice, facts: dict[str, Any]) -> dict[str, Any]:
    """Facts of a refusal as variables: what was typed stays as it is, ids of aliens become names."""
    found: dict[str, Any] = dict(facts)
    name = str(facts.get("name", ""))
    found["value"] = facts.get("reason", name)
    found["file"] = name
    found["number"] = facts.get("number", facts.get("answers", 0))
    known = voice.words.has(f"alien-{name}") if name else False
    found["alien"] = voice.alien(name) if known else name
    found["first"] = found["alien"]
    other = str(facts.get("other", ""))
    found["second"] = voice.alien(other) if other and voice.words.has(f"alien-{other}") else other
    found.setdefault("min", facts.get("low", 0))
    found.setdefault("max", facts.get("high", 0))
    found["range"] = voice.range(found["min"], found["max"])
    if "planet" in facts:
        found["place"], found["planet"] = voice.planet(facts["planet"]), facts["planet"] % SYSTEM + 1
    return found


def dark(voice: Voice, note: list[Any], *, named: bool = False) -> str:
    """Why this card of one's own cannot be played now; `note` is a row of the view's `cards`.

    `named`: its name stands in front of the sentence already.
    """
    card, reason, _, moments = note
    moment = voice.moment(moments[0]) if moments else ""
    form = "named" if named else ""
    return voice.words.say_or_value(DARK[reason], form, card=voice.short_card(card), moment=moment)
