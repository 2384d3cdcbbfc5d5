"""Views: what one seat may see, as plain data with names in place of numbers (R-SEC-1, T-INF).

A view is built up from nothing, so that no hidden face is in it. Everything a screen, a bot or a peer gets comes from
here. This module reads the position and changes nothing.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from engine.encounter.acts import CHOICE, FACE, KEY, SEAT, SERIAL, STOP
from engine.encounter.beats import NO_LONGER
from engine.encounter.cards import ALIEN_IDS, DESTINY_NAMES, NAMES
from engine.encounter.flagship import FLAGSHIP
from engine.encounter.items import ALIENS, TECHNOLOGY_IDS, USES
from engine.encounter.listening import second_hand_of
from engine.encounter.moments import moment_name
from engine.encounter.outcome import outcome
from engine.encounter.phases.planning import knows_laid
from engine.encounter.places import FIRST_TECHNOLOGY
from engine.encounter.reasons import hand_notes, no_effect
from engine.encounter.sheets import all_in_use, awake
from engine.encounter.state import (
    ALIEN,
    CARD,
    COMPLETE,
    DEF,
    KIND,
    OFF,
    OUTCOME_NAMES,
    RESEARCH,
    SHIPS,
    STORED,
    TOKENS,
    TURN_UP,
    UP,
    ZAPPED,
    Game,
    per_seat,
    systems,
)
from engine.encounter.terms import public_part
from engine.encounter.totals import totals
from engine.encounter.values import ATTACK_TYPE, is_stated, shown, types, values
from engine.encounter.view_types import Bargain, Deal, Kept, Seat, Sheet, Sum, Technology, View
from engine.encounter.written import by_name, in_names
from engine.kernel import plain_data
from engine.kernel.asking import BARGAIN, Question, Ref
from engine.kernel.lazy_view import ABSENT, LazyView, Make, late
from engine.kernel.match import Match
from engine.kernel.plain_data import Still, plain
from engine.kernel.views import Question as Put

Seen = Match[Game] | Still
SPECTATOR = -1
ROLE_NAMES = ("bystander", "offense", "defense", "offensive_ally", "defensive_ally")
KINDS = ("own", "incarnation", "seed", "lent")
SEEN = per_seat("seen")
ON = "on"  # a power that works, and would with a home colony less


def view(match: Seen, seat: int) -> View:
    """Return the whole position for one seat, or for a spectator."""
    return cast(View, filled(usual(match.game, seat), PARTS, match, seat))


def views(match: Seen) -> Callable[[int], View]:
    """Return a function that makes views of one position. The parts that everybody may see are built once and shared.
    """
    game = match.game
    shown = filled(usual(game, SPECTATOR), PUBLIC, match, SPECTATOR)

    def seen(seat: int) -> View:
        own = filled(shown.copy(), OWN, match, seat)
        if seat >= 0:
            own["seat"], own["hand"] = seat, cards_of(game, seat)
            if hides(game, seat):
                own["seats"] = opened(game, seat, shown["seats"])
        return cast(View, own)

    return seen


def glimpse(match: Match[Game], seat: int) -> LazyView:
    """Return a view for a bot that is asked now. Parts that it may not need are made only when they are read."""
    return late(match, seat, usual(match.game, seat), PARTS, named(match.question_for(seat)))


def filled(seen: dict[str, Any], parts: dict[str, Make], match: Seen, seat: int) -> dict[str, Any]:
    """Add these parts to the view."""
    for name, make in parts.items():
        part = make(match, seat)
        if part is not ABSENT:
            seen[name] = part
    return seen


def usual(game: Game, seat: int) -> dict[str, Any]:
    """Return the parts of a view that every bot reads and that need no work."""
    options, seats = game.options, panels(game)
    seen: dict[str, Any] = {
        "seat": seat,
        "n": game.n,
        "goal": options.goal,
        "power_needs": options.power_needs,
        "turn": game.turn,
        "number": game.number,
        "offense": game.offense,
        "defense": game.defense,
        "target": game.target,
        "outcome": OUTCOME_NAMES[game.outcome],
        "margin": game.margin,
        "destiny": DESTINY_NAMES[game.destiny] if game.destiny >= 0 else "",
        "named": game.named,
        "destiny_left": len(game.destiny_deck),
        "deck": len(game.deck),
        "over": game.over,
        "seats": opened(game, seat, seats) if hides(game, seat) else seats,
    }
    if seat >= 0:
        seen["hand"] = cards_of(game, seat)
    if options.classic_flare:
        seen["quiet_beats"] = True
    if options.technology:
        seen["tech_deck"] = len(game.tech_deck)
    return seen


def cards_of(game: Game, seat: int) -> list[str]:
    return [NAMES[face] for face in game.hands[seat]]


def beside(game: Game, seat: int) -> list[Ref]:
    """Return the acts a seat may do beside the question, by name: turn up a sheet that lies face down."""
    return [(TURN_UP, ALIEN_IDS[number]) for number in game.face_down(seat)]


def beside_view(match: Seen, seat: int) -> Any:
    if seat < 0:
        return ABSENT
    return [list(ref) for ref in beside(match.game, seat)] if match.pending else []


def seen_cards(game: Game, seat: int) -> list[list[Any]]:
    """Return the cards of others that this seat has seen."""
    return [[what, who, [NAMES[face] for face in faces]] for what, who, faces in game.notes.get(SEEN[seat], ())]


def panels(game: Game) -> list[Seat]:
    """Return every player's panel, as the others see it. It is the slowest part of a view and every bot reads it, so
    all of it is one loop.
    """
    found: list[Seat] = []
    on, needs, in_use = game.on, game.options.power_needs, all_in_use(game)
    for who, (role, hand, home, abroad, warp, fresh, gone, gate, beside, afloat, flare, sheets, techs) in enumerate(
        zip(
            game.role, game.hands, game.home, game.abroad, game.warp, game.fresh, game.gone, game.gate, game.beside,
            game.afloat, game.flare_by, game.sheets, game.techs, strict=True,
        )
    ):  # fmt: skip
        well = in_use and on[who] == 1 and home != needs
        front: list[Sheet] = []
        for sheet in sheets:
            up = sheet[UP]  # one that was lost stays known (R-VHP-3)
            front.append(
                {
                    "alien": ALIEN_IDS[sheet[ALIEN]] if up else "",
                    "power": ON if well and up and not sheet[ZAPPED] else power_word(game, who, sheet),
                    "tokens": sheet[TOKENS],
                    "kind": KINDS[sheet[KIND]],
                }
            )
        found.append(
            {
                "role": ROLE_NAMES[role],
                "hand": len(hand),
                "home": home,
                "abroad": abroad,
                "warp": warp,
                "fresh": fresh,
                "gone": gone,
                "gate": gate,
                "beside": beside,
                "afloat": afloat,
                "flare_used": bool(flare),
                "sheets": front,
                "techs": [tech_view(tech, False) for tech in techs] if techs else [],
            }
        )
    return found


def hides(game: Game, seat: int) -> bool:
    """Return whether something may lie face down before a seat."""
    if seat < 0:
        return False
    for sheet in game.sheets[seat]:
        if not sheet[UP]:
            return True
    return bool(game.techs[seat])


def opened(game: Game, seat: int, seats: list[Seat]) -> list[Seat]:
    """Return the panels as one player sees them, with the player's own face-down sheets and technologies."""
    panel = seats[seat]
    sheets: list[Sheet] = [
        {**seen, "alien": ALIEN_IDS[sheet[ALIEN]]}
        for seen, sheet in zip(panel["sheets"], game.sheets[seat], strict=True)
    ]
    own: Seat = {**panel, "sheets": sheets, "techs": [tech_view(tech, True) for tech in game.techs[seat]]}
    return [*seats[:seat], own, *seats[seat + 1 :]]


