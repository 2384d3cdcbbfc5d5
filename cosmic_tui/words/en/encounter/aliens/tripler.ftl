alien-tripler = Tripler
    .tagline = Weak attacks soar, strong ones shrink
    .flavour = Three heads, three opinions, one badly bent ruler.
    .power-name = Thrice
    .power =
        When you are the offense or the defense and turn up an attack, you use this
        power: a card of 10 or lower is worth three times its value, a card of 11 or
        higher only a third, rounded up. So 04 becomes 12, 10 becomes 30, 11 becomes 4
        and 40 becomes 14. Ships and bonuses are not affected.
    .wild =
        As a main player, when your opponent's attack is worth 15 or more, cut it to a
        third, rounded up, before every other change to it.
    .super = When you use this power, an 11, 12 or 13 of yours is tripled too.
    .zap = The card is worth what it was before.
    .help = A 10 is worth 30 and a 40 only 14. Trade accordingly.
    .ruling-1 =
        It comes after wild Tripler and after whatever was announced while the cards lay
        face down; the comparison with 10 takes the value of that moment. A 20 reversed
        to 02 becomes 6.
    .ruling-2 =
        A morph of yours copies the printed number and is then changed; an opposing
        morph copies your printed number unchanged.
    .ruling-3 =
        With a negotiate on the other side the card still changes, but nothing is
        compared.
    .ruling-4 =
        The new value is for this encounter only. In the hand and in the discard pile
        the printed number counts.
    .ruling-5 = Super: you may decide each time, and only for your own card.
    .ruling-6 = Wild: it looks at the printed or copied number of your opponent's card.
