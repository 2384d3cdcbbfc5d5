alien-philanthropist = Philanthropist
    .tagline = Gives a card to a main player
    .flavour = Take it, please, it was clogging the vault.
    .power-name = Giving
    .power =
        When the alliances are formed, and you are a main player or an ally, you may use
        this power to give one card from your hand to a main player: to your opponent if
        you are a main player, to either one if you are an ally. Nobody can refuse it.

        If you are a main player and hold no encounter card afterwards, you draw a new
        hand.
    .wild =
        At the start of an encounter, move one of your ships from a colony to the warp
        and lend your alien power to another player. Until the encounter is over, your
        power takes the place of that player's, and you have none.
    .super =
        If your gift was an encounter card, make the receiver lay that very card if
        possible.
    .zap = You keep the card, and there is no new hand.
    .help = Give your opponent a weak card, or your last one to get a fresh hand.
    .ruling-1 =
        Exactly one card per encounter. Giver and receiver know it; the others see that
        one card moved.
    .ruling-2 =
        The new hand follows the usual rules and also saves an offense whose turn would
        end. It comes only after a gift you really made, and not for an ally.
    .ruling-3 =
        You need not have held an encounter card before: it is enough that none is left
        afterwards.
    .ruling-4 = As an ally you may give to the other side as well.
    .ruling-5 =
        The receiver may play a given flare in this encounter if nobody has played it
        yet and the receiver has had no other.
    .ruling-6 =
        If your alliance is canceled before your turn comes, you are no ally any more
        and cannot give.
    .ruling-7 =
        Wild: everything on your alien sheet goes along and comes back. Whatever was
        done with it stays done. You need a ship to pay and a working power.
    .ruling-8 =
        Wild: the borrower's own home colonies decide whether your power works. A zap
        hits what the borrower does, not the loan.
    .ruling-9 =
        Super: the receiver is free if the card has left that hand or may not be played;
        an announced upset comes first.

ev-philanthropist-lent = { $who } lends { $whom } { $alien }.
    .you = You lend { $whom } { $alien }.
    .at-you = { $who } lends you { $alien }.
q-philanthropist-taker = Who gets one of your cards?
    .why = Giving: a gift to a main player cannot be refused.
q-philanthropist-card = Choose the card that you give.
    .why = Giving: only the two of you see it.
q-philanthropist-borrower = Who borrows your power?
    .why = They have it until the encounter is over. You have none meanwhile.
q-philanthropist-ship = Which colony pays for it with a ship?
    .why = The ship goes to the warp.
