artifact-cosmic_zap = Cosmic Zap
    .when = Any player, when a power is used or a super flare is announced
    .line = One use of a power is canceled, and it stays off this encounter.
    .text =
        Undo one use of one alien power, of any player, even your own. That power may
        not be used again until this encounter is over.

        Or stop a super flare as it is announced: it returns to its player's hand
        unplayed, and the power is blocked in the same way.
    .help =
        Best played once the choices of that use are named and before anything moves.
    .ruling-1 =
        There has to be a use: the parts of a power that are no use cannot be zapped.
    .ruling-2 =
        While the power is blocked, the super side of its owner's flare is closed and
        the wild side open.
    .ruling-3 = Of two powers of one player only the one that was used is blocked.
    .ruling-4 = It can itself be answered. A zap that was stopped never happened.
    .ruling-5 = A use that was finished earlier stands.
