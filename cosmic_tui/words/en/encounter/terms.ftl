### Names of things: phases, roles, cards, colours, places, and the glossary of the codex.
### Names used everywhere: $who = the player who acts, $whom = the player it is done to, $n = how many.

-game = Cosmic Encounter

## Phases. Value: heading, 24 columns. .short: timing chart, 9. .help: one line, 78.

phase-start_turn = Start of turn
    .short = Start
    .help = The offense checks its hand; things that happen once a turn happen here.
phase-regroup = Regroup
    .short = Regroup
    .help = The offense brings one ship back from the warp.
phase-destiny = Destiny
    .short = Destiny
    .help = A destiny card names the defense and the system.
phase-launch = Launch
    .short = Launch
    .help = The offense aims the gate and sends one to four ships.
phase-alliance = Alliance
    .short = Alliance
    .help = Both sides invite; the others pick a side or stay out.
phase-planning = Planning
    .short = Planning
    .help = Offense and defense each lay one encounter card face down.
phase-reveal = Reveal
    .short = Reveal
    .help = Both cards are turned up, everything is added, a side wins or talks begin.
phase-resolution = Resolution
    .short = Resolve
    .help = Ships land or are lost, cards change hands, colonies are counted.

## Roles: who may play or use something. 22 columns.

role-any = any player
role-offense = offense
role-defense = defense
role-main = main player
role-ally = ally
role-offensive_ally = offensive ally
role-defensive_ally = defensive ally
role-main_or_ally = main player or ally
role-offense_or_ally = offense or ally
role-not_offense = not the offense
role-not_main = not a main player
role-bystander = bystander

## Levels of experience, and whether a power is a choice. 24 columns.

level-green = beginner (green)
    .short = green
level-yellow = intermediate (yellow)
    .short = yellow
level-red = expert (red)
    .short = red
power-optional = optional
power-mandatory = mandatory

## The state of a power, as shown at a seat. 24 columns.

power-on = power on
    .short = on
power-limit = power on, at its limit
    .short = limit
    .help = One home colony less and this power is lost.
power-lost = power lost
    .short = lost
    .help = Too few home colonies. It returns with them.
power-zapped = power zapped
    .short = ZAPPED
    .help = Blocked until this encounter is over.
power-hidden = power hidden
    .short = hidden
    .help = The alien lies face down until it is turned up to be used.

## Cards. $value is already two digits ("04"): powers read digits. 32 columns; .short 18.

card-attack = attack { $value }
    .short = A{ $value }
card-negotiate = negotiate
    .one = a negotiate
    .short = Neg
card-morph = morph
    .one = a morph
    .short = Morph
card-reinforcement = reinforcement +{ $value }
    .short = R+{ $value }
card-artifact = artifact: { $name }
    .short = { $name }
card-flare = { $alien } flare
    .one = the { $alien } flare
    .short = F.{ $alien }
card-unknown = unknown card
    .short = ?

## Kinds of cards, as a word in a sentence and as a heading on a card. 14 columns.

type-attack = attack
    .heading = Attack
    .help = Adds its number to your ships; beats a negotiate.
type-negotiate = negotiate
    .heading = Negotiate
    .short = Neg.
    .help = Loses to an attack but is paid for it; two negotiates talk.
type-morph = morph
    .heading = Morph
    .short = Morph
    .help = Becomes a copy of the card it meets.
type-reinforcement = reinforcement
    .heading = Reinforcement
    .short = Reinf.
    .help = Added to either side's total once the cards are revealed.
type-artifact = artifact
    .heading = Artifact
    .short = Artif.
    .help = Does what it says once, at the moment it names.
type-flare = flare
    .heading = Flare
    .help = Comes back to your hand: super for its own alien, wild for all others.
type-encounter = encounter card
    .heading = Encounter card
    .help = Attack, negotiate or morph: what a main player can play.
type-technology = technology
    .heading = Technology
    .help = Researched with ships; then it works, once or for good.
type-destiny = destiny card
    .heading = Destiny
    .help = Names the defense.

# A card by its kind and its name or number, on a button: "Flare Zombie", "Attack 12". $type: a heading from above.
scr-card_called = { $type } { $name }

## The sides of a flare. 22 columns.

half-wild = wild
    .help = The side for everybody whose alien it is not.
half-super = super
    .help = The side for its own alien, while that power works.
half-wild_classic = wild (classic)
half-super_classic = super (classic)

## Destiny cards. 40 columns.

destiny-wild = wild
    .help = The offense attacks any other player.
destiny-special_most_foreign_colonies = most foreign colonies
    .help = The player with the most foreign colonies defends, the offense excepted.
destiny-special_most_cards_in_hand = most cards in hand
    .help = The player with the most cards in hand defends, the offense excepted.
destiny-special_fewest_ships_in_warp = fewest ships in the warp
    .help = The player with the fewest ships in the warp defends, the offense excepted.

## Colours of the players. Value: inside a sentence. .name: first word of a planet's name ("Red 4").
## .letter: for a handle ("R4"). .shape: what stands for the colour where there is none. 14 columns.

