# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-xeno-hellfire_brothers = Hellfire Brothers
card-xeno-rust_fang = Rust Fang
card-xeno-iron_maw = Iron Maw
card-xeno-slagtooth = Slagtooth
card-xeno-hullbreaker = Hullbreaker
    .text = 1 more firepower while at least two paid crew are aboard.

card-xeno-ram_prow = Ram Prow
    .short = +2 fire, -1 speed
card-xeno-scrap_plating = Scrap Plating
    .short = +1 armor
card-xeno-boarding_hooks = Boarding Hooks
    .short = 2 credits for a kill
    .text = When this ship destroys an enemy ship: you gain 2 credits.
card-xeno-slag_rocket = Slag Rocket
    .short = 3 damage
    .text = End of the pay step: 3 damage to an enemy ship in this combat.

card-xeno-gunner = Gunner
    .short = +3 fire or +3 bombing
    .text =
        End of the pay step: choose 3 more firepower or 3 more bombing for this ship, until the
        end of the combat.
card-xeno-berserk_captain = Berserk Captain
    .short = +2 fire, +1 armor
card-xeno-warlord_grakk = Warlord Grakk
    .short = +2 fire, +2 armor, +1 bomb
card-xeno-pack_huntress = Pack Huntress
    .short = turns back after a kill
    .text = When this ship destroys an enemy ship: turn it back one step, once in a combat.
card-xeno-hull_brute = Hull Brute
    .short = +2 armor
card-xeno-stoker = Stoker
    .short = +2 speed, +1 fire
card-xeno-arena_veteran = Arena Veteran
    .short = +1 fire to a ship
    .text =
        In a combat, turn this passenger used: one of your ships in it has 1 more
        firepower until the end of the combat.
card-xeno-salvage_droid = Salvage Droid
    .short = repair

card-xeno-blood_pit = Blood Pit
    .short = crew cards -1
    .text = Your crew cards cost 1 credit less.
card-xeno-ore_bunker = Ore Bunker
    .short = canteen needs 4 bombing
    .text = Bombing a crew in your canteen needs a total of 4.
card-xeno-caged_beast = Caged Beast
    .short = trap: 2 to each bomber
    .text = Trap: 2 damage to each ship that bombs.

card-xeno-blind_charge = Blind Charge
    .short = all +1 fire, -1 speed
    .text = Until the end of the turn all your ships have 1 more firepower and 1 less speed.
card-xeno-hydrogen_feast = Hydrogen Feast
    .short = turns back the canteen
    .text = Turn every crew in your canteen back one step.

card-xeno-battle_rage = Battle Rage
    .short = +2 fire with crew
    .text =
        One of your ships in this combat with paid crew aboard has 2 more firepower
        until the end of the combat.
card-xeno-stubborn_hide = Stubborn Hide
    .short = prevents 2 damage
    .text = Prevent the next 2 damage to one of your ships this turn.
    .ruling-1 = What is not needed at once stays for the next damage.
card-xeno-canteen_brawl = Canteen Brawl
    .short = damages a crew
    .text = A crew in your opponent's canteen becomes damaged.
