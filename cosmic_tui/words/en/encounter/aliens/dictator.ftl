alien-dictator = Dictator
    .tagline = Decides who others must face
    .flavour = Fate applied for the job and was told to wait outside.
    .power-name = Command
    .power =
        In every encounter in which you are not the offense, you use this power when a
        destiny card is due: you look through the destiny deck in private, choose one
        card and turn it up. It binds the offense like any drawn card.

        On your own turn the deck is shuffled first, because you have seen it, and you
        draw at random like everybody else.
    .wild =
        When you are not the offense and a destiny card has been turned up, make the
        offense discard it and draw another.
    .super =
        You may use this power in an encounter in which you are the offense, and choose
        your own destiny card.
    .zap =
        It may come up to the moment you show the card. The card goes back, the deck is
        shuffled and one is drawn at random; later draws of this encounter are random
        too.
    .help = You steer every attack but your own. Steer them away from your planets.
    .ruling-1 =
        You choose from the deck, never from the destiny discards. If only one card is
        left, it is first shuffled with the discards, then you look.
    .ruling-2 =
        If you choose the offense's own color, the offense has all its usual choices.
        Should it draw again, you choose again from what is left.
    .ruling-3 =
        You may choose wild and special cards; the rest of the choice is then made as
        usual.
    .ruling-4 = The chosen card is public. What is left in the deck only you have seen.
    .ruling-5 = You may even send the offense against yourself.
    .ruling-6 =
        If another flare throws a destiny card away, you choose the next one, unless you
        were zapped.
    .ruling-7 =
        While your power is lost, destiny is drawn at random from a shuffled deck.
    .ruling-8 = Wild: the second card stands as far as this flare is concerned.

ev-dictator-shuffled = The destiny deck is shuffled.
q-dictator-select = Choose the destiny card that is turned up.
    .why = Command: only you see the whole deck. The card binds the offense as usual.
