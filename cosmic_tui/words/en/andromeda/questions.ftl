### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card, power or rule, and
### what follows. .pass: only if passing is allowed: what goes on then. Three lines, at most 78 columns each.

## Set-up

q-setup-faction = Which faction do you lead?
    .why = You were dealt three. All players reveal at once; the others leave the game.
q-setup-destiny = Which destiny do you keep?
    .why = Being first on its tracks scores at the end. Nobody else sees it until then.

## The turn

q-turn-main = Launch a ship, or return to station?
    .why = You do one or the other each turn. Side actions can come at any pause.
q-launch-where = Where does your { $ship } go?
    .why = It captures what is there. You pay nothing until you send it.
q-turn-window = Do you want to do anything before the turn goes on?
    .why = You can use moons, cards and tokens now.
    .pass = The turn goes on.
q-turn-window_launch = Do you want to do anything before { $place } is activated?
    .why = Your ship has arrived. You can use moons, cards and tokens now.
    .pass = The region is activated.
q-turn-window_activation = Do you want to do anything before raiders react?
    .why = You have collected here. Raiders in range attack next.
    .pass = If there are raiders in range, they attack.
q-turn-window_ambush = Do you want to do anything before the battle?
    .why = You can't play action cards once it has begun.
    .pass = The battle begins, if there is one.
q-turn-window_ships = Do you want to do anything more at the station?
    .why = Your ships are back. You discard energy and lasting cards next.
    .pass = You discard energy and lasting cards.
q-turn-window_end = Do you want to do anything before your turn ends?
    .why = If an event is due, it comes next, and nobody can act during it.
    .pass = The turn ends.
q-turn-before_battle = Do you want to do anything before { $who } fights at { $place }?
    .why = Once the battle begins, you can't play action cards any more.
    .pass = The battle begins.
q-turn-collect = You cannot pay for this base yet. What do you use to pay?
    .why = { $place } is about to be activated. Moons, cards and tokens can help.

## Paying and gaining

q-pay-cost = How do you pay { $cost }?
    .why = Credits replace basic resources. The cheapest way is already selected.
key-payment = more, fewer
scr-line-sent_payment = { $number } of { $max }
no-payment_count = { $n ->
        [one] That is { $n } unit; the cost is { $max }.
       *[other] That is { $n } units; the cost is { $max }.
    }
key-goods = more, fewer
scr-line-sent_goods = { $number } of { $max }
no-goods_count = { $n ->
        [one] That is { $n }. Take { $min } to { $max }.
       *[other] That is { $n }. Take { $min } to { $max }.
    }
q-pay-cards = Which cards do you pay with? Choose { $range }.
    .why = You discard them without effect.
q-pay-moon = Which moon pays for the jump?
    .why = You have too little energy. The moon gives you everything on it.
q-gain-basic = Which basic resources do you take? Choose { $range }.
    .why = { $name } gives you titanium, ice or nanocarbon.
q-gain-any = Which resources do you take? Choose { $range }.
    .why = { $name } gives you any of six kinds; cards come from the deck.
q-convert = { $name }: do you pay { $cost } for { $gain }?
    .why = This is optional.
    .pass = You pay nothing and get nothing.
q-choose = { $name }: which of these do you take?
    .why = You get one of them.
q-swap-give = What do you give away?
    .why = Haggle: swap one basic resource for another, once a turn.
q-swap-take = What do you take in return?
    .why = Haggle: take one of the other two.
q-lose-resource = What do you give up?
    .why = { $name } makes you lose one resource.
q-lose-card = Which card do you give up?
    .why = { $name } makes you lose one card.
q-give-card = Which card do you give?
    .why = Only you and the player who gets it know which card it is.
q-give-resource = What do you give { $whom }?
    .why = Boarding Party lets you choose.
q-steal-whom = Who do you take from?
    .why = { $name }: one of the defeated players.
q-steal-what = What do you take?
    .why = { $name }: take one resource, but no card.
q-hand-discard = Which cards do you discard? Choose { $range }.
    .why = You have more cards than your hand limit allows at the end of your turn.
q-cards-keep = Which cards do you keep? Choose { $range }.
    .why = Everybody sees the cards you discard.

## Moons

q-moons-room = There is no room for { $moon }. Which moon do you discard?
    .why = Your area for captured moons is full. You can discard the new one too.
