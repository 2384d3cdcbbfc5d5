"""Hungarian endings: a name gets the ending of a case, and the article a or az.

An ending follows what is spoken, not what is written. So the last word of a name is first turned into its sound, in
Hungarian letters: a digit is a word (3: három), a word of consonants is spelled (CRX: iksz), a foreign name sounds as
it does abroad (Mike: májk). The ending is chosen for that sound (harmony of vowels, linking vowel, -v that takes on the
consonant before it), and then it joins the writing: at once, or with a hyphen where the last letter is not the sound.

Knows letters; must not know messages or games.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from cosmic_tui.words.hungarian_words import BACK, FOREIGN, FRONT, LETTERS, LINKS, NUMBERS, ROMAN

VOWELS = frozenset("aáeéiíoóöőuúüű")
LOW, ROUND = frozenset("aáoóuú"), frozenset("öőüű")
LONG = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
DOUBLE = ("dzs", "sz", "cs", "gy", "ny", "ly", "ty", "zs", "dz")  # letters that are one sound
NO_LINK = frozenset(("l", "ly", "r", "n", "ny", "j", "s", "sz", "z", "zs"))  # -t follows these at once
ENDINGS = {  # behind back vowels, behind front ones, behind rounded front ones
    "dat": ("nak", "nek", "nek"), "sub": ("ra", "re", "re"), "del": ("ról", "ről", "ről"), "ill": ("ba", "be", "be"),
    "ine": ("ban", "ben", "ben"), "ela": ("ból", "ből", "ből"), "all": ("hoz", "hez", "höz"),
    "ade": ("nál", "nél", "nél"), "abl": ("tól", "től", "től"), "cau": ("ért", "ért", "ért"),
}  # fmt: skip
POSSESSED = ("poss", "yours")  # Tom Rajdrónja, a Rajdrónod
PLACES = {"to": "sub", "at": "sup", "from": "del"}  # with the article: onto, on and off a place
SIMPLER = re.compile(r"([^\W\d_aáeéiíoóöőuúüű])\1\1")  # three alike are written as two
LAST = re.compile(r"[^\W\d_]+|\d+")
ABROAD = str.maketrans(
    {one: sound for sound, signs in {
        "a": "àâãåă", "e": "èêëěæä", "i": "ìîïy", "o": "òôõ", "u": "ùûů", "ö": "øœ", "n": "ñňń", "sz": "ßçś",
        "s": "šş", "c": "ć", "cs": "č", "z": "żź", "zs": "ž", "l": "ł", "d": "đď", "r": "ř", "t": "ťţ", "g": "ğ",
    }.items() for one in signs if one != "y"} | {"ý": "i"}
)  # fmt: skip
SOUNDS = (  # letters at the end that sound otherwise, and the ending joins them at once
    (re.compile(r"(?<=[^\Waeiouáéíóöőúüű])y$"), "i"), (re.compile(r"ck$"), "k"), (re.compile(r"x$"), "ksz"),
    (re.compile(r"q$"), "k"), (re.compile(r"w$"), "v"), (re.compile(r"th$"), "t"),
    (re.compile(r"ph$"), "f"), (re.compile(r"gh$"), "g"), (re.compile(r"[ct]z$"), "c"),
)  # fmt: skip
HYPHENED = (  # and those that want a hyphen
    (re.compile(r"(?:ie|ey|ee)$"), "í"), (re.compile(r"ée$"), "é"), (re.compile(r"eigh$"), "éj"),
    (re.compile(r"ay$"), "éj"), (re.compile(r"oy$"), "oj"),
    (re.compile(r"(?:eau|ow|aux)$"), "ó"), (re.compile(r"(?:ew|oo|ou|ue)$"), "ú"),
    (re.compile(r"(?<=[aeiou])h$"), ""), (re.compile(r"sh$"), "s"), (re.compile(r"t?ch$"), "cs"),
)  # fmt: skip
SIGNS = ("+", "-", "×")  # plusz, mínusz, szor
PHRASE = re.compile(r"(\S+)( az? \S+(?:ban|ben|ba|be|ra|re|ról|ről|ból|ből|nál|nél|tól|től))")
NOTE = re.compile(r"(.*[^\s(]) (\([^()]*\))")
WITH_J = re.compile(r"(?:[bdfpt]|(?<=[aáoóuú])[gkn]|kém|páncél|labor)$")  # drónja, robotja, erődje
WITHOUT_J = re.compile(r"(?:[ae]t|test|ág|fog|[gk]ép)$")  # fajzata, hajóteste, virága
MILLION = 6  # zeros
SHORT = 3  # letters; a word that short is not known at the end of a longer one
APART = re.compile(r"(ss|ff|pp|rr)$")  # Kiss-sel, but Marcellel
OWN_Y = re.compile(r"(?:gy|ly|ny|ty)$")
DOUBLED_Y = re.compile(r"([glnt])\1y$")  # Peggy, Kelly, Jenny, Betty: an i, as in English


class Heard(NamedTuple):
    """The last word of a name as it sounds, and whether an ending needs a hyphen before it."""

    sound: str
    hyphen: bool


@lru_cache(maxsize=2048)
def bend(name: str, case: str) -> str | None:
    """Return the name in a case; None if nothing is known about how it sounds or there is no such case."""
    if case == "nom":
        return name
    if case in PLACES:
        found = bend(name, PLACES[case])
        return found and with_article(found)
    if case == "adj":  # The card shows 06; who speaks of it says 6-os.
        name = name.lstrip("0") or "0"
    if phrase := PHRASE.fullmatch(name):  # Jelek a peremről: the first word bends
        head = bend(phrase[1], case)
        return head and head + phrase[2]
    if note := NOTE.fullmatch(name):  # Mamut I (Tom): what is in brackets stays
        head = bend(note[1], case)
        return head and f"{head} {note[2]}"
    heard = _heard(name)
    if heard is None or (case not in ENDINGS and case not in ("acc", "sup", "ins", "adj", *POSSESSED)):
        return None
    if case == "ins":
        return _with_v(name, heard)
    stem, ending = _joined(heard.sound, case)
    if heard.hyphen or ((APART.search(name) or _twice(name, heard.sound)) and ending.startswith(name[-1])):
        return f"{name}-{ending}"
    return _simpler(_with_stem(name, heard.sound, stem) + ending, name)


def with_article(text: str) -> str:
    """Return a text with a or az before it, as it is read out."""
    found = LAST.search(text)
    first = found[0] if found else ""
    if first.lower() in ("a", "az") and " " in text:  # The name brings its own: A Nagy Gép, but Az élő öntöde.
        return text if text.partition(" ")[2][:1].islower() else text[:1].lower() + text[1:]
    if text.startswith(SIGNS):
        vowel = False
    elif first.isdigit():
        vowel = first[0] == "5" or (first[0] == "1" and len(first) % 3 == 1)
    else:
        small = first.lower().translate(ABROAD)
        spelled = len(small) == 1 or not set(small) & (VOWELS | {"y"})
        vowel = (LETTERS.get(small[:1], small) if spelled else small)[:1] in VOWELS
    return f"az {text}" if vowel else f"a {text}"


# --- how it sounds -------------------------------------------------------------------------------------------------


def _heard(name: str) -> Heard | None:
    words = LAST.findall(name)
    if not words:
        return None
    last, closed = words[-1], name.endswith(words[-1])
    if last.isdigit():
        return Heard(_number(last), hyphen=True)
    small = last.lower()
    if not all("LATIN" in unicodedata.name(letter, "") for letter in small):
        return None
    plain = small.translate(ABROAD)
    if small in FOREIGN:
        return Heard(FOREIGN[small].removesuffix("-"), not closed or FOREIGN[small].endswith("-"))
    if last in ROMAN and len(words) > 1:
        return Heard(NUMBERS[ROMAN[last]], hyphen=True)
    if len(small) == 1 or not set(plain) & (VOWELS if last.isupper() else VOWELS | {"y"}):
        return Heard(LETTERS.get(small[-1], small), hyphen=True)
    for written, sound in HYPHENED:
        if written.search(plain):
            return Heard(written.sub(sound, plain), hyphen=True)
    return Heard(_spoken(plain), hyphen=not closed or last.isupper())


def _spoken(plain: str) -> str:
    """Return the sound of a word of which only the last letters can be foreign."""
    if OWN_Y.search(plain) and not DOUBLED_Y.search(plain):
        return plain
    for written, sound in SOUNDS:
        if written.search(plain):
            if sound == "i":
                plain = plain.replace("a", "e")  # Harry, Andy: the English a is an e
            return written.sub(sound, plain)
    return plain


def _number(digits: str) -> str:
    """Return the last word of a number when it is read out."""
    number = digits.lstrip("0")
    if not number or number[-1] != "0":
        return NUMBERS[digits[-1]]
    zeros = len(number) - len(number.rstrip("0"))
    if zeros == 1:
        return NUMBERS[number[-2] + "0"]
    return NUMBERS["100" if zeros == 2 else "1000" if zeros < MILLION else "1000000"]


# --- the ending ----------------------------------------------------------------------------------------------------


def _joined(sound: str, case: str) -> tuple[str, str]:
    """Return the stem that a case asks for, and its ending."""
    long = sound[:-1] + LONG.get(sound[-1], sound[-1])
    if case in ENDINGS:
        return long, ENDINGS[case][_harmony(sound)]
    stem, link = _link(sound) or (long, "_" if long[-1] in VOWELS else "")
    if case == "adj":  # 6-os, 5-ös, 3-as; but 2-es, of kettő
        link = "e" if sound == "kettő" else "" if stem[-1] in VOWELS else link or ("o", "e", "ö")[_harmony(sound)]
        return stem, f"{link}s"
    if case in POSSESSED:
        return stem, _possessive(stem, link.strip("_"), case)
    if case == "sup":
        if len(stem) == len(sound):  # tér: teret, but téren
            stem = long
        return stem, "n" if stem[-1] in VOWELS else ("on", "en", "ön")[_harmony(sound)]
    if link:
        return stem, "t" if link == "_" else f"{link}t"
    if sound.endswith(("áns", "éns", "ens")):  # mutánst
        return stem, "t"
    last = _last_sound(sound)
    before = sound[: -len(last)]
    if before.endswith(last[0]):  # a long sound: Marcell
        before = before[:-1]
    at_once = last in NO_LINK and before[-1:] in VOWELS
    return stem, "t" if at_once else ("ot", "et", "öt")[_harmony(sound)]


def _possessive(stem: str, link: str, case: str) -> str:
    """Return -ja, -je, -a or -e of another player's thing; -d behind the linking vowel of the reader's."""
    harmony = _harmony(stem)
    if case == "yours":
        return "d" if stem[-1] in VOWELS else (link or ("o", "e", "ö")[harmony]) + "d"
    with_j = stem[-1] in VOWELS or (not link and WITH_J.search(stem) and not WITHOUT_J.search(stem))
    return ("ja" if with_j else "a") if harmony == 0 else ("je" if with_j else "e")


def _with_v(name: str, heard: Heard) -> str:
    """Add -val, -vel: the v becomes the consonant before it. Of a sound with two letters only the first is doubled."""
    sound, hyphen = heard.sound, "-" if heard.hyphen else ""
    harmony = _harmony(sound)
    if sound[-1] in VOWELS:
        stem = sound[:-1] + LONG.get(sound[-1], sound[-1])
        return (name if hyphen else _with_stem(name, sound, stem)) + hyphen + ("val", "vel", "vel")[harmony]
    last, ending = _last_sound(sound), ("al", "el", "el")[harmony]
    if not hyphen and (_twice(name, sound) or APART.search(name)):
        hyphen = "-"
    if hyphen or len(last) == 1 or not name.endswith(last):
        return _simpler(f"{name}{hyphen}{last}{ending}", name)
    before = name[: -len(last)]
    return before + ("" if before.endswith(last[0]) else last[0]) + last + ending


def _simpler(text: str, name: str) -> str:
    """Return the text with two of three equal consonants, but for a name that has three itself: Harrrk."""
    return text if SIMPLER.search(name) else SIMPLER.sub(r"\1\1", text)


def _twice(name: str, sound: str) -> bool:
    """Return whether the last letter is written twice and is a short sound: Quillt, but Quill-lel and Scott-tól."""
    return name[-1] == name[-2:-1] and sound[-1] != sound[-2:-1]


def _harmony(sound: str) -> int:
    """Return 0 behind back vowels, 1 behind front ones, 2 if the last vowel is a rounded front one."""
    if sound.endswith(BACK):
        return 0
    vowels = [letter for letter in sound if letter in VOWELS]
    if not sound.endswith(FRONT):
        for letter in reversed(vowels):
            if letter in LOW:
                return 0
            if letter in ROUND or letter == "e":
                break
    return 2 if vowels and vowels[-1] in ROUND else 1


def _link(sound: str) -> tuple[str, str] | None:
    """Return the stem and the linking vowel of a word that does not go by the rule, also at the end of a compound."""
    for tail in (sound, *(sound[-size:] for size in range(len(sound) - 1, SHORT, -1))):
        if tail in LINKS:
            stem, link = LINKS[tail]
            return sound.removesuffix(tail) + stem, link
    if sound.endswith(("ott", "ett", "ött", "ák", "ók", "ők", "ok", "ek", "ök", "ak")):
        return _plural(sound)
    return None


def _plural(sound: str) -> tuple[str, str] | None:
    """Return stem and linking vowel of a plural or participle, which link with a or e. A word of one syllable is no
    plural: csók, ék, kék.
    """
    if sum(letter in VOWELS for letter in sound) < 2:
        return None
    return sound, "a" if _harmony(sound) == 0 else "e"


def _last_sound(sound: str) -> str:
    return next((double for double in DOUBLE if sound.endswith(double)), sound[-1])


def _with_stem(name: str, sound: str, stem: str) -> str:
    """Return the name with the stem that an ending asks for in place of its own end: Rék-a, Rék-á; tor-ony, tor-ny."""
    if stem == sound:
        return name
    same = next((at for at, (one, other) in enumerate(zip(sound, stem, strict=False)) if one != other), len(sound))
    lost = len(sound) - same
    return name[: len(name) - lost] + stem[same:]
