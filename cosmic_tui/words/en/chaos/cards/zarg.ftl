# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-zarg-death_wing = Death Wing
card-zarg-void_ravager = Void Ravager
card-zarg-chaos_spawn = Chaos Spawn
card-zarg-shriek_swarm = Shriek Swarm
card-zarg-blockade_hulk = Blockade Hulk
card-zarg-invasion_fortress = Invasion Fortress
    .text = It counts as size 6 for the hangar limit.

card-zarg-chaos_lance = Chaos Lance
    .short = +3 fire, -2 speed
card-zarg-ruin_bombs = Ruin Bombs
    .short = +1 bomb, pyrotechnics
card-zarg-dark_carapace = Dark Carapace
    .short = +2 armor
card-zarg-plague_missile = Plague Missile
    .short = destroys crew aboard
    .text = End of the pay step: destroy a crew card aboard an enemy ship in this combat.
    .ruling-1 = The crew still does what it does at the end of the pay step.

card-zarg-zarg_overseer = Zarg Overseer
    .short = +1 fire, interrupts -1
    .text = While this ship is in a combat, your interrupts cost 1 credit less.
card-zarg-suicide_crew = Suicide Crew
    .short = 2 damage, then gone
    .text =
        In a combat, scrap this card: 2 damage to an enemy ship in it. The ship it is aboard may
        be in any state.
card-zarg-larva_robot = Larva Robot
    .short = +1 fire, +1 armor

card-zarg-invasion_beacon = Invasion Beacon
    .short = zarg ships -1
    .text = Your zarg ships cost 1 credit less.
card-zarg-spawn_crater = Spawn Crater
    .short = costs them a card
    .text =
        When this is destroyed: your opponent puts a card of their choice from the center into
        the ruin.
card-zarg-rift_mine = Rift Mine
    .short = trap: a bomber goes
    .text = Trap: choose a ship that bombs; it is destroyed.
card-zarg-dissection_lab = Dissection Lab
    .short = looks, draws 3
    .text = On payment: look once at all of your opponent's unpaid cards, then draw 3 cards.

card-zarg-senseless_ruin = Senseless Ruin
    .short = 4 colony cards each
    .text = You and your opponent each put the top 4 cards of the colony into the ruin.

card-zarg-extra_hit = Extra Hit
    .short = +1 fire
    .text = One of your ships in this combat has 1 more firepower until the end of the combat.
card-zarg-superior_order = Superior Order
    .short = stops an interrupt
    .text = Neutralize an interrupt card waiting on the stack.
card-zarg-warp_ambush = Warp Ambush
    .short = 2 damage
    .text = 2 damage to an enemy ship in this combat.
card-zarg-chaos_surge = Chaos Surge
    .short = stops a cheap card
    .text =
        Neutralize an interrupt card or event on the stack for which 2 credits or less were
        paid.
card-zarg-dawn_raid = Dawn Raid
    .short = all ships +1 bombing
    .text = All your ships have 1 more bombing until the end of the turn.
card-zarg-jam_engines = Jam Engines
    .short = a ship cannot defend
    .text = Choose an enemy ship: it cannot defend this turn.
card-zarg-terror_broadcast = Terror Broadcast
    .short = scouts cannot defend
    .text = No enemy ship of size 1 can defend this turn.
card-zarg-sudden_breach = Sudden Breach
    .short = 2 damage to a base
    .text = 2 damage to a paid base of your opponent.
card-zarg-backlash = Backlash
    .short = the shooter hits itself
    .text = The enemy ship that is firing takes as much damage as its own firepower.
    .ruling-1 = It works against camouflage: the ship is not chosen.
card-zarg-total_collapse = Total Collapse
    .short = stops all their cards
    .text = Neutralize every interrupt card and event of your opponent on the stack.
    .ruling-1 = Payments and abilities are safe.