q-moons-capture = Which moon do you capture?
    .why = { $name }: take the top moon of a region where you have a ship.
    .pass = You leave the moon where it is.

## Modules

q-modules-buy = Which module do you buy first?
    .why = At { $name } you buy at least one module and at most two.
q-modules-buy_two = Which module do you buy, or which two?
    .why = Space adds a second. With only one, you discard one on display.
q-modules-buy_second = Do you buy a second module?
    .why = You pay for both together. If you buy only one, you discard one on display.
    .pass = You buy only one, and discard one on display.
q-modules-take = Which module do you take?
    .why = { $name } lets you take one from the display.
    .pass = You don't take a module.
q-modules-whose = Whose station gets { $module }?
    .why = Your partner can take the first module of your turn, and then advances.
q-modules-discard = Which module leaves the display?
    .why = You bought only one module, so another goes under its deck.
q-modules-rearrange = Where does { $module } go?
    .why = It stays in its row. A moon between two modules that part is lost.
    .pass = It stays where it is.
q-cycle-column = Which column do you replace?
    .why = Salvage Auction: put up to three of its modules under their deck.
q-cycle-module = Which module goes under the deck next?
    .why = You can choose up to three. Then the column is refilled.
    .pass = That is enough; the column is refilled.

## Return to station

q-return-module = Which module do you run next?
    .why = A ship opens its row. After that, energy can run other modules in the row.
    .pass = You are done: all ships come home.
q-return-with = What do you use to run { $module }?
    .why = Use a ship from the map, the repair ship, or energy in an open row.
q-return-science = Which science module do you run now?
    .why = The Primary Reactor runs any number of them, each once.
    .pass = You stop here; the other modules do not run.
q-return-by_ability = Which module do you run without a ship or energy?
    .why = Perpetual Model does it for 1 nanocarbon.

## Building

q-build-ship = Which ship do you build?
    .why = It goes onto your launch pad.
    .pass = You don't build a ship.
q-build-development = Where do you build?
    .why = A transport and leaders stay there for good. Leaders near it score.
    .pass = You build nothing.
q-build-less = Which resources do you save? Choose { $range }.
    .why = { $name } lowers the cost.
q-build-cost = Which cost do you pay?
    .why = { $name } lowers the cost. You can pay these.
q-upgrade = Which upgrade do you install?
    .why = It changes the values of all your ships of that type for good.
q-development-flip = Which used card do you refresh?
    .why = { $name } lets you use it once more.

## Leaders, tracks, discoveries

q-recruit = Which leaders do you recruit? Choose { $range }.
    .why = { $name } brings them from anywhere to your station.
    .pass = They stay where they are.
q-recruit-how_many = How many leaders do you recruit at { $place }? Choose { $range }.
    .why = Developments need them. Those left on your station score 1 point each.
q-collect = What do you collect at { $place }? Choose { $range }.
    .why = Anyone with a ship there can collect it.
q-tracks-which = Which track do you advance on?
    .why = { $name } moves you one space forward; you get what is on it.
q-tracks-draw = How many cards do you draw? Choose { $range }.
    .why = Your hand limit went up, so you can draw up to it at once.
q-discovery-keep = Which discovery do you keep?
    .why = Only you see them. The others go back face down.
q-events-top = Which event goes on top?
    .why = Only you see them. The other one goes under the deck.
q-order-next = What happens first?
    .why = These come at the same time, so you choose the order.

## Moving, placing

q-move-ship = Which ship do you move?
    .why = { $name } gives it one more range.
q-move-to = Where does it go?
    .why = You can't have a ship there already. Moving there activates nothing.
q-raider-which = Which raider do you move?
    .why = Raider Bait moves a raider up to two regions.
q-raider-to = Where does the raider go?
    .why = It can't join raiders of another class. Where you just launched, it attacks.
q-bonus-where = Where do you put the bonus resources? Choose { $range }.
    .why = { $name }: anyone with a ship there can collect them.
q-bonus-which = What do you put at { $place }?
    .why = Place one basic resource of your choice.
q-printed-where = Which planets pay you? Choose { $range }.
    .why = Prospecting Fever: planets with your ships give what is printed on them.
q-damage-whom = Whose module do you damage?
    .why = Sabotage: choose a player with a ship beside one of yours.
q-damage-module = Which of your modules is damaged?
    .why = A damaged module does not work until it is repaired.
