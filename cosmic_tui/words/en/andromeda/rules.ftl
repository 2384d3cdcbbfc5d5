### The rules of Andromeda's Edge, statement by statement, for the rules look-up. An id in brackets is a link.
### rules-A-... = heading of a section, rule-A-... = one statement. Wrapped by the widget, no column limit.


## What is in the box

rules-A-COM = What is in the box
rule-A-COM-1 =
    Shared: 1 map board, 1 event board with an event marker, 1 scrapyard board (upper part, and a
    repair ship on the lower part), 15 planet tiles, 6 alliance base tiles, 4 special region tiles
    (variant), 6 nebulae printed on the map rim.
rule-A-COM-2 =
    Cards and tokens: 108 modules (27 each of science, industry, commerce, civilization), 80 tactics
    cards, 20 event cards (two decks of 10), 10 raider cards with 16 raider tokens and 6 raider
    dice, 45 planet moons (9 in each of 5 colors), 6 nebula moons, 21 discovery tokens, 8 supremacy
    tokens, 15 development cards and 15 development tiles (3 of each of 5 kinds), 50 damage markers,
    5 mechaphage tokens, 1 end-of-game marker.
    The book prints few numbers: what stands on factions, upgrades, modules, tactics and event
    cards, raiders, moons, tokens and destiny cards, and the points of spaces, is this house's own,
    except where its examples name it.
rule-A-COM-3 =
    12 faction cards, 12 faction upgrades, 20 destiny (fate) cards. 20 neutral upgrades (5 per ship
    type).
rule-A-COM-4 =
    Each player: 1 station, 6 transports, 1 fighter, 1 science vessel, 1 heavy cruiser, 9 leaders, 6
    dice, 5 track markers, 1 score marker.
rule-A-COM-5 =
    Raider tokens: each S-class card has 4, every other raider card has 1 (2×4 + 8×1 = 16). The
    eight stands fit: one game uses 4 S tokens and one each of A, B, C, D.
rule-A-COM-6 =
    Damage markers, resources and dice are never exhausted. Mechaphage tokens are limited to 5.
    S-class raiders are limited to their 4 tokens.
rule-A-COM-7 =
    Without rules function: 4 player aids, 8 stands for raider tokens.

## Who sees what

rules-A-ZON = Who sees what
rule-A-ZON-1 =
    Choosing between the two looked-at event cards and their new places (one top, one bottom) is not
    revealed.
rule-A-ZON-2 =
    A view given to a player or bot contains exactly the zones that player may see; random
    generators and hidden orders are never part of a view.
rule-A-ZON-3 =
    Faction choice at set-up is simultaneous and secret, then revealed together.
rule-A-ZON-4 =
    Discovery tokens that were looked at and not chosen go back face down to the same place. The
    looker has seen them; the game keeps no record for the others.
rule-A-ZON-5 =
    A module discarded to the bottom of its deck was public; its position there is not shown
    afterwards.

## Resources

rules-A-RES = Resources
rule-A-RES-1 =
    Six resources: energy, titanium, ice, nanocarbon, credit, tactics card.
rule-A-RES-2 =
    A credit may be paid in place of 1 titanium, 1 ice or 1 nanocarbon. It never replaces energy or
    a tactics card, and nothing replaces a credit where a cost asks for a credit.
rule-A-RES-3 =
    "Any resource" means any of the six, tactics cards included. "Basic" means titanium, ice or
    nanocarbon at the owner's choice (per unit); a payment in "basic" may use credits.
rule-A-RES-4 =
    The supply is unlimited.
rule-A-RES-5 =
    At the end of their own turn a player discards everything above the storage limits. Limits: 12
    energy, 6 of each of titanium, ice, nanocarbon, credit. Limits are not checked at any other
    time.
rule-A-RES-6 =
    A moon may be abandoned as part of paying a resource cost. Only in the owner's own turn, but
    then also for payments inside a battle (jump, energy for dice). It first gives everything it
    shows; what the cost does not use stays with the player.
rule-A-RES-7 =
    A gain of a tactics card is a draw. If deck and discard are both empty the draw is lost.
rule-A-RES-8 =
    Costs are paid in full before the effect; a player may not start an optional effect they cannot
    pay.

## Set-up

rules-A-SET = Set-up
rule-A-SET-1 =
    Choose the game length: short 50, medium 60 or long 70 VP; put the end marker there.
rule-A-SET-2 =
    Put the event marker on the start space for the player count. It is 4 / 5 / 6 steps away from
    the end of the track with 2 / 3 / 4 players.
rule-A-SET-3 =
    Choose an event deck (Galactic Dawn is the recommended first one, Cosmic Dusk is harder),
    shuffle it.
rule-A-SET-4 =
    Shuffle the 15 planets; draw 4 / 6 / 8 for 2 / 3 / 4 players; the rest is the face-down planet
    stack.
rule-A-SET-5 =
    (variant A-SPR only) lay the two chosen special tiles on slots ① and ② first.
rule-A-SET-6 =
    Shuffle the drawn planets together with the 6 alliance bases.
rule-A-SET-7 =
    Lay these tiles face up one at a time from the top-left slot, left to right and then top to
    bottom, skipping occupied slots. This fills 10 / 12 / 14 slots.
rule-A-SET-8 =
    Shuffle the 6 nebula moons, 1 face up on each nebula. Shuffle the planet moons by color; each
    laid planet gets 3 of its color in a stack of which only the top one is visible. The others
    stay face down in stacks of 3 by color.
rule-A-SET-9 =
    Raiders: choose one S-class card (Vortikon Strikers for a first game), face up. Roll 2 dice and
    put 1 S raider in the nebula of each rolled number (both may be the same). Choose one card each
    of A, B, C, D, face down, with their tokens. The other five cards are out of the game. Default
    choice: at random, except the first-game recommendation.
rule-A-SET-10 =
    Shuffle each module deck and reveal 3 per column.
rule-A-SET-11 =
    Shuffle the 21 discovery tokens: 5 face down on each of the two marked science spaces, 5 face
    down on the observatory space, 6 out of the game. Shuffle the 8 supremacy tokens: 1 face up on
    each of the three marked supremacy spaces, 5 out of the game.
rule-A-SET-12 =
    Shuffle the tactics deck; sort development cards and tiles by kind.
rule-A-SET-13 =
    Each player puts 3 transports on their launch pad; all other ships are in their reserve.
rule-A-SET-14 =
    Deal 3 faction cards to each player; each keeps 1; take its starting resources. Unused cards
    leave the game.
rule-A-SET-15 =
    Each player takes their faction's upgrade and is dealt 1 neutral upgrade of each of the four
    ship types (5 upgrades in reserve). Others leave the game.
rule-A-SET-16 =
    Each player puts a marker on the bottom space of all five tracks, then advances 1 on each track
    shown on their faction card. Always two different tracks; space 1 never has an icon, so
    nothing triggers.
rule-A-SET-17 =
    Leaders: 1 on each of the 6 alliance bases; roll a die and put 2 in the nebula of that number
    (players may share one); the last 1 on the station.
rule-A-SET-18 =
    First player: everybody rolls 6 dice; compare as in A-BAT-21. If the best rolls are completely
    equal, the tied players roll again.
rule-A-SET-19 =
    The first player's score marker starts on 1; in clockwise order each next player starts on the
    next free space (2, 3, 4).
rule-A-SET-20 =
    Hand limit starts at 5. Opening hand: only the tactics cards among the faction's starting
    resources.
