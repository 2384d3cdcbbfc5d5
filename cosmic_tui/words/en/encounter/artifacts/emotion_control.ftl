artifact-emotion_control = Emotion Control
    .when = Any player, after the cards are turned up
    .line = All attacks count as negotiates, so the main players talk.
    .text =
        Every attack among the two encounter cards counts as a negotiate for this
        encounter, so the two main players have to try to make a deal.
    .help =
        Saves a lost battle, if three ships each are not too high a price for no deal.
    .ruling-1 = A morph that copied an attack changes too.
    .ruling-2 =
        Allies go home as in every deal, and reinforcements already played are spent for
        nothing.
    .ruling-3 =
        Attack against negotiate becomes a deal as well; nobody owes compensation.
    .ruling-4 =
        It has to come before everybody has passed. After the encounter the cards are
        what they were.
