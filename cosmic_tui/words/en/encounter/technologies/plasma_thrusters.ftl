tech-plasma_thrusters = Plasma Thrusters
    .when = Offense or ally while sending, defense after launch; stays in play
    .text =
        You may send one ship more than allowed to each encounter: five instead of four.
        As the defense you may move one ship from another of your colonies to the planet
        under attack.
    .help = One ship more in every encounter adds up.
    .ruling-1 =
        As the defense, only to a planet where you have a colony or that belongs to your
        system. Once per encounter.

q-plasma_thrusters-from = Which colony sends a ship to the planet under attack?
    .why = Plasma Thrusters: it takes part at once. A colony you empty is gone.
