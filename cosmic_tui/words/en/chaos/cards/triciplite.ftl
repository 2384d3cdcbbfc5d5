# Value: the name, 24 columns. .short: what it does in 28 columns, for a tile. .text: what the numbers and keywords do not
# say. .ruling-1 and on: what was asked about it.

card-triciplite-test_frame = Test Frame
card-triciplite-prototype_zeta = Prototype Zeta
    .text = Your equipment on this ship costs 1 credit less.
card-triciplite-tri_hull_platform = Tri-Hull Platform
    .text = It carries one card more than its size allows.
card-triciplite-arsenal_ark = Arsenal Ark
    .text = It carries two cards more than its size allows.

card-triciplite-trinity_laser = Trinity Laser
    .short = +2 fire
card-triciplite-plasma_lattice = Plasma Lattice
    .short = +1 fire, burst
card-triciplite-omega_array = Omega Array
    .short = +1 speed, +3 fire, rapid
card-triciplite-silicon_aegis = Silicon Aegis
    .short = +3 armor
card-triciplite-phase_veil = Phase Veil
    .short = +1 armor, camouflage
card-triciplite-nano_forge = Nano Forge
    .short = repair
card-triciplite-ghost_engine = Ghost Engine
    .short = +1 speed, stealth
card-triciplite-sulphur_torpedo = Sulfur Torpedo
    .short = 3 damage
    .text = End of the pay step: 3 damage to an enemy ship in this combat.
card-triciplite-cluster_missile = Cluster Missile
    .short = 1 damage to each
    .text = End of the pay step: 1 damage to each enemy ship in this combat.
card-triciplite-singularity_missile = Singularity Missile
    .short = destroys a ship
    .text = End of the pay step: destroy an enemy ship in this combat.

card-triciplite-tech_savant = Tech Savant
    .short = equipment here -2 in combat
    .text = In the pay step your equipment on this ship costs 2 credits less.
card-triciplite-field_engineer = Field Engineer
    .short = turns back a small ship
    .text =
        In your main phase, turn this passenger damaged: turn one of your ships of size
        2 or less back one step.
card-triciplite-maintenance_unit = Maintenance Unit
    .short = +1 speed, +1 armor
card-triciplite-targeting_robot = Targeting Robot
    .short = +1 fire, +2 with equipment
    .text = 1 more firepower while this ship carries paid equipment.
card-triciplite-reluctant_captain = Reluctant Captain
    .short = +1 speed

card-triciplite-assembly_line = Assembly Line
    .short = equipment -1
    .text = Your equipment cards cost 1 credit less.
card-triciplite-tri_lab = Tri-Lab
    .short = finds 2 equipment cards
    .text =
        On payment: take up to two equipment cards from your colony, show them, and shuffle the
        colony.
card-triciplite-deflector_dome = Deflector Dome
    .short = colony bombing -1
    .text = Every bombing of your colony is 1 weaker.
card-triciplite-overload_trap = Overload Trap
    .short = trap: bombers lose equipment
    .text =
        Trap: destroy all equipment on the ships that bomb. One of them, of your choice, becomes
        damaged.

card-triciplite-rapid_prototyping = Rapid Prototyping
    .short = pays an equipment for free
    .text = An unpaid equipment card of yours becomes paid for free. Not a missile.
card-triciplite-recycling = Recycling
    .short = equipment from the scrap
    .text = Take an equipment card from your scrap into your center.
card-triciplite-sabotage_code = Sabotage Code
    .short = destroys an equipment
    .text = Destroy an equipment card on an enemy ship, paid or not.

card-triciplite-emergency_shielding = Emergency Shielding
    .short = +2 armor with equipment
    .text =
        One of your ships in this combat with paid equipment has 2 more armor until the
        end of the turn.
card-triciplite-power_surge = Power Surge
    .short = +1 fire, +1 speed
    .text =
        One of your ships with paid equipment has 1 more firepower and 1 more speed
        until the end of the turn.
