alien-vacuum = Vacuum
    .tagline = Drags rivals' ships down with it
    .flavour = Misery adores company, and company has no exit.
    .power-name = Catharsis
    .power =
        Whenever ships of yours have gone to the warp, you use this power: spread up to
        as many losses over the other players as you like. Each of them chooses that
        many ships from their colonies and sends them to the warp, on top of whatever else
        was lost.
    .wild =
        After the cards are turned up, count the main players other than you who show an
        attack, and take up to that many of your ships from the warp to your colonies.
    .super =
        In one catharsis you choose the ships yourself, and so the colonies they come
        from.
    .zap = The others keep their ships, or get them back. Your own loss stands.
    .help = Nobody likes to beat you twice.
    .ruling-1 = Only other players' ships can be taken, so it never answers itself.
    .ruling-2 =
        Any cause counts: an encounter, a failed deal, a power, a price you paid, or
        ships with nowhere to go. One loss, one use.
    .ruling-3 =
        You may name nobody, and nobody can be made to lose more ships than stand on
        that player's colonies.
    .ruling-4 = Ships removed from the game did not go to the warp and do not count.
    .ruling-5 = If the loss itself costs you your power, there is no catharsis.
    .ruling-6 = A Healer may rescue your ships; you use this power all the same.
    .ruling-7 =
        A named Zombie moves its ships to other colonies, and you do not choose again.
    .ruling-8 =
        Ships on the gate or beside the planet are not on a colony and cannot be taken.
        Ships of a successful defense on the planet can.
    .ruling-9 =
        Ships lost this way earn no compensation, and colonies lost this way are gone
        before victory is checked.
    .ruling-10 =
        Wild: a morph that copied an attack counts. As a main player it can be one ship
        at most, otherwise two.
    .ruling-11 = Super: anybody may be named, not only your opponents.

q-vacuum-divide = Who loses ships along with you? Choose { $range } in all.
    .why = Catharsis: spread the losses as you like, or name nobody.
q-vacuum-recover = How many ships come back from the warp? Choose { $range }.
    .why = Vacuum's flare: you get one for each other main player who shows an attack.
