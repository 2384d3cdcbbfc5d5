### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader. .plain: plain mode.
### At most 44 columns with names of 8 letters. $who acts, $whom suffers, $n counts.

## The start and the end

ev-first_player = { $who } is the first player.
    .you = You are the first player.
# Only .you names the alien: it may lie face down.
ev-sheet_taken = { $who } has chosen an alien.
    .you = You have chosen: { $alien }.
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
        [one] Card: { $names }.
       *[other] Cards: { $names }.
    }
# $n = number of winners, $names = their names, joined; in .you the other winners only.
ev-undone = { $who } takes the last answer back.
    .you = You take your last answer back.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules hold from here on.
        [one] Newer rules hold: { $n } answer is asked anew.
       *[other] Newer rules hold: { $n } answers are asked anew.
    }

## Turns and encounters

ev-turn_began = Turn { $turn }: { $who } starts.
    .you = Turn { $turn }: you start.
# $number: the second, third, ... encounter of a turn.
ev-encounter_began = { $who } starts encounter { $number }.
    .you = Your encounter { $number } begins.
ev-encounter_declared = { $who } will attack { $whom } at once.
    .you = You will attack { $whom } at once.
    .at-you = { $who } will attack you at once!
ev-encounter_inserted = { $who } attacks out of turn.
    .you = You attack out of turn.
ev-turn_over = { $who } ends the turn.
    .you = Your turn ends.
ev-broken_off = The encounter is broken off.
ev-broken_off_no_ship = { $who } has no ship to send.
    .you = You have no ship to send.
ev-broken_off_no_encounter_card = { $who } has no encounter card left.
    .you = You have no encounter card left.
ev-broken_off_no_encounter_card_anywhere = No encounter card is left anywhere.

## Regroup and destiny

ev-retrieved = { $who } brings a ship back from the warp.
    .you = You bring a ship back from the warp.
ev-retrieved_to_gate = { $who }: a ship from the warp to the gate.
    .you = Your ship from the warp goes onto the gate.
# $destiny comes formatted ("red", "wild").
ev-destiny_drawn = Destiny: { $destiny }.
ev-destiny_discarded = { $who } draws destiny again.
    .you = You draw destiny again.
ev-destiny_reshuffled = The destiny deck is shuffled anew.
ev-defense_named = { $whom } is the defense.
    .you = You will attack { $whom }.
    .at-you = You are the defense.
# The own colour: a foreign colony on planet $planet of the own system is attacked.
ev-expulsion = { $who } turns on { $whom } at home.
    .you = You turn on { $whom } in your own system.
    .at-you = { $who } wants you off planet { $planet }.
ev-resettled = { $who } resettles planet { $planet } at home.
    .you = You resettle your planet { $planet }.

## Launch and alliance

ev-aimed = { $who } aims at { $whom }'s planet { $planet }.
    .you = You aim at { $whom }'s planet { $planet }.
    .at-you = { $who } aims at your planet { $planet }.
ev-aimed_home = { $who } aims at planet { $planet } at home.
    .you = You aim at your own planet { $planet }.
ev-launched = { $n ->
        [one] { $who } launches { $n } ship.
       *[other] { $who } launches { $n } ships.
    }
    .you = { $n ->
        [one] You launch { $n } ship.
       *[other] You launch { $n } ships.
    }
ev-launched_nothing = { $who } launches no further ship.
    .you = You launch no further ship.
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
ev-stayed_out = { $who } joins nobody.
    .you = You join nobody.
ev-alliance_cancelled = { $who } is an ally no more.
    .you = You are an ally no more!

## Planning and reveal

# $face, $offcard and $defcard (one card each) come formatted from card-…
ev-card_laid = { $who } lays a card face down.
    .you = You lay down { $face }.
ev-card_laid_open = { $who } lays open { $face }.
    .you = You lay open { $face }.
ev-card_taken_back = { $who } takes the laid card back.
    .you = You take back { $face }.
ev-cards_swapped = The two cards change sides.
ev-revealed = Reveal: { $offcard } against { $defcard }.
    .plain = The cards turn up. Offense: { $offcard }. Defense: { $defcard }.
ev-morph_copied = Morph of { $who }: now { $face }.
    .you = Your morph is now { $face }.
ev-encounter_won = The { $side ->
        [offense] offense
       *[defense] defense
    } wins, { $high } to { $low }.
ev-encounter_tie = { $total } to { $total }: a tie, so the defense wins.
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
ev-power_side = { $who }: { $power }.
    .you = Your { $power } acts.
# $half: wild or super. A super is always the player's own alien.
ev-flare_played = { $who }: { $half ->
        [super] super
       *[wild] wild
    } flare, { $alien }.
    .you = You play a { $half ->
        [super] super
       *[wild] wild
    } flare: { $alien }.
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
ev-stopped = Stopped: { $name }.
    .at-you = Stopped: your { $name }!
ev-power_zapped = Zapped: { $power } ({ $whom }).
    .at-you = Zapped: your { $power }!
