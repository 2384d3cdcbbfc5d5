### What happened, for the log: one event, one line, in the present tense.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader. .plain: plain mode.
### At most 44 columns with names of 8 letters. $who acts, $whom suffers, $n counts.

ev-turn_begin = { $who } starts a turn.
    .you = Your turn begins.
ev-ship_retrieved = { $who } brings a ship back from the warp.
    .you = You bring a ship back from the warp.
# $colour comes formatted ("red").
ev-destiny_colour = Destiny: { $colour }. { $whom } defends.
    .at-you = Destiny: { $colour }. You are the defense.
ev-destiny_wild = Destiny: wild. { $who } names { $whom }.
    .you = Destiny: wild. You name { $whom }.
    .at-you = Destiny: wild. { $who } names you.
ev-gate_aimed = { $who } aims at { $whom }'s planet { $planet }.
    .you = You aim at { $whom }'s planet { $planet }.
    .at-you = { $who } aims at your planet { $planet }.
ev-ships_launched = { $who } launches { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }.
    .you = You launch { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }.
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
ev-declined = { $who } joins nobody.
    .you = You join nobody.
ev-card_laid = { $who } lays a card face down.
    .you = You lay down { $face }.
# $offcard, $defcard and $face (one card) come formatted from card-…
ev-cards_revealed = Reveal: { $offcard } against { $defcard }.
ev-reinforced = { $who }: +{ $value } for the { $side ->
        [offense] offense
       *[defense] defense
    }.
    .you = You add { $value } to the { $side ->
        [offense] offense
       *[defense] defense
    }.
    .plain = { $who } reinforces the { $side ->
        [offense] offense
       *[defense] defense
    } by { $value }.
ev-artifact_played = { $who } plays { $card }.
    .you = You play { $card }.
    .at-you = { $who } plays { $card } on you!
# $half: wild or super. A super is always the player's own alien.
ev-flare_played = { $who }: { $half ->
        [super] super
       *[wild] wild
    } flare, { $alien }.
    .you = You play a { $half ->
        [super] super
       *[wild] wild
    } flare: { $alien }.
ev-power_used = { $who } uses { $power }.
    .you = You use { $power }.
    .at-you = { $who } uses { $power } on you.
ev-power_zapped = Zapped: { $power } ({ $whom }).
    .at-you = Zapped: your { $power }!
ev-power_lost = { $who } loses the alien power.
    .you = You lose your alien power!
ev-power_regained = { $who } regains the alien power.
    .you = You regain your alien power.
