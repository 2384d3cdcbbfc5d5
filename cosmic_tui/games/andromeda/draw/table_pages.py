"""Pages over the table: why cards are dark, the odds, how it would count now, modules to buy, a region, a seat's sheet.

Each is a function of a scene, a voice and a width, and gives paragraphs of runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.games.andromeda.draw.board import raider_runs
from cosmic_tui.games.andromeda.draw.display import display_lines
from cosmic_tui.games.andromeda.draw.fleet import fleet, ships_there
from cosmic_tui.games.andromeda.draw.goods import KIND_TOKENS, amount_runs, moon_runs, stock_runs, track_runs
from cosmic_tui.games.andromeda.draw.reading import TEXTS, linked
from cosmic_tui.games.andromeda.draw.stage_battle import share_token, side_name
from cosmic_tui.games.andromeda.draw.station import coming
from cosmic_tui.games.andromeda.facts import DESTINY, SHIPS, TRACKS, kind_of, neighbours
from cosmic_tui.games.andromeda.say import things
from cosmic_tui.games.andromeda.say.board import in_play, sums_of
from cosmic_tui.games.andromeda.say.odds import of_launch, percent, shares
from cosmic_tui.games.andromeda.say.options import acts_by_verb
from cosmic_tui.games.andromeda.say.orders import all_orders
from cosmic_tui.games.andromeda.say.reasons import reasons
from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital
from engine.andromeda.view_types import NOWHERE, battle_of

Line = Sequence[Run]
Lines = list[Line]


def why_not(scene: Scene, voice: Voice, room: int) -> Lines:
    """Return everything that is not possible now, with the reason. Things with the same reason share a line."""
    if "blocked" not in scene.view:
        return [[Run(scene.say("scr-line-not_asked"), "muted")]]
    together: dict[tuple[str, str], list[str]] = {}
    for ref, name, why in reasons(scene.words, scene.view):
        together.setdefault((_token(ref), why), []).append(name)
    lines: Lines = [
        [Run(f"{', '.join(names)}: ", token, "", "bold"), *linked(why)] for (token, why), names in together.items()
    ]
    return lines or [[Run(scene.say("scr-none_dark"), "muted")]]


def _token(ref: Sequence[Any]) -> str:
    return {"card": "flare", "region": "text"}.get(ref[0], "muted")


def odds(scene: Scene, voice: Voice, room: int) -> Lines:
    """Return the chances of a battle line by line. Before a battle, return those of each launch that leads to one."""
    found = scene.view.get("odds")
    if found and found.get("sides"):
        lines: Lines = [
            [
                Run(f"{side_name(scene, entry.who) if entry.who >= -1 else scene.say('scr-all_lose')}  ",
                    share_token(scene, entry.who), "", "bold"),
                Run(f"{percent(scene.words, entry.share)} {scene.say('scr-of_hundred')}", "text"),
            ]
            for entry in shares(found, scene.me)
        ]  # fmt: skip
        for n, num, den in found.get("energy", ()):
            lines.append([Run(f"{scene.say('scr-if_energy')} {n}  ", "morph"), *_exact(scene, num, den)])
        for card, num, den in found.get("cards", ()):
            lines.append([Run(f"{scene.say(f'card-{card}')}  ", "flare"), *_exact(scene, num, den)])
        return [*lines, [], [Run(scene.say("scr-line-dice_how"), "muted")]]
    lines = []
    for ship, regions in scene.view.get("launches", {}).items():
        for region, row in regions.items():
            chance = of_launch(row)
            if row["battle"] and chance is not None:
                place = things.region_name(scene.words, scene.view, region)
                name = f"{things.ship(scene.words, ship)}, {region} {place}  "
                lines.append([Run(name, "text"), Run(percent(scene.words, chance), "text", "", "bold")])
    return lines or [[Run(scene.say("scr-line-dice_none"), "muted")]]


def _exact(scene: Scene, num: int, den: int) -> list[Run]:
    words = scene.say("scr-line-wins_exact", low=num, high=den)
    return [Run(f"{percent(scene.words, num / den)}  ", "text", "", "bold"), Run(words, "muted")]


def explain(scene: Scene, voice: Voice, room: int) -> Lines:
    """Return explanations for the moment: in a battle the sources of the dice once they are thrown; else the results of
    each order of a return, if any, and the score if the game ended now.
    """
    battle = scene.view["battle"]
    if battle is not None and any(side["rolled"] for side in battle["sides"]):
        return _dice(scene)
    return [*_orders(scene), *standing(scene)]


def _orders(scene: Scene) -> Lines:
    """Return the best order that begins with each module."""
    rows = all_orders(scene.words, scene.view)
    if not rows:
        return []
    lines: Lines = [[Run(scene.say("scr-line-orders_how"), "muted")], []]
    for number, (_, said) in enumerate(rows):
        names, _, gives = said.partition(": ")
        lines.append([Run(f"{names}: ", "text", "", "" if number else "bold"), Run(gives, "muted" if number else "ok")])
    if not scene.view["orders"]["whole"]:
        lines += [[], [Run(scene.say("scr-line-orders_cut"), "muted")]]
    return [*lines, []]


def _dice(scene: Scene) -> Lines:
    lines: Lines = []
    for side in battle_of(scene.view)["sides"]:
        who = side["side"][1] if side["side"][0] == "seat" else -1
        words = scene.say("scr-dice_at", n=side["dice"], number=side["targeting"])
        lines.append([Run(f"{side_name(scene, who)}  ", share_token(scene, who), "", "bold"), Run(words, "muted")])
        parts = [
            scene.say(f"scr-part-{name}", number=n)
            for name, n in {**side.get("parts", {}), "energy": side["energy"]}.items()
            if n
        ]
        lines.append([Run("    " + ", ".join(parts), "muted")])
        for first, again in zip(side.get("first", ()), side.get("again", ()), strict=False):
            lines.append([Run("    " + " → ".join(map(str, [first, *again])), "text")])
        lines.append([Run("    " + " ".join(map(str, side["rolled"])), "text", "", "bold")])
    return [*lines, [], [Run(scene.say("scr-highest_first"), "muted")]]


def standing(scene: Scene) -> Lines:
    """Return each seat's points so far, and every line that the final scoring would add."""
    forecast = scene.view.get("forecast")
    lines: Lines = [[Run(scene.say("scr-line-scoring_now"), "muted")], []]
    for who in range(scene.n):
        seat = scene.seat(who)
        name = scene.people[who].name
        total = forecast[who]["total"] if forecast else seat["vp"]
        head = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(f"{name}  ", "text", "", "bold")]
        lines.append([*head, Run(str(total), "text", "", "bold")])
        if forecast:
            parts = [(scene.say("final-before"), in_play(forecast[who]))]
            parts += [(scene.say(f"final-{kind}"), vp) for kind, vp in sums_of(forecast[who]["lines"]).items() if vp]
            lines.append([Run("    " + "   ".join(f"{label} {vp}" for label, vp in parts), "text")])
        lines.append([])
    return lines


