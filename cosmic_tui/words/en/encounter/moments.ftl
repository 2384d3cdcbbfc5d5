### The moments of an encounter in order, and those that may occur anywhere.
### Value: name, 34 columns. .short: on the timing chart, 18 columns. .help: what happens there, 78 columns.
### .when: "Can be played ...", 34 columns; those that may occur anywhere have none.

## Start of turn

moment-start-begin = Turn begins
    .short = begins
    .when = when a turn begins
    .help = A new offense; with hot-swapped powers it may change its alien.
moment-start-refill = Hand check at start of turn
    .short = hand check
    .when = at the hand check of a turn
    .help = An offense without an encounter card draws a new hand.
moment-start-effects = Start-of-turn effects
    .short = effects
    .when = at the start of a turn
    .help = Whatever happens once a turn happens here.

## Regroup

moment-regroup-technology = Technology actions
    .short = technology
    .when = with the technology actions
    .help = Everybody may research, complete or abandon one technology.
moment-regroup-begin = Encounter begins
    .short = begin
    .when = when an encounter begins
    .help = For everything that is played at the start of an encounter.
moment-regroup-retrieve = A ship leaves the warp
    .short = ship returns
    .when = when a ship leaves the warp
    .help = One ship of the offense comes back from the warp.

## Destiny

moment-destiny-before_draw = Before the destiny draw
    .short = before the draw
    .when = before the destiny draw
    .help = Somebody may choose the destiny card instead of chance.
moment-destiny-drawn = Destiny card drawn
    .short = card drawn
    .when = after the destiny draw
    .help = The card lies face up, and powers answer its colour.
moment-destiny-choose = Destiny choice
    .short = choice
    .when = with the destiny choice
    .help = The card stands; the offense chooses whatever it leaves open.
moment-destiny-settled = Defense known
    .short = defense known
    .when = when the defense is known
    .help = Offense and defense are settled, and so is the system.

## Launch

moment-launch-before = Before launch
    .short = before launch
    .when = before the launch
    .help = How many ships may be sent is settled.
moment-launch-aim = Aiming the gate
    .short = aim
    .when = when the gate is aimed
    .help = The offense aims the gate at a planet.
moment-launch-send = Sending ships
    .short = send
    .when = when ships are sent
    .help = The offense puts ships on the gate.
moment-launch-after = Ships on the gate
    .short = on the gate
    .when = after the launch
    .help = Emptied colonies are gone, powers are counted again.

## Alliance

moment-alliance-before_invites = Before invitations
    .short = before invites
    .when = before the invitations
    .help = The last chance to look before anybody is asked.
moment-alliance-invite = Invitations
    .short = invite
    .when = during the invitations
    .help = First the offense, then the defense says whom it invites.
moment-alliance-join = Answers and ships
    .short = answers
    .when = when the invited answer
    .help = The invited answer clockwise and send one to four ships.
moment-alliance-closed = Alliances formed
    .short = formed
    .when = when alliances are formed
    .help = Everybody has answered; alliances can still be changed here.

## Planning

moment-planning-begin = Planning begins
    .short = begin
    .when = when planning begins
    .help = No hand has been checked yet: a good time to gain cards.
moment-planning-hand_check = Hand check
    .short = hand check
    .when = at the hand check
    .help = No encounter card? The offense's turn ends; the defense draws a new hand.
moment-planning-before_pick = Before cards are chosen
    .short = before the choice
    .when = before cards are chosen
    .help = Both can play a card; hands and duties may still change.
moment-planning-pick = Choosing cards
    .short = choice
    .when = when cards are chosen
    .help = Both main players lay an encounter card, usually in secret.
moment-planning-cards_down = Cards face down
    .short = cards down
    .when = when the cards lie face down
    .help = Both cards lie on the table, unseen: announce or swap now.

## Reveal

moment-reveal-before_flip = Before cards are turned up
    .short = before the flip
    .when = before the reveal
    .help = The last announcements about cards nobody has seen.
moment-reveal-one_side = One card turned up
    .short = one card
    .when = when one card is turned up
    .help = Only with a Gambler: the opponent's card is turned up first.
moment-reveal-flipped = Cards turned up
    .short = turned up
    .when = after the reveal
    .help = Both cards are known; powers act, reinforcements must wait.
moment-reveal-reinforce = Reinforcements
    .short = reinforce
    .when = with the reinforcements
    .help = Both sides add reinforcements in turn until all have passed.
moment-reveal-outcome = Outcome
    .short = outcome
    .when = when the totals stand
    .help = The totals stand: a winner, or talks.

## Resolution

moment-resolution-decided = Winner known
    .short = winner known
    .when = when the winner is known
    .help = The outcome is fixed; nothing has moved yet.
moment-resolution-losses = Losses
    .short = losses
    .when = when ships are lost
    .help = Losing ships go to the warp, unless something saves them.