ev-ships_lost = { $n ->
        [0] { $who } loses no ship.
        [one] { $who } loses { $n } ship to the warp.
       *[other] { $who } loses { $n } ships to the warp.
    }
    .you = { $n ->
        [0] You lose no ship.
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
ev-colony_founded = { $who } settles { $whom }'s planet { $planet }.
    .you = You settle { $whom }'s planet { $planet }.
    .at-you = { $who } settles your planet { $planet }!
ev-colony_lost = { $who } is gone from { $whom }'s planet { $planet }.
    .you = Your colony is gone: { $whom }'s planet { $planet }.
# Compensation. 0 = the hand was empty.
ev-compensation = { $n ->
        [0] { $who } finds { $whom }'s hand empty.
        [one] { $who } takes { $n } card from { $whom }.
       *[other] { $who } takes { $n } cards from { $whom }.
    }
    .you = { $n ->
        [0] You find { $whom }'s hand empty.
        [one] You take { $n } card from { $whom }.
       *[other] You take { $n } cards from { $whom }.
    }
    .at-you = { $n ->
        [0] { $who } finds your hand empty.
        [one] { $who } takes { $n } card from your hand!
       *[other] { $who } takes { $n } cards from your hand!
    }
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
ev-cards_drawn = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-hand_refilled = { $who } drops the hand and draws { $n } new.
    .you = You drop your hand and draw { $n } new.
ev-encounter_won = The { $side ->
        [offense] offense
       *[defense] defense
    } wins, { $high } to { $low }.
ev-encounter_tie = { $total } to { $total }: a tie, so the defense wins.
ev-deal_made = { $who } and { $whom } make a deal.
    .you = You make a deal with { $whom }.
    .at-you = You make a deal with { $who }.
ev-deal_failed = { $n ->
        [one] No deal: { $n } ship each to the warp.
       *[other] No deal: { $n } ships each to the warp.
    }
    .you = { $n ->
        [one] No deal: you lose { $n } ship!
       *[other] No deal: you lose { $n } ships!
    }
ev-second_encounter = { $who } starts a second encounter.
    .you = You start a second encounter.
ev-turn_end = { $who } ends the turn.
    .you = Your turn ends.
ev-deck_reshuffled = { $n ->
        [one] The discards are the new deck: { $n } card.
       *[other] The discards are the new deck: { $n } cards.
    }
# $n = number of winners, $names = their names, joined; in .you the other winners only.
ev-game_won = { $n ->
        [one] { $names } wins the game.
       *[other] Shared victory: { $names }.
    }
    .you = { $n ->
        [one] You win the game!
       *[other] Shared victory: you, { $names }!
    }

## The course of an encounter

# $number: 1 for the first encounter of a turn, 2 for the second, and so on.
ev-encounter_begin = Encounter { $number } of { $who }.
    .you = Your encounter { $number } begins.
# The card itself is shown beside it: what it asked for would not fit in the line.
ev-destiny_special = Destiny: special. { $whom } defends.
    .at-you = Destiny: special. You are the defense.
    .plain = Destiny, special card: { $destiny }. { $whom } defends.
ev-destiny_own = Destiny: { $colour }, { $who }'s own colour.
    .you = Destiny: { $colour }, your own colour.
ev-destiny_redrawn = { $who } draws destiny again.
    .you = You draw destiny again.
ev-destiny_selected = { $who } chooses the destiny card.
    .you = You choose the destiny card.
ev-destiny_discarded = The destiny card is thrown away.
ev-destiny_reshuffled = The destiny deck is shuffled anew.
ev-expulsion = { $who } turns on { $whom } at home.
    .you = You turn on { $whom } in your own system.
    .at-you = { $who } wants you off planet { $planet }.
ev-resettled = { $who } resettles planet { $planet } at home.
    .you = You resettle your planet { $planet }.
ev-limit = { $who } may send { $n ->
        [one] { $n } ship
       *[other] up to { $n } ships
    }.
    .you = You may send { $n ->
        [one] { $n } ship
       *[other] up to { $n } ships
    }.
ev-alliances_closed = The alliances are formed.
ev-alliance_cancelled = { $who } is an ally no more.
    .you = You are an ally no more!
ev-card_laid_open = { $who } lays open { $face }.
    .you = You lay open { $face }.
ev-cards_swapped = The two cards change sides.
ev-ready = { $who } is ready.
    .you = You are ready.
ev-morph_copied = Morph of { $who }: now { $face }.
    .you = Your morph is now { $face }.
ev-value_changed = Card of { $who }: now worth { $total }.
    .you = Your card is now worth { $total }.
ev-encounter_by_cards = Attack beats negotiate: { $side ->
        [offense] the offense
       *[defense] the defense
    } wins.
ev-encounter_by_power = { $power } wins for the { $side ->
        [offense] offense
       *[defense] defense
    }.
ev-encounter_turned = Upset: the { $side ->
        [offense] offense
       *[defense] defense
    } wins after all.
ev-both_lost = Both sides lose.
ev-broken_off = The encounter is broken off.
ev-no_encounter_card = { $who } has no encounter card left.
    .you = You have no encounter card left.
ev-rewards_none = { $who } gets no rewards.
    .you = You get no rewards.
ev-compensation_none = No compensation is due.
ev-turn_ends_early = { $who } is out of encounter cards.
    .you = You are out of encounter cards.

## Cards and hands

ev-cards_discarded = { $n ->
        [one] { $who } discards { $n } card.
       *[other] { $who } discards { $n } cards.
    }
    .you = { $n ->
        [one] You discard { $n } card.
       *[other] You discard { $n } cards.
    }
ev-card_discarded = { $who } discards { $face }.
    .you = You discard { $face }.
ev-card_kept = { $who } keeps { $face }.
    .you = You keep { $face }.
ev-card_taken = { $who } takes { $face } off the pile.
    .you = You take { $face } off the pile.
ev-cards_stolen = { $n ->
        [one] { $who } takes { $n } card from { $whom }.
       *[other] { $who } takes { $n } cards from { $whom }.
    }
    .you = { $n ->
        [one] You take { $n } card from { $whom }.
       *[other] You take { $n } cards from { $whom }.
    }
    .at-you = { $n ->
        [one] { $who } takes { $n } card from your hand!
       *[other] { $who } takes { $n } cards from your hand!
    }
ev-cards_given = { $n ->
        [one] { $who } gives { $n } card to { $whom }.
       *[other] { $who } gives { $n } cards to { $whom }.
    }
    .you = { $n ->
        [one] You give { $n } card to { $whom }.
       *[other] You give { $n } cards to { $whom }.
    }
    .at-you = { $n ->
        [one] { $who } gives you { $n } card.
       *[other] { $who } gives you { $n } cards.
    }
ev-hand_seen = { $who } looks at { $whom }'s hand.
    .you = You look at { $whom }'s hand.
    .at-you = { $who } looks at your hand!
ev-hands_swapped = { $who } and { $whom } swap hands.
    .you = You swap hands with { $whom }.
    .at-you = { $who } swaps hands with you!
ev-hand_shown = { $who } shows the whole hand.
    .you = You show your whole hand.
ev-card_cancelled = { $card } has no effect.
ev-flare_cancelled = The flare has no effect: { $alien }.
ev-flare_returned = { $who } regains the flare: { $alien }.
    .you = You take your flare back: { $alien }.
ev-reinforcement_cancelled = { $who }'s reinforcement does not count.
    .you = Your reinforcement does not count!
ev-deck_empty = No card is left to draw.

## Powers, aliens and tokens

ev-alien_shown = { $who } turns up { $alien }.
    .you = You turn up { $alien }.
ev-alien_gained = { $who } has a new alien: { $alien }.
    .you = You have a new alien: { $alien }.
ev-aliens_traded = { $who } and { $whom } trade aliens.
    .you = You trade aliens with { $whom }.
    .at-you = { $who } trades aliens with you!
ev-power_lent = { $who } lends { $whom } a power.
    .you = You lend your power to { $whom }.
    .at-you = { $who } lends you a power.
ev-power_announced = { $who } announces { $power }.
    .you = You announce { $power }.
ev-power_stopped_zap = Zap stopped: { $power } stands.
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

## Rarer turns

ev-conceded = { $who } gives way to { $whom }.
    .you = You give way to { $whom }.
    .at-you = { $who } gives way to you.
# The owner is known from the line before, which announced the card.
ev-stolen = { $who } steals { $card }.
    .you = You steal { $card }.
    .at-you = { $who } steals your { $card }!
ev-flare_given = { $whom } gets a flare: { $alien }.
    .you = You give { $whom } a flare: { $alien }.
    .at-you = { $who } gives you a flare: { $alien }.
ev-swap_declined = { $who } keeps the alien.
    .you = You keep your alien.
ev-alien_returned = { $who } has { $alien } back.
    .you = You have { $alien } back.
ev-encounter_declared = { $who } will have an extra encounter.
    .you = You will have an extra encounter.
ev-encounter_inserted = Out of turn: { $who } attacks { $whom }.
    .you = Out of turn: you attack { $whom }.
    .at-you = Out of turn: { $who } attacks you!

## Ships

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
ev-ships_freed = { $n ->
        [one] { $who }: { $n } ship is out of the warp.
       *[other] { $who }: { $n } ships are out of the warp.
    }
    .you = { $n ->
        [one] { $n } ship of yours is out of the warp.
       *[other] { $n } ships of yours are out of the warp.
    }
ev-ships_saved = { $n ->
        [one] { $who }: { $n } ship is saved from the warp.
       *[other] { $who }: { $n } ships are saved from the warp.
    }
    .you = { $n ->
        [one] { $n } ship of yours is saved from the warp.
       *[other] { $n } ships of yours are saved.
    }
ev-ships_removed = { $n ->
        [one] { $who }: { $n } ship leaves the game for good.
       *[other] { $who }: { $n } ships leave the game for good.
    }
    .you = { $n ->
        [one] { $n } ship of yours leaves the game for good!
       *[other] { $n } ships of yours leave the game!
    }
ev-ships_landed = { $n ->
        [one] { $who } lands { $n } ship.
       *[other] { $who } lands { $n } ships.
    }
    .you = { $n ->
        [one] You land { $n } ship.
       *[other] You land { $n } ships.
    }
ev-colony_home = { $who } has a colony on planet { $planet } again.
    .you = Your colony on planet { $planet } is back.
ev-colony_home_lost = { $who } is gone from the own planet { $planet }.
    .you = Your colony on planet { $planet } is gone!

## Talks

ev-deal_opened = { $who } and { $whom } begin talks.
    .you = You begin talks with { $whom }.
    .at-you = You begin talks with { $who }.
ev-offer_made = { $who } makes an offer.
    .you = You make an offer.
    .at-you = { $who } makes you an offer.
ev-offer_declined = { $who } declines.
    .you = You decline.
ev-talks_given_up = { $who } gives up the talks.
    .you = You give up the talks.
ev-deal_void = The deal is void.
ev-deal_cards = { $n ->
        [one] { $who } gives { $whom } { $n } card.
       *[other] { $who } gives { $whom } { $n } cards.
    }
    .you = { $n ->
        [one] You give { $whom } { $n } card.
       *[other] You give { $whom } { $n } cards.
    }
    .at-you = { $n ->
        [one] { $who } gives you { $n } card.
       *[other] { $who } gives you { $n } cards.
    }

## Technology. $technology: the name, up to 22 columns.

ev-technology_researched = { $who } puts a ship on a technology.
    .you = You put a ship on a technology.
ev-technology_completed = { $who }: { $technology } works.
    .you = Yours works: { $technology }.
ev-technology_abandoned = { $who } drops { $technology }.
    .you = You drop { $technology }.
ev-technology_used = { $who } turns on { $technology }.
    .you = You turn on { $technology }.
    .at-you = { $who }: { $technology }, on you!
ev-technology_cancelled = Stopped: { $technology }.
ev-technologies_drawn = { $n ->
        [one] { $who } draws { $n } technology.
       *[other] { $who } draws { $n } technologies.
    }
    .you = { $n ->
        [one] You draw { $n } technology.
       *[other] You draw { $n } technologies.
    }

## The start and the end

ev-game_started = The game begins. { $who } is first.
    .you = The game begins. You are first.
ev-first_player = { $who } is the first player.
    .you = You are the first player.
ev-alien_chosen = { $who } has chosen an alien.
    .you = You have chosen: { $alien }.
ev-cards_dealt = Everybody gets { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