rule-A-SET-21 =
    Order of random draws for a reproducible seed: events, planets, tile order, nebula moons, planet
    moons (green, orange, yellow, white, purple), raider cards, S dice, modules (science, industry,
    commerce, civilization), discovery, supremacy, tactics, factions, upgrades (transport, fighter,
    science vessel, cruiser), destiny, leader dice by seat, first-player dice by seat.

## Turns

rules-A-TRN = Turns
rule-A-TRN-1 =
    Players take turns clockwise until the game ends. The player taking the turn is the active
    player.
rule-A-TRN-2 =
    A turn is exactly one main action, LAUNCH or RETURN TO STATION, chosen at its start, plus any
    number of side actions before, between and after its steps.
rule-A-TRN-3 =
    With no ship on the launch pad at the start of the turn, RETURN is mandatory.
rule-A-TRN-4 =
    RETURN is always allowed, even with all ships on the pad. LAUNCH is allowed only if some ship
    has a legal region.
rule-A-TRN-5 =
    Whenever simultaneous effects have no stated order, the active player orders them. An effect on
    every player is carried out player by player in turn order from the active player, so that
    question does not arise for it.
rule-A-TRN-6 =
    End of turn, in this order: (1) resolve a pending event card (A-EVT-5 ff.); (2) discard down to
    storage limits; (3) discard down to the hand limit. (2) and (3) concern only the active player.
rule-A-TRN-7 =
    "Once per turn" counts reset at the start of every player's turn.
rule-A-TRN-8 =
    While an event card is resolved nobody takes side actions, slotting included (A-EVT-10). In a
    battle the active player may still use the side actions of A-SID-2: they are allowed at
    any moment of your turn and bars only action cards from battles. Window: just before each
    decision the battle asks of the active player. Everybody else may only slot moons (A-MOO-7) and
    use what A-BAT, a card or an ability allows.
rule-A-TRN-9 =
    A choice with no legal option is skipped; with exactly one legal and mandatory option it is made
    for the player. Optional means the player may decline even when able.
rule-A-TRN-10 =
    VP are added the moment they are gained and the end marker is checked at once (A-END-1).
rule-A-TRN-11 =
    "Any moment of your turn" includes the time between two module activations of a return and
    between the parts of a step. It never interrupts the carrying out of one single effect, except
    to pay for it (A-RES-6) and to slot moons.

## Launch

rules-A-LAU = Launch
rule-A-LAU-1 =
    The four steps: 1 launch a ship, 2 activate the region, 3 raider ambush, 4 battle.
rule-A-LAU-2 =
    Step 1: take 1 ship from the launch pad and put it in a region. That region is the active region
    for the whole turn, even if the ship leaves it later.
rule-A-LAU-3 =
    First launch: the player has no ship on the map at that moment. The ship may go to any region
    that is not occupied, at any distance.
rule-A-LAU-4 =
    A region is occupied if it contains a raider or at least 1 ship of any player. Leaders, bonus
    resources and developments do not occupy it.
rule-A-LAU-5 =
    A ship with assault may go to an occupied region on a first launch.
rule-A-LAU-6 =
    Later launch: the player has 1 or more ships on the map. The region must be within range of at
    least 1 of those ships, using the range value of the ship being launched. Regions with other
    players' ships or raiders are allowed.
rule-A-LAU-7 =
    A player may never launch into a region that already holds one of their own ships.
rule-A-LAU-8 =
    An alliance base may be chosen only if the player can activate it and does so. Feasibility
    counts stored resources, moons that can be abandoned, bonus resources and leaders the player
    could collect with side actions (those on the target base included, since the ship will be
    there). Fields need 1 payable displayed module of an allowed kind; the office 1 development that
    can be built; monolith and trade center 2 resources; the shipyard is always possible.
rule-A-LAU-9 =
    A nebula may be chosen only by a ship with navigation.
rule-A-LAU-10 =
    Jump: when launching or moving this ship its owner may pay 1 energy to make its range unlimited
    for that move. Jump does not give navigation and cannot reach a quasar or an empty slot; no path
    is needed, the target is any other region the ship may enter; it is pointless on a first launch.
rule-A-LAU-11 =
    Range is counted in regions: an adjacent region is at distance 1. Paths run only over laid tiles
    and nebulae (empty slots are not regions); occupied regions may be crossed; a ship without
    navigation cannot cross a nebula; nobody can cross a quasar.
rule-A-LAU-12 =
    Distance 0 (same region) counts as within range for effects, but never as a launch target
    because of A-LAU-7.
rule-A-LAU-13 =
    Ships in the scrapyard and on the launch pad are not on the map.
rule-A-LAU-14 =
    Nebulae are not adjacent to one another.
rule-A-LAU-15 =
    Between launch and activation of an alliance base a side action that would make the activation
    impossible is refused.
rule-A-LAU-16 =
    The start of a path is never "entered": distance may be measured from a nebula even for a ship
    without navigation. Every later region of the path, the target included, must be one the moving
    ship may enter or cross.

## Activating a region

rules-A-ACT = Activating a region
rule-A-ACT-1 =
    Planet: capture a moon, i.e. take the top moon token. If no moon is left gain the resource
    printed on the planet instead.
rule-A-ACT-2 =
    After a capture the next moon of that stack becomes visible. "Face-up stack, only the top
    visible" implies this.
rule-A-ACT-3 =
    Nebula: capture its moon if there is one; then look at the top 2 event cards and put one on top
    and the other at the bottom of the deck. With 1 card left, look at it and leave it; with none,
    skip.
rule-A-ACT-4 =
    Alliance base: carry out its action (A-BAS).
rule-A-ACT-5 =
    Vortex (variant): gain its reward. Quasars cannot be entered.
rule-A-ACT-6 =
    Developments do not stop anyone from launching to or activating a planet.
rule-A-ACT-7 =
    Nebula moons are never replaced; planet stacks are never refilled.

## Moons

rules-A-MOO = Moons
rule-A-MOO-1 =
    A captured moon goes to the captured-moons area, which holds at most 4.
rule-A-MOO-2 =
    If there is no room in the owner's own turn, they must first make room by abandoning (with
    reward) or slotting a moon. They may also abandon the new moon at once.
rule-A-MOO-3 =
    In another player's turn a moon may be discarded to make room, but its reward is not gained;
    slotting one is also possible. If the owner makes no room the new moon itself is discarded
    without reward.
rule-A-MOO-4 =
    Abandon (side action, own turn): discard a captured, unslotted moon and gain its resources and
    VP and carry out 1 repair for a repair icon.
rule-A-MOO-5 =
    Abandoned and discarded moons go face up to a discard area and are not reused.
rule-A-MOO-6 =
    Slotted moons can no longer be abandoned.
rule-A-MOO-7 =
    Slotting is a side action allowed in any player's turn and at any moment, even in a battle just
    before the tactical operation is used. Only while an event card is resolved it is not (A-TRN-8).
rule-A-MOO-8 =
    A moon already in a frame may be replaced; the old one is discarded without reward.
rule-A-MOO-9 =
    A moon with a repair icon may not be put in an input frame.
rule-A-MOO-10 =
    A null moon shows nothing. In an input frame it makes the input cost nothing; elsewhere it gives
    nothing.
rule-A-MOO-11 =
    VP printed on a frame is scored once, when a moon is slotted. Once per frame and game, so
    replacing the moon does not score again.
rule-A-MOO-12 =
    When a moon in an output or half-moon frame pays out, it gives everything it shows: resources,
    VP, repair. In an input frame only its resources count as the cost; its VP is ignored.

## Alliance bases

rules-A-BAS = Alliance bases
rule-A-BAS-1 =
    Monolith of the Ancients: pay any 2 resources, draw 3 tactics cards.
