alien-gambler = Gambler
    .tagline = Names a card and dares you to look
    .flavour = The dice are honest; the hand that hides them is not.
    .power-name = Bluff
    .power =
        When you are the offense or the defense, your opponent's card is turned up
        first. Then you may turn up yours, or use this power: leave it face down and say
        what it is, an attack with its number, a negotiate or a morph. You may lie. Your
        opponent accepts or challenges.

        Accepted: the encounter goes on as if your card were what you said. Afterwards
        it slides face down under the deck; nobody ever sees it.

        Challenged: the card is turned up. If you lied, you lose as many ships as you
        have in the encounter; if you told the truth, your opponent pays in the same
        way. Whoever pays chooses among ships outside the encounter. Then the encounter
        goes on with the real cards.
    .wild =
        As a main player, before the cards are turned up, name a number. If both cards
        are attacks and differ by that much or more, add it to the value of your card.
    .super =
        With your statement, raise the stakes by 1 to 20 ships: whoever is wrong after a
        challenge loses that many more, again only ships outside the encounter.
    .zap =
        It comes before your opponent decides: you turn up your card, and nobody loses
        ships for it.
    .help = Tell the truth often enough to be believed once.
    .ruling-1 = Never in the same game as Sorcerer.
    .ruling-2 =
        A statement is true only if kind and number match the real card. A morph has to
        be called a morph.
    .ruling-3 =
        An accepted morph copies your opponent's card. An opposing morph waits: it
        copies what you stated if accepted, your real card if challenged.
    .ruling-4 = What is accepted counts for everything, compensation and talks included.
    .ruling-5 = Only your opponent decides, but may ask others for advice.
    .ruling-6 =
        Whoever has no ship in the encounter risks nothing. With too few ships outside
        it, only those are lost.
    .ruling-7 =
        Ships lost to a challenge earn no compensation, but may cost colonies and
        powers, and may be healed.
    .ruling-8 = Nobody can fetch or keep a card that goes under the deck.
    .ruling-9 =
        If something else makes you show your card early, you may use this power at that
        moment: you state a card, your opponent answers at once, and the use is spent.
    .ruling-10 =
        Wild: the difference is taken from the values as turned up. Too big a number
        simply fails, without any price.

ev-gambler-turned = { $who } shows { CASE($face, "one") } first.
    .you = You show { CASE($face, "one") } first.
# $face: what the hidden card is said to be.
ev-gambler-stated = { $who } says: { $face }.
    .you = You say: { $face }.
ev-gambler-accepted = { $who } believes it: { $face }.
    .you = You believe it: { $face }.
    .at-you = { $who } believes you: { $face }.
# $face: what the card really is.
ev-gambler-challenged = { $who } looks: it is { $face }.
    .you = You look: it is { $face }.
    .at-you = { $who } looks at your card: { $face }.
q-gambler-state = What do you say your face-down card is?
    .why = Bluff: believed, it counts as that and is never turned up.
q-gambler-answer = { $whom } says what the face-down card is. Do you believe it?
    .why = Bluff: a false word costs { $whom } ships, a wrong doubt costs you yours.
opt-gambler-accept = Believe it
q-gambler-pay = { $n ->
        [one] Choose { $n } ship to lose.
       *[other] Choose { $n } ships to lose.
    }
    .why = Bluff: ships in this encounter are safe, the others are not.
q-gambler-stake = How many more ships are at stake? Choose { $range }.
    .why = Super flare: whoever is wrong loses that many on top.
q-gambler-spread = By how much do the two attacks differ, at least? Choose { $range }.
    .why = If they do, the number is added to your card. If not, nothing happens.
