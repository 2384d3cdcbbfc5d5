tech-enigma_device = Enigma Device
    .when = Any player, start of any encounter; then discarded
    .text =
        Beginning with you and going clockwise, every player draws from the deck, or
        discards at random, until holding exactly eight cards. You alone may first
        discard any cards you like.
    .help = Best with a small hand of your own and large ones around you.

q-enigma_device-discard = Which cards do you discard before everybody has eight? Any number.
    .why = Enigma Device: only you may. After that, chance fills and empties all hands.
