"""The codex: everything one can look up, tab by tab, as entries and as text. From the words and from what is printed.

Knows words and printed facts; no game that is being played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.guide import answer_entries, answer_text, is_answer, linked, rule_entry
from cosmic_tui.draw.parts import Entry
from cosmic_tui.games.encounter import catalogue
from cosmic_tui.games.encounter.catalogue import AlienFacts
from cosmic_tui.games.encounter.facts import printed
from cosmic_tui.words.catalogue import rule as rule_of
from cosmic_tui.words.catalogue import rules as all_rules
from cosmic_tui.words.letters import fold
from cosmic_tui.words.loader import Words

Paragraphs = list[Sequence[Run]]
TABS: tuple[str, ...] = ("aliens", "flares", "cards", "technology", "moments", "rules", "words")
LEVEL_TOKENS = {"green": "ok", "yellow": "warn", "red": "danger"}
PLAIN_CARDS = ("attack", "negotiate", "morph", "reinforcement", "flare", "artifact")
RULE_KINDS = "RTX"


def entries(words: Words, tab: str) -> list[Entry]:
    """Return all entries of a tab."""
    return _MAKERS[tab](words)


def _aliens(words: Words) -> list[Entry]:
    facts = printed().aliens
    found = []
    for ident in words.items("aliens"):
        entry = catalogue.alien(words, ident)
        level = facts[ident].level if ident in facts else ""
        shown = words.say(f"level-{level}", "short") if level else ""
        row = [Run(shown.ljust(7), LEVEL_TOKENS.get(level, "muted")), Run(entry.name, "text", "", "bold")]
        phases = " ".join(facts[ident].phases) if ident in facts else ""
        text = " ".join((entry.name, shown, entry.tagline, entry.power, phases))
        found.append(Entry(ident, row, fold(text), head=entry.name))
    return sorted(found, key=lambda entry: words.place(entry.row[1].text))


def _flares(words: Words) -> list[Entry]:
    found = []
    for ident in words.items("aliens"):
        entry = catalogue.alien(words, ident)
        text = " ".join((entry.name, *entry.sides.values()))
        found.append(Entry(ident, [Run(entry.name, "flare")], fold(text)))
    return sorted(found, key=lambda entry: words.place(entry.row[0].text))


def _cards(words: Words) -> list[Entry]:
    kinds = [(kind, words.say(f"type-{kind}", "heading"), words.say(f"type-{kind}", "help")) for kind in PLAIN_CARDS]
    plain = [_entry(f"type-{kind}", name, text, Run(name, "text", "", "bold")) for kind, name, text in kinds]
    items = [(ident, catalogue.artifact(words, ident)) for ident in words.items("artifacts")]
    return [*plain, *[_entry(ident, item.name, item.text, Run(item.name, "artifact")) for ident, item in items]]


def _technology(words: Words) -> list[Entry]:
    items = [(ident, catalogue.technology(words, ident)) for ident in words.items("technologies")]
    return [_entry(ident, item.name, item.text) for ident, item in items]


def _entry(ident: str, name: str, text: str, shown: Run | None = None) -> Entry:
    """Return an entry with a name and a text; a search finds both."""
    return Entry(ident, [shown or Run(name, "text")], fold(f"{name} {text}"))


def _explained(words: Words, prefix: str) -> list[Entry]:
    """Return entries for the messages that are a name with a help text."""
    return [_entry(key, words.say(key), words.say(key, "help")) for key in words.idents(prefix)]


def _moments(words: Words) -> list[Entry]:
    return _explained(words, "moment-")


def _rules(words: Words) -> list[Entry]:
    """Return the short answers, then the course of a game, its timing, and rulings on aliens and cards together."""
    found = sorted(map(rule_entry, all_rules(words)), key=lambda entry: RULE_KINDS.index(entry.ident[0]))
    return [*answer_entries(words), *found]


def _words(words: Words) -> list[Entry]:
    return sorted(_explained(words, "term-"), key=lambda entry: words.place(entry.row[0].text))


_MAKERS: dict[str, Callable[[Words], list[Entry]]] = {
    "aliens": _aliens,
    "flares": _flares,
    "cards": _cards,
    "technology": _technology,
    "moments": _moments,
    "rules": _rules,
    "words": _words,
}


# --- the text of an entry ----------------------------------------------------------------------------------------


def detail(words: Words, tab: str, ident: str) -> tuple[str, Paragraphs]:
    """Return the title and the text of an entry."""
    title, text = _TEXTS[tab](words, ident)
    return title, [linked(runs) for runs in text]


def _part(words: Words, ident: str, text: str) -> Paragraphs:
    """Return a headed part of an entry; nothing if it has no text."""
    if not text:
        return []
    return [[Run(words.say(ident), "key", "", "bold")], *[[Run(part, "text")] for part in text.split("\n")], []]


def _numbered(words: Words, ident: str, parts: Sequence[str]) -> Paragraphs:
    if not parts:
        return []
    return [
        [Run(words.say(ident), "key", "", "bold")],
        *[[Run(f"{n}. {part}", "text")] for n, part in enumerate(parts, 1)],
        [],
    ]


def _alien_text(words: Words, ident: str) -> tuple[str, Paragraphs]:
    facts = printed().aliens.get(ident, AlienFacts())
    entry = catalogue.alien(words, ident, facts)
    text: Paragraphs = [[Run(entry.tagline, "text", "", "bold")], [Run(entry.flavour, "muted", "", "italic")]]
    parts = [part for part in (entry.level, entry.role, entry.kind, ", ".join(entry.phases)) if part]
    text += [[Run(" · ".join(parts), LEVEL_TOKENS.get(facts.level, "muted"))], []]
    text += _part(words, "scr-power", f"{entry.power_name}\n{entry.power}")
    text += [[Run(entry.help, "muted")], []]
    text += _part(words, "scr-zapped", entry.zap)
    text += _sides(words, entry)
    text += _numbered(words, "scr-rulings", entry.rulings)
    text += _part(words, "scr-moments", ", ".join(dict.fromkeys(entry.moments)))
    meet = [f"{rule.text} {rule.ident}" for rule in catalogue.interactions(words, ident)]
    return entry.name, [*text, *_numbered(words, "scr-interactions", meet)]


def _sides(words: Words, entry: catalogue.Alien) -> Paragraphs:
    text: Paragraphs = []
    for side, said in entry.sides.items():
        text += _part(words, f"scr-{side.replace('-', '_')}", said)
    return text


def _flare_text(words: Words, ident: str) -> tuple[str, Paragraphs]:
    entry = catalogue.alien(words, ident)
    return entry.name, _sides(words, entry)


def _item_text(words: Words, item: catalogue.Item) -> Paragraphs:
    text: Paragraphs = [[Run(item.when, "muted")], []]
    text += [[Run(part, "text")] for part in item.text.split("\n")]
    return [*text, [], [Run(item.help, "muted")], [], *_numbered(words, "scr-rulings", item.rulings)]


def _card_text(words: Words, ident: str) -> tuple[str, Paragraphs]:
    if ident.startswith("type-"):
        return words.say(ident, "heading"), [[Run(words.say(ident, "help"), "text")]]
    item = catalogue.artifact(words, ident)
    count = printed().artifact_counts.get(ident, 0)
    copies = [[Run(words.say("scr-copies", n=count), "muted")]] if count else []
    return item.name, [*copies, *_item_text(words, item)]


def _technology_text(words: Words, ident: str) -> tuple[str, Paragraphs]:
    item = catalogue.technology(words, ident)
    number = printed().technologies.get(ident)
    shown = "X" if number == 0 else str(number or "")
    head = [[Run(f"{words.say('scr-research_number')}: {shown}", "muted")]] if shown else []
    return item.name, [*head, *_item_text(words, item)]


def _moment_text(words: Words, key: str) -> tuple[str, Paragraphs]:
    facts = printed()
    moment = key.removeprefix("moment-").replace("-", ".", 1)
    text: Paragraphs = [[Run(words.say(key, "help"), "text")], []]
    aliens = ", ".join(words.say(f"alien-{ident}") for ident in facts.powers.get(moment, ()))
    cards = ", ".join(words.say(f"artifact-{ident}") for ident in facts.artifacts.get(moment, ()))
    text += _part(words, "scr-tab_aliens", aliens)
    text += _part(words, "scr-tab_cards", cards)
    return words.say(key), text


def _rule_text(words: Words, ident: str) -> tuple[str, Paragraphs]:
    if is_answer(ident):
        return answer_text(words, ident)
    rule = rule_of(words, ident)
    about = [[Run(", ".join(rule.about), "muted")], []] if rule.about else []
    return ident, [*about, *[[Run(part, "text")] for part in rule.text.split("\n")]]


def _word_text(words: Words, key: str) -> tuple[str, Paragraphs]:
    return words.say(key), [[Run(words.say(key, "help"), "text")]]


_TEXTS: dict[str, Callable[[Words, str], tuple[str, Paragraphs]]] = {
    "aliens": _alien_text,
    "flares": _flare_text,
    "cards": _card_text,
    "technology": _technology_text,
    "moments": _moment_text,
    "rules": _rule_text,
    "words": _word_text,
}
