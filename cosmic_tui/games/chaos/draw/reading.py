"""Pages of text: a card in full, a card on the table with every number explained, scraps, why cards are dark.

Takes scenes and words; gives paragraphs of runs.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.names import tagged
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw.hand import held_cards, price
from cosmic_tui.games.chaos.facts import BALANCED, STATS, decks
from cosmic_tui.games.chaos.say import naming
from cosmic_tui.games.chaos.say import table as lines
from cosmic_tui.games.chaos.say.plain import dark_words, source_of
from cosmic_tui.games.chaos.scene import Scene
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital
from cosmic_tui.words.loader import Words
from engine.chaos.view_types import Row

Text = list[Sequence[Run]]


def card(words: Words, ident: str) -> Text:
    """Return everything about a card: kind and price, numbers, text, keywords, rulings, decks it is in."""
    found = cards.card(ident)
    head = [Run(capital(cards.kind_line(words, ident)), cards.token_of(ident)), Run(" · ", "muted")]
    head.append(Run(words.say("page-price", value=cards.cost(ident)), "text"))
    if ident in BALANCED:
        head.append(Run(f" ({words.say('page-balanced', value=str(BALANCED[ident]))})", "muted"))
    text: Text = [head, [Run(words.say(f"rarity-{found.rarity}"), "muted")], []]
    if cards.type_of(ident) == "ship":
        text += [_numbers(words, ident), [Run(words.say("page-size", number=found.size), "muted")], []]
    if cards.type_of(ident) == "base":
        text.append([Run(_limit(words, ident), "text")])
        if found.stats[2]:
            text.append([Run(words.say("bd-base_armour", value=str(found.stats[2])), "text")])
        text.append([])
    said = cards.text(words, ident)
    if said:
        text += [[Run(said, "text")], []]
    for kw in cards.keywords(ident):
        name, help_ = words.say(f"keyword-{kw}"), words.say(f"keyword-{kw}", "help")
        number = words.say(f"keyword-{kw}", "rule")
        text.append([Run(f"{capital(name)}: ", "info"), Run(f"{help_} ", "text"), _rule(number)])
    rulings = cards.all_rulings(words, ident)
    if rulings:
        text += [[], [Run(words.say("page-rulings"), "key", "", "bold")]]
        text += [[Run(f"{number}. {said}", "text")] for number, said in enumerate(rulings, 1)]
    if found.type == 5:
        text += [[], [Run(words.say("page-when", when=words.say(f"when-{found.subtype}")), "muted")]]
    used = [name for name, deck in decks.READY.items() if ident in dict(deck.cards)]
    if used:
        names = words.join(words.say(f"deck-{name}") for name in used)
        text += [[], [Run(words.say("page-used_in", names=names), "muted")]]
    return text


def _rule(number: str) -> Run:
    return Run(number, "key", "", "", ("rule", number))


def _numbers(words: Words, ident: str) -> list[Run]:
    runs: list[Run] = []
    for stat, number in zip(STATS, cards.card(ident).stats, strict=True):
        runs += [Run("   ")] if runs else []
        runs += [Run(f"{words.say(f'stat-{stat}')} ", "muted"), Run(str(number), "text", "", "bold")]
    return runs


def _limit(words: Words, ident: str) -> str:
    limit = cards.card(ident).limit
    if limit == -1:
        return words.say("page-limit_x")
    return words.say("page-limit_any") if limit < 0 else words.say("page-limit", n=limit)


# --- on the table ----------------------------------------------------------------------------------------------------


def on_table(scene: Scene, voice: Voice, handle: int) -> Text:
    """Return a card's state on the table: its numbers with their sources, the cards it carries, its text."""
    row = pieces.row_of(scene.view, handle)
    if row is None:
        return [[Run(scene.say("page-gone"), "muted")]]
    owner = [*tagged(scene, row["seat"]), Run(f"  {scene.say('zone-' + row['place'])}", "muted")]
    text: Text = [owner, []]
    if row["kind"] == "ship":
        text += [[Run(lines.ship(voice, scene.view, row), "text")], []]
        text += number_lines(scene, row)
    else:
        text += [[Run(lines.lying(voice, scene.view, row), "text")]]
    for thing in pieces.aboard(scene.view, handle):
        text.append([Run(f"  {lines.lying(voice, scene.view, thing)}", "text")])
    if row["card"]:
        text += [[], *card(scene.words, row["card"])]
    else:
        text += [[], [Run(scene.say("page-face_down"), "muted")]]
    return text


