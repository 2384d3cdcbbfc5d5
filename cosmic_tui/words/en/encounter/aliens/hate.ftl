alien-hate = Hate
    .tagline = Starts its turn by hurting everyone
    .flavour = Breakfast, morning stretch, declaration of war.
    .power-name = Rage
    .power =
        At the start of each of your turns you use this power: discard a card of your
        choice face up. Then every other player, clockwise, either discards a card of
        the same type or loses three ships to the warp, which you choose from that
        player's colonies. If your card is an attack, only an attack of the same or a
        higher number will do. The types are attack, negotiate, morph, reinforcement,
        flare and artifact.

        If you have no encounter card left afterwards, discard the rest of your hand and
        draw eight new cards.
    .wild =
        As a main player, when planning begins, make your opponent discard one card at
        random. If no attack, negotiate or morph is left in that hand, your side wins at
        once.
    .super =
        When you use this power, show a card and keep it instead of discarding it.
        Everything else stays the same.
    .zap = You take your card back; nobody discards or loses anything.
    .help = A morph or a very high attack can hardly be matched.
    .ruling-1 =
        If you have no encounter card when your turn starts, you get your new hand first
        and then use this power.
    .ruling-2 =
        A player may keep a fitting card and lose the ships instead. Fewer than three
        ships on colonies: all of them.
    .ruling-3 =
        Players decide in turn, knowing what happened before; you choose the ships right
        after each decision.
    .ruling-4 =
        Losses can cost colonies and powers at once, and each can be healed by itself.
    .ruling-5 = It happens once per turn, not again before a second encounter.
    .ruling-6 =
        The new hand follows the usual rules; drawing it is no second use of this power.
    .ruling-7 =
        Wild: it is played before the defense would have to draw a new hand, against a
        hand of at least one card.
    .ruling-8 =
        Wild: winning this way no card is turned up. There are no totals and no
        compensation, but losses, landing and rewards as usual.
    .ruling-9 = Super: show a card other than this flare.

ev-hate-shown = { $who } rages: match { $face }!
    .you = You rage: match { $face }!
q-hate-show = Which card do you show?
    .why = Rage: everybody else matches its type or loses three ships.
q-hate-demand = { $offense } shows { $face }. Match it, or lose three ships?
    .why = Rage: you need the same type; an attack needs the same or a higher number.
