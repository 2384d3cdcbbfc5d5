"""The results of an answer in words: its cost, what is left, the end of the exchange or the bombing.

Taken from the table's preview and from the view, the most important first. `warning` is a sentence that asks for
confirmation.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.chaos import cards, foresee, pieces
from cosmic_tui.games.chaos.say import fights, naming
from cosmic_tui.games.chaos.say.options import cost_of
from cosmic_tui.games.chaos.say.questions import card_of
from cosmic_tui.prompt.draft import Draft
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import Forecast, Preview, View, fight_of
from engine.kernel.views import Question, asked_of

Found = Preview
ACTIONS = {"draw": 1, "search": 2, "salvage": 2, "develop": 1}  # credits


def preview(voice: Voice, view: View, found: Found, draft: Draft | None) -> list[str]:
    """Return sentences about the highlighted answer."""
    question = view["question"]
    if question is None or found.get("act"):
        return []  # conceding: the warning says it
    if draft is not None and not draft.opened:
        return [voice.say(draft.groups[draft.group], "help")]
    said: list[str] = []
    forecast = found.get("forecast") or (view.get("forecast") if question["why"] == "window" else None)
    if forecast:
        said += outcome(voice, view, forecast)
    if question["why"] in ("combat.attackers", "combat.defenders", "bomb.ships") and draft is not None:
        said += ships(voice, view, question, [question["options"][at][1] for at in sorted(draft.ticked)])
    if draft is not None and draft.choice is not None:
        said += _highlighted(voice, view, draft.choice.ref, found)
    if found.get("fight"):
        said += fights.sentences(voice, view, found["fight"], draft is None)
    return said


def outcome(voice: Voice, view: View, forecast: Forecast) -> list[str]:
    """Return a sentence about what is left if all pass from here."""
    said = []
    for handle, takes, left, dies in forecast.get("hits", []):
        name, row = naming.handle(voice, view, handle), pieces.row_of(view, handle)
        if row and view["shot"] and handle in (view["shot"]["by"], view["shot"]["at"]) and foresee.divides(view, row):
            seat = row["seat"]
            said.append(voice.say("pre-divides", voice.form(seat), who=voice.name(seat), card=name, points=takes))
        elif dies:
            said.append(voice.say("pre-dies", card=name))
        else:
            said.append(voice.say("pre-hit", card=name, points=takes, left=left))
    for seat, before, after in forecast.get("colony", []):
        said.append(voice.say("pre-colony", voice.form(seat), who=voice.name(seat), before=before, after=after))
    for seat, _, after in forecast.get("credits", []):
        if seat == voice.me:
            said.append(voice.say("pre-credits_after", n=after))
    return said or ([voice.say("pre-nothing")] if forecast.get("shot") else [])


def ships(voice: Voice, view: View, question: Question, ticked: list[int]) -> list[str]:
    """Return sentences about the total of the ticked ships."""
    found = pieces.rows(view)
    rows = [found[handle] for handle in ticked]
    if question["why"] == "bomb.ships":
        bombs = foresee.bombing(view, ticked)
        return [bombed(voice, view, bombs)] if bombs and ticked else [voice.say("pre-no_bombs")]
    if question["why"] == "combat.attackers":
        total = sum(pieces.number(row, pieces.BOMB) for row in rows)
        left = [row for row in pieces.active_ships(view, view["seat"]) if row["handle"] not in ticked]
        stay = naming.rows(voice, view, [row["handle"] for row in left])
        said = [voice.say("pre-attack", n=len(rows), total=total)]
        return said + ([voice.say("pre-stay", n=len(left), names=stay)] if stay else [voice.say("pre-none_stay")])
    fight = fight_of(view)
    kind, what = fight["target"]
    attack = pieces.side(view, fight["attacker"])
    total = sum(pieces.number(row, pieces.BOMB) for row in attack)
    if not rows:
        return [bombed(voice, view, foresee.against(view, kind, what, view["seat"], attack, total))]
    mine = sum(pieces.number(row, pieces.FIRE) for row in rows)
    theirs = sum(pieces.number(row, pieces.FIRE) for row in attack)
    return [voice.say("pre-defence", n=len(rows), fire=mine, theirs=theirs, total=total)]


def bombed(voice: Voice, view: View, bombs: foresee.Bombing) -> str:
    """Say in one sentence what bombs do to a target."""
    if bombs.kind == "colony":
        before = view["seats"][bombs.seat]["colony"]
        form = voice.form(bombs.seat)
        return voice.say(
            "pre-bombs", form, who=voice.name(bombs.seat), total=bombs.total, before=before, after=before - bombs.cards
        )
    ident = "pre-bombs_work" if bombs.works else "pre-bombs_weak"
    what = bombs.row["handle"] if bombs.row else bombs.seat
    name = naming.target(voice, view, bombs.kind, what, bombs.seat)
    return voice.say(ident, total=bombs.total, need=bombs.need, target=name)


def _highlighted(voice: Voice, view: View, ref: tuple[Any, ...], found: Found) -> list[str]:
    """Return sentences about the highlighted option: its cost, the credits left, and its effect."""
    kind = ref[0]
    have = view["seats"][view["seat"]]["credits"]
    cost = found.get("cost", cost_of(view, ref))
    if cost is None:
        cost = ACTIONS.get(kind)
    said = []
    if kind in ("colony", "centre", "row") and asked_of(view)["why"] == "main.target":
        return _target(voice, view, ref)
    if kind in ("play", "pay", "use") and (about := card_of(view, ref)):
        said.append(does(voice, view, about))
    elif kind in ("card", "trigger") and cards.known(ref[1]):
        said.append(does(voice, view, ref[1]))
    elif voice.words.has(f"tip-{kind}"):
        said.append(voice.say(f"tip-{kind}"))
    elif kind == "place":
        said.append(voice.say(f"tip-{ref[1]}"))
    if kind == "down":
        said.append(voice.say("pre-down"))
    if cost is not None and asked_of(view)["why"] in ("main", "window", "combat.pay"):
        said.append(voice.say("pre-cost", n=cost, left=have - cost))
    return [part for part in said if part]


def _target(voice: Voice, view: View, ref: tuple[Any, ...]) -> list[str]:
    """Return the effect of an attack on this target if nobody defended, the possible defenders, and the cost."""
    kind, what = ref[0], ref[1]
    row = pieces.row_of(view, what) if kind == "row" else None
    seat = row["seat"] if row else what
    mine = pieces.active_ships(view, view["seat"])
    total = sum(pieces.number(found, pieces.BOMB) for found in mine)
    said = [bombed(voice, view, foresee.against(view, kind, what, seat, mine, total))]
    could = foresee.defenders(view, seat)
    if could:
        names = naming.rows(voice, view, [found["handle"] for found in could])
        said.append(voice.say("pre-could_defend", who=voice.name(seat), names=names))
    else:
        said.append(voice.say("pre-nobody_defends", who=voice.name(seat)))
    tax = foresee.tax(view, view["seat"], seat)
    if tax:
        said.append(voice.say("pre-tax", n=tax))
    return said


def does(voice: Voice, view: View, ident: str) -> str:
    """Return a card's effect in its own words, or a ship's numbers."""
    text = cards.counted_text(voice.words, view, ident)
    if cards.type_of(ident) == "ship":
        return f"{voice.say('pre-numbers', value=cards.numbers(ident))} {text}".strip()
    return text


def about(voice: Voice, view: View, ref: tuple[Any, ...]) -> list[str]:
    """Return the effect of a card that may be used in secret."""
    ident = card_of(view, ref)
    return [does(voice, view, ident)] if ident and cards.known(ident) else []


def warning(voice: Voice, view: View, found: Found) -> str:
    """Warn before conceding, and before taking the last card of the player's colony."""
    if tuple(found.get("act", [])) == ("concede",):
        return voice.say("q-concede", "why")
    if found.get("loses"):
        return voice.say("pre-loses")
    return voice.say("pre-empties", who=voice.name(next_seat(view))) if found.get("empties") else ""


def next_seat(view: View) -> int:
    """Return whose turn comes after this seat's."""
    n = len(view["seats"])
    later = ((view["seat"] + step) % n for step in range(1, n))
    return next((seat for seat in later if not view["seats"][seat]["out"]), view["seat"])
