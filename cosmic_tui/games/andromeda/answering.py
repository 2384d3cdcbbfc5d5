"""How answers are made in Andromeda's Edge: regions by letter and number, sorted by what comes next; the no on `0`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.games.andromeda.acts import LETTERS, OF_USE, act_of_digit, act_of_letter, acts_of
from cosmic_tui.games.andromeda.draw.geometry import nearest, step
from cosmic_tui.games.andromeda.facts import REGIONS, RESOURCES, SHIPS
from cosmic_tui.games.andromeda.say.odds import of_launch
from cosmic_tui.prompt.choices import Choice, Ref, numbered, refs_of
from cosmic_tui.prompt.dial import Dial
from cosmic_tui.prompt.pairs import Pairs
from cosmic_tui.prompt.pause import Pause
from engine.andromeda.view_types import Launch, View
from engine.kernel.views import Question

if TYPE_CHECKING:
    from cosmic_tui.prompt.draft import Draft

NO = frozenset(("pass", "no", "none", "go_on", "finish", "ready", "done"))
PAYING = "pay.cost"
DONE_AT_ONCE = ("return.module", "return.science", "battle.tactical")
CHOSEN = ("modules.buy_second", "modules.take", "modules.rearrange", "build.ship", "build.development", "cycle.module",
          "moons.capture")  # fmt: skip
DIALED = {"return.module": "return.with", "battle.raise": "battle.raise_by", "swap.give": "swap.take",
          "bonus.where": "bonus.which"}  # fmt: skip
RAISED, SIX = 2, 6
SWAPPED = ("titanium", "ice", "nanocarbon")
PAUSES = ("turn.window", "turn.before_battle")
REROLL = "battle.reroll"
HANDLE = "scr-line-handle_region"
FREE, RAIDERS, BATTLE = "scr-group-free", "scr-group-raiders", "scr-group-battle"
ORDER = (FREE, RAIDERS, BATTLE)


def choices(view: View, question: Question) -> list[Choice]:
    """Return the options as choices. Regions have their own signs and are grouped by the results of a launch there;
    other options have digits.
    """
    refs = refs_of(question)
    if not any(region_of(ref) for ref in refs) or question["shape"] not in ("pick", "some"):
        return _digits(question)
    rest = [choice for choice in _digits(question) if not region_of(choice.ref)]
    launched = question["why"] == "launch.where"
    rows: dict[str, Launch] = view.get("launches", {}).get(question["by"][1], {}) if launched else {}
    found = [
        Choice(index, ref, "", 0, False, region, _heading(row), _share(row))
        for index, ref in enumerate(refs)
        if (region := region_of(ref))
        for row in (rows.get(region),)
    ]
    found.sort(key=lambda choice: (_rank(choice.heading), REGIONS.index(choice.sign)))
    renumbered = [Choice(c.index, c.ref, "0" if c.no else str(n), 0, c.no) for n, c in enumerate(rest, 1)]
    return [*(choice for choice in renumbered if choice.no), *found, *(c for c in renumbered if not c.no)]


def _digits(question: Question) -> list[Choice]:
    """Number the options, nine to a page. An option that continues without doing anything has the digit 0."""
    refs = refs_of(question)
    no = next((index for index, ref in enumerate(refs) if len(ref) == 1 and ref[0] in NO), None)
    found = numbered(question)
    if no is None or any(choice.no for choice in found):
        return found
    others = [choice for choice in found if choice.index != no]
    again = [Choice(c.index, c.ref, str(n % 9 + 1), n // 9, False) for n, c in enumerate(others)]
    return [Choice(no, refs[no], "0", 0, True), *again]


def region_of(ref: Ref) -> str:
    """Return the region that an option is chosen by."""
    return str(ref[1]) if ref[0] == "region" and len(ref) > 1 else ""


def _share(row: Launch | None) -> str:
    """Return the reader's chance of winning the battle after a launch there, such as `67%`, or "" if there is none."""
    chance = of_launch(row) if row is not None and row["battle"] else None
    return "" if chance is None else f"{round(chance * 100)}%"


def _heading(row: Launch | None) -> str:
    """Return what happens next if a ship is launched there. Other questions about regions have no headings."""
    if row is None:
        return ""
    if row["meets"] or row["raiders_there"]:
        return BATTLE
    return RAIDERS if row["raiders_come"] else FREE


def _rank(heading: str) -> int:
    return ORDER.index(heading) if heading in ORDER else len(ORDER)


def start(view: View, draft: Draft) -> int | None:
    """Return the option to highlight first, or None: in a return the start of the best order; the first option if it
    costs nothing or the module was run for it; else one that does nothing.
    """
    why = draft.question["why"]
    best = view.get("orders", {}).get("best", "")
    if why == "return.module" and best:
        refs = [choice.ref for choice in draft.choices]
        return next((place for place, ref in enumerate(refs) if ref[0] == best or ref == ("module", best)), None)
    if why in DONE_AT_ONCE or (why == "convert" and draft.question["by"][0] == "module"):
        return next((place for place, choice in enumerate(draft.choices) if not choice.no), None)
    no = next((place for place, choice in enumerate(draft.choices) if choice.no), None)
    return no if no is not None and draft.question["shape"] == "pick" and why not in CHOSEN else None


def own(view: View, question: Question, choices: list[Choice]) -> Draft | None:
    """Return a special draft: for modules that may be paid for together, for two questions put as one, or for a pause
    with its acts; else None.
    """
    together = view.get("pairs", [])
    if question["why"] == "modules.buy" and any(together):
        return Pairs(question, choices, together, "modules.buy_second")
    if question["why"] in DIALED and choices:
        return dial(view, question, choices)
    if question["why"] in PAUSES and len(choices) == 1 and (acts := uses(view)):
        return Pause(question, choices[0], acts)
    return None


