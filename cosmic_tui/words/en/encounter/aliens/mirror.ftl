alien-mirror = Mirror
    .tagline = Reverses digits of attack cards
    .flavour = Your greatest number walks backwards into the room.
    .power-name = Reversal
    .power =
        Once both encounter cards lie face down, and you are the offense or the defense,
        you may use this power by calling a reversal. When the cards are turned up,
        every attack among the two is read backwards with two digits: 15 becomes 51, 20
        becomes 2, 08 becomes 80. Everything else starts from the new value. A negotiate
        is not affected.
    .wild =
        As a main player, after the cards are turned up, let your encounter card count
        as a copy of your opponent's card as it is now.
    .super =
        When you call a reversal, say openly that it is for one card only: yours, or
        your opponent's.
    .zap =
        It has to come with your call: the cards keep their numbers. Once they are
        turned up it is too late.
    .help = Low cards soar: a 09 is worth 90, and a 40 only 4.
    .ruling-1 = Without the super both cards are reversed; you cannot pick.
    .ruling-2 =
        Only the two encounter cards are reversed, not attacks added by other powers.
    .ruling-3 =
        The reversal comes before other changes of value, such as an equalize or
        tripling; only wild Tripler is earlier.
    .ruling-4 =
        A card that becomes an attack or is replaced after the cards are turned up keeps
        its plain value.
    .ruling-5 =
        A morph copies the other card and is reversed with it, so both sides show the
        same value.
    .ruling-6 =
        The call is about the cards finally turned up on each side, however they are
        swapped before.
    .ruling-7 = Losing your power after the call changes nothing.
    .ruling-8 =
        Wild: you copy kind and value of that moment, a reversed 80 as 80. Later changes
        are not shared. Your real card is still the one you discard.
    .ruling-9 =
        Wild: copying a negotiate makes two negotiates, so you try to make a deal.

q-mirror-card = Which card do you reverse: yours, or your opponent's?
    .why = Super flare: everybody hears it while both cards are still face down.
