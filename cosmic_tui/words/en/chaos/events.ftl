### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader. .plain: plain mode.
### 64 columns with names of 8 letters and the longest card: the log of this game breaks lines. $who acts, $whom suffers,
### $card and $ship are names of cards as the reader may know them, $n counts.

## Before the first turn

ev-rolled = { $who } rolls { $number }.
    .you = You roll { $number }.
ev-starts = { $who } begins.
    .you = You begin.
ev-own_deck = Your deck: { $name }.
ev-dealt = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-faces = { $n ->
        [one] The card is { $names }.
       *[other] The cards are { $names }.
    }
ev-kept_hand = { $who } keeps their five cards.
    .you = You keep your five cards.
ev-new_hand = { $who } draws five new cards.
    .you = You draw five new cards.
ev-shuffled = { $who } shuffles their colony.
    .you = You shuffle your colony.

## Turns, credits, cards

ev-turn_began = { $who } begins turn { $number }.
    .you = Your turn { $number } begins.
ev-turn_over = { $who } ends the turn.
    .you = Your turn ends.
ev-credits_gained = { $n ->
        [one] { $who } gains { $n } credit.
       *[other] { $who } gains { $n } credits.
    }
    .you = { $n ->
        [one] You gain { $n } credit.
       *[other] You gain { $n } credits.
    }
ev-credits_lost = { $n ->
        [one] { $who } loses { $n } credit.
       *[other] { $who } loses { $n } credits.
    }
    .you = { $n ->
        [one] You lose { $n } credit.
       *[other] You lose { $n } credits.
    }
ev-credits_over = { $who } can keep 20 credits and loses { $number }.
    .you = You can keep 20 credits and lose { $number }.
ev-drew = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-took_colony = { $who } takes a card from their colony.
    .you = You take { $card } from your colony.
ev-took_ruin = { $who } takes the bottom card of their ruin.
    .you = You take { $card } from the bottom of your ruin.
ev-took_openly = { $who } takes { $card }, and everybody sees it.
    .you = You take { $card }, and everybody sees it.
ev-took_nothing = { $who } takes nothing.
    .you = You take nothing.
ev-looked_colony = { $who } looks at the top of their colony.
    .you = You look at the top of your colony.
ev-looked_centre = { $who } looks at { $whom }'s center.
    .you = You look at { $whom }'s center.
    .at-you = { $who } looks at your center.
ev-looked_unpaid = { $who } looks at { $whom }'s unpaid cards.
    .you = You look at { $whom }'s unpaid cards.
    .at-you = { $who } looks at your unpaid cards.
ev-discarded_limit = { $n ->
        [one] { $who } is over the limit and puts { $n } card into the ruin.
       *[other] { $who } is over the limit and puts { $n } cards into the ruin.
    }
    .you = { $n ->
        [one] You are over the limit and put { $n } card into your ruin.
       *[other] You are over the limit and put { $n } cards into your ruin.
    }
ev-discarded_bombed = { $n ->
        [one] Bombs destroy { $n } card in { $who }'s center.
       *[other] Bombs destroy { $n } cards in { $who }'s center.
    }
    .you = { $n ->
        [one] Bombs destroy { $n } card in your center.
       *[other] Bombs destroy { $n } cards in your center.
    }
ev-discarded_effect = { $n ->
        [one] { $who } puts { $n } card from their center into the ruin.
       *[other] { $who } puts { $n } cards from their center into the ruin.
    }
    .you = { $n ->
        [one] You put { $n } card from your center into your ruin.
       *[other] You put { $n } cards from your center into your ruin.
    }
ev-colony_lost = { $n ->
        [one] { $who }'s colony loses { $n } card.
       *[other] { $who }'s colony loses { $n } cards.
    }
    .you = { $n ->
        [one] Your colony loses { $n } card.
       *[other] Your colony loses { $n } cards.
    }
ev-colony_empty = { $who }'s colony is empty.
    .you = Your colony is empty!
ev-recovered = { $n ->
        [one] { $who } puts { $n } card from the ruin under their colony.
       *[other] { $who } puts { $n } cards from the ruin under their colony.
    }
    .you = { $n ->
        [one] You put { $n } card from your ruin under your colony.
       *[other] You put { $n } cards from your ruin under your colony.
    }

## Cards are played, paid, developed

ev-played_down_base = { $who } puts a card face down on their surface.
    .you = You put { $card } face down on your surface.
ev-played_down_crew = { $who } puts a card face down in their canteen.
    .you = You put { $card } face down in your canteen.
ev-played_down_equipment = { $who } puts a card face down on { $ship }.
    .you = You put { $card } face down on { $ship }.
