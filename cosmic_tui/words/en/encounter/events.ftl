### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader. .plain: plain mode.
### At most 44 columns with names of 8 letters. $who acts, $whom suffers, $n counts.

## The start and the end

ev-first_player = { $who } is the first player.
    .you = You are the first player.
# Only .you names the alien: it may lie face down.
ev-sheet_taken = { $who } has chosen an alien.
    .you = You have chosen { $alien }.
ev-dealt = { $n ->
        [one] { $who } gets { $n } card.
       *[other] { $who } gets { $n } cards.
    }
    .you = { $n ->
        [one] You get { $n } card.
       *[other] You get { $n } cards.
    }
# Behind a line about cards the reader may see: which ones. $names: joined card names.
ev-faces = { $n ->
        [one] The card is { $names }.
       *[other] The cards are { $names }.
    }
# $n = number of winners, $names = their names, joined; in .you the other winners only.
ev-undone = { $who } takes back an answer.
    .you = You take back your last answer.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules apply from here on.
        [one] Newer rules: { $n } question is asked again.
       *[other] Newer rules: { $n } questions are asked again.
    }

## Turns and encounters

ev-turn_began = Turn { $turn }: { $who } starts.
    .you = Turn { $turn }: you start.
# $number: the second, third, ... encounter of a turn.
ev-encounter_began = { $who } starts encounter { $number }.
    .you = You start encounter { $number }.
ev-encounter_declared = { $who } will attack { $whom } next.
    .you = You will attack { $whom } next.
    .at-you = { $who } will attack you next!
ev-encounter_inserted = { $who } attacks out of turn.
    .you = You attack out of turn.
ev-turn_over = { $who } ends the turn.
    .you = Your turn ends.
ev-broken_off = The encounter ends early.
ev-broken_off_no_ship = { $who } has no ship to send.
    .you = You have no ship to send.
ev-broken_off_no_encounter_card = { $who } is out of encounter cards.
    .you = You are out of encounter cards.
ev-broken_off_no_encounter_card_anywhere = There are no encounter cards left.

## Regroup and destiny

ev-retrieved = { $who } brings a ship back from the warp.
    .you = You bring a ship back from the warp.
ev-retrieved_to_gate = { $who } moves a ship from warp to gate.
    .you = You move a ship from the warp to the gate.
# $destiny comes formatted ("red", "wild").
ev-destiny_drawn = Destiny: { $destiny }.
ev-destiny_discarded = { $who } draws destiny again.
    .you = You draw destiny again.
ev-destiny_reshuffled = The destiny deck is reshuffled.
ev-defense_named = { $whom } is the defense.
    .you = You will attack { $whom }.
    .at-you = You are the defense.
# The own colour: a foreign colony on planet $planet of the own system is attacked.
ev-expulsion = { $who } attacks { $whom }'s colony at home.
    .you = You attack { $whom } in your own system.
    .at-you = { $who } attacks you on planet { $planet }.
ev-resettled = { $who } resettles home planet { $planet }.
    .you = You resettle your planet { $planet }.

## Launch and alliance

ev-aimed = { $who } aims at { $whom }'s planet { $planet }.
    .you = You aim at { $whom }'s planet { $planet }.
    .at-you = { $who } aims at your planet { $planet }.
ev-aimed_home = { $who } aims at their own planet { $planet }.
    .you = You aim at your own planet { $planet }.
ev-launched = { $n ->
        [one] { $who } launches { $n } ship.
       *[other] { $who } launches { $n } ships.
    }
    .you = { $n ->
        [one] You launch { $n } ship.
       *[other] You launch { $n } ships.
    }
ev-launched_nothing = { $who } launches no more ships.
    .you = You launch no more ships.
ev-invited = { $who } invites { $whom }.
    .you = You invite { $whom }.
    .at-you = { $who } invites you.
ev-invited_nobody = { $who } invites nobody.
    .you = You invite nobody.
# $side: offense or defense.
ev-joined = { $who } joins the { $side ->
        [offense] offense
       *[defense] defense
    } with { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }.
    .you = You join the { $side ->
        [offense] offense
       *[defense] defense
    } with { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }.
ev-stayed_out = { $who } joins neither side.
    .you = You join neither side.
ev-alliance_cancelled = { $who } is no longer an ally.
    .you = You are no longer an ally!

## Planning and reveal

