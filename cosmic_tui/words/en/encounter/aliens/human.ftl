alien-human = Human
    .tagline = +4 to its side; if zapped, it wins
    .flavour = Ordinary on paper, insufferable once somebody says stop.
    .power-name = Humanity
    .power =
        In every encounter in which you are a main player or have ships allied with a
        side, you use this power when the cards are turned up: 4 is added to your side's
        total.

        If this use is zapped, you get no 4: instead your side wins the encounter on the
        spot, whatever the cards and totals are.
    .wild =
        As a main player, when your opponent is not the Human, turn your own encounter
        card, whatever it is, into an attack 42. Then give this flare to the Human, or
        discard it if nobody is the Human.
    .super =
        When you use this power, either add 8 instead of 4; or discard this flare and
        zap yourself, which wins the encounter for your side.
    .zap = Your side wins at once. The win itself is no use and cannot be zapped.
    .help = The one power everybody leaves alone, and with good reason.
    .ruling-1 =
        It happens with any cards, even two negotiates. Then the 4 has nothing to act
        on, but a zap still wins: no talks are held.
    .ruling-2 =
        The 4 is added to the total, once per encounter, not to the card or the ships.
    .ruling-3 =
        A zap that is itself stopped never happened: you get your 4 and no automatic
        win.
    .ruling-4 = While your power is lost you get neither.
    .ruling-5 = With an automatic win, nobody wins or loses by any number.
    .ruling-6 =
        If another effect also names a winner, such as Pacifist, the later one stands.
        An upset by Loser comes after all of them and turns the result round.
    .ruling-7 =
        Whoever loses to the automatic win with a negotiate still collects compensation
        for lost ships.
    .ruling-8 =
        An allied Human wins for its side too; the win is resolved like any other.
    .ruling-9 =
        Wild: as the Human without your power, you get the flare back into your own
        hand.
    .ruling-10 =
        Super: zapping yourself counts as a zap in every respect. If the flare is
        canceled, it is discarded and the ordinary 4 stays.

q-human-mode = Do you add 8 instead of 4, or zap yourself and win?
    .why = Zapping yourself costs this flare and wins the encounter for your side.
