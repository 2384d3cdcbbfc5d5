### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader.
### At most 44 columns with names of 8 letters. $who acts, $whom suffers, $n counts, $place is a region.

## The start and the end

ev-faction_chosen = { $who }: { $faction }.
    .you = You lead: { $faction }.
ev-rolled_for_first = { $names }: { $dice }.
ev-leaders_placed = { $who }: 2 leaders wait in { $place }.
    .you = 2 of your leaders wait in { $place }.
ev-destinies_chosen = Everybody keeps a destiny.
ev-game_begins = { $who } begins.
    .you = You begin.
ev-destiny_shown = { $who } had: { $destiny }.
    .you = You had: { $destiny }.
ev-final_score = { $who } ends with { $number } points.
    .you = You end with { $number } points.
ev-end_triggered = { $who } reaches the goal: a last turn each.
    .you = You reach the goal: a last turn each.
# $n = number of winners, $names = their names, joined; in .you the other winners only.
ev-undone = { $who } takes the last answer back.
    .you = You take your last answer back.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules hold from here on.
        [one] Newer rules hold: { $n } answer is asked anew.
       *[other] Newer rules hold: { $n } answers are asked anew.
    }

## Turns and launches

ev-turn_began = { $who } starts a turn.
    .you = Your turn begins.
ev-launched = { $who } sends a { $ship } to { $place }.
    .you = You send your { $ship } to { $place }.
ev-activated_base = { $who } works at { $place }.
    .you = You work at { $place }.
ev-captured = { $who } captures a moon: { $moon }.
    .you = You capture a moon: { $moon }.
ev-abandoned = { $who } abandons a moon: { $moon }.
    .you = You abandon a moon: { $moon }.
ev-slotted = { $who } slots a moon: { $moon }.
    .you = You slot a moon: { $moon }.
ev-slotted_where = Into { $name }.
ev-moon_discarded = { $who }: a moon is gone, { $moon }.
    .you = Your moon is gone: { $moon }.
ev-moon_lost = { $place }, moon gone: { $moon }.
ev-events_seen = { $n ->
        [one] { $who } looks at { $n } event card.
       *[other] { $who } looks at { $n } event cards.
    }
    .you = You look at the coming events.
ev-events_on_top = On top lies { $name }.
ev-moved = { $who }: { $ship } to { $place }.
    .you = Your { $ship } moves to { $place }.

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
        [one] Card: { $names }.
       *[other] Cards: { $names }.
    }
ev-discarded = { $n ->
        [one] { $who } discards { $n } card.
       *[other] { $who } discards { $n } cards.
    }
    .you = { $n ->
        [one] You discard { $n } card.
       *[other] You discard { $n } cards.
    }
ev-over_limit = { $who } loses { $amounts }: full.
    .you = Storage full: { $amounts } gone.
ev-handed_over = { $who } to { $whom }: { $name }.
    .you = You to { $whom }: { $name }.
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
ev-card_turned_fresh = { $who } turns a card up: { $development }.
    .you = You turn a card up: { $development }.
ev-token_used = { $who } uses { $name }.
    .you = You use { $name }.
ev-token_taken = { $who } takes { $name }.
    .you = You take { $name }.
ev-discovered = { $who } keeps a discovery.
    .you = You keep a discovery.
ev-discovered_what = It is { $name }.
ev-ability_used = { $who } uses { $name }.
    .you = You use { $name }.
ev-collected = { $who } collects at { $place }.
    .you = You collect at { $place }.
ev-bonus_placed = On { $place }: { $amounts }.
ev-recruited = { $n ->
        [one] { $who } recruits a leader: { $place }.
       *[other] { $who } recruits { $n }: { $place }.
    }
    .you = { $n ->
        [one] You recruit a leader: { $place }.
       *[other] You recruit { $n } leaders: { $place }.
    }
ev-leader_lost = { $who }: a leader goes to { $place }.
    .you = Your leader goes to { $place }.
ev-reshuffled_events = The event deck is shuffled anew.
ev-reshuffled_tactics = The tactics deck is shuffled anew.

## Station and tracks

ev-returning = { $who } returns to station.
    .you = You return to station.
ev-module_activated = { $who } runs { $module }.
    .you = You run { $module }.
ev-module_gained = { $who } has { $module }.
    .you = You have { $module }.
ev-module_damaged = { $who }: { $module } damaged.
    .you = Damaged: your { $module }.
ev-infested = { $who }, infested: { $module }.
    .you = Mechaphages: { $module }.
ev-module_discarded = { $module } leaves the display.
ev-rearranged = { $who } rearranges modules.
    .you = You rearrange modules.
