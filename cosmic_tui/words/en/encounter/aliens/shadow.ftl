alien-shadow = Shadow
    .tagline = Destiny draws cost rivals a ship
    .flavour = Nobody hears the knife; they only count fewer chairs.
    .power-name = Execute
    .power =
        Whenever a destiny card shows the color of another player, or names one by a
        special card, you use this power: choose a colony of that player, anywhere, and
        send one of its ships to the warp.

        On a wild card you may use it on any other player. Nothing happens when your own
        color comes up.
    .wild =
        As the defense, when you have lost against an attack, send one of your ships
        from a colony outside the encounter to the warp: instead of landing, all ships
        of the offense and its allies go to the warp as well.
    .super =
        As the offense, right after executing a ship, put one of your own ships from the
        warp on the planet it stood on.
    .zap =
        The ship stays where it is, and there are no more executions in this encounter.
    .help = Aim at lonely ships: one ship less can be one colony less.
    .ruling-1 =
        An offense that draws its own color is a victim like any other, before it
        chooses what to do; every card drawn again executes again.
    .ruling-2 =
        A card chosen by the Dictator counts as drawn. If a flare throws it away, that
        execution stands and the next card brings another.
    .ruling-3 =
        Whom the offense attacks in the end does not matter; what counts is whom the
        card names.
    .ruling-4 = The draws that decide who begins the game do not count.
    .ruling-5 =
        Taking the last ship ends that colony at once and may cost the victim its power.
    .ruling-6 =
        Ships on the gate are not on a colony and are safe. Ships on a technology count
        as standing in their owner's system.
    .ruling-7 =
        A Zombie moves its executed ship to another colony, and a Healer may give one
        back.
    .ruling-8 = If the victim has no colony at all, nothing happens.
    .ruling-9 =
        Wild: the offense has still won: your ships and your allies are lost,
        compensation is due and a second encounter is possible. Nobody founds a colony.
    .ruling-10 = Wild: the winner must have shown an attack, or a morph that became one.
    .ruling-11 =
        Super: your ship stands beside whoever is left there. It founds a colony if you
        had none, and can be the winning one. A later rescue of the executed ship does
        not undo it.

q-shadow-execute = Choose the colony that loses a ship.
    .why = Execute: it belongs to the player destiny named. The ship goes to the warp.
q-shadow-price = Which colony pays for it with a ship?
    .why = In return, no attacker lands: their ships go to the warp as well.
