### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card or rule, and what
### follows. .pass: only if one may pass: what goes on then. 78 columns each. $card, $ship: names as the reader may know them.

## Before the first turn

q-setup-hand = Keep these five cards, or draw five new ones?
    .why = Once only: the second hand is final. Nobody sees either of them.
    .rule = K-SETUP-4

## The main phase

q-main = Your main phase: what do you do?
    .why = { $n ->
        [0] You have no credit left. Face-down cards and attacks cost nothing.
        [one] You have { $n } credit. Anything, in any order, as often as it can be paid.
       *[other] You have { $n } credits. Anything, in any order, as often as it can be paid.
    }
    .rule = K-MAIN
q-main-place = Where does { $card } go, face down?
    .why = It is free, and others see only that a card lies there. It may be a bluff.
    .rule = K-MAIN-1
q-main-target = Attack: what is the target?
    .why = Named first and for good. Ships are never the target: they defend.
    .rule = K-ATK-2
q-main-sell = Which two developments do you sell?
    .why = Two of them, off one base or two, bring 1 credit.
    .rule = K-MAIN-3

## Windows. $card: what waits on top, $whom: whose it is

q-window-answer = { $card } of { $whom }: let it stand, or answer?
    .why = Everybody is asked in every window, whatever they hold.
    .pass = If all pass, what waits happens from the newest down.
    .rule = K-STACK-5
q-window-own = Your { $card } waits. Anything more?
    .why = Everybody is asked in every window, whatever they hold.
    .pass = If all pass, what waits happens from the newest down.
    .rule = K-STACK-5
q-window-start = The turn of { $whom } begins. Anything now?
    .you = Your turn begins. Anything now?
    .why = Starters and reactions may be played here.
    .pass = If all pass, the main phase begins.
    .rule = K-START-3
q-window-named = { $who } attacks { $target }. Do you answer that?
    .you = You attack { $target }. Anything before the ships are named?
    .why = Generals and reactions may be played; later in the combat no general.
    .pass = If all pass, the ships are named.
    .rule = K-ATK-6
q-window-ending = { $whom } ends the main phase. Anything before that?
    .you = You end your main phase. Anything before that?
    .why = If anything is played here, the main phase goes on afterwards.
    .pass = If all pass, the turn comes to its end.
    .rule = K-MAIN-17
q-window-ready = The combat of { $who } against { $whom }: anything before it goes on?
    .why = Battles and reactions may be played here.
    .pass = If all pass, the combat goes on with its next step.
    .rule = K-STACK-13
q-window-shots = Before the next shot: anything now?
    .why = Battles and reactions may be played here.
    .pass = If all pass, the next ship acts.
    .rule = K-STACK-13
q-window-damage = { $card } has fired at { $ship }. Do you answer?
    .why = Both damages happen at the same time when nobody answers any more.
    .pass = If all pass, the shot and its replies do their damage.
    .rule = K-FIRE-9
q-window-bombs = Bombs are about to fall on { $target }. Do you answer?
    .why = Battles and reactions may be played here.
    .pass = If all pass, the bombs fall.
    .rule = K-BOMB-4
q-window-end = The turn of { $whom } ends. Anything before that?
    .you = Your turn ends. Anything before that?
    .why = Reactions may be played here.
    .pass = If all pass: limits, armour back, turned cards turn back.
    .rule = K-STACK-13
q-window-trap = The trap { $card } waits. Do you answer?
    .why = It has been paid for. The base is gone either way.
    .pass = If all pass, the trap does its work.
    .rule = K-CLAR-4
q-stack-order = Which of your answers happens first?
    .why = Nobody stands between them: the order is yours.
    .rule = K-STACK-4
q-triggers-order = Which of your cards does its work first?
    .why = They happen at the same moment: the order is yours.
    .rule = K-GEN-7

## A combat

q-combat-attackers = Which ships attack { $target }?
    .why = Only active ones, at least one. No ship can join later.
    .rule = K-RIG-1
q-combat-defenders = Which ships defend { $target }?
    .why = Any of your active ships, or none: then the bombs fall unhindered.
    .rule = K-RIG-3
q-combat-board-one = Does { $card } go aboard, and where?
    .why = Crew works only aboard. Paid or not, it may be paid for in the next step.
    .pass = Nobody else goes aboard.
    .rule = K-CREW-5
q-combat-board = Does crew go aboard?
    .why = Crew works only aboard. Paid or not, it may be paid for in the next step.
    .pass = Nobody else goes aboard.
    .rule = K-CREW-5
q-combat-pay = What do you pay for on your ships?
    .why = Only now: nothing can be paid for later in this combat. Missiles only here.
    .pass = Nothing more is paid for. Face-down cards stay face down.
    .rule = K-PAY-1
q-pay-or_not = Pay { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }, so that { $card } does less?
    .why = { $card }: if you pay, its ship becomes used.
    .rule = K-PAY-4
