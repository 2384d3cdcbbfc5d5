alien-mutant = Mutant
    .tagline = Refills its hand to eight cards
    .flavour = Cut off one claw and it grows a catalog.
    .power-name = Regenerate
    .power =
        Before anybody is invited, when you are the offense or the defense and hold
        fewer than eight cards, you may use this power to fill your hand up to eight.
        Take card by card, each from the deck or at random from the hand of any other
        player, choosing anew after each. You may not stop early as long as there is a
        source with cards.
    .wild =
        As a main player who has won or made a deal, take one card at random from your
        opponent's hand and one from each of that opponent's allies.
    .super = Just before you use this power, discard one to three cards of your choice.
    .zap = It comes before the first card: you draw nothing.
    .help = Play your cards freely: your next encounter brings new ones.
    .ruling-1 =
        You may mix the deck and several players in one filling up. A player without
        cards is no source, and neither is the Miser's hoard.
    .ruling-2 =
        The deck is reshuffled if it runs out. If no source is left, you stop below
        eight.
    .ruling-3 =
        You see every card. A robbed player learns which card is gone; the others see
        only where you took it.
    .ruling-4 =
        It is one action. Others wait until it is finished, apart from direct answers to
        a single draw.
    .ruling-5 = Losing your power afterwards does not take the cards away.
    .ruling-6 = If Mind looks at the same moment, turn order decides.
    .ruling-7 =
        Wild: it comes after compensation, rewards or the terms of the deal. Everybody
        on that side who holds a card gives one.
    .ruling-8 =
        Wild: after a deal, your opponent's allies are those who were allied when the
        cards were turned up. It does not work after a failed deal.
    .ruling-9 =
        Super: this flare counts as a card in your hand, so it works with up to ten
        cards in all. If the use is zapped, what you discarded stays discarded.

q-mutant-source = Where does your next card come from?
    .why = Regenerate: draw until you hold eight. Cards from a hand are drawn at random.
q-mutant-discard = Which cards do you throw away first? Choose { $range }.
    .why = Super flare: then you draw up to eight, this flare included.
