### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card, power or rule, and
### what follows. .pass: only if passing is allowed: what goes on then. Three lines, at most 78 columns each.

## Set-up

q-setup-faction = Which faction do you lead?
    .why = Three are dealt to you. All are shown at once; the others leave the game.
q-setup-destiny = Which destiny do you keep?
    .why = First place on its tracks scores at the end. Nobody sees it before.

## The turn

q-turn-main = Launch a ship, or return to station?
    .why = A turn is one or the other, with side actions before, between and after.
q-launch-where = Where does the { $ship } go?
    .why = It captures what is there. Nothing is spent before you send it.
q-turn-window = Anything more before it goes on?
    .why = A pause: moons, cards and tokens may be used now.
    .pass = The turn goes on.
q-turn-window_launch = Anything before { $place } is activated?
    .why = Your ship stands there. Moons, cards and tokens may be used now.
    .pass = The region is activated.
q-turn-window_activation = Anything before the raiders look round?
    .why = The region has given what it has. Raiders in range come next.
    .pass = Raiders within range come, if there are any.
q-turn-window_ambush = Anything before the battle?
    .why = Action cards cannot be played any more once it has begun.
    .pass = The battle begins, if there is one.
q-turn-window_ships = Anything more at the station?
    .why = Your ships are back. Energy and lasting cards are discarded next.
    .pass = Energy and lasting cards are discarded.
q-turn-window_end = Anything before your turn ends?
    .why = An event that is due comes after this; then nobody acts.
    .pass = The turn ends.
q-turn-before_battle = Anything before { $who } fights at { $place }?
    .why = Cards for any turn cannot be played once the battle has begun.
    .pass = The battle begins.
q-turn-collect = First make it possible: what do you use?
    .why = { $place } is to be activated, and you cannot pay for it yet.

## Paying and gaining

q-pay-cost = Pay { $cost }: with what?
    .why = Credits stand in for basic resources. The cheapest way stands ready.
key-payment = more, fewer
scr-line-sent_payment = { $number } of { $max }
no-payment_count = { $n ->
        [one] That is { $n } unit; the cost is { $max }.
       *[other] That is { $n } units; the cost is { $max }.
    }
key-goods = more, fewer
scr-line-sent_goods = { $number } of { $max }
no-goods_count = { $n ->
        [one] That is { $n }; it takes { $min } to { $max }.
       *[other] That is { $n }; it takes { $min } to { $max }.
    }
q-pay-cards = Which cards do you pay with? { $range }.
    .why = They are discarded without effect.
q-gain-basic = Which basic resources do you take? { $range }.
    .why = From { $name }: titanium, ice or nanocarbon.
q-gain-any = Which resources do you take? { $range }.
    .why = From { $name }: any of the six kinds; a card is drawn.
q-convert = { $name }: pay { $cost } for { $gain }?
    .why = You may, you need not.
    .pass = Nothing is paid and nothing comes.
q-choose = { $name }: which of these?
    .why = One of them is carried out.
q-swap-give = What do you give away?
    .why = Haggle: one of your basic resources for another, once a turn.
q-swap-take = What do you take for it?
    .why = Haggle: one of the two others.
q-lose-resource = What do you give up?
    .why = { $name } takes one resource from you.
q-lose-card = Which card do you give up?
    .why = { $name } takes one card from you.
q-give-card = Which card do you give?
    .why = You and who gets it know which one it is.
q-give-resource = What do you hand over to { $whom }?
    .why = Boarding Party: the choice is yours.
q-steal-whom = Whom do you take from?
    .why = { $name }: one of the defeated players.
q-steal-what = What do you take?
    .why = { $name }: one resource, no card.
q-hand-discard = Which cards do you discard? { $range }.
    .why = Your hand is above its limit at the end of your turn.
q-cards-keep = Which cards do you keep? { $range }.
    .why = The others are discarded for all to see.

## Moons

q-moons-room = No room for { $moon }. What goes?
    .why = The area of captured moons is full. The new one may go as well.
