"""What one seat may see, as plain data built from nothing (R-SEC-1, T-INF): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. Reads the position; changes nothing.
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.acts import CHOICE, FACE, KEY, SEAT, SERIAL, STOP
from engine.encounter.cards import ALIEN_IDS, DESTINY_NAMES, NAMES
from engine.encounter.flagship import FLAGSHIP
from engine.encounter.items import ALIENS, TECHNOLOGY_IDS, USES
from engine.encounter.listening import second_hand_of
from engine.encounter.moments import moment_name
from engine.encounter.outcome import outcome
from engine.encounter.phases.planning import knows_laid
from engine.encounter.places import FIRST_TECHNOLOGY
from engine.encounter.reasons import hand_notes, no_effect
from engine.encounter.sheets import awake
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
)
from engine.encounter.terms import public_part
from engine.encounter.totals import totals
from engine.encounter.values import ATTACK_TYPE, is_stated, shown, types, values
from engine.encounter.written import by_name
from engine.kernel import telling
from engine.kernel.asking import BARGAIN, Question, Ref
from engine.kernel.match import Match
from engine.kernel.telling import Still, plain

SPECTATOR = -1
ROLE_NAMES = ("bystander", "offense", "defense", "offensive_ally", "defensive_ally")
KINDS = ("own", "incarnation", "seed", "lent")
SEEN = per_seat("seen")


def view(match: "Match[Game] | Still", seat: int) -> dict[str, Any]:
    """The whole position for one seat, or for a spectator."""
    return views(match)(seat)


def views(match: "Match[Game] | Still") -> Callable[[int], dict[str, Any]]:
    """The same for several seats: what everybody may see is put together once, and shared."""
    shown = board(match.game)
    return lambda seat: {**shown, **own(match, seat, shown), "asked": telling.asked(match, seat)}


def board(game: Game) -> dict[str, Any]:
    """What everybody may see, as somebody sees it who looks on."""
    n = game.n
    seen: dict[str, Any] = {
        "seat": SPECTATOR,
        "n": n,
        "goal": game.options.goal,
        "power_needs": game.options.power_needs,
        "turn": game.turn,
        "number": game.number,
        "moment": moment_name(game),
        "offense": game.offense,
        "defense": game.defense,
        "target": game.target,
        "outcome": OUTCOME_NAMES[game.outcome],
        "margin": game.margin,
        "seats": [seat_view(game, who, SPECTATOR) for who in range(n)],
        "planets": planet_rows(game),
        "destiny": DESTINY_NAMES[game.destiny] if game.destiny >= 0 else "",
        "named": game.named,
        "destiny_left": len(game.destiny_deck),
        "destiny_used": [DESTINY_NAMES[card] for card in game.destiny_discards],
        "deck": len(game.deck),
        "discards": [NAMES[face] for face in game.discards],
        "laid": [laid_view(game, side, SPECTATOR) for side in (OFF, DEF)],
        "played": [[NAMES[face], who, side] for face, who, side in game.table],
        "invited": game.invited[:],
        "order": game.order[:],
        "stack": [act_view(act, SPECTATOR) for act in game.acts],
        "winners": game.winners[:],
        "over": game.over,
        "question": None,
        "asked": [],
    }
    turned = game.open == [1, 1] and "cards_unturned" not in game.notes
    if turned and game.laid[OFF] >= 0 and game.laid[DEF] >= 0:
        seen["sum"] = sum_view(game)
    if game.options.classic_flare:
        seen["quiet_beats"] = True
    if game.options.technology:
        seen["tech_deck"] = len(game.tech_deck)
        seen["tech_discards"] = [TECHNOLOGY_IDS[number] for number in game.tech_discards]
    if game.deal:
        seen["deal"] = deal_view(game, SPECTATOR)
    if game.kept:
        seen["kept"] = kept_view(game, SPECTATOR)
    return seen


def own(match: "Match[Game] | Still", seat: int, shown: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees otherwise than everybody does, or alone."""
    if seat < 0:
        return {}
    game, question = match.game, match.question_for(seat)
    seen: dict[str, Any] = {
        "seat": seat,
        "laid": [laid_view(game, side, seat) for side in (OFF, DEF)],
        "question": question_view(question) if question is not None else None,
        "hand": [NAMES[face] for face in game.hands[seat]],
        "cards": hand_notes(game, seat, question),
        "seen": [[what, who, [NAMES[face] for face in faces]] for what, who, faces in game.notes.get(SEEN[seat], ())],
    }
    if not all(sheet[UP] for sheet in game.sheets[seat]) or game.techs[seat]:
        seen["seats"] = [*shown["seats"][:seat], seat_view(game, seat, seat), *shown["seats"][seat + 1 :]]
    if game.acts:
        seen["stack"] = [act_view(act, seat) for act in game.acts]
    if game.options.hidden_powers:
        seen["beside"] = [list(ref) for ref in beside(game, seat)] if match.pending else []
    if game.deal:
        seen["deal"] = deal_view(game, seat)
    if game.kept:
        seen["kept"] = kept_view(game, seat)
    return seen


