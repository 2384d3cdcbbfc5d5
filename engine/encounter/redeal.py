"""Positions dealt anew: other cards in hidden places and another future, but the same in the eyes of one seat.

They are for previews and searches that must not know more than their player, and for tests of secrets. The result
depends on the source of chance and on what the seat may know, never on the true hidden cards: these are sorted before
they are shuffled. The destiny deck and the dice are new. Hands keep their sizes, and a player who is about to lay a
card holds one that can be laid. Nothing of such a position may reach a screen.
"""

from collections.abc import Callable
from typing import Any

from engine.encounter.acts import CHOICE, KEY, SEAT
from engine.encounter.beats import NO_LONGER
from engine.encounter.cards import FIRST_FLARE, MORPH
from engine.encounter.deals import choosable, open_terms
from engine.encounter.flagship import FLAGSHIP
from engine.encounter.hand import laid_aside
from engine.encounter.items import ALIENS, TECHNOLOGY_IDS, USES
from engine.encounter.likely import likely_card, stage_of
from engine.encounter.listening import listen, second_hand_of, tell_cards
from engine.encounter.moments import MOMENT_NUMBER
from engine.encounter.phases.planning import knows_laid
from engine.encounter.places import FIRST_TECHNOLOGY
from engine.encounter.setup import allowed_aliens, deal_aliens, excluded, fixed_aliens, flare_of
from engine.encounter.state import ALIEN, CARD, COMPLETE, DEF, KIND, OFF, OWN, STORED, UP, Done, Game
from engine.kernel.chance import MASK, Source, mix, shuffle

DECLARING, ACCUSING = "acts.declare", "beats.accusations"
NOBODY = -1  # holds the deck
KNOWN_HANDS = ("hand", "drawn")  # what a seat has been shown of others' hands

Known = tuple[tuple[int, int], ...]  # (holder, face); the deck is held by nobody (-1)


def redeal(game: Game, seat: int, source: Source, fixed: Known = (), taking_part: tuple[int, ...] = ()) -> None:
    """Deal everything anew that this seat cannot see, and draw new dice. `fixed` are cards that the seat knows to be
    there, besides those it was shown in this encounter; `taking_part` are flares that it knows to be among the ten in
    play. Neither is compared with the true cards.
    """
    redeal_future(game, source)
    redeal_offers(game, seat)
    redeal_thief(game, seat)
    redeal_technologies(game, seat, source)
    redeal_sheets(game, seat, source)
    redeal_cards(game, seat, source, (*fixed, *shown_to(game, seat), *promised(game)), taking_part)
    rewrite_notes(game, seat)
    rewrite_choices(game, seat)
    rewrite_deal(game, seat)


def redeal_future(game: Game, source: Source) -> None:
    """Reseed the dice and reshuffle the destiny cards."""
    source.counter += 1
    game.seed, game.counter = mix(source.seed, source.counter) & MASK, 0
    game.destiny_deck.sort()
    shuffle(source, game.destiny_deck)


# --- cards -------------------------------------------------------------------------------------------------------


class Zone:
    """A place whose cards the seat cannot see, and the cards dealt to it. A card that was laid from it is dealt with
    it.
    """

    __slots__ = ("cards", "faces", "holder", "lays", "room")

    def __init__(self, holder: int, cards: list[int]) -> None:
        self.holder, self.cards, self.room = holder, cards, len(cards)
        self.lays: list[int] = []  # sides on which a card of this place lies face down
        self.faces: list[int] = []

    def take(self, face: int, pool: list[int]) -> None:
        pool.remove(face)
        self.faces.append(face)


def redeal_cards(game: Game, seat: int, source: Source, known: Known, taking_part: tuple[int, ...]) -> None:
    """Redeal the deck, others' hands, and the cards that lie face down opposite or under their technologies, keeping
    all numbers.
    """
    zones, aside = hidden_zones(game, seat), [face for face, mark in game.aside if hidden_aside(mark, seat)]
    zones.append(Zone(NOBODY, aside))
    stores = [tech for who in range(game.n) if who != seat for tech in game.techs[who] if tech[STORED] >= 0]
    sides = hidden_laid(game, seat)
    for side in sides:
        zone = zone_of_laid(game, zones, side)
        zone.lays.append(side)
        zone.room += 1
    pool = [face for zone in zones for face in zone.cards] + [game.laid[side] for side in sides]
    pool += [tech[STORED] for tech in stores]
    pool = with_other_flares(game, pool, source, (*taking_part, *[face for _, face in known]))
    for holder, face in known:
        zone_with_room = next((one for one in zones if one.holder == holder and len(one.faces) < one.room), None)
        if zone_with_room is not None and face in pool:
            zone_with_room.take(face, pool)
    shuffle(source, pool)
    for tech in stores:
        tech[STORED] = encounter_card(pool)
        pool.remove(tech[STORED])
    deal_out(game, zones, pool)
    for zone in zones:
        for side in zone.lays:
            game.laid[side] = laid_by(game, zone, side, source)
            zone.faces.remove(game.laid[side])
        zone.cards[:] = zone.faces
    dealt_aside = iter([face for zone in zones if zone.cards is aside for face in zone.faces])
    game.aside = [(next(dealt_aside), mark) if hidden_aside(mark, seat) else (face, mark) for face, mark in game.aside]
    for who, hand in enumerate(game.hands):
        game.set_hand(who, hand)