q-moons-capture = Which moon do you capture?
    .why = { $name }: the top moon where you have a ship.
    .pass = You leave the moon where it is.

## Modules

q-modules-buy = Which module do you buy first?
    .why = At { $name } you buy one or two; one is a must.
q-modules-buy_second = A second module?
    .why = Both are paid together. With one alone you discard a displayed one.
    .pass = One is enough; then you discard a displayed module.
q-modules-take = Which module do you take?
    .why = { $name } lets you take one from the display.
    .pass = You take none.
q-modules-whose = Whose station gets { $module }?
    .why = The first module of your turn may go to your partner, who then advances.
q-modules-discard = Which module leaves the display?
    .why = You bought one module only; one more goes under its deck.
q-modules-rearrange = Where does { $module } go?
    .why = Within its row. A moon between two that are parted is lost.
    .pass = It stays where it is.
q-cycle-column = Which column do you turn over?
    .why = Salvage Auction: up to three of its modules go under their deck.
q-cycle-module = Which module goes under the deck next?
    .why = At most three; then the column is refilled.
    .pass = Enough; the column is refilled.

## Return to station

q-return-module = Which module works next?
    .why = A ship opens its row; energy works only in an open row.
    .pass = Enough: all ships come home.
q-return-with = What do you put on { $module }?
    .why = A ship from the map or the repair ship, or energy in an open row.
q-return-science = Which science module runs now?
    .why = The Primary Reactor runs any number of them, each once.
    .pass = Enough; the others rest.
q-return-by_ability = Which module runs without ship or energy?
    .why = Perpetual Model, for 1 nanocarbon.

## Building

q-build-ship = Which ship do you build?
    .why = It goes onto your launch pad.
    .pass = You build none.
q-build-development = Where do you build?
    .why = A transport and leaders stay there for good; leaders near it score.
    .pass = You build none.
q-build-less = What do you pay less of? { $range }.
    .why = { $name } takes it off the cost.
q-build-cost = Which cost do you pay?
    .why = { $name } takes something off; these you can pay.
q-upgrade = Which upgrade do you install?
    .why = It replaces all values of that type, for good.
q-development-flip = Which card do you turn up again?
    .why = { $name }: it can be used once more.

## Leaders, tracks, discoveries

q-recruit = Which leaders do you recruit? { $range }.
    .why = { $name }: from anywhere, to your station.
    .pass = They stay where they are.
q-recruit-how_many = How many leaders do you recruit at { $place }? { $range }.
    .why = They come to your station: for developments, or a point each at the end.
q-collect = What do you collect at { $place }? { $range }.
    .why = It lies there for whoever has a ship.
q-tracks-which = Which track do you advance on?
    .why = { $name }: one space forward, and what stands there.
q-tracks-draw = How many cards do you draw? { $range }.
    .why = Your hand limit has risen; you may fill it at once.
q-discovery-keep = Which discovery do you keep?
    .why = Only you see them. The others go back face down.
q-events-top = Which event comes on top?
    .why = Only you see them. The other one goes under the deck.
q-order-next = What happens first?
    .why = These come at the same time; you give the order.

## Moving, placing

q-move-ship = Which ship do you move?
    .why = { $name }: its range and one more.
q-move-to = Where does it go?
    .why = Not where you have a ship. Nothing is activated by it.
q-raider-which = Which raider do you move?
    .why = Raider Bait: up to two regions.
q-raider-to = Where does the raider go?
    .why = Not to another class. In the region of your launch it counts at once.
q-bonus-where = Where do the bonus resources lie? { $range }.
    .why = { $name }: whoever has a ship there may collect them.
q-bonus-which = What lies at { $place }?
    .why = One basic resource of your choice.
q-printed-where = Which planets pay? { $range }.
    .why = Prospecting Fever: what is printed on planets where you have a ship.
q-damage-whom = Who damages a module?
    .why = Sabotage: somebody with a ship beside one of yours.
q-damage-module = Which of your modules is damaged?
    .why = A damaged module does not work until it is repaired.