# $face, $offcard and $defcard (one card each) come formatted from card-…
ev-card_laid = { $who } plays a card face down.
    .you = You play { CASE($face, "one") } face down.
ev-card_laid_open = { $who } plays { CASE($face, "one") } face up.
    .you = You play { CASE($face, "one") } face up.
ev-card_taken_back = { $who } takes the card back.
    .you = You take back your { $face }.
ev-cards_swapped = The two cards are swapped.
ev-revealed = Reveal: { $offcard } against { $defcard }.
    .plain = The cards are revealed. Offense: { $offcard }. Defense: { $defcard }.
ev-morph_copied = { $who }'s morph becomes { CASE($face, "one") }.
    .you = Your morph becomes { CASE($face, "one") }.
ev-encounter_won = The { $side ->
        [offense] offense
       *[defense] defense
    } wins, { $high } to { $low }.
# The same where the loser lacked one or two, $number.
ev-encounter_near = The { $side ->
        [offense] offense
       *[defense] defense
    } wins, { $high } to { $low }: { $number } short.
ev-encounter_tie = { $total } to { $total }: the defense wins a tie.
# Attack against negotiate: the totals do not count.
ev-encounter_by_cards = Attack beats negotiate: the { $side ->
        [offense] offense
       *[defense] defense
    } wins.
# Won by a power, or without totals.
ev-encounter_decided = The { $side ->
        [offense] offense
       *[defense] defense
    } wins.
ev-both_lost = Both sides lose.
ev-deal_due = Two negotiates: the talks begin.

## Powers and cards that are used or played. $power, $card, $alien and $technology are names.

ev-power_used = { $who } uses { $power }.
    .you = You use { $power }.
# A part of a power that cannot be zapped.
ev-power_side = { $who }'s { $power } takes effect.
    .you = Your { $power } takes effect.
# $half: wild or super. A super is always the player's own alien.
ev-flare_played = { $who } plays { $alien } ({ $half ->
        [super] super
       *[wild] wild
    } flare).
    .you = You play { $alien } ({ $half ->
        [super] super
       *[wild] wild
    } flare).
ev-artifact_played = { $who } plays { $card }.
    .you = You play { $card }.
ev-reinforced = { $who } adds { $value } to the { $side ->
        [offense] offense
       *[defense] defense
    }.
    .you = You add { $value } to the { $side ->
        [offense] offense
       *[defense] defense
    }.
# What $whom announced has no effect.
ev-stopped = { $name } is stopped.
    .at-you = Your { $name } is stopped!
ev-power_zapped = { $whom }'s { $power } is zapped.
    .at-you = Your { $power } is zapped!
ev-power_lost = { $who } loses their alien power.
    .you = You lose your alien power!
ev-power_regained = { $who } regains their alien power.
    .you = You regain your alien power.
ev-flare_given = { $whom } gets the { $alien } flare.
    .you = { $whom } gets your { $alien } flare.
    .at-you = { $who } gives you a flare: { $alien }.
ev-stolen = { $who } steals { CASE($face, "one") }.
    .you = You steal { CASE($face, "one") }.
    .at-you = { $who } steals your { $face }!
ev-tokens_gained = { $n ->
        [one] { $who } gains { $n } token.
       *[other] { $who } gains { $n } tokens.
    }
    .you = { $n ->
        [one] You gain { $n } token.
       *[other] You gain { $n } tokens.
    }
ev-tokens_removed = { $n ->
        [one] { $who } gives up { $n } token.
       *[other] { $who } gives up { $n } tokens.
    }
    .you = { $n ->
        [one] You give up { $n } token.
       *[other] You give up { $n } tokens.
    }

## Aliens

ev-sheet_turned_up = { $who } reveals { $alien }.
    .you = You reveal { $alien }.
ev-sheet_left = { $who } gives up { $alien }.
    .you = You give up { $alien }.
ev-sheet_left_hidden = { $who } gives up an alien, face down.
    .you = You give up your hidden alien.
ev-sheet_returned = { $who } gets { $alien } back.
    .you = You get { $alien } back.
ev-sheets_swapped = { $who } and { $whom } swap aliens.
    .you = You swap aliens with { $whom }.
    .at-you = You swap aliens with { $who }.
ev-alien_drawn = { $who } draws another alien to choose from.
    .you = You draw { $alien } to choose from.
ev-swap_declined = { $who } keeps their alien.
    .you = You keep your alien.

## Ships

