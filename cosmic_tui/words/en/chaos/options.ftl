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

tip-pass = If all pass, what waits happens.
tip-back = Nothing has been spent.
tip-keep = These five are your hand.
tip-mulligan = The five go back, the colony is shuffled, five new ones come.
tip-hold = Your ships stay active.
tip-stealth = It bombs at once instead.
tip-concede = The game ends for you at once.
tip-draw = The top card of your colony: your deck and your life.
tip-search = Of the top five of your colony you take one; the rest is shuffled in.
tip-salvage = The bottom card of your ruin, as long as your colony has five cards at most.
tip-sell = Two developments off your bases for 1 credit.
tip-attack = Name a target. It costs nothing but what the opponent's cards ask for.
tip-end = One last window, then your turn ends.
tip-surface = As a base: it may be developed there.
tip-canteen = As crew: it may go aboard in a combat.
tip-on = As equipment: there it stays.

## The groups of the main menu. .short: for narrow screens

verb-play = play
    .help = Ships, events and interrupts, paid at once.
verb-down = face down
    .short = down
    .help = Any card, free, as a base, crew or equipment: real or a bluff.
verb-pay = pay
    .short = pay
    .help = Turn up a base, crew or equipment that lies there face down.
verb-use = use
    .short = use
    .help = Abilities of cards on the table.
verb-develop = develop
    .short = dev
    .help = A development on a base, 1 credit, twice a base and turn.
verb-cards = cards
    .help = Draw 1, search 2, salvage 2 credits.
verb-attack = attack
    .help = Your ships against a colony, a center, a crew or a base.
verb-end = end
    .help = The main phase, and with it the turn.
verb-pass = pass
verb-fire = fire
verb-board = board

## An option in full. $n: its price

do-play = { $n ->
        [0] { $card }, for nothing
        [one] { $card }, { $n } credit
       *[other] { $card }, { $n } credits
    }
do-down = { $card } face down, free
do-pay = { $n ->
        [0] pay for { $card }, nothing
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
        [one] colony of { $whom }, { $n } card
       *[other] colony of { $whom }, { $n } cards
    }
do-centre = { $n ->
        [one] center of { $whom }, { $n } card
       *[other] center of { $whom }, { $n } cards
    }

## What may be aimed at, as part of a sentence

target-colony = { $whom }'s colony
    .you = your colony
target-centre = { $whom }'s center
    .you = your center
target-row = { $whom }'s { $card }
    .you = your { $card }
place-surface = the surface
place-canteen = the canteen
place-on = on { $ship }

## What lies face down, named by its place. $number tells cards of the same place apart

down-base = card { $number } on the surface
down-crew = card { $number } in the canteen
down-equipment = a card on { $ship }
down-card = a card face down
# In the log, by the place it lies in.
down-unseen-base = a card face down on the surface
down-unseen-crew = a card face down in the canteen
down-unseen-equipment = a card face down on a ship
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