def hidden_zones(game: Game, seat: int) -> list[Zone]:
    """Return every place whose faces the seat cannot see. The deck is held by nobody (-1)."""
    zones = [Zone(NOBODY, game.deck)] + [Zone(who, game.hands[who]) for who in range(game.n) if who != seat]
    if "second_hand" in game.kept and second_hand_of(game) != seat:
        zones.append(Zone(second_hand_of(game), game.kept["second_hand"]))
    return zones


def hidden_aside(mark: int, seat: int) -> bool:
    """Return whether a card lies before another player, neither in hand nor played."""
    return mark < 0 and -1 - mark != seat


def hidden_laid(game: Game, seat: int) -> list[int]:
    """Return the sides whose card lies face down for this seat."""
    found = []
    for side in (OFF, DEF):
        if game.laid[side] >= 0 and not game.open[side] and not knows_laid(game, seat, side):
            found.append(side)
    return found


def zone_of_laid(game: Game, zones: list[Zone], side: int) -> Zone:
    """Return where a face-down card came from: its owner's hand or second hand, else any zone."""
    owner = layer(game, side)
    places = [zone for zone in zones if zone.holder == owner]
    from_second = f"laid_from:{owner}" in game.notes and len(places) > 1
    return places[-1 if from_second else 0] if places else zones[0]


def layer(game: Game, side: int) -> int:
    """Return the seat that laid the card on this side."""
    return game.main(1 - side if "swapped" in game.notes else side)


def deal_out(game: Game, zones: list[Zone], pool: list[int]) -> None:
    """Deal cards to every place. A player who has laid a card, or is about to, gets one that can be laid."""
    laying = about_to_lay(game)
    for zone in zones:
        main = zone.holder in laying and zone.cards is game.hands[zone.holder]
        can_lay = any(face <= MORPH for face in zone.faces)
        if (main or zone.lays) and len(zone.faces) < zone.room and not can_lay and any(face <= MORPH for face in pool):
            zone.take(encounter_card(pool), pool)
    for zone in zones:
        zone.faces += [pool.pop() for _ in range(zone.room - len(zone.faces))]


def about_to_lay(game: Game) -> list[int]:
    """Return the seats that are about to lay a card: the offense from its first check of the turn on, the defense once
    planning has checked its hand (R-PLN-1).
    """
    if not MOMENT_NUMBER["regroup.begin"] <= game.moment <= MOMENT_NUMBER["planning.pick"]:
        return []
    sides = [OFF, DEF] if game.moment >= MOMENT_NUMBER["planning.before_pick"] else [OFF]
    return [game.main(side) for side in sides if game.laid[side] < 0]


def encounter_card(pool: list[int]) -> int:
    return next(face for face in pool if face <= MORPH)


def laid_by(game: Game, zone: Zone, side: int, source: Source) -> int:
    """Return the card that the owner of this place would lay from what it holds now; if one has to be laid, that one.
    """
    owner = layer(game, side)
    given = game.notes.get(f"must_lay:{owner}", -1)
    if given in zone.faces:
        return int(given)
    ships = ships_of_sides(game)
    mine = DEF if owner == game.defense else OFF
    obliged = bool(game.notes.get("attack_obliged"))
    faces = [face for face in zone.faces if face <= MORPH]
    return likely_card(source, faces, mine == DEF, ships[mine] - ships[1 - mine], obliged, stage_of(game))


def ships_of_sides(game: Game) -> list[int]:
    """Return the ships of both sides in the encounter."""
    return [sum(game.ships_in(seat) for seat in range(game.n) if game.side_of(seat) == side) for side in (OFF, DEF)]


