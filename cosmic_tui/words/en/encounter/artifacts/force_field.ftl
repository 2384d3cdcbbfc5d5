artifact-force_field = Force Field
    .when = Any player, once the alliances are formed
    .line = The named allies go home.
    .text =
        Cancel the alliances of as many players as you name, on either side or both.
        They return their ships to any of their own colonies.
    .help = Wait until the last invited player has answered. Main players stay.
    .ruling-1 =
        Whoever is canceled is no ally any more: no landing, no rewards, no
        reinforcements.
    .ruling-2 = An ally who joined uninvited is canceled like any other.
    .ruling-3 = Ships without a colony to return to go to the warp.

q-force_field-cancel = Whose alliances do you cancel?
    .why = Their ships go home; they gain and lose nothing in this encounter.
