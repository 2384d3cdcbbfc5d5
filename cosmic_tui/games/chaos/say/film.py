"""Show points as sentences: one a point, for the reader who acts, for whom it is done to, and for all others.

Takes the facts of a point as the table sends them; every card in them brings its name. Knows words; no view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cosmic_tui.games.chaos.say.naming import card
from cosmic_tui.games.chaos.scene import Point
from cosmic_tui.say.voice import Voice
from engine.chaos.view_types import Facts

Named = Sequence[Any]  # [handle, card or "", seat]
PUT = {"play": "film-main_play", "down": "film-main_down", "use": "film-main_use", "develop": "film-main_develop"}
CARD, SEAT = 1, 2
WORTH = frozenset(("bombed", "bombed_other", "trap", "destroyed", "low", "eliminated"))


def sentence(voice: Voice, point: Point) -> str:
    """Return a show point's sentence for the reader, or "" if this version of the program does not know its kind."""
    said = SAID.get(point.kind)
    return said(voice, point.facts) if said is not None else ""


def name(voice: Voice, found: Named) -> str:
    """Return the name of a card on the table, or the word for a card if it lies face down."""
    return card(voice, found[CARD]) if found[CARD] else voice.say("down-card")


def whose(voice: Voice, found: Named, before: Sequence[Named]) -> str:
    """Return a ship's name with its owner. If the owner has two of that name, the second has a number."""
    same = sum(other[CARD : SEAT + 1] == found[CARD : SEAT + 1] for other in before)
    told = name(voice, found) + (f" {same + 1}" if same else "")
    return voice.say("target-row", voice.form(found[SEAT]), whom=voice.name(found[SEAT]), card=told)


def names(voice: Voice, found: Iterable[Named]) -> str:
    """Return the names of several cards, counting cards of the same name."""
    counts: dict[str, int] = {}
    for entry in found:
        said = name(voice, entry)
        counts[said] = counts.get(said, 0) + 1
    return voice.words.join(voice.words.counted(said, count) for said, count in counts.items())


def _line(voice: Voice, ident: str, facts: Facts, at: int = -1, **more: Any) -> str:
    """Return one sentence from the facts: the player who acts and the player affected."""
    seat = facts.get("seat", -1)
    args = {"who": voice.name(seat), "whom": voice.name(at) if at >= 0 else ""}
    return voice.say(ident, voice.form(seat, [at] if at >= 0 else []), **{**args, **more})


def meanwhile(voice: Voice, points: Sequence[Point]) -> list[str]:
    """Return sentences about what has happened since the reader's last question: first what affected the reader, then
    the rest.
    """
    told = [point for point in points if point.kind in WORTH]
    mine = [point for point in told if point.facts.get("whom", point.facts.get("seat")) == voice.me]
    rest = [point for point in told if point not in mine]
    return [said for point in [*mine, *rest] if (said := sentence(voice, point))]


def _main(voice: Voice, facts: Facts) -> str:
    what = facts["what"]
    if facts.get("times", 1) > 1:
        return _line(voice, f"film-main_{what}_n", facts, n=facts["times"])
    said = card(voice, facts["card"]) if facts.get("card") else name(voice, facts["row"])
    ident = PUT.get(what, f"film-main_{what}")
    return _line(voice, ident, facts, card=said, n=facts["n"])


def _shown(voice: Voice, facts: Facts) -> str:
    return _line(voice, "film-shown", facts, card=card(voice, facts["card"]), n=facts["paid"])


def _attack(voice: Voice, facts: Facts) -> str:
    target = facts["target"]
    ident = f"film-attack_{target[0]}"
    said = name(voice, target[1:]) if target[0] == "row" else ""
    line = _line(voice, ident, facts, facts["whom"], card=said)
    return f"{line} {voice.say('film-tax', n=facts['tax'])}" if facts["tax"] else line


def _defends(voice: Voice, facts: Facts) -> str:
    if not facts["defenders"]:
        return voice.say("film-undefended", n=len(facts["attackers"]))
    return voice.say("film-defends", n=len(facts["attackers"]), names=names(voice, facts["defenders"]))


def _payments(voice: Voice, facts: Facts) -> str:
    """Return both sides' payments in one sentence. A side that paid for nothing is left out."""
    parts = []
    for seat, spent, count in facts["paid"]:
        if count:
            parts.append(voice.say("film-paid", voice.form(seat), who=voice.name(seat), n=count, credits=spent))
    return " ".join(parts) or voice.say("film-nobody_pays")


