alien-hacker = Hacker
    .tagline = Picks compensation cards by sight
    .flavour = Your password was the name of your home moon.
    .power-name = Hack
    .power =
        When you are owed compensation, you may use this power: choose any other player
        instead of your opponent, look at that player's whole hand in private, and take
        the cards you like best.

        When you owe compensation, you may use this power to choose yourself which of
        your cards are handed over.
    .wild =
        As a main player, when your opponent is about to collect compensation from you,
        cancel it.
    .super =
        When you have collected, give the player you took from as many cards from your
        hand as you like, up to the number you took.
    .zap =
        It comes before any hand is shown: compensation is drawn at random from the
        usual hand.
    .help = Losing with a negotiate can be the best shopping trip of the evening.
    .ruling-1 =
        The number of cards is the ordinary one: one for each ship of yours lost. With
        no ship lost there is no use.
    .ruling-2 =
        One player is the source for the whole payment. Nobody can refuse, and a third
        player's protection against opponents does not help.
    .ruling-3 = An empty hand yields nothing. You know how many cards everybody holds.
    .ruling-4 = If you owe more cards than you hold, everything goes.
    .ruling-5 = Cards taken are seen by you and their former owner only.
    .ruling-6 = Rewards are not compensation.
    .ruling-7 =
        If a winner destroys or plunders a hand first, you choose from what is left.
    .ruling-8 =
        Super: the cards just taken may be among those you give. It also works if the
        chosen player is your opponent.

ev-hacker-refused = { $who } pays { $whom } nothing.
    .you = You pay { $whom } nothing.
    .at-you = { $who } pays you nothing!
q-hacker-source = Whose cards do you collect?
    .why = Hack: you choose any other player and see their whole hand first.
q-hacker-take = Which of these cards do you take?
    .why = Hack: this is your compensation, chosen by sight.
q-hacker-pay = Which of your cards do you hand over?
    .why = Hack: you owe compensation, and you choose it yourself.
q-hacker-give = Which cards do you give back? Any number, or none.
    .why = Super flare: you can give back at most as many as you have just taken.