def beside(game: Game, seat: int) -> list[Ref]:
    """What a seat may do beside the question, by name: turn up a sheet that lies face down."""
    return [(TURN_UP, ALIEN_IDS[number]) for number in game.face_down(seat)]


def seat_view(game: Game, who: int, viewer: int) -> dict[str, Any]:
    """One player's panel."""
    return {
        "role": ROLE_NAMES[game.role[who]],
        "hand": len(game.hands[who]),
        "home": game.home[who],
        "abroad": game.abroad[who],
        "warp": game.warp[who],
        "fresh": game.fresh[who],
        "gone": game.gone[who],
        "gate": game.gate[who],
        "beside": game.beside[who],
        "afloat": game.afloat[who],
        "flare_used": bool(game.flare_by[who]),
        "sheets": [sheet_view(game, who, sheet, viewer) for sheet in game.sheets[who]],
        "techs": [tech_view(tech, who == viewer) for tech in game.techs[who]],
    }


def sheet_view(game: Game, who: int, sheet: list[int], viewer: int) -> dict[str, Any]:
    """A sheet face down is known to its owner only; one that was lost stays known (R-VHP-3)."""
    known = sheet[UP] or who == viewer
    return {
        "alien": ALIEN_IDS[sheet[ALIEN]] if known else "",
        "power": power_word(game, who, sheet),
        "tokens": sheet[TOKENS],
        "kind": KINDS[sheet[KIND]],
    }


def power_word(game: Game, who: int, sheet: list[int]) -> str:
    """on, limit (one home colony more and it goes), lost, zapped or hidden."""
    if not sheet[UP]:
        return "hidden"
    if sheet[ZAPPED]:
        return "zapped"
    if not awake(game, sheet, who):
        return "lost"
    return "limit" if game.home[who] == game.options.power_needs and not ALIENS[sheet[ALIEN]].keeps_power else "on"


def tech_view(tech: list[int], own: bool) -> dict[str, Any]:
    """A technology face down is known to its owner only (R-TEC-1); what is stored under one always."""
    return {
        "card": TECHNOLOGY_IDS[tech[CARD]] if tech[COMPLETE] or own else "",
        "up": bool(tech[COMPLETE]),
        "ships": tech[SHIPS],
        "stored": (NAMES[tech[STORED]] if own else "?") if tech[STORED] >= 0 else "",
    }


def planet_rows(game: Game) -> list[list[Any]]:
    """[number, owner, ships by seat] for every planet in the game, system by system."""
    n, ships = game.n, game.ships
    return [
        [planet, owner, ships[planet * n : planet * n + n]] for owner in range(n) for planet in game.planets_of(owner)
    ]


def laid_view(game: Game, side: int, viewer: int) -> list[str]:
    """[state, face]: none, down (its face for its own player), open."""
    face = game.laid[side]
    if face < 0:
        waiting = bool(game.partial) and game.partial[side] is not None and moment_name(game) == "planning.pick"
        return ["ready" if waiting else "none", ""]
    if is_stated(game, side):  # nobody but its player ever knows more
        return ["stated", NAMES[shown(game, side)]]
    if game.open[side]:
        return ["open", NAMES[face]]
    return ["down", NAMES[face] if knows_laid(game, viewer, side) else ""]


def act_view(act: tuple[Any, ...], viewer: int) -> list[Any]:
    """One announced act: [serial, seat, use, card, choice, how it was stopped]."""
    use = USES[act[KEY]]
    open_parts = None if not use.secret_choice or act[SEAT] == viewer else use.open_parts
    choice = act[CHOICE][:open_parts]
    card = NAMES[act[FACE]] if act[FACE] >= 0 else ""
    return [act[SERIAL], act[SEAT], act[KEY], card, plain(choice), act[STOP]]


def sum_view(game: Game) -> dict[str, Any]:
    """Types, values and totals with their lines, who is ahead, and what people expect to count but does not."""
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


def kept_view(game: Game, viewer: int) -> dict[str, Any]:
    """Cards and marks on sheets and boards; what lies face down is a number to others."""
    seen: dict[str, Any] = {}
    for key, content in game.kept.items():
        if key == "second_hand":
            seen[key] = [NAMES[face] for face in content] if second_hand_of(game) == viewer else len(content)
        elif key == FLAGSHIP:  # of research it is not said on which technology
            seen[key] = [content[0], RESEARCH if content[1] <= FIRST_TECHNOLOGY else content[1]]
        elif key == "citadels":
            seen[key] = [[planet, NAMES[face]] for planet, face in content]
        else:
            seen[key] = plain(content)
    return seen


def deal_view(game: Game, viewer: int) -> dict[str, Any]:
    """Proposals: whole for the two main players, public parts for the others (R-NEG-14)."""
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


def question_view(question: Question) -> dict[str, Any]:
    """The question as its seat sees it."""
    return telling.question(question, by_name, bargain_view if question.shape == BARGAIN else plain)


def bargain_view(data: dict[str, Any]) -> dict[str, Any]:
    seen = dict(data)
    seen["hand"] = [NAMES[face] for face in data["hand"]]
    for key in ("mine", "theirs"):
        if data[key]:
            seen[key] = [data[key][0], proposal_view(data[key][1], True)]
    return seen
