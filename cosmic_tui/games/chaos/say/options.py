"""What may be chosen, in words: in full for lists and plain mode, by the thing alone where a heading says the verb."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.facts import CARDS, FACES
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import View
from engine.kernel.views import asked_of

Ref = tuple[Any, ...]
DECLINE = {"fire.reply": "opt-decline-fire", "bomb.trap": "opt-decline-trap"}
TRAP = "bomb.trap"
PAYING = ("pay.or_not", "pay.or_end")
BY_NAME = ("colony", "centre")


def labels(voice: Voice, view: View) -> list[str]:
    """Return the labels of all options of the open question, in their order."""
    return [full(voice, view, tuple(ref)) for ref in asked_of(view)["options"]]


def long_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """Return the labels for the prompt: only the thing if a heading names the verb, else the verb with the thing."""
    if _verbs_needed(view, draft):
        return [in_prompt(voice, view, tuple(ref), verb=True) for ref in asked_of(view)["options"]]
    return [in_prompt(voice, view, tuple(ref)) for ref in asked_of(view)["options"]]


def short_labels(voice: Voice, view: View, draft: Draft) -> list[str]:
    """Return labels for narrow columns: names without prices, and a word for options other than plain plays."""
    refs = [tuple(ref) for ref in asked_of(view)["options"]]
    if not _verbs_needed(view, draft):
        return [bare(voice, view, ref) for ref in refs]
    return [_short_verb(voice, ref) + bare(voice, view, ref) for ref in refs]


def _short_verb(voice: Voice, ref: Ref) -> str:
    ident = f"verb-{ref[0]}"
    return f"{voice.say(ident, 'short')} " if len(ref) > 1 and voice.words.has(ident, "short") else ""


def _verbs_needed(view: View, draft: Draft) -> bool:
    return asked_of(view)["why"] == "main" and not draft.groups


# --- in full ---------------------------------------------------------------------------------------------------------


def full(voice: Voice, view: View, ref: Ref) -> str:
    """Return the full text of an option: its verb, its thing and its price."""
    kind = ref[0]
    if kind == "play":
        return voice.say("do-play", card=naming.card(voice, ref[1]), n=price_of(view, ref[1]))
    if kind == "down":
        return voice.say("do-down", card=naming.card(voice, ref[1]))
    if kind == "pay" and asked_of(view)["why"] not in PAYING:
        return voice.say("do-pay", card=naming.handle(voice, view, ref[1]), n=price_of_row(view, ref[1]))
    if kind == "use":
        return voice.say("do-use", card=used(voice, view, ref))
    if kind == "develop":
        return voice.say("do-develop", card=developed(voice, view, ref[1]))
    if len(ref) == 1 and voice.words.has(f"do-{kind}"):
        return voice.say(f"do-{kind}")
    if kind == "fire":
        return voice.say("do-fire", card=naming.handle(voice, view, ref[1]), ship=naming.handle(voice, view, ref[2]))
    if kind == "stealth":
        return voice.say("do-stealth", card=naming.handle(voice, view, ref[1]))
    if kind == "board":
        return voice.say("do-board", card=naming.handle(voice, view, ref[1]), ship=naming.handle(voice, view, ref[2]))
    if kind in BY_NAME:
        count = pieces.cards_left(view, ref)
        return voice.say(f"do-{kind}", whom=voice.name(ref[1]), n=count)
    return thing(voice, view, ref)


def in_prompt(voice: Voice, view: View, ref: Ref, verb: bool = False) -> str:
    """Return an option's text for the prompt: the thing, its price if any, and the verb if no heading names it."""
    name = bare(voice, view, ref)
    cost = cost_of(view, ref)
    if cost is not None:
        name = f"{name} {cost}"
    if verb and len(ref) > 1 and voice.words.has(f"verb-{ref[0]}"):
        return voice.say("say-doing", what=voice.say(f"verb-{ref[0]}"), name=name)
    return name


