"""Polish forms of given names: *Tom* is *Toma*, *Tomowi*, *Tomem*.

A name bends if it ends in -a, as a noun does, or if it is one of the given names below, where it is
known whether a man or a woman bears it. A number behind the name stays: *Toma 2*. Any other name is left to the
sentence, which says *gracza X*.

Knows letters and given names; must not know messages or games.
"""

from __future__ import annotations

import re
from functools import lru_cache

CASES = ("gen", "acc", "dat", "ins")
NAME = re.compile(r"([^\W\d_]+)((?: \d+)?)")
MEN = frozenset("""
    Adam Adrian Albert Aleks Aleksander Alex Alfred Andrzej Antek Antoni Arek Artur August Bartek Bartosz Ben Benek
    Bernard Bolek Cezary Chris Cyprian Czarek Damian Daniel Darek David Dawid Dominik Edgar Edmund Edward Edwin Emil
    Eryk Ernest Fabian Felix Feliks Filip Florian Franek Frank Fryderyk Gabriel Grzegorz Grzesiek Gustaw Heniek Henryk
    Hubert Hugo Ignacy Igor Iwan Jacek Jakub James Jan Janek Jarek Jerzy Jim Joachim John Jonas Jonatan Józef Julian
    Jurek Kacper Kajetan Kamil Karol Klaus Klemens Konrad Konstanty Kornel Krystian Krzysiek Krzysztof Lech Leon Leszek
    Ludwik Łukasz Maciej Maciek Maks Maksymilian Marcel Marcin Marek Mariusz Mark Martin Mateusz Max Michael Michał
    Mietek Mikołaj Miłosz Mirek Mirosław Nikodem Norbert Olaf Olek Oliver Oskar Otto Patryk Paul Paweł Peter Piotr
    Piotrek Quill Radek Radosław Rafał Robert Robin Roman Romek Rudolf Ryszard Sam Sebastian Sergiusz Sławek Stanisław
    Stasiek Stefan Sylwester Szymon Tadek Tadeusz Teodor Thomas Tim Tobiasz Tom Tomasz Tomek Tymon Tymoteusz Victor
    Wacek Wacław Waldemar Walter Wiktor Wilhelm Will William Witek Witold Władek Władysław Wojciech Wojtek Zbigniew
    Zbyszek Zdzisław Zenek Zenon Zygmunt
""".split())  # fmt: skip
WOMEN = frozenset("""
    Agnes Alice Amy Anne Astrid Beatrix Betty Carmen Charlotte Chloe Claire Doris Elizabeth Emily Hannah Ines Inez
    Ingrid Iris Isabelle Jane Judith Julie Karen Kate Kim Lily Lucy Margot Marie Mary Michelle Miriam Nancy Naomi
    Nicole Noemi Odette Rachel Rose Ruth Sarah Sophie Zoe
""".split())  # fmt: skip
STEMS = {
    "Aleksander": "Aleksandr", "Alex": "Aleks", "Felix": "Feliks", "Grzesiek": "Grześk", "Heniek": "Heńk",
    "Hugo": "Hugon", "Kacper": "Kacpr", "Krzysiek": "Krzyśk", "Maciek": "Maćk", "Max": "Maks",
    "Otto": "Otton", "Paweł": "Pawł", "Stasiek": "Staśk",
    "Sylwester": "Sylwestr",
}  # fmt: skip
DATIVES = {  # what stands for the end of the stem and the -a: Ada is Adzie
    "k": "ce", "g": "dze", "r": "rze", "ł": "le", "st": "ście", "t": "cie", "d": "dzie", "b": "bie", "f": "fie",
    "m": "mie", "n": "nie", "p": "pie", "s": "sie", "v": "vie", "w": "wie", "z": "zie",
}  # fmt: skip
HARD = ("sz", "cz", "rz", "dz", "c", "ż")
SOFT = ("s", "z", "c", "n")  # Zosia, Zuzia, Hania: of Zosi; but of Julii, of Eugenii
VOWELS = "aeiouyąęó"


@lru_cache(maxsize=512)
def bend(name: str, case: str) -> str | None:
    """Return the form of a person's name, or None if nobody can know it."""
    match = NAME.fullmatch(name)
    if match is None or case not in CASES:
        return None
    first, number = match.groups()
    form = first if first in WOMEN else _as_man(first, case) if first in MEN else _in_a(first, case)
    return form and form + number


def _as_man(name: str, case: str) -> str:
    if name.endswith(("i", "y")):
        stem = name if name.endswith("i") else name[:-1]
        return stem + {"dat": "emu", "ins": "m" if stem == name else "ym"}.get(case, "ego")
    stem = STEMS.get(name) or (f"{name[:-2]}k" if name.endswith("ek") else name)
    return stem + {"dat": "owi", "ins": "iem" if stem.endswith(("k", "g")) else "em"}.get(case, "a")


def _in_a(name: str, case: str) -> str | None:
    """Return a name in -a: Ada, Kuba, Zosia, Maja."""
    stem = name[:-1]
    soft = stem.endswith(("i", "j", "l"))
    if not name.istitle() or not name.endswith("a") or len(name) < 3 or not (soft or _hard(stem)):
        return None
    if case in ("acc", "ins"):
        return stem + ("ę" if case == "acc" else "ą")
    if soft:
        return _of_soft(stem)
    if stem.endswith(HARD):
        return f"{stem}y"
    if case == "gen":
        return stem + ("i" if stem.endswith(("k", "g")) else "y")
    end = next(end for end in DATIVES if stem.endswith(end))
    return stem.removesuffix(end) + DATIVES[end]


def _hard(stem: str) -> bool:
    return stem.endswith((*HARD, *DATIVES))


def _of_soft(stem: str) -> str:
    """Return genitive and dative of a soft stem: Oli, Mai, Alicji, Zosi, Julii."""
    if stem.endswith("j"):
        return f"{stem[:-1]}i" if stem[-2:-1] in VOWELS else f"{stem}i"
    if stem.endswith("l"):
        return f"{stem}i"
    before = stem[:-1]
    if before[-1:].casefold() in VOWELS:
        return f"{stem}i"
    short = sum(letter in VOWELS for letter in before.casefold()) < 2
    return stem if before.endswith(SOFT) and (short or not before.endswith("n")) else f"{stem}i"
