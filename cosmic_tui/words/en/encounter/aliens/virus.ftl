alien-virus = Virus
    .tagline = Ships times card instead of plus
    .flavour = Two is a sneeze, four is a galactic pandemic.
    .power-name = Multiply
    .power =
        When you are the offense or the defense and turn up an attack, you use this
        power: your own ships in the encounter are multiplied by the value of your card
        instead of added to it. Allied ships, reinforcements and bonuses are added
        afterwards as usual.
    .wild =
        As a main player, after the cards are turned up, your ships times your allies'
        ships count for your total instead of their sum. Your card is added as usual.
    .super =
        When you use this power, allied ships join yours in the multiplication: all
        ships of your side times your card.
    .zap = You add ships and card like everybody else.
    .help = Four ships and a 20 are 80. No ships and a 40 are nothing.
    .ruling-1 =
        You multiply even where adding would be better, as with one ship or a card of
        00.
    .ruling-2 =
        The value of the card after all its changes is multiplied; flat bonuses and
        reinforcements are not.
    .ruling-3 =
        Defending a planet without ships of your own, the product is zero: only allies
        and bonuses count.
    .ruling-4 =
        A morph copies the printed number, and that is multiplied. An opposing morph
        gets the bare number.
    .ruling-5 =
        If ships come or go before the totals are compared, the number of that moment
        counts.
    .ruling-6 =
        Every ship in a multiplication counts one, whatever weight it has elsewhere.
    .ruling-7 =
        Against Anti-Matter your product is worked out first; then allied ships are
        taken off and the lower total wins.
    .ruling-8 =
        Wild: without allies the ships count nothing at all. You are warned, but it is
        allowed.
    .ruling-9 = Super: allied ships are not added a second time.