rule-A-BAS-2 =
    Trade Center: pay any 2 resources, gain 2 credits.
rule-A-BAS-3 =
    Maximus Field: event marker 1 forward, then buy 1 or 2 science and/or industry modules.
rule-A-BAS-4 =
    Odessa Field: event marker 1 forward, then buy 1 or 2 commerce and/or civilization modules.
rule-A-BAS-5 =
    On both fields the player must buy at least 1 module. If they do not buy a second, they must
    discard 1 displayed module from a column of that field (to the bottom of its deck) after the
    first purchase. Both purchases may come from the same column.
rule-A-BAS-6 =
    Shipyard: build 1 new ship at its cost onto the launch pad, or 1 repair. (With nothing to repair
    the repair gives 1 VP, so the shipyard can always be activated.)
rule-A-BAS-7 =
    Development Office: pay for and build 1 development on any undeveloped planet where the player
    has a transport, not only in the active region.
rule-A-BAS-8 =
    Monolith/Trade Center payments may mix kinds and may include tactics cards and energy.
rule-A-BAS-9 =
    The modules of one field action are chosen and paid together, before either is attached and
    before any refill; what the first one's track advance gives cannot pay for the second. If the
    compulsory discard finds no displayed module it is skipped.

## Raiders

rules-A-RAI = Raiders
rule-A-RAI-1 =
    Five classes: S, A, B, C, D. A raider card gives range, weapons, shields, targeting bonus,
    placement, reward, special text. All raiders have navigation.
rule-A-RAI-2 =
    A region never holds raiders of two classes; a raider is never placed in or moved to a region
    that holds another class. Several S raiders may share a region (a swarm).
rule-A-RAI-3 =
    Ambush (launch step 3), checked after every activation: (a) A non-S raider is in the active
    region: nothing happens and no raider enters. (b) S raiders are in the active region: every
    other S raider within its range of the active region moves in. (c) No raider there: list
    raiders within their own range. If there is any, the active player must choose one; it moves in.
    If the chosen one is S-class, all S raiders within range move in.
rule-A-RAI-4 =
    The ambush happens even if no ship of any player is left in the active region, and also on
    alliance bases and nebulae.
rule-A-RAI-5 =
    Placement (events): reveal that class's card if needed; put its token where its card says.
    "Random nebula" = roll a die.
rule-A-RAI-6 =
    If the region already has a raider (for S: a raider of another class), place it in a random
    nebula without one instead (S may join S): re-roll until legal. If every nebula is blocked the
    raider is not placed.
rule-A-RAI-7 =
    If that class is already on the map, place 2 S raiders as the S card says instead (as many as
    the supply has). One roll for both. An event that names class S places 1 S if none is on the
    map, else 2.
rule-A-RAI-8 =
    A defeated raider goes back to its card and may return later by the same rules. Its shield
    damage is cleared then.
rule-A-RAI-9 =
    The newest planet is the planet laid most recently. The planet with most leaders is the one with most
    leaders counted as in A-DEV-9 for that region alone, ties to the earliest laid.
rule-A-RAI-10 =
    Raider dice: sum of the weapons of all raider ships in the region, at most 6. Any player rolls
    for them; nobody decides for them.
rule-A-RAI-11 =
    Targeting: S raiders = number of S ships in the region, other classes 1; plus the card's bonus;
    at most 5.
rule-A-RAI-12 =
    Unidentified Abductors, when they win: each defeated player puts 1 leader from their station (if
    any) in the active region.
rule-A-RAI-13 =
    Mechaphage Hive, when it wins: each defeated player puts 1 mechaphage token (while supplies
    last) on one of their modules without one. A module with a token counts as damaged everywhere; a
    module repair may remove the token instead of a damage marker.
rule-A-RAI-14 =
    A marked raider shield stays marked while that raider is on the map. S tokens are identical:
    which one is damaged does not matter.
rule-A-RAI-15 =
    All S raiders of one ambush move at the same time; distances are those before the move.
rule-A-RAI-16 =
    A raider's text for a win (A-RAI-12, 13, 17) happens in step 5, after the tactical operations,
    for the defeated players in turn order.
rule-A-RAI-17 =
    Other texts for a win: Gray Corsairs: each defeated player discards 1 resource of their choice
    (any of the six), if they have one. Plasma Reavers: each defeated player damages 1 module
    (A-MOD-13). World Breaker: the top moon of the planet or the moon of the nebula in the active
    region, if any, is discarded.

## Return to station

rules-A-RET = Return to station
rule-A-RET-1 =
    Three steps: 1 activate modules, 2 take all ships back, 3 discard energy and lasting cards.
rule-A-RET-2 =
    Step 1: activate any number of the station's modules in any order. To activate one, put on it 1
    of your ships from the map or from the repair ship, or 1 energy from storage.
rule-A-RET-3 =
    A module holding a ship or energy cannot be activated again.
rule-A-RET-4 =
    Energy may be used only in a row where a module was already activated with a ship during this
    return.
rule-A-RET-5 =
    A module with any damage marker cannot be activated.
rule-A-RET-6 =
    Ships in the upper scrapyard cannot activate; ships on the repair ship can, also those repaired
    earlier in the same turn. Ships on the launch pad cannot.
rule-A-RET-7 =
    A module with an input frame can be activated only if a moon is in it, and by paying that moon's
    resources.
rule-A-RET-8 =
    Science modules have no dock. They are activated through the Primary Reactor, which takes a ship
    (never energy): gain 2 energy, then activate any number of other undamaged science modules, each
    once, in any order. Modules with an empty input frame are skipped.
rule-A-RET-9 =
    Base modules: Primary Reactor (above); Ship Builder (build 1 ship at its cost onto the pad, or 1
    repair); Treasury (1 credit); Construction (draw 1 tactics card, or pay for and build a
    development on an undeveloped planet where you have a transport). For Construction the transport
    must still be on the map, not yet used on a module.
rule-A-RET-10 =
    End-of-game modules have no dock and are never activated.
rule-A-RET-11 =
    Step 2: all ships from modules, both parts of the scrapyard and the map go to the launch pad;
    all damage markers on shields are removed. No ship may stay out unless an effect says so.
rule-A-RET-12 =
    Step 3: energy on modules returns to the supply; lasting tactics cards are discarded.
rule-A-RET-13 =
    A ship built during step 1 sits on the launch pad and cannot activate modules this turn.
rule-A-RET-14 =
    A module may be activated although part of its effect cannot be carried out (do as much as
    possible), but a conversion is skipped if its cost is not paid.
rule-A-RET-15 =
    There is no limit on modules per row.
rule-A-RET-16 =
    A module activated by an ability without ship or energy counts as activated in this return
    (A-RET-3, A-MOD-9), but not as activated with a ship (A-RET-4).
rule-A-RET-17 =
    The active player's shields are cleared in step 2; printed texts name step 2 in one place and the
    last step in another, and nothing happens in between.

## Side actions

rules-A-SID = Side actions
rule-A-SID-1 =
    In any player's turn: slot a moon; play a tactics card whose timing allows it.
rule-A-SID-2 =
    Only in your turn, any number of times: use a development card; discard a discovery or
    supremacy token for its effect; recruit leaders; abandon a moon; collect bonus resources; use
    faction abilities (unless the card states another time).
rule-A-SID-3 =
    Recruit: move any number of your own leaders from regions where you have a ship to your station.
rule-A-SID-4 =
    Collect bonus resources from regions where you have a ship, any number.
rule-A-SID-5 =
    Development card: turn a face-up card face down to use its one-time effect.