q-damage-mechaphage = Which module do the mechaphages take?
    .why = It counts as damaged until a repair removes them.
q-damage-ship = Which of your ships is damaged?
    .why = { $name }: a shield saves it, or it goes to the scrapyard.
q-damage-repair = What do you repair?
    .why = A ship to the repair ship, a shield, or a module.
q-event-ion_storm = Energy or a module?
    .why = Ion Storm: lose 2 energy, or damage a module.
q-event-react = Field Repairs before { $event } scores?
    .why = Damaged modules cost points when an event scores.
    .pass = The event scores.
q-ability-use = Do you use { $name }?
    .why = { $text }
    .pass = You do without it.

## Raiders and battle

q-ambush = Which raiders come to { $place }?
    .why = More than one class is in range. One of them has to come.
q-battle-escalate = Which ships join the battle at { $place }?
    .why = Any number within their range. Each brings dice and targeting.
    .pass = Your ships stay where they are.
q-battle-jump = Which ships jump in, for 1 energy each?
    .why = Jump reaches any distance.
    .pass = Nobody jumps.
q-battle-diplomacy = Do you play a diplomacy card?
    .why = One for each player and battle, before anybody prepares.
    .pass = No word is said.
q-battle-prepare = Do you prepare anything?
    .why = Battle cards and abilities now; then energy for dice.
    .pass = You are ready; energy for dice comes next.
q-battle-energy = How much energy for dice? { $range }.
    .why = One die for each energy, six dice at most. Targeting stays as it is.
q-battle-after_roll = The dice lie. Do you play a card?
    .why = Everybody in the battle may, once round.
    .pass = The dice stay as they lie.
q-battle-outcome_won = You win. Do you play a card?
    .why = Some cards pay the winner.
    .pass = You play none.
q-battle-outcome_lost = You are defeated. Do you play a card?
    .why = Some cards pay whoever loses.
    .pass = You play none.
q-battle-damage = Your ships are about to be damaged. Do you play a card?
    .why = Every ship of yours at { $place } takes damage now.
    .pass = They take what comes.
q-battle-may_end = Do you end this battle?
    .why = { $name }: one yes ends it, without winner and damage.
    .pass = The battle goes on, unless somebody else ends it.
q-battle-offer = Cease-fire with { $whom } for a basic resource?
    .why = Only if all accept does the battle end, and each gets one.
    .pass = The battle goes on.
q-battle-demand = Whom do you demand from?
    .why = Tribute: a resource of theirs, or one die fewer.
q-battle-tribute = What do you give { $whom }?
    .why = Tribute: one resource, or you throw one die fewer.
q-battle-whom = Whom does { $name } concern?
    .why = Every side in this battle can be named that stands here.
q-battle-reroll = { $name }: which dice do you roll again? Any number.
    .why = Your targeting counts for them again.
    .pass = They stay as they lie.
q-battle-raise = Which die do you raise?
    .why = Fine Adjustment: by up to 2, never above 6.
q-battle-raise_by = By how much? { $range }.
    .why = Fine Adjustment: never above 6.
q-battle-tactical = What does your tactical operation bring?
    .why = Whoever is defeated draws a card, or gains what the moon there shows.
    .pass = You take nothing.
q-battle-spare = Which ship takes no damage?
    .why = Shield Harmonics saves one of them.
q-battle-save = Which ship slips away?
    .why = Evasive Manoeuvres: no damage, and one region on.
q-battle-save_to = Where does it go?
    .why = A region beside the battle that it may enter.

## Teams

q-teams-exchange = Do you give your partner something, or take it?
    .why = One thing a turn, if both agree.
    .pass = Nothing changes hands.
q-teams-thing = What changes hands?
    .why = A resource, a captured moon or a token.
q-teams-agree = { $name } for an exchange: do you agree?
    .why = Your partner asks. Once a turn.
    .pass = Nothing changes hands.
q-teams-token = Who takes the supremacy token?
    .why = You both reach it together. The other one scores 2 points.

## Questions of every kind, where there is no better word

q-any = What do you choose?
    .why = The game goes on with your answer.
