"""Operations of diplomacy and battle cards (A-FX-15, A-FX-22)."""


from engine.andromeda.battle import end, participants, side_name, targeting_of
from engine.andromeda.content import CARD_IDS
from engine.andromeda.paying import choosing_cards
from engine.andromeda.raiders import free_nebula, move, throw
from engine.andromeda.state import Game, players_at, side_of, step, turn_order
from engine.andromeda.supply import draw, eyes_of, score
from engine.andromeda.vocabulary import RESOURCES, amounts
from engine.kernel.asking import Asking, Ref, amount, pick, some

YES, NO = ("yes",), ("no",)
ONE_BASIC = amounts(basic=1)


def change(game: Game, what: str, side: int, n: int) -> None:
    if game.battle is not None:
        before = game.battle[what]
        game.battle[what] = {**before, side: before.get(side, 0) + n}


# --- diplomacy ---


@step.named("op.vp_per_enemy_ship")
def vp_per_enemy_ship(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    """Score VP for each enemy ship in the active region, raiders included. Partners' ships do not count (A-FX-20)."""
    region = game.active_region
    count = game.raiders[region][1] if region in game.raiders else 0
    for who in range(game.n):
        if side_of(game, who) != side_of(game, seat):
            count += game.ships[who].count(region)
    score(game, seat, n * count, by)


@step.named("op.any_player_may_end_battle")
def any_player_may_end(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Ask the players of the battle in turn order whether to end it; the first yes ends it."""
    if game.battle is None:
        return
    for who in players_at(game, game.active_region):
        answer = yield pick(who, "battle.may_end", [YES, NO], by)
        if answer == 0:
            game.emit("battle_broken_off", who)
            end(game, "diplomacy")
            return


@step.named("op.offer_end")
def offer_end(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Offer a cease-fire. Only if all others accept does each of them gain a basic resource, and the battle ends."""
    if game.battle is None:
        return
    others = [who for who in players_at(game, game.active_region) if who != seat]
    if not others:
        draw(game, seat, 1, by)
        return
    for who in others:
        answer = yield pick(who, "battle.offer", [YES, NO], by, seat)
        if answer:
            game.emit("offer_declined", who)
            return
    for who in reversed(others):
        game.push("op.gain", who, by, True, ONE_BASIC)
    end(game, "diplomacy")


@step.named("op.demand")
def demand(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Demand tribute: a resource of the other player's choice, or one die fewer for them."""
    others = [who for who in players_at(game, game.active_region) if who != seat]
    if not others:
        return
    victim = others[(yield pick(seat, "battle.demand", [("seat", who) for who in others], by))]
    kinds = [kind for kind in range(5) if game.stock[victim][kind]]
    options: list[Ref] = [("resource", RESOURCES[kind]) for kind in kinds]
    if game.hands[victim]:
        options.append(("resource", "tactics"))
    options.append(("fewer_dice",))
    answer = yield pick(victim, "battle.tribute", options, by, seat)
    if options[answer] == ("fewer_dice",):
        change(game, "dice", victim, -1)
        game.emit("dice_changed", list(side_name(victim)), -1, by)
    elif options[answer][1] == "tactics":
        game.push("fighting.give_card", victim, seat, by)
    else:
        hand_over(game, victim, seat, kinds[answer])


def hand_over(game: Game, giver: int, taker: int, kind: int) -> None:
    game.stock[giver][kind] -= 1
    game.stock[taker][kind] += 1
    game.emit("handed_over", giver, taker, RESOURCES[kind])


@step
def give_card(game: Game, giver: int, taker: int, by: Ref) -> Asking:
    """Ask the giver for a tactics card to give. Both players know the card; the others only see how many cards each has
    (A-AMB-30).
    """
    cards = yield from choosing_cards(game, giver, "give.card", 1, by)
    give_cards(game, giver, taker, cards)


def give_cards(game: Game, giver: int, taker: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        game.hands[giver].remove(card)
        game.hands[taker].append(card)
        eyes = eyes_of(game, giver) | eyes_of(game, taker)
        game.whisper("card_given", eyes, (CARD_IDS[card],), giver, taker)


@step.named("op.forbid_energy_and_cards")
def forbid(game: Game, seat: int, by: Ref, must: bool) -> None:
    if game.battle is not None:
        game.battle["forbidden"] = True
        game.emit("forbidden", seat)


@step.named("op.raiders_leave")
def raiders_leave(game: Game, seat: int, by: Ref, must: bool) -> None:
    """Move all raiders to a rolled nebula that has no other class, never to the active region."""
    region = game.active_region
    if region in game.raiders:
        cls, count = game.raiders[region]
        target = free_nebula(game, cls, region)
        if target >= 0:
            move(game, region, target, count)


@step.named("op.scrapyard_to_repair_ship")
def rescue(game: Game, seat: int, by: Ref, must: bool) -> None:
    if game.battle is not None:
        game.battle["rescue"] = True


# --- battle cards ---


@step.named("op.dice")
def dice(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    change(game, "dice", seat, n)
    game.emit("dice_changed", list(side_name(seat)), n, by)


@step.named("op.targeting")
def targeting(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    change(game, "aim", seat, n)
    game.emit("targeting_changed", list(side_name(seat)), n, by)


@step.named("op.dice_other")
def dice_other(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    """Ask for any side in the battle, including one's own and raiders, and change its dice (A-AMB-49)."""
    here = participants(game)
    side = here[(yield pick(seat, "battle.whom", [side_name(side) for side in here], by))]
    change(game, "dice", side, n)
    game.emit("dice_changed", list(side_name(side)), n, by)


@step.named("op.targeting_other")
def targeting_other(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    others = [side for side in participants(game) if side != seat]
    if not others:
        return
    side = others[(yield pick(seat, "battle.whom", [side_name(side) for side in others], by))]
    change(game, "lowered", side, n)
    game.emit("targeting_changed", list(side_name(side)), n, by)


@step.named("op.reroll_own")
def reroll_own(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Ask which of the seat's dice to reroll; each is rolled until it meets the seat's targeting."""
    assert game.battle is not None
    dice = list(game.battle["rolls"][seat])
    chosen = yield some(seat, "battle.reroll", [("die", die) for die in dice], 0, len(dice), by)
    low = targeting_of(game, seat)
    again = []
    before = [dice[place] for place in chosen]
    for place in chosen:
        thrown = [throw(game)]
        while thrown[-1] < low:
            thrown.append(throw(game))
        dice[place] = thrown[-1]
        again.append(thrown)
    _set_dice(game, seat, dice)
    game.emit("rerolled", side_name(seat), before, again, sorted(dice, reverse=True))
    game.show("again", seat, before, sorted(dice, reverse=True))


@step.named("op.raise_die")
def raise_die(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    assert game.battle is not None
    dice = list(game.battle["rolls"][seat])
    low = [place for place, die in enumerate(dice) if die < 6]
    if not low:
        return
    place = low[(yield pick(seat, "battle.raise", [("die", dice[place]) for place in low], by))]
    more = yield amount(seat, "battle.raise_by", 1, min(n, 6 - dice[place]), by)
    dice[place] += more
    _set_dice(game, seat, dice)
    game.emit("die_raised", side_name(seat), dice[place] - more, dice[place])
    game.show("again", seat, [dice[place] - more], sorted(dice, reverse=True))


def _set_dice(game: Game, seat: int, dice: list[int]) -> None:
    assert game.battle is not None
    game.battle["rolls"] = {**game.battle["rolls"], seat: tuple(sorted(dice, reverse=True))}


# --- what winners take ---


@step.named("op.steal")
def steal(game: Game, seat: int, by: Ref, must: bool, n: int, winner_chooses: bool) -> Asking:
    """Steal from one defeated player. The winner chooses what (no tactics card), or the victim does, up to what it has.
    If only raiders were defeated, gain a basic resource instead (Boarding Party).
    """
    assert game.battle is not None
    order = turn_order(game)
    victims = [who for who in order if who in game.battle["lost"]]
    if not victims:
        game.push("op.gain", seat, by, True, ONE_BASIC)
        return
    if winner_chooses:
        victims = [who for who in victims if any(game.stock[who])]
        if not victims:
            return
    victim = victims[(yield pick(seat, "steal.whom", [("seat", who) for who in victims], by))]
    if winner_chooses:
        kinds = [kind for kind in range(5) if game.stock[victim][kind]]
        refs = [("resource", RESOURCES[kind]) for kind in kinds]
        hand_over(game, victim, seat, kinds[(yield pick(seat, "steal.what", refs, by))])
        return
    for _ in range(n):
        game.push("fighting.give_one", victim, seat, by)


@step
def give_one(game: Game, victim: int, taker: int, by: Ref) -> Asking:
    kinds = [kind for kind in range(5) if game.stock[victim][kind]]
    options: list[Ref] = [("resource", RESOURCES[kind]) for kind in kinds]
    if game.hands[victim]:
        options.append(("resource", "tactics"))
    if not options:
        return
    answer = yield pick(victim, "give.resource", options, by, taker)
    if answer < len(kinds):
        hand_over(game, victim, taker, kinds[answer])
    else:
        game.push("fighting.give_card", victim, taker, by)