rule-A-SID-6 =
    Ships in the scrapyard or on modules do not count as being in a region.
rule-A-SID-7 =
    Side actions of other players (slotting, any-turn cards) are offered at these windows: start of
    a turn, after each step of the main action, before the end of the turn; slotting also whenever a
    rule asks that player to decide.
rule-A-SID-8 =
    Installed modules may be rearranged within their row at any time (A-MOD-12). It is treated as a
    side action of your turn, and is also allowed when a rule asks that player to decide.
rule-A-SID-9 =
    Discovery and supremacy tokens leave the game when used. A used development card stays with its
    owner, face down.

## Tactics cards

rules-A-TAC = Tactics cards
rule-A-TAC-1 =
    After a card is played and fully resolved it goes face up to the discard; an empty deck is
    refilled by shuffling the discard.
rule-A-TAC-2 =
    Action: at the printed time, some in other players' turns; never during a battle.
rule-A-TAC-3 =
    Event: in your turn; after resolving it move the event marker 1 forward.
rule-A-TAC-4 =
    Lasting: in your turn; stays in play until the owner's next return, step 3.
rule-A-TAC-5 =
    Diplomacy: only in the diplomacy step of a battle the player takes part in; 1 per player and
    battle.
rule-A-TAC-6 =
    Battle: during a battle at the printed time, any number; normally only with a ship in the battle.
rule-A-TAC-7 =
    Hand limit 5, raised by the civilization track; excess is discarded at the end of your turn.
    Between turns a hand may exceed the limit.
rule-A-TAC-8 =
    Cards discarded for the limit or as payment go to the same discard without effect.
rule-A-TAC-9 =
    Two lasting cards of the same name add up, subject to the general limits (dice 6, targeting 5).
rule-A-TAC-10 =
    Cards may not be played while an event card is resolved unless they say so; some do: Field
    Repairs: after the event card is turned over and before it scores,
    each player in turn order from the active player may play any number of them.

## Ships and upgrades

rules-A-SHP = Ships and upgrades
rule-A-SHP-1 =
    Values: transport range 1, weapons 1, populate; fighter range 2, weapons 2, assault; science
    vessel range 2, weapons 2, navigation; heavy cruiser range 1, weapons 3, jump and shields. Base
    heavy cruiser: 1 shield.
rule-A-SHP-2 =
    A player can own up to 6 transports and one of each other type. Building takes a ship from the
    reserve and puts it on the launch pad.
rule-A-SHP-3 =
    Abilities: targeting +n (raises the owner's targeting for all their dice, never above 5),
    navigation, assault, jump, populate (transports only), special text. Targeting from upgrades
    counts once per ship type present in the active region.
rule-A-SHP-4 =
    Upgrade: put one of your reserve upgrades on the slot of its ship type. It replaces range,
    weapons, shields and abilities for all ships of the type. If a ship of the type is in reserve
    build one free at once.
rule-A-SHP-5 =
    Each type can be upgraded once; upgrades are permanent. With all four upgraded a further upgrade
    does nothing. If no reserve upgrade fits an open type nothing happens.
rule-A-SHP-6 =
    Shield icons are those of the type's slot on the launch pad. So all ships of a type share them:
    each damaged ship uses up one unmarked icon of its type, the owner choosing which ships; the
    rest go to the scrapyard. Markers stay when a type is upgraded (at most as many as the new
    icons).
rule-A-SHP-7 =
    Every transport upgrade keeps populate.

## Modules

rules-A-MOD = Modules
rule-A-MOD-1 =
    Taking modules: choose from the allowed columns; pay the board price if the effect says so; add
    it to the row of its kind; put damage markers on it for each damage icon; advance 1 on the
    matching track per module, whatever its source.
rule-A-MOD-2 =
    Board prices: bottom 1, middle 2, top 3 units of nanocarbon (science), titanium (industry), ice
    (civilization), or basic (commerce). Credits replace as usual.
rule-A-MOD-3 =
    Order: choose and pay, attach with damage, advance, (fields only) compulsory discard, refill.
rule-A-MOD-4 =
    Refill after each action or side action that took modules: slide the column down, then reveal
    from the deck at the top. An empty deck leaves gaps at the top.
rule-A-MOD-5 =
    Entering play damaged is not "suffering damage".
rule-A-MOD-6 =
    Input frame (on the cost side of an effect): the slotted moon's resources are the cost of
    activating; empty: the module cannot be activated.
rule-A-MOD-7 =
    Output frame: each activation also gives what the slotted moon shows; empty: nothing from the
    frame, the rest works.
rule-A-MOD-8 =
    Half-moon frames: every industry module has one on each side. Two neighboring industry modules
    form one complete frame; only a complete frame takes a moon.
rule-A-MOD-9 =
    The moon of a half-moon frame pays once per return if both neighbors were activated in it, in
    either order.
rule-A-MOD-10 =
    An incomplete or empty half-moon frame does not stop the module's own effect.
rule-A-MOD-11 =
    The base Ship Builder has a half frame on its open side, so the first industry module already
    completes a frame.
rule-A-MOD-12 =
    Rearranging the industry row so that two neighbors with a moon between them are separated
    discards that moon without reward.
rule-A-MOD-13 =
    Damaging a module by an event, card or raider: the owner chooses an undamaged module, base
    modules included, and puts 1 marker on it. No undamaged module: nothing.
rule-A-MOD-14 =
    Several damage icons: several markers; the module is damaged until the last one is gone.
rule-A-MOD-15 =
    A modifier printed on a module works all the time while the module is undamaged, as in A-FX-17,
    whether it is activated or not; its effect is what an activation gives.

## Developments

rules-A-DEV = Developments
rule-A-DEV-1 =
    Five kinds, one per track: observatory (science), factory (industry), spaceport (commerce), city
    (civilization), obelisk (supremacy). A planet's kind fixes what can be built there; at most 1
    development per planet, hence at most 3 of each kind.
rule-A-DEV-2 =
    Needed: a transport (populate) of the player on the undeveloped planet; enough leaders on the
    station; the planet's resource cost.
rule-A-DEV-3 =
    Leaders needed: city 3; factory 2; observatory 2, spaceport 2, obelisk 1.
rule-A-DEV-4 =
    Steps: (1) pay resources and remove the leaders from the station for good; (2) put the
    development tile on that transport, which leaves the player's fleet for good; (3) take a card of
    the kind, face up; (4) advance 1 on the track; (5) score (A-DEV-8).
rule-A-DEV-5 =
    The transport never comes back and cannot be rebuilt. A player must always keep at least 1 ship,
    so the last ship may not be used. Ships in the scrapyard count as owned.
rule-A-DEV-6 =
    The card's one-time effect may be used now or in a later own turn: observatory: look at the
    observatory pile and keep 1; factory: 2 repairs; spaceport: pay any 2, gain any 3; city: take
    1 displayed module free; obelisk: 4 energy.
rule-A-DEV-7 =
    Each development gives its owner +1 die in battles in its region and in adjacent regions, for
    every such development.
rule-A-DEV-8 =
    Scoring when built: VP equal to the number of leaders on the planet and in all adjacent regions,
    at most 10.
rule-A-DEV-9 =
    Counted: all players' leaders, recruited or not yet recruited in those regions (leaders lying
    there), the leaders just delegated to the new development, and the leader number printed on
    developments in adjacent regions. Leaders on stations do not count.
rule-A-DEV-10 =
    Developments do not occupy a region.
rule-A-DEV-11 =
    "For n resources less": the builder chooses which; never below 0;
    leaders are never reduced.
