# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-insectoid-drone_flyer = Drone Flyer
card-insectoid-chitin_hornet = Chitin Hornet
card-insectoid-hive_carrier = Hive Carrier
card-insectoid-queens_bastion = Queen's Bastion
    .text = Your start phase: put a development on one of your bases.

card-insectoid-acid_sprayer = Acid Sprayer
    .short = +1 fire, +1 bomb
card-insectoid-chitin_plate = Chitin Plate
    .short = +2 armor
card-insectoid-sapper_pods = Sapper Pods
    .short = +2 bombing

card-insectoid-worker_swarm = Worker Swarm
    .short = develops 1 a turn
    .text = In your main phase, turn this passenger used: put a development on one of your bases.
card-insectoid-hive_foreman = Hive Foreman
    .short = develops 2 a turn
    .text =
        In your main phase, turn this passenger used: put 2 developments on your bases, divided
        as you like.
card-insectoid-soldier_caste = Soldier Caste
    .short = +1 fire, +1 armor
card-insectoid-brood_pilot = Brood Pilot
    .short = +1 speed, +2 fire with bases
    .text = 2 more firepower while you have at least two paid bases.
card-insectoid-carapace_mech = Carapace Mech
    .short = +1 armor, repair

card-insectoid-mine_ring = Mine Ring
    .short = attacks cost 1 more
    .text = Attacks against you cost 1 credit more.
    .ruling-1 = Several of them add up. With three or more players it works against every attacker.
card-insectoid-burrow_network = Burrow Network
    .short = other bases +1 armor
    .text = Your other bases have 1 more armor.
card-insectoid-spore_battery = Spore Battery
    .short = 1 damage in defense
    .text = End of the pay step, while you defend: 1 damage to an enemy ship in this combat.
card-insectoid-spawning_halls = Spawning Halls
    .short = draws 1 a turn
    .text = Your start phase: draw a card.
card-insectoid-tunnel_works = Tunnel Works
    .short = develop 3 times a base
    .text = You may buy one development more for each base in a turn.
card-insectoid-royal_chamber = Royal Chamber
    .short = develops 2, draws 1
    .text =
        Your start phase: put 2 developments on your bases, divided as you like, and draw a
        card.
card-insectoid-selective_breeding = Selective Breeding
    .short = draws 4
    .text = On payment: draw 4 cards.
card-insectoid-mutation_vat = Mutation Vat
    .short = X damage to a ship
    .text = On payment: X damage to an enemy ship.
    .ruling-1 = X is the number of developments when the payment takes effect.
card-insectoid-tunnel_ambush = Tunnel Ambush
    .short = trap: a small bomber goes
    .text = Trap: choose a ship of size 2 or less that bombs; it is destroyed.

card-insectoid-hive_labour = Hive Labor
    .short = 4 developments
    .text = Put 4 developments on your bases, divided as you like.
card-insectoid-devouring_swarm = Devouring Swarm
    .short = destroys a card face down
    .text = Destroy a card that lies unpaid on the surface of your opponent.

card-insectoid-sudden_burrow = Sudden Burrow
    .short = a base +3 armor
    .text = A paid base of yours has 3 more armor until the end of the turn.
card-insectoid-swarm_reflex = Swarm Reflex
    .short = 2 developments
    .text = Put 2 developments on your bases, divided as you like.
card-insectoid-sting_back = Sting Back
    .short = 1 damage
    .text = 1 damage to an enemy ship in this combat.
