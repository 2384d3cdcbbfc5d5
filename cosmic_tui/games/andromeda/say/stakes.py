"""The stakes of a battle in words: what a victory brings, what a defeat costs. Reads what the game counted."""

from __future__ import annotations

from cosmic_tui.games.andromeda.facts import RAIDERS, SHIPS
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.words.loader import Words
from engine.andromeda.view_types import Stakes


def gains(words: Words, found: Stakes, short: bool = False) -> list[str]:
    """Return the gains of a victory: `supremacy 3`, `2 VP`, `token`, and what the raiders leave behind."""
    parts = []
    if found["space"] >= 0:
        parts.append(words.say("scr-stake-step", number=found["space"]))
    if found["vp"]:
        parts.append(things.amount(words, "vp", found["vp"]))
    if found["token"]:
        parts.append(words.say("scr-stake-token"))
    if rewards := [words.say(f"raider-{card}", "short") for card in found["raiders"]]:
        reward = words.say("list-or").join(rewards)
        parts.append(reward if short else words.say("scr-stake-reward", gain=reward))
    parts += [things.named_thing(words, ref) for ref in found["won"]]
    return parts or [words.say("amount-nothing")]


def losses(words: Words, found: Stakes, short: bool = False) -> list[str]:
    """Return the results of a defeat: the ships lost, what these raiders do, and, if there is room, the loser's
    tactical operation.
    """
    names = [things.ships(words, ident, n) for ident, n in zip(SHIPS, found["ships"], strict=True) if n]
    joined = words.join(names)
    parts = [joined if short else words.say("scr-line-stake_yard", names=joined)] if names else []
    parts += saved(words, found)
    parts += [things.named_thing(words, ref) for ref in found["lost"]]
    parts += strikes(words, found)
    if short:
        return parts or [words.say("amount-nothing")]
    if found["moon"]:
        return [*parts, words.say("scr-line-stake_moon", moon=things.moon_said(words, found["moon"]))]
    return [*parts, words.say("scr-line-stake_card")]


def saved(words: Words, found: Stakes) -> list[str]:
    """Return how many of these ships are spared, and the cost of repairing one at once."""
    if not any(found["ships"]):
        return []
    parts = [words.say("scr-line-stake_spared", number=found["spared"])] if found["spared"] else []
    return [*parts, *([words.say("scr-line-stake_rescue", number=found["rescue"])] if found["rescue"] >= 0 else [])]


def strikes(words: Words, found: Stakes) -> list[str]:
    """Return what these raiders do to the losers."""
    specials = [special for card in found["raiders"] if (special := RAIDERS[card].special)]
    return [words.say(f"scr-stake-{special}") for special in specials]


def sentences(words: Words, found: Stakes) -> list[str]:
    """Return the results of a victory and of a defeat for the reader."""
    return [
        words.say("scr-line-if_won", names=", ".join(gains(words, found))),
        words.say("scr-line-if_lost", names=", ".join(losses(words, found))),
    ]