rule-A-DEV-12 =
    The transport that turns into a development is no ship any more: it does not count for battle,
    range, recruiting or ambush. If it was the only ship in the active region, A-BAT-2 still applies
    to others.
rule-A-DEV-13 =
    A transport that joined the active region and turns into a development during a battle leaves
    the battle at once (A-BAT-4 is checked).

## Progress tracks

rules-A-TRK = Progress tracks
rule-A-TRK-1 =
    Tracks: science, industry, commerce, civilization, supremacy. Markers only move forward.
rule-A-TRK-2 =
    Each track has spaces 0–10 worth 0, 1, 2, 4, 6, 8, 9, 10, 12, 15, 20 VP.
rule-A-TRK-3 =
    Three development levels per track. At spaces 3, 6, 9.
rule-A-TRK-4 =
    Reaching an event icon moves the event marker 1 forward at once. Spaces 2, 5, 8; supremacy 4, 7,
    10.
rule-A-TRK-5 =
    Science: on a discovery space look at the tokens there, keep 1; the others stay there. Spaces 4
    and 7. With no token left there, nothing.
rule-A-TRK-6 =
    Industry: on an upgrade space install 1 upgrade. Spaces 4, 7, 10.
rule-A-TRK-7 =
    Supremacy: the first player to reach a token space takes its token; later ones score 2 VP
    instead. Spaces 2, 5, 8.
rule-A-TRK-8 =
    Commerce: the highest vault reached gives that many VP per leftover resource at the end. Vault 1
    at space 4 (1 VP each), vault 2 at space 10 (2 VP each).
rule-A-TRK-9 =
    Civilization: a hand-limit space raises the limit; the player may at once draw up to the new
    limit. Spaces 4, 7, 10: limits 6, 7, 8.
rule-A-TRK-10 =
    Ways to advance: building developments, taking modules, discarding tokens; supremacy: winning
    battles and some cards.
rule-A-TRK-11 =
    At the top space further advances have no effect. "Any track" never means a track at its top
    unless all are.
rule-A-TRK-12 =
    Moving several spaces triggers each entered space in order.

## Events

rules-A-EVT = Events
rule-A-EVT-1 =
    When the event marker reaches the end of its track: (1) reveal the top planet and lay it in the
    next free slot; (2) put 3 moons of its color on it, top one visible; (3) the active player
    takes the event marker: an event card is due at the end of this turn.
rule-A-EVT-2 =
    While the marker is off the track further steps are lost. At most one event per turn.
rule-A-EVT-3 =
    With no planet or slot left, skip (1) and (2).
rule-A-EVT-4 =
    The new planet is a legal region at once, in the same turn.
rule-A-EVT-5 =
    End of turn: reveal the top event card and resolve in order: scoring, raider, special effect,
    reset.
rule-A-EVT-6 =
    Scoring: each player gains the VP beside their marker on the shown track minus 1 per damaged
    module on their station, never less than 0.
rule-A-EVT-7 =
    Raider of the shown class: A-RAI-5 to 7.
rule-A-EVT-8 =
    Special effect as printed.
rule-A-EVT-9 =
    Reset: event marker to the start space for the player count; card to the event discard.
rule-A-EVT-10 =
    No actions (side actions and slotting included), faction abilities or cards during this unless
    stated. Stated: A-TAC-10, and choices the card itself asks for. An ability or track space that
    an event's effect triggers by itself (not optional) still works.
rule-A-EVT-11 =
    Event deck empty: shuffle the discard into a new deck.
rule-A-EVT-12 =
    Effects on all players are decided in turn order from the active player. A player who cannot do
    what is asked is skipped.

## Battle

rules-A-BAT = Battle
rule-A-BAT-1 =
    Battles happen only in a launch, only in the active region, once.
rule-A-BAT-2 =
    There is a battle if, after the ambush, ships of 2 or more sides are in the active region: 2+
    players, or 1+ player and raiders. The active player need not be among them. Raiders alone or
    one player alone: no battle.
rule-A-BAT-3 =
    Every player with a ship there and the raiders there must take part.
rule-A-BAT-4 =
    If at any point only one side (or none) has ships in the active region the battle ends without a
    winner.
rule-A-BAT-5 =
    Six steps: 1 escalation, 2 diplomacy, 3 preparation, 4 roll, 5 outcome, 6 damage.
rule-A-BAT-6 =
    From the active player in turn order every player, taking part or not, once, may move any number
    of their ships on the map that are within range into the active region. Each ship uses its own
    range; jump may be paid per ship.
rule-A-BAT-7 =
    Into a nebula only ships with navigation may move.
rule-A-BAT-8 =
    Raiders do not escalate. Ships leave leaders and bonus resources behind (they may be collected
    before, as side actions, only by the active player).
rule-A-BAT-9 =
    From the active player in turn order each player in the battle, once, may play exactly 1
    diplomacy card; it takes effect at once.
rule-A-BAT-10 =
    A battle ended by diplomacy has no winner, no loser, no damage; ships stay.
rule-A-BAT-11 =
    Dice = weapons of your ships there + 1 per development of yours in or next to the region + modifiers;
    targeting = number of your ships there + modifiers, at most 5.
rule-A-BAT-12 =
    From the active player in turn order each player in the battle, once, may spend any amount of
    energy for +1 die each. Energy does not change targeting.
rule-A-BAT-13 =
    In the same window the player may first play preparation cards and use preparation abilities.
    Players outside the battle get the window only for cards that allow it.
rule-A-BAT-14 =
    Nobody rolls more than 6 dice. Energy that would exceed 6 may not be spent.
rule-A-BAT-15 =
    Targeting never falls below 1 for a side with ships.
rule-A-BAT-16 =
    All roll together. Each side re-rolls every die below its targeting until it is at least that.
rule-A-BAT-17 =
    Targeting 5 re-rolls 1–4; nothing raises it further.
rule-A-BAT-18 =
    Then one pass in turn order from the active player: each player in the battle may play any
    number of after-roll cards.
rule-A-BAT-19 =
    A die with targeting t ends uniformly on t…6; it may be drawn so directly, but the log
    shows first rolls and re-rolls.
rule-A-BAT-20 =
    Compare the highest dice of all sides; ties compare the next highest, and so on.
rule-A-BAT-21 =
    Equivalent: sort each side's dice descending and compare lists; on an equal prefix the longer
    list is better.
rule-A-BAT-22 =
    If the best lists of two or more sides are completely equal there is no winner and everybody in
    the battle is defeated.
rule-A-BAT-23 =
    A winning player advances 1 on supremacy. If raiders were among the defeated the winner also
    gains the raider card's reward, once, even against several S raiders.
rule-A-BAT-24 =
    Each defeated player may carry out their tactical operation: draw 1 tactics card or gain what
    the moon slotted there shows.
rule-A-BAT-25 =
    Order: winner's supremacy advance, reward, winner's cards; then defeated players in turn order:
    loss abilities, cards, tactical operation; then step 6.
rule-A-BAT-26 =
    Every ship of a defeated player in the active region takes damage (A-DMG). Of defeated raiders
    exactly one takes damage: back to its card unless it has an undamaged shield (then mark the
    shield).
rule-A-BAT-27 =
    Winning ships and shielded survivors stay in the region. No second battle follows.
rule-A-BAT-28 =
    Modifiers never take a side with ships below 1 die.
rule-A-BAT-29 =
    A-BAT-4 is checked after each of the steps 1 to 4 and, until the roll, after every card, ability
    or side action that moves, removes or converts ships. A battle it ends gives no supremacy
    advance, reward, tactical operation or damage; cards already played stay spent.
