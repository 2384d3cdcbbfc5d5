alien-pacifist = Pacifist
    .tagline = Its negotiate beats an attack
    .flavour = An open palm, held out until you fall over.
    .power-name = Peace
    .power =
        When you are the offense or the defense and your negotiate meets an attack, you
        use this power: your side wins the encounter.

        With two negotiates you try to make a deal as usual; if you show an attack, this
        power does nothing.
    .wild =
        As a main player whose negotiate meets an attack, let your card count as an
        attack 15 for this encounter.
    .super = When one of your deals fails, you lose only one ship and your opponent five.
    .zap =
        Back to the ordinary rule: you lose, and collect compensation for the ships you
        lose.
    .help = Fear their negotiates: then there is nothing left but talking.
    .ruling-1 =
        Nobody gets compensation: your opponent did not show a negotiate and you lost no
        ships.
    .ruling-2 =
        A morph is what it became. Your morph against an attack is an attack; an
        opposing morph against your negotiate is a negotiate.
    .ruling-3 =
        It is looked at again whenever a card changes during the reveal. If the attack
        turns into a negotiate, your win is off; if your card becomes the negotiate
        later, you win then.
    .ruling-4 =
        If another effect also names a winner, such as Human, the later one stands. An
        upset by Loser turns your win into a loss with a negotiate, which earns
        compensation.
    .ruling-5 =
        While the win stands, totals and reinforcements do not matter, and nobody wins
        or loses by any number.
    .ruling-6 = While your power is lost, negotiates follow the ordinary rule.
    .ruling-7 =
        Wild: from then on it is an attack in every respect: totals are compared and you
        have no claim to compensation.
    .ruling-8 =
        Super: you take both halves or neither. Each of you chooses the ships; with
        fewer, all go. It also works on a deal that somebody quashes.
