"""The result of an encounter, row by row: what decided, who lost ships, who landed, what was paid, the race.

From the film's record (games/encounter/film.py). Finished runs for the result card of every size.
"""

from __future__ import annotations

from typing import Literal

from cosmic_tui.canvas.cells import Run
from cosmic_tui.canvas.text import ended, fitting
from cosmic_tui.draw.names import in_sentence, spoken
from cosmic_tui.games.encounter.draw.beats import race_lines
from cosmic_tui.games.encounter.draw.names import card_item, card_name, planet_name
from cosmic_tui.games.encounter.draw.ships import foreign, pips
from cosmic_tui.games.encounter.draw.situation import RESULTS, ships_at
from cosmic_tui.games.encounter.faces import card_kind
from cosmic_tui.games.encounter.say import film
from cosmic_tui.games.encounter.say.deals import proposal_lines, terms_of
from cosmic_tui.games.encounter.say.decided import decided, last
from cosmic_tui.games.encounter.scene import Point, Scene
from engine.encounter.view_types import Facts, Record

GAP = 2  # columns between two parts of a row
GO_ON = ("offense_won", "deal_made", "uncontested")
Row = tuple[str, str, list[Run]]  # its head, the token of that, what it says


def headline(scene: Scene) -> str:
    """Return the result in one sentence, as its beat told it."""
    record = scene.record or {}
    kind = next((kind for kind in RESULTS if kind in record), None)
    facts = last(record, kind) if kind is not None else None
    if kind is None or facts is None:
        return ""
    return film.sentence(scene.voice, Point(kind, facts, roles=tuple(record["roles"])))


def compact_rows(scene: Scene) -> list[list[Run]]:
    """Return the result in two rows: costs and gains, then what decided and what was paid.

    What does not fit is left out; a part longer than a row is cut at a full stop or a comma.
    """
    room = scene.layout["stage"].width - 2
    rows = {head: [Run(f"{head} ", token, "", "bold"), *runs] for head, token, runs in result_rows(scene)}
    found: list[list[Run]] = []
    told = [line for head, _, line in result_rows(scene) if head in ("", scene.say("film-card_deal"))]
    if told:
        found.append(fitting([ended(part, room) for part in told], room, GAP))
    for names in (("lost", "removed", "landed", "race"), ("decided", "paid", "next")):
        parts = [rows[head] for name in names if (head := scene.say(f"film-card_{name}")) in rows]
        found.append(fitting([ended(part, room) for part in parts], room, GAP))
    return found


def result_rows(scene: Scene) -> list[Row]:
    """Return the rows that have content: decided, lost, landed, cards, paid, race, next."""
    record, say = scene.record or {}, scene.say
    rows: list[Row] = _talked(scene, record)
    if words := decided(scene.voice, record):
        rows.append((say("film-card_decided"), "ok", spoken(scene, words)))
    if record.get("lost"):
        rows.append((say("film-card_lost"), "danger", _ships(scene, record["lost"], "lost")))
        if any(facts["removed"] for facts in record["lost"]):
            rows.append((say("film-card_removed"), "danger", _ships(scene, record["lost"], "removed")))
    elif "won" in record:
        rows.append((say("film-card_lost"), "muted", [Run(say("film-nothing_lost"), "muted")]))
    points = [*record.get("landed", []), *record.get("deal", [])]
    landed = [row for facts in points for row in facts.get("landed", [])]
    if landed:
        rows.append((say("film-card_landed"), "ok", _landed(scene, landed)))
    if faces := _faces(scene, record):
        rows.append((say("film-card_cards"), "muted", faces))
    if "won" in record or record.get("paid"):
        rows.append((say("film-card_paid"), "muted", _paid(scene, record)))
    rows.append((say("film-card_race"), "muted", race_lines(scene)[0][1:]))
    if scene.view["outcome"] in GO_ON and scene.view["number"] == 1 and not scene.view["over"]:
        form = "you" if scene.view["offense"] == scene.me else ""
        words = say("scr-line-may_go_on", form, who=in_sentence(scene, scene.view["offense"]))
        rows.append((say("film-card_next"), "muted", spoken(scene, words, "muted")))
    return rows


