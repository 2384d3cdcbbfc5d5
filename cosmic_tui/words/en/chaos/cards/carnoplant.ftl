# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-carnoplant-moon_worshipper = Moon Worshipper
card-carnoplant-mamut_i = Mamut I
    .text = It counts as size 6 for the hangar limit.
card-carnoplant-seed_runner = Seed Runner
    .text = In your main phase, turn this ship used: you gain 1 credit.
card-carnoplant-thorn_corsair = Thorn Corsair
card-carnoplant-merchant_barge = Merchant Barge
    .text = Your start phase: you gain 1 credit.
    .ruling-1 = Whoever controls it gains the credit.
card-carnoplant-golden_orchid = Golden Orchid
    .text =
        In a combat, pay 1 credit: this ship has 1 more armor until the end of the turn.
        At most twice a turn.

card-carnoplant-rented_cannon = Rented Cannon
    .short = 1 credit: +1 fire
    .text =
        In a combat, pay 1 credit: this ship has 1 more firepower until the end of the
        combat. At most twice a turn.
card-carnoplant-insured_hull = Insured Hull
    .short = +1 armor, 4 credits if lost
    .text = When this ship is destroyed: you gain 4 credits.
    .ruling-1 = A ship given up for the hangar limit is not destroyed.
card-carnoplant-tariff_scanner = Tariff Scanner
    .short = +1 bomb, takes 1 credit
    .text = After a successful bombing with this ship: take up to 1 credit from your opponent.

card-carnoplant-market_agent = Market Agent
    .short = 1 credit a turn
    .text = In your main phase, turn this passenger used: you gain 1 credit.
card-carnoplant-broker_prince = Broker Prince
    .short = 2 credits a turn
    .text = In your main phase, turn this passenger used: you gain 2 credits.
card-carnoplant-bribed_navigator = Bribed Navigator
    .short = +2 speed, +1 fire
card-carnoplant-vine_tender = Vine Tender
    .short = +1 armor, repair
card-carnoplant-cargo_robot = Cargo Robot
    .short = +1 bombing

card-carnoplant-trade_kiosk = Trade Kiosk
    .short = 1 credit a turn
    .text = Your start phase: you gain 1 credit.
card-carnoplant-poison_bloom = Poison Bloom
    .short = trap: 1 to each bomber
    .text = Trap: 1 damage to each ship that bombs.

card-carnoplant-spot_trade = Spot Trade
    .short = 2 credits
    .text = You gain 2 credits.
card-carnoplant-futures_deal = Futures Deal
    .short = 6 credits
    .text = You gain 6 credits.
card-carnoplant-monopoly = Monopoly
    .short = half of theirs, up to 8
    .text = You gain half as many credits as your opponent has, rounded up, 8 at most.
card-carnoplant-buy_out = Buy-Out
    .short = takes over a small ship
    .text =
        Take control of an enemy ship of size 2 or less for the rest of the game. It costs 4
        credits more than that ship.
    .ruling-1 = What is unpaid on the ship changes hands with it: you may look at it and pay for it.
    .ruling-2 = The price counts what is printed on the ship.
card-carnoplant-embargo = Embargo
    .short = they lose 4 credits
    .text = Your opponent loses 4 credits.
card-carnoplant-smear_campaign = Smear Campaign
    .short = they lose a card
    .text = Your opponent puts a card of their choice from the center into the ruin.
card-carnoplant-photosynthesis = Photosynthesis
    .short = full armor, one turned back
    .text = All your ships have their full armor again. Turn one of your ships back one step.

card-carnoplant-bribe = Bribe
    .short = ends an attack, or costs 3
    .text =
        When an attack against you has just been named: it ends unless the attacker pays 3
        credits.
    .ruling-1 = A tax already paid is lost, and no ship turns.
card-carnoplant-last_minute_loan = Last-Minute Loan
    .short = 3 credits, paid back later
    .text = You gain 3 credits. In your next start phase you lose 3 credits.
card-carnoplant-insurance_payout = Insurance Payout
    .short = half the price of a loss
    .text = You gain half the price, rounded up, of your ship that was destroyed last this turn.
    .ruling-1 = Of two lost at one instant you choose.
card-carnoplant-opening_bid = Opening Bid
    .short = 3 credits, 2 for them
    .text = You gain 3 credits and your opponent gains 2.
