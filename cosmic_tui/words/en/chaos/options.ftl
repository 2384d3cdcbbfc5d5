### What may be chosen. `opt-`: 14 columns, no full stop; `do-`: what an option of the main menu is called with its card,
### for lists and for plain mode; `verb-`: the groups of the main menu, .help: what the group holds.

opt-mulligan = New hand
opt-hold = Let it pass
opt-decline-fire = Hold fire
opt-decline-trap = Let it go
opt-decline-pay = Do not pay
opt-reply = Return fire
opt-stealth = Stealth
opt-search = Search
opt-salvage = Salvage
opt-sell = Sell two
opt-attack = Attack
opt-end = End the phase
opt-divide = Divide

## What an option brings, below the question, 78 columns

tip-pass = If everybody passes, pending effects resolve.
tip-back = Nothing has been spent.
tip-keep = These five are your hand.
tip-mulligan = The five go back, the colony is shuffled, and you draw five new ones.
tip-hold = Your ships stay active.
tip-stealth = It bombs at once instead.
tip-concede = The game ends for you at once.
tip-draw = You draw the top card of your colony, which is your deck and your life.
tip-search = You take one of the top five of your colony; the rest are shuffled in.
tip-salvage = You take the bottom card of your ruin, if your colony has at most five cards.
tip-sell = You take two developments off your bases for 1 credit.
tip-attack = Choose a target. It is free unless an opponent's card makes you pay.
tip-end = Players can respond one last time, then your turn ends.
tip-surface = It lies there as a base and can be developed.
tip-canteen = It lies there as crew and can board a ship in a combat.
tip-on = It lies there as equipment and stays on that ship.

## The groups of the main menu. .short: for narrow screens

verb-play = play
    .help = Play ships, events and interrupts, and pay for them at once.
verb-down = face down
    .short = down
    .help = Play any card for free as a base, crew or equipment: real or a bluff.
verb-pay = pay
    .short = pay
    .help = Pay for a face-down base, crew or equipment and turn it face up.
verb-use = use
    .short = use
    .help = Use the abilities of cards on the table.
verb-develop = develop
    .short = dev
    .help = Put a development on a base for 1 credit, up to two per base each turn.
verb-cards = cards
    .help = Draw for 1 credit, or search or salvage for 2.
verb-attack = attack
    .help = Send ships against a colony, a center, a crew card or a base.
verb-end = end
    .help = End the main phase, and with it your turn.
verb-pass = pass
verb-fire = fire
verb-board = board

## An option in full. $n: its price

do-play = { $n ->
        [0] { $card }, free
        [one] { $card }, { $n } credit
       *[other] { $card }, { $n } credits
    }
do-down = { $card } face down, free
do-pay = { $n ->
        [0] turn up { $card }, free
        [one] pay for { $card }, { $n } credit
       *[other] pay for { $card }, { $n } credits
    }
do-spring = spring { $card }
do-use = use { $card }
do-develop = develop { $card }, 1 credit
do-draw = draw a card, 1 credit
do-search = search the top five, 2 credits
do-salvage = bottom card of the ruin, 2 credits
do-sell = sell two developments, 1 credit back
do-attack = attack
do-end = end the main phase
do-fire = { $card } at { $ship }
do-stealth = { $card } bombs at once
do-board = { $card } on { $ship }
do-pay_credits = { $n ->
        [one] pay { $n } credit
       *[other] pay { $n } credits
    }
do-hold = let it pass
do-colony = { $n ->
        [one] { $whom }'s colony, { $n } card
       *[other] { $whom }'s colony, { $n } cards
    }
do-centre = { $n ->
        [one] { $whom }'s center, { $n } card
       *[other] { $whom }'s center, { $n } cards
    }

## What may be aimed at, as part of a sentence

target-colony = { $whom }'s colony
    .you = your colony
target-centre = { $whom }'s center
    .you = your center
target-row = { $whom }'s { $card }
    .you = your { $card }
# A card that is gone by now.
target-gone = { $whom }'s card
    .you = your card
place-surface = the surface
place-canteen = the canteen
place-on = on { $ship }

## What lies face down, named by its place. $number tells cards of the same place apart

down-base = card { $number } on the surface
down-crew = card { $number } in the canteen
down-equipment = a card on { $ship }
down-card = a face-down card
# In the log, by the place it lies in.
down-unseen-base = a face-down card on the surface
down-unseen-crew = a face-down card in the canteen
down-unseen-equipment = a face-down card on a ship
# The owner's own: first what it is if it is not what it lies there as.
down-bluff = bluff: { $card }

## Choices of cards that offer several, by what the parts do

part-draw = { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
part-credits = { $n ->
        [one] gain { $n } credit
       *[other] gain { $n } credits
    }
part-develop = { $n ->
        [one] { $n } development on your bases
       *[other] { $n } developments on your bases
    }
part-unturn = turn a ship back one step
part-mod-speed = { $points } more speed
part-mod-firepower = { $points } more firepower
part-mod-armour = { $points } more armor
part-mod-bombing = { $points } more bombing

## Abilities, when a card has several: what the use does

use-turn-used = turned used
use-turn-damaged = turned damaged
use-turn-sacrifice = sacrificed
use-sacrifice_self = scrapped
use-credits = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
use-free = free

# What is done, and to which card, on a button: "play Fold Probe". $what: one of the verbs above. 44 columns.
say-doing = { $what } { $name }
