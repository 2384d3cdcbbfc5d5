tech-the_qax = The Qax
    .when = A main player, while inviting; passes on to the player invited
    .text =
        When you invite a player, hand this technology over: that player has to join you
        with four ships, or as many as possible without giving up a colony. The receiver
        may pass it on in the same way, also back to you.
    .help = An ally who cannot say no, once. Then it may come back to bite you.
    .ruling-1 = It arrives completed and can be passed on from the next encounter on.
    .ruling-2 =
        The invited player chooses from which colonies the ships come, and may send more
        than the Qax asks for, within the usual limit.
    .ruling-3 =
        If no ship can be spared because every colony has only one, the player answers
        as if nothing had been handed over.
    .ruling-4 = A Macron sends its single ship. A Parasite cannot come to the other side.

q-the_qax-guest = Who do you hand the Qax to?
    .why = That player has to join you, and has the Qax from then on.