ev-ships_lost = { $n ->
        [one] { $who } loses { $n } ship to the warp.
       *[other] { $who } loses { $n } ships to the warp.
    }
    .you = { $n ->
        [one] You lose { $n } ship to the warp!
       *[other] You lose { $n } ships to the warp!
    }
ev-ships_home = { $n ->
        [one] { $who } brings { $n } ship home.
       *[other] { $who } brings { $n } ships home.
    }
    .you = { $n ->
        [one] You bring { $n } ship home.
       *[other] You bring { $n } ships home.
    }
ev-ships_freed = { $n ->
        [one] { $who } gets { $n } ship out of the warp.
       *[other] { $who } gets { $n } ships out of the warp.
    }
    .you = { $n ->
        [one] You get { $n } ship out of the warp.
       *[other] You get { $n } ships out of the warp.
    }
ev-ships_placed = { $n ->
        [one] { $who } places { $n } ship.
       *[other] { $who } places { $n } ships.
    }
    .you = { $n ->
        [one] You place { $n } ship.
       *[other] You place { $n } ships.
    }
ev-ships_landed = { $n ->
        [one] { $who } lands { $n } ship.
       *[other] { $who } lands { $n } ships.
    }
    .you = { $n ->
        [one] You land { $n } ship.
       *[other] You land { $n } ships.
    }
ev-ships_removed = { $n ->
        [one] { $n } of { $who }'s ships leaves the game.
       *[other] { $n } of { $who }'s ships leave the game.
    }
    .you = { $n ->
        [one] { $n } of your ships leaves the game!
       *[other] { $n } of your ships leave the game!
    }
ev-ships_added = { $n ->
        [one] { $who } adds { $n } ship.
       *[other] { $who } adds { $n } ships.
    }
    .you = { $n ->
        [one] You add { $n } ship.
       *[other] You add { $n } ships.
    }
ev-ships_withdrawn = { $n ->
        [one] { $who } withdraws { $n } ship.
       *[other] { $who } withdraws { $n } ships.
    }
    .you = { $n ->
        [one] You withdraw { $n } ship.
       *[other] You withdraw { $n } ships.
    }
ev-ship_from_warp = { $who } adds a ship from the warp.
    .you = You add a ship from the warp.
ev-colony_founded = { $who } settles { $whom }'s planet { $planet }.
    .you = You settle { $whom }'s planet { $planet }.
    .at-you = { $who } settles your planet { $planet }!
ev-colony_home = { $who } has a colony on planet { $planet } again.
    .you = Your colony on planet { $planet } is back.
# A planet that belongs to no system by its colour.
ev-colony_genesis = { $who } settles the Genesis planet.
    .you = You settle the Genesis planet.
ev-aimed_genesis = { $who } aims at the Genesis planet.
    .you = You aim at the Genesis planet.
ev-conceded = { $who } gives way to { $whom }.
    .you = You give way to { $whom }.
    .at-you = { $who } gives way to you.

## Cards

ev-drew = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-drew_none = { $who } has no card left to draw.
    .you = You have no card left to draw.
ev-reshuffled = { $n ->
        [one] The discard pile is reshuffled: { $n } card.
       *[other] The discard pile is reshuffled: { $n } cards.
    }
ev-card_discarded = { $who } discards { CASE($face, "one") }.
    .you = You discard { CASE($face, "one") }.
ev-discarded = { $n ->
        [one] { $who } discards { $n } card.
       *[other] { $who } discards { $n } cards.
    }
    .you = { $n ->
        [one] You discard { $n } card.
       *[other] You discard { $n } cards.
    }
ev-cards_moved = { $n ->
        [one] { $who } gets { $n } card from { $whom }.
       *[other] { $who } gets { $n } cards from { $whom }.
    }
    .you = { $n ->
        [one] You get { $n } card from { $whom }.
       *[other] You get { $n } cards from { $whom }.
    }
    .at-you = { $n ->
        [one] { $who } gets { $n } of your cards!
       *[other] { $who } gets { $n } of your cards!
    }
ev-cards_moved_none = { $who } finds { $whom }'s hand empty.
    .you = You find { $whom }'s hand empty.
    .at-you = { $who } finds your hand empty.
ev-hand_shown = { $who } shows their whole hand.
    .you = You show your whole hand.
ev-hand_seen = { $who } looks at { $whom }'s hand.
    .you = You look at { $whom }'s hand.
    .at-you = { $who } looks at your hand.
