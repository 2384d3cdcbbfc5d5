"""Names of seats, planets and cards, as words and as short handles, in the reader's language.

Takes ids from views (`attack_06`, `flare_zombie`, planet 7) and gives labels, or runs in the colours of their kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cosmic_tui.draw.cells import Run, fit
from cosmic_tui.draw.scene import Person, Scene
from cosmic_tui.games.encounter.faces import card_kind, card_value, flare_alien
from cosmic_tui.look.glyphs import SEATS
from cosmic_tui.words.loader import Words

LONGEST_NAME = 8  # names are cut here in panels; never shapes, numbers or states
CARD_TOKENS = {
    "attack": "attack",
    "negotiate": "negotiate",
    "morph": "morph",
    "reinforcement": "reinforce",
    "artifact": "artifact",
    "flare": "flare",
}
SHAPES = {seat.shape: f"seat_{colour}" for colour, seat in SEATS.items()}


# --- seats -------------------------------------------------------------------------------------------------------


def name(scene: Scene, who: int) -> str:
    """A player as the table names them: the reader is "You" where there is little room."""
    if who == scene.me and scene.matrix:
        return capital(scene.say("scr-you"))
    return fit(scene.people[who].name, LONGEST_NAME)


def in_sentence(scene: Scene, who: int) -> str:
    """A player's name inside a sentence."""
    return scene.say("scr-you") if who == scene.me else fit(scene.people[who].name, LONGEST_NAME)


def tagged(scene: Scene, who: int, attrs: str = "bold") -> list[Run]:
    """`▲R Vera`: mark and name."""
    link = ("read", ("seat", who))
    return [
        Run(scene.tag(who), scene.token(who), "", "", link),
        Run(" ", "text", "", "", link),
        Run(name(scene, who), "text", "", attrs, link),
    ]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- aliens ------------------------------------------------------------------------------------------------------


def alien_name(words: Words, ident: str) -> str:
    return words.say(f"alien-{ident}") if ident else words.say("scr-hidden_alien")


def aliens_of(scene: Scene, who: int) -> str:
    """The aliens before a seat; most have one."""
    return " + ".join(alien_name(scene.words, sheet["alien"]) for sheet in scene.seat(who)["sheets"])


# --- planets -----------------------------------------------------------------------------------------------------


def planet_name(scene: Scene, planet: int) -> str:
    """`Blue 3`."""
    number = scene.number_of(planet)
    if number > 5:
        return scene.say("place-genesis")
    colour = scene.say(f"colour-{scene.colour(scene.owner(planet))}", "name")
    return scene.say("place-planet", colour=colour, planet=number)


def handle(scene: Scene, planet: int) -> str:
    """`B3`, as it can be typed."""
    return f"{SEATS[scene.colour(scene.owner(planet))].letter}{scene.number_of(planet)}"


# --- cards -------------------------------------------------------------------------------------------------------


def card_token(card: str) -> str:
    return CARD_TOKENS[card_kind(card)] if card not in ("", "?") else "muted"


def card_item(words: Words, card: str) -> str:
    """What stands on the card below its type: `06`, `+3`, `Cosmic Zap`, `Virus`."""
    kind = card_kind(card)
    if kind == "attack":
        return card_value(card)
    if kind == "reinforcement":
        return f"+{card_value(card)}"
    if kind == "flare":
        return alien_name(words, flare_alien(card))
    return words.say(f"artifact-{card}") if kind == "artifact" else words.say(f"type-{kind}", "heading")


def card_name(words: Words, card: str, form: str = "") -> str:
    """`attack 06` in a sentence; with form "short" `A06`."""
    if card in ("", "?"):
        return words.say("card-unknown", form)
    kind = card_kind(card)
    if kind == "artifact":
        return words.say("card-artifact", form, name=words.say(f"artifact-{card}"))
    if kind == "flare":
        return words.say("card-flare", form, alien=alien_name(words, flare_alien(card)))
    return words.say(f"card-{kind}", form, value=card_value(card))


def card_label(words: Words, card: str) -> str:
    """`Attack 06`, `Cosmic Zap`, `Flare Virus`: an option in the prompt."""
    kind = card_kind(card)
    if kind in ("artifact", "negotiate", "morph"):
        return card_item(words, card)
    return f"{words.say(f'type-{kind}', 'heading')} {card_item(words, card)}"


def card_tight(words: Words, card: str) -> str:
    """The shortest form, for 80 columns: `A06`, `CosmicZap`, `F.Virus`."""
    return card_name(words, card, "short").replace(" ", "")


# --- whole sentences ---------------------------------------------------------------------------------------------


def spoken(scene: Scene, text: str, token: str = "text", attrs: str = "") -> list[Run]:
    """A sentence in runs: names, planets and shapes in the colours of their seats."""
    looks = _looks(scene.people, scene.me, tuple(scene.say("scr-you_words").split()), _colour_words(scene))
    runs: list[Run] = []
    end = 0
    for found in looks[0].finditer(text):
        if found.start() > end:
            runs.append(Run(text[end : found.start()], token, "", attrs))
        word = found[0]
        seat = looks[1].get(word) or SHAPES.get(word[0]) or looks[2].get(word.split(" ")[0])
        runs.append(Run(word, seat or token, "", "" if word[0] in SHAPES else "bold"))
        end = found.end()
    if end < len(text):
        runs.append(Run(text[end:], token, "", attrs))
    return runs


def _colour_words(scene: Scene) -> tuple[tuple[str, str], ...]:
    return tuple((scene.say(f"colour-{person.colour}", "name"), f"seat_{person.colour}") for person in scene.people)


@lru_cache(maxsize=64)
def _looks(
    people: Sequence[Person], me: int, you: tuple[str, ...], colours: tuple[tuple[str, str], ...]
) -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    """The pattern of everything that is coloured, and what colour it gets."""
    by_word = {person.name: f"seat_{person.colour}" for person in people}
    by_word |= {fit(person.name, LONGEST_NAME): f"seat_{person.colour}" for person in people}
    if me >= 0:
        by_word |= dict.fromkeys(you, f"seat_{people[me].colour}")
    names = sorted(map(re.escape, by_word), key=len, reverse=True)
    planets = "|".join(re.escape(word) for word, _ in colours)
    shapes = "|".join(f"{shape}+(?:×\\d+|\\d+)?" for shape in SHAPES)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)|\b(?:{planets}) \d\b|{shapes}")
    return pattern, by_word, dict(colours)
