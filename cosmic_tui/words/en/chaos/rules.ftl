### The rules of the game, statement by statement, for the rules look-up. An id in brackets is a link.
### rules-K-... = heading of a section, rule-K-... = one statement. Wrapped by the widget, no column limit.

## Winning

rules-K-WIN = Winning
rule-K-WIN-1 =
    At the very end of your own end phase, if your opponent has no card in the colony, you win.
rule-K-WIN-2 =
    The check of K-WIN-1 looks only at the opponent(s) of the player whose end phase is ending. A player
    whose own colony is empty does not lose in that phase.
rule-K-WIN-3 =
    If both colonies are empty at that check, the player whose end phase it is wins.
rule-K-WIN-4 =
    An empty colony by itself stops nothing: the player keeps acting, keeps hand, table and credits.
rule-K-WIN-5 =
    Trying to draw from, or discard from, an empty colony moves no card and is not punished by itself.
rule-K-WIN-6 =
    A player may concede at any moment; the other wins (multiplayer: K-MULTI-9).

## Zones

rules-K-ZONE = Zones
rule-K-ZONE-1 =
    The colony holds: draw pile = life. Face: down. Who may see it: nobody, owner included; count
    public. Order: fixed, never changed except by a card or action that says shuffle.
rule-K-ZONE-2 =
    The center holds: hand. Face: hidden. Who may see it: owner only; count public. Order: free.
rule-K-ZONE-3 =
    The hangar holds: ships, with equipment and boarded crew on them. Face: ships up; unpaid attachments
    down, paid up. Who may see it: ships and paid cards public; identity of unpaid cards controller
    only. Order: free.
rule-K-ZONE-4 =
    The canteen holds: crew not on a ship. Face: unpaid down, paid up. Who may see it: as K-ZONE-3.
    Order: free.
rule-K-ZONE-5 =
    The surface holds: bases with developments. Face: unpaid down, paid up. Who may see it: as K-ZONE-3;
    development counts public. Order: row, left to right in order of play; never rearranged.
rule-K-ZONE-6 =
    The scrap holds: cards that left play paid (also used events/interrupts). Face: up. Who may see it:
    everyone, any time. Order: fixed.
rule-K-ZONE-7 =
    The ruin holds: cards that left play unpaid, hand discards, bombed colony cards. Face: down. Who may
    see it: its owner only; count public. Order: fixed.
rule-K-ZONE-8 =
    The credit pool is a public number, not a zone of cards.
rule-K-ZONE-9 =
    A card always goes to the scrap / ruin / center / colony of its owner, whoever controlled it.
rule-K-ZONE-10 =
    When a base leaves the surface the others keep their relative order and close the gap.
rule-K-ZONE-11 =
    Top of the ruin = the card added last; bottom = the card added first. Same for scrap.
rule-K-ZONE-12 =
    Your own side of the table, as you see it: nearest to you credits, colony, then the surface to the
    right; behind it the scrap above the colony, the canteen to its right; farthest the ruin above the
    scrap, the hangar to its right. This is for display only.

## Information

rules-K-INFO = Information
rule-K-INFO-1 =
    Every player may check at any time: the number of cards in each player's colony, center, scrap and
    ruin, and each player's credits.
rule-K-INFO-2 =
    Number and place of face-down cards on the table, tokens on them, and card states are public.
rule-K-INFO-3 =
    You may not show cards of your center or your unpaid table cards to other players, nor tell anything
    about them (multiplayer: not even by hints).
rule-K-INFO-4 =
    A card effect that lets you look at an unknown card lets you look once; you get no second look and
    may take no notes. It is shown once, privately, and the log only says that somebody looked.
rule-K-INFO-5 =
    A controller may always look at their own unpaid table cards.
rule-K-INFO-6 =
    A card revealed by being paid, played or put in the scrap is public from then on; a card put in the
    ruin stays hidden from others even if it was seen earlier.

## Decks

rules-K-DECK = Decks
rule-K-DECK-1 =
    Official deck: exactly 45 cards.
rule-K-DECK-2 =
    At most 3 copies of cards with the same name.
rule-K-DECK-3 =
    Four opposed pairs: human - xeno, insectoid - carnoplant, cerebrite - zarg, triciplite - sharkfolk.
    A deck may not contain cards of both species of a pair.
rule-K-DECK-4 =
    Hence at most 4 species in a deck.
rule-K-DECK-5 =
    Every card has exactly one species, one type, one subtype, one rarity.
rule-K-DECK-6 =
    Beginner deck: exactly 30 cards, free choice. The rulebook names neither the copy limit nor the
    species rule for it; in beginner mode only the size is checked.
rule-K-DECK-7 =
    Advice, not a rule: at least half ships, the rest spread evenly over the other five types; for the
    very first game nearly all ships.
rule-K-DECK-8 =
    Rarity has no effect in play. Marks: moon = common, planet = uncommon, sun = rare, galaxy =
    ultra-rare.
rule-K-DECK-9 =
    Pack ratio for a collection feature: a third as many planet cards as moon cards, a tenth as many sun
    cards as moon cards (30 : 10 : 3). Galaxy cards are never in packs; they are prizes for the first
    three places of a tournament.
rule-K-DECK-10 =
    Clans (Galactic Trade, Steel Eagles, Granite Snakes) are a printed tag with no rule effect in the
    base set.
rule-K-DECK-11 =
    Card face (display): credit cost top left, rarity mark top right, name on top; the numbers stand in
    one column at the lower left, from top to bottom speed, firepower, armor, bombing. On equipment and
    crew the same column shows what is added to the ship; on bases it shows the development limit and,
    if any, the armor.

## Set-up

rules-K-SETUP = Set-up
rule-K-SETUP-1 =
    Each player shuffles a deck; the opponent cuts. It becomes the colony.
rule-K-SETUP-2 =
    Both roll a die; the higher roll starts (reroll ties). A coin toss is allowed in the beginner guide.
rule-K-SETUP-3 =
    Each player gets 5 credits and draws 5 cards.
rule-K-SETUP-4 =
    Each player may once reshuffle the five cards into the colony and draw 5 new ones; the second hand
    is final. The opponent cuts. No bad hand has to be proved.
