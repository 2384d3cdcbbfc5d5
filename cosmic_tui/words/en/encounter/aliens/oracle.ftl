alien-oracle = Oracle
    .tagline = Sees the rival card before choosing
    .flavour = Tomorrow called; it says bring a bigger card.
    .power-name = Foresee
    .power =
        In every encounter in which you are the offense or the defense, you use this
        power when the encounter cards are chosen: your opponent lays a card face up
        first. Then you choose yours and lay it face down. The encounter goes on as
        usual.
    .wild =
        As a main player, before the cards are chosen, shuffle your hand and your
        opponent's together. Take back at random as many cards as you put in; the rest
        are your opponent's.
    .super =
        When your opponent's card lies open, break the encounter off: that card goes
        back to its hand, all ships on the gate and all allies go home, and it counts as
        a deal made.
    .zap =
        It comes before any card is laid: both of you choose at the same time, face
        down.
    .help = Win by one, or lose with your worst card. You always know which.
    .ruling-1 =
        Everything that happens before the cards are chosen is over by then, and both
        hands have been checked for encounter cards.
    .ruling-2 =
        The open card is only known, not turned up: nothing that belongs to the reveal
        happens yet, and effects on cards lying face down still work on it.
    .ruling-3 = Everybody sees the open card, and its player cannot change it any more.
    .ruling-4 =
        An opposing morph lies open as a morph. What it becomes depends on your card.
    .ruling-5 = A Sorcerer may swap the open card for your hidden one.
    .ruling-6 = If you lose your power after the card was laid open, it stays open.
    .ruling-7 =
        Wild: only the hands are mixed, without hoards and without this flare. Both keep
        their number of cards. It may leave the offense without an encounter card, which
        ends the turn, or the defense, which draws a new hand.
    .ruling-8 =
        Super: it is a success of the offense without terms. A second encounter is
        possible, nobody gains a colony or card, and the defense's ships stay on the
        planet.
