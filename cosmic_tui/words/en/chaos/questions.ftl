### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card or rule, and what
### follows. .pass: only if one may pass: what goes on then. 78 columns each. $card, $ship: names as the reader may know them.

## Before the first turn

q-setup-hand = Do you keep these five cards, or draw five new ones?
    .why = You can do this once. Nobody sees either hand.
    .rule = K-SETUP-4

## The main phase

q-main = Your main phase: what do you do?
    .why = { $n ->
        [0] You have no credits left. Face-down cards and attacks cost nothing.
        [one] You have { $n } credit. Do as much as you can pay for, in any order.
       *[other] You have { $n } credits. Do as much as you can pay for, in any order.
    }
    .rule = K-MAIN
q-main-place = Where do you put { $card } face down?
    .why = It is free. Others see only that there is a card; it may be a bluff.
    .rule = K-MAIN-1
q-main-target = What do you attack?
    .why = You can't change the target later. You never target ships: they defend.
    .rule = K-ATK-2
q-main-sell = Which two developments do you sell?
    .why = You get 1 credit for two developments, from one base or two.
    .rule = K-MAIN-3

## Windows. $card: what waits on top, $whom: whose it is

q-window-answer = { $whom }'s { $card }: do you let it happen, or respond?
    .why = You can respond with interrupts and abilities.
    .pass = If everybody passes, the pending effects resolve, newest first.
    .rule = K-STACK-5
q-window-own = Your { $card } is waiting. Do you play anything more?
    .why = You can respond with interrupts and abilities.
    .pass = If everybody passes, the pending effects resolve, newest first.
    .rule = K-STACK-5
q-window-start = { $whom }'s turn begins. Do you play anything now?
    .you = Your turn begins. Do you play anything now?
    .why = You can play starters and reactions now.
    .pass = If everybody passes, the main phase begins.
    .rule = K-START-3
q-window-named = { $who } attacks { $target }. Do you respond?
    .you = You attack { $target }. Do you play anything before ships are named?
    .why = You can play generals and reactions. Generals can't be played later in combat.
    .pass = If everybody passes, ships are named.
    .rule = K-ATK-6
q-window-ending = { $whom } ends the main phase. Do you play anything before that?
    .you = You end your main phase. Do you play anything before that?
    .why = If a player plays anything now, the main phase goes on afterwards.
    .pass = If everybody passes, the turn ends.
    .rule = K-MAIN-17
q-window-ready = { $who } against { $whom }: do you play anything before the next step?
    .you = You against { $whom }: do you play anything before the next step?
    .at-you = { $who } against you: do you play anything before the next step?
    .why = You can play battle cards and reactions now.
    .pass = If everybody passes, the next step of the combat begins.
    .rule = K-STACK-13
q-window-shots = Do you play anything before the next shot?
    .why = You can play battle cards and reactions now.
    .pass = If everybody passes, the next ship acts.
    .rule = K-STACK-13
q-window-damage = { $card } has fired at { $ship }. Do you respond?
    .why = Once nobody responds, the shot and the return fire do damage together.
    .pass = If everybody passes, the shot and the return fire do their damage.
    .rule = K-FIRE-9
q-window-bombs = Bombs are about to fall on { $target }. Do you respond?
    .why = You can play battle cards and reactions now.
    .pass = If everybody passes, the bombs fall.
    .rule = K-BOMB-4
q-window-end = { $whom }'s turn ends. Do you play anything before that?
    .you = Your turn ends. Do you play anything before that?
    .why = You can play reactions now.
    .pass = Then limits apply, armor is restored, and turned cards turn back.
    .rule = K-STACK-13
q-window-trap = The trap { $card } is waiting. Do you respond?
    .why = It has been paid for. The base is destroyed either way.
    .pass = If everybody passes, the trap takes effect.
    .rule = K-CLAR-4
q-stack-order = Which of your responses happens first?
    .why = Nobody else acts between them, so you choose the order.
    .rule = K-STACK-4
q-triggers-order = Which of your cards takes effect first?
    .why = They happen at the same time, so you choose the order.
    .rule = K-GEN-7

## A combat

q-combat-attackers = Which ships attack { $target }?
    .why = Choose at least one active ship. No ship can join later.
    .rule = K-RIG-1
q-combat-defenders = Which ships defend { $target }?
    .why = Choose any number of active ships. If nobody defends, every bomb hits.
    .rule = K-RIG-3
q-combat-board-one = Do you send { $card } aboard a ship? Which one?
    .why = Crew works only on board. You can pay for unpaid crew in the next step.
    .pass = You send no more crew.
    .rule = K-CREW-5
q-combat-board = Do you send crew aboard a ship?
    .why = Crew works only on board. You can pay for unpaid crew in the next step.
    .pass = You send no more crew.
    .rule = K-CREW-5
q-combat-pay = Which cards on your ships do you pay for?
    .why = You can't pay for anything later in this combat. Missiles work only here.
    .pass = You are done paying. Face-down cards stay face down.
    .rule = K-PAY-1
