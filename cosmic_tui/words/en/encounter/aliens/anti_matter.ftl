alien-anti_matter = Anti-Matter
    .tagline = The smaller total takes the fight
    .flavour = They count backwards, and somehow arrive ahead of you.
    .power-name = Negation
    .power =
        When you are the offense or the defense and both encounter cards are attacks,
        you use this power: the lower total wins. A tie still goes to the defense.

        Your own ships, and the ships of all allies on both sides, are subtracted from
        their side's total instead of added. Your opponent's own ships are added as
        always. Reinforcements and other bonuses keep their sign, and a total may fall
        below zero.
    .wild =
        When another player announces a wild flare, and you are a main player or an
        ally, stop it before it does anything.
    .super =
        When another player announces a flare, wild or super, stop it before it does
        anything, whatever your part in the encounter.
    .zap = Ordinary arithmetic comes back: all ships add, and the higher total wins.
    .help = Low cards, many ships, many allies: here they all push the right way.
    .ruling-1 =
        The ships are taken off the total; the cards keep their values for everything
        that reads them.
    .ruling-2 =
        With a negotiate on either side this power does nothing. If a card becomes a
        negotiate later in the reveal, the ordinary rules decide.
    .ruling-3 = A morph that copied an attack is an attack.
    .ruling-4 =
        A ship that counts for more than 1 is subtracted or added at that weight. If
        your opponent multiplies card by ships, the product is added and that side's
        allies are subtracted from it.
    .ruling-5 =
        If winner and loser are exchanged as well (Loser), that happens last: then the
        higher of the changed totals wins.
    .ruling-6 =
        A reinforcement may go to your opponent's side, which is usually where you want
        it.
    .ruling-7 =
        Losing your power after this use was declared changes nothing: the lower total
        still wins.
    .ruling-8 =
        Flares: the stopped card goes back to its owner's hand and cannot be tried again
        in this encounter, but its owner may still play another flare. For you it was
        your one flare.
    .ruling-9 =
        Flares: everybody sees which flare was attempted. Your answer can be answered in
        turn; if it is stopped, the first flare works.
    .ruling-10 = Wild: until the defense is known, only the offense can play it.