rule-K-SETUP-5 =
    Mulligan order: starting player decides first; decisions are public, hands are not shown.
rule-K-SETUP-6 =
    After every shuffle of a deck during the game the opponent has the right to cut; after the cut it
    may not be shuffled again. In a program the cut changes nothing.
rule-K-SETUP-7 =
    Credit ramp, two players: income of the first four turns of the game is 1 (starter), 2, 3, 4; from
    the fifth turn of the game on it is 5 each. So the starter gets 1 then 3 then 5...; the other 2 then
    4 then 5...
rule-K-SETUP-8 =
    In the first turn of the game the starting player may not start an attack. The second player may
    attack in the first own turn.

## Turns

rules-K-TURN = Turns
rule-K-TURN-1 =
    A turn runs from the beginning of the start phase to the end of the end phase; then the opponent's
    turn.
rule-K-TURN-2 =
    Phases in order: 1 start, 2 main, (3 combat, zero or more times, inside the main phase), 4 end.
rule-K-TURN-3 =
    Basically only the active player acts in their turn; the other acts by interrupts, abilities, trap
    payment, and as defender.
rule-K-TURN-4 =
    The end of the end phase is announced: the log says it.

## Start phase

rules-K-START = Start phase
rule-K-START-1 =
    First of all the active player gets income: 5 credits (ramp: K-SETUP-7; multiplayer: K-MULTI-5).
rule-K-START-2 =
    Then "start phase" effects of the active player's paid cards happen, in the order named by that
    player.
rule-K-START-3 =
    Then starter interrupts may be played, active player first.

## Main phase

rules-K-MAIN = Main phase
rule-K-MAIN-1 =
    Free: play one base to the surface, one crew to the canteen or one equipment onto one of your ships,
    face down, unpaid
rule-K-MAIN-2 =
    Free: start an attack and name its target (K-ATK)
rule-K-MAIN-3 =
    Free: remove two developments in total from your bases (same or different bases): gain 1 CR
rule-K-MAIN-4 =
    Costs what the card costs: play an event, an interrupt or a ship, face up, paid at once
rule-K-MAIN-5 =
    Costs what the card costs: pay for one of your unpaid bases (not traps), crew or equipment (not
    missiles): turn it face up for good
rule-K-MAIN-6 =
    Costs 1 credit: put one development on one of your bases; by this action at most two per base per
    turn. Card effects are not counted
rule-K-MAIN-7 =
    Costs 1 credit: draw one card
rule-K-MAIN-8 =
    Costs 2 credits: look at the top five cards of your colony, take one into your center, then shuffle
    the colony; the opponent cuts
rule-K-MAIN-9 =
    Costs 2 credits: take the bottom card of your ruin into your center; only while your colony has five
    cards or fewer
rule-K-MAIN-10 =
    With fewer than five cards in the colony K-MAIN-8 looks at all of them; with none it is illegal.
    K-MAIN-9 needs a card in the ruin. K-MAIN-7 needs a card in the colony.
rule-K-MAIN-11 =
    Credits never go below 0: an action you cannot pay in full is illegal.
rule-K-MAIN-12 =
    After a combat the main phase goes on; several attacks per turn are allowed.
rule-K-MAIN-13 =
    No action exists to move, discard or take back your own cards on the table.
rule-K-MAIN-14 =
    Developments may be put on any of your bases, unpaid or paid, and beyond the limit.
rule-K-MAIN-15 =
    Developments may be sold (K-MAIN-3) from paid bases too. The base stays paid, and an X fixed by
    K-BASE-4 does not change.
rule-K-MAIN-16 =
    There is no separate "face-up" play of a base, crew or equipment: to bring one in paid, play it down
    (K-MAIN-1) and pay it (K-MAIN-5), both in the same main phase if you like. Face down and unpaid is
    possible for these three types only.
rule-K-MAIN-17 =
    Ending the main phase is an action of its own; it opens one last window (K-STACK-13 w4).

## States of cards

rules-K-STATE = States of cards
rule-K-STATE-1 =
    A card on the table is active (upright), used (turned 90 degrees) or damaged (180 degrees).
rule-K-STATE-2 =
    Every card enters play active.
rule-K-STATE-3 =
    "Active" as a requirement means paid and upright; exception: an unpaid upright crew may board
    (K-CREW-5).
rule-K-STATE-4 =
    A ship becomes used by firing, by return fire and by bombing; any card becomes used or damaged when
    an ability with that turn cost is used. Turn costs (used, damaged, sacrifice) can be paid only by an
    active card.
rule-K-STATE-5 =
    Sacrifice as a cost: put the (active) card in the scrap.
rule-K-STATE-6 =
    A ship or base hit becomes damaged as the rules of damage say (K-DMG-2, K-DMG-3).
rule-K-STATE-7 =
    In your end phase each of your turned cards turns back one step: damaged to used, used to active.
    Nothing else un-turns cards except card effects.
rule-K-STATE-8 =
    Hence a ship damaged in the opponent's turn is only used after your next turn and active after the
    one after that.
rule-K-STATE-9 =
    Used and damaged ships cannot attack, defend, fire, return fire or bomb.
rule-K-STATE-10 =
    Static effects of a paid card work in every state unless the card says "while active".
rule-K-STATE-11 =
    A more severe state replaces a milder one; a card already damaged stays damaged.

## Paid and unpaid

rules-K-PAID = Paid and unpaid
rule-K-PAID-1 =
    Ships, events and interrupts are paid at the moment they are played; if you cannot pay, you cannot
    play them.
rule-K-PAID-2 =
    Only bases, crew and equipment are played face down and unpaid. Playing them is free.
rule-K-PAID-3 =
    An unpaid card has no effect at all and no usable text, stats or species. It occupies its place
    (slot, surface row).
rule-K-PAID-4 =
    Each card is paid once; then it is face up for as long as it stays in play.
rule-K-PAID-5 =
    When payment of a card is announced, its cost is paid and it is shown at once; it counts as paid
    when the payment resolves (K-STACK-7).
rule-K-PAID-6 =
    "Destroyed": unpaid cards go to the ruin, paid cards to the scrap.

## Ships

rules-K-SHIP = Ships
rule-K-SHIP-1 =
    Subtype is size: scout 1, fighter 2, cruiser 3, destroyer 4.
