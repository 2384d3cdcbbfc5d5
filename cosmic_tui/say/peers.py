"""Sentences about why a connection to a table ended, or never came about, from the codes of hosts and links."""

from __future__ import annotations

from typing import Any

from cosmic_tui.words.loader import Words
from cosmic_tui.words.os_errors import because

# What a code of the wire means to a person, where it does not have words of its own.
SAME = {"host_closed": "host_closed", "late": "slow", "gone": "slow", "fingerprint": "fingerprint"}


def ended(words: Words, code: str, facts: dict[str, Any]) -> str:
    """Return what happened to the connection, and what to do next."""
    given = arguments(words, facts)
    ident = f"err-{SAME.get(code, code)}"
    if not words.has(ident):
        ident = f"no-{code}"
    if not words.has(ident):
        ident, given["value"] = "err-protocol", code
    text = words.say(ident, **given)
    if code == "already_started" and given["who"]:
        text = f"{text} {words.say('scr-line-turn_of', names=given['who'])}"
    return f"{text} {words.say(ident, 'do', **given)}" if words.has(ident, "do") else text


def arguments(words: Words, facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts as variables of a message. Typed text, names and numbers stay as they are."""
    found = {name: fact for name, fact in facts.items() if isinstance(fact, (str, int))}
    name = str(facts.get("name", ""))
    found.setdefault("who", name)
    found.setdefault("file", name)
    found.setdefault("value", because(words, str(facts.get("reason", name))))
    found.setdefault("host", "")
    found.setdefault("n", facts.get("n", 0))
    found.setdefault("seconds", facts.get("seconds", 0))
    for key in ("theirs", "ours", "port"):
        if key in found:
            found[key] = str(found[key])  # not a count: no thousands, no plural
    return found