def _missile(voice: Voice, facts: Facts) -> str:
    return _hits(voice, facts["hits"], facts["gone"]) or voice.say("film-missile_nothing")


def _hit(voice: Voice, facts: Facts) -> str:
    said = _hits(voice, facts["hits"], ()) or voice.say("film-no_hit")
    return f"{_shot(voice, facts['shot'])} {said}" if "shot" in facts else said


def _hits(voice: Voice, hits: Sequence[Any], gone: Sequence[Named]) -> str:
    named = [hit[CARD] for hit in hits]
    parts = []
    for number, hit in enumerate(hits):
        told = name(voice, hit) if named.count(hit[CARD]) == 1 else whose(voice, hit, hits[:number])
        parts.append(voice.say("film-hit_one", card=told, points=hit[3]))
    if gone:
        parts.append(voice.say("film-goes", names=names(voice, gone), n=len(gone)))
    return " ".join(parts)


def _shot(voice: Voice, facts: Facts) -> str:
    ident = "film-shot_replied" if facts["replies"] else "film-shot"
    return _line(voice, ident, facts, facts["whom"], card=name(voice, facts["by"]), ship=name(voice, facts["at"]))


def _answer(voice: Voice, facts: Facts) -> str:
    ident = "film-uses" if facts["what"] == "ability" else "film-answer"
    return _line(voice, ident, facts, card=card(voice, facts["card"]))


def _undone(voice: Voice, facts: Facts) -> str:
    return voice.say("film-undone", card=card(voice, facts["card"]))


def _stopped(voice: Voice, facts: Facts) -> str:
    return voice.say("film-stopped", card=card(voice, facts["card"]), who=voice.name(facts["by"]))


def _destroyed(voice: Voice, facts: Facts) -> str:
    shown = [entry for entry in facts["gone"] if entry[CARD]]
    if not shown:
        return voice.say("film-unseen", n=len(facts["gone"]))
    return voice.say("film-goes", names=names(voice, shown), n=len(shown))


def _fired(voice: Voice, facts: Facts) -> str:
    return voice.say("film-fired", n=len(facts["ships"]))


def _bombed(voice: Voice, facts: Facts) -> str:
    at = facts["whom"]
    more = {"n": facts["n"], "before": facts["before"], "after": facts["now"]}
    return _line(voice, "film-bombed", facts, at, **more)


def _bombed_other(voice: Voice, facts: Facts) -> str:
    target = facts["target"]
    said = name(voice, target[1:]) if target[0] == "row" else ""
    ident = "film-bombed_row" if facts["gone"] else "film-bombed_nothing"
    if target[0] == "centre":  # shown only when a card has fallen (K-BOMB-6)
        ident = "film-bombed_centre"
    return _line(voice, ident, facts, facts["whom"], card=said)


def _trap(voice: Voice, facts: Facts) -> str:
    return _line(voice, "film-trap", facts, card=card(voice, facts["card"]))


def _plain(ident: str) -> Callable[[Voice, Facts], str]:
    return lambda voice, facts: _line(voice, ident, facts)


def _low(voice: Voice, facts: Facts) -> str:
    return _line(voice, "film-low", facts, n=facts["now"])


def _ended(voice: Voice, facts: Facts) -> str:
    winners = facts["winners"]
    said = voice.words.join(voice.name(seat) for seat in winners)
    ident = f"ev-game_over_{facts['why']}"
    form = "you" if voice.me in winners else ""
    return voice.say(ident if voice.words.has(ident) else "ev-game_won", form, names=said, n=len(winners))


SAID: dict[str, Callable[[Voice, Facts], str]] = {
    "main": _main,
    "shown": _shown,
    "attack": _attack,
    "defends": _defends,
    "payments": _payments,
    "missile": _missile,
    "shot": _shot,
    "let_pass": _plain("film-let_pass"),
    "answer": _answer,
    "undone": _undone,
    "stopped": _stopped,
    "hit": _hit,
    "destroyed": _destroyed,
    "fired": _fired,
    "bombed": _bombed,
    "bombed_other": _bombed_other,
    "trap": _trap,
    "end": _plain("film-end"),
    "low": _low,
    "eliminated": _plain("film-eliminated"),
    "ended": _ended,
}
