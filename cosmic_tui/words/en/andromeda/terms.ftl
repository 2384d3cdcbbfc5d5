### Names of things: phases, resources, tracks, ships, places, and the glossary of the codex.


## Phases. Value: heading, 24 columns. .short: 9. .help: one line, 78.

phase-setup = Set-up
    .short = Set-up
    .help = Factions are chosen in secret; leaders and raiders are placed.
phase-launch = Launch
    .short = Launch
    .help = One ship leaves the pad for a region in its reach.
phase-activate = Activate
    .short = Activate
    .help = The region gives its moon, or the base takes effect.
phase-ambush = Ambush
    .short = Ambush
    .help = Raiders within their own range come to the active region.
phase-battle = Battle
    .short = Battle
    .help = Ships of two sides in the region fight, in six steps.
phase-modules = Activate modules
    .short = Modules
    .help = Ships and energy run the modules of the station.
phase-ships = Take ships back
    .short = Ships
    .help = All ships come home to the launch pad, and shields are restored.
phase-clear = Clear the station
    .short = Clear
    .help = Energy and lasting cards are discarded.
phase-end = End of turn
    .short = End
    .help = An event card, if one is due; then the limits of storage and hand.
phase-over = Final scoring
    .short = Final
    .help = Tracks, developments, damage, vault, modules, leaders.
phase-either = Launch or return
    .short = Turn
    .help = A turn is one launch, or one return to the station.

## Moments, in their order. Value 34 columns, .short 18, .help 78. The ids are those of the game.

moment-setup-factions = choosing factions
    .short = factions
    .help = Everybody chooses at once, and all is shown together.
moment-setup-destiny = choosing destinies
    .short = destinies
    .help = Everybody keeps one of two; nobody else sees it before the end.
moment-choose-main = launch or return
    .short = launch or return
    .help = The active player launches a ship or returns to station.
moment-launch-place = launch
    .short = launch
    .help = The ship is in its region; effects of its launch happen now.
moment-launch-placed = after the launch
    .short = after the launch
    .help = Everybody may slot moons and play cards that work on any turn.
moment-launch-activate = activation
    .short = activation
    .help = A moon is captured, or the base takes effect.
moment-launch-activated = after the activation
    .short = activated
    .help = A pause for everybody before raiders come.
moment-launch-ambush = raider ambush
    .short = ambush
    .help = Raiders in range come; if of several classes, the active player picks one.
moment-launch-ambushed = after the ambush
    .short = ambushed
    .help = The last pause before a battle.
moment-battle-escalation = escalation
    .short = escalate
    .help = Players may in turn move ships within range into the region.
moment-battle-diplomacy = diplomacy
    .short = talk
    .help = Each player in the battle may play one diplomacy card.
moment-battle-preparation = preparation
    .short = prepare
    .help = Cards, abilities, then energy for more dice.
moment-battle-roll = dice roll
    .short = roll
    .help = All roll; dice below targeting are rolled again; then cards.
moment-battle-outcome = outcome
    .short = outcome
    .help = The highest dice win. The winner is rewarded; the defeated get an operation.
moment-battle-damage = damage to ships
    .short = damage
    .help = Every ship of a defeated player takes damage, but only one raider does.
moment-launch-battle = after the battle
    .short = battle over
    .help = Winners and survivors stay where they are.
moment-return-modules = modules
    .short = modules
    .help = Ships and energy run modules; side actions are possible in between.
moment-return-ships = ships come back
    .short = ships back
    .help = All ships go to the launch pad, and shields are restored.
moment-return-back = after the ships are back
    .short = all are back
    .help = Before energy and lasting cards are discarded.
moment-end-window = before the turn ends
    .short = before the end
    .help = The last side actions; if an event is due, it comes after them.
moment-end-event = event card
    .short = event
    .help = Scoring, raiders, special effect, reset; no side actions are possible.
moment-end-limits = limits
    .short = limits
    .help = The active player goes down to the limits of storage and hand.
