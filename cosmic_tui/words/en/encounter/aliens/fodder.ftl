alien-fodder = Fodder
    .tagline = Piles on mid-value attack cards
    .flavour = One pebble is nothing. Count the avalanche again.
    .power-name = Overwhelm
    .power =
        After the cards are turned up, when you are the offense or the defense and both
        are attacks, you may use this power: discard from your hand any attack cards
        whose number is higher than your card and lower than your opponent's, and add
        the sum of their numbers to your total. You announce all of them at once, before
        reinforcements.
    .wild =
        When you were invited and stayed out, and the cards have been turned up, join a
        side that invited you after all, with exactly one ship from a colony.
    .super =
        When you use this power you may discard any attack cards lower than your
        opponent's card, also those equal to or lower than your own.
    .zap = The cards return to your hand and the bonus is gone. Everybody has seen them.
    .help = With 06 against 14, every 07 to 13 in your hand counts in full.
    .ruling-1 =
        The values are those at that moment, after earlier changes in the reveal. A
        morph has the value it copied.
    .ruling-2 = The sum is added to your total, not to your card.
    .ruling-3 =
        If your opponent's morph copied your card, the values are equal and no card
        fits. Neither does any if your card is the higher one.
    .ruling-4 =
        Only attack cards, not morph or negotiate. Discarded this way, they are not
        encounter cards of this encounter and nobody can fetch them as such.
    .ruling-5 = Once per encounter. You may still play reinforcements later.
    .ruling-6 = Against Anti-Matter, where the lower total wins, the sum hurts you.
    .ruling-7 =
        Wild: you become a full ally. Your ship counts, is lost with the side or lands
        with a winning offense, or earns one reward with a winning defense. You may play
        reinforcements from then on.
    .ruling-8 =
        Wild: nobody invited you, or you are an ally already: then you cannot play it.
    .ruling-9 =
        Wild: with two negotiates your ship just goes home with the other allies.

q-fodder-cards = Which attacks do you pile on? At least one.
    .why = Overwhelm: the sum of their numbers goes to your total. It can be zapped.
q-fodder-side = Which side do you join after all?
    .why = Fodder's flare: only a side that invited you, and with one ship.
q-fodder-ship = Which colony sends the ship?
    .why = If it is the last one there, that colony is gone.
