alien-sorcerer = Sorcerer
    .tagline = Swaps the two face-down cards
    .flavour = Watch my tentacles closely. No, the other six.
    .power-name = Magic
    .power =
        Once both encounter cards lie face down, and you are the offense or the defense,
        you may use this power to swap them, without looking at your opponent's. From
        then on each card belongs to the side it lies on.
    .wild =
        Before the encounter cards are chosen, in an encounter in which the Sorcerer is
        not a main player, make the two main players trade aliens for good. Then give
        this flare to the Sorcerer, or discard it if nobody is.
    .super =
        You may use this power as an ally of either side; the two main players' cards
        are swapped.
    .zap = Both cards go back to where they lay.
    .help = Lay a bad card, then give it away. Your opponent knows it too.
    .ruling-1 = Never in the same game as Gambler.
    .ruling-2 =
        After the swap, your encounter card is the one on your side: for compensation,
        for whoever keeps or fetches it, and when it is discarded.
    .ruling-3 =
        Against the Oracle you lay your card open, the Oracle chooses, and then you may
        swap.
    .ruling-4 =
        One swap per encounter. If somebody else can swap too, two swaps bring the cards
        back.
    .ruling-5 =
        Others who act on cards lying face down do not get in your way: what they
        announce applies to the cards that finally lie there.
    .ruling-6 = A morph belongs to the side on which it is turned up.
    .ruling-7 = The swap is public; the faces stay hidden until the reveal.
    .ruling-8 = Wild: anybody may play it, even a main player who is not the Sorcerer.
    .ruling-9 =
        Wild: the whole alien sheet moves, with tokens, cards and a zap mark; hands,
        ships and planets stay. The new owner's home colonies decide whether the power
        works, and set-up is not repeated.
    .ruling-10 =
        Wild: what was done with a power before stays done, and the new owner may use it
        later in the same encounter.
