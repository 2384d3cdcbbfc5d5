alien-amoeba = Amoeba
    .tagline = Resizes its fleet at the last moment
    .flavour = A puddle that always finds the crack in the hull.
    .power-name = Ooze
    .power =
        Once both encounter cards lie face down, and you are the offense or the defense
        with at least one ship in the encounter, you may use this power to change the
        size of your fleet. Either send any number of your ships in the encounter home
        to your colonies, even all of them; or bring in any number of ships from your
        colonies, without the limit of four.

        As the offense your ships leave or enter the gate. As the defense they leave or
        join the planet under attack; lift the last one off and your colony there is
        gone, though the fight for the planet goes on.

        If your side wins while you have no ship in the encounter, you gain no colony.
        Your allies still land.
    .wild =
        As a main player, when planning begins, add one to four ships from your colonies
        to the encounter, or send one to four of your ships in it home to your colonies.
        The gate may hold more than four.
    .super = You may use this power as an ally of either side, with the same rules.
    .zap =
        Every ship you moved goes back to where it stood, even onto planets that were
        emptied, and your fleet stays as it was.
    .help = The ships you launch are a draft: fix the number once the cards are down.
    .ruling-1 =
        One change per encounter, in one direction. Moving no ship at all is not a use.
    .ruling-2 = Ships in the warp can never be brought in.
    .ruling-3 =
        Bringing ships in may empty colonies. If that leaves you too few home colonies
        you lose your power, but the ships stay where you moved them.
    .ruling-4 =
        With no ship in the encounter to begin with, for instance defending an empty
        home planet, you cannot use this power. The wild flare has no such condition.
    .ruling-5 =
        If you lift ships off a planet and have no other colony anywhere, they go to the
        warp.
    .ruling-6 =
        Only winning is barred to an empty fleet. You may still gain a colony in a deal,
        with ships from your colonies.
    .ruling-7 =
        With no ships and a negotiate against an attack you lose, but no ship is lost,
        so there is no compensation.
    .ruling-8 =
        Winning your first encounter with no ships still allows a second one. If your
        allies' landing gives one of them the winning colony, that ally wins without
        you.
    .ruling-9 = Whoever acts after you at the same moment sees your new number of ships.
    .ruling-10 =
        Wild: a defense without ships on its own planet may add some and has a colony
        there again. You may also go down to no ships, and then simply have nothing to
        land.
    .ruling-11 =
        Super: as an ally with no ships left you remain an ally and may play
        reinforcements, but land nothing, lose nothing and earn nothing. Ships added as
        a defensive ally raise your rewards.

q-amoeba-way = Do you bring ships in, or take ships out?
    .why = Ooze lets you make one change, in one direction. It can be zapped.
q-amoeba-grow = How many ships join the encounter, and from where? Choose { $range }.
    .why = They count from now on. If you empty a colony, you lose it.
q-amoeba-shrink = How many ships go home? Choose { $range }.
    .why = If you have none left in the encounter, you can't gain the colony.