rule-A-BAT-30 =
    Moving a ship (escalation, cards) onto an alliance base or nebula never activates it: only a
    launch does.

## Damage and repair

rules-A-DMG = Damage and repair
rule-A-DMG-1 =
    A damaged ship with an undamaged shield gets 1 damage marker on a shield icon and stays where it
    is.
rule-A-DMG-2 =
    Without shield, or with all shield icons of its type marked, it goes to the upper scrapyard;
    markers stay until repaired or the owner's next return, step 2.
rule-A-DMG-3 =
    Scrapyard ships come back to the launch pad only with a return.
rule-A-DMG-4 =
    Repair: choose one per repair: move 1 own ship from the upper scrapyard to the repair ship;
    remove 1 damage marker from a shield icon of an own ship; remove 1 damage marker from an own
    module.
rule-A-DMG-5 =
    If none of these is possible the repair gives 1 VP. It is not allowed to take the VP while
    something can be repaired.
rule-A-DMG-6 =
    Several repairs from one action may repeat a choice or differ.
rule-A-DMG-7 =
    Ships on the repair ship cannot be launched.
rule-A-DMG-8 =
    "A ship takes damage" from an event works the same, wherever the ship is on the map.
rule-A-DMG-9 =
    A shield icon may be repaired wherever the ships of its type are (map, pad, scrapyard).

## End of the game

rules-A-END = End of the game
rule-A-END-1 =
    When a score marker reaches or passes the end marker the end is triggered; remove the event
    marker at once: no further events happen.
rule-A-END-2 =
    If the trigger comes during an event card, finish that card. If an event was pending for the end
    of this turn but not begun, it is canceled.
rule-A-END-3 =
    The active player finishes the turn; then every player takes exactly one more turn, the one who
    triggered it included. In turn order from the next player on.
rule-A-END-4 =
    VP never fall below 0 and are not capped; passing 100 flips the marker (+100).
rule-A-END-5 =
    1. Tracks: VP beside each of the five markers.
rule-A-END-6 =
    2. Developments: each scores by the level reached on its track: level 2 = 7, level 3 = 10; level
    1 = 4, none = 0.
rule-A-END-7 =
    2b. (variant) special regions, A-SPR-5.
rule-A-END-8 =
    3. Damaged modules: -2 VP each (per module, not per marker). Damaged ships cost nothing.
rule-A-END-9 =
    4. Vault: every leftover resource, tactics cards and energy included, scores the value of the
    highest vault reached.
rule-A-END-10 =
    5. End-of-game VP of undamaged civilization modules.
rule-A-END-11 =
    6. 1 VP per leader on the station.
rule-A-END-12 =
    6b. (variant) destiny cards, A-DES-3.
rule-A-END-13 =
    7. Other VP from faction abilities.
rule-A-END-14 =
    Most VP wins. Ties: most modules; then most resources; then the victory is shared. Base modules
    count equally for all and are left out; resources count all six kinds.
rule-A-END-15 =
    Counters for end-of-game modules are read before anything is discarded; the same tactics cards
    may score in the vault and in a module (the worked example does so).
rule-A-END-16 =
    Slotted and captured moons, unused tokens and cards score nothing unless a module says so.
rule-A-END-17 =
    Once triggered the end is not triggered again, VP lost afterwards change nothing, and with the
    event marker gone every marker step is ignored (no planet, no event).

## Variant: special regions

rules-A-SPR = Variant: special regions
rule-A-SPR-1 =
    Choose the 2 quasars or the 2 vortices; lay them on slots ① and ② before all other tiles
    (A-SET-5). Planet and base numbers do not change.
rule-A-SPR-2 =
    Quasars: nothing can be launched or moved into or through them, raiders included; distances go
    around them. A raider placed on a quasar by A-SPR-6 may leave it (distance 1 to its neighbors);
    S raiders there count normally for ambush range; it cannot be attacked there.
rule-A-SPR-3 =
    Vortices: a ship launched into a vortex gains its reward. At the start of a turn the active
    player gains the reward of each vortex holding at least 1 of their ships (once per vortex,
    however many ships).
rule-A-SPR-4 =
    Vortices are ordinary regions otherwise: they can be occupied, crossed, ambushed and fought in,
    by any ship.
rule-A-SPR-5 =
    After scoring developments each player gains 1 VP per own development adjacent to a special
    tile, for each such tile.
rule-A-SPR-6 =
    Raiders that start in a random nebula start instead on the special tile that shows the rolled
    number. Tile ① shows 1–3, tile ② 4–6; set-up dice too. If that tile is blocked by another class
    use the other; if both are, roll for a nebula as in A-RAI-6.
rule-A-SPR-7 =
    An icon for expansions may be ignored.

## Variant: destiny cards

rules-A-DES = Variant: destiny cards
rule-A-DES-1 =
    Deal 2 to each player; keep 1 secretly, return the other unseen.
rule-A-DES-2 =
    Each card shows two tracks with VP.
rule-A-DES-3 =
    After scoring leaders reveal them; for each goal the owner scores its VP if their marker is
    first on that track, ties included. Both goals can score. A marker still on space 0 is never
    first.

## Variant: two against two

rules-A-TEA = Variant: two against two
rule-A-TEA-1 =
    4 players in two teams, partners sitting side by side; faction choice as usual. Play goes
    clockwise.
rule-A-TEA-2 =
    First player: partners combine their 6+6 dice and compare as teams; the left-hand player of the
    winning team starts. Seats are numbered clockwise; team 1 = seats 1, 2; team 2 = seats 3, 4.
    Play passes to the left, so the left-hand partner is the later one in clockwise order (seat 2 or
    4), and turns go A, B, B, A.
rule-A-TEA-3 =
    No battle if only ships of one team are in the active region.
rule-A-TEA-4 =
    Partners in one battle are one side: each counts own dice (max 6), targeting and energy,
    re-rolls alone, then the dice are joined (max 12) for the comparison.
rule-A-TEA-5 =
    If both partners took part and win, both advance on supremacy and both get the raider reward. A
    partner without a ship there gets nothing.
rule-A-TEA-6 =
    Partners reaching a token space together: the active player decides who takes it. If neither is
    active, the one earlier in turn order; the other scores 2 VP. Reaching event spaces together
    moves the event marker 2.
rule-A-TEA-7 =
    Partners are not enemies but count as "other players". They may share hidden information. So a
    player's view also shows the partner's hand, kept discovery tokens, looked-at event cards and
    destiny card.
rule-A-TEA-8 =
    Once per turn the active player may take from or give to the partner one of: 1 resource (tactics
    card included), 1 unslotted captured moon, 1 supremacy token, 1 discovery token. Both must
    agree.
rule-A-TEA-9 =
    The first module the active player gains in their turn may go to the partner, who then advances
    instead.
rule-A-TEA-10 =
    Final score of a team = sum of both. Higher sum wins; ties by A-END-14 with team sums. The end
    trigger is still a single player's marker.
rule-A-TEA-11 =
    Partners who lose together are each defeated (own tactical operation, own damage). Effects on
    "another player" may be aimed at the partner, effects on "enemy" or "defeated player" of another
    side may not.
rule-A-TEA-12 =
    Damage, VP, limits, storage and the last-ship rule stay per player.

## What component texts mean

rules-A-FX = What component texts mean
rule-A-FX-1 =
    Where a text says gain, you get what it names: energy, titanium, ice, nanocarbon or credits. A
    tactics card is drawn. If it gives basic resources or any resources, you choose the kind unit by
    unit. A moon gives what the moon in this module's output frame shows.
