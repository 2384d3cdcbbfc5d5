### What happened, for the log: one event, one line, in the present tense. The ids are the kinds of events of the game.
### Value: what everybody else reads. .you: the reader acts. .at-you: it is done to the reader. .plain: plain mode.
### 64 columns with names of 8 letters and the longest card: the log of this game breaks lines. $who acts, $whom suffers,
### $card and $ship are names of cards as the reader may know them, $n counts.

## Before the first turn

ev-rolled = The dice: { $names }.
ev-starts = { $who } begins.
    .you = You begin.
ev-dealt = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-faces = { $n ->
        [one] Card: { $names }.
       *[other] Cards: { $names }.
    }
ev-kept_hand = { $who } keeps the five cards.
    .you = You keep the five cards.
ev-new_hand = { $who } wants five new cards.
    .you = You want five new cards.
ev-shuffled = { $who } shuffles the colony.
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
        [one] { $who } gives { $n } credit.
       *[other] { $who } gives { $n } credits.
    }
    .you = { $n ->
        [one] You give { $n } credit.
       *[other] You give { $n } credits.
    }
ev-drew = { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
    .you = { $n ->
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
    }
ev-took_colony = { $who } takes a card from the colony.
    .you = You take from your colony: { $card }.
ev-took_ruin = { $who } takes the bottom card of the ruin.
    .you = You take from the bottom of your ruin: { $card }.
ev-took_openly = { $who } takes, for all to see: { $card }.
    .you = You take, for all to see: { $card }.
ev-took_nothing = { $who } takes nothing.
    .you = You take nothing.
ev-looked_colony = { $who } looks at the top of the colony.
    .you = You look at the top of your colony.
ev-looked_centre = { $who } looks at the centre of { $whom }.
    .you = You look at the centre of { $whom }.
    .at-you = { $who } looks at your centre.
ev-looked_unpaid = { $who } looks at the unpaid cards of { $whom }.
    .you = You look at the unpaid cards of { $whom }.
    .at-you = { $who } looks at your unpaid cards.
ev-discarded_limit = { $n ->
        [one] { $who } puts { $n } card too many into the ruin.
       *[other] { $who } puts { $n } cards too many into the ruin.
    }
    .you = { $n ->
        [one] You put { $n } card too many into your ruin.
       *[other] You put { $n } cards too many into your ruin.
    }
ev-discarded_bombed = { $n ->
        [one] Bombs: { $who } loses { $n } card of the centre.
       *[other] Bombs: { $who } loses { $n } cards of the centre.
    }
    .you = { $n ->
        [one] Bombs: you lose { $n } card of your centre.
       *[other] Bombs: you lose { $n } cards of your centre.
    }
ev-discarded_effect = { $n ->
        [one] { $who } puts { $n } card of the centre into the ruin.
       *[other] { $who } puts { $n } cards of the centre into the ruin.
    }
    .you = { $n ->
        [one] You put { $n } card of your centre into the ruin.
       *[other] You put { $n } cards of your centre into the ruin.
    }
ev-colony_lost = { $n ->
        [one] { $n } card falls from the colony of { $who }.
       *[other] { $n } cards fall from the colony of { $who }.
    }
    .you = { $n ->
        [one] { $n } card falls from your colony.
       *[other] { $n } cards fall from your colony.
    }
ev-colony_empty = The colony of { $who } is empty.
    .you = Your colony is empty!
ev-recovered = { $n ->
        [one] { $who } puts { $n } card of the ruin under the colony.
       *[other] { $who } puts { $n } cards of the ruin under the colony.
    }
    .you = { $n ->
        [one] You put { $n } card of your ruin under your colony.
       *[other] You put { $n } cards of your ruin under your colony.
    }

## Cards are played, paid, developed

ev-played_down_base = { $who } puts a card face down on the surface.
    .you = Face down on your surface: { $card }.
ev-played_down_crew = { $who } puts a card face down in the canteen.
    .you = Face down in your canteen: { $card }.
ev-played_down_equipment = { $who } puts a card face down on { $ship }.
    .you = Face down on { $ship }: { $card }.
# $n: what it costs.
ev-announced_card = { $n ->
        [0] { $who } plays { $card }, for nothing.
        [one] { $who } plays { $card } for { $n } credit.
       *[other] { $who } plays { $card } for { $n } credits.
    }
    .you = { $n ->
        [0] You play { $card }, for nothing.
        [one] You play { $card } for { $n } credit.
       *[other] You play { $card } for { $n } credits.
    }
ev-announced_pay = { $n ->
        [0] { $who } turns up { $card }, for nothing.
        [one] { $who } turns up { $card } for { $n } credit.
       *[other] { $who } turns up { $card } for { $n } credits.
    }
    .you = { $n ->
        [0] You turn up { $card }, for nothing.
        [one] You turn up { $card } for { $n } credit.
       *[other] You turn up { $card } for { $n } credits.
    }
ev-announced_ability = { $who } uses { $card }.
    .you = You use { $card }.
ev-announced_trap = It was a trap! { $who } springs { $card }.
    .you = You spring your trap: { $card }.
# Behind one of those: what it is aimed at.
ev-aimed_at = Target: { $names }.
ev-neutralised = { $card } of { $who } is stopped.
    .you = Your { $card } is stopped.
ev-paid_for = { $n ->
        [0] { $card } of { $who } is face up.
        [one] { $card } of { $who } is face up: { $n } credit.
       *[other] { $card } of { $who } is face up: { $n } credits.
    }
    .you = { $n ->
        [0] Your { $card } is face up.
        [one] Your { $card } is face up: { $n } credit.
       *[other] Your { $card } is face up: { $n } credits.
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

ev-turned_used = { $card } of { $who } is used.
    .you = Your { $card } is used.
ev-turned_damaged = { $card } of { $who } is damaged.
    .you = Your { $card } is damaged.
ev-turned_back_active = { $card } of { $who } is active again.
    .you = Your { $card } is active again.
ev-turned_back_used = { $card } of { $who } turns back: used.
    .you = Your { $card } turns back: used.
# $points: damage, $left: armour left.
ev-hit = { $points } damage on { $card } of { $who }: { $left } armour left.
    .you = { $points } damage on your { $card }: { $left } armour left.
ev-prevented = The damage on { $card } of { $who } is prevented.
    .you = The damage on your { $card } is prevented.
ev-destroyed = { $card } of { $who } is destroyed.
    .you = Your { $card } is destroyed!
ev-left_scrap = { $card } of { $who } goes to the scrap.
    .you = Your { $card } goes to the scrap.
ev-left_ruin = A card of { $who } goes unseen to the ruin.
    .you = Unseen to your ruin: { $card }.
ev-returned = { $card } goes back to the centre of { $who }.
    .you = { $card } goes back to your centre.
ev-taken_over = { $who } takes control of { $card }.
    .you = You take control of { $card }.
ev-shielded = { $points } damage to { $card } of { $who } will be prevented.
    .you = { $points } damage to your { $card } will be prevented.
ev-refitted = { $card } of { $who } has its full armour again.
    .you = Your { $card } has its full armour again.
ev-attacks_forbidden = { $who } cannot start attacks for now.
    .you = You cannot start attacks for now.
ev-defence_forbidden = { $card } of { $who } cannot defend this turn.
    .you = Your { $card } cannot defend this turn.
ev-defence_forbidden_to_all = No ship of size { $size } or less of { $who } can defend this turn.
    .you = No ship of yours of size { $size } or less can defend this turn.
ev-triggered = { $card } of { $who } does its work.
    .you = Your { $card } does its work.

## Attack and combat

ev-attack_colony = { $who } attacks the colony of { $whom }.
    .you = You attack the colony of { $whom }.
    .at-you = { $who } attacks your colony!
ev-attack_centre = { $who } attacks the centre of { $whom }.
    .you = You attack the centre of { $whom }.
    .at-you = { $who } attacks your centre!
ev-attack_row = { $who } attacks { $card } of { $whom }.
    .you = You attack { $card } of { $whom }.
    .at-you = { $who } attacks you: { $card }!
ev-attack_tax = { $n ->
        [one] The attack costs { $n } credit.
       *[other] The attack costs { $n } credits.
    }
ev-attack_cancelled = The attack ends before it began.
ev-attack_without_ships = { $who } has no ship left for the attack.
    .you = You have no ship left for the attack.
ev-attackers = { $n ->
        [one] { $who } attacks with { $names }.
       *[other] { $who } attacks with { $n } ships: { $names }.
    }
    .you = { $n ->
        [one] You attack with { $names }.
       *[other] You attack with { $n } ships: { $names }.
    }
ev-defenders = { $n ->
        [0] { $who } lets the attack through.
        [one] { $who } defends with { $names }.
       *[other] { $who } defends with { $n } ships: { $names }.
    }
    .you = { $n ->
        [0] You let the attack through.
        [one] You defend with { $names }.
       *[other] You defend with { $n } ships: { $names }.
    }
ev-boarded = { $who } sends { $card } aboard { $ship }.
    .you = You send { $card } aboard { $ship }.
ev-came_home = { $card } of { $who } comes back to the canteen.
    .you = Your { $card } comes back to the canteen.
ev-firing_begins = The ships open fire.
ev-fires = { $who }: { $card } fires at { $ship } with { $points }.
    .you = Your { $card } fires at { $ship } with { $points }.
    .at-you = { $who }: { $card } fires at your { $ship } with { $points }.
ev-replies = { $who }: { $card } replies with { $points }.
    .you = Your { $card } replies with { $points }.
ev-declines = { $card } of { $who } does not reply.
    .you = Your { $card } does not reply.
ev-held_fire = { $who } lets it pass.
    .you = You let it pass.
ev-stealth = { $card } of { $who } slips through and bombs at once.
    .you = Your { $card } slips through and bombs at once.
ev-redirected = The shot hits { $ship } of { $who } instead.
    .you = The shot hits your { $ship } instead.
ev-acts_at_once = { $card } of { $who } acts next, whatever its speed.
    .you = Your { $card } acts next, whatever its speed.
ev-heavy_weapons = { $card } of { $who }: { $points } more firepower, paid in credits.
    .you = Your { $card }: { $points } more firepower, paid in credits.
ev-pyrotechnics = { $n ->
        [one] { $card } of { $who } burns { $n } card of the own colony.
       *[other] { $card } of { $who } burns { $n } cards of the own colony.
    }
    .you = { $n ->
        [one] Your { $card } burns { $n } card of your own colony.
       *[other] Your { $card } burns { $n } cards of your own colony.
    }
ev-bombers = { $who } bombs with { $names }: { $points } together.
    .you = You bomb with { $names }: { $points } together.
ev-nobody_bombs = { $who } does not bomb.
    .you = You do not bomb.
ev-bombed_centre = The bombs reach the centre of { $whom }.
    .at-you = The bombs reach your centre!
ev-trap_springs = The trap works: { $card } of { $who }.
    .you = Your trap works: { $card }.
ev-combat_over = The combat is over.
ev-over_hangar_limit = { $who } gives up { $card }: the hangar is too full.
    .you = You give up { $card }: your hangar is too full.

## The end

ev-conceded = { $who } concedes.
    .you = You concede.
ev-eliminated = { $who } is out.
    .you = You are out!
ev-judged = The last turn is over: the judge counts.
ev-game_over_colony = { $n ->
        [one] { $names } wins: the colony of the opponent is empty.
       *[other] { $names } win.
    }
    .you = You win: the colony of your opponent is empty!
ev-game_over_conceded = { $names } wins.
    .you = You win!
ev-game_over_judge = { $names } wins, by the judge.
    .you = You win, by the judge!
ev-game_over_last = { $names } wins: nobody put more people out.
    .you = You win: nobody put more people out!
ev-undone = { $who } takes the last answer back.
    .you = You take your last answer back.
# A saved game goes on with a later version of the program; $n = answers that do not fit any more.
ev-newer_rules = { $n ->
        [0] Newer rules hold from here on.
        [one] Newer rules hold: { $n } answer is asked anew.
       *[other] Newer rules hold: { $n } answers are asked anew.
    }
