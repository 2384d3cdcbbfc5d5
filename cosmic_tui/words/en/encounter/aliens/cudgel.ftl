alien-cudgel = Cudgel
    .tagline = Its victories cost extra ships
    .flavour = Subtlety is a small stick. They own no small sticks.
    .power-name = Smash
    .power =
        When your side wins with your attack card while you are the offense or the
        defense, you use this power: on top of everything the encounter costs it, the
        opposing main player loses as many more ships to the warp as you had in the
        encounter. The loser chooses which, from any of its colonies; with fewer left,
        all of them go.
    .wild =
        As the offense, when you gain a colony, send all ships of other players on that
        planet to the warp: all or none. Ships that flew as your allies in this
        encounter stay.
    .super =
        When you smash your opponent, smash any of that opponent's allies as well. Each
        of them loses, besides the normal losses, as many ships as you had in the
        encounter.
    .zap = Your opponent suffers the normal losses only.
    .help = Four ships sent are four more that the loser has to give up.
    .ruling-1 =
        A morph that became an attack counts as an attack. A card replaced after the
        reveal is judged by what it finally was. What your opponent showed does not
        matter.
    .ruling-2 =
        Ships already being lost in this encounter cannot be named again. Ships in the
        warp do not count either.
    .ruling-3 =
        Only your own ships in the encounter count, one each. With none there is no
        smash.
    .ruling-4 =
        Compensation counts the ships lost in the encounter, not the smashed ones.
    .ruling-5 = The smash may cost colonies, and with them the victim's power.
    .ruling-6 =
        Someone who rescues ships may rescue the normal and the smashed losses
        separately. A Zombie moves its smashed ships to other colonies.
    .ruling-7 =
        Wild: gaining a colony means landing, or dealing your way, onto a planet where
        you had none. Older ships of your allies on that planet are not spared.
    .ruling-8 =
        Wild: this comes before victory is checked, so a colony destroyed by it no
        longer helps anybody win.
    .ruling-9 = Super: your opponent chooses first, then the allies clockwise.

q-cudgel-allies = Which allies of your opponent are smashed too?
    .why = Super flare: each loses as many more ships as you had in the encounter.