rule-A-FX-2 =
    Paying to get something is optional. You pay first, then you gain, once or up to as many times as
    the text says. Where a moon is paid, you pay the resources of the moon in the input frame.
rule-A-FX-3 =
    Where a text offers a choice, you take exactly one option that can be carried out.
rule-A-FX-4 =
    You score, repair and advance by the number given; any track means one track of your choice. An
    upgrade is installed. For a discovery you look at the observatory's pile and keep 1 (nothing if
    it is empty). Looking at events works as in A-ACT-3. The event marker moves by the number given.
rule-A-FX-5 =
    If an effect recruits, it brings up to that many of your own leaders from any regions to your
    station, also from regions without a ship of yours.
rule-A-FX-6 =
    A module taken by an effect comes from the display. As the text says, you pay the price on the
    board, 1 or 2 units less (never below 0), or nothing. Taking it is optional.
rule-A-FX-7 =
    Building a ship by an effect is optional. As the text says, it costs the normal price, 1 or 2
    titanium less, or nothing, and may be limited to some types. Building a development by an effect
    is optional too (A-DEV-11).
rule-A-FX-8 =
    Where you get something for each of a kind of thing, count the things, divide by the number given
    (1 if there is none), round down, and get it that many times, up to the maximum if there is one.
rule-A-FX-9 =
    These can be counted: modules of a kind (without base modules); developments; ships owned (on the
    map, the pad, modules and in the scrapyard); tactics cards in hand; leaders on the station;
    slotted moons; captured moons that are not slotted; the space on the supremacy track; upgrades;
    tracks at level 2; regions with ships; delegated leaders (the sum of the leader numbers of your
    own developments); damaged modules (base modules included).
rule-A-FX-10 =
    Some effects let you draw a number of cards and keep some of them. Refreshing a development turns
    one used development card face up. Capturing a moon by an effect is optional: it is the top moon
    of a planet where you have a ship, or only of the active region if the text says so, and never a
    printed resource. Moving a ship by an effect moves 1 of your ships on the map by its range and
    the bonus given. A-LAU-9 to 11 apply to the regions; it may end anywhere but in a region with a
    ship of yours, and it may jump.
rule-A-FX-11 =
    Running science modules by an effect: A-RET-8. Buying modules by an effect: A-BAS-5.
rule-A-FX-12 =
    Where all players get something, they get it in turn order. Where the leaders of a track get
    something, those are the players highest on it, ties included, but nobody on space 0.
rule-A-FX-13 =
    Effects place bonus resources (1 unless the text says otherwise) on the planets that belong to a
    track, on the newest planet, or in as many different regions as the text says, chosen by the
    player (any laid tile or nebula).
rule-A-FX-14 =
    These effects on the table happen exactly as their text says: moving a raider, replacing a column
    of the display, printed resources, damage to a module, the festival, choices and module damage
    for all players, the embargo, a leader to a random nebula, ship damage and discarded tactics
    cards for all players, removing top moons, the raider toll, the plague, the supernova.
rule-A-FX-15 =
    Effects in a battle: more dice or targeting for yourself, dice or targeting of others, rolling
    your own dice again, raising a die, saving a ship, stealing, points for each enemy ship, any
    player may end the battle (asked in turn order from the active player; the first yes ends it), an
    offer to end it, a demand, a ban, raiders leave, ships from the scrapyard go to the repair ship.
    The limits of A-BAT-14, 15 and 17 always apply.
rule-A-FX-16 =
    Cards can be played in your own turn, in any turn (at the pauses of A-SID-7), or in a battle: at
    diplomacy (step 2), at preparation (step 3), after the roll (end of step 4), after winning or
    losing (step 5), or when ships are damaged (step 6).
rule-A-FX-17 =
    Lasting cards change one of these: the range of your own ships (by the number given), targeting,
    dice (in your own battles), an ability, damage that you ignore in each battle, what happens on an
    alliance base.
rule-A-FX-18 =
    A faction ability says when it acts; how often (without limit, once per turn, per battle or per
    game); whether its owner may decline; and under which condition, or instead of what. Abilities
    that only change a value are always on. Running a docked module by an ability runs one undamaged
    docked module without ship or energy (never the Primary Reactor; input costs are paid). Haggling
    exchanges 1 basic resource for another. The victim chooses a stolen resource, unless the text
    says that the winner does. An ability's text decides in doubt.
rule-A-FX-19 =
    The condition of a card must hold when it is played: enough of what it counts, or raiders that
    are defeated.
rule-A-FX-20 =
    An "enemy ship" is a ship of another player (not a partner) or a raider.
rule-A-FX-21 =
    Faction abilities and the specials of upgrades act at these moments: when you are defeated in a
    battle (step 5); when you win one (step 5, after the reward); when you prepare for one (in step
    3); for each of your ships that leaves the map through damage, also if it ends on the repair
    ship; right after step 2 of a return; instead of a field's own purchase; for each module attached
    to your station; right after you launch a ship and place it; right after you activate a planet
    (A-ACT-1); right after the module on which you put a ship has given its effect; when you capture
    or slot a moon; after the scoring of a development you build; before you pay for a ship; before
    each single repair, also one that would give 1 VP; after both parts of an activated nebula; at
    any moment of step 1 of a return; after you keep a discovery token; when you recruit (always on);
    whenever any player's development is scored; as a side action; in step 7 of the final scoring;
    always.
rule-A-FX-22 =
    Battle details. A saved ship moves to an adjacent region it may enter (own ships there do not
    matter); if there is none, it stays, undamaged. Dice rolled again are rolled until each meets the
    owner's targeting. An offer to end the battle is made in turn order; only if all accept does each
    of them gain the resource and the battle end. A demand is only made of a player; without another
    player in the battle the card cannot be played. Raiders leave only if they are in the battle; the
    nebula is rolled as in A-RAI-6 and may not be the active region. A victim with nothing gives
    nothing; tactics cards given by the victim's own choice count. Only players in the battle are
    asked whether they end it.
rule-A-FX-23 =
    Details of effects on the table. Moving a raider moves 1 token, distance by A-LAU-11, target by
    A-RAI-2, never a quasar; no ambush or battle follows by itself, but a raider standing in the
    active region at step 3 or 4 counts. Replacing a column puts the chosen modules of one column
    under the deck in the order chosen; then it is refilled. Printed resources are all that is
    printed on each chosen planet. When a module of an opponent within 1 is damaged, the chosen
    player picks the module (A-MOD-13). The embargo counts titanium, ice, nanocarbon and credits. For
    the raider toll, discards and choices of all players: nobody is asked for what they do not have,
    and an option a player cannot pay is not offered. Damage to all ships and the supernova hit
    players' ships only, never raiders. For a leader to a random nebula, one die is rolled per
    affected player.
rule-A-FX-24 =
    Modules can add dice and targeting (A-MOD-15). A tactics card can also be playable at a second
    moment, when an event is revealed (A-TAC-10).
rule-A-FX-25 =
    The special of an upgrade says what is done and when (A-FX-21); a condition can narrow it to one
    module or one kind of module. It works for each ship of the type separately, and only for the
    ship it is about: the one launched, docked, lost, or present in the battle won. Some upgrades add
    leaders for each such ship in A-DEV-9. With others, while such a ship is in the battle, tactics
    cards of other players do not lower its owner's targeting.
rule-A-FX-26 =
    A module says what runs it: a ship only, a ship or energy, or nothing. It can enter play with
    damage markers. Each of its frames is an input, an output, a left half or a right half, and its
    points are scored as in A-MOO-11. At the end of the game an undamaged module can score a base
    value plus a value for each thing it counts (up to its maximum), never below 0, in step 5 of the
    final scoring.
