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
    .when = during technology actions
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
    .help = A player may choose the destiny card instead of drawing it.
moment-destiny-drawn = Destiny card drawn
    .short = card drawn
    .when = after the destiny draw
    .help = The card is face up, and powers that care about its color act.
moment-destiny-choose = Destiny decision
    .short = decision
    .when = when the offense answers destiny
    .help = The card is final. The offense decides what the card leaves open.
moment-destiny-settled = Defense known
    .short = defense known
    .when = when the defense is known
    .help = Everybody knows who defends, and in which system.

## Launch

moment-launch-before = Before launch
    .short = before launch
    .when = before the launch
    .help = The number of ships that can be sent is now fixed.
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
    .help = Colonies left empty are lost, and powers are checked again.

## Alliance

moment-alliance-before_invites = Before invitations
    .short = before invites
    .when = before the invitations
    .help = The last chance to look before anybody is asked.
moment-alliance-invite = Invitations
    .short = invite
    .when = during the invitations
    .help = First the offense, then the defense chooses who to invite.
moment-alliance-join = Answers and ships
    .short = answers
    .when = when invited players answer
    .help = Invited players decide in clockwise order and send one to four ships.
moment-alliance-closed = Alliances formed
    .short = formed
    .when = when alliances are formed
    .help = Everybody has decided; alliances can still be changed here.

## Planning

moment-planning-begin = Planning begins
    .short = begin
    .when = when planning begins
    .help = No hand has been checked yet: a good time to gain cards.
moment-planning-hand_check = Hand check
    .short = hand check
    .when = at the hand check
    .help = If the offense has no encounter card, its turn ends. The defense redraws.
moment-planning-before_pick = Before cards are chosen
    .short = before the choice
    .when = before cards are chosen
    .help = Both can play a card; hands and duties may still change.
moment-planning-pick = Choosing cards
    .short = choice
    .when = when cards are chosen
    .help = Both main players play an encounter card, usually face down.
moment-planning-cards_down = Cards face down
    .short = cards down
    .when = when the cards are face down
    .help = Both cards are on the table, unseen: announce or swap now.

## Reveal

moment-reveal-before_flip = Before the reveal
    .short = before the reveal
    .when = before the reveal
    .help = The last announcements about cards that nobody has seen.
moment-reveal-one_side = One card revealed
    .short = one card
    .when = when one card is revealed
    .help = Only with Gambler: the opponent's card is revealed first.
moment-reveal-flipped = Cards revealed
    .short = revealed
    .when = after the reveal
    .help = Both cards are known. Powers act now; reinforcements come next.
moment-reveal-reinforce = Reinforcements
    .short = reinforce
    .when = when reinforcements are added
    .help = Both sides add reinforcements in turn until all have passed.
moment-reveal-outcome = Outcome
    .short = outcome
    .when = when the totals are final
    .help = The totals are final: one side wins, or the talks begin.

## Resolution

moment-resolution-decided = Winner known
    .short = winner known
    .when = when the winner is known
    .help = The result is fixed, but no ship has moved yet.
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
    .help = A player who lost with a negotiate takes cards from the winner.
moment-resolution-rewards = Rewards
    .short = rewards
    .when = when rewards are taken
    .help = Defensive allies of a winning defense take cards or ships.
moment-resolution-effects = Other consequences
    .short = consequences
    .when = after the rewards
    .help = Powers and flares that depend on the result act here.
moment-resolution-keep = Keeping a card
    .short = keeping
    .when = before the cards are discarded
    .help = A player may keep an encounter card before it is discarded.
moment-resolution-discard = Cards to the pile
    .short = discarding
    .when = when the cards are discarded
    .help = Encounter cards and reinforcements are discarded.
moment-resolution-fetch = Taking a used card
    .short = taking
    .when = after the cards are discarded
    .help = A player may take one of those cards from the pile.
moment-resolution-win_check = Has anybody won?
    .short = victory?
    .when = when colonies are counted
    .help = Colonies are counted. All who have enough win together.

## End

moment-encounter-end = Encounter over
    .short = over
    .when = when the encounter is over
    .help = Further encounters are declared here.
moment-encounter-cleanup = Cleanup
    .short = cleanup
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
    .help = The power has no effect, and everything that follows from that happens.
moment-any-flare_attempt = A flare is announced
    .short = flare announced
    .help = The flare can be stopped or stolen before it takes effect.
moment-any-flare_used = A flare took effect
    .short = flare took effect
    .help = A flare has just taken effect.
moment-any-artifact_attempt = An artifact is announced
    .short = artifact announced
    .help = The artifact can be stopped or stolen before it takes effect.
moment-any-reinforcement_attempt = A reinforcement is played
    .short = reinforcement
    .help = The reinforcement can be stopped before it counts.
moment-any-technology_attempt = A technology is used
    .short = technology
    .help = The technology can be stopped before it takes effect.
moment-any-card_draw = Before a draw
    .short = before a draw
    .help = A player is about to draw from the deck.
moment-any-cards_drawn = After a draw
    .short = after a draw
    .help = A player has drawn from the deck.
moment-any-cards_gained = After a payment
    .short = after a payment
    .help = A player has received compensation or rewards.
moment-any-hand_replace = Before a new hand
    .short = before a new hand
    .help = A player is about to get a whole new hand.
moment-any-cards_discarding = Before a discard
    .short = before a discard
    .help = Cards are on their way to the discard pile.
moment-any-cards_discarded = After a discard
    .short = after a discard
    .help = Cards are in the discard pile.
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
    .help = A player has ships where they had none before.
moment-any-colony_lost = A colony was lost
    .short = colony lost
    .help = A player's last ship has left a planet.
moment-any-power_lost = A power was lost
    .short = power lost
    .help = A player has too few home colonies and loses a power.
moment-any-power_regained = A power came back
    .short = power back
    .help = A player has enough home colonies again and regains a power.
moment-any-quiet_beat = A quiet moment
    .short = quiet moment
    .help = Secret orders, for the classic Filch flare. You stay still unless you mark.
moment-any-between = Between two actions
    .short = in between
    .help = Things that can be done whenever the table asks you next.
