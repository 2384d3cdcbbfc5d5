alien-trader = Trader
    .tagline = Swaps whole hands with its foe
    .flavour = Everything I own for everything you own. Deal? Too late.
    .power-name = Transference
    .power =
        Before the encounter cards are chosen, and you are the offense or the defense,
        you may use this power to swap your whole hand for your opponent's. The swap is
        for good.
    .wild =
        As a main player, before anybody is invited, take one card at random from your
        opponent's hand, look at it, and give one card from your hand in return; it may
        be the same.
    .super =
        You may use this power on any other player's hand instead of your opponent's.
    .zap = It comes before a card moves: both of you keep your hands.
    .help = Play your hand down to nothing much, then swap it for a full one.
    .ruling-1 =
        Both hands have been checked by then: as the defense you draw a new hand first
        if you have no encounter card, as the offense your turn would have ended. So you
        cannot pass on a hand without encounter cards.
    .ruling-2 =
        Everything in the hand moves, flares and artifacts too; not the Miser's hoard,
        nor cards on an alien sheet, nor a flare being played.
    .ruling-3 =
        A zap has to be in hand when you announce the swap; one received by it comes too
        late.
    .ruling-4 = Others who act before the cards are chosen do so in turn order.
    .ruling-5 =
        Everybody knows how many cards each of you gets; only the two of you know which.
    .ruling-6 =
        Wild: your opponent must hold at least one card. The flare itself is not in your
        hand while it works.
    .ruling-7 =
        Super: the third player's hand may be empty or without encounter cards. Both
        main hands are then checked again: as the offense without one your turn ends, as
        the defense you draw a new hand. The third player draws nothing.
    .ruling-8 = Super: the flare returns to your new hand.

q-trader-partner = Whose hand do you want for yours?
    .why = Transference: the whole hand, for good. It can be zapped.
q-trader-give_back = Which card do you give in return?
    .why = You can give any of your cards, even the one you have just taken.
