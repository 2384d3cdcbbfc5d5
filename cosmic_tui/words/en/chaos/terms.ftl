### Names of things. Value: as inside a sentence; .short: where there is little room; .head: at the top of a column or page.

## Zones: a colony is the draw pile and the life of its commander, the centre the hand

zone-colony = colony
zone-centre = center
zone-hangar = hangar
zone-canteen = canteen
zone-surface = surface
zone-scrap = scrap
zone-ruin = ruin

## Types and subtypes. .many: more than one

type-ship = ship
    .many = ships
type-equipment = equipment
    .many = equipment
type-crew = crew
    .many = crew
type-base = base
    .many = bases
type-event = event
    .many = events
type-interrupt = interrupt
    .many = interrupts
kind-scout = scout
kind-fighter = fighter
kind-cruiser = cruiser
kind-destroyer = destroyer
kind-weapon = weapon
kind-shield = shield
kind-item = item
kind-missile = missile
kind-captain = captain
kind-personnel = personnel
kind-passenger = passenger
kind-robot = robot
kind-research = research
kind-building = building
kind-bunker = bunker
kind-trap = trap
kind-attack = attack
kind-reaction = reaction
kind-resource = resource
kind-special = special
kind-starter = starter
kind-battle = battle
kind-general = general

## When an interrupt of a subtype may be played

when-starter = in a start phase
when-battle = in a combat
when-general = in a main phase
when-reaction = at any time
when-event = in your main phase
when-ship = in your main phase
when-base = in your main phase
when-crew = in your main phase
when-equipment = in your main phase

## Species. .short: five columns

species-human = human
    .short = human
species-xeno = xeno
    .short = xeno
species-insectoid = insectoid
    .short = insec
species-carnoplant = carnoplant
    .short = carno
species-triciplite = triciplite
    .short = trici
species-sharkfolk = sharkfolk
    .short = shark
species-cerebrite = cerebrite
    .short = cereb
species-zarg = zarg
    .short = zarg

## The four numbers, in the order of the card

stat-speed = speed
    .tile = speed
    .short = spd
    .help = Who is faster acts first when ships fire; the attacker wins a tie.
stat-firepower = firepower
    .tile = fire
    .short = fire
    .help = How much armor a shot or return fire takes away.
stat-armour = armor
    .tile = armor
    .short = arm
    .help = At 0 the ship is destroyed. It is restored at the end of every turn.
stat-bombing = bombing
    .tile = bomb
    .short = bomb
    .help = How many cards a colony loses when the ship bombs it.
stat-limit = developments
    .short = dev
    .help = How many developments the base needs before you can pay for it.
stat-size = size
    .short = size
    .help = How much equipment and crew it can carry, and how much room it takes up.

## States of a card on the table

state-active = active
    .help = It is upright: it can attack, defend, fire and bomb.
state-used = used
    .help = It has fired, fired back or bombed. It recovers when its owner's turn ends.
state-damaged = damaged
    .help = It was hit. It is used after one turn of its owner, and active after two.
state-destroyed = destroyed
    .help = It was lost this turn. Paid cards go to the scrap, others unseen to the ruin.

## Rarities

rarity-moon = moon: common
rarity-planet = planet: uncommon
rarity-sun = sun: rare
rarity-galaxy = galaxy: ultra-rare

## Keywords

keyword-camouflage = camouflage
    .help = Cards and abilities can't choose it. It can be fired at like any other ship.
    .rule = K-ABIL-2
keyword-rapid_fire = rapid fire
    .help = The ship it fires at cannot fire back.
    .rule = K-ABIL-3
keyword-burst = burst
    .help = Its damage may be divided among enemy ships; each of them may fire back.
    .rule = K-ABIL-4
keyword-squadron = squadron
    .help = Damage one enemy ship deals to it may be divided among your squadron ships.
    .rule = K-ABIL-5
keyword-stealth = stealth
    .help = When attacking, it may bomb at once instead of firing or firing back.
    .rule = K-ABIL-6
keyword-heavy_weapons = heavy weapons
    .help = When it fires, 2 credits buy 1 more firepower, up to twice its own.
    .rule = K-ABIL-7
keyword-repair = repair
    .help = When it is hit, it becomes used instead of damaged.
    .rule = K-ABIL-8
keyword-pyrotechnics = pyrotechnics
    .help = When it bombs, burn colony cards for 1 more each, up to twice its own.
    .rule = K-ABIL-9

## Phases and the steps of a combat. .short: 9 columns, .help: one line

phase-setup = Set-up
    .short = Set-up
    .help = Decks are shuffled, dice decide who begins, and everybody draws five cards.
phase-start = Start
    .short = Start
    .help = Credits come in, start effects happen, and starters may be played.
phase-main = Main
    .short = Main
    .help = Play, pay, develop, draw, search and attack, in any order.