# Quiet beats: somebody may have lifted something, nobody knows who.
ev-noise = Something stirs in the dark.
ev-accused = { $who } accuses { $whom }.
    .you = You accuse { $whom }.
    .at-you = { $who } accuses you!
ev-hand_changed = { $n ->
        [one] { $who } has a new hand of { $n } card.
       *[other] { $who } has a new hand of { $n } cards.
    }
    .you = { $n ->
        [one] You have a new hand of { $n } card.
       *[other] You have a new hand of { $n } cards.
    }
ev-hands_swapped = { $who } and { $whom } swap hands.
    .you = You swap hands with { $whom }.
    .at-you = { $who } swaps hands with you!
ev-fetched = { $who } takes { CASE($face, "one") } from the pile.
    .you = You take { CASE($face, "one") } from the discard pile.
ev-rewards = { $who } gets { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } back.
    .you = Your rewards: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
ev-rewards_cards = { $who } gets { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } as a reward.
    .you = Your rewards: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
ev-rewards_ships = { $who } gets { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } as a reward.
    .you = Your rewards: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } from the warp.
ev-rewards_none = { $who } gets no rewards.
    .you = You get no rewards.

## Talks

ev-proposed = { $who } makes an offer.
    .you = You make an offer.
ev-proposal_accepted = { $who } accepts.
    .you = You accept.
ev-proposal_declined = { $who } declines.
    .you = You decline.
ev-deal_made = { $who } and { $whom } make a deal.
    .you = You make a deal with { $whom }.
    .at-you = You make a deal with { $who }.
ev-deal_failed = { $who } and { $whom } make no deal.
    .you = You and { $whom } make no deal.
    .at-you = You and { $who } make no deal.
ev-no_deal_time = Time is up: no deal.
ev-no_deal_gave_up = One side gives up: no deal.
ev-no_deal_proposals_over = No offers are left: no deal.
ev-no_deal_cannot_deliver = One side can't keep its promise: no deal.
ev-no_deal_quash = The deal is canceled.

## Technology. $technology: the name, up to 22 columns.

ev-technology_kept = { $who } keeps a technology face down.
    .you = You keep { $technology } face down.
ev-technology_used = { $who } uses { $technology }.
    .you = You use { $technology }.
ev-researched = { $who } puts a ship on a technology.
    .you = You put a ship on a technology.
ev-technology_completed = { $who } completes { $technology }.
    .you = You complete { $technology }.
ev-technology_abandoned = { $who } abandons { $technology }.
    .you = You abandon { $technology }.
ev-technology_left = { $technology } is discarded.
ev-technology_passed = { $who } passes on { $technology }.
    .you = You pass on { $technology }.
    .at-you = { $who } gives you { $technology }.
ev-technology_turned_up = { $who } reveals { $technology }.
    .you = You reveal { $technology }.
ev-technologies_drawn = { $n ->
        [one] { $who } draws { $n } technology.
       *[other] { $who } draws { $n } technologies.
    }
    .you = { $n ->
        [one] You draw { $n } technology.
       *[other] You draw { $n } technologies.
    }
# Several technologies by name. $names: joined.
ev-technologies = { $n ->
        [one] Technology: { $names }.
       *[other] Technologies: { $names }.
    }
ev-flagship_sent = { $who } sends the flagship.
    .you = You send your flagship.
ev-genesis = { $who } brings in the Genesis planet.
    .you = You bring in the Genesis planet.
ev-lunar_cannon_moved = { $who } puts the cannon by { $place }.
    .you = You put the cannon by { $place }.
ev-planet_destroyed = { $place } is destroyed.
ev-prometheus = { $who } puts the Prometheus on { $place }.
    .you = Your Prometheus is on { $place }.
ev-ship_stays = { $who } leaves a ship on { $place }.
    .you = You leave a ship on { $place }.
ev-ship_moved = { $who } sends a ship to { $place }.
    .you = You send a ship to { $place }.

## Seldom

ev-card_replaced = { $who }'s card is now { CASE($face, "one") }.
    .you = Your card is now { CASE($face, "one") }.
ev-card_stored = { $who } puts a card away.
    .you = You put away { CASE($face, "one") }.
ev-taken_from_discards = { $who } takes { CASE($face, "one") } from the pile.
    .you = You take { CASE($face, "one") } from the discard pile.
ev-turned_without_effect = { $offcard } and { $defcard } have no effect.
