alien-will = Will
    .tagline = Picks any target, ignoring destiny
    .flavour = Fate sent a letter. We returned it unopened.
    .power-name = Choice
    .power =
        When you are the offense and the destiny card stands, you use this power: name
        the player and the planet you attack yourself, whatever the card says. You may
        attack any home planet of another player, with that player as the defense, or
        any colony another player has away from home, in whatever system it lies.
    .wild =
        As the offense, when the card shows the color of another player, attack a
        colony of that player in any system, not only at home.
    .super =
        Before you name your target, look at the whole hand of one other player in
        secret.
    .zap = You follow the destiny card like anybody else, with the choices it offers.
    .help = The weakest planet at the table is always in range.
    .ruling-1 =
        Away from the defense's home system there has to be a colony of that player. An
        empty planet can only be attacked with its owner as the defense.
    .ruling-2 =
        You choose a player, not an alien, and never yourself. Choosing what the card
        says is fine.
    .ruling-3 =
        Everything else about the card still happens: Shadow executes whomever it names.
    .ruling-4 =
        With your own color you need not draw again. You may also resettle an empty
        home planet of yours, as the card allows.
    .ruling-5 =
        Attacking a colony abroad, only that colony and its allies are at stake. The
        planet's owner is a bystander and may be invited.
    .ruling-6 =
        You do this again in a second encounter. While your power is lost, the card
        decides.
    .ruling-7 =
        A card chosen by the Dictator, or drawn again because of a flare, is set aside
        in the same way.
    .ruling-8 =
        Wild: a special card that names another player counts as that color; a wild
        card and your own color do not. A card chosen for you counts as well.
    .ruling-9 = Super: one look, seen by you alone, and no duty to attack that player.

q-will-target = Which planet do you attack, and who defends it?
    .why = Choice: the destiny card does not bind you.
q-will-colony = Choose the planet for your attack.
    .why = Choose a home planet or colony of the player destiny has named.
q-will-look = Choose the hand you want to see.
    .why = Super flare: you look before you name your target. Only you see it.
