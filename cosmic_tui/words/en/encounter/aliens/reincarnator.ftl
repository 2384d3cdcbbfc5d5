alien-reincarnator = Reincarnator
    .tagline = Gets a new extra power on each loss
    .flavour = Died again; came back as somebody's landlord.
    .power-name = Reincarnation
    .power =
        When an encounter is over in which you were a main player or ally of the losing
        side, or a main player who failed to make a deal, you use this power: draw an
        alien at random from those not in the game. It becomes your incarnation, face
        up, and you have its power besides this one. An incarnation you had before is
        discarded. You start the game without one.
    .wild =
        When an encounter has been resolved, give this flare to another player who was
        on the losing side or failed to make a deal; not to the Reincarnator. As soon as
        the encounter is over, that player's alien is discarded and another one drawn at
        random.
    .super =
        After a loss or a failed deal, decline to reincarnate and keep your present
        incarnation.
    .zap = Everything stays as it is: your old incarnation, or none.
    .help = Losing is how you learn. Every defeat brings another power.
    .ruling-1 =
        The old incarnation still works during the loss that ends it; the new one works
        from the next encounter on.
    .ruling-2 =
        An ally reincarnates when its side loses. After a failed deal only the main
        players count; both sides losing counts too.
    .ruling-3 =
        Aliens that need a set-up, are already in the game, or may not meet another
        alien at the table are put aside and another one is drawn.
    .ruling-4 =
        Your two powers are zapped separately, and you may play the super side of either
        flare, still one flare per encounter.
    .ruling-5 =
        Tokens and cards of a discarded incarnation go with it; a new one starts empty.
    .ruling-6 =
        With too few home colonies both powers are off, and losing does not reincarnate
        you. The incarnation returns with the power.
    .ruling-7 =
        If another player has this power on loan and loses, that player's own alien is
        replaced for good; you get yours back as it was.
    .ruling-8 = If this alien is traded away for good, the incarnation goes with it.
    .ruling-9 = Everybody sees your incarnation.
    .ruling-10 =
        Wild: one player, who may also be an ally of the losing side. The old power
        still works for that loss, and what lies on the old sheet is discarded. The
        exchange is no use and cannot be zapped.
    .ruling-11 = Super: decided anew each time, instead of the use.

q-reincarnator-loser = Who gets this flare, and a new alien?
    .why = That player's alien is discarded as soon as the encounter is over.