q-damage-mechaphage = Which module do the mechaphages take?
    .why = It counts as damaged until a repair removes them.
q-damage-ship = Which of your ships is damaged?
    .why = { $name }: a shield saves it, or it goes to the scrapyard.
q-damage-repair = What do you repair?
    .why = You can send a ship to the repair ship, or repair a shield or a module.
q-event-ion_storm = Lose energy or damage a module?
    .why = Ion Storm: you lose 2 energy, or one of your modules is damaged.
q-event-react = Do you use Field Repairs before { $event } scores?
    .why = Damaged modules cost points when an event scores.
    .pass = The event scores.
q-ability-use = Do you use { $name }?
    .why = { $text }
    .pass = You don't use it.

## Raiders and battle

q-ambush = Which raiders come to { $place }?
    .why = Raiders of several classes are in range. One class has to come.
q-battle-escalate = Which ships join the battle at { $place }?
    .why = You can send any ships in range. Each one brings dice and targeting.
    .pass = Your ships stay where they are.
q-battle-jump = Which ships jump in, for 1 energy each?
    .why = A jump reaches any distance.
    .pass = Nobody jumps.
q-battle-diplomacy = Do you play a diplomacy card?
    .why = Each player can play one in a battle, before anybody prepares.
    .pass = You don't play one.
q-battle-prepare = Do you play cards or use abilities before the battle?
    .why = You can use battle cards and abilities now. Energy for dice comes next.
    .pass = You are ready. Energy for dice comes next.
q-battle-energy = How much energy do you spend on dice? Choose { $range }.
    .why = One die for each energy, at most six dice. Targeting does not change.
q-battle-after_roll = The dice are rolled. Do you play a card?
    .why = Each player in the battle may play cards, once around the table.
    .pass = Your dice stay as rolled.
q-battle-outcome_won = You win. Do you play a card?
    .why = Some cards help the winner.
    .pass = You don't play one.
q-battle-outcome_lost = You are defeated. Do you play a card?
    .why = Some cards help the loser.
    .pass = You don't play one.
q-battle-damage = Your ships are about to be damaged. Do you play a card?
    .why = All your ships at { $place } are damaged now.
    .pass = Your ships take the damage.
q-battle-may_end = Do you end this battle?
    .why = { $name }: a single yes ends it with no winner and no damage.
    .pass = The battle goes on, unless another player ends it.
q-battle-offer = Do you accept { $whom }'s cease-fire for a basic resource?
    .why = The battle ends only if all accept. Then each of you gets one.
    .pass = The battle goes on.
q-battle-demand = Who do you demand tribute from?
    .why = They give you a resource, or roll one die fewer.
q-battle-tribute = What do you give { $whom }?
    .why = Tribute: give one resource, or roll one die fewer.
q-battle-whom = Who is the target of { $name }?
    .why = You can choose any side listed here.
q-battle-reroll = { $name }: which dice do you roll again? Any number.
    .why = Your targeting applies to them again.
    .pass = They stay as rolled.
q-battle-raise = Which die do you raise?
    .why = Fine Adjustment raises it by up to 2, to 6 at most.
q-battle-raise_by = By how much? Choose { $range }.
    .why = Fine Adjustment can raise it to at most 6.
q-battle-tactical = What do you take for your tactical operation?
    .why = A defeated player draws a card, or gains what the moon there shows.
    .pass = You take nothing.
q-battle-spare = Which ship takes no damage?
    .why = Shield Harmonics saves one of them.
q-battle-save = Which ship escapes?
    .why = Evasive Maneuvers: it takes no damage and moves to the next region.
q-battle-save_to = Where does it go?
    .why = Choose a region next to the battle that the ship can enter.

## Teams

q-teams-exchange = Do you give your partner something, or take something?
    .why = You can exchange one thing a turn, if you both agree.
    .pass = Nothing changes hands.
q-teams-thing = What do you exchange?
    .why = You can exchange a resource, a captured moon or a token.
q-teams-agree = Do you agree to exchange { $name }?
    .why = Your partner asks. You can exchange once a turn.
    .pass = Nothing changes hands.
q-teams-token = Who takes the supremacy token?
    .why = You both reach it together. The other one scores 2 points.

## Questions of every kind, where there is no better word

q-any = What do you choose?
    .why = The game goes on after your answer.
