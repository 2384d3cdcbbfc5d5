### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader.
### At most 60 columns with names of 8 letters. $who acts, $whom suffers, $n counts, $place is a region.

## The start and the end

ev-faction_chosen = { $who } leads { $faction }.
    .you = You lead { $faction }.
ev-rolled_for_first = { $names } rolls { $dice }.
ev-leaders_placed = { $who } has 2 leaders in { $place }.
    .you = You have 2 leaders in { $place }.
ev-destinies_chosen = Everybody has chosen a destiny.
ev-game_begins = { $who } begins.
    .you = You begin.
ev-destiny_shown = { $who }'s destiny: { $destiny }.
    .you = Your destiny was { $destiny }.
ev-final_score = { $who } ends with { $number } points.
    .you = You end with { $number } points.
ev-end_triggered = { $who } reaches the goal: everybody gets one more turn.
    .you = You reach the goal: everybody gets one more turn.
# $n = number of winners, $names = their names, joined; in .you the other winners only.
ev-undone = { $who } takes back an answer.
    .you = You take back your last answer.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules apply from here on.
        [one] Newer rules: { $n } question is asked again.
       *[other] Newer rules: { $n } questions are asked again.
    }

## Turns and launches

ev-turn_began = { $who } starts a turn.
    .you = Your turn begins.
ev-launched = { $who } sends a { $ship } to { $place }.
    .you = You send your { $ship } to { $place }.
ev-activated_base = { $who } uses the base at { $place }.
    .you = You use the base at { $place }.
ev-captured = { $who } captures a moon: { $moon }.
    .you = You capture a moon: { $moon }.
ev-abandoned = { $who } abandons a moon: { $moon }.
    .you = You abandon a moon: { $moon }.
ev-slotted = { $who } slots a moon: { $moon }.
    .you = You slot a moon: { $moon }.
ev-slotted_where = The moon goes into { $name }.
ev-moon_discarded = { $who } loses a moon: { $moon }.
    .you = You lose a moon: { $moon }.
ev-moon_lost = { $place } loses its moon: { $moon }.
ev-events_seen = { $n ->
        [one] { $who } looks at { $n } event card.
       *[other] { $who } looks at { $n } event cards.
    }
    .you = You look at the next events.
ev-events_on_top = { $name } is on top.
ev-moved = { $who } moves a { $ship } to { $place }.
    .you = You move a { $ship } to { $place }.

## Resources and cards

ev-gained = { $who } gains { $amounts }.
    .you = You gain { $amounts }.
ev-paid = { $who } pays { $amounts }.
    .you = You pay { $amounts }.
ev-scored = { $n ->
        [one] { $who } scores { $n } point.
       *[other] { $who } scores { $n } points.
    }
    .you = { $n ->
        [one] You score { $n } point.
       *[other] You score { $n } points.
    }
ev-unscored = { $who } loses a point.
    .you = You lose a point.
ev-drawn = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
# Behind a line about cards the reader may see: which ones.
ev-cards = { $n ->
        [one] The card is { $names }.
       *[other] The cards are { $names }.
    }
ev-discarded = { $n ->
        [one] { $who } discards { $n } card.
       *[other] { $who } discards { $n } cards.
    }
    .you = { $n ->
        [one] You discard { $n } card.
       *[other] You discard { $n } cards.
    }
ev-over_limit = { $who } can't store { $amounts }.
    .you = You can't store { $amounts }.
ev-handed_over = { $who } gives { $whom } { $name }.
    .you = You give { $whom } { $name }.
    .at-you = { $who } gives you { $name }.
ev-card_given = { $who } gives { $whom } a card.
    .you = You give { $whom } a card.
    .at-you = { $who } gives you a card.
ev-token_given = { $who } gives { $whom } a token.
    .you = You give { $whom } a token.
    .at-you = { $who } gives you a token.
ev-exchange_declined = { $who } declines the exchange.
    .you = You decline the exchange.
ev-card_played = { $who } plays { $card }.
    .you = You play { $card }.
ev-card_turned_used = { $who } uses a development card.
    .you = You use a development card.
ev-card_turned_fresh = { $who } refreshes { $development }.
    .you = You refresh { $development }.
ev-token_used = { $who } uses { $name }.
    .you = You use { $name }.
ev-token_taken = { $who } takes { $name }.
    .you = You take { $name }.
ev-discovered = { $who } keeps a discovery.
    .you = You keep a discovery.
ev-discovered_what = The discovery is { $name }.
ev-ability_used = { $who } uses { $name }.
    .you = You use { $name }.
ev-collected = { $who } collects the bonus at { $place }.
    .you = You collect the bonus at { $place }.
ev-bonus_placed = { $place } gets { $amounts }.
ev-recruited = { $n ->
        [one] { $who } recruits a leader at { $place }.
       *[other] { $who } recruits { $n } leaders at { $place }.
    }
    .you = { $n ->
        [one] You recruit a leader at { $place }.
       *[other] You recruit { $n } leaders at { $place }.
    }
ev-leader_lost = { $who } loses a leader to { $place }.
    .you = You lose a leader to { $place }.
ev-reshuffled_events = The event deck is reshuffled.
ev-reshuffled_tactics = The tactics deck is reshuffled.

## Station and tracks

ev-returning = { $who } returns to station.
    .you = You return to station.
