alien-clone = Clone
    .tagline = Takes its played card back
    .flavour = Why build twice when the first one never wears out?
    .power-name = Replicate
    .power =
        When an encounter in which you were the offense or the defense has been settled,
        compensation and rewards included, you may use this power to take your encounter
        card back into your hand instead of discarding it.
    .wild =
        When an artifact you played has taken effect, take it back into your hand. You
        may not play it again until this encounter is over.
    .super =
        When you collect compensation, you may take twice as many cards as you are owed,
        if your opponent holds that many.
    .zap = Your card goes to the discard pile as usual, where others may get at it.
    .help = One good attack card can fight all evening.
    .ruling-1 =
        You take the card you finally fought with, after any swap or replacement. Where
        an extra card was added to it, only the encounter card itself comes back.
    .ruling-2 =
        A morph comes back as a morph. Wins, losses, deals and failed deals all count.
    .ruling-3 =
        Your opponent's compensation is taken before this, so it cannot reach that card.
    .ruling-4 =
        You keep the card before it is discarded, so whoever takes cards from the
        discard pile comes too late.
    .ruling-5 =
        If the encounter ended before the cards were turned up, there is no card to take
        back.
    .ruling-6 =
        As the offense, the returned card is enough to begin a second encounter.
        Everybody knows you hold it.
    .ruling-7 =
        Wild: an artifact that was canceled cannot be kept. Keeping comes before
        anybody may collect it. One artifact per encounter.
    .ruling-8 =
        Super: it is what you are owed or twice that, nothing between. With fewer cards
        in your opponent's hand it cannot be played.

# $face comes formatted from card-…
ev-clone-kept = { $who } takes back their { $face }.
    .you = You take back your { $face }.
