"""The stage in words: the lines of a phase without a gate, for every size.

Each function returns lines of runs, the most important first; the stage draws as many as it has rows.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Link, Run, runs_width
from cosmic_tui.canvas.text import numbers
from cosmic_tui.draw.names import in_sentence, name, spoken
from cosmic_tui.games.encounter.draw.deals import offer_runs
from cosmic_tui.games.encounter.draw.names import alien_name, card_label, card_name
from cosmic_tui.games.encounter.draw.ships import pips, race, tight, to_win
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, destiny_name
from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.decided import last
from cosmic_tui.games.encounter.say.film import sentence
from cosmic_tui.games.encounter.scene import Point, Scene

Lines = list[list[Run]]


def start_lines(scene: Scene) -> Lines:
    """Return lines for start and regroup: the offense's warp, and who is close to winning."""
    view = scene.view
    if board.nothing_dealt(view):
        return [[Run(scene.say("scr-line-all_choosing"), "text")]]
    who = view["offense"]
    warp = view["seats"][who]["warp"]
    form = "you" if who == scene.me else ""
    lines = [spoken(scene, scene.say("scr-line-warp_of", form, who=in_sentence(scene, who), n=warp))]
    lines.append(abroad_line(scene))
    return lines


def deal_lines(scene: Scene) -> Lines:
    """Return the terms of a deal while it is carried out, the newest offer first."""
    return [
        [*offer_runs(scene, offer), Run(f"   {scene.say(f'deal-state_{offer.state}')}", "ok", "", "bold")]
        for offer in reversed(scene.gathered)
    ]


def abroad_line(scene: Scene) -> list[Run]:
    """Return everybody's foreign colonies: `Abroad: ▲3 ■2 ●3 ◆2 ▼4  (1 to win)`."""
    runs = [Run(f"{scene.say('scr-abroad_head')} ", "muted")]
    for who in range(scene.n):
        runs += [Run(tight(scene, who, scene.seat(who)["abroad"]), scene.token(who)), Run(" ")]
        if to_win(scene, who) == 1:
            runs += [Run(f"({scene.say('scr-to_win', number=1)}) ", "danger", "", "bold")]
    return runs


def destiny_lines(scene: Scene) -> Lines:
    """Return who defends, what is left of the destiny deck, and everybody's foreign colonies."""
    view = scene.view
    lines: Lines = []
    if view["defense"] >= 0:
        form = "at-you" if view["defense"] == scene.me else ""
        lines.append(spoken(scene, scene.say("scr-line-defends", form, whom=in_sentence(scene, view["defense"]))))
    elif view["destiny"]:
        own = view["named"] == view["offense"]
        ident = "scr-line-own_colour" if own else "scr-line-wild" if view["destiny"] == "wild" else "scr-line-drawn"
        form = "you" if view["offense"] == scene.me else ""
        lines.append(spoken(scene, scene.say(ident, form, who=in_sentence(scene, view["offense"]))))
    else:
        form = "you" if view["offense"] == scene.me else ""
        lines.append(spoken(scene, scene.say("scr-line-will_draw", form, who=in_sentence(scene, view["offense"]))))
    return [*lines, used_line(scene), abroad_line(scene)]


def used_line(scene: Scene) -> list[Run]:
    """Return what is left of the destiny deck: `9 cards left. Used: ▲2 ■2 ●1 ◆3 ▼1, wild 1, special 1`."""
    used = scene.view["destiny_used"]
    runs = numbers(scene.say("scr-line-destiny_left", n=scene.view["destiny_left"]))
    runs.append(Run(f" {scene.say('scr-used_head')} ", "muted"))
    for who in range(scene.n):
        runs += [Run(tight(scene, who, used.count(f"seat_{who}")), scene.token(who)), Run(" ")]
    for card in dict.fromkeys(card for card in used if not card.startswith("seat_")):
        runs.append(Run(f"{destiny_name(scene, card)} {used.count(card)} ", "muted"))
    return runs


