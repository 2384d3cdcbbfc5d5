alien-filch = Filch
    .tagline = Pockets the opponent's played card
    .flavour = Nothing is missing. It merely moved house.
    .power-name = Theft
    .power =
        When the encounter cards of an encounter in which you were the offense or the
        defense have been discarded, you may use this power to take your opponent's
        encounter card from the discard pile into your hand.
    .wild =
        When another player announces an artifact or a flare, discard a negotiate from
        your hand: that card does nothing and goes to your hand. Without a negotiate you
        cannot play this.
    .super =
        You may use this power on one encounter card of any other player who was a main
        player, even if you took no part in the encounter.
    .zap = The card stays in the discard pile.
    .wild-classic =
        You may cheat. At three quiet beats of an encounter (after regroup, after the
        alliances, before victory is checked) everybody gives a secret order: pass,
        decoy, or, for you alone, lift. Lift one of your ships from the warp to a colony of
        yours, the top card of the deck, or the top card of the discard pile. A lift or
        a decoy makes a noise, and then everybody may accuse one player in secret.

        If somebody names you, you show this card, put back what you lifted and lose one
        ship of your choice; that counts as your flare for this encounter. If nobody
        does, you keep it, and nobody is told. Whoever accuses the wrong player loses a
        ship.

        Once you have been caught, and as long as you hold this card, you may lift two
        things of one kind, and any card of the discard pile.
    .super-classic =
        You may use this power on one encounter card of any other player who was a main
        player, even if you took no part in the encounter.
    .help = Win or lose, the card that beat you can be yours next time.
    .ruling-1 =
        You take the card your opponent finally fought with, after any swap. Where an
        extra card was added to it, you take the first one only.
    .ruling-2 =
        A morph is taken as a morph. A card its player kept, or one that slid under the
        deck after a bluff, cannot be taken.
    .ruling-3 = Whoever lifts from the discard pile first, in turn order, has the card.
    .ruling-4 =
        Wins, losses, deals and failed deals all count, but not an encounter in which no
        card was turned up. Everybody knows which card you took.
    .ruling-5 =
        Wild: the negotiate is named at once but paid only when nobody can stop you any
        more. If this flare is canceled, you keep the negotiate.
    .ruling-6 =
        Wild: a stolen card counts as never played by its owner. You may play a stolen
        artifact at the next moment that fits, even in this encounter; a stolen flare
        only in the next one, because you have had your flare.
    .ruling-7 =
        Wild: you may also steal a card that was itself an answer; what it answered then
        goes on.
    .ruling-8 =
        Super: one card of one other player. It is a use of this power and can be
        zapped.
    .ruling-9 =
        The table chooses before the game whether the ordinary or the classic Filch
        flare takes part, never both.
    .ruling-10 =
        Classic wild: orders and accusations are given by everybody at the same time, so
        asking tells nobody anything. One decoy and one accusation per player and
        encounter. No public number changes before a beat is over.
    .ruling-11 =
        Classic wild: accusing somebody who only made a decoy is a wrong accusation.
        With no ship to lose you cannot accuse; caught with no ship, you lose none.
    .ruling-12 =
        Classic wild: a lift that nobody challenges can never be challenged later. It is
        not a play; after being caught you can neither lift nor play a flare for the
        rest of the encounter.
    .ruling-13 =
        Classic wild: a lifted ship goes to a colony you already have. As Filch with a
        working power you hold the super side only and cannot lift.
    .ruling-14 =
        Classic wild: if the card is canceled or stolen as you show it, what you lifted
        goes back but you lose no ship.

q-filch-take = Which encounter card do you take?
    .why = Theft: it comes from the discard pile into your hand.