moment-resolution-landing = Landing and going home
    .short = landing
    .when = when ships land
    .help = A winning offense lands; defensive allies go home.
moment-resolution-deal = Talks
    .short = talks
    .when = during the talks
    .help = Two negotiates: the main players bargain against the clock.
moment-resolution-agreed = Deal agreed
    .short = agreed
    .when = when a deal is agreed
    .help = The terms are accepted, but nothing has changed hands yet.
moment-resolution-penalty = Price of failed talks
    .short = failed talks
    .when = when talks have failed
    .help = No deal: each main player loses three ships.
moment-resolution-compensation = Compensation
    .short = compensation
    .when = when compensation is paid
    .help = A beaten negotiate takes cards from its opponent's hand.
moment-resolution-rewards = Rewards
    .short = rewards
    .when = when rewards are taken
    .help = Defensive allies of a winning defense take cards or ships.
moment-resolution-effects = Further consequences
    .short = consequences
    .when = after the rewards
    .help = What powers and flares make of the result.
moment-resolution-keep = Keeping a card
    .short = keeping
    .when = before the cards are discarded
    .help = Somebody may keep an encounter card before it is discarded.
moment-resolution-discard = Cards to the pile
    .short = discarding
    .when = when the cards are discarded
    .help = Encounter cards and reinforcements are discarded.
moment-resolution-fetch = Lifting a used card
    .short = lifting
    .when = after the cards are discarded
    .help = Somebody may lift one of them off the pile again.
moment-resolution-win_check = Has anybody won?
    .short = victory?
    .when = when colonies are counted
    .help = Colonies are counted. All who have enough win together.

## End

moment-encounter-end = Encounter over
    .short = over
    .when = when the encounter is over
    .help = Further encounters are declared here.
moment-encounter-cleanup = Tidying up
    .short = tidying up
    .when = after the encounter
    .help = Zaps, loans and announcements of this encounter end.
moment-turn-end = Turn over
    .short = turn over
    .when = when the turn is over
    .help = The player to the left is next.

## Moments that may occur anywhere

moment-any-card_play = A card is played
    .short = card played
    .help = Whenever a card may be played, it may come from another place.
moment-any-use_declared = A power is used
    .short = power used
    .help = A use is announced and can be zapped before anything moves.
moment-any-zap_attempt = A zap is announced
    .short = zap announced
    .help = The zap can still be stopped.
moment-any-power_zapped = A power was zapped
    .short = power zapped
    .help = The use is undone, with whatever that brings.
moment-any-flare_attempt = A flare is announced
    .short = flare announced
    .help = The flare can be stopped or stolen before it works.
moment-any-flare_used = A flare took effect
    .short = flare worked
    .help = A flare has just done its work.
moment-any-artifact_attempt = An artifact is announced
    .short = artifact announced
    .help = The artifact can be stopped or stolen before it works.
moment-any-reinforcement_attempt = A reinforcement is laid
    .short = reinforcement
    .help = The reinforcement can be stopped before it counts.
moment-any-technology_attempt = A technology is used
    .short = technology
    .help = The technology can be stopped before it works.
moment-any-card_draw = Before a draw
    .short = before a draw
    .help = A player is about to draw from the deck.
moment-any-cards_drawn = After a draw
    .short = after a draw
    .help = A player has drawn from the deck.
moment-any-cards_gained = After a payment
    .short = after a payment
    .help = Compensation or rewards have come into a hand.
moment-any-hand_replace = Before a new hand
    .short = before a new hand
    .help = A hand is about to be replaced as a whole.
moment-any-cards_discarding = Before a discard
    .short = before a discard
    .help = Cards are on their way to the discard pile.
moment-any-cards_discarded = After a discard
    .short = after a discard
    .help = Cards lie in the discard pile.
moment-any-deck_reshuffled = The deck was reshuffled
    .short = reshuffled
    .help = The discards have become the new deck.
moment-any-ships_to_warp = Ships about to be lost
    .short = ships in danger
    .help = Ships are on their way to the warp and can still be saved.
moment-any-ships_lost = Ships were lost
    .short = ships lost
    .help = Ships have entered the warp or left the game.
moment-any-warp_exit = Ships left the warp
    .short = ships freed
    .help = Ships have come back from the warp.
moment-any-colony_founded = A colony was founded
    .short = colony founded
    .help = Somebody stands where that player had no ship before.
moment-any-colony_lost = A colony was lost
    .short = colony lost
    .help = Somebody's last ship has left a planet.
moment-any-power_lost = A power was lost
    .short = power lost
    .help = Too few home colonies: a power has gone off.
moment-any-power_regained = A power came back
    .short = power back
    .help = Enough home colonies again: a power works as before.
moment-any-quiet_beat = A quiet beat
    .short = quiet beat
    .help = A secret order, with the classic Filch flare. You keep still unless marked.
moment-any-between = Between two actions
    .short = in between
    .help = Things that can be done whenever the table asks you next.