def with_other_flares(game: Game, pool: list[int], source: Source, known: tuple[int, ...]) -> list[int]:
    """Return the hidden cards in the same order, but with other flares in place of those not seen yet, because it is
    secret which ten take part (R-SET-7). Flares of dealt aliens stay, and so do those used in this encounter.
    """
    hidden = [face for face in pool if face >= FIRST_FLARE]
    if not hidden:
        return sorted(pool)
    edition = {number: flare_of(game, number) for number in game.options.box}
    seen = {face for face in cards_elsewhere(game) if face >= FIRST_FLARE and face not in hidden}
    dealt = [flare_of(game, sheet[ALIEN]) for sheets in game.sheets for sheet in sheets if sheet[KIND] == OWN]
    held = sorted({face for face in known if face >= FIRST_FLARE} - seen)
    sure = held + sorted({face for face in (*dealt, *game.flares_used) if face >= FIRST_FLARE} - seen - set(held))
    others = sorted(set(edition.values()) - seen - set(sure))
    shuffle(source, others)
    found = [*sure, *others][: len(hidden)]
    tell_cards(game, {*range(MORPH + 1, FIRST_FLARE), *seen, *found})
    return sorted([face for face in pool if face < FIRST_FLARE] + found)


def cards_elsewhere(game: Game) -> list[int]:
    """Return the cards in the deck, the discards, all hands and the second hand, those set aside and those being
    discarded.
    """
    found = [*game.deck, *game.discards, *[face for hand in game.hands for face in hand]]
    found += [face for face, _ in game.aside] + [face for entry in game.discarding for face in entry[1]]
    return found + game.kept.get("second_hand", [])


# --- what a seat knows of hidden places ----------------------------------------------------------------------------


