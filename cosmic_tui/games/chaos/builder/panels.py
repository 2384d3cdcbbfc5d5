"""The panels of the deck builder, each drawn into its rectangle: the list of cards, the card in focus, the deck, its
curve and shape, its faults, a hand to try, and games of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, width, wrap, wrap_runs
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.digits import big
from cosmic_tui.games.chaos import cards, deckbox
from cosmic_tui.games.chaos.builder import chances
from cosmic_tui.games.chaos.builder.workshop import DECK, LIST
from cosmic_tui.games.chaos.draw import silhouette
from cosmic_tui.games.chaos.facts import STATS, TYPE_NAMES, decks

if TYPE_CHECKING:
    from cosmic_tui.games.chaos.builder.picture import Bench

COPIES = 3
HEAD_GAP = 2
WIDE_LIST = 60  # columns from which the numbers have columns of their own
BAR = 17  # columns of a bar of the shape


def _box(bench: Bench, canvas: Canvas, rect: Rect, title: Sequence[Run], corner: Sequence[Run], side: str = "") -> Rect:
    token = "focus" if side and bench.shop.side == side else "line"
    frame(canvas, rect, token=token, title=title, corner=corner)
    return Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2)


def _head(text: str, more: str = "") -> list[Run]:
    return [Run(text, "text", "", "bold"), Run(f" {more}" if more else "", "muted")]


def marks(count: int, token: str) -> list[Run]:
    """`■■·`: three copies are the most; more is a fault and a number."""
    if count > COPIES:
        return [Run(f"×{count:<2}", "danger", "", "bold")]
    return [Run("■" * count, token), Run("·" * (COPIES - count), "faint")]


def window(at: int, length: int, room: int) -> int:
    """The first row shown, so that the one in focus is in sight."""
    return max(0, min(at - room // 2, length - room))


# --- the list --------------------------------------------------------------------------------------------------------


def card_list(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    shown = shop.listed()
    sort = key_runs(bench.look.keys, (("sort_by", say("db-sort")),))
    inner = _box(bench, canvas, rect, _head(say("db-cards"), say(f"db-sort-{shop.sort}")), sort, LIST)
    wide = rect.width >= WIDE_LIST
    y = inner.y
    if wide:
        _columns(bench, canvas, inner)
        y += 1
    room = inner.y + inner.height - y
    at = min(shop.at, max(0, len(shown) - 1))
    first = window(at, len(shown), room)
    for place, ident in enumerate(shown[first : first + room], first):
        here = place == at and shop.side == LIST
        _card_row(bench, canvas, Rect(inner.x, y, inner.width, 1), ident, here, wide)
        y += 1
    if len(shown) > room:
        text = f" {first + 1}-{min(len(shown), first + room)} {say('db-of', number=len(shown))} "
        canvas.put(rect.x + 2, rect.y + rect.height - 1, text, "muted")
        turn = key_runs(bench.look.keys, (("page_down", ""),))
        canvas.write_right(rect.x + rect.width - 2, rect.y + rect.height - 1, [Run(" "), *turn, Run(" ")])
    if not shown:
        canvas.put(inner.x + 2, inner.y + 1, fit(say("db-nothing_listed"), inner.width - 3), "muted")


def _columns(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    say, end = bench.say, rect.x + rect.width - 1
    canvas.put(rect.x + 2, rect.y, say("db-cr"), "muted")
    canvas.put(rect.x + 6, rect.y, say("db-name_head"), "muted")
    canvas.right(end, rect.y, say("db-deck_head"), "muted")
    for place, stat in enumerate(reversed(STATS)):
        canvas.right(end - 6 - 5 * place, rect.y, say(f"stat-{stat}", "short"), "muted")


def _card_row(bench: Bench, canvas: Canvas, rect: Rect, ident: str, here: bool, wide: bool) -> None:
    shop = bench.shop
    found, count = cards.card(ident), shop.counts.get(ident, 0)
    token, end = cards.token_of(ident), rect.x + rect.width - 1
    link = ("card", ident)
    if here:
        canvas.fill(rect.x, rect.y, rect.width, 1, "select")
        canvas.put(rect.x, rect.y, "►", "key")
    canvas.right(rect.x + 4, rect.y, cards.cost(ident), "key")
    canvas.write_right(end, rect.y, marks(count, token))
    bold = "bold" if count else ""
    if not wide:
        name_room = rect.width - 6 - 12
        canvas.put(rect.x + 5, rect.y, fit(cards.name(shop.words, ident), name_room), "text", attrs=bold)
        short = cards.numbers(ident) if cards.type_of(ident) == "ship" else bench.say(f"kind-{found.subtype}")
        canvas.right(end - 4, rect.y, fit(short, 9), "muted")
        canvas.fill(rect.x, rect.y, rect.width, 1, link=link)
        return
    numbers = 22 if cards.type_of(ident) == "ship" else 0
    kind = bench.say(f"kind-{found.subtype}")
    canvas.put(rect.x + 6, rect.y, fit(cards.name(shop.words, ident), 22), "text", attrs=bold)
    canvas.put(rect.x + 29, rect.y, fit(kind, 9), "muted")
    if numbers:
        for place, number in enumerate(reversed(found.stats)):
            canvas.right(end - 6 - 5 * place, rect.y, str(number), "text")
    else:
        x = rect.x + 39
        canvas.put(x, rect.y, fit(cards.short(shop.words, ident), end - 5 - x), "muted")
    canvas.fill(rect.x, rect.y, rect.width, 1, link=link)


# --- the card in focus -----------------------------------------------------------------------------------------------


def in_focus(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    ident = shop.here
    if not ident:
        return
    found, words = cards.card(ident), shop.words
    price = [Run(say("db-price", value=cards.cost(ident)), "key")]
    title = [Run(cards.name(words, ident), cards.token_of(ident), "", "bold")]
    if rect.height < 6:
        canvas.write(
            rect.x + 1, rect.y, [*title, Run("  "), *price, Run(f"  {cards.kind_line(words, ident)}", "muted")]
        )
        text = _said(bench, ident)
        for y, part in enumerate(wrap(text, rect.width - 2)[: rect.height - 1]):
            canvas.put(rect.x + 1, rect.y + 1 + y, part, "muted")
        return
    inner = _box(bench, canvas, rect, title, price)
    foot = say("db-in_deck", number=shop.counts.get(ident, 0), max=COPIES)
    canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {say(f'rarity-{found.rarity}')} ", "muted")
    canvas.right(
        rect.x + rect.width - 2, rect.y + rect.height - 1, f" {foot} ", "ok" if ident in shop.counts else "muted"
    )
    ship = cards.type_of(ident) == "ship"
    large = ship and inner.height >= 8
    x = inner.x + 1
    if large:
        token = "ok"
        silhouette.draw(canvas, bench.look, inner.x + 2, inner.y + 1, found.species, found.subtype, token)
        x = inner.x + 20
        for place, (stat, number) in enumerate(zip(STATS, found.stats, strict=True)):
            canvas.put(x + place * 10, inner.y, say(f"stat-{stat}", "tile"), "muted")
            for row, digits in enumerate(big(str(number))):
                canvas.put(x + place * 10, inner.y + 1 + row, digits, "text", attrs="bold")
        canvas.put(inner.x + 1, inner.y + 6, fit(cards.kind_line(words, ident), 18), "muted")
        canvas.put(inner.x + 1, inner.y + 7, fit(say("db-size", number=found.size), 18), "muted")
    else:
        head = cards.kind_line(words, ident) + (f"   {cards.numbers(ident)}" if ship else "")
        canvas.put(x, inner.y, fit(head, inner.width - 2), "muted")
    y = inner.y + (5 if large else 1)
    for line in wrap_runs([Run(_said(bench, ident), "text")], inner.x + inner.width - x - 1):
        if y >= inner.y + inner.height:
            break
        canvas.write(x, y, line)
        y += 1


def _said(bench: Bench, ident: str) -> str:
    """What the card says; a keyword is explained as well."""
    words = bench.shop.words
    text = cards.text(words, ident)
    helps = [words.say(f"keyword-{kw}", "help") for kw in cards.keywords(ident)]
    limit = cards.card(ident).limit
    if cards.type_of(ident) == "base":
        need = (
            words.say("page-limit_x") if limit == -1 else words.say("page-limit", n=max(0, limit)) if limit > 0 else ""
        )
        text = f"{text} {need}".strip()
    return " ".join([text, *helps]).strip() or words.say("db-no_text")


# --- the deck --------------------------------------------------------------------------------------------------------


def your_deck(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    shop, say = bench.shop, bench.say
    short = shop.size != shop.wanted
    corner = [Run(say("db-size_of", number=shop.size, max=shop.wanted), "danger" if short else "ok", "", "bold")]
    inner = _box(bench, canvas, rect, _head(say("db-your_deck")), corner, DECK)
    lines = _deck_lines(bench)
    here = shop.rows()[min(shop.deck_at, len(shop.rows()) - 1)] if shop.rows() else ""
    at = next((place for place, line in enumerate(lines) if line == here), 0)
    first = window(at, len(lines), inner.height) if shop.side == DECK else 0
    faulty = shop.faulty()
    for y, line in enumerate(lines[first : first + inner.height], inner.y):
        if line in TYPE_NAMES:
            _deck_head(bench, canvas, inner, y, line)
        else:
            _deck_row(bench, canvas, inner, y, line, line == here and shop.side == DECK, line in faulty)
    if len(lines) > first + inner.height:
        said = say("db-more_rows", n=len(lines) - first - inner.height)
        canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {said} ", "muted")
    if not lines:
        for y, line in enumerate(wrap(say("db-empty"), inner.width - 2)[: inner.height]):
            canvas.put(inner.x + 1, inner.y + 1 + y, line, "muted")


def _deck_lines(bench: Bench) -> list[str]:
    """The types with their cards below them, in the order of the hand."""
    lines: list[str] = []
    kind = ""
    for ident in bench.shop.rows():
        if cards.type_of(ident) != kind:
            kind = cards.type_of(ident)
            lines.append(kind)
        lines.append(ident)
    return lines


def _deck_head(bench: Bench, canvas: Canvas, rect: Rect, y: int, kind: str) -> None:
    count = decks.shape(bench.shop.counts)[kind]
    name = bench.say(f"type-{kind}", "many").upper()
    end = canvas.put(rect.x + 1, y, name, cards.TOKENS[kind], attrs="bold")
    canvas.put(end + 1, y, str(count), "text", attrs="bold")


def _deck_row(bench: Bench, canvas: Canvas, rect: Rect, y: int, ident: str, here: bool, faulty: bool) -> None:
    end = rect.x + rect.width - 1
    if faulty:
        canvas.fill(rect.x, y, rect.width, 1, "mine")
        canvas.put(rect.x, y, "▌", "danger")
    if here:
        canvas.fill(rect.x, y, rect.width, 1, "select")
        canvas.put(rect.x, y, "►", "key")
    x = canvas.write(rect.x + 2, y, marks(bench.shop.counts[ident], cards.token_of(ident))) + 1
    canvas.right(end, y, cards.cost(ident), "key")
    fault = bench.say("db-fault") if faulty else ""
    room = end - 4 - x - (width(fault) + 1 if fault else 0)
    canvas.put(
        x, y, fit(cards.name(bench.shop.words, ident), room), "danger" if faulty else "text", attrs="bold" * here
    )
    if fault:
        canvas.right(end - 4, y, fault, "danger", attrs="bold")
    canvas.fill(rect.x, y, rect.width, 1, link=("deck", ident))


# --- curve, shape, faults --------------------------------------------------------------------------------------------


def cost_curve(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """One bar for each price, the number above it."""
    say = bench.say
    more = say("db-at_each") if rect.width > 34 else ""
    inner = _box(bench, canvas, rect, _head(say("db-curve"), more), ())
    bars = chances.bars(bench.shop.counts)
    step = max(3, inner.width // len(bars))
    tall = inner.height - 3
    most = max(max(bars), 1)
    foot = inner.y + 1 + tall
    for place, count in enumerate(bars):
        x = inner.x + place * step
        halves = -(-count * 2 * tall // most) if count else 0
        for row in range(tall):
            part = max(0, min(2, halves - 2 * row))
            if part:
                canvas.put(x + 1, foot - 1 - row, ("", "▄▄", "██")[part], "artifact")
        top = foot - 1 - (halves + 1) // 2
        canvas.put(x + 1 + (count < 10), max(inner.y, top), str(count), "text", attrs="bold")
        label = "9+" if place == len(bars) - 1 else str(place + 1)
        canvas.put(x + 2 - (len(label) > 1), foot, label, "muted")
    mean = say("db-mean", value=bench.shop.words.number(chances.mean_cost(bench.shop.counts), 1))
    canvas.put(inner.x + 1, inner.y + inner.height - 1, fit(mean, inner.width - 2), "muted")


def types(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Bars of the six types, and the species."""
    shop, say = bench.shop, bench.say
    inner = _box(bench, canvas, rect, _head(say("db-shape"), say("db-advice") if rect.width > 34 else ""), ())
    found = decks.shape(shop.counts)
    most = max([*found.values(), 1])
    species = decks.species_of(shop.counts)
    names = "  ".join(f"{say(f'species-{name}', 'short')} {count}" for name, count in species.items())
    rows = inner.height - 1
    if rows < len(found):
        runs: list[Run] = []
        for kind, count in found.items():
            runs += [Run(f"{say(f'type-{kind}', 'many')} ", "muted"), Run(f"{count}  ", cards.TOKENS[kind], "", "bold")]
        lines = wrap_runs(runs, inner.width - 2)
        for y, line in enumerate(lines[:rows]):
            canvas.write(inner.x + 1, inner.y + y, line)
    else:
        room = inner.width - 18
        for y, (kind, count) in enumerate(found.items()):
            canvas.put(inner.x + 1, inner.y + y, say(f"type-{kind}", "many"), "muted")
            canvas.put(inner.x + 13, inner.y + y, "█" * (count * min(BAR, room) // most), cards.TOKENS[kind])
            canvas.right(inner.x + inner.width - 1, inner.y + y, str(count), "text", attrs="bold")
    canvas.put(inner.x + 1, inner.y + inner.height - 1, fit(names, inner.width - 2), "muted")


def faults(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Every fault by name, with the statement it breaks; a click goes there."""
    shop, say = bench.shop, bench.say
    found = shop.faults()
    keys = key_runs(bench.look.keys, (("fault", say("db-next_fault")),)) if found else []
    title = [Run(say("db-faults", n=len(found)), "danger" if found else "ok", "", "bold")]
    frame(canvas, rect, token="danger" if found else "line", title=title, corner=keys)
    inner = Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2)
    y, first = inner.y, max(0, shop.fault_at) % len(found) if found else 0  # the one just gone to is in sight
    for number, fault in [*enumerate(found)][first:] + [*enumerate(found)][:first]:
        said = deckbox.fault_text(shop.words, fault)
        runs = [Run(f"{number + 1} ", "danger", "", "bold"), Run(f"{said} ", "text"), Run(fault.rule, "muted")]
        for line in wrap_runs(runs, inner.width):
            if y >= inner.y + inner.height:
                return
            canvas.write(inner.x, y, line)
            canvas.fill(inner.x, y, inner.width, 1, link=("fault", number))
            y += 1
    left = say("db-kept") if found else say("db-may_be_brought")
    lines = wrap(left, inner.width)
    start = max(y + (1 if found else 0), inner.y + inner.height - len(lines)) if found else y
    for words in lines:
        if start >= inner.y + inner.height:
            return
        canvas.put(inner.x, start, words, "muted")
        start += 1


# --- trying ----------------------------------------------------------------------------------------------------------


def a_hand(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Five cards drawn from the deck as it is, and the chances of all first hands."""
    shop, say = bench.shop, bench.say
    keys = key_runs(bench.look.keys, (("hand", say("db-another")), ("draw_one", say("db-draw_one"))))
    inner = _box(bench, canvas, rect, _head(say("db-hand"), say("db-hand_number", number=shop.hand_number)), keys)
    held = shop.hand()
    wide = max(13, min(18, inner.width // max(1, len(held)) - 1)) if held else 13
    if inner.height < 5 or inner.width < 13 * 4:
        for y, ident in enumerate(held[: inner.height - 1]):
            runs = [Run(f"{cards.cost(ident):>2} ", "key"), Run(cards.name(shop.words, ident), cards.token_of(ident))]
            canvas.write(inner.x + 1, inner.y + y, cut_runs(runs, inner.width - 2))
    else:
        for place, ident in enumerate(held):
            x = inner.x + 1 + place * (wide + 1)
            if x + wide > inner.x + inner.width:
                break
            _hand_tile(bench, canvas, Rect(x, inner.y, wide, inner.height), ident)
    if not held:
        canvas.put(inner.x + 1, inner.y, fit(say("db-no_hand"), inner.width - 2), "muted")
    said = say(
        "db-chances",
        ship=f"{100 * chances.a_ship(shop.counts):.0f}",
        once=f"{100 * chances.a_ship_at_once(shop.counts):.0f}",
    )
    canvas.put(rect.x + 2, rect.y + rect.height - 1, f" {fit(said, rect.width - 6)} ", "muted")


def _hand_tile(bench: Bench, canvas: Canvas, rect: Rect, ident: str) -> None:
    token = cards.token_of(ident)
    title = [Run(cards.cost(ident), "key", "", "bold")]
    frame(canvas, rect, token=token, title=title)
    words = bench.shop.words
    lines = [*wrap(cards.name(words, ident), rect.width - 2)[:2], *wrap(cards.short(words, ident), rect.width - 2)[:1]]
    lines.append(bench.say(f"kind-{cards.card(ident).subtype}"))
    for y, line in enumerate(lines[: rect.height - 2]):
        text = fit(line, rect.width - 2)
        at = rect.x + 1 + (rect.width - 2 - width(text)) // 2
        canvas.put(at, rect.y + 1 + y, text, "text" if y == 0 else "muted", attrs="bold" if y == 0 else "")
    canvas.fill(rect.x, rect.y, rect.width, rect.height, link=("card", ident))


def trial(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    """Games against each ready-made deck with their shares, the whole with its interval, and how far the bots are."""
    say, found = bench.say, bench.trial
    key = "db-stop" if bench.running else "db-again" if found else "db-begin"
    keys = key_runs(bench.look.keys, (("trial", say(key)),))
    more = say("db-each", number=found.games) if found else ""
    inner = _box(bench, canvas, rect, _head(say("db-against"), more), keys)
    if found is None:
        lines = wrap(say("db-trial_tip"), inner.width - 2)
        for y, line in enumerate(lines[: inner.height]):
            canvas.put(inner.x + 1, inner.y + y, line, "muted")
        return
    names = found.opponents
    columns = 2 if inner.width >= 52 else 1
    each = inner.width // columns
    rows = -(-len(names) // columns)
    for place, name in enumerate(names):
        column, row = divmod(place, rows)
        if row < inner.height - 1:
            _share(bench, canvas, Rect(inner.x + 1 + column * each, inner.y + row, each - 2, 1), name)
    _sum(bench, canvas, inner)


def _share(bench: Bench, canvas: Canvas, rect: Rect, name: str) -> None:
    found = bench.trial
    assert found is not None
    played, won = found.played.get(name, 0), found.won.get(name, 0)
    bar = 5
    filled = round(won * bar / played) if played else 0
    good = played and won * 2 >= played
    room = rect.width - bar - 4
    canvas.put(rect.x, rect.y, fit(bench.say(f"deck-{name}"), room), "text")
    x = rect.x + room
    canvas.write(x, rect.y, [Run("━" * filled, "ok" if good else "warn"), Run("┄" * (bar - filled), "faint")])
    canvas.right(rect.x + rect.width, rect.y, str(won), "text", attrs="bold")


def _sum(bench: Bench, canvas: Canvas, rect: Rect) -> None:
    found, say = bench.trial, bench.say
    assert found is not None
    y = rect.y + rect.height - 1
    if bench.running:
        wide = max(4, rect.width - 24)
        filled = found.done * wide // max(1, found.total)
        runs = [Run("█" * filled, "key"), Run("┄" * (wide - filled), "faint")]
        runs += [Run(f" {say('db-progress', number=found.done, max=found.total)}", "muted")]
        canvas.write(rect.x + 1, y, cut_runs(runs, rect.width - 2))
        return
    share, low, high = found.share()
    said = say(
        "db-sum", number=found.victories, max=found.done, share=f"{100 * share:.0f}", low=f"{100 * low:.0f}",
        high=f"{100 * high:.0f}",
    )  # fmt: skip
    canvas.put(rect.x + 1, y, fit(said, rect.width - 2), "text")