def power_word(game: Game, who: int, sheet: list[int]) -> str:
    """Return "on", "limit" (one home colony fewer and it goes), "lost", "zapped" or "hidden"."""
    if not sheet[UP]:
        return "hidden"
    if sheet[ZAPPED]:
        return "zapped"
    if not awake(game, sheet, who):
        return "lost"
    return "limit" if game.home[who] == game.options.power_needs and not ALIENS[sheet[ALIEN]].keeps_power else ON


def tech_view(tech: list[int], own: bool) -> Technology:
    """Return a technology as a seat sees it. Only its owner (`own`) sees a technology that lies face down, or a card
    that is stored under one (R-TEC-1).
    """
    return {
        "card": TECHNOLOGY_IDS[tech[CARD]] if tech[COMPLETE] or own else "",
        "up": bool(tech[COMPLETE]),
        "ships": tech[SHIPS],
        "stored": (NAMES[tech[STORED]] if own else "?") if tech[STORED] >= 0 else "",
    }


def planet_rows(game: Game) -> list[list[Any]]:
    """Return [number, owner, ships by seat] for every planet in the game, system by system."""
    ships = game.ships
    return [[planet, owner, ships[here]] for planet, owner, here in places(*game.layout())]


@lru_cache(maxsize=256)
def places(n: int, *layout: Any) -> list[tuple[int, int, slice]]:
    """Return, for every planet, its owner and where its ships stand."""
    return [
        (planet, owner, slice(planet * n, planet * n + n))
        for owner, system in enumerate(systems(n, *layout))
        for planet in system
    ]