ev-ships_back = { $who } has all ships back.
    .you = All your ships are back.
ev-lasting_over = { $who }: lasting cards end.
    .you = Your lasting cards end.
ev-built = { $who } builds a { $ship }.
    .you = You build a { $ship }.
ev-upgraded = { $who } installs { $name }.
    .you = You install { $name }.
ev-repaired_ship = { $who } repairs a { $ship }.
    .you = You repair a { $ship }.
ev-repaired_shield = { $who } restores a shield.
    .you = You restore a shield.
ev-repaired_module = { $who } mends { $module }.
    .you = You mend { $module }.
ev-advanced = { $who } advances: { $track } { $number }.
    .you = You advance: { $track } { $number }.
ev-developed = { $who } builds: { $development }, { $place }.
    .you = You build on { $place }: { $development }.

## The event track

ev-event_marker = { $n ->
        [one] The event marker: { $n } step left.
       *[other] The event marker: { $n } steps left.
    }
ev-event_due = An event comes at the end of this turn.
ev-planet_laid = A planet is found: { $name }.
ev-event_revealed = Event: { $event }.
ev-event_scores = The event scores { $track }.

## Raiders

ev-ambush = Raiders of class { $letter } ambush { $place }.
ev-nebula_rolled = The die says { $place }.
ev-raider_revealed = New raiders: { $raider }.
ev-raider_placed = { $n ->
        [one] A raider ({ $letter }) appears: { $place }.
       *[other] { $n } raiders ({ $letter }) appear: { $place }.
    }
ev-raider_moved = { $n ->
        [one] A raider ({ $letter }) goes to { $place }.
       *[other] { $n } raiders ({ $letter }) go to { $place }.
    }
ev-raider_removed = { $n ->
        [one] A raider ({ $letter }) is beaten: { $place }.
       *[other] { $n } raiders ({ $letter }) beaten: { $place }.
    }
ev-raider_shield_marked = The raider's shield is marked.
ev-raiders_strike = They win: { $raider }.
ev-reward = { $who }: reward for { $raider }.
    .you = Your reward: { $raider }.

## Battle

ev-battle_began = A battle at { $place }.
ev-escalated = { $n ->
        [one] { $who } sends { $n } ship into the battle.
       *[other] { $who } sends { $n } ships into the battle.
    }
    .you = { $n ->
        [one] You send { $n } ship into the battle.
       *[other] You send { $n } ships into the battle.
    }
ev-battle_broken_off = { $who } breaks the battle off.
    .you = You break the battle off.
ev-offer_declined = { $who } declines the cease-fire.
    .you = You decline the cease-fire.
ev-forbidden = No energy and no battle cards here.
ev-dice_more = { $n ->
        [one] { $who }: { $n } die more.
       *[other] { $who }: { $n } dice more.
    }
    .you = { $n ->
        [one] You throw { $n } die more.
       *[other] You throw { $n } dice more.
    }
ev-dice_fewer = { $who }: 1 die fewer.
    .you = You throw 1 die fewer.
ev-targeting_up = { $who }: targeting +{ $number }.
    .you = Your targeting: +{ $number }.
ev-targeting_down = { $who }: targeting -{ $number }.
    .you = Your targeting: -{ $number }.
ev-energy_spent = { $who } spends { $number } energy on dice.
    .you = You spend { $number } energy on dice.
ev-rolled = { $who }: { $dice }.
    .you = You: { $dice }.
ev-rerolled = { $who } throws again: { $dice }.
    .you = You throw again: { $dice }.
ev-die_raised = { $who } raises a die: { $dice }.
    .you = You raise a die: { $dice }.
ev-battle_won = { $names } wins the battle.
    .you = You win the battle.
ev-battle_won_raiders = The raiders win the battle.
ev-battle_tied = All dice equal: everybody is defeated.
ev-defeated = { $who } is defeated.
    .you = You are defeated!
ev-battle_ended_diplomacy = The battle ends: nobody wins.
ev-battle_ended_one_side = One side is left: no battle.
ev-tactical_draw = { $who } takes the operation: a card.
    .you = Your operation: a card.
ev-tactical_moon = { $who } takes the operation: the moon.
    .you = Your operation: the moon.
ev-ship_lost = { $who } loses a { $ship }: { $place }.
    .you = You lose a { $ship }: { $place }!
ev-ship_salvaged = { $who }: a { $ship } to the repair ship.
    .you = Your { $ship } is on the repair ship.
ev-shield_marked = { $who }: shield of the { $ship }.
    .you = The shield of your { $ship } holds.
ev-ship_spared = { $who }: a { $ship } slips away.
    .you = Your { $ship } slips away.
