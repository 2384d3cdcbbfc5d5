"""An offer in words: one term a line, said of the side that gives. Takes proposals as views and events have them."""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.encounter.say.voice import Voice
from engine.encounter.view_types import Event, Facts, Terms

ANY_NUMBER = 20  # ships: as many as a colony could take


def terms_of(told: Event | Facts) -> Terms:
    """Return the terms of an offer or a deal that everybody knows."""
    offense, defense = (told["offense_cards"], told["offense_colony"]), (told["defense_cards"], told["defense_colony"])
    return [*offense, *defense, told["extras"]]


def proposal_lines(voice: Voice, proposal: list[Any], sides: tuple[int, int]) -> list[str]:
    """Return everything both sides give; `sides` are the seats of offense and defense."""
    offense_cards, offense_colony, defense_cards, defense_colony, extras = proposal
    found = side_lines(voice, offense_cards, offense_colony, sides[0], sides[1])
    found += side_lines(voice, defense_cards, defense_colony, sides[1], sides[0])
    return found + [extra_line(voice, name, sides) for name, _ in extras]


def side_lines(voice: Voice, cards: list[Any], colony: list[int], giver: int, taker: int) -> list[str]:
    """Return what one side gives."""
    form, who = voice.form(giver), voice.name(giver)
    found = [term_line(voice, term, form, who) for term in cards]
    if colony:
        whose, place = voice.form(giver, (taker,)), voice.planet(colony[0])
        found.append(voice.say("deal-gives_colony", whose, who=who, whom=voice.name(taker), place=place))
        limited = colony[1] > 1 or colony[2] < ANY_NUMBER
        ident = "deal-ships_between" if limited else "deal-ships_any"
        found.append(voice.say(ident, range=voice.range(colony[1], colony[2])))
    return found or [voice.say("deal-gives_nothing", form, who=who)]


def term_line(voice: Voice, term: list[Any], form: str, who: str) -> str:
    kind = term[0]
    if kind == "card":
        return voice.say("deal-gives_card", form, who=who, face=voice.card(term[1]))
    kind_of_card = voice.say(f"type-{term[1]}") if kind == "type" else ""
    return voice.say(f"deal-gives_{kind}", form, who=who, n=term[-1], type=kind_of_card)


def extra_line(voice: Voice, name: str, sides: tuple[int, int]) -> str:
    """Return a term that only a power can add."""
    return voice.say("deal-gives_extra", who=voice.people(sides), power=voice.thing(name))
