alien-machine = Machine
    .tagline = Keeps taking more encounters
    .flavour = It never asks whether to go on, only how.
    .power-name = Continuity
    .power =
        When an encounter of your own turn is over, whatever its result, you may use
        this power to have another one, as long as you hold an encounter card. There is
        no limit; each further encounter is a new use.
    .wild =
        When your first encounter as the offense is over, have a second one although you
        lost, failed to make a deal or hold no encounter card. Without one, you draw a
        new hand of eight as it begins and keep this flare besides.
    .super =
        At regroup in your own turn, draw a card from the deck instead of bringing a
        ship back from the warp.
    .zap =
        No further encounter by this power; whether your turn goes on is decided by the
        ordinary rules.
    .help = Your turn lasts as long as your encounter cards do.
    .ruling-1 =
        After a successful first encounter you have the ordinary second one without this
        power, so nobody can zap it.
    .ruling-2 =
        A zap is for the encounter that has just ended. If the ordinary rules give you
        another one, this power is back when that one ends.
    .ruling-3 = Victory is checked first: if somebody has won, nothing further begins.
    .ruling-4 =
        There is no new hand in the middle of your turn. If you have no encounter card
        left, your turn is over.
    .ruling-5 =
        Encounters cut short also count. Encounters as the defense, or given to you by
        others, do not.
    .ruling-6 = Every further encounter begins with its own regroup.
    .ruling-7 = Going on proves that you hold an encounter card, and nothing else.
    .ruling-8 = If your power has been lost by then, the ordinary rules decide.
    .ruling-9 =
        Wild: only after the first encounter of your turn, and it gives exactly the
        second one.
    .ruling-10 = Super: it may be played even if none of your ships is in the warp.