def bare(voice: Voice, view: View, ref: Ref) -> str:
    kind = ref[0]
    if kind in ("play", "down"):
        return naming.card(voice, ref[1])
    if kind == "pay" and asked_of(view)["why"] == TRAP:
        return voice.say("do-spring", card=naming.handle(voice, view, ref[1]))
    if kind == "pay" and asked_of(view)["why"] not in PAYING:
        return naming.handle(voice, view, ref[1])
    if kind == "develop":
        return developed(voice, view, ref[1])
    if kind == "use":
        return used(voice, view, ref)
    if kind == "fire":
        doers = {option[1] for option in asked_of(view)["options"] if option[0] == "fire"}
        at = naming.handle(voice, view, ref[2])
        return at if len(doers) == 1 else f"{naming.handle(voice, view, ref[1])} → {at}"
    if kind == "board":
        crew = {option[1] for option in asked_of(view)["options"] if option[0] == "board"}
        on = naming.handle(voice, view, ref[2])
        return on if len(crew) == 1 else f"{naming.handle(voice, view, ref[1])} → {on}"
    if kind in BY_NAME:
        name = voice.say(f"zone-{kind}")
        count = pieces.cards_left(view, ref)
        return f"{name} {count}" if view["n"] == 2 else f"{voice.name(ref[1])}: {name} {count}"
    return thing(voice, view, ref)


def thing(voice: Voice, view: View, ref: Ref) -> str:
    """Return the name of what an option points at: cards, players, places, or ways to continue."""
    kind, why = ref[0], asked_of(view)["why"]
    if kind == "row":
        return naming.handle(voice, view, ref[1])
    if kind in ("card", "trigger"):
        return naming.card(voice, ref[1])
    if kind == "item":
        item = next((entry for entry in view["stack"] if entry["serial"] == ref[1]), None)
        return naming.card(voice, item["card"]) if item else voice.say("down-card")
    if kind == "seat":
        return voice.name(ref[1])
    if kind == "place":
        return voice.say(f"place-{ref[1]}")
    if kind == "option":
        return part_of(voice, view, ref[1])
    if kind == "pay":
        return voice.say("do-pay_credits", n=ref[1])
    if kind == "decline":
        return voice.say(DECLINE.get(why, "opt-decline-pay" if why in PAYING else "opt-decline"))
    if kind == "stealth":
        return voice.say("opt-stealth")
    return voice.say(f"opt-{kind}")


def used(voice: Voice, view: View, ref: Ref) -> str:
    """Return an ability by the name of its card."""
    return naming.handle(voice, view, ref[1])


def developed(voice: Voice, view: View, handle: int) -> str:
    """Return a base's name with its developments, and how many the reader's own unpaid base needs."""
    row = pieces.row_of(view, handle)
    name = naming.row(voice, view, row)
    if row is None:
        return name
    need = pieces.needed(row)
    if need and not pieces.is_bluff(row) and not row["paid"]:
        return voice.say("list-of", name=name, number=row["devs"], max=need)
    return voice.say("list-count", name=name, number=row["devs"])


def part_of(voice: Voice, view: View, number: int) -> str:
    """Return the name of one choice that a card offers, from what its effects do."""
    by = asked_of(view)["by"]
    if not by or by[0] != "card":
        return str(number + 1)
    effect = next((entry for entry in CARDS[FACES[by[1]]].effects if entry.do == "choose"), None)
    if effect is None or number >= len(effect.options):
        return str(number + 1)
    return voice.words.join(_part(voice, part) for part in effect.options[number])


def _part(voice: Voice, part: Any) -> str:
    n = part.n if isinstance(part.n, int) else 0
    if part.do == "mod":
        stat = ("speed", "firepower", "armour", "bombing")[part.stat]
        return voice.say(f"part-mod-{stat}", points=n)
    return voice.say(f"part-{part.do}", n=n)


# --- prices ----------------------------------------------------------------------------------------------------------


def price_of(view: View, ident: str) -> int:
    """Return what a card of the hand costs now."""
    now = view.get("prices", {}).get(ident)
    return int(now if now is not None else max(0, cards.card(ident).cost))


def price_of_row(view: View, handle: int) -> int:
    row = pieces.row_of(view, handle)
    if row is None:
        return 0
    return int(row.get("price", max(0, cards.card(row["card"]).cost) if row["card"] else 0))


def cost_of(view: View, ref: Ref) -> int | None:
    """Return the credits an option costs, if the prompt should show them."""
    if ref[0] == "play":
        known = ref[1] in view.get("prices", {}) or cards.card(ref[1]).cost >= 0
        return price_of(view, ref[1]) if known else None  # some cost what their target costs
    if ref[0] == "pay" and asked_of(view)["why"] not in PAYING:
        return price_of_row(view, ref[1])
    return None
