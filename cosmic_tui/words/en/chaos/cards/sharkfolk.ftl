# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-sharkfolk-cobra_flash = Cobra Flash
card-sharkfolk-marduk_kurios = Marduk Kurios
card-sharkfolk-razor_fin = Razor Fin
card-sharkfolk-reef_stalker = Reef Stalker
card-sharkfolk-tide_hunter = Tide Hunter
card-sharkfolk-frenzy_pack = Frenzy Pack
card-sharkfolk-abyss_lurker = Abyss Lurker
card-sharkfolk-leviathan = Leviathan
card-sharkfolk-harrrk_trax_fury = Fury of Harrrk Trax

card-sharkfolk-harpoon_gun = Harpoon Gun
    .short = +1 fire
card-sharkfolk-stolen_torpedo = Stolen Torpedo
    .short = 2 damage
    .text = End of the pay step: 2 damage to an enemy ship in this combat.

card-sharkfolk-reef_spy = Reef Spy
    .short = looks at their center
    .text = In your main phase, turn this passenger used: look at your opponent's center once.
card-sharkfolk-heavy_gunner = Heavy Gunner
    .short = +1 fire, heavy weapons
card-sharkfolk-shoal_commander = Shoal Commander
    .short = +1 speed, +1 fire, leads
    .text = Your other ships in this combat have 1 more speed.
card-sharkfolk-telekine_adept = Telekine Adept
    .short = prevents 2 damage
    .text = In a combat, once: prevent the next 2 damage to this ship in it.
card-sharkfolk-lamprey_drone = Lamprey Drone
    .short = +1 bomb, draws 1
    .text = After a successful bombing with this ship: draw a card.

card-sharkfolk-hunting_grounds = Hunting Grounds
    .short = 2 credits for a kill
    .text = When one of your ships destroys an enemy ship: you gain 2 credits.
card-sharkfolk-coral_battery = Coral Battery
    .short = +1 fire in defense
    .text = While you defend, your ships in this combat have 1 more firepower.
card-sharkfolk-feeding_pit = Feeding Pit
    .short = trap: bombers damaged
    .text = Trap: all ships that bomb become damaged.

card-sharkfolk-feeding_frenzy = Feeding Frenzy
    .short = turns back a killer
    .text = Turn one of your ships that destroyed an enemy ship this turn back two steps.
card-sharkfolk-blood_trail = Blood Trail
    .short = a ship +2 fire
    .text = One of your ships has 2 more firepower until the end of the turn.
card-sharkfolk-extortion = Extortion
    .short = takes 2 credits
    .text = Take up to 2 credits from your opponent.
card-sharkfolk-undertow = Undertow
    .short = returns a small ship
    .text = Return an enemy ship of size 2 or less to the center of its owner.
    .ruling-1 = The cards on it are destroyed.

card-sharkfolk-snap_shot = Snap Shot
    .short = a ship acts at once
    .text = Between two shots: an active ship of yours in this combat acts next, whatever its speed.
card-sharkfolk-slipstream = Slipstream
    .short = +3 speed
    .text = One of your ships in this combat has 3 more speed until the end of the combat.
card-sharkfolk-ambush_signal = Ambush Signal
    .short = a small ship is used
    .text = An active enemy ship of size 2 or less becomes used.
