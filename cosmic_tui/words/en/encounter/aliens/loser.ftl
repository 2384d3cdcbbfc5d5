alien-loser = Loser
    .tagline = Can make the losing side win
    .flavour = Second place is a matter of perspective and paperwork.
    .power-name = Upset
    .power =
        Before the encounter cards are chosen, and you are the offense or the defense,
        you may use this power by announcing an upset. Then each main player who holds
        an attack has to lay one. And when the encounter has been decided, after
        everything else, the losing side wins and the winning side loses.
    .wild =
        As a main player, before the cards are chosen, make both sides lose: all ships
        of the offense, of the defense on that planet and of all allies go to the warp,
        and no card is laid.
    .super =
        Announce the upset only when both cards lie face down. Nobody then has to lay an
        attack; only the result is exchanged.
    .zap = There is no upset: everybody lays what they like and the higher total wins.
    .help = Announce it, then try hard to lose.
    .ruling-1 =
        The exchange is the very last step, after totals, automatic wins and every other
        power.
    .ruling-2 = A tie goes to the defense and is then exchanged: the offense wins.
    .ruling-3 =
        Attack against negotiate, which is possible if somebody held no attack: the
        negotiate wins. No compensation, since no ship was lost with it.
    .ruling-4 = With two negotiates there is no loser: you try to make a deal as usual.
    .ruling-5 =
        A morph in the hand is no attack. Only a player without any attack may lay it.
    .ruling-6 =
        Whoever asks who won sees the exchanged result. By how much is the plain
        difference of the totals.
    .ruling-7 =
        The duty to lay an attack looks at the hands at the moment of choosing; later
        changes to the cards do not break it.
    .ruling-8 =
        Losing your power after the announcement changes nothing. Two upsets cancel each
        other.
    .ruling-9 =
        Wild: both main players and all allies have lost. No colony, no compensation, no
        rewards, and the encounter was no success.
    .ruling-10 =
        Wild: a defense without ships there loses none, but has lost all the same.
