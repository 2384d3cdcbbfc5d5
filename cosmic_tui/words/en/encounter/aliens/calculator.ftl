alien-calculator = Calculator
    .tagline = Trims the bigger attack card
    .flavour = Every victory is just a subtraction nobody checked.
    .power-name = Equalize
    .power =
        Once both encounter cards lie face down, and you are the offense or the defense,
        you may use this power by announcing an equalize. If both cards then turn out to
        be attacks of different value, the higher one is worth only the difference
        between the two; the lower one keeps its value. It does not matter whose card is
        the higher.

        With equal values, or a negotiate on either side, nothing changes.
    .wild =
        As a main player, once both cards lie face down, call odd or even. If both are
        attacks, add their values. Called right, your opponent's card drops by the value
        of yours; called wrong, yours drops by the value of your opponent's.
    .super =
        You may use this power as an ally of either side; it works on the cards of the
        two main players.
    .zap =
        It has to come with your announcement: both cards keep their value. Once the
        cards are turned up it is too late.
    .help = Made for low cards: 08 against 20 becomes 08 against 12.
    .ruling-1 =
        A morph copies the other card, so the values are equal and nothing is reduced.
    .ruling-2 =
        The card's value is reduced, not the total: ships and reinforcements are added
        afterwards.
    .ruling-3 =
        It speaks about the two cards that are finally turned up, however they were
        swapped before.
    .ruling-4 =
        An equalize and a call of odd or even may both be waiting. They are carried out
        in turn order; odd or even is tested on the values just turned up, the
        subtraction is made with the current ones.
    .ruling-5 =
        Losing your power between announcement and reveal changes nothing: the equalize
        stands.
    .ruling-6 =
        Wild: a wrong call may push your card below zero. If either card is a negotiate,
        the call lapses.

q-calculator-call = Do the two attacks add up to an odd or an even number?
    .why = If you are right, your opponent's card drops by yours; if wrong, yours drops.