colour-red = red
    .name = Red
    .letter = R
    .shape = triangle
colour-green = green
    .name = Green
    .letter = G
    .shape = square
colour-blue = blue
    .name = Blue
    .letter = B
    .shape = circle
colour-yellow = yellow
    .name = Yellow
    .letter = Y
    .shape = diamond
colour-purple = purple
    .name = Purple
    .letter = P
    .shape = wedge
# How a seat is spoken of without colours: "red, triangle".
colour-spoken = { $colour }, { $shape }

## Places. 32 columns. $colour is the .name of a colour.

place-planet = { $colour } { $planet }
place-genesis = the Genesis planet
zone-planet = on a planet
zone-gate = on the gate
zone-beside = beside the planet
zone-warp = in the warp
zone-technology = on a technology
zone-removed = out of the game
zone-hand = hand
zone-hoard = hoard
zone-deck = deck
zone-discard = discard pile
zone-destiny_deck = destiny deck
zone-table = on the table

## The glossary of the codex: the word for every thing, and what it means. 30 columns; .help 78.

term-warp = warp
    .help = Where lost ships wait. They come back one by one.
term-hyperspace_gate = hyperspace gate
    .help = Carries the offense's ships to the planet it is aimed at.
term-gate_short = gate
    .help = The hyperspace gate.
term-planet = planet
    .help = It belongs to the system it lies in, whoever stands on it.
term-system = system
    .help = All planets of one player.
term-home_system = home system
    .help = Your own planets.
term-home_planet = home planet
    .help = A planet of your own system, whoever stands on it.
term-target_planet = target planet
    .help = The planet the gate is aimed at.
term-ship = ship
    .help = You have twenty. Each adds one to its side in an encounter.
term-colony = colony
    .help = Your ships on a planet, however many. No ships, no colony.
term-home_colony = home colony
    .help = A colony in your own system. Three of them keep your power working.
term-foreign_colony = foreign colony
    .help = A colony in somebody else's system. Five of them win the game.
term-colony_marker = colony marker
    .help = Shows how many foreign colonies a player has.
term-colony_track = colony track
    .help = The race to five foreign colonies.
term-empty_home_planet = planet without ships
    .help = Still defended by its owner, with no ships. Nobody there: it can be resettled.
term-table = table
    .help = Where people play one game together.
term-seat = seat
    .help = A place at the table. Turns go round the seats clockwise.
term-supply = supply
    .help = Tokens nobody has.
term-box = box
    .help = Where aliens and cards lie that are not in this game.
term-cosmic_token = cosmic token
    .help = Counts something on an alien, such as the experience of a Warrior.
term-grudge_token = grudge token
    .help = Marks those who did not help Grudge.
term-alien = alien
    .help = Your people. It gives you a power nobody else has.
term-alien_sheet = alien sheet
    .help = Where the text of an alien stands, and where its tokens lie.
term-alien_power = alien power
    .help = What your alien can do. It beats the general rules.
term-use = use
    .help = The moment at which a power can be zapped. Only there.
term-zap = zap
    .help = Undoes a use of a power and blocks that power for the encounter.
term-zapped = zapped
    .help = Blocked until this encounter is over.
term-optional = optional
    .help = You decide whether to use the power.
term-mandatory = mandatory
    .help = The power acts whether you want it or not.
term-experience_level = experience level
    .help = How much an alien asks of you: green, yellow or red.
term-player_condition = role condition
    .help = The part you need to have in the encounter to use or play something.
term-timing_bar = timing bar
    .help = The phases in which something works.
term-loss_of_power = losing the power
    .help = With fewer than three home colonies your power is off.
term-regain_power = regaining the power
    .help = With three home colonies again your power is back at once.
term-offense = offense
    .help = The player whose turn it is, and who attacks.
term-defense = defense
    .help = The player who is attacked.
term-main_player = main player
    .help = The offense or the defense.
term-ally = ally
    .help = A player who sent ships to one of the two sides.
term-offensive_ally = offensive ally
    .help = Lands with the offense if it wins, and loses its ships if not.
term-defensive_ally = defensive ally
    .help = Earns rewards if the defense wins, and loses its ships if not.
term-bystander = bystander
    .help = Everybody else, and every colony that merely shares the planet.
term-first_player = first player
    .help = The offense of the first turn, found by a destiny card.
term-opponent = opponent
    .help = The other main player.
term-left_of = to the left of
    .help = The next seat clockwise.
term-clockwise = clockwise
    .help = The direction of turns and answers.
term-turn = turn
    .help = One encounter, and a second one if the first was a success.
term-round = round of asking
    .help = Everybody is asked in turn order until all have passed in a row.
term-encounter = encounter
    .help = One attack with all its seven phases.
term-second_encounter = second encounter
    .help = Allowed after a success. There is no third.
term-phase = phase
    .help = One of the seven parts of an encounter.
term-timing_conflict = timing conflict
    .help = Several want the same moment: offense, defense, then clockwise.
term-moment = moment
    .help = A point in an encounter at which certain cards and powers fit.