def piles(scene: Scene, voice: Voice, room: int) -> Lines:
    """Return the modules for sale, then the decks and the open cards."""
    view = scene.view
    lines: Lines = [*display_lines(scene), []]
    decks = [scene.say("scr-tactics_left", number=view["tactics"]), f"{scene.say('scr-tab_events')} {view['events']}"]
    lines.append([Run(", ".join(decks), "text")])
    for used, label, prefix in (
        (view["tactics_discards"], "scr-tab_tactics", "card"),
        (view["events_used"], "scr-tab_events", "event"),
    ):
        names = [scene.say(f"{prefix}-{ident}") for ident in used]
        if names:
            lines.append([Run(f"{scene.say(label)}: ", "muted"), Run(", ".join(names), "text")])
    for row in view["raiders"]:
        name = scene.say(f"raider-{row['card']}") if row["card"] else scene.say("scr-hidden_raider")
        head = [Run(f"◄{row['class']}► ", "danger"), Run(name, "text", "", "bold")]
        lines.append(head)
        if row["card"]:
            lines.append([Run("    "), Run(scene.words.say(f"raider-{row['card']}", "text"), "muted")])
    tokens = [scene.say(f"token-{ident}") for ident in view["supremacy_tokens"] if ident]
    if tokens:
        lines.append([Run(f"{scene.say('scr-supremacy_tokens')}: ", "muted"), Run(", ".join(tokens), "text")])
    return lines


def whole_hand(scene: Scene, voice: Voice, room: int) -> Lines:
    """Return every card of the reader's hand in full."""
    lines: Lines = []
    for card in dict.fromkeys(scene.view.get("hand", ())):
        lines.append([Run(scene.say(f"card-{card}"), "flare", "", "bold")])
        lines += [[Run("  "), *runs] for runs in TEXTS["tactics"](scene.words, card) if runs]
        lines.append([])
    beside = acts_by_verb(voice, scene.view, scene.view.get("beside", ()))
    if beside:
        lines.append([Run(scene.say("scr-line-plain_acts", names="; ".join(beside)), "muted")])
    return lines or [[Run(scene.say("scr-hand_empty"), "muted")]]


# --- a region ------------------------------------------------------------------------------------------------------