def _talked(scene: Scene, record: Record) -> list[Row]:
    """Return what each side of a deal gives, or why there is no deal."""
    deal, failed = last(record, "deal"), last(record, "no_deal")
    if deal is not None:
        terms = terms_of(deal)
        lines = proposal_lines(scene.voice, terms, (deal["seat"], deal["at"][0]))
        head = scene.say("film-card_deal")
        return [(head if not number else "", "ok", spoken(scene, line)) for number, line in enumerate(lines)]
    ident = f"ev-no_deal_{failed['why']}" if failed is not None else ""
    if not ident or not scene.words.has(ident):
        return []
    return [(scene.say("film-card_deal"), "danger", spoken(scene, scene.say(ident)))]


def _ships(scene: Scene, facts: list[Facts], name: Literal["lost", "removed"]) -> list[Run]:
    counts: dict[int, int] = {}
    for one in facts:
        for who, count in one[name]:
            counts[who] = counts.get(who, 0) + count
    runs: list[Run] = []
    for who, count in counts.items():
        words = scene.say("film-ships_whose", "you" if who == scene.me else "", who=in_sentence(scene, who))
        runs += [Run("   ")] if runs else []
        runs += [Run(f"{pips(scene, who, count)} ", scene.token(who)), *spoken(scene, words, "muted")]
    return runs


def _landed(scene: Scene, rows: list[list[int]]) -> list[Run]:
    runs: list[Run] = []
    for planet in dict.fromkeys(row[1] for row in rows):
        runs += [Run("   ")] if runs else []
        for who, _, count, _ in [row for row in rows if row[1] == planet]:
            runs += [Run(f"{pips(scene, who, count)} ", scene.token(who))]
        runs += spoken(scene, scene.say("film-on_place", place=planet_name(scene, planet)), "muted")
        seats = {row[0] for row in rows if row[1] == planet}
        beside = [one for one in foreign(scene, planet, ships_at(scene.view, planet)) if one[0] not in seats]
        if beside:
            runs += [Run(f", {scene.say('film-beside')} ", "muted")]
            runs += [Run(pips(scene, who, count), scene.token(who)) for who, count in beside]
    return runs


def _faces(scene: Scene, record: Record) -> list[Run]:
    """Return the cards that were shown: those that were turned up, then those that were used."""
    shown = [
        (record["roles"].index(role), face)
        for facts in record.get("turned", ())[-1:]
        for role, face in zip(("offense", "defense"), facts["faces"], strict=True)
        if role in record["roles"]
    ]
    shown += [(facts["seat"], facts["face"]) for facts in record.get("used", ()) if facts.get("face")]
    parts = []
    for who in dict.fromkeys(who for who, _ in shown):
        names = ", ".join(_face(scene, face) for seat, face in shown if seat == who)
        form = "you" if who == scene.me else ""
        parts.append(scene.say("film-faces_of", form, who=in_sentence(scene, who), names=names))
    return spoken(scene, "; ".join(parts), "muted")


def _face(scene: Scene, face: str) -> str:
    """Return the name of a card: `attack 14`, `+3`, `Warpish`, `Card Zap`."""
    return card_name(scene.words, face) if card_kind(face) == "attack" else card_item(scene.words, face)


def _paid(scene: Scene, record: Record) -> list[Run]:
    paid = record.get("paid", ())
    if not paid:
        return [Run(scene.say("film-nothing_paid"), "muted")]
    roles = tuple(record["roles"])
    words = " ".join(film.sentence(scene.voice, Point("paid", facts, roles=roles)) for facts in paid)
    return spoken(scene, words, "muted")