moment-over = the end
    .short = end
    .help = Everything is counted.

## Resources. Value as in a sentence; .short where columns are few; .letter at 80 columns.

resource-energy = energy
    .short = energy
    .letter = e
resource-titanium = titanium
    .short = titan
    .letter = t
resource-ice = ice
    .short = ice
    .letter = i
resource-nanocarbon = nanocarbon
    .short = nano
    .letter = n
resource-credit = credit
    .short = cred
    .letter = c
resource-tactics = tactics card
    .short = card
    .long = cards
    .letter = x
resource-basic = basic
    .short = basic
    .letter = b
resource-any = of any kind
    .short = any
    .letter = *
resource-vp = VP
    .short = VP
    .letter = v
resource-repair = repair
    .short = mend
    .letter = r

## Amounts in sentences; resources are mass nouns, cards and credits are counted.

amount-energy = { $n ->
        [one] { $n } energy
       *[other] { $n } energy
    }
    .short = { $n ->
        [one] energy
       *[other] { $n } energy
    }
amount-titanium = { $n ->
        [one] { $n } titanium
       *[other] { $n } titanium
    }
    .short = { $n ->
        [one] titan
       *[other] { $n } titan
    }
amount-ice = { $n ->
        [one] { $n } ice
       *[other] { $n } ice
    }
    .short = { $n ->
        [one] ice
       *[other] { $n } ice
    }
amount-nanocarbon = { $n ->
        [one] { $n } nanocarbon
       *[other] { $n } nanocarbon
    }
    .short = { $n ->
        [one] nano
       *[other] { $n } nano
    }