ev-module_activated = { $who } runs { $module }.
    .you = You run { $module }.
ev-module_gained = { $who } gets { $module }.
    .you = You get { $module }.
ev-module_damaged = { $who }'s { $module } is damaged.
    .you = Your { $module } is damaged.
ev-infested = Pests infest { $who }'s { $module }.
    .you = Pests infest your { $module }.
ev-module_discarded = { $module } leaves the display.
ev-rearranged = { $who } rearranges modules.
    .you = You rearrange modules.
ev-ships_back = { $who }'s ships are all back.
    .you = All your ships are back.
ev-lasting_over = { $who }'s lasting cards end.
    .you = Your lasting cards end.
ev-built = { $who } builds a { $ship }.
    .you = You build a { $ship }.
ev-upgraded = { $who } installs { $name }.
    .you = You install { $name }.
ev-repaired_ship = { $who } repairs a { $ship }.
    .you = You repair a { $ship }.
ev-repaired_shield = { $who } restores a shield.
    .you = You restore a shield.
ev-repaired_module = { $who } repairs { $module }.
    .you = You repair { $module }.
ev-advanced = { $who } advances to { $track } { $number }.
    .you = You advance to { $track } { $number }.
ev-developed = { $who } builds the { $development } on { $place }.
    .you = You build the { $development } on { $place }.

## The event track

ev-event_marker = { $n ->
        [one] The event marker has { $n } step left.
       *[other] The event marker has { $n } steps left.
    }
ev-event_due = An event comes when this turn ends.
ev-planet_laid = Planet discovered: { $name }.
ev-event_revealed = Event: { $event }.
ev-event_scores = The event scores the { $track } track.

## Raiders

ev-ambush = Class { $letter } raiders ambush { $place }.
ev-nebula_rolled = The die comes up { $place }.
ev-raider_revealed = New raiders: { $raider }.
ev-raider_placed = { $n ->
        [one] A class { $letter } raider appears at { $place }.
       *[other] { $n } class { $letter } raiders appear at { $place }.
    }
ev-raider_moved = { $n ->
        [one] A class { $letter } raider goes to { $place }.
       *[other] { $n } class { $letter } raiders go to { $place }.
    }
ev-raider_removed = { $n ->
        [one] A class { $letter } raider is beaten at { $place }.
       *[other] { $n } class { $letter } raiders are beaten at { $place }.
    }
ev-raider_shield_marked = The raider loses its shield.
ev-raiders_strike = The raiders win, so { $raider } takes effect.
ev-reward = { $who } gets the reward for { $raider }.
    .you = You get the reward for { $raider }.

## Battle

ev-battle_began = A battle begins at { $place }.
ev-escalated = { $n ->
        [one] { $who } sends { $n } ship into the battle.
       *[other] { $who } sends { $n } ships into the battle.
    }
    .you = { $n ->
        [one] You send { $n } ship into the battle.
       *[other] You send { $n } ships into the battle.
    }
ev-battle_broken_off = { $who } breaks off the battle.
    .you = You break off the battle.
ev-offer_declined = { $who } declines the cease-fire.
    .you = You decline the cease-fire.
ev-forbidden = Nobody can use energy or battle cards in this battle.
ev-dice_more = { $n ->
        [one] { $who } rolls { $n } more die.
       *[other] { $who } rolls { $n } more dice.
    }
    .you = { $n ->
        [one] You roll { $n } more die.
       *[other] You roll { $n } more dice.
    }
ev-dice_fewer = { $who } rolls 1 die fewer.
    .you = You roll 1 die fewer.
ev-targeting_up = { $who }'s targeting goes up by { $number }.
    .you = Your targeting goes up by { $number }.
ev-targeting_down = { $who }'s targeting goes down by { $number }.
    .you = Your targeting goes down by { $number }.
ev-energy_spent = { $who } spends { $number } energy on dice.
    .you = You spend { $number } energy on dice.
ev-rolled = { $who } rolls { $dice }.
    .you = You roll { $dice }.
ev-rerolled = { $who } rolls again: { $dice }.
    .you = You roll again: { $dice }.
ev-die_raised = { $who } raises a die to { $dice }.
    .you = You raise a die to { $dice }.
ev-battle_won = { $n ->
        [one] { $names } wins the battle.
       *[other] { $names } win the battle.
    }
    .you = You win the battle.
ev-battle_won_raiders = The raiders win the battle.
ev-battle_tied = All dice are equal: everybody is defeated.
ev-defeated = { $who } is defeated.
    .you = You are defeated!
ev-battle_ended_diplomacy = The battle ends: nobody wins.
ev-battle_ended_one_side = Only one side is left: no battle.
ev-tactical_draw = { $who } draws a card (tactical operation).
    .you = You draw a card (tactical operation).
ev-tactical_moon = { $who } takes a moon (tactical operation).
    .you = You take the moon (tactical operation).
ev-ship_lost = { $who } loses a { $ship } at { $place }.
    .you = You lose a { $ship } at { $place }!
ev-ship_salvaged = { $who }'s { $ship } is on the repair ship.
    .you = Your { $ship } is on the repair ship.
ev-shield_marked = A shield saves { $who }'s { $ship }.
    .you = A shield saves your { $ship }.
ev-ship_spared = { $who }'s { $ship } escapes.
    .you = Your { $ship } escapes.
