"""The state of the encounter, read from a view: who stands against whom, with how much, and what the open numbers
imply.

Plain numbers and ids for the stage; the sentences are made where they are drawn. Says what the numbers mean, never what
to play.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, cast

from cosmic_tui.games.encounter.draw.planets import moving
from cosmic_tui.games.encounter.say import board
from cosmic_tui.games.encounter.say.film import opening
from cosmic_tui.games.encounter.say.forecasts import reading as said
from cosmic_tui.games.encounter.scene import Scene
from engine.encounter.view_types import Odds, Result, View

OFF, DEF = 0, 1
DECIDED = ("offense_won", "defense_won", "both_lost", "deal_made", "deal_failed", "broken_off", "uncontested")
OFFENSIVE_ALLY, DEFENSIVE_ALLY = "offensive_ally", "defensive_ally"
LAUNCH = "launch.send"
SENDING = (LAUNCH, "alliance.send")
RESULT = "result"
RESULTS: tuple[Result, ...] = ("won", "deal", "no_deal", "broken")  # every encounter comes to one of these
CARDS_AT_ONCE = ("deal", "no_deal", "broken")  # results that have no picture but their card
AT_THE_SUM = (
    "turned", "changed_card", "summed", "used", "stopped", "added", "won", "lost", "landed", "paid", "near",
    "talks", "offered",
)  # fmt: skip
SURE = 3  # in a lead: the side that wins against any card


class Side(NamedTuple):
    """One side of the encounter: its main player, the ships that count, its card."""

    side: int
    main: int  # -1 while unknown
    own: int
    allies: list[tuple[int, int]]
    card: str  # none, ready, down, open
    face: str

    @property
    def ships(self) -> int:
        return self.own + sum(count for _, count in self.allies)


def side_of(view: View, side: int) -> Side:
    """Return the offense or the defense as it is now."""
    main = view["offense"] if side == OFF else view["defense"]
    role = OFFENSIVE_ALLY if side == OFF else DEFENSIVE_ALLY
    seats = view["seats"]
    there = [seat["gate"] if side == OFF else seat["beside"] for seat in seats]
    order = [(view["offense"] + step) % view["n"] for step in range(1, view["n"])]
    allies = [(who, there[who]) for who in order if seats[who]["role"] == role and there[who]]
    if side == OFF:
        own = seats[main]["gate"]
    else:
        own = ships_at(view, view["target"])[main] if main >= 0 and view["target"] >= 0 else 0
    card, face = view["laid"][side]
    return Side(side, main, own, allies, card, face)


def with_ships_to_send(scene: Scene) -> Scene:
    """Return the scene with the ships of the draft at their destination: on the gate, or beside the planet."""
    draft = moving(scene)
    if draft is None or not draft.sent or draft.question["why"] not in SENDING or scene.me < 0:
        return scene
    seats = [seat.copy() for seat in scene.view["seats"]]
    mine = seats[scene.me]
    invited = [bool(scene.view["invited"][side] >> scene.me & 1) for side in (OFF, DEF)]
    if draft.question["why"] == LAUNCH:
        mine["gate"] += draft.sent
    elif invited == [True, False]:
        mine.update({"gate": mine["gate"] + draft.sent, "role": OFFENSIVE_ALLY})
    elif invited == [False, True]:
        mine.update({"beside": mine["beside"] + draft.sent, "role": DEFENSIVE_ALLY})
    told: Odds = cast(Odds, scene.asking.weighed) if scene.asking is not None else {}
    return replace(scene, view={**scene.view, "seats": seats, "odds": told})


def ships_at(view: View, planet: int) -> list[int]:
    return next((list(ships) for number, _, ships in view["planets"] if number == planet), [0] * view["n"])


def bystanders(view: View) -> list[tuple[int, int]]:
    """Return the colonies on the aimed planet that have no part in the encounter."""
    if view["target"] < 0:
        return []
    ships = ships_at(view, view["target"])
    return [(who, count) for who, count in enumerate(ships) if count and who != view["defense"]]


def my_side(view: View) -> int:
    """Return the side the reader is on, or -1."""
    me = view["seat"]
    if me < 0:
        return -1
    role = view["seats"][me]["role"]
    return {"offense": OFF, OFFENSIVE_ALLY: OFF, "defense": DEF, DEFENSIVE_ALLY: DEF}.get(role, -1)


def lays_card(view: View) -> bool:
    """Return whether the reader is a main player and so plays a card."""
    return view["seat"] in (view["offense"], view["defense"]) and view["seat"] >= 0


def lead(view: View) -> int:
    """Return the offense's number minus the defense's: totals once the cards are open, ships before."""
    sums = totals(view)
    if sums:
        return sums[OFF] - sums[DEF]
    return side_of(view, OFF).ships - side_of(view, DEF).ships


def totals(view: View) -> list[int]:
    """Return both totals; [] while there are none."""
    found: list[int] = view.get("sum", {}).get("totals", [])
    return found


def kind(view: View) -> str:
    """Return the kind of stage to show: start, destiny, aim, gate, alliance, sum, deal, outcome."""
    phase = view["moment"].partition(".")[0]
    if phase in ("encounter", "turn") or (phase == "resolution" and view["outcome"] in DECIDED):
        return "outcome"
    if view["outcome"] == "deal_due" and "deal" in view:
        return "deal"
    if phase in ("resolution", "reveal"):
        return "sum"
    if phase == "alliance" and view["target"] >= 0:
        return "alliance"
    if view["target"] >= 0:
        return "gate"
    if phase == "launch" and view["defense"] >= 0:
        return "aim"
    return "destiny" if phase in ("destiny", "launch") else "start"


def shown_kind(scene: Scene) -> str:
    """Return the kind of stage on the screen: the present one, or the last result as long as nothing newer needs the
    stage.

    While a film plays its beat decides: cards stay until what follows has been shown.
    """
    now, view, beat = kind(scene.view), scene.view, scene.beat
    if beat is not None and beat.kind in CARDS_AT_ONCE:
        return RESULT
    if beat is not None:
        return "sum" if beat.kind in AT_THE_SUM and "sum" in view and view["target"] >= 0 else now
    record = scene.record or {}
    return RESULT if now == "outcome" and any(name in record for name in RESULTS) else now


def title(scene: Scene) -> str:
    """Return one sentence about what is happening; while a film plays, the sentence of its beat."""
    beat = scene.beat
    if beat is not None and beat.sentence:
        opens = "" if beat.still else opening(scene.voice, beat.kind, beat.facts)
        return opens or beat.sentence
    view = scene.view
    stage = kind(view)
    who, me = view["offense"], scene.me
    form = "you" if who == me else "at-you" if view["defense"] == me else ""
    names = {"who": short(scene, who), "whom": short(scene, view["defense"]), "place": place(scene)}
    if stage == "outcome":
        return _outcome_title(scene, names, form)
    if stage in ("gate", "sum") and view["target"] >= 0:
        return scene.say("scr-stage-attack", form, **names)
    if stage == "destiny":
        card = destiny_word(scene)
        return scene.say("scr-stage-destiny_card" if card else "scr-stage-destiny", form, destiny=card, **names)
    if stage == "start":
        if board.nothing_dealt(view):
            return scene.say("scr-stage-choosing")
        phase = "start" if view["moment"].startswith("start") or not view["moment"] else "regroup"
        return scene.say(f"scr-stage-{phase}", form, **names)
    return scene.say(f"scr-stage-{stage}", form, **names)


def _outcome_title(scene: Scene, names: dict[str, str], form: str) -> str:
    view = scene.view
    outcome = view["outcome"]
    won = {"offense_won": "won", "defense_won": "held"}.get(outcome)
    if won is None or view["target"] < 0:
        return scene.say(f"scr-stage-{outcome}", form, **names)
    hero = view["offense"] if won == "won" else view["defense"]
    sentence = scene.say(
        f"scr-stage-{won}", "you" if hero == scene.me else "", who=short(scene, hero), place=names["place"]
    )
    sums = totals(view)
    return f"{sentence}, {sums[OFF]} : {sums[DEF]}" if sums else sentence


def short(scene: Scene, who: int) -> str:
    """Return a name for a title; "" for nobody yet."""
    return scene.words.person(scene.people[who].name[:8]) if who >= 0 else ""


def place(scene: Scene) -> str:
    from cosmic_tui.games.encounter.draw.names import planet_name

    return planet_name(scene, scene.view["target"]) if scene.view["target"] >= 0 else ""


def destiny_word(scene: Scene) -> str:
    """Return the destiny card in words; "" while there is none."""
    return destiny_name(scene, scene.view["destiny"]) if scene.view["destiny"] else ""


def destiny_name(scene: Scene, card: str) -> str:
    if card.startswith("seat_"):
        return scene.say(f"colour-{scene.colour(int(card[5:]))}", "name")
    return scene.say("destiny-wild") if card == "wild" else scene.say(f"destiny-special_{card}")


def reading(scene: Scene) -> str:
    """Return what the numbers imply for the cards before they are turned, from the reader's side."""
    view = scene.view
    if not scene.look.hints or view["defense"] < 0 or view["target"] < 0 or "sum" in view or kind(view) == "outcome":
        return ""
    side, told = my_side(view), view.get("odds", {})
    lead = told.get("lead")
    if not lays_card(view) and lead and lead[SURE] < 0:
        number, lower = lead[:2]
        leader = view["offense"] if (number > 0) != lower else view["defense"]
        form = "lower" if lower else ""
        return scene.say("scr-line-read_watch", form, who=short(scene, leader), n=abs(number))
    return said(scene.voice, told, side)