ev-power_lost = { $who } loses the alien power.
    .you = You lose your alien power!
ev-power_regained = { $who } regains the alien power.
    .you = You regain your alien power.
ev-flare_given = The flare goes to { $whom }: { $alien }.
    .you = { $whom } gets your flare: { $alien }.
    .at-you = { $who } gives you a flare: { $alien }.
ev-stolen = { $who } pockets it: { $face }.
    .you = You pocket it: { $face }.
    .at-you = { $who } pockets your card: { $face }!
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

ev-sheet_turned_up = { $who } turns up { $alien }.
    .you = You turn up { $alien }.
ev-sheet_left = { $who } gives up { $alien }.
    .you = You give up { $alien }.
ev-sheet_left_hidden = { $who } gives up an alien, face down.
    .you = You give up your hidden alien.
ev-sheet_returned = { $who } has { $alien } back.
    .you = You have { $alien } back.
ev-sheets_swapped = { $who } and { $whom } trade aliens.
    .you = You trade aliens with { $whom }.
    .at-you = You trade aliens with { $who }.
ev-alien_drawn = { $who } draws another alien to choose from.
    .you = You draw { $alien } to choose from.
ev-swap_declined = { $who } keeps the alien.
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
        [one] { $who }: { $n } ship is out of the warp.
       *[other] { $who }: { $n } ships are out of the warp.
    }
    .you = { $n ->
        [one] Your ship is out of the warp.
       *[other] { $n } of your ships are out of the warp.
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
        [one] { $who }: { $n } ship leaves the game for good.
       *[other] { $who }: { $n } ships leave the game for good.
    }
    .you = { $n ->
        [one] One of your ships leaves the game for good!
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
ev-drew_none = { $who } finds no card left to draw.
    .you = You find no card left to draw.
ev-reshuffled = { $n ->
        [one] The discards are the new deck: { $n } card.
       *[other] The discards are the new deck: { $n } cards.
    }
ev-card_discarded = { $who } discards { $face }.
    .you = You discard { $face }.
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
        [one] { $who } gets { $n } card of yours!
       *[other] { $who } gets { $n } cards of yours!
    }
ev-cards_moved_none = { $who } finds { $whom }'s hand empty.
    .you = You find { $whom }'s hand empty.
    .at-you = { $who } finds your hand empty.
ev-hand_shown = { $who } shows the whole hand.
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
        [one] { $who } has another hand, { $n } card.
       *[other] { $who } has another hand, { $n } cards.
    }
    .you = { $n ->
        [one] You have another hand, { $n } card.
       *[other] You have another hand, { $n } cards.
    }
ev-hands_swapped = { $who } and { $whom } swap hands.
    .you = You swap hands with { $whom }.
    .at-you = { $who } swaps hands with you!
ev-fetched = { $who } takes { $face } off the pile.
    .you = You take { $face } off the pile.
ev-rewards = { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } as rewards.
    .you = Your rewards: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
ev-rewards_cards = { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } as rewards.
    .you = Your rewards: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
ev-rewards_ships = { $who }: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } as rewards.
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
ev-no_deal_gave_up = The talks are given up: no deal.
ev-no_deal_proposals_over = No offer is left: no deal.
ev-no_deal_cannot_deliver = One side cannot keep its word: no deal.
ev-no_deal_quash = The deal is void.

## Technology. $technology: the name, up to 22 columns.

ev-technology_kept = { $who } keeps a technology, face down.
    .you = You keep { $technology }, face down.
ev-technology_used = { $who } turns on { $technology }.
    .you = You turn on { $technology }.
ev-researched = { $who } puts a ship on a technology.
    .you = You put a ship on a technology.
ev-technology_completed = { $who }: { $technology } works.
    .you = Yours works: { $technology }.
ev-technology_abandoned = { $who } drops { $technology }.
    .you = You drop { $technology }.
ev-technology_left = Discarded: { $technology }.
ev-technology_passed = { $who } passes on { $technology }.
    .you = You pass on { $technology }.
    .at-you = { $who } gives you { $technology }.
ev-technology_turned_up = { $who } turns up { $technology }.
    .you = You turn up { $technology }.
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
ev-planet_destroyed = { $place } is no more.
ev-prometheus = { $who }: the Prometheus is on { $place }.
    .you = Your Prometheus is on { $place }.
ev-ship_stays = { $who } leaves a ship on { $place }.
    .you = One of your ships stays on { $place }.
ev-ship_moved = { $who } sends a ship to { $place }.
    .you = You send a ship to { $place }.

## Seldom

ev-card_replaced = { $who }'s card is now { $face }.
    .you = Your card is now { $face }.
ev-card_stored = { $who } puts a card away.
    .you = You put away { $face }.
ev-taken_from_discards = { $who } takes { $face } off the pile.
    .you = You take { $face } off the pile.
ev-turned_without_effect = Turned up: { $offcard }, { $defcard }.
