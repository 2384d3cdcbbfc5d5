alien-healer = Healer
    .tagline = Rescues others' lost ships for cards
    .flavour = First, do no harm. Second, send the bill.
    .power-name = Heal
    .power =
        Whenever another player has lost ships to the warp, or had ships removed from
        the game, you may use this power: that player gets back all ships of that loss,
        to put on any remaining colonies, and you draw one card from the deck. If
        several players are hit at the same time, you may heal each of them, for one
        card each.
    .wild =
        When another player's zap is aimed at your power, the zap is discarded and does
        nothing.
    .super = For one healing, draw as many cards as ships were healed instead of one.
    .zap =
        Those ships go back to the warp, or out of the game. You draw nothing and can
        heal no more in this encounter; what you healed before stays.
    .help = Every disaster of somebody else is a card for you.
    .ruling-1 = Never in the same game as Masochist.
    .ruling-2 =
        A loss is everything one player loses through one cause at one moment. You heal
        all of it or nothing.
    .ruling-3 =
        The loss did happen: compensation and everything else earned by losing ships is
        still due.
    .ruling-4 =
        Ships cannot return to a planet where their owner has no colony left, so healing
        never gives a lost home colony or power back. An owner without any colony cannot
        be healed.
    .ruling-5 =
        Ships saved before they reached the warp were not lost, so there is nothing to
        heal. Your own ships you can never heal.
    .ruling-6 =
        The healed player has no say. You may heal even what you caused yourself.
    .ruling-7 =
        The same player may be healed again for another loss in the same encounter, for
        another card.
    .ruling-8 = Losers are healed before the winners land and cannot get in their way.
    .ruling-9 =
        Ships paid as a price can be healed; the price stays paid. Ships that were in
        the warp before cannot.
    .ruling-10 = With no card left to draw, the ships are healed all the same.
    .ruling-11 = Wild: it helps against any kind of zap, but only for your own power.
