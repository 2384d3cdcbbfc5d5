alien-citadel = Citadel
    .tagline = Fortifies planets with attack cards
    .flavour = They rent out walls and keep the only key.
    .power-name = Fortification
    .power =
        Once in every encounter, as soon as the defense is known, you may lay one attack
        card from your hand face up beside any planet in any system: a citadel. Any
        number may stand on one planet. Building is no use and cannot be zapped.

        When both encounter cards lie face down and the planet under attack has
        citadels, you may use this power to activate all of them together: the sum of
        their numbers is added to the defense's total. You need not take part in the
        encounter.

        If they were activated and the defense loses, all citadels of that planet are
        discarded. Otherwise they stay.
    .wild =
        As a main player or ally of either side, after the cards are turned up, add 5 to
        the defense's total.
    .super =
        When you activate citadels, you may have their sum subtracted from the defense's
        total instead of added.
    .zap =
        The bonus is gone, and the citadels count as not activated: they survive
        whatever happens.
    .help = Citadels help whoever defends that planet, so build where you want to hold.
    .ruling-1 = One citadel per encounter, also in a second encounter of the same turn.
    .ruling-2 = Only attack cards can be built, neither morph nor negotiate.
    .ruling-3 =
        You build once the final destiny card stands; a card that is drawn again gives
        no second chance to build.
    .ruling-4 =
        With a negotiate on either side the sum has nothing to act on, but activated
        citadels are still discarded if the defense loses.
    .ruling-5 =
        Both sides losing counts as a loss for the defense: activated citadels are
        discarded.
    .ruling-6 =
        The defense gets the bonus whoever it is, also against you, and also when a
        foreign colony on the offense's own planet is the target.
    .ruling-7 =
        Citadels are public and no part of your hand: nobody can take, trade or discard
        them from there.
    .ruling-8 =
        While your power is lost you cannot build or activate; after a zap you cannot
        activate. The citadels stay.
    .ruling-9 =
        Citadels are discarded if their planet or your alien sheet leaves the game. If
        the sheet moves to another player, they belong to that player.
    .ruling-10 = Super: one choice for the whole group, made when you activate it.
    .ruling-11 =
        You may build with your last encounter card, even as the offense; your turn may
        then end in planning.

ev-citadel-built = { $who } builds { $face } by { $place }.
    .you = You build { $face } by { $place }.
ev-citadel-fallen = The citadels by { $place } fall.
q-citadel-card = Which attack do you build with?
    .why = Fortification: it leaves your hand and lies face up beside a planet.
q-citadel-planet = Beside which planet do you build it?
    .why = Fortification: its number can be added when that planet is attacked.