rule-K-SHIP-2 =
    Equipment + crew on a ship together may not exceed its size.
rule-K-SHIP-3 =
    Always face up and paid on play. May attack in the turn it is played.
rule-K-SHIP-4 =
    A ship with a "counts as N in the hangar" text uses N only for the hangar limit, not for its
    capacity.
rule-K-SHIP-5 =
    If an effect lowers capacity below the cards carried, the controller chooses the surplus, which is
    destroyed.

## Equipment

rules-K-EQP = Equipment
rule-K-EQP-1 =
    Played face down on one of your own ships with a free place. It never moves to another ship.
rule-K-EQP-2 =
    Paid in your main phase at any time, or in the pay step of a combat its ship takes part in; missiles
    only in the pay step.
rule-K-EQP-3 =
    Text and stat bonuses count as if printed on the ship; a turn cost in the text turns the ship. "Base
    value" effects ignore the bonuses.
rule-K-EQP-4 =
    Destroyed together with its ship.
rule-K-EQP-5 =
    A paid missile takes effect at the end of the pay step (K-PAY-4) and goes to the scrap in the disarm
    step. Unpaid missiles stay.
rule-K-EQP-6 =
    Other paid equipment stays paid.

## Crew

rules-K-CREW = Crew
rule-K-CREW-1 =
    Played face down to the canteen.
rule-K-CREW-2 =
    Paid in your main phase at any time, or in the pay step while aboard a ship in that combat.
rule-K-CREW-3 =
    Works only aboard a ship, as if printed on the ship - except passengers (K-CREW-4).
rule-K-CREW-4 =
    A paid passenger may use its text in the canteen. It may also board a ship, but there it cannot be
    turned used or damaged as a cost. Its own turn cost turns the passenger, not a ship. Printed number
    bonuses of a passenger count only aboard.
rule-K-CREW-5 =
    Boards only in the equip step of a combat, only a ship taking part in it, only if the crew card is
    upright; unpaid crew may board.
rule-K-CREW-6 =
    Must return to the canteen in the disarm step: aboard a used or damaged ship it returns used, aboard
    an active ship active; paid stays paid, unpaid stays unpaid.
rule-K-CREW-7 =
    Destroyed together with its ship.
rule-K-CREW-8 =
    While aboard it is not in the canteen: it cannot be bombed as a canteen card (K-BOMB-8).

## Bases

rules-K-BASE = Bases
rule-K-BASE-1 =
    Played face down to the right end of your surface row.
rule-K-BASE-2 =
    Printed numbers: development limit; building and bunker also armor.
rule-K-BASE-3 =
    May be paid only in your own main phase (traps: K-BASE-8) and only with at least as many
    developments on it as the limit. Developments stay on it (but see K-MAIN-15).
rule-K-BASE-4 =
    Limit X: any number may be placed (zero included); when paid, X = number of developments then, fixed
    for good.
rule-K-BASE-5 =
    Limit ? (traps only): any number may be placed, with no effect; pure bluff. The limit counts as 0.
rule-K-BASE-6 =
    Research: effect on payment, then to the scrap.
rule-K-BASE-7 =
    Building and bunker: stay face up; effects last while in play.
rule-K-BASE-8 =
    Trap: may be paid only in the bombing step when this very base is the target and total bombing is at
    least 2 (K-BOMB-10). A numeric limit must be met too. Effect, then scrap.
rule-K-BASE-9 =
    Unpaid base: 2 bombing destroys it. Paid base: as much as its armor.
rule-K-BASE-10 =
    A paid base that takes damage in any phase becomes damaged at once. At 0 armor it is destroyed.
rule-K-BASE-11 =
    Tokens on a card that leaves play are lost.

## Events

rules-K-EVT = Events
rule-K-EVT-1 =
    Only in your own main phase, stack empty, no combat running.
rule-K-EVT-2 =
    Paid on play, takes effect, goes to the scrap.
rule-K-EVT-3 =
    The four subtypes have no separate timing rule; other cards refer to them.

## Interrupts

rules-K-INT = Interrupts
rule-K-INT-1 =
    May be played in your own and in the opponent's turn; paid on play; takes effect; goes to the scrap.
