alien-observer = Observer
    .tagline = Keeps allied ships out of the warp
    .flavour = They watch, they nod, they bring everyone home.
    .power-name = Protect
    .power =
        When you are an ally and ships of yours would go to the warp in the resolution,
        you use this power: they go to your colonies instead.

        When you are a main player and ships of your allies would go to the warp in the
        resolution, you use this power: they go to their owners' colonies instead. Your
        own ships as a main player are never protected.
    .wild =
        As a main player, when the alliances are formed, let each of your allies draw
        one card from the deck.
    .super =
        As the offense or an ally, while you send ships, send one of your ships straight
        from the warp. You may not have more than four in the encounter this way.
    .zap = The ships go to the warp after all, for all your allies at once.
    .help = Allies who cannot lose anything come gladly. Promise them nothing more.
    .ruling-1 =
        Every loss in the resolution is covered, whatever its cause; losses in other
        phases are not.
    .ruling-2 =
        Protected ships never were in the warp: nothing to heal, and nothing that counts
        arrivals counts them.
    .ruling-3 =
        A player without any colony has nowhere to put the ships, and they go to the
        warp.
    .ruling-4 =
        Ships removed from the game, as by Void, are not on their way to the warp, so
        you cannot save them. Those Void has to leave in the game are protected.
    .ruling-5 =
        If several powers could save the same ship, the first in turn order does.
    .ruling-6 =
        After a failed deal the allies are already home; the three ships a main player
        loses are not protected.
    .ruling-7 = If both sides lose at once, allied ships are protected.
    .ruling-8 =
        Each loss is a use of its own. A zap on one ends the protection for the rest of
        the encounter.
    .ruling-9 = Wild: every ally gets the offer, clockwise, and may decline.
    .ruling-10 =
        Super: the ship comes besides the one that returned at regroup, may be the only
        one you send, and needs no colony.

q-observer-gift = Do you draw a card?
    .why = Observer's flare: every ally may draw one card from the deck.
    .pass = You don't draw a card.
