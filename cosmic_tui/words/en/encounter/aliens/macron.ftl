alien-macron = Macron
    .tagline = Sends 1 ship; each ship counts 4
    .flavour = One of them is a fleet; two are a landslide.
    .power-name = Mass
    .power =
        As the offense you use this power at launch: you send a single ship. As an ally
        you use it when you join: you send exactly one.

        When the cards are turned up and you are a main player or an ally, you use it
        again: each of your ships in the encounter counts 4 instead of 1. Defending,
        that is every ship you have on the planet.

        Whenever you collect compensation or rewards, each ship that earns some earns
        double.
    .wild =
        As a main player or ally, after the cards are turned up, when the main player of
        your side shows an attack, each of your ships in the encounter adds another 1 to
        your side's total.
    .super =
        When you send ships, as the offense or as an ally, send one to four of them;
        each still counts 4.
    .zap =
        At launch or when you join: you may send one to four ships, but they count only
        1 each. At the reveal: they count 1. Earning double is no use and stays.
    .help = Risk one ship, strike like four, be paid like two.
    .ruling-1 =
        Whatever counts or multiplies ships counts pieces, one each; only the weight in
        a total is 4. Anti-Matter subtracts that 4.
    .ruling-2 = Inside a Virus product your ships count one each and add nothing more.
    .ruling-3 =
        The limit is for launching and joining. Ships added later by other effects may
        be more than one, and each counts 4.
    .ruling-4 =
        Without any colony, the ship that comes back at regroup goes onto the gate and
        is your one ship.
    .ruling-5 =
        If your power is lost between launch and reveal, your ships count 1. If it
        returns in time they count 4 again.
    .ruling-6 =
        One ship lost with a negotiate is two cards of compensation, as far as your
        opponent holds that many. One ship as a defensive ally is two rewards, each a
        card or a ship as you like.
    .ruling-7 =
        Wild: it comes on top of what your ships already count, so an ordinary ship
        counts 2 in all.
    .ruling-8 =
        Super: not as the defense, which sends no ships. If the launch is zapped, the
        ships count 1 each.