rule-A-FX-27 =
    Factions can change the titanium part of a cost (never below 0), give an ability to a ship type
    (upgraded or not), recruit in regions at most so far from one of their ships, change each storage
    limit, and have another limit for captured moons. Raiders are placed in a random nebula, on the
    newest planet, or on the planet with the most leaders (A-RAI-9). The icons on tracks are event,
    level 1 to level 3, discovery, upgrade, supremacy token, vault 1 and 2, and hand limit 6 to 8.
rule-A-FX-28 =
    Basic bonus resources are chosen kind by kind when they are placed. Bonus resources never lie on
    a quasar. If there are fewer cards than you should draw, you draw what there is and keep at most
    the number given; the discarded ones are public.

## Where the rules leave a doubt

rules-A-AMB = Where the rules leave a doubt
rule-A-AMB-1 =
    Event-track length, storage limits, module prices, build and development costs, track spaces are
    only printed on boards? Designed, see marks.
rule-A-AMB-2 =
    May RETURN be chosen with nothing to return? Yes (A-TRN-4).
rule-A-AMB-3 =
    Does a path cross nebulae, occupied regions, empty slots? A-LAU-11.
rule-A-AMB-4 =
    Do raiders ambush an active region with no ships left in it? Yes, literally (A-RAI-4).
rule-A-AMB-5 =
    Two S raiders in place of a class already on the map: one roll or two? One roll, same nebula
    (A-RAI-7).
rule-A-AMB-6 =
    Shield icons are per type, ships are several? Shared by the type, as printed (A-SHP-6).
rule-A-AMB-7 =
    Does replacing a moon score the frame's VP again? No (A-MOO-11).
rule-A-AMB-8 =
    Order of event, storage and hand limit at end of turn? Event first (A-TRN-6).
rule-A-AMB-9 =
    Marker steps while the marker is off the track? Lost (A-EVT-2).
rule-A-AMB-10 =
    End triggered while an event is pending / in progress? Canceled / finished (A-END-2).
rule-A-AMB-11 =
    Three sides, two tie for best with identical dice, third is lower? All defeated (A-BAT-22).
rule-A-AMB-12 =
    The tactical-operation and shared-win rewards' order? A-BAT-25.
rule-A-AMB-13 =
    Does the Ship Builder base module have a half-moon frame? Yes, on its open side (A-MOD-11).
rule-A-AMB-14 =
    Raiders on quasars although nobody may enter? Placed there, may leave, never attacked there
    (A-SPR-2).
rule-A-AMB-15 =
    Development VP level 1 and no level? 4 and 0 (A-END-6).
rule-A-AMB-16 =
    "Only with a transport on the planet" in a return where ships move to modules? Transport must
    still be on the map (A-RET-9).
rule-A-AMB-17 =
    Advance at the top of a track? Lost (A-TRK-11).
rule-A-AMB-18 =
    One published list has 5 development cards, the box 15? 15 (3 per kind).
rule-A-AMB-19 =
    Published earlier rules dealt 2 factions; the box deals 3? 3.
rule-A-AMB-20 =
    Is the energy die purchase capped by the dice limit? Yes, cannot overpay (A-BAT-14).
rule-A-AMB-21 =
    May a captured moon be declined? No, but you can abandon it at once in your turn (A-MOO-2).
rule-A-AMB-22 =
    Value of the special-region scoring icon? 1 VP, the only value the icon list gives (A-SPR-5).
rule-A-AMB-23 =
    Are shield markers cleared in step 2 or in the last step of a return? Step 2 (A-RET-17).
rule-A-AMB-24 =
    May side actions be used in the middle of a battle? Yes, by the active player; no action cards
    (A-TRN-8).
rule-A-AMB-25 =
    5 discovery tokens on each science space or 5 in all? On each (A-SET-11).
rule-A-AMB-26 =
    Which partner is the "left" one in 2v2? Left as they sit: the later in clockwise order
    (A-TEA-2).
rule-A-AMB-27 =
    "Some" tactics cards may be played during an event, none is named? Field Repairs (A-TAC-10).
rule-A-AMB-28 =
    Slotting a moon "at any moment" against "no actions" during an event? Not during an event
    (A-TRN-8).
rule-A-AMB-29 =
    A base that is launched to: may its effect (convert, build) be declined? No: A-LAU-8; a choice
    there takes one option that is carried out whole.
rule-A-AMB-30 =
    Who knows a stolen or demanded tactics card? Giver and receiver; everybody sees both counts.
rule-A-AMB-31 =
    Event deck empty when somebody may look at cards? The discard is shuffled only when a card must
    be revealed, never for a look.
rule-A-AMB-32 =
    Reset of an event that triggered the end? Only the card is discarded; the marker is gone
    (A-END-1).
rule-A-AMB-33 =
    Modifiers and caps of targeting and dice? Add everything, then cap: targeting 6 - 2 = 4, dice 7
    - 1 = 6.
rule-A-AMB-34 =
    Fewer dice and bought dice? The minimum of 1 applies before energy; each energy adds a die.
rule-A-AMB-35 =
    When targeting counts; cards after energy? Read at the roll; the energy decision closes a
    player's own window; dice given later beyond 6 are lost, energy is not returned.
rule-A-AMB-36 =
    Distances without a moving ship (TB08, TA10, CD08, F09)? May cross nebulae and occupied regions,
    never quasars or empty slots; a raider on a quasar is 1 from its neighbors.
rule-A-AMB-37 =
    What counts for feasibility (A-LAU-8)? The list as written; Envoys widen which leaders could be
    collected; cards, tokens, triggers and developments do not count, but may be used before.
rule-A-AMB-38 =
    Alliance Permit (TL06)? After the base's effect; two copies give 2 credits.
rule-A-AMB-39 =
    A ship built before the main action? The pad is read once, before any side action (A-TRN-3).
rule-A-AMB-40 =
    Start-of-turn rewards of vortices? Before the first window of anybody.
rule-A-AMB-41 =
    A half-moon frame filled late? Pays only if the moon lies there when the second neighbor is
    activated; not again in this return for another moon.
rule-A-AMB-42 =
    Science modules repaired on the way? Damage and payability are checked when each module's turn
    comes.
rule-A-AMB-43 =
    Moons as payment inside an event? Not allowed: stored resources only.
rule-A-AMB-44 =
    2v2: a module handed over (A-TEA-9)? Triggers, damage and frames are the partner's; it uses up
    the giver's first module.
rule-A-AMB-45 =
    What is the planet with the most leaders? Leaders lying there and the number on that planet's own
    development count.
rule-A-AMB-46 =
    Placement rolls with special tiles? Every roll made to place a raider from a card goes to the
    special tile, the fallback and two S together too; TD05 and CD04 still roll a nebula.
rule-A-AMB-47 =
    TE03 and swarms, quasars? One S token may be split off; a raider on a quasar may be moved away.
rule-A-AMB-48 =
    "You lose", "you are defeated" in a complete tie? Apply: everybody is defeated.
rule-A-AMB-49 =
    Whom TB08 may name? Any side in the battle, itself and raiders too.
rule-A-AMB-50 =
    Windows at the end of a turn? The last side actions come before the event; (1) to (3) of A-TRN-6
    run without a window.
rule-A-AMB-51 =
    Field Repairs in an event? Repairs only; optional abilities on repairs stay closed.
rule-A-AMB-52 =
    End marker reached inside a battle? Triggered at once; battle and turn go on.