def dial(view: View, question: Question, choices: list[Choice]) -> Dial:
    """Return a draft with two choices: a module and what activates it, a die and how far it is raised, goods and what
    they are swapped for, or regions and what is placed there.
    """
    after = DIALED[question["why"]]
    draft = Dial(question, choices, after, [second(view, ref, after) for ref in refs_of(question)])
    wanted = start(view, draft)
    draft.at = wanted if wanted is not None else int(choices[0].no and len(choices) > 1)
    return draft


def second(view: View, ref: Ref, after: str) -> list[Ref]:
    """Return the possible answers to the second question, the proposed one first."""
    if after == "battle.raise_by":
        return [("number", n) for n in range(min(RAISED, SIX - int(ref[1])), 0, -1)]
    if after == "bonus.which":
        return [("resource", kind) for kind in SWAPPED]
    if after == "swap.take":
        return [("resource", kind) for kind in SWAPPED if kind != ref[1]]
    order = view.get("orders", {}).get("modules", {}).get(ref[1]) if ref[0] == "module" else None
    if order is None:
        return []
    means = [tuple(one) for one in order["means"]]
    first = order["then"]["order"][0][1] if "then" in order else "ship"
    upgrades = view["seats"][view["seat"]]["upgrades"]
    return sorted(means, key=lambda one: _fits(one, first, upgrades), reverse=True)


def _fits(means: Ref, wanted: str, upgrades: Sequence[str]) -> bool:
    """Return whether this ship or energy is what the best order puts on the module: energy, any ship, or a ship with
    that upgrade.
    """
    if means[0] != "ship":
        return bool(wanted == means[0])
    upgrade = upgrades[SHIPS.index(str(means[1]))]
    return upgrade == wanted if wanted in upgrades else wanted == "ship" and not upgrade


def uses(view: View) -> list[Ref]:
    """Return what may be played, collected, recruited or used now. Moons are left out, as they can wait."""
    return [ref for ref in acts_of(view) if ref[0] in OF_USE]


def handles(view: View, colours: Sequence[str]) -> Mapping[str, Ref]:
    """Return every region by its letter and number: `C2`."""
    return {name: ("region", name) for name in view["map"]}


def means(option: Ref, thing: Ref) -> bool:
    """Return whether an option concerns this region, or a ship or raider in it."""
    return option == thing or (thing[0] == "region" and option[0] in ("ship", "raider") and option[-1] == thing[1])


def toward(view: View, draft: Draft, way: str) -> int | None:
    """Return the option next to the highlighted one on the map, or None if options are not regions."""
    places = {choice.sign: place for place, choice in enumerate(draft.choices) if choice.sign}
    if len(places) < 2:
        return None
    here = draft.choices[draft.at].sign or nearest(str(view["region"] or "C3"), list(places))
    return places[step(here, list(places), way)]


def act(view: View, draft: Any, typed: str) -> int | None:
    """Return the act that a typed sign stands for. Playable cards have the digits that the question leaves free; moons
    have letters.
    """
    ref = act_of_digit(view, draft, typed) if typed.isdigit() else act_of_letter(view, draft, typed)
    return None if ref is None else [tuple(one) for one in view["beside"]].index(ref)


def no_act(typed: str) -> str:
    return f"scr-line-no_{LETTERS[typed]}" if typed in LETTERS else ""


def judged(question: Question) -> bool:
    """Return whether the rules are asked about each tick. They are for dice to reroll, but not for other ticks in a
    battle, as those answers throw dice.
    """
    in_fight = question["shape"] == "some" and question["why"].startswith("battle.")
    return question["why"] == REROLL or not in_fight


def hints(view: View, draft: Draft) -> list[tuple[str, str]]:
    """Return further keys: a region's sign, which can be typed, and undo, which takes back the ship just chosen."""
    here = draft.choice.sign if draft.choice is not None else ""
    found = [(here, "key-by_name")] if here else []
    return [*found, ("undo", "key-other_ship")] if draft.question["why"] == "launch.where" else found


def unit(question: Question) -> str:
    """Return the unit: "payment" or "goods", because incomplete payments have their own message."""
    return "payment" if question["why"] == PAYING else "goods"


def proposed(question: Question) -> list[int] | int | None:
    """Return the engine's proposal: the cheapest way to pay, the least useful cards, or all of what costs nothing."""
    data, why = question["data"], question["why"]
    if why == PAYING:
        return list(data[1])
    if why in ("recruit.how_many", "tracks.draw"):
        return int(question["high"])
    if why == "printed.where":
        return list(range(question["high"]))
    if why in ("recruit", "collect"):
        return as_much_as_may(question)
    return list(data) if question["shape"] == "some" and isinstance(data, list) else None


def as_much_as_may(question: Question) -> list[int]:
    """Return the largest possible answer, filled from the first place on."""
    parts, left = [], question["high"]
    for cap in question["caps"]:
        parts.append(min(cap, left))
        left -= parts[-1]
    return parts


def there(view: View, question: Question, index: int) -> int:
    """Return how much of the kind the player holds for a payment; else how much may go there."""
    if question["why"] != PAYING:
        return int(question["caps"][index])
    kind = RESOURCES.index(question["options"][index][1])
    have = [*view["seats"][view["seat"]]["stock"], len(view["hand"])]
    return int(have[kind])


def arrives(question: Question) -> bool:
    return bool(question["why"].startswith("gain"))
