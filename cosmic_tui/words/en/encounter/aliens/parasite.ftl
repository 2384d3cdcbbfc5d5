alien-parasite = Parasite
    .tagline = Joins an alliance uninvited
    .flavour = We let ourselves in; the door looked hungry.
    .power-name = Infest
    .power =
        When it is your turn to answer in the alliance phase, and you are not a main
        player, you may use this power to join either side although it did not invite
        you, with one to four ships. From then on you are an ordinary ally. Accepting an
        invitation is no use.
    .wild =
        When another player's power goes off for too few home colonies, move one of your
        ships from a colony to a home planet of that player and found a colony there,
        beside whoever is present.
    .super = When you send ships as an ally, send as many as you like.
    .zap = Your ships stay at home. You may still accept a real invitation.
    .help = Every attack that is sure to succeed is your attack too.
    .ruling-1 =
        You are asked even if nobody invited you. You may be invited by one side and
        infest the other, but never join both.
    .ruling-2 =
        Effects that forbid alliances keep you out; effects that only forbid invitations
        do not. Alliances that are canceled end for you like for any ally.
    .ruling-3 = You need at least one ship outside the warp.
    .ruling-4 = If you lose your power after joining, you stay an ally.
    .ruling-5 = Landing, losses, rewards and a shared victory are yours like any ally's.
    .ruling-6 =
        Wild: losing a power by a zap, a loan or a trade is no reason to play it. The
        Masochist never loses its power this way.
    .ruling-7 =
        Wild: the ship comes from a colony, not from the warp or the encounter, and goes
        to a planet where you have no colony yet. It may give you the winning colony.
    .ruling-8 =
        Super: it works with an invitation as well. Colonies you empty are lost as
        usual.

q-parasite-side = Which side do you join uninvited?
    .why = Infest: from then on you are an ally like any other.
q-parasite-ship = Which colony sends the ship?
    .why = If it is the last one there, you lose that colony.
q-parasite-planet = Where does your ship settle?
    .why = Choose a home planet of the player who has just lost their power.