term-window = opportunity
    .help = A moment at which everybody may do something, in turn order.
term-response = response
    .help = An answer to something just announced. The last answer is settled first.
term-announcement = announcement
    .help = Saying what you do, with its targets and price, before it takes effect.
term-destiny_card = destiny card
    .help = Names the defense by color, by choice or by a condition.
term-destiny_deck = destiny deck
    .help = It is reshuffled when one card is left, so nobody knows the last one.
term-colour_card = color card
    .help = A destiny card with a player's color.
term-wild_destiny = wild
    .help = A destiny card: the offense names any other player.
term-special = special
    .help = A destiny card that finds the defense by a condition.
term-hazard_warning = hazard warning
    .help = A sign on some destiny cards. It does nothing.
term-cosmic_card = cosmic card
    .help = Any card you can hold in your hand.
term-cosmic_deck = cosmic deck
    .help = What hands and rewards are drawn from.
term-hand = hand
    .help = The cards you hold. How many is public, which is your secret.
term-hand_card = card in hand
    .help = A card that was laid is no longer one.
term-discard_pile = discard pile
    .help = Face up. It becomes the new deck when the old one is empty.
term-card_type = card type
    .help = Attack, negotiate, morph, reinforcement, flare, artifact.
term-encounter_card = encounter card
    .help = Attack, negotiate or morph. Each main player plays one.
term-attack = attack
    .help = Its number and the ships of your side make your total.
term-negotiate = negotiate
    .help = Loses to an attack but takes cards for lost ships; with another one: talks.
term-morph = morph
    .help = Becomes a copy of the card it meets.
term-reinforcement = reinforcement
    .help = Adds to the total of either side once the cards are turned up.
term-artifact = artifact
    .help = A card that does once what it says.
term-flare = flare
    .help = A card with two sides that returns to your hand. One each encounter.
term-wild_flare = wild (flare side)
    .help = The side you play when the flare names another alien than yours.
term-super_flare = super (flare side)
    .help = The side you play when the flare names your own alien.
term-classic_filch_flare = classic Filch flare
    .help = Lets its holder cheat and be caught. The table chooses it or the ordinary one.
term-technology_card = technology card
    .help = Works once enough of your ships have researched it.
term-research_number = research number
    .help = How many ships a technology needs.
term-face_down = face down
    .help = Nobody but its owner knows the card.
term-face_up = face up
    .help = Everybody sees the card.
term-value = value
    .help = What a card is worth at this moment, after all changes.
term-printed_value = printed value
    .help = The number on the card, before any change.
term-hoard = hoard
    .help = The Miser's second hand, which nobody else can touch.
term-citadel_token = citadel (on a planet)
    .help = An attack card that may strengthen the defense of its planet.
term-total = total
    .help = Card, ships, allies, reinforcements and powers of one side together.
term-side = side
    .help = A main player and all allies of that player.
term-tie = tie
    .help = Equal totals. The defense wins.
term-margin = margin
    .help = By how much somebody won: the difference of the two totals.
term-win_encounter = win the encounter
    .help = The offense lands, or the defense holds.
term-lose_encounter = lose the encounter
    .help = The ships of that side go to the warp.
term-success = success
    .help = Winning as the offense, or making a deal. It allows a second encounter.
term-broken_off = broken off
    .help = An encounter cut short. Nobody has won or lost.
term-deal = deal
    .help = Two negotiates: trade cards and colonies, or lose three ships each.
term-deal_made = deal made
    .help = Both agreed. Nobody has won or lost; it is a success.
term-deal_failed = no deal
    .help = Each main player loses three ships, and the turn ends.
term-offer = offer
    .help = A complete set of terms for a deal.
term-counteroffer = counteroffer
    .help = An offer in answer to an offer.
term-terms = terms
    .help = What each side gives.
term-compensation = compensation
    .help = Cards from the opponent's hand for ships lost with a negotiate.
term-rewards = rewards
    .help = A card or a ship from the warp for each ship of a winning defensive ally.
term-new_hand = new hand
    .help = Everything is discarded and eight cards are drawn.
term-shared_victory = shared victory
    .help = Several players reach the goal together. All of them have won in full.
term-victory = victory
    .help = Five foreign colonies, or what your power says.
term-resettle = resettle
    .help = Send ships to an empty planet of your own system, without a fight.
term-expel_colony = expelling a foreign colony
    .help = Attack a colony of somebody else on one of your own planets.
term-research = research
    .help = Put a ship on a technology.
term-complete = complete
    .help = Turn a technology up once enough ships are on it.
term-abandon = abandon
    .help = Turn a technology up too early: it is discarded, its ships come home.
term-precursors = Precursors
    .help = They were here before everybody and left things lying about.

## Headings of an alien's entry. 20 columns.

scr-part-power = Power
scr-part-zap = When it is zapped
scr-part-wild = Wild flare
scr-part-super = Super flare
scr-part-wild-classic = Wild flare, classic
scr-part-super-classic = Super flare, classic
scr-part-moments = Acts at
scr-part-rulings = Questions answered