def laid_view(game: Game, side: int, viewer: int) -> list[str]:
    """Return a laid card as [state, face]. The state is none, ready (its player has chosen), down (only its own player
    sees the face), stated or open.
    """
    face = game.laid[side]
    if face < 0:
        picking = bool(game.partial) and game.stack[-1][0] == "planning.pick"  # not a window that opens meanwhile
        waiting = picking and game.partial[side] is not None
        return ["ready" if waiting else "none", ""]
    if is_stated(game, side):  # only its player ever knows more
        return ["stated", NAMES[shown(game, side)]]
    if game.open[side]:
        return ["open", NAMES[face]]
    return ["down", NAMES[face] if knows_laid(game, viewer, side) else ""]


def act_view(act: tuple[Any, ...], viewer: int) -> list[Any]:
    """Return one announced act as [serial, seat, use, card, choice, how it was stopped]."""
    use = USES[act[KEY]]
    open_parts = None if not use.secret_choice or act[SEAT] == viewer else use.open_parts
    choice = act[CHOICE][:open_parts]
    card = NAMES[act[FACE]] if act[FACE] >= 0 else ""
    return [act[SERIAL], act[SEAT], act[KEY], card, plain(choice), act[STOP]]


def turned(game: Game) -> bool:
    """Return whether both cards lie open to be compared."""
    return game.open == [1, 1] and "cards_unturned" not in game.notes and min(game.laid) >= 0


def sum_view(game: Game) -> Sum:
    """Return types, values and totals with their lines, who is ahead, and the powers that people expect to count but
    that do not.
    """
    kinds = types(game)
    sums, lines = totals(game) if kinds == (ATTACK_TYPE, ATTACK_TYPE) else ([], values(game)[1])
    winner, margin, deal = outcome(game, kinds, sums)
    return {
        "types": list(kinds),
        "totals": sums,
        "ahead": [-1 if winner is None else winner, margin, deal],
        "lines": [[[part, number, by_name(source)] for part, number, source in side] for side in lines],
        "no_effect": no_effect(game),
    }


def kept_view(game: Game, viewer: int) -> Kept:
    """Return the cards and marks that lie on sheets and boards. Of a second hand others see only how many cards it has.
    A mark whose end is secret is still shown.
    """
    seen: dict[str, Any] = {}  # by the keys of Kept
    for key, content in game.kept.items():
        if key == NO_LONGER:
            continue
        if key == "second_hand":
            seen[key] = [NAMES[face] for face in content] if second_hand_of(game) == viewer else len(content)
        elif key == FLAGSHIP:  # of research it is not said on which technology
            seen[key] = [content[0], RESEARCH if content[1] <= FIRST_TECHNOLOGY else content[1]]
        elif key == "citadels":
            seen[key] = [[planet, NAMES[face]] for planet, face in content]
        else:
            seen[key] = plain(content)
    return cast(Kept, seen)