q-pay-or_end = Pay { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }, or does your attack end?
    .why = { $card }: what you paid for the attack is gone either way.
    .rule = K-ATK-6
q-fire-act = Which ship acts, and at whom does it fire?
    .why = Your side is the fastest now. Who lets it pass may act again later.
    .rule = K-FIRE-3
q-fire-act-granted = They let it pass. Does { $card } act?
    .why = Your fastest may act once; if you let it pass too, the firing is over.
    .rule = K-FIRE-5
q-fire-reply = { $card } fires at your { $ship }. Does it reply?
    .why = A reply happens at the same time, even from a ship that is about to be lost.
    .pass = It stays active: it may act in its own turn, at whom it likes.
    .rule = K-FIRE-7
q-fire-heavy = Heavy weapons of { $card }: how many points? { $range }.
    .why = { $number } credits for each point of firepower, until the end of the combat.
    .rule = K-ABIL-7
q-fire-divide = How is the burst of { $card } divided? { $range } damage.
    .why = All of it on the first is a plain shot. Every ship that is hit may reply.
    .rule = K-ABIL-4
q-fire-divide_more = { $card } has become stronger: where does it go?
    .why = Only among the ships already named; the rest is left undealt.
    .rule = K-FIRE-16
q-fire-divide_less = { $card } has become weaker: where is it taken off?
    .why = So much less damage is dealt.
    .rule = K-FIRE-16
q-fire-squadron = Your squadron takes { $points } damage: who takes how much?
    .why = No other ship more than its armour; the rest stays on the one that was hit.
    .rule = K-ABIL-5
q-bomb-ships = Which ships bomb { $target }?
    .why = Any of your ships in the combat that are active. Naming none keeps them so.
    .rule = K-BOMB-1
q-bomb-pyrotechnics = How many cards of your colony burn for { $card }? { $range }.
    .why = Each is 1 more bombing until the end of the combat, and a card of yours gone.
    .rule = K-ABIL-9
q-bomb-trap = Bombs destroy { $card }. Do you let it go, or spring it?
    .why = Asked for every card face down, a trap or not. A trap has to be paid for now.
    .pass = It goes unseen into your ruin.
    .rule = K-BOMB-10
q-bomb-centre = Bombs reach your centre: which card goes?
    .why = One card a combat, of your choice, unseen into your ruin.
    .rule = K-BOMB-6

## Targets

q-target = What is the target of { $card }?
    .why = It is named now; if it is gone when the card happens, the card does nothing.
    .rule = K-STACK-6
q-target-neighbour = Whom does { $card } mean?
    .why = Where a card says opponent, it is the neighbour you name.
    .rule = K-CLAR-34
q-target-several = Which do you choose for { $card }? { $range }.
    .why = They are named now; who is gone when it happens is left out.
    .rule = K-STACK-6
q-loss-ship = { $card }: which of your ships is destroyed?
    .why = The trap takes one, and the choice is yours.
    .rule = K-BASE-8
q-choose-option = { $card }: which do you choose?
    .why = One of them.
q-choose-options = { $card }: which two do you choose?
    .why = Two different ones, in this order.
q-choose-divide = Where do the developments go?
    .why = Divided as you like among your bases, paid or not.
q-choose-lost_ship = Which of the lost ships does { $card } count?
    .why = They were destroyed at the same moment.
    .rule = K-CLAR-29

## Cards seen and chosen

q-search-take = Which card do you take?
    .why = You see these once, and nobody else does.
    .rule = K-INFO-4
q-search-bottom = Which one goes down first?
    .why = It ends lowest in your colony; the others follow above it.
q-search-cards = Which cards do you take from your colony? { $range }.
    .why = They are shown to everybody, then your colony is shuffled.
q-search-scrap = Which do you take from your scrap? { $range }.
    .why = Everybody sees what comes back to your centre.
q-look-opponent_centre = The centre of { $whom }. You see it once.
    .why = { $card }. The log only says that you looked, never at what.
    .rule = K-INFO-4
q-look-opponent_unpaid_cards = The unpaid cards of { $whom }. You see them once.
    .why = { $card }. The log only says that you looked, never at what.
    .rule = K-INFO-4
q-discard-card = Which card goes into the ruin?
    .why = { $card }. Others see how many, never which.
q-discard-theirs = Which card of { $whom } goes into the ruin?
    .why = { $card }. You see the centre once.
q-limit-centre = Your centre is too full: what goes? { $range }.
    .why = At the end of a turn five cards stay. The others go unseen into your ruin.
    .rule = K-END-2
q-limit-hangar = Your hangar is too full: which ship goes?
    .why = Sizes up to 12 stay at the end of a turn. What is on the ship goes with it.
    .rule = K-END-3
q-concede = Do you concede?
    .why = The game ends for you at once.
    .rule = K-WIN-6
