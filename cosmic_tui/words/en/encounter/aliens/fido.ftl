alien-fido = Fido
    .tagline = Brings played cards to a friend
    .flavour = Throw it as far as you like. It is coming back.
    .power-name = Fetch
    .power =
        When the encounter cards have just been discarded, in any encounter, you may use
        this power to lift one of them off the discard pile and offer it openly to
        another player.

        If that player takes it, you may take one of your ships from the warp to a colony of
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

ev-fido-refused = { $who } refuses { $face }.
    .you = You refuse { $face }.
    .at-you = { $who } refuses your { $face }.
ev-fido-pushed = { $who } hands { $whom } { $face }.
    .you = You hand { $whom } { $face }.
    .at-you = { $who } hands you { $face }.
q-fido-lift = Which encounter card do you lift off the pile?
    .why = Fetch: you offer it openly to another player.
q-fido-lift_another = Which card do you lift next?
    .why = Super flare: each card is offered once, and each one taken is paid for.
    .pass = The other cards stay on the discard pile.
q-fido-friend = Who do you offer the card to?
    .why = If it is taken you are paid; if it is refused you may keep it.
q-fido-accept = You are offered { $face }. Do you take it?
    .why = Fetch: if you do, the player who offers it is paid with a ship or a card.
    .pass = You refuse it; it may be kept, or it goes back on the pile.
q-fido-payment = It was taken. Do you want a ship from the warp, or a card from the deck?
    .why = Fetch: you get one of the two.
    .pass = You take neither.
q-fido-keep = It was refused. Do you keep the card?
    .why = Fetch: a refused card may go into your hand.
    .pass = It goes back on the discard pile.