def deal_view(game: Game, viewer: int) -> Deal:
    """Return the proposals: whole for the two main players, public parts for the others (R-NEG-14)."""
    deal = game.deal
    inside = viewer in (game.offense, game.defense)
    opened = []
    for side in (OFF, DEF):
        entry = deal["open"][side]
        opened.append([entry[0], proposal_view(entry[1], inside)] if entry else None)
    return {"left": list(deal["left"]), "open": opened, "agreed": deal["terms"] is not None}


def proposal_view(proposal: Any, inside: bool) -> list[Any]:
    offense_cards, offense_colony, defense_cards, defense_colony, extras = proposal if inside else public_part(proposal)
    return [
        [term_view(term) for term in offense_cards],
        list(offense_colony),
        [term_view(term) for term in defense_cards],
        list(defense_colony),
        plain(extras),
    ]


def term_view(term: tuple[Any, ...]) -> list[Any]:
    return [term[0], NAMES[term[1]]] if term[0] == "card" else list(term)


# --- questions ---------------------------------------------------------------------------------------------------


def question_view(question: Question | None) -> Put | None:
    """Return the question as its seat sees it."""
    return None if question is None else plain_data.question(question, by_name, facts_of(question))


def named(question: Question | None) -> Question | None:
    """Return a question with names in its refs, as an object instead of plain data."""
    return None if question is None else plain_data.named(question, in_names, facts_of(question))


def facts_of(question: Question) -> Callable[[Any], Any]:
    return bargain_view if question.shape == BARGAIN else plain


def bargain_view(data: dict[str, Any]) -> Bargain:
    lying = (data["mine"], data["theirs"])
    mine, theirs = ([offer[0], proposal_view(offer[1], True)] if offer else None for offer in lying)
    hand = [NAMES[face] for face in data["hand"]]
    return {**cast(Bargain, data), "hand": hand, "mine": mine, "theirs": theirs}


# --- what else a view is put together from ------------------------------------------------------------------------


PUBLIC: dict[str, Make] = {
    "moment": lambda match, seat: moment_name(match.game),
    "planets": lambda match, seat: planet_rows(match.game),
    "destiny_used": lambda match, seat: [DESTINY_NAMES[card] for card in match.game.destiny_discards],
    "discards": lambda match, seat: [NAMES[face] for face in match.game.discards],
    "played": lambda match, seat: [[NAMES[face], who, side] for face, who, side in match.game.table],
    "invited": lambda match, seat: match.game.invited[:],
    "order": lambda match, seat: match.game.order[:],
    "winners": lambda match, seat: match.game.winners[:],
    "sum": lambda match, seat: sum_view(match.game) if turned(match.game) else ABSENT,
    "tech_discards": lambda match, seat: (
        [TECHNOLOGY_IDS[number] for number in match.game.tech_discards] if match.game.options.technology else ABSENT
    ),
}
OWN: dict[str, Make] = {  # parts that differ from seat to seat, or that only one seat sees
    "laid": lambda match, seat: [laid_view(match.game, side, seat) for side in (OFF, DEF)],
    "stack": lambda match, seat: [act_view(act, seat) for act in match.game.acts],
    "question": lambda match, seat: question_view(match.question_for(seat)),
    "asked": lambda match, seat: plain_data.asked(match, seat),
    "deal": lambda match, seat: deal_view(match.game, seat) if match.game.deal else ABSENT,
    "kept": lambda match, seat: kept_view(match.game, seat) if match.game.kept else ABSENT,
    "cards": lambda match, seat: hand_notes(match.game, seat, match.question_for(seat)) if seat >= 0 else ABSENT,
    "seen": lambda match, seat: seen_cards(match.game, seat) if seat >= 0 else ABSENT,
    "beside": lambda match, seat: beside_view(match, seat) if match.game.options.hidden_powers else ABSENT,
}
PARTS = {**PUBLIC, **OWN}
