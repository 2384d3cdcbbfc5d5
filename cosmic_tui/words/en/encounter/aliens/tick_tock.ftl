alien-tick_tock = Tick-Tock
    .tagline = Wins when its countdown runs out
    .flavour = Every truce is one more cog falling into place.
    .power-name = Patience
    .power =
        Put ten tokens on your alien sheet at the start of the game, or eight in a
        four-planet game.

        In every encounter, whoever takes part, when the defense has won or a deal has
        been made, you use this power: remove one token. When the last one is gone you
        win the game as soon as victory is checked. You may also win with foreign
        colonies like everybody else.
    .wild =
        When the discard pile has been shuffled into a new deck, move one to four of
        your ships from your colonies to one home planet of another player and found a
        colony there, beside whoever is present.
    .super =
        When you have won or made a deal as a main player, send one of your ships to the
        warp and remove one more token.
    .zap = The token goes back on your sheet, even if it was the last one.
    .help = Peace and stubborn defenses bring you closer. Lend a hand to both.
    .ruling-1 =
        At most one token per encounter by this power: the defense winning and a deal
        exclude each other.
    .ruling-2 =
        Only the final result counts: after an upset or an automatic win, and only if
        the deal was not quashed.
    .ruling-3 =
        No token for a win of the offense, a failed deal, both sides losing, or an
        encounter cut short.
    .ruling-4 = A defense without ships that wins counts.
    .ruling-5 =
        Emptying your sheet while somebody else reaches the winning colony is a shared
        victory.
    .ruling-6 =
        While your power is lost or zapped nothing is removed, and nothing is made up
        for later. The tokens stay, and an empty sheet wins only while your power works.
    .ruling-7 =
        Everybody can count your tokens. They go where your alien sheet goes, and set-up
        is not repeated.
    .ruling-8 =
        Wild: only the deck of cards you draw your hand from counts, and not its first
        shuffle. The draw waits, the colony is founded, then the draw goes on.
    .ruling-9 =
        Wild: the ships come from colonies, and you may not have a colony on that planet
        yet. It may be the winning one.
    .ruling-10 =
        Super: the ship comes from any of your colonies. If paying it costs you your
        power, an empty sheet has to wait until the power is back.

q-tick_tock-pay = Which colony gives the ship?
    .why = Super flare: one ship to the warp, one more token off your sheet.
q-tick_tock-planet = On which planet do you found a colony?
    .why = Tick-Tock's flare: any home planet of another player, beside all present.
q-tick_tock-ships = Which ships found it? Choose { $range }.
    .why = From your colonies, not from the encounter. A colony you empty is gone.
