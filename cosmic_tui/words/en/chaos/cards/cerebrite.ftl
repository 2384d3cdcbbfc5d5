# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-cerebrite-envoy_yacht = Envoy Yacht
card-cerebrite-mindlance = Mindlance
card-cerebrite-imperial_censor = Imperial Censor
    .text = After a successful bombing with this ship: draw a card.
card-cerebrite-throne_ship = Throne Ship
    .text = Your events cost 1 credit less.

card-cerebrite-psi_dampener = Psi Dampener
    .short = enemies -1 speed
    .text = All enemy ships in this combat have 1 less speed.
card-cerebrite-thought_shield = Thought Shield
    .short = +1 armor, camouflage
card-cerebrite-neural_beam = Neural Beam
    .short = +1 speed, +1 fire
card-cerebrite-dread_missile = Dread Missile
    .short = 1 damage, they lose a card
    .text =
        End of the pay step: 1 damage to an enemy ship in this combat, and your opponent puts a
        card of their choice from the center into the ruin.

card-cerebrite-senate_delegate = Senate Delegate
    .short = draws 1 a turn
    .text = In your main phase, turn this passenger used: draw a card.
card-cerebrite-oracle = Oracle
    .short = one of your top five
    .text =
        At any time, sacrifice this passenger: look at the top 5 cards of your colony, take one,
        and put the others under it in an order you choose.
    .ruling-1 = Not aboard a ship.
card-cerebrite-mind_pilot = Mind Pilot
    .short = +3 speed
card-cerebrite-telepath_gunner = Telepath Gunner
    .short = +2 fire or +3 speed
    .text =
        End of the pay step: choose 2 more firepower or 3 more speed for this ship, until the
        end of the combat.
card-cerebrite-court_android = Court Android
    .short = +1 fire, +1 armor

card-cerebrite-senate_hall = Senate Hall
    .short = events -1
    .text = Your events cost 1 credit less.
card-cerebrite-archive_of_edicts = Archive of Edicts
    .short = event back, draws 1
    .text = On payment: take an event from your scrap into your center, and draw a card.
card-cerebrite-sanctum = Sanctum
    .short = center needs 4 bombing
    .text = Bombing your center needs a total of 4.

card-cerebrite-imperial_edict = Imperial Edict
    .short = destroys a ship
    .text = Destroy an enemy ship.
card-cerebrite-tax_levy = Tax Levy
    .short = 4 credits, 1 for them
    .text = You gain 4 credits and your opponent gains 1.
card-cerebrite-inquisition = Inquisition
    .short = looks and discards
    .text = Look at your opponent's center and choose one of the cards; it goes into the ruin.
card-cerebrite-requisition = Requisition
    .short = destroys a card face down
    .text = Destroy one of your opponent's unpaid cards, wherever it lies.
card-cerebrite-purge_the_canteen = Purge the Canteen
    .short = destroys a crew
    .text = Destroy a crew card in your opponent's canteen.
card-cerebrite-council_recess = Council Recess
    .short = no attacks by them
    .text = Your opponent cannot start an attack until the end of their next turn.
card-cerebrite-reconstruction_decree = Reconstruction Decree
    .short = 4 cards back to the colony
    .text = Up to 4 cards go unseen from the bottom of your ruin under your colony.
    .ruling-1 = Their order stays; the lowest ends lowest.
card-cerebrite-assembly_vote = Assembly Vote
    .short = draws 3
    .text = Draw 3 cards.
card-cerebrite-imperial_mobilisation = Imperial Mobilization
    .short = turns back all ships
    .text = Turn each of your ships back one step.
    .ruling-1 = Ships with camouflage are turned too: this card chooses no ship.

card-cerebrite-slow_protest = Slow Protest
    .short = stops an event
    .text = Neutralize an event waiting on the stack.
card-cerebrite-faint_premonition = Faint Premonition
    .short = one of your top three
    .text =
        Look at the top 3 cards of your colony, take one, and put the others under it in an
        order you choose.
