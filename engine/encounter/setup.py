"""Set-up, in the order of R-SET: alien choice, decks, hands, first player. No alien is named here."""


from engine.encounter import beats, phases, technology, variants, windows  # noqa: F401  (their steps belong to every game)
from engine.encounter.cards import (
    ALIEN_NUMBER,
    FIRST_ARTIFACT,
    FIRST_CLASSIC,
    FIRST_FLARE,
    FLARES_IN_DECK,
    HAND_SIZE,
    WILD,
    destiny_cards,
    plain_cards,
)
from engine.encounter.content import load_content
from engine.encounter.items import ALIENS, ARTIFACTS, FACE_USES
from engine.encounter.listening import AllListeners, listen, tell_cards
from engine.encounter.options import Options
from engine.encounter.ships import recount
from engine.encounter.state import ALIEN, BYSTANDER, OWN, SYSTEM, Game, step
from engine.kernel.asking import Asking, Both, Refused, pick
from engine.kernel.chance import shuffle
from engine.kernel.match import Match

SHIPS_ON_A_PLANET = 4


def new_game(options: Options, seed: int, strict: bool = False) -> Match[Game]:
    """Return a match at its first question. The same options and seed make the same game."""
    load_content()
    for name in options.aliens:
        if name and options.hidden_powers and ALIENS[ALIEN_NUMBER[name]].setup:
            raise Refused("alien_needs_open_sheet", name=name)
    check_bans(options)
    game = empty_game(options, seed)
    game.push("course")
    game.push("setup.first_player")
    game.push("setup.deal_cards")
    game.push("setup.offer_aliens")
    return Match(game, strict)


def check_bans(options: Options) -> None:
    """Raise Refused if two aliens were picked that exclude each other (R-SET-6)."""
    for name in options.aliens:
        for other in ALIENS[ALIEN_NUMBER[name]].not_with if name else ():
            if other in options.aliens:
                raise Refused("aliens_exclude", name=name, other=other)


def empty_game(options: Options, seed: int) -> Game:
    """Return the board with all ships at home and nothing dealt (R-SET-1, R-SET-2)."""
    game, n = Game.blank(seed), options.seats
    game.n, game.options, game.ears, game.specials = n, options, {}, {}
    game.listeners, game.stops = AllListeners(game), []
    game.held, game.in_hands = [frozenset()] * n, frozenset()
    for name in ("defense", "target", "destiny", "named", "fixed_planet", "margin"):
        setattr(game, name, -1)
    game.turn = game.number = 1
    for name in ("warp", "fresh", "gone", "gate", "beside", "afloat", "home", "abroad", "flare_by"):
        setattr(game, name, [0] * n)
    game.on, game.role, game.order = [1] * n, [BYSTANDER] * n, list(range(n))
    game.laid, game.open, game.invited = [-1, -1], [0, 0], [0, 0]
    game.hands, game.sheets, game.techs = [[] for _ in range(n)], [[] for _ in range(n)], [[] for _ in range(n)]
    game.ships = [0] * ((SYSTEM * n + 1) * n)  # the last row is for a planet that may be brought in
    for seat in range(n):
        for planet in range(options.planets):
            game.ships[(seat * SYSTEM + planet) * n + seat] = SHIPS_ON_A_PLANET
    recount(game)
    return game


# --- aliens ------------------------------------------------------------------------------------------------------


def allowed_aliens(options: Options) -> list[int]:
    """Return the aliens of the chosen experience levels. If sheets start face down, leave out those with set-up text
    (R-SET-6, R-VHP-4).
    """
    barred = [number for number in options.box if options.hidden_powers and ALIENS[number].setup]
    return [number for number in options.box if ALIENS[number].level in options.levels and number not in barred]


@step
def offer_aliens(game: Game) -> None:
    """Deal each seat two flares face down (R-SET-5). They are stored in a note, so that a repeated question does not
    depend on later dice.
    """
    options = game.options
    if options.alien_mode == "none":
        return
    fixed = fixed_aliens(game)
    pool = [number for number in allowed_aliens(options) if number not in fixed]
    game.notes["offered"] = tuple(map(tuple, deal_aliens(game, pool, fixed)))
    game.push("setup.choose_aliens")


def fixed_aliens(game: Game) -> list[int]:
    """Return the alien the table agreed on for each seat, -1 for none."""
    named = (*game.options.aliens, *[""] * game.n)[: game.n]
    return [ALIEN_NUMBER[name] if name else -1 for name in named]