def region(scene: Scene, name: str) -> Lines:
    """Return everything about a region: what it is, what is there, who is there, and what a development there would
    score.
    """
    view = scene.view
    row = view["map"].get(name)
    if row is None:
        return [[Run(scene.say("tile-empty"), "muted")]]
    lines: Lines = []
    kind = kind_of(view, name)
    if row["tile"] == "nebula":
        lines.append([Run(scene.say("tile-nebula", "text"), "text")])
    else:
        lines += [*TEXTS["tiles"](scene.words, row["tile"]), []]
    if row.get("moon"):
        left = scene.say("scr-moons_left", number=row["moons"])
        lines.append(
            [Run(f"{scene.say('term-moon')}  ", "muted"), *moon_runs(scene, row["moon"]), Run(f"   {left}", "muted")]
        )
    elif kind >= 0:
        lines.append([Run(scene.say("scr-no_moon"), "muted")])
    for who, counts in ships_there(scene, name).items():
        lines.append(ship_line(scene, who, counts))
    raiders = raider_runs(scene, name)
    if raiders:
        card = next((entry["card"] for entry in view["raiders"] if entry["class"] == row["raiders"][0]), "")
        lines.append([*raiders, Run(f" {scene.say(f'raider-{card}')}", "text", "", "bold")])
        lines += TEXTS["raiders"](scene.words, card)
    if "development" in row:
        built = Run(scene.say(f"development-{row['development']}"), "text")
        lines.append([Run(f"{scene.tag(row['owner'])} ", scene.token(row["owner"])), built])
    for who, n in enumerate(row.get("leaders", [])):
        if n:
            lines.append(
                [Run(f"{scene.tag(who)} ", scene.token(who)), Run(scene.say("scr-leaders", n=n, number=n), "text")]
            )
    if "bonus" in row:
        lines.append([Run("+ ", "ok"), *amount_runs(scene, row["bonus"])])
    if kind >= 0 and "development" not in row:
        near = leaders_near(scene, name)
        lines.append([Run(f"{scene.say('scr-near_now')}  ", "muted"), Run(str(near), "text", "", "bold")])
    return lines


def ship_line(scene: Scene, who: int, counts: list[int]) -> list[Run]:
    """Return the ships of a seat: `▲R Vera ▲F▲  fighter, transport`."""
    names = [things.ships(scene.words, SHIPS[kind], n) for kind, n in enumerate(counts) if n]
    head = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(f"{scene.people[who].name}  ", "text", "", "bold")]
    return [*head, fleet(scene, who, counts, " "), Run(f"  {', '.join(names)}", "muted")]


def leaders_near(scene: Scene, name: str) -> int:
    """Return how many leaders of all players lie in a region and beside it."""
    regions = [name, *neighbours(name)]
    return sum(sum(scene.view["map"].get(region, NOWHERE).get("leaders", [])) for region in regions)


# --- a seat --------------------------------------------------------------------------------------------------------


def seat_sheet(scene: Scene, who: int, events: Sequence[Any]) -> Lines:
    """Return everything known of a player: faction, goods, tracks, station, upgrades, developments, tokens."""
    seat, words = scene.seat(who), scene.words
    lines: Lines = [stock_runs(scene, who), track_runs(scene, who, 10)]
    for track, space in enumerate(seat["tracks"]):
        name = f"{capital(words.say(f'track-{TRACKS[track]}'))} {space}  "
        lines.append([Run(name, KIND_TOKENS[track]), Run(coming(scene, track, space), "muted")])
    lines.append([])
    if seat["faction"]:
        for side in ("a", "b"):
            ident = f"faction-{seat['faction']}"
            lines.append([Run(f"{words.say(ident, side)}: ", "info"), Run(words.say(ident, f"{side}-text"), "text")])
        lines.append([])
    for kind, row in enumerate(seat["rows"]):
        runs = [Run(f"{capital(words.say(f'track-{TRACKS[kind]}'))}  ", KIND_TOKENS[kind], "", "bold")]
        for number, module in enumerate(row):
            name = words.say(f"module-{module[0]}")
            broken = module[1] or module[2]
            runs += [Run(", ", "muted")] if number else []
            runs.append(
                Run(
                    f"({name})" if broken else name,
                    "danger" if broken else "text",
                    "",
                    "",
                    ("read", ("module", module[0])),
                )
            )
        lines.append(runs)
    lines.append([])
    if seat["captured"]:
        moons: list[Run] = [Run(f"{scene.say('scr-captured_moons')}  ", "muted")]
        for moon in seat["captured"]:
            moons += [*moon_runs(scene, moon), Run("   ")]
        lines.append(moons)
    for place, name in enumerate(seat["upgrades"]):
        if name:
            lines.append(
                [Run(f"{things.ship(words, SHIPS[place])}: ", "muted"), Run(words.say(f"upgrade-{name}"), "text")]
            )
    for label, prefix, held in (
        ("scr-upgrade_spare", "upgrade", seat["upgrades_spare"]),
        ("scr-lasting", "card", seat["lasting"]),
        ("scr-supremacy_tokens", "token", seat["supremacy"]),
        ("scr-kept_tokens", "token", seat.get("tokens", [])),
    ):
        names = [words.say(f"{prefix}-{ident}") for ident in held]
        if names:
            lines.append([Run(f"{scene.say(label)}: ", "muted"), Run(", ".join(names), "text")])
    for development, up in seat["cards"]:
        lines.append([Run(words.say(f"development-{development}"), "text" if up else "unplayable")])
    for goal in seat.get("goals", ()):
        lines.append([Run(f"{words.say(f'destiny-{goal}')}  ", "text", "", "bold")])
        for track, vp in DESTINY[goal].goals:
            words_of = scene.say("scr-goal", track=words.say(f"track-{TRACKS[track]}"), number=vp)
            lines.append([Run("    "), Run(words_of, KIND_TOKENS[track])])
    return lines
