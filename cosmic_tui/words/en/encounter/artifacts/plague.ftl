artifact-plague = Plague
    .when = Any player, start of any encounter
    .line = A player loses three ships and a card of each type.
    .text =
        Name a player, yourself included. That player sends three ships of their choice to
        the warp and discards one card of each type held.
    .help = The six types: attack, negotiate, morph, reinforcement, flare, artifact.
    .ruling-1 = With fewer than three ships outside the warp, all of them go.
    .ruling-2 = The victim chooses which card of each type.
    .ruling-3 =
        It can be played in a second encounter as well. The card itself has left your
        hand by then.

q-plague-discard = Choose one { $type } card to discard.
    .why = Plague takes one card of every type you hold.
q-plague-victim = Who is struck by the plague?
    .why = They lose three ships and one card of every type. You may name yourself.