def alliance_line(scene: Scene) -> list[Run]:
    """Return who has invited whom, in one line."""
    runs: list[Run] = []
    for side in (OFF, DEF):
        who = scene.view["offense"] if side == OFF else scene.view["defense"]
        runs += [Run("   ")] if runs else []
        runs += invited_runs(scene, side, who)
    return runs


def invited_runs(scene: Scene, side: int, who: int, named: bool = True) -> list[Run]:
    """Return whom a side invites: `you invite ■G Tom ◆Y Quill`; without names `you invite ■G ◆Y`."""
    if unsaid(scene, side):
        return spoken(
            scene, scene.say("scr-not_said", "you" if who == scene.me else "", who=in_sentence(scene, who)), "muted"
        )
    mask = scene.view["invited"][side]
    guests = [seat for seat in range(scene.n) if mask >> seat & 1]
    form = "you" if who == scene.me else ""
    head = scene.say("scr-invites" if guests else "scr-invites_nobody", form, who=in_sentence(scene, who))
    runs = spoken(scene, head, "muted")
    for seat in guests:
        runs += [Run(" "), Run(scene.tag(seat), scene.token(seat))]
        runs += [Run(f" {name(scene, seat)}", "text")] if named else []
    return runs


def unsaid(scene: Scene, side: int) -> bool:
    """Return whether a main player has not said yet whom to invite; the offense says it first (R-ALL-2)."""
    view = scene.view
    if view["moment"] == "alliance.before_invites":
        return True
    if view["moment"] != "alliance.invite" or view["invited"][side]:
        return False
    asked = [*view["asked"], *([scene.me] if view["question"] else [])]
    return side == DEF or view["offense"] in asked


def outcome_lines(scene: Scene) -> Lines:
    """Return costs, gains, and what comes next."""
    view = scene.view
    lines: Lines = []
    lost = [(who, scene.seat(who)["fresh"]) for who in range(scene.n) if scene.seat(who)["fresh"]]
    head = Run(f"{scene.say('scr-lost_head')}  ", "danger", "", "bold")
    if lost:
        runs = [head]
        for who, count in lost:
            runs += [Run(pips(scene, who, count), scene.token(who)), Run("  ")]
        lines.append([*runs, Run(scene.say("scr-to_the_warp"), "muted")])
    else:
        lines.append([head, Run(scene.say("scr-nothing_lost"), "muted")])
    runs = [Run(f"{scene.say('scr-race_head')}  ", "ok", "", "bold")]
    for who in range(scene.n):
        have, missing = race(scene, who)
        runs += [Run(have, scene.token(who)), Run(missing, "faint"), Run("  ")]
    lines.append(runs)
    if view["outcome"] in ("offense_won", "deal_made", "uncontested") and view["number"] == 1 and not view["over"]:
        form = "you" if view["offense"] == scene.me else ""
        lines.append(
            spoken(scene, scene.say("scr-line-may_go_on", form, who=in_sentence(scene, view["offense"])), "muted")
        )
    return lines


def ending_lines(scene: Scene) -> Lines:
    """Return who has won, with what; what decided it; the colonies of the others."""
    assert scene.beat is not None
    lines: Lines = []
    for who in scene.beat.facts["seats"]:
        alien = " + ".join(alien_name(scene.words, sheet["alien"]) for sheet in scene.seat(who)["sheets"])
        tag = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(name(scene, who), "text", "", "bold")]
        lines.append([*tag, Run(f"  {alien}   ", "muted"), Run(race(scene, who)[0], scene.token(who), "", "bold")])
    won = last(scene.record or {}, "won")
    if won is not None and won["planet"] >= 0:
        point = Point("won", won, roles=tuple((scene.record or {})["roles"]))
        lines.append(spoken(scene, sentence(scene.voice, point), "text"))
    return [*lines, abroad_line(scene)]