def number_lines(scene: Scene, row: Row, changed: bool = False) -> Text:
    """Return the sources of each number, or only of those that differ from the printed ones.

    `firepower 5 = 3 printed + 1 Linked Fire Control + 1 Joint Operation until the end of the turn`.
    """
    explained = scene.view.get("explained", {}).get(str(row["handle"]))
    if not explained:
        return []
    text: Text = []
    for which, parts in enumerate(explained):
        if changed and len(parts) < 2:
            continue
        now = row["numbers"][which] if "numbers" in row else 0
        runs = [Run(f"{scene.say(f'stat-{STATS[which]}')} ", "muted"), Run(f"{now}", "text", "", "bold"), Run(" = ")]
        for number, (source, ident, n) in enumerate(parts):
            sign = f"{n}" if not number else f" {'+' if n >= 0 else '-'} {abs(n)}"
            runs.append(Run(f"{sign} ", "text" if not number else "ok" if n >= 0 else "danger"))
            runs.append(Run(source_of(scene.voice, source, ident), "muted"))
        text.append(runs)
    return text


def explained(scene: Scene, voice: Voice) -> Text:
    """Explain every number of the ships in the combat, or, without one, of the reader's and the other side's ships."""
    view = scene.view
    rows = [row for row in view["rows"] if row["kind"] == "ship" and (row["fights"] or not view["fight"])]
    text: Text = []
    for row in rows:
        tag = Run(f"{scene.tag(row['seat'])} ", scene.token(row["seat"]))
        numbers = "-".join(map(str, row["numbers"]))
        head = [tag, Run(naming.row(voice, view, row), "text", "", "bold"), Run(f"  {numbers}", "muted")]
        text += [head, *[[Run("   "), *runs] for runs in number_lines(scene, row, changed=True)]]
    waiting = lines.stack(voice, view)
    return text + [[Run(line, "text")] for line in waiting] or [[Run(scene.say("page-no_ships"), "muted")]]


# --- piles, hand, why not --------------------------------------------------------------------------------------------


def piles(scene: Scene, voice: Voice) -> Text:
    """Return all players' scrap, which is public, the sizes of the other piles, and the reader's own ruin."""
    text: Text = []
    if name := scene.view.get("deck"):
        text += [[Run(scene.say("page-own_deck", name=naming.played(scene.words, name)), "text", "", "bold")], []]
    for who in range(scene.n):
        state = scene.seat(who)
        counts = scene.say("page-counts", colony=state["colony"], centre=state["centre"], ruin=state["ruin"])
        text += [[*tagged(scene, who), Run(f"   {counts}", "muted")], *scrap_of(scene, who), []]
    if scene.me >= 0 and scene.view.get("ruin"):
        text.append([Run(scene.say("page-own_ruin"), "text", "", "bold")])
        text += _counted(scene, scene.view["ruin"])
    return text


def scrap_of(scene: Scene, who: int) -> Text:
    scrap = scene.seat(who)["scrap"]
    if not scrap:
        return [[Run(scene.say("page-no_scrap"), "muted")]]
    return [[Run(f"{scene.say('zone-scrap')}:", "muted")], *_counted(scene, scrap)]


def _counted(scene: Scene, found: Sequence[str]) -> Text:
    return [
        [
            Run(f"  {cards.name(scene.words, ident)}", cards.token_of(ident), "", "", ("read", ("card", ident))),
            Run(f" ×{found.count(ident)}" if found.count(ident) > 1 else "", "muted"),
        ]
        for ident in dict.fromkeys(reversed(list(found)))
    ]


def whole_hand(scene: Scene) -> Text:
    """Return every card of the centre in full."""
    text: Text = []
    for held in held_cards(scene):
        name = cards.name(scene.words, held.card)
        head = [Run(f"{price(scene, held.card)} ", "key"), Run(name, cards.token_of(held.card), "", "bold")]
        head.append(Run(f"  {cards.kind_line(scene.words, held.card)}", "muted"))
        said = cards.text(scene.words, held.card)
        if cards.type_of(held.card) == "ship":
            said = f"{cards.numbers(held.card)}. {said}"
        text += [head, [Run(f"    {said}", "text")], []]
    return text


def why_not(scene: Scene, voice: Voice) -> Text:
    """Return, for each dark card of the hand, when it may be played or what it lacks."""
    dark = scene.view.get("dark", [])
    if not dark:
        return [[Run(scene.say("page-nothing_dark"), "muted")]]
    return [
        [Run(f"{cards.name(scene.words, ident)}: ", "text", "", "bold"), Run(dark_words(voice, code, facts), "muted")]
        for ident, code, facts in dark
    ]