# $n: what it costs.
ev-announced_card = { $n ->
        [0] { $who } plays { $card } for free.
        [one] { $who } plays { $card } for { $n } credit.
       *[other] { $who } plays { $card } for { $n } credits.
    }
    .you = { $n ->
        [0] You play { $card } for free.
        [one] You play { $card } for { $n } credit.
       *[other] You play { $card } for { $n } credits.
    }
ev-announced_pay = { $n ->
        [0] { $who } turns { $card } face up for free.
        [one] { $who } pays { $n } credit to turn { $card } face up.
       *[other] { $who } pays { $n } credits to turn { $card } face up.
    }
    .you = { $n ->
        [0] You turn { $card } face up for free.
        [one] You pay { $n } credit to turn { $card } face up.
       *[other] You pay { $n } credits to turn { $card } face up.
    }
ev-announced_ability = { $who } uses { $card }.
    .you = You use { $card }.
ev-announced_trap = It was a trap! { $who } springs { $card }.
    .you = You spring your trap: { $card }.
# Behind one of those: what it is aimed at.
ev-aimed_at = It targets { $names }.
ev-neutralised = { $who }'s { $card } is stopped.
    .you = Your { $card } is stopped.
ev-paid_for = { $n ->
        [0] { $who }'s { $card } is now face up.
        [one] { $card } is now face up. It cost { $who } { $n } credit.
       *[other] { $card } is now face up. It cost { $who } { $n } credits.
    }
    .you = { $n ->
        [0] Your { $card } is now face up.
        [one] Your { $card } is now face up. It cost you { $n } credit.
       *[other] Your { $card } is now face up. It cost you { $n } credits.
    }
ev-developed = { $n ->
        [one] { $who } puts { $n } development on { $card }.
       *[other] { $who } puts { $n } developments on { $card }.
    }
    .you = { $n ->
        [one] You put { $n } development on { $card }.
       *[other] You put { $n } developments on { $card }.
    }
ev-sold = { $n ->
        [one] { $who } takes { $n } development off { $card }.
       *[other] { $who } takes { $n } developments off { $card }.
    }
    .you = { $n ->
        [one] You take { $n } development off { $card }.
       *[other] You take { $n } developments off { $card }.
    }

## What happens to cards on the table

ev-turned_used = { $who }'s { $card } is now used.
    .you = Your { $card } is now used.
ev-turned_damaged = { $who }'s { $card } is damaged.
    .you = Your { $card } is damaged.
ev-turned_back_active = { $who }'s { $card } is active again.
    .you = Your { $card } is active again.
ev-turned_back_used = { $who }'s { $card } is now used instead of damaged.
    .you = Your { $card } is now used instead of damaged.
# $points: damage, $left: armour left.
ev-hit = { $who }'s { $card } takes { $points } damage; { $left } armor left.
    .you = Your { $card } takes { $points } damage; { $left } armor left.
# A base on the surface, by bombs or missiles; it is no ship.
ev-hit_base = { $who }'s { $card } takes { $points } damage; { $left } armor left.
    .you = Your { $card } takes { $points } damage; { $left } armor left.
ev-prevented = The damage to { $who }'s { $card } is prevented.
    .you = The damage to your { $card } is prevented.
ev-destroyed = { $who }'s { $card } is destroyed.
    .you = Your { $card } is destroyed!
ev-left_scrap = { $who }'s { $card } goes to the scrap.
    .you = Your { $card } goes to the scrap.
ev-left_ruin = One of { $who }'s cards goes to the ruin unseen.
    .you = Your { $card } goes to your ruin unseen.
ev-returned = { $card } goes back to { $who }'s center.
    .you = { $card } goes back to your center.
ev-taken_over = { $who } takes control of { $card }.
    .you = You take control of { $card }.
ev-shielded = { $points } damage to { $who }'s { $card } will be prevented.
    .you = { $points } damage to your { $card } will be prevented.
ev-refitted = { $who }'s { $card } is back to full armor.
    .you = Your { $card } is back to full armor.
ev-attacks_forbidden = { $who } cannot start attacks for now.
    .you = You cannot start attacks for now.
ev-defence_forbidden = { $who }'s { $card } cannot defend this turn.
    .you = Your { $card } cannot defend this turn.
ev-defence_forbidden_to_all = { $who }'s ships of size { $size } or less cannot defend this turn.
    .you = Your ships of size { $size } or less cannot defend this turn.
ev-triggered = { $who }'s { $card } takes effect.
    .you = Your { $card } takes effect.

## Attack and combat