def lines_of(scene: Scene, stage: str) -> Lines:
    """Return the lines for this kind of stage."""
    if scene.beat is not None and scene.beat.kind == "ended":
        return ending_lines(scene)
    made = {"outcome": outcome_lines, "destiny": destiny_lines, "aim": destiny_lines, "deal": deal_lines}
    return made.get(stage, start_lines)(scene)


def stack_lines(scene: Scene) -> Lines:
    """Return acts that answer each other, newest first, each with its player and its fate."""
    lines: Lines = []
    acts = scene.view["stack"]
    for number in range(len(acts), 0, -1):
        _, who, use, card, _, stop = acts[number - 1]
        newest = number == len(acts)
        runs = [Run(f"{number} ", "text", "", "bold"), Run("► " if newest else "  ", "key")]
        runs.append(Run(use_name(scene, use, card), "text", "", "bold", _act_link(scene, use, card)))
        form = "you" if who == scene.me else ""
        runs += spoken(scene, f" {scene.say('scr-by', form, who=in_sentence(scene, who))}", "muted")
        runs.append(Run(f"   {act_fate(scene, number, stop)}", "warn" if newest else "muted"))
        lines.append(runs)
    return lines


def stack_chain(scene: Scene, room: int, top: int = 0) -> list[Run]:
    """Return the stack from an act down in one row: `3 ► Card Zap ▲R answers 2 Cosmic Zap ●B answers 1 Amoeba ▲R`.

    What does not fit at the old end is counted: `… 2 more`. Without a number it begins with the newest act.
    """
    top = top or len(scene.view["stack"])
    runs: list[Run] = []
    for number in range(top, 0, -1):
        link = _chain_link(scene, number, top)
        rest = [Run(f"  {scene.say('scr-act_more', number=number - 1)}", "muted")] if number > 1 else []
        if number < top and runs_width([*runs, *link, *rest]) > room:
            return [*runs, Run(f"  {scene.say('scr-act_more', number=number)}", "muted")]
        runs += link
    return runs


def _chain_link(scene: Scene, number: int, top: int) -> list[Run]:
    """Return one act of the chain: the first with its number, the others after what the act before does to them."""
    acts = scene.view["stack"]
    _, who, use, card, _, stop = acts[number - 1]
    newest = number == len(acts)
    if number == top:
        head = [Run(f"{number} ", "text", "", "bold"), Run("► " if newest else "  ", "key")]
    else:
        head = [Run(f"  {scene.say('scr-act_answers', number=number)} ", "muted")]
    word = card_label(scene.words, card) if card else use_name(scene, use)
    name_run = Run(word, "text", "", "bold" if newest else "", _act_link(scene, use, card))
    runs = [*head, name_run, Run(" "), Run(scene.tag(who), scene.token(who))]
    if stop:
        runs.append(Run(f" {act_fate(scene, number, stop)}", "muted"))
    return runs


def _act_link(scene: Scene, use: str, card: str) -> Link:
    """Return the link of an act: a click opens the page of the card, technology or alien behind it."""
    if card:
        return ("read", ("card", card))
    return ("read", ("technology" if scene.words.has(f"tech-{use.partition('.')[0]}") else "power", use))


def act_fate(scene: Scene, number: int, stop: str) -> str:
    """Return what happens to an act if nobody answers it."""
    if stop:
        return scene.say(f"scr-act_{stop}")
    return scene.say("scr-act_answers", number=number - 1) if number > 1 else scene.say("scr-act_will_happen")


def use_name(scene: Scene, use: str, card: str = "") -> str:
    """Return the thing behind a use: an alien's power, a card, a technology."""
    owner, _, part = use.partition(".")
    if card:
        return card_name(scene.words, card)
    if scene.words.has(f"tech-{owner}"):
        return scene.say(f"tech-{owner}")
    return alien_name(scene.words, owner) if scene.words.has(f"alien-{owner}") else f"{owner} {part}"