rule-K-INT-2 =
    Starter: only in a start phase (anybody's).
rule-K-INT-3 =
    Battle: only in a combat phase.
rule-K-INT-4 =
    Reaction: at any time.
rule-K-INT-5 =
    General: only in a main phase (anybody's), including the window after an attack target is named
    (K-ATK-6), not later in the combat.
rule-K-INT-6 =
    Abilities of cards in play, and payments of bases, crew and equipment, count as interrupts. They are
    not interrupt cards.

## Bluffs

rules-K-BLUFF = Bluffs
rule-K-BLUFF-1 =
    Any card of your center, whatever its type, may be played face down as if it were a base, a crew or
    an equipment, and developed or boarded like one.
rule-K-BLUFF-2 =
    Such a card can never be paid in that place. Destroyed, it goes unseen to the ruin.
rule-K-BLUFF-3 =
    Nothing may reveal, by offered actions, errors or timing, whether a face-down card is real; only its
    controller sees whether it can be paid.

## The stack

rules-K-STACK = The stack
rule-K-STACK-1 =
    An announced action or interrupt waits on a stack while it is answered; the last one announced takes
    effect first, then backwards (LIFO).
rule-K-STACK-2 =
    Costs are not reversed: each card is paid when it is announced.
rule-K-STACK-3 =
    An interrupt in answer to an opponent's action takes effect before that action.
rule-K-STACK-4 =
    If one player plays several interrupts while the opponent does nothing, that player chooses the
    order in which they take effect. When unwinding reaches several neighboring items of one player
    with nothing of the other player between them, that player names their order; the default is last
    in, first out. The action being answered is not part of such a run and always comes last.
rule-K-STACK-5 =
    Priority: after an ordinary action of a player the other player may answer first (declaring an
    attack has its own window, K-ATK-6); in the damage window (K-FIRE-9) the firing player is asked
    first. After each new item the other player is asked. Two passes in a row start the unwinding.
    Between unwinding items nobody is asked, unless the item itself asks.
rule-K-STACK-6 =
    Targets and choices are made on announcement unless the card says otherwise. On resolution a card
    that has lost its target does nothing, leaves play, its cost is lost.
rule-K-STACK-7 =
    Payments of bases, crew, equipment and abilities resolve on the stack like interrupts.
rule-K-STACK-8 =
    "Neutralize": the target leaves the stack without effect to the scrap; its cost is lost.
rule-K-STACK-9 =
    "Neutralize an interrupt" targets only interrupt cards on the stack, never payments, abilities, or
    itself.
rule-K-STACK-10 =
    A neutralizer whose own target was already neutralized or resolved does nothing.
rule-K-STACK-11 =
    Not answerable: mandatory steps (income, limits, un-turning, armor restoration, win check), turning
    used as part of firing, disarm.
rule-K-STACK-12 =
    Worked example (official numbers where given): attacker's Cobra Flash 5-2-3-0 fires at Moon
    Worshipper 4-1-3; Moon Worshipper announces return fire. Attacker: Extra Hit (+1 firepower).
    Defender: Durmacel Target Deflector, 1 CR (+1 armor). Attacker: Superior Order, 2 CR, on the
    Deflector. Defender: Overrule, 2 CR (= cost of Superior Order), on Superior Order. Both pass.
    Unwinding: Overrule neutralizes Superior Order; Deflector raises armor to 4; Extra Hit raises
    firepower to 3; damage: Moon Worshipper 4 - 3 = 1 left and survives; Cobra Flash 3 - 1 = 2. Both
    become used.
rule-K-STACK-13 =
    Windows of a game turn, in order; in each, the player named first is asked first, then K-STACK-5
    runs. w1 start phase after K-START-2: starter and reaction interrupts, abilities - active player
    first. w2 after every main-phase action is announced, before it takes effect: general and reaction
    interrupts, abilities - other player first. Drawing, searching (K-MAIN-8, K-MAIN-9), developing,
    selling and playing a card face down are done at once, without w2. w3 the attack window K-ATK-6. w4
    when the active player ends the main phase: as w2, other player first. If an item was played, the
    main phase goes on afterwards. w5 in combat: after boarding is complete, and after each player's
    payments: battle and reaction interrupts, abilities - attacker first. w6 at the start of the firing
    step and after every exchange: as w5. w7 the damage window K-FIRE-9. w8 before bombing takes effect
    K-BOMB-4. w9 end phase before K-END-2: reaction interrupts and abilities - active player first.
rule-K-STACK-14 =
    An interrupt whose text names a moment (a shot, a named attack, a card being played) may be played
    only in the window in which that moment stands.

## Attacks

rules-K-ATK = Attacks
rule-K-ATK-1 =
    Only the active player, in their main phase, not in the turn barred by K-SETUP-8.
rule-K-ATK-2 =
    Target, named first: the opponent's colony, the opponent's center, one crew in the opponent's
    canteen, or one base on the opponent's surface. Unpaid crew and bases may be targeted. Ships are
    never the target of an attack.
rule-K-ATK-3 =
    Starting an attack costs 0 plus any attack tax in force (e.g. Mine Ring: +1 each); the tax is paid
    with the declaration, or the attack is illegal.
rule-K-ATK-4 =
    You need at least one active ship to declare. The center may be targeted even if empty; the colony
    too.
rule-K-ATK-5 =
    Camouflage (K-ABIL-2) does not protect from attacks: being attacked is not being targeted by a card.
rule-K-ATK-6 =
    After the target is named both players may still play general interrupts and use special card
    abilities, attacker first. It is the only answer to the declaration itself; payments are not
    possible in it. Once both pass, the equip step begins and from then on only battle and reaction
    interrupts (and abilities) may be used until the combat phase ends.
rule-K-ATK-7 =
    If the named target leaves its zone before bombing, the combat goes on but no bombing is possible;
    ships cannot be named as bombers, stealth (K-ABIL-6) cannot be used, and ships stay as they are.
rule-K-ATK-8 =
    If the attacker has no ship in the combat when the pay step begins, the combat goes straight to
    disarm.
rule-K-ATK-9 =
    Steps in order: 1 equip, 2 pay, 3 fire, 4 bomb, 5 disarm.

## Equip step

rules-K-RIG = Equip step
rule-K-RIG-1 =
    The attacker picks which active ships attack (at least one).
rule-K-RIG-2 =
    The attacker may board upright crew from their canteen on those ships (K-SHIP-2).
rule-K-RIG-3 =
    Then the defender decides whether to defend, and with which active ships.
rule-K-RIG-4 =
    The defender may board upright crew on those ships. A crew that is the target of the attack may
    board too.
rule-K-RIG-5 =
    No ship may join later except by a card.
rule-K-RIG-6 =
    No defending ship: after the pay step go directly to bombing; there is no firing step.

## Pay step

rules-K-PAY = Pay step
rule-K-PAY-1 =
    First the attacker pays for any unpaid crew and equipment on their ships in this combat, as much
    as that player wants, and is done then.
rule-K-PAY-2 =
    Then the defender does the same on their ships in this combat. No alternation, no going back.
rule-K-PAY-3 =
    Cards not paid now cannot be paid later in this combat. Missiles can be paid only here.
rule-K-PAY-4 =
    End of the step: all paid missiles and all "end of the pay step" effects happen at the same instant.
    Choices for them are made first, attacker then defender, then all are applied together.
rule-K-PAY-5 =
    Ships destroyed by K-PAY-4 are removed together afterwards; a ship destroyed here still delivers its
    own missile.
rule-K-PAY-6 =
    If one side has no ship left after K-PAY-4 the firing step is skipped.

## Firing step

rules-K-FIRE = Firing step
rule-K-FIRE-1 =
    Takes part: active ships of both sides in this combat. Effective speed = printed + bonuses,
    recomputed before each decision.
rule-K-FIRE-2 =
    The initiative belongs to the side that has the fastest active ship; on equal speed the attacker
    counts as faster.
rule-K-FIRE-3 =
    The side with the initiative acts with one of its active ships that is faster than every active
    enemy ship (attacker: at least as fast). With several such ships it chooses freely among them.
rule-K-FIRE-4 =
    Acting = fire at one enemy ship in this combat, or use an ability that replaces firing (stealth).
rule-K-FIRE-5 =
    It may pass instead; then the other side's fastest active ship (its choice among equals) may act
    once, after which the passed ship's side is judged again by K-FIRE-2.
rule-K-FIRE-6 =
    When both sides pass in a row, or no active ship can act on an enemy, the firing ends. A side whose
    turn it is to act but that has no active ship counts as passing.
rule-K-FIRE-7 =
    The ship fired at declares whether it returns fire or uses an ability (stealth) instead. Only an
    active ship may. Declining keeps it active, so it may act later in its own order and choose its own
    target.
rule-K-FIRE-8 =
    A ship about to be destroyed by this shot still returns fire.
rule-K-FIRE-9 =
    Damage window: before damage is dealt, battle and reaction interrupts and abilities may be used,
    firing player first (K-STACK-5).
rule-K-FIRE-10 =
    Damage: target loses armor equal to the shooter's firepower; if it returned fire the shooter loses
    armor equal to the target's firepower. Both at the same time.
rule-K-FIRE-11 =
    Then the shooter becomes used; a ship that returned fire becomes used; one that did not stays
    active.
rule-K-FIRE-12 =
    Then ships with 0 armor go to the scrap with everything on them (K-PAID-6).
rule-K-FIRE-13 =
    Next: K-FIRE-2 again among the ships still active. A ship acts at most once per firing step unless a
    card un-turns it.
rule-K-FIRE-14 =
    End of the step: every ship in the combat that took at least one hit (lost at least 1 armor)
    becomes damaged, whatever its state.
rule-K-FIRE-15 =
    A ship with 0 firepower may fire or return fire; that is not a hit.
rule-K-FIRE-16 =
    One exchange, step by step: (1) shooter, target and, with heavy weapons, the bought points are
    announced; (2) with burst the division is announced; (3) the target - with burst every active ship
    given damage - announces reply (with its own heavy weapons, burst division), stealth or nothing; (4)
    damage window; (5) firepowers are read anew: if a burst total changed, its owner adds or takes the
    difference among the ships already named; (6) squadron divisions are named, defender of the combat
    first; (7) all damage at once, turning, losses (K-FIRE-10..12).
rule-K-FIRE-17 =
    A ship may be given damage by burst without being the one fired at, and the ship fired at may be
    given 0; only the ship fired at and the ships given damage may reply.

## Bombing step

rules-K-BOMB = Bombing step
rule-K-BOMB-1 =
    The attacker chooses any of their ships that are still active in the combat as bombers. They bomb at the
    same instant; total bombing = sum; it cannot be divided.
rule-K-BOMB-2 =
    A ship with bombing 0 may be named but adds nothing.
rule-K-BOMB-3 =
    Bombing ships become used at the end of the step. (A trap that destroys "a ship" finds them still in
    play.)
rule-K-BOMB-4 =
    Before bombing takes effect battle and reaction interrupts and abilities may be used, attacker
    first.
rule-K-BOMB-5 =
    Target colony: the defender puts that many cards, one by one, from the top of their colony into
    their ruin. No threshold.
rule-K-BOMB-6 =
    Target center: if total bombing is at least 2, the defender puts exactly one card of the defender's
    choice from the center into the ruin; below 2 nothing happens. Never more than one card per combat.
rule-K-BOMB-7 =
    Target crew: with total bombing at least 2 it is destroyed (K-PAID-6); below 2 nothing.
rule-K-BOMB-8 =
    If the target crew was boarded on a ship in step 1, it is not in the canteen and cannot be bombed.
rule-K-BOMB-9 =
    Target unpaid base: with at least 2 destroyed, to the ruin; below 2 nothing.
rule-K-BOMB-10 =
    Target unpaid trap: with at least 2 the defender may now pay it (cost, numeric limit). It is shown,
    takes effect, goes to the scrap instead of K-BOMB-9. To keep the secret (K-BLUFF-3) the question is
    put to the defender for every unpaid base so bombed, trap or not.
rule-K-BOMB-11 =
    Target paid base: with at least its current armor destroyed, to the scrap; with less it loses that
    much armor and, if that is at least 1, becomes damaged.
rule-K-BOMB-12 =
    Successful bombing = at least one card left the colony or center, or the crew/base was destroyed. A
    trap paid by K-BOMB-10 counts as successful too.
rule-K-BOMB-13 =
    Bombing damage to a paid base lasts until armor is restored (K-END-4), so two bombings in one turn
    add up.
rule-K-BOMB-14 =
    A trap does not undo the bombing: the base is gone either way and destroyed bombers have already
    bombed. "Bombing ships" in a trap are the ships named in K-BOMB-1.

## Disarm step

rules-K-DIS = Disarm step
rule-K-DIS-1 =
    Crew return to the canteen (K-CREW-6).
rule-K-DIS-2 =
    Paid equipment stays paid; paid missiles go to the scrap.
rule-K-DIS-3 =
    "Until end of combat" effects end now. Then the main phase goes on.

## Keywords of ships

rules-K-ABIL = Keywords of ships
rule-K-ABIL-1 =
    Using a keyword is always optional and needs only an announcement. Combat keywords may be used only
    when the ship's order comes (it acts, or it is fired at).
rule-K-ABIL-2 =
    Camouflage: cannot be chosen as the target of a card or ability of anyone, its owner included.
    Effects on all ships, equipment and crew played or boarded on it, and a ship its own controller must
    pick as a loss (Chazma Charge) are not targeting. It can be fired at normally; it cannot be given
    burst damage except as the ship actually fired at / answered.
rule-K-ABIL-3 =
    Rapid fire: the ship it fires at cannot return fire (nor use stealth instead).
rule-K-ABIL-4 =
    Burst: its damage, also in return fire, may be divided among enemy ships in the combat; part of it
    may be left undealt. Every active ship damaged by the division may return fire at it, all in the
    same exchange.
rule-K-ABIL-5 =
    Squadron: damage dealt by one enemy ship to one of your squadron ships in the combat may be divided
    by you among your squadron ships in the combat; no ship may be given more than its armor; any rest
    stays on the original ship. Not usable against a shot divided by burst. Only the ship fired at may
    reply, wherever the damage goes.
rule-K-ABIL-6 =
    Stealth: in the firing step, instead of firing or instead of returning fire, it bombs at once and
    becomes used. Only attackers can do so. Each stealth bombing is a separate bombing with its own
    total. As a reply it bombs before damage is dealt and deals no damage. For traps it is a bombing
    step of its own with that ship as the only bomber; pyrotechnics cannot be added.
rule-K-ABIL-7 =
    Heavy weapons: when it fires or returns fire, pay 2 CR per +1 firepower, until the end of the
    combat; the result may not exceed twice its base firepower. The printed icon of the price is damaged
    (K-DISC-6).
rule-K-ABIL-8 =
    Repair: when it would become damaged because of damage, it becomes used instead.
rule-K-ABIL-9 =
    Pyrotechnics: in the bombing step put any number of cards from the top of your own colony into your
    ruin: +1 bombing each until the end of combat; the result may not exceed twice its base bombing.
rule-K-ABIL-10 =
    Caps in K-ABIL-7/9 compare the total after all bonuses with twice the printed value; if bonuses
    already reach it the keyword adds nothing.
rule-K-ABIL-11 =
    A keyword gained twice works once.
rule-K-ABIL-12 =
    Special abilities of ships, equipment, crew and bases may be used in any phase unless the text
    limits them; each use counts as an interrupt.

## End phase

rules-K-END = End phase
rule-K-END-1 =
    "End phase" effects of the active player's cards, in the order named by that player; then window w9
    (K-STACK-13). Everything below runs without a window.
rule-K-END-2 =
    If your center has more than 5 cards, put cards of your choice into your ruin until 5 remain.
rule-K-END-3 =
    If the sizes of your ships exceed 12, put ships of your choice into the scrap until they are at most
    12. Then credits above 20 become 20.
rule-K-END-4 =
    Every ship and base in play, of all players, regains full armor.
rule-K-END-5 =
    Your turned cards turn back one step (K-STATE-7).
rule-K-END-6 =
    "Until end of turn" effects end. Win check K-WIN-1. Next player.
rule-K-END-7 =
    Limits are checked only here: during the turn a center above 5, a hangar above 12 and credits above
    20 are legal.
rule-K-END-8 =
    A ship scrapped for the hangar limit takes its equipment along (K-EQP-4).

## Damage

rules-K-DMG = Damage
rule-K-DMG-1 =
    No value of any card or player goes below 0 (cost, stats, development limit, credits).
rule-K-DMG-2 =
    A ship damaged outside combat becomes damaged at once; at 0 armor it is destroyed.
rule-K-DMG-3 =
    In combat it becomes damaged at the end of the firing step (K-FIRE-14), also for hits of the pay
    step. If the firing step is skipped, this happens right before bombing.
rule-K-DMG-4 =
    A ship hit after that point in the same combat becomes damaged at the end of the bombing step.
rule-K-DMG-5 =
    A ship hit in combat at 0 armor is destroyed after the exchange or simultaneous effect that hit it.
rule-K-DMG-6 =
    An armor bonus raises current and full armor alike. When it ends, full armor drops and current
    armor becomes at most the new full value, but never below 1: losing a bonus alone does not destroy.
rule-K-DMG-7 =
    "Destroy" ignores armor. "Prevent N damage" lowers the next damage to that ship by N; damage
    lowered to 0 is no hit.

## Definitions

rules-K-DEF = Definitions
rule-K-DEF-1 =
    Active: paid and upright.
rule-K-DEF-2 =
    Base value: the printed number without other cards, tokens or effects.
rule-K-DEF-3 =
    Target: a chosen card in play or a player.
rule-K-DEF-4 =
    Credit cost: what must be paid once to make a card paid.
rule-K-DEF-5 =
    Opponent: the other player; in multiplayer the neighbor you choose.
rule-K-DEF-6 =
    Attacker / defender: the player who attacks, the player who is attacked; also the cards they control.
rule-K-DEF-7 =
    Controller: who commands a card now.
rule-K-DEF-8 =
    In play: any card in hangar, canteen or surface, unpaid included.
rule-K-DEF-9 =
    Token: marker on a card, developments included.
rule-K-DEF-10 =
    Played: cards on the table and events / interrupts now taking effect.
rule-K-DEF-11 =
    Destroyed: K-PAID-6.
rule-K-DEF-12 =
    Neutralized: K-STACK-8.
rule-K-DEF-13 =
    Successful bombing: K-BOMB-12.
rule-K-DEF-14 =
    Owner: whose deck it started in.

## General rules

rules-K-GEN = General rules
rule-K-GEN-1 =
    Card text beats this document.
rule-K-GEN-2 =
    Cost reductions stop at 0.
rule-K-GEN-3 =
    If a card makes several players act, the player who played it acts first.
rule-K-GEN-4 =
    "You may" is optional; otherwise do as much as possible.
rule-K-GEN-5 =
    A control change keeps state, damage, tokens and attachments; the card moves to the matching zone of
    the new controller.
rule-K-GEN-6 =
    A current stat = printed number + all bonuses and penalties in force, then floored at 0; conditions
    (if) of static and of lasting bonuses are judged continuously, conditions of one-time effects when
    the effect is applied. Then the caps of K-ABIL-7/9 are applied to the keyword's own gain.
rule-K-GEN-7 =
    Several effects triggered at the same moment: the active player orders and applies all of theirs
    first, then the other player (multiplayer: clockwise). Exception: K-PAY-4 is truly simultaneous.
rule-K-GEN-8 =
    An effect "until end of turn" on "all your ships" also covers ships that come under your control
    later in that turn.
rule-K-GEN-9 =
    A card that needs a target may be played only if a legal target exists. Playing it without one is
    refused, not wasted.

## Three and more players

rules-K-MULTI = Three and more players
rule-K-MULTI-1 =
    Turns go clockwise; cutting goes counter-clockwise.
rule-K-MULTI-2 =
    You may attack only your two neighbors.
rule-K-MULTI-3 =
    A card that says "opponent" affects the neighbor you choose.
rule-K-MULTI-4 =
    Nobody may attack in their first turn.
rule-K-MULTI-5 =
    No ramp: everyone gets 5 credits from the first turn on.
rule-K-MULTI-6 =
    Table talk and deals are free, but K-INFO-3 holds. Deals are not enforced.
rule-K-MULTI-7 =
    Elimination: at the end of a player's end phase each of that player's neighbors with an empty
    colony is out.
rule-K-MULTI-8 =
    Winner: the player who eliminated most players; ties: who stayed in longer. The game runs until one
    is left.
rule-K-MULTI-9 =
    The elimination belongs to the player whose bombing, card or action removed the last colony card; if
    the victim did it, to nobody. A conceding player counts for nobody.
rule-K-MULTI-10 =
    An eliminated player's cards leave the game; cards controlled but not owned go to their owners'
    scrap; the neighbors become neighbors of each other.
rule-K-MULTI-11 =
    With two players left the game goes on under K-MULTI-2..9.
rule-K-MULTI-12 =
    Interrupt priority goes round clockwise from the player asked first; all must pass in a row. Any
    player may play interrupts, not only neighbors.

## Simplified combat

rules-K-SIMC = Simplified combat
rule-K-SIMC-1 =
    No speed, no return fire. Players fire alternately, one ship at a time, attacker first, a ship once
    each; a player without unfired ships is skipped. A player may decline to fire; two declines in a row
    end the step, and attacking ships that did not fire and were not hit may bomb.
rule-K-SIMC-2 =
    Destroyed ships leave only at the end of the firing step, so every ship delivers its damage even if
    it already has 0 armor.
rule-K-SIMC-3 =
    Cards that refer to speed or return fire may not be in the deck. Having a speed number is not a
    reference.
rule-K-SIMC-4 =
    Burst and stealth stay legal; only their return-fire halves are void.
rule-K-SIMC-5 =
    Never used in tournaments.

## Simplified species rule

rules-K-SIMS = Simplified species rule
rule-K-SIMS-1 =
    Level 1: any species, opposed ones too, but at most four species. Level 2: no restriction. Same
    level for both players. Deck size and 3-copy limit stay.
rule-K-SIMS-2 =
    Never used in tournaments.

## Tournaments

rules-K-TOUR = Tournaments
rule-K-TOUR-1 =
    Swiss rounds; the first four go to the final stage.
rule-K-TOUR-2 =
    Semi-finals 1st v 4th and 2nd v 3rd, three games each; winners then play three games for first
    place; losers may play three for third.
rule-K-TOUR-3 =
    "Three games" = most wins of three; stop at two wins.
rule-K-TOUR-4 =
    One hour per game; on time-out the judge names the winner; a game is never a draw.
rule-K-TOUR-5 =
    Program judge on time-out: more colony cards; then more credits; then more total armor of own
    ships; then the player who did not start.
rule-K-TOUR-6 =
    The judge is always right; complaints end when a new game has begun.
rule-K-TOUR-7 =
    Number of Swiss rounds = the binary logarithm of the number of players, rounded up, 1 point per win, byes count as a win, ranking by
    points then opponents' points then draw of lots.
rule-K-TOUR-8 =
    Official rules only: 45 cards, full combat, full species rule.

## Beginner mode

rules-K-BEG = Beginner mode
rule-K-BEG-1 =
    30-card deck (K-DECK-6). 5 cards, 5 credits, coin or die. No mulligan is offered.
rule-K-BEG-2 =
    Income is 5 in every turn, the first included (so 10 CR in the first turn).
rule-K-BEG-3 =
    No attack in the first turn of the game (starter).
rule-K-BEG-4 =
    Only ships are used; their texts are ignored; only cost and the four numbers count. Other cards in
    hand serve only as discards.
rule-K-BEG-5 =
    Actions: play a ship for its cost; draw a card for 1 CR; attack.
rule-K-BEG-6 =
    Targets: colony or center. Center bombing has no threshold: one card whatever the bombing, however
    many ships.
rule-K-BEG-7 =
    The defender may decline to defend; the attackers then bomb and become used.
rule-K-BEG-8 =
    Firing: strictly the ship with the highest speed fires next, ties to the attacker (no free order, no
    formal pass; a player may decline to fire on). Return fire and end-of-combat damage as in the
    official game.
rule-K-BEG-9 =
    End of turn: all armor restored, your ships turn back one step, hand down to 5. No hangar or credit
    limit is mentioned: none is applied.
rule-K-BEG-10 =
    The game ends at once when a colony is empty; its owner loses.
rule-K-BEG-11 =
    Suggested path: ships only, then equipment and events, then the rest with the official rules. There
    is a "beginner plus" mode: 30 cards, all official rules.

## Readings of the printed rules

rules-K-DISC = Readings of the printed rules
rule-K-DISC-1 =
    Moon Worshipper's firepower is 1 in the sample game, yet the gunner example says it could shoot down
    Marduk Kurios (armor 2). We keep firepower 1.
rule-K-DISC-2 =
    "Active" is defined as paid and upright, yet the example boards an unpaid crew. K-STATE-3.
rule-K-DISC-3 =
    The ability text of an equipment turns the ship, while cards also have own states. Own states of
    equipment are not used.
rule-K-DISC-4 =
    Left / right turning of used cards differs between chapters: display only.
rule-K-DISC-5 =
    Return fire is "after" in the quick-start and "together" in the official text: same result because a
    dying ship may reply.
rule-K-DISC-6 =
    The price in the text of heavy weapons is a picture that can hardly be read. In the list of
    main-phase actions the same picture stands for the two actions that cost 2 credits, so 2 is the
    likely price; 1 cannot be ruled out (K-ABIL-7).
rule-K-DISC-7 =
    The rulebook lets abilities be used in any phase, yet combat abilities only when the ship's order
    comes. We read the second as the special case for the eight keywords (K-ABIL-1), the first as the
    rule for card texts (K-ABIL-12).

## Clarifications

rules-K-CLAR = Clarifications
rule-K-CLAR-1 =
    Shooter or target destroyed in the damage window: A ship destroyed before the damage deals none and
    takes none; a live shooter still becomes used, a live replier too if its enemy died after the reply
    was announced; with burst only the dead ship's share is lost. K-FIRE-8 protects the reply only
    against the very shot.
rule-K-CLAR-2 =
    After the stack has unwound the windows w1, w3, w4, w5, w6, w8 and w9 ask again, from the
    first-named player, until both pass on an empty stack. w2 and w7 do not: the waiting action or shot
    resolves as the last item.
rule-K-CLAR-3 =
    Payments are never made inside a window; the word in section 21 is void.
rule-K-CLAR-4 =
    Answering payments in the pay step and trap payments: Payments of the pay step take effect at once,
    w5 is the only answer; a trap payment opens a window like w7, attacker first, before the trap takes
    effect.
rule-K-CLAR-5 =
    X is counted when the payment resolves (K-PAID-5): a Worker Swarm of yours may raise it in between.
rule-K-CLAR-6 =
    Stealth and windows: w8 is opened each time; a stealth reply bombs when announced (step 3 of
    K-FIRE-16), trap included, before the damage window.
rule-K-CLAR-7 =
    W5 (after boarding, after each player's payments) belongs to the list of decision points in section
    21.
rule-K-CLAR-8 =
    A ship, equipment or crew being played in w2: It cannot be chosen as a target there; conditions such
    as "you control N ships" do not count it.
rule-K-CLAR-9 =
    Payment without a legal target: A payment is always legal, the part without target does nothing
    (K-GEN-4). A trap so paid still counts as paid: scrap, K-BOMB-12.
rule-K-CLAR-10 =
    Cards with several effects where only one lacks a target: Playable when any effect can do something;
    K-GEN-9 refuses only cards whose every effect needs a missing target.
rule-K-CLAR-11 =
    Imperial Mobilization, Hydrogen Feast: count = "all": Count = all is not targeting; camouflaged
    ships are turned too.
rule-K-CLAR-12 =
    Backlash and Covering Maneuver against or onto camouflage: the firing ship is not chosen, so Backlash
    works. A redirected shot chooses its new ship: a camouflaged one may not be chosen.
rule-K-CLAR-13 =
    Total Collapse: The effect stands (K-STACK-9); payments and abilities are safe.
rule-K-CLAR-14 =
    Bluffs as "equipment" or "crew": An unpaid card counts as the type of its place for every effect of
    the opponent, else it would be told; for its controller's own cards (Rapid Prototyping) the real
    type counts.
rule-K-CLAR-15 =
    A burst ship that divides nothing: Burst counts as used only if damage was given to a ship other
    than the one fired at, or part was left undealt.
rule-K-CLAR-16 =
    Burst reply that damages a third, active ship: Yes, once; no reply to a reply's reply.
rule-K-CLAR-17 =
    Reply by burst onto the shooter's squadron, and damage of missiles: Squadron divides fire and return
    fire only, never damage of texts, missiles included.
rule-K-CLAR-18 =
    "Prevent N" bigger than the next damage: Unused points stay until used or until the stated end.
rule-K-CLAR-19 =
    Damage prevented and multiple hits in one exchange: All damage of one instant is added, prevention
    is taken off the sum once.
rule-K-CLAR-20 =
    Heavy weapons and a later bonus: the cap of K-ABIL-7 holds at every moment (K-GEN-6); credits for a
    gain that is cut afterwards are lost.
rule-K-CLAR-21 =
    Plague Missile on a crew with an end-of-pay-step effect: The same for crew and equipment: a card
    destroyed there still delivers its own effect.
rule-K-CLAR-22 =
    Texts about a ship that has bombed, when the bomber dies by the trap: The ship (or card on it) must still be in
    play after the trap; texts about a ship that destroyed another already say so.
rule-K-CLAR-23 =
    K-ATK-7, "ships stay as they are": unless they fire; the firing goes on (O5).
rule-K-CLAR-24 =
    Order of spawn and success triggers: Same moment, K-GEN-7.
rule-K-CLAR-25 =
    "Destroyed" or merely scrapped: Such a ship is not destroyed: no Insured Hull, no Insurance Payout;
    the cards on it go by K-PAID-6.
rule-K-CLAR-26 =
    A ship that changes control takes control of its unpaid attachments along: the new controller may
    look at them and pay them; piles stay the owner's (K-ZONE-9). The old controller still knows them;
    others see nothing.
rule-K-CLAR-27 =
    Overrule: printed cost or price paid: The cost of the target is the price actually paid for it, before
    Overrule's own discount; X of Buy-Out: printed cost of the ship.
rule-K-CLAR-28 =
    Fleet Academy paid after the first ship of the turn: The first ship is over, no discount this turn;
    the count looks at the turn, not at the Academy.
rule-K-CLAR-29 =
    "Destroyed last" with two ships lost at one instant: The controller chooses.
rule-K-CLAR-30 =
    A boarded Oracle: Sacrifice is forbidden aboard as well.
rule-K-CLAR-31 =
    Texts of a card under new control speak to its new controller (Merchant Barge, Seed Runner). Counts
    such as "twice per turn" stay with the card.
rule-K-CLAR-32 =
    Developments with no base in play: (Grand Maneuver option): choosable and without effect, by the
    develop note; then K-GEN-9 does not apply to options.
rule-K-CLAR-33 =
    Static "opponent" texts with two neighbors: Taxes on attacks, thresholds and the dome work against every
    attacker; chosen neighbors only for one-time effects.
rule-K-CLAR-34 =
    Enemy_* selectors with three or more players: One neighbor is named per card on announcement and
    all its "opponent / enemy" words mean that one; in a combat always the other side.
rule-K-CLAR-35 =
    Elimination in the middle of a stack or combat (concession): That player's items leave the stack; a
    combat with that player ends at once, ships stay as they are, crew go home.
rule-K-CLAR-36 =
    Both neighbors out, or the last two empty together: The player whose end phase it is stays (as
    K-WIN-3) and the game is over.
rule-K-CLAR-37 =
    Time-out: "total armor of own ships": Current armor, bonuses included.
rule-K-CLAR-38 =
    Byes: Lowest-ranked player without a bye yet, nobody twice; a bye adds no opponent; with fewer than
    four players a final of the first two only.
rule-K-CLAR-39 =
    Simplified combat and decline: Yes; only two declines in a row (skipped players do not count) end
    the step.
rule-K-CLAR-40 =
    A draw of the last card of one's own colony loses at once in beginner mode (K-BEG-10), so the
    program warns before it.
rule-K-CLAR-41 =
    Deck check: five species always hold an opposed pair; K-DECK-3 is reported, K-DECK-4 never on its
    own; at level 1 K-SIMS-1 is reported.
