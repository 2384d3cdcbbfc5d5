alien-kamikaze = Kamikaze
    .tagline = Trades its ships for cards, 1:2
    .flavour = Every pilot is a volunteer. The paperwork insists on it.
    .power-name = Sacrifice
    .power =
        When planning begins and you are the offense or the defense, you may use this
        power: send one to four of your ships from your colonies to the warp, and draw
        two cards from the deck for each of them.
    .wild =
        As a main player, once both cards lie face down, send one to four of your ships
        from colonies outside the encounter to the warp. Your side's total rises by 3
        for each.
    .super =
        As the offense, when a ship comes back from the warp at regroup, bring back up
        to three instead of one, each to any of your colonies.
    .zap = Your ships stay where they are and you draw nothing.
    .help = It happens before hands are checked: ships can buy you the card you need.
    .ruling-1 =
        You name the ships and their colonies at once, in any mix of home and foreign
        ones.
    .ruling-2 =
        Ships on the gate are not on a colony. Defending, you may sacrifice ships from
        the planet under attack, which weakens you there.
    .ruling-3 =
        An emptied colony is gone, and your power may go with it; the cards are still
        drawn.
    .ruling-4 =
        A ship saved or removed on its way earns nothing. One that is healed afterwards
        still earned its two cards.
    .ruling-5 =
        An offense without encounter cards may find one this way and save the turn; a
        defense may find one before it has to draw a new hand.
    .ruling-6 =
        How many ships and cards is public; which cards is secret. There is no limit to
        your hand.
    .ruling-7 =
        Wild: with a negotiate on either side the bonus counts for nothing, and the
        ships stay in the warp.
    .ruling-8 =
        Super: without any colony the ships go straight onto the gate and count toward
        the four.

# Ships that the super flare retrieves.
ev-kamikaze-saved = { $n ->
        [one] { $who } brings back { $n } ship.
       *[other] { $who } brings back { $n } ships.
    }
    .you = { $n ->
        [one] You bring back { $n } ship.
       *[other] You bring back { $n } ships.
    }
q-kamikaze-ships = Which ships do you sacrifice? Choose { $range }.
    .why = Sacrifice: two cards for each that reaches the warp. It can be zapped.
q-kamikaze-price = Which ships do you give up? Choose { $range }.
    .why = Kamikaze's flare: each ship adds 3 to your total and goes to the warp.
q-kamikaze-retrieve = How many ships come back from the warp? Choose { $range }.
    .why = Super flare: they come back instead of the one ship of the regroup phase.
