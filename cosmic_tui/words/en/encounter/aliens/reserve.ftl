alien-reserve = Reserve
    .tagline = Small attacks become late boosts
    .flavour = The second wave had been asleep in the cargo hold.
    .power-name = Reinforce
    .power =
        When reinforcements are played and you are a main player or an ally, you may use
        this power to play attack cards of 06 or lower from your hand as reinforcements
        of that value, as many as you like, each for either side.

        When somebody else plays a reinforcement, you may use this power to discard a
        negotiate from your hand: that reinforcement has no effect and is discarded.
    .wild =
        When a reinforcement of another player would be discarded, for whatever reason,
        take it into your hand instead.
    .super = Among the attacks you play as reinforcements, one may be as high as 09.
    .zap =
        The attacks go back to your hand; or the reinforcement counts and you keep the
        negotiate. Both are then barred for this encounter.
    .help = Your low attacks are late strength, and a negotiate is a shield.
    .ruling-1 = Attacks you had already added before a zap still count.
    .ruling-2 =
        The cards come from your hand; the encounter card you laid cannot be added as
        well. A 00 adds nothing, and a morph in the hand is no attack.
    .ruling-3 =
        On the table such a card is a reinforcement in every respect and can be answered
        or stopped like one. In the discard pile it is an attack again.
    .ruling-4 =
        It adds to a total and never changes the value of a card, so it is neither
        multiplied nor tripled.
    .ruling-5 =
        You may play your last encounter cards this way; the usual rules for an empty
        hand apply later.
    .ruling-6 = You may stop one reinforcement after another, each for one negotiate.
    .ruling-7 = Everybody sees what you add and what you discard.
    .ruling-8 =
        Wild: it also works on a reinforcement that was stopped or discarded unplayed.
        Of several at once you take one, and never your own.
    .ruling-9 =
        Super: one card per encounter. It is part of your use of this power and can be
        zapped like the rest.

# $face comes formatted from card-…
ev-reserve-collected = { $who } collects { $face }.
    .you = You collect { $face }.
    .at-you = { $who } collects your { $face }.
q-reserve-boost = Which low attacks do you add as reinforcements? At least one.
    .why = Reinforce: you name a side for each of them. It can be zapped.
q-reserve-side = Which side gets { $face }?
    .why = You usually choose your own side, but you don't have to.
q-reserve-one = Which attack do you add as a reinforcement?
    .why = Super flare: you can add a single one, up to 09.
q-reserve-collect = Which reinforcement do you collect?
    .why = Reserve's flare: you take one that another player is discarding.