q-pay-or_not = Pay { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    } so that { $card } does less?
    .why = If you pay, the ship of { $card } becomes used.
    .rule = K-PAY-4
q-pay-or_end = Pay { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }, or end your attack?
    .why = { $card }: you don't get back what you paid for the attack.
    .rule = K-ATK-6
q-fire-act = Which ship acts, and what does it fire at?
    .why = Your ships are the fastest now. A ship that waits can still act later.
    .rule = K-FIRE-3
q-fire-act-granted = The other side passes. Does { $card } act?
    .why = Your fastest ship can act once. If you pass too, the firing is over.
    .rule = K-FIRE-5
q-fire-reply = { $card } fires at your { $ship }. Do you fire back?
    .why = Return fire happens at the same time, even from a ship that is destroyed.
    .pass = It stays active: it can still fire later, at any target.
    .rule = K-FIRE-7
q-fire-heavy = How much firepower do you buy for { $card }? Choose { $range }.
    .why = Heavy weapons: each point costs { $number } credits and lasts until the combat ends.
    .rule = K-ABIL-7
q-fire-divide = How do you divide { $card }'s burst of { $range } damage?
    .why = You can put all of it on one ship. Every ship that is hit can fire back.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } is stronger now. Where does the extra damage go?
    .why = It can only go to ships you have already named. The rest is lost.
    .rule = K-FIRE-16
q-fire-divide_less = { $card } is weaker now. Where do you take damage off?
    .why = It does that much less damage.
    .rule = K-FIRE-16
q-fire-squadron = Your squadron takes { $points } damage. How do you divide it?
    .why = Other ships take no more than their armor; the ship hit takes the rest.
    .rule = K-ABIL-5
q-bomb-ships = Which ships bomb { $target }?
    .why = Choose any active ships in this combat. Ships that don't bomb stay active.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = How many colony cards do you burn for { $card }? Choose { $range }.
    .why = You lose each card for good and get 1 more bombing until the combat ends.
    .rule = K-ABIL-9
q-bomb-trap = Bombs destroy { $card }. Let it go, or spring it as a trap?
    .why = You are asked for each face-down card. You have to pay for a trap now.
    .pass = It goes to your ruin unseen.
    .rule = K-BOMB-10
q-bomb-centre = Bombs hit your center. Which card do you lose?
    .why = You choose one card in each combat. It goes to your ruin unseen.
    .rule = K-BOMB-6

## Targets

q-target = What does { $card } target?
    .why = You choose now. If the target is gone by then, the card does nothing.
    .rule = K-STACK-6
q-target-neighbour = Who does { $card } target?
    .why = Where a card says opponent, you choose one of your neighbors.
    .rule = K-CLAR-34
q-target-several = What do you choose for { $card }? Choose { $range }.
    .why = You choose now. Any that are gone by then are left out.
    .rule = K-STACK-6
q-loss-ship = { $card }: which of your ships is destroyed?
    .why = The trap destroys one ship, and you choose which.
    .rule = K-BASE-8
q-choose-option = { $card }: which do you choose?
    .why = You choose one of them.
q-choose-options = { $card }: which two do you choose?
    .why = You choose two different ones, in this order.
q-choose-divide = Where do you put the developments?
    .why = Divide them among your bases as you like, paid or not.
q-choose-lost_ship = Which of the lost ships does { $card } count?
    .why = They were destroyed at the same moment.
    .rule = K-CLAR-29

## Cards seen and chosen

q-search-take = Which card do you take?
    .why = You see these once, and nobody else does.
    .rule = K-INFO-4
q-search-bottom = Which card goes to the bottom first?
    .why = It goes to the very bottom of your colony; the others go above it.
q-search-cards = Which cards do you take from your colony? Choose { $range }.
    .why = Everybody sees them. Then your colony is shuffled.
q-search-scrap = Which cards do you take from your scrap? Choose { $range }.
    .why = Everybody sees what goes back to your center.
q-look-opponent_centre = This is { $whom }'s center. You see it once.
    .why = { $card } lets you look. The log doesn't say what you saw.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = These are { $whom }'s unpaid cards. You see them once.
    .why = { $card } lets you look. The log doesn't say what you saw.
    .rule = K-INFO-4
q-discard-card = Which card do you put into the ruin?
    .why = { $card } demands it. Others see how many cards, but not which.
q-discard-theirs = Which of { $whom }'s cards goes into the ruin?
    .why = { $card } lets you see the center once.
q-limit-centre = Your center is too full. What do you discard? Choose { $range }.
    .why = You keep five cards at the end of a turn. The others go to your ruin unseen.
    .rule = K-END-2
q-limit-hangar = Your hangar is too full. Which ship do you give up?
    .why = Ships with a total size of 12 can stay. What is on the ship goes with it.
    .rule = K-END-3
q-concede = Do you concede?
    .why = You leave the game at once.
    .rule = K-WIN-6