def shown_to(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return the cards of others that this seat was shown in this encounter, from its own notes. A card may have left
    since.
    """
    found: list[tuple[int, int]] = []
    for what, who, faces in game.notes.get(f"seen:{seat}", ()):
        if what in KNOWN_HANDS and who != seat:
            counts = {face: sum(one == (who, face) for one in found) for face in faces}
            found += [(who, face) for face in set(faces) for _ in range(faces.count(face) - counts[face])]
    return sorted(found)


def promised(game: Game) -> list[tuple[int, int]]:
    """Return the cards that have to be where they are: those that must be laid, those that are being played at this
    moment, those that an announced use names or will cost, and those that their holder has named in a deal.
    """
    found = [(seat, game.notes[f"must_lay:{seat}"]) for seat in range(game.n) if f"must_lay:{seat}" in game.notes]
    if game.deal:
        for side in (OFF, DEF):
            entry, terms = game.deal["open"][side], game.deal["terms"]
            named = terms[2 * side] if terms else entry[1][2 * side] if entry else ()
            found += [(game.main(side), term[1]) for term in named if term[0] == "card"]
    for act in game.acts:
        use = USES[act[KEY]]
        found += [(act[SEAT], use.toll)] if use.toll >= 0 else []
        found += [(act[SEAT], face) for face in use.hand_cards(act[CHOICE])] if use.hand_cards else []
    return found + [(args[1], args[3]) for name, args, _ in game.stack if name == DECLARING and args[3] >= 0]


def rewrite_notes(game: Game, seat: int) -> None:
    """Rewrite notes that repeat hidden cards, to name the cards that lie there now."""
    notes = game.notes
    game.kept.pop(NO_LONGER, None)  # found again at the next quiet beat, from the hand that is there now
    if "hands_before" in notes:
        before = notes["hands_before"]
        notes["hands_before"] = tuple(before[who] if who == seat else tuple(game.hands[who]) for who in range(game.n))
    if "hand_kept" in notes and game.defense != seat:
        notes["hand_kept"] = tuple(game.hands[game.defense])
    for who in range(game.n):
        if who != seat and f"gained:{who}" in notes:
            notes[f"gained:{who}"] = tuple(game.hands[who][::-1][: len(notes[f"gained:{who}"])])
        if who != seat and f"seen:{who}" in notes:
            notes[f"seen:{who}"] = tuple(
                (what, other, faces if other == seat else tuple(sorted(game.hands[other])[: len(faces)]))
                for what, other, faces in notes[f"seen:{who}"]
            )


def rewrite_choices(game: Game, seat: int) -> None:
    """Rewrite others' announced acts that name cards in secret, to name the cards that are there now."""
    for index, act in enumerate(game.acts):
        use = USES[act[KEY]]
        if use.secret_choice and act[SEAT] != seat:
            there = laid_aside(game, act[SEAT]) or game.hands[act[SEAT]]
            named = act[CHOICE][: use.open_parts]
            hidden = there[::-1][: len(act[CHOICE]) - len(named)]
            game.acts[index] = (*act[:CHOICE], (*named, *hidden), *act[CHOICE + 1 :])


def rewrite_deal(game: Game, seat: int) -> None:
    """Rewrite the cards that others have chosen to give in a deal and that nobody has seen yet."""
    if not game.deal or not game.deal["terms"]:
        return
    for at, (name, args, answers) in enumerate(game.stack):
        if name == "deals.details":
            game.stack[at] = (name, (args[0], other_choices(game, seat, args[1])), answers)
    if "details" in game.deal:
        game.deal["details"] = other_choices(game, seat, game.deal["details"])


def other_choices(game: Game, seat: int, done: Done) -> tuple[Any, ...]:
    """Return the choices that a deal's terms left to its giver, made anew from the hand as it is now."""
    found: list[Any] = []
    for entry in done:
        giver = game.main(entry[1])
        if entry[0] == "cards" and giver != seat:
            number = sum(one[:2] == entry[:2] for one in found)
            term = open_terms(game.deal["terms"], entry[1])[number]
            faces = choosable(game, giver, entry[1], term, tuple(found)) or game.hands[giver]
            entry = (*entry[:2], tuple(faces[::-1][: term[-1]]))
        found.append(entry)
    return tuple(found)


# --- technologies and sheets -------------------------------------------------------------------------------------


def redeal_offers(game: Game, seat: int) -> None:
    """Redeal the aliens that others may choose from at the beginning (R-SET-5)."""
    offered = game.notes.get("offered")
    if offered is None:
        return
    fixed, own = fixed_aliens(game), offered[seat]
    pool = [number for number in allowed_aliens(game.options) if number not in (*fixed, *own)]
    others = deal_aliens(game, [number for number in pool if not excluded(number, list(own))], fixed)
    game.notes["offered"] = tuple(own if who == seat else tuple(two) for who, two in enumerate(others))


def redeal_thief(game: Game, seat: int) -> None:
    """Forget who has lifted something, while all may accuse. Only that seat knows it; to the others nobody has."""
    for at, (name, args, answers) in enumerate(game.stack):
        if name == ACCUSING and args[0] != seat:
            game.stack[at] = (name, (NOBODY, ()), answers)


def redeal_technologies(game: Game, seat: int, source: Source) -> None:
    """Redeal others' face-down technologies and the technology deck. Ships stay where they research."""
    dealt = game.notes.get("dealt_technologies")
    if dealt is not None:
        cards = [[CARD, number] for who, two in enumerate(dealt) if who != seat for number in two]
        game.tech_deck = dealt_anew(cards, 1, game.tech_deck, source)
        new = iter([number for _, number in cards])
        game.notes["dealt_technologies"] = tuple(
            two if who == seat else tuple(next(new) for _ in two) for who, two in enumerate(dealt)
        )
    used = [args[0].partition(".")[0] for name, args, _ in game.stack if name == DECLARING]
    down = [
        tech
        for who in range(game.n)
        if who != seat
        for tech in game.techs[who]
        if not tech[COMPLETE] and TECHNOLOGY_IDS[tech[CARD]] not in used  # being turned up at this moment
    ]
    flagship = game.kept.get(FLAGSHIP)
    under = next((tech for tech in down if flagship and flagship[1] == FIRST_TECHNOLOGY - tech[CARD]), None)
    game.tech_deck = dealt_anew(down, CARD, game.tech_deck, source)
    if flagship and under is not None:
        game.kept[FLAGSHIP] = [flagship[0], FIRST_TECHNOLOGY - under[CARD]]


def redeal_sheets(game: Game, seat: int, source: Source) -> None:
    """Redeal others' sheets that were never turned up, and the unused aliens (R-VHP-1). None has set-up text (R-VHP-4).
    """
    down = [sheet for who in range(game.n) if who != seat for sheet in game.sheets[who] if not sheet[UP]]
    game.stock = dealt_anew(down, ALIEN, game.stock, source, lambda number: ALIENS[number].setup is None)
    listen(game)


def anything(number: int) -> bool:
    return True


def dealt_anew(
    rows: list[list[int]], number: int, pile: list[int], source: Source, may_lie: Callable[[int], bool] = anything
) -> list[int]:
    """Deal new numbers to face-down rows, from their own numbers and the pile. Each row gets one that may lie there.
    Return the rest as the pile.
    """
    numbers = sorted([row[number] for row in rows] + pile)
    shuffle(source, numbers)
    for row in rows:
        row[number] = next(one for one in reversed(numbers) if may_lie(one))
        numbers.remove(row[number])
    return numbers
