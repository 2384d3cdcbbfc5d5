"""Stored forms of numbers: by name, so that records and saves stay valid when something joins the box.

Faces, aliens and technologies are numbered in the order of their folders, so a new file changes the numbers behind it.
Views, fingerprints of questions and stored answers use names instead.
"""

from functools import lru_cache
from typing import Any

from engine.encounter.cards import ALIEN_IDS, DESTINY_NAMES, FACE_BY_NAME, NAMES, TECHNOLOGY_IDS
from engine.kernel.asking import BARGAIN, Answer, Question, Ref, Refused

PROPOSE = "propose"


def by_name(ref: Any) -> Any:
    """Return a ref as a list with names instead of numbers, as screens and scripts use it."""
    if ref is None or len(ref) < 2:
        return list(ref) if ref is not None else None
    kind = ref[0]
    if kind in ("card", "hoard", "discard"):
        return [kind, NAMES[ref[1]]]
    if kind == "played":
        return [kind, NAMES[ref[1]], ref[2]]
    if kind in ("alien", "turn_up"):
        return [kind, ALIEN_IDS[ref[1]]]
    if kind == "destiny":
        return [kind, DESTINY_NAMES[ref[1]]]
    if kind == "technology" and isinstance(ref[1], int):
        return [kind, TECHNOLOGY_IDS[ref[1]], *ref[2:]]
    return list(ref)


@lru_cache(maxsize=1 << 12)
def in_names(refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Return all options of a question with names in their refs."""
    return tuple([tuple(by_name(ref)) for ref in refs])


def written(question: Question, answer: Answer) -> Any:
    """Return an answer as it is stored. Only a proposal names cards, so only its cards become names."""
    if question.shape != BARGAIN or not _is_list(answer, 2) or answer[0] != PROPOSE or not _is_list(answer[1], 5):
        return answer
    offense_cards, offense_colony, defense_cards, defense_colony, extras = answer[1]
    return (PROPOSE, (_named(offense_cards), offense_colony, _named(defense_cards), defense_colony, extras))


def _is_list(value: Any, parts: int) -> bool:
    return isinstance(value, (tuple, list)) and len(value) == parts


def _named(terms: Any) -> Any:
    if not isinstance(terms, (tuple, list)):
        return terms  # not a proposal: `judge` will refuse it
    return tuple(("card", NAMES[term[1]]) if _is_a_number(term) else term for term in terms)


def _is_a_number(term: Any) -> bool:
    return _is_a_face(term) and type(term[1]) is int and 0 <= term[1] < len(NAMES)


def _is_a_face(term: Any) -> bool:
    return _is_list(term, 2) and term[0] == "card"


def numbered(term: Any) -> Any:
    """Return a term of a proposal with the number of its card, however it was written."""
    if not _is_a_face(term) or type(term[1]) is not str:
        return term
    if term[1] not in FACE_BY_NAME:
        raise Refused("form")
    return ("card", FACE_BY_NAME[term[1]])