phase-combat = Combat
    .short = Combat
    .help = Ships and crew are chosen, cards are paid for, ships fire, and bombs fall.
phase-end = End of turn
    .short = End
    .help = Limits apply, armor is restored, and turned cards turn back one step.
moment-setup = set-up
    .short = set-up
    .help = You may draw five new cards once.
moment-start = start phase
    .short = start
    .help = Credits come in, and start effects happen.
moment-start-start = start of a turn
    .short = start
    .help = Starters and reactions may be played.
moment-main = main phase
    .short = main
    .help = The commander whose turn it is acts, in any order.
moment-main-action = an action waits
    .short = an action
    .help = Generals and reactions may answer a card that is played or paid for.
moment-main-ending = the main phase ends
    .short = main ends
    .help = You can play generals and reactions; then the main phase goes on.
moment-combat-named = the attack is named
    .short = named
    .help = Generals and reactions may answer the attack, and nothing else may.
moment-combat-equip = equip
    .short = equip
    .help = Attackers and their crew are chosen, then defenders and theirs.
moment-combat-ready = before the combat goes on
    .short = ready
    .help = You can play battles and reactions after boarding and after payments.
moment-combat-pay = pay
    .short = pay
    .help = Crew and equipment in the combat are paid for; missiles work only here.
moment-combat-shots = between two shots
    .short = shots
    .help = Battles and reactions may be played.
moment-combat-fire = fire
    .short = fire
    .help = Ships act by speed: they fire, fire back, use stealth or pass.
moment-combat-damage = a shot waits
    .short = a shot
    .help = You can play battles and reactions before the shots do their damage.
moment-combat-bomb = bomb
    .short = bomb
    .help = Ships of the attack that are still active may bomb the target.
moment-combat-bombs = bombs wait
    .short = bombs
    .help = You can play battles and reactions before the bombs fall.
moment-combat-trap = a trap waits
    .short = a trap
    .help = Battles and reactions may answer a trap that was sprung.
moment-end = end of turn
    .short = end
    .help = Limits, armor, turned cards, and a check whether a colony is empty.
moment-end-end = before a turn ends
    .short = ending
    .help = Reactions may be played once more.

## Windows: moments in which everybody is asked, by their numbers

window-start = start of the turn
window-action = an action waits
window-named = an attack was named
window-ending = the main phase ends
window-ready = before it goes on
window-shots = between two shots
window-damage = a shot waits
window-bombs = bombs wait
window-end = end of the turn
window-trap = a trap was sprung

## Ready-made decks. .help: what it wants

deck-human_combined_fleet = Combined Fleet
    .help = Squadrons that support each other: wide combats, then the colony.
deck-xeno_brood = Brood of Iron
    .help = Cheap ships with the roughest crews of the galaxy aboard.
deck-insectoid_hive = Endless Hive
    .help = Build the surface, hide behind bunkers and traps, never run out of cards.
deck-carnoplant_exchange = The Exchange
    .help = Floods of credits, for large hulls and for other people's ships.
deck-triciplite_arsenal = Arsenal of Three
    .help = Plain hulls, and equipment that makes up for them.
deck-sharkfolk_hunt = The Great Hunt
    .help = Fast ships that shoot first.
deck-cerebrite_senate = Senate in Session
    .help = An event for every need; a few solid ships do the rest.
deck-zarg_invasion = Second Wave
    .help = Ambushes in every phase, and bombing that burns both sides.
deck-first_flight_red = First Flight: Red
    .help = For a first game: nearly all ships.
deck-first_flight_blue = First Flight: Blue
    .help = For a first game: nearly all ships.
deck-learning_green = Learning Deck: Green
    .help = All six types, half of it ships: for the second game.
deck-learning_grey = Learning Deck: Gray
    .help = All six types, half of it ships: for the second game.
deck-kind-official = official, 45 cards
deck-kind-beginner = beginner, 30 cards

## Modes and variants of a table

mode-official = official game
    .help = 45 cards and all the rules.
mode-beginner = beginner game
    .help = 30 cards, ships only, no texts: for the very first time.
mode-beginner_plus = beginner plus
    .help = 30 cards and all the rules.
species-rule-strict = opposed species apart
    .help = Human and xeno, insectoid and carnoplant, and so on never share a deck.
species-rule-four = any four species
    .help = Opposed species may share a deck, but no more than four species.
species-rule-free = any species
    .help = No rule about species.
variant-simple_combat = simplified combat
    .help = No speed and no firing back: ships fire in turn, even destroyed ones.
variant-balanced = balanced, a house rule
    .help = House prices for six cards make the ready-made decks more even.
form-balanced = House prices

## A card's kind in a line: "human fighter". $species and $kind are the words above, as they stand there.

say-kind_line = { $species } { $kind }
