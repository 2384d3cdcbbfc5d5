# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-human-crx = CRX
card-human-unicornis = Unicornis
card-human-lancer_wing = Lancer Wing
card-human-vanguard_patrol = Vanguard Patrol
card-human-garrison_cutter = Garrison Cutter
card-human-formation_leader = Formation Leader
    .text = Your other human ships in this combat have 1 more firepower.
card-human-concordia = Flagship Concordia
    .text = Your other human ships in this combat have 1 more armor.

card-human-linked_fire_control = Linked Fire Control
    .short = +1 fire, +2 with a partner
    .text = 1 more firepower while at least two of your ships are in this combat.
card-human-overlap_screen = Overlap Screen
    .short = +1 armor, squadron
card-human-relay_beacon = Relay Beacon
    .short = others +1 speed
    .text = Your other ships in this combat have 1 more speed.
card-human-volley_missile = Volley Missile
    .short = 2 damage, 3 with a second
    .text =
        End of the pay step: 2 damage to an enemy ship in this combat, 1 more if you paid for
        two missiles in it.
    .ruling-1 = The second missile counts whichever of your ships carries it.

card-human-drafted_ensign = Drafted Ensign
    .short = +1 fire
card-human-ambitious_captain = Ambitious Captain
    .short = +2 fire, may be bought off
    .text = End of the pay step: your opponent may pay 2 credits; then this ship becomes used.
    .ruling-1 = Your opponent decides before the effects of the step happen.

card-human-fleet_academy = Fleet Academy
    .short = first ship of a turn -1
    .text = The first ship you play each turn costs 1 credit less.
    .ruling-1 = Paid after your first ship of the turn, it helps from your next turn on.
card-human-staff_exercise = Staff Exercise
    .short = draws 3
    .text = On payment: draw 3 cards.
card-human-picket_bunker = Picket Bunker
    .short = +1 speed in defense
    .text = While you defend, your ships in this combat have 1 more speed.
card-human-chazma_charge = Chazma Charge
    .short = trap: they lose a ship
    .text = Trap: your opponent chooses a ship of their own; it is destroyed.
    .ruling-1 = A ship with camouflage may be chosen: picking a loss is no targeting.

card-human-joint_operation = Joint Operation
    .short = all +1 fire if two fight
    .text =
        Until the end of the turn your ships in a combat have 1 more firepower while at least
        two of them are in it.
    .ruling-1 = It is judged anew in every combat of the turn.
card-human-call_to_quarters = Call to Quarters
    .short = turns back 2 ships
    .text = Turn up to two of your ships back one step.
card-human-war_bonds = War Bonds
    .short = 1 credit a ship, up to 5
    .text = You gain 1 credit for each ship you control, 5 at most.
card-human-grand_manoeuvre = Grand Maneuver
    .short = two of four
    .text =
        Choose two: draw 2 cards; gain 3 credits; put 3 developments on your bases,
        divided as you like; turn one of your ships back one step.
    .ruling-1 = You may choose one that can do nothing just now.

card-human-durmacel_target_deflector = Durmacel Deflector
    .short = +1 armor this turn
    .text = One of your ships in this combat has 1 more armor until the end of the turn.
card-human-overrule = Overrule
    .short = stops an interrupt
    .text =
        Neutralize an interrupt card waiting on the stack. It costs what was paid for
        that card.
    .ruling-1 =
        The price is what was really paid, reductions included, before any reduction of Overrule
        itself.
card-human-covering_manoeuvre = Covering Maneuver
    .short = another ship takes the shot
    .text =
        While an enemy shot at one of your ships waits, it hits another of your ships in
        this combat instead.
    .ruling-1 = A reply that had been announced lapses; the new target announces its own at once.
    .ruling-2 = Not against a shot divided by burst, and not onto a ship with camouflage.
card-human-scramble_order = Scramble Order
    .short = turns back a small ship
    .text = Turn one of your ships of size 2 or less back one step.