amount-credit = { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
    .short = { $n ->
        [one] cred
       *[other] { $n } cred
    }
amount-tactics = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .short = { $n ->
        [one] card
       *[other] { $n } cards
    }
amount-basic = { $n ->
        [one] { $n } basic
       *[other] { $n } basic
    }
    .short = { $n ->
        [one] basic
       *[other] { $n } basic
    }
amount-any = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
    .short = { $n ->
        [one] any
       *[other] { $n } any
    }
amount-vp = { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
    .short = { $n ->
        [one] VP
       *[other] { $n } VP
    }
amount-repair = { $n ->
        [one] { $n } repair
       *[other] { $n } repairs
    }
    .short = { $n ->
        [one] mend
       *[other] { $n } mend
    }
amount-moon = what its moon shows
amount-nothing = nothing

## Tracks, kinds of modules, kinds of planets.

track-science = science
    .letter = S
    .short = science
    .help = Discoveries at 4 and 7; an observatory brings you forward.
track-industry = industry
    .letter = I
    .short = industry
    .help = A ship upgrade at 4, 7 and 10; a factory brings you forward.
track-commerce = commerce
    .letter = C
    .short = commerce
    .help = The vault at 4 and 10: leftovers score at the end.
track-civilization = civilization
    .letter = V
    .short = civiliz.
    .help = A larger hand at 4, 7 and 10; a city brings you forward.
track-supremacy = supremacy
    .letter = P
    .short = supremacy
    .help = Won battles bring you forward; tokens at 2, 5 and 8.
terrain-science = carbon world
terrain-industry = metal world
terrain-commerce = trade world
terrain-civilization = ice world
terrain-supremacy = relic world
# A slot of the map whose tile is not known: C5.
tile-slot = { $value }
tile-nebula = Nebula { $number }
    .short = Nebula { $number }
    .text = You get its moon, then look at the next two event cards.
tile-empty = not laid yet

## Ships. .short: in the log.

ship-transport = transport
    .short = transport
    .many = transports
    .help = Range 1, weapons 1; the only one that can found a development.
ship-fighter = fighter
    .short = fighter
    .many = fighters
    .help = Range 2, weapons 2; its first launch may go where others are.
ship-science_vessel = science vessel
    .short = vessel
    .many = science vessels
    .help = Range 2, weapons 2; the only one that enters nebulae.
ship-heavy_cruiser = heavy cruiser
    .short = cruiser
    .many = heavy cruisers
    .help = Range 1, weapons 3, a shield; jumps anywhere for 1 energy.
ability-populate = populate
ability-assault = assault
ability-navigation = navigation
ability-jump = jump

## Kinds of tactics cards, and when each may be played.

kind-action = action
kind-event = event
kind-lasting = lasting
kind-diplomacy = diplomacy
kind-battle = battle
timing-own_turn = own turn, no battle
timing-any_turn = any turn, no battle
timing-battle_diplomacy = battle, diplomacy
timing-battle_prepare = battle, preparation
timing-battle_after_roll = battle, after the roll
timing-battle_outcome_won = battle, when you win
timing-battle_outcome_lost = battle, when you lose
timing-battle_damage = battle, before damage

## Icons of the tracks.

# What stands on a space of a track; the short form has 5 columns.
icon-event = event step
    .short = event
icon-discovery = discovery
    .short = disc.
icon-upgrade = upgrade
    .short = upgr.
icon-token = supremacy token
    .short = token
icon-level_1 = level 1
    .short = lvl 1
icon-level_2 = level 2
    .short = lvl 2
icon-level_3 = level 3
    .short = lvl 3
icon-vault_1 = vault 1
    .short = vault
icon-vault_2 = vault 2
    .short = vault
icon-hand_6 = hand of 6
    .short = hand
icon-hand_7 = hand of 7
    .short = hand
icon-hand_8 = hand of 8
    .short = hand

## Lines of the final scoring.

final-track = Tracks
    .small = tracks
final-development = Developments
    .small = developments
final-special = Special regions
    .small = special regions
final-damage = Damaged modules
    .small = damaged modules
final-vault = Vault
    .small = vault
final-module = Modules at the end
    .small = modules at the end
final-leaders = Leaders at home
    .small = leaders at home
final-destiny = Destiny
    .small = destiny
final-ability = Abilities
    .small = abilities
final-before = Points in play
    .small = points in play
final-total = Total

## Zones.

zone-pad = launch pad
zone-repair_ship = repair ship
zone-scrapyard = scrapyard
zone-station = station
zone-tactical = tactical operation

## The glossary of the codex. 32 columns; .help 78.

term-region = region
    .help = A planet, an alliance base, a nebula or a special tile on the map.
term-active_region = active region
    .help = Where a ship was launched this turn; raiders come and battles happen there.
term-first_launch = first launch
    .help = Without a ship on the map: any distance, but no occupied region.
term-range = range
    .help = Regions from one of your ships; each step is a neighbor.
term-assault = assault
    .help = The first launch may go to an occupied region.
term-navigation = navigation
    .help = May enter and cross nebulae.
term-jump = jump
    .help = 1 energy: any distance for this move.
term-populate = populate
    .help = Can be turned into a development. Transports can.
term-moon = moon
    .help = Captured by activating a planet or nebula; kept, slotted or abandoned.
term-frame = frame
    .help = A place for a moon: an input pays with it, an output repeats it.
term-half_moon = half-moon frame
    .help = Between two industry modules; pays when both have worked in a return.
term-dock = dock
    .help = Where a ship or energy is put to activate a module.
term-basic = basic
    .help = Titanium, ice or nanocarbon, as you like.
term-targeting = targeting
    .help = You roll dice below it again. Ships and effects add up to it; 5 at most.
term-development = development
    .help = An observatory, factory, spaceport, city or obelisk on a planet.
term-recruit = recruit
    .help = Leaders from where you have a ship come to your station.
term-tactical_operation = tactical operation
    .help = What a defeated player gets: a card, or what the moon slotted there shows.
term-repair_ship = repair ship
    .help = A place: ships on it can work on modules, but not be launched.
term-event_marker = event marker
    .help = At its end a planet is discovered, and an event card comes after the turn.