ev-attack_colony = { $who } attacks { $whom }'s colony.
    .you = You attack { $whom }'s colony.
    .at-you = { $who } attacks your colony!
ev-attack_centre = { $who } attacks { $whom }'s center.
    .you = You attack { $whom }'s center.
    .at-you = { $who } attacks your center!
ev-attack_row = { $who } attacks { $whom }'s { $card }.
    .you = You attack { $whom }'s { $card }.
    .at-you = { $who } attacks your { $card }!
ev-attack_tax = { $n ->
        [one] The attack costs { $n } credit.
       *[other] The attack costs { $n } credits.
    }
ev-attack_cancelled = The attack ends before it begins.
ev-attack_without_ships = { $who } has no ships left for the attack.
    .you = You have no ships left for the attack.
ev-attackers = { $n ->
        [one] { $who } attacks with { $names }.
       *[other] { $who } attacks with { $n } ships: { $names }.
    }
    .you = { $n ->
        [one] You attack with { $names }.
       *[other] You attack with { $n } ships: { $names }.
    }
ev-defenders = { $n ->
        [0] { $who } does not defend.
        [one] { $who } defends with { $names }.
       *[other] { $who } defends with { $n } ships: { $names }.
    }
    .you = { $n ->
        [0] You do not defend.
        [one] You defend with { $names }.
       *[other] You defend with { $n } ships: { $names }.
    }
ev-boarded = { $who } sends { $card } aboard { $ship }.
    .you = You send { $card } aboard { $ship }.
ev-came_home = { $who }'s { $card } comes back to the canteen.
    .you = Your { $card } comes back to the canteen.
ev-firing_begins = The ships open fire.
ev-fires = { $who }'s { $card } fires at { $ship } for { $points }.
    .you = Your { $card } fires at { $ship } for { $points }.
    .at-you = { $who }'s { $card } fires at your { $ship } for { $points }.
ev-replies = { $who }'s { $card } fires back for { $points }.
    .you = Your { $card } fires back for { $points }.
ev-declines = { $who }'s { $card } does not fire back.
    .you = Your { $card } does not fire back.
ev-held_fire = { $who } passes.
    .you = You pass.
ev-stealth = { $who }'s { $card } slips through and bombs at once.
    .you = Your { $card } slips through and bombs at once.
ev-redirected = The shot hits { $who }'s { $ship } instead.
    .you = The shot hits your { $ship } instead.
ev-acts_at_once = { $who }'s { $card } acts next, whatever its speed.
    .you = Your { $card } acts next, whatever its speed.
ev-heavy_weapons = { $who } buys { $points } more firepower for { $card }.
    .you = You buy { $points } more firepower for { $card }.
ev-pyrotechnics = { $n ->
        [one] { $who }'s { $card } burns { $n } card from their own colony.
       *[other] { $who }'s { $card } burns { $n } cards from their own colony.
    }
    .you = { $n ->
        [one] Your { $card } burns { $n } card from your own colony.
       *[other] Your { $card } burns { $n } cards from your own colony.
    }
ev-bombers = { $who } bombs with { $names } for a total of { $points }.
    .you = You bomb with { $names } for a total of { $points }.
ev-nobody_bombs = { $who } does not bomb.
    .you = You do not bomb.
ev-bombed_centre = Bombs hit { $whom }'s center.
    .at-you = Bombs hit your center!
ev-trap_springs = { $who }'s trap works: { $card }.
    .you = Your trap works: { $card }.
ev-combat_over = The combat is over.
ev-over_hangar_limit = { $who } gives up { $card } because the hangar is too full.
    .you = You give up { $card } because your hangar is too full.

## The end

ev-conceded = { $who } concedes.
    .you = You concede.
ev-eliminated = { $who } is out.
    .you = You are out!
ev-judged = The last turn is over. The score decides.
ev-game_over_colony = { $n ->
        [one] { $names } wins: the other colony is empty.
       *[other] { $names } win.
    }
    .you = You win: the other colony is empty!
ev-game_over_conceded = { $n ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
    .you = You win!
ev-game_over_judge = { $n ->
        [one] { $names } wins on score.
       *[other] { $names } win on score.
    }
    .you = You win on score!
ev-game_over_last = { $n ->
        [one] { $names } wins with the most players knocked out.
       *[other] { $names } win with the most players knocked out.
    }
    .you = You win with the most players knocked out!
ev-undone = { $who } takes back an answer.
    .you = You take back your last answer.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules apply from here on.
        [one] Newer rules: { $n } question is asked again.
       *[other] Newer rules: { $n } questions are asked again.
    }