@step
def choose_aliens(game: Game) -> Asking:
    """Ask all seats at once, in secret, which sheet they keep."""
    offers = game.notes["offered"]
    questions = [
        pick(seat, "setup.alien", [("alien", number) for number in offers[seat]])
        for seat in range(game.n)
        if len(offers[seat]) > 1
    ]
    answers: tuple[int, ...] = ()
    if len(questions) == 1:
        answers = ((yield questions[0]),)
    elif questions:
        answers = yield Both(*questions)
    del game.notes["offered"]
    chosen = dict(zip([question.seat for question in questions], answers, strict=True))
    for seat in range(game.n):
        take_sheet(game, seat, offers[seat][chosen.get(seat, 0)])
    dealt = sorted({number for offer in offers for number in offer})
    taken = {sheets[0][ALIEN] for sheets in game.sheets}
    game.stock = [number for number in game.options.box if number not in taken]
    game.notes["dealt"] = tuple(dealt)
    listen(game)
    recount(game)


def deal_aliens(game: Game, pool: list[int], fixed: list[int]) -> list[list[int]]:
    """Deal two aliens to each seat (one if the seat has no choice). Of two that exclude each other the later is
    replaced.
    """
    pool = pool[:]
    shuffle(game, pool)
    each = 2 if game.options.alien_mode == "dealt" else 1
    on_table = [number for number in fixed if number >= 0]
    offers: list[list[int]] = [[number] if number >= 0 else [] for number in fixed]
    for seat in range(game.n):
        while fixed[seat] < 0 and len(offers[seat]) < each:
            number = next((n for n in pool if not excluded(n, on_table)), None)
            if number is None:
                if offers[seat]:
                    break
                raise Refused("too_few_aliens", n=len(game.options.box))
            pool.remove(number)
            on_table.append(number)
            offers[seat].append(number)
    return offers


def excluded(number: int, others: list[int]) -> bool:
    """Return whether an alien excludes another by its printed text."""
    alien = ALIENS[number]
    return any(alien.id in ALIENS[other].not_with or ALIENS[other].id in alien.not_with for other in others)


def take_sheet(game: Game, seat: int, number: int, kind: int = OWN, up: int | None = None) -> None:
    face_up = (0 if game.options.hidden_powers else 1) if up is None else up
    game.sheets[seat].append([number, face_up, 0, 0, 0, kind, seat])
    variants.tell_sheet(game, seat, number, face_up)


# --- decks -------------------------------------------------------------------------------------------------------


def artifact_cards() -> list[int]:
    return [FIRST_ARTIFACT + number for number, kind in enumerate(ARTIFACTS) for _ in range(kind.count)]


def flare_of(game: Game, number: int) -> int:
    """Return the edition of an alien's flare that takes part; there is only one (R-SET-4)."""
    classic = FIRST_CLASSIC + number
    return classic if game.options.classic_flare and classic in FACE_USES else FIRST_FLARE + number


def flares_for(game: Game) -> list[int]:
    """Return the ten flares of the deck: those that were dealt, and others drawn at random (R-SET-7)."""
    if not game.options.flares:
        return []
    dealt = list(game.notes.pop("dealt", ()))[:FLARES_IN_DECK]
    others = [number for number in game.options.box if number not in dealt]
    shuffle(game, others)
    return [flare_of(game, number) for number in [*dealt, *others][:FLARES_IN_DECK]]


@step
def deal_cards(game: Game) -> None:
    """Shuffle both decks and deal eight cards each; powers with set-up text act afterwards (R-SET-3, R-SET-7, R-SET-8).
    """
    game.deck = [*plain_cards(), *artifact_cards(), *flares_for(game)]
    tell_cards(game, set(game.deck))
    shuffle(game, game.deck)
    game.destiny_deck = destiny_cards(game.n)
    shuffle(game, game.destiny_deck)
    for seat in range(game.n):
        game.set_hand(seat, [game.deck.pop() for _ in range(HAND_SIZE)])
        game.whisper("dealt", 1 << seat, (tuple(game.hands[seat]),), seat, HAND_SIZE)
    game.notes.clear()


@step
def first_player(game: Game) -> None:
    """Draw the first player (R-SET-11). Set-up goes on from there in seat order (R-SET-10), then with technology
    (R-SET-12).
    """
    turned = []
    while True:
        card = game.destiny_deck.pop()
        turned.append(card)
        if card < WILD:
            break
    game.destiny_deck += turned
    shuffle(game, game.destiny_deck)
    game.offense = card
    game.order = [card, *game.others_clockwise(card)]
    game.emit("first_player", card)
    if game.options.technology:
        game.push("technology.set_up")
    for seat in reversed(game.order):
        for sheet in game.sheets[seat]:
            if ALIENS[sheet[ALIEN]].setup:
                game.push("setup.alien_set_up", seat)


@step
def alien_set_up(game: Game, seat: int) -> None:
    """Run the printed game-setup text of a seat's alien."""
    set_up = ALIENS[game.sheets[seat][0][ALIEN]].setup
    if set_up is not None:
        set_up(game, seat)
