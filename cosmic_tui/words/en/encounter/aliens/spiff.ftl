alien-spiff = Spiff
    .tagline = Crushing defeat still lands a ship
    .flavour = Any landing with screaming survivors is a good one.
    .power-name = Crash Land
    .power =
        When you lose as the offense, both cards are attacks and the totals differ by 10
        or more, you may use this power: one of your ships on the gate lands on the
        planet instead of going to the warp. It stands there peacefully beside everybody
        else and founds a colony if you had none. All other ships on the gate are lost
        as usual.
    .wild =
        As the defense, when you have lost, keep one of your ships on the planet; it is
        not lost and stands beside the newcomers.
    .super =
        You may use this power in this encounter when the totals differ by 5 or more.
    .zap = That ship goes to the warp with the others.
    .help = If you must lose, lose badly: send one ship with your lowest attack.
    .ruling-1 =
        The difference is that of the final totals, also when the lower total wins or
        winner and loser are exchanged.
    .ruling-2 =
        Losing with a negotiate, to an automatic win or to two morphs is not losing by
        any number. Neither is it if the attacks were turned into negotiates.
    .ruling-3 =
        You have still lost: your turn ends, and defensive allies get their rewards.
    .ruling-4 =
        Ships that Void removes from the game are not on their way to the warp, so you
        can land only one that goes there.
    .ruling-5 = The new colony counts at once, also for winning together with others.
    .ruling-6 =
        With no ship of your own left on the gate there is nothing to land; allied ships
        cannot.
    .ruling-7 =
        Attacking a colony in your own system, you land on your own planet and share it
        with the winner.
    .ruling-8 =
        Wild: it works after any kind of loss. The ship was not lost, so it earns no
        compensation; a home colony kept this way counts for keeping your power.
    .ruling-9 = Wild: ships that Void removes cannot stay.
