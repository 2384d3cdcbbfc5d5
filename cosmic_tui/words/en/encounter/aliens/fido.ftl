alien-fido = Fido
    .tagline = Brings played cards to a friend
    .flavour = Throw it as far as you like. It is coming back.
    .power-name = Fetch
    .power =
        When the encounter cards have just been discarded, in any encounter, you may use
        this power to lift one of them off the discard pile and offer it openly to
        another player.

        If that player takes it, you may take one own ship from the warp to a colony of
        yours, or one card from the deck. If the card is refused, you may keep it or put
        it back on the pile.
    .wild =
        As a main player, when planning begins, put the top card of the discard pile
        into your opponent's hand, then draw one card from the deck.
    .super =
        When you fetch, lift any number of this encounter's discarded encounter cards
        and offer them one by one, each to a player of your choice, each with its own
        payment.
    .zap =
        It comes before the other player answers: the card goes back on the discard pile
        and you get nothing.
    .help = Offer bad cards and get paid, or keep the good ones that are refused.
    .ruling-1 =
        One card and one offer per encounter. Only the cards that fought can be fetched,
        not reinforcements, artifacts or cards discarded for other reasons.
    .ruling-2 =
        An extra encounter card added to another counts as one that fought. A card that
        was replaced does not.
    .ruling-3 =
        A card its player kept, or one that slid under the deck after a bluff, is not
        there to fetch. Whoever lifts first, in turn order, has the card.
    .ruling-4 =
        You may offer to anybody, also to the player it came from. A promise made around
        the offer binds nobody.
    .ruling-5 =
        Without a ship in the warp, or a colony to put it on, only the card is left as
        your payment. You may also take nothing.
    .ruling-6 = If no cards were turned up there is nothing to fetch.
    .ruling-7 = Card and answer are public; a card you draw as payment is secret.
    .ruling-8 =
        Wild: your opponent cannot refuse the card. With an empty discard pile you
        cannot play it.
