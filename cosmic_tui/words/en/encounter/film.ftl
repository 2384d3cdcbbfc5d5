# The film: one sentence for each moment that is shown. The title of the stage, in plain mode the line.
# $who acts, $whom it is done to; `.you` is read by who acts, `.at-you` by whom it is done to.

film-turn = { $who }'s turn.
    .you = Your turn.
film-regroup = { $who } brings a ship home to { $place }.
    .you = You bring a ship home to { $place }.
film-regroup_gate = { $who } brings a ship from the warp to the gate.
    .you = You bring a ship from the warp to the gate.
film-destiny = Destiny: { $destiny }. { $whom } defends.
    .at-you = Destiny: { $destiny }. You defend.
film-destiny_redrawn = { $n ->
        [one] Second destiny card: { $destiny }. { $whom } defends.
       *[other] After { $n } redraws, destiny is { $destiny }. { $whom } defends.
    }
    .at-you = { $n ->
        [one] Second destiny card: { $destiny }. You defend.
       *[other] After { $n } redraws, destiny is { $destiny }. You defend.
    }
film-destiny_expel = Destiny: { $destiny }. { $who } attacks { $whom } on { $place }.
    .you = Destiny: { $destiny }. You attack { $whom } on { $place }.
    .at-you = Destiny: { $destiny }. { $who } attacks you at { $place }.
film-destiny_resettle = Destiny: { $destiny }. { $who } resettles { $place }.
    .you = Destiny: { $destiny }. You resettle { $place }.
film-destiny_named = { $who } chooses to attack { $whom }.
    .you = You choose to attack { $whom }.
    .at-you = { $who } chooses to attack you.
film-launched = { $n ->
        [one] { $who } attacks { $whom } at { $place } with { $n } ship.
       *[other] { $who } attacks { $whom } at { $place } with { $n } ships.
    }
    .you = { $n ->
        [one] You attack { $whom } at { $place } with { $n } ship.
       *[other] You attack { $whom } at { $place } with { $n } ships.
    }
    .at-you = { $n ->
        [one] { $who } attacks you at { $place } with { $n } ship.
       *[other] { $who } attacks you at { $place } with { $n } ships.
    }
film-invited = { $who } invites { $names }.
    .you = You invite { $names }.
film-invited_nobody = { $who } invites nobody.
    .you = You invite nobody.
film-joined = { $n ->
        [one] { $who } joins { $whom } with { $n } ship.
       *[other] { $who } joins { $whom } with { $n } ships.
    }
    .you = { $n ->
        [one] You join { $whom } with { $n } ship.
       *[other] You join { $whom } with { $n } ships.
    }
    .at-you = { $n ->
        [one] { $who } joins you with { $n } ship.
       *[other] { $who } joins you with { $n } ships.
    }
film-stayed_out = { $who } stays out.
    .you = You stay out.
film-sides = { $ships ->
        [one] { $ships } ship against { $number }.
       *[other] { $ships } ships against { $number }.
    }
film-laid = Both cards are face down.
film-cards_turn = The cards are revealed.
film-card_turns = { $who }'s card is revealed.
    .you = Your card is revealed.
film-counted = The ships are counted.
film-turned = { $offcard } against { $defcard }.
film-morph = { $who }'s morph becomes { CASE($face, "one") }.
    .you = Your morph becomes { CASE($face, "one") }.
film-changed_card = { $who }'s card now counts as { CASE($face, "one") }.
    .you = Your card now counts as { CASE($face, "one") }.
film-replaced_card = { $who } replaces { CASE($card, "one") } with { CASE($face, "one") }.
    .you = You replace { CASE($card, "one") } with { CASE($face, "one") }.
film-summed = { $offense } to { $defense }: { $who } leads.
    .you = { $offense } to { $defense }: you lead.
film-summed_tie = { $offense } to { $defense }: a tie goes to the defense.
film-adding_reinforcement = { $who } adds { $number }.
    .you = You add { $number }.
film-adding_by = { $name } changes the totals.
film-adding = The totals change.
film-added_reinforcement = { $swing ->
        [yes] { $who } adds { $number } and takes the lead: { $offense } to { $defense }.
       *[no] { $who } adds { $number }, which makes it { $offense } to { $defense }.
    }
    .you = { $swing ->
        [yes] You add { $number } and take the lead: { $offense } to { $defense }.
       *[no] You add { $number }, which makes it { $offense } to { $defense }.
    }
film-added_by = { $swing ->
        [yes] { $name } makes it { $offense } to { $defense }, and the lead changes.
       *[no] { $name } makes it { $offense } to { $defense }.
    }
film-added = { $swing ->
        [yes] The lead changes: it is now { $offense } to { $defense }.
       *[no] It is now { $offense } to { $defense }.
    }
film-used_power = { $who } uses { $name }.
    .you = You use { $name }.
film-used_technology = { $who } uses { $name }.
    .you = You use { $name }.
film-used_artifact = { $who } plays { $name }.
    .you = You play { $name }.
film-used_flare = { $who } plays the { $name } flare.
    .you = You play the { $name } flare.
film-used_reinforcement = { $who } plays reinforcement +{ $number } for the { $side ->
        [offense] offense
       *[defense] defense
    }.
    .you = You play reinforcement +{ $number } for the { $side ->
        [offense] offense
       *[defense] defense
    }.
# $how: zapped, stolen, or anything else: cancelled
film-stopped = { $how ->
        [zapped] { $name } is zapped.
        [stolen] { $name } is stolen.
       *[cancelled] { $name } has no effect.
    }
film-stopped_by = { $how ->
        [zapped] { $who } plays { $card }: { $name } is zapped.
        [stolen] { $who } plays { $card }: { $name } is stolen.
       *[cancelled] { $who } plays { $card }: { $name } has no effect.
    }
    .you = { $how ->
        [zapped] You play { $card }: { $name } is zapped.
        [stolen] You play { $card }: { $name } is stolen.
       *[cancelled] You play { $card }: { $name } has no effect.
    }
film-won = { $who } wins { $place }, { $high } to { $low }.
    .you = You win { $place }, { $high } to { $low }.
    .at-you = { $who } wins { $place } from you, { $high } to { $low }.
film-held = { $who } holds { $place }, { $high } to { $low }.
    .you = You hold { $place }, { $high } to { $low }.
    .at-you = { $who } holds { $place } against you, { $high } to { $low }.
film-held_tie = { $who } holds { $place }: the defense wins a tie, { $high } to { $low }.
    .you = You hold { $place }: the defense wins a tie, { $high } to { $low }.
    .at-you = { $who } holds { $place } against you: the defense wins a tie, { $high } to { $low }.
film-won_upset = { $who } wins { $place } with the lower total, { $high } to { $low }.
    .you = You win { $place } with the lower total, { $high } to { $low }.
    .at-you = { $who } wins { $place } from you with the lower total, { $high } to { $low }.
film-held_upset = { $who } holds { $place } with the lower total, { $high } to { $low }.
    .you = You hold { $place } with the lower total, { $high } to { $low }.
    .at-you = { $who } holds { $place } against you with the lower total, { $high } to { $low }.
film-won_cards = { $who } wins { $place }: attack beats negotiate.
    .you = You win { $place }: attack beats negotiate.
    .at-you = { $who } wins { $place } from you: attack beats your negotiate.
film-held_cards = { $who } holds { $place }: attack beats negotiate.
    .you = You hold { $place }: attack beats negotiate.
    .at-you = { $who } holds { $place } against you: attack beats your negotiate.
film-won_power = { $who } wins { $place }, whatever the totals are.
    .you = You win { $place }, whatever the totals are.
    .at-you = { $who } wins { $place } from you, whatever the totals are.
film-held_power = { $who } holds { $place }, whatever the totals are.
    .you = You hold { $place }, whatever the totals are.
    .at-you = { $who } holds { $place } against you, whatever the totals are.
film-won_both = Both sides lose at { $place }.
film-won_resettled = { $who } resettles { $place } unopposed.
    .you = You resettle { $place } unopposed.
film-won_conceded = { $who } gets { $place } without a fight.
    .you = You get { $place } without a fight.
    .at-you = { $who } gets { $place } from you without a fight.
film-ships_of = { $n ->
        [one] { $n } of { $who }'s ships
       *[other] { $n } of { $who }'s ships
    }
    .you = { $n ->
        [one] { $n } of your ships
       *[other] { $n } of your ships
    }
# of many losers only names and numbers, as in "you 4, Konstantinos 3 and Wolfgang 1"
film-ships_by = { $n ->
    [one] { $who } { $n }
   *[other] { $who } { $n }
}
    .you = { $n ->
        [one] you { $n }
       *[other] you { $n }
    }
film-lost = The warp takes { $names }.
# $n: the ships of all of them, $names: film-ships_by
film-lost_many = { $n ->
    [one] The warp takes { $n } ship: { $names }.
   *[other] The warp takes { $n } ships: { $names }.
}
film-removed = Out of the game for good: { $names }.
film-removed_many = { $n ->
    [one] { $n } ship is out of the game for good: { $names }.
   *[other] { $n } ships are out of the game for good: { $names }.
}
film-landed = { $n ->
        [one] { $names } lands on { $place }.
       *[other] { $names } land on { $place }.
    }
    .you = { $n ->
        [one] You land on { $place }.
       *[other] { $names } land on { $place }.
    }
film-rewarded = { $who } takes { $names }.
    .you = You take { $names }.
film-rewarded_nothing = { $who } takes no reward.
    .you = You take no reward.
film-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
film-ships = { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
film-compensated = { $who } takes { $names } from { $whom }.
    .you = You take { $names } from { $whom }.
    .at-you = { $who } takes { $names } from you.
film-power_lost = { $who } has too few home colonies and loses { $name }.
    .you = You have too few home colonies and lose { $name }.
film-power_regained = { $who } has enough home colonies again and regains { $name }.
    .you = You have enough home colonies again and regain { $name }.
film-near = { $n ->
        [one] { $names } is one colony away from winning.
       *[other] { $names } are one colony away from winning.
    }
    .you = { $names } are one colony away from winning.
film-talks = Two negotiates: { $who } and { $whom } can make a deal.
    .you = Two negotiates: you and { $whom } can make a deal.
    .at-you = Two negotiates: you and { $who } can make a deal.
film-offered = { $who } makes an offer to { $whom }.
    .you = You make an offer to { $whom }.
    .at-you = { $who } makes you an offer.
film-deal = { $who } and { $whom } make a deal.
    .you = You and { $whom } make a deal.
    .at-you = You and { $who } make a deal.
film-no_deal = { $who } and { $whom } make no deal: each loses ships.
    .you = You and { $whom } make no deal: each of you loses ships.
    .at-you = You and { $who } make no deal: each of you loses ships.
film-broken = The encounter ends early.
# between the two totals: 10 columns
film-swing = swing
film-short = { $number } short
# between the two cards: 36 columns
film-morph_copies = It copies the card it meets.
film-talks_home = Allies go home.
film-talks_cost = Without a deal, each loses 3 ships.
film-watching_reveal = Watching the reveal
film-watching_talks = Watching the talks
film-watching_after = Watching what follows

## By what an encounter was decided

film-decided_reinforcement = { $who } added { $number }. Before that, it was { $offense } to { $defense } for { $whom }.
    .you = You added { $number }. Before that, it was { $offense } to { $defense } for { $whom }.
film-decided_by = { $name } decided it: { $whom } would have won { $offense } to { $defense }.
film-decided_late = Before a late change, it was { $offense } to { $defense } for { $whom }.
film-decided_cards = An attack card beats a negotiate, whatever its number.
film-decided_both = With these cards, neither side can win.
film-decided_conceded = Nobody fought for it.
film-decided_resettled = A player resettles an empty planet of their own without a fight.
film-decided_upset = A power made the lower total win.
film-decided_power = A power decided it, whatever the totals were.
film-needed = { $who } needed { $number } more.
    .you = You needed { $number } more.
film-card_decided = decided
film-card_deal = deal
film-card_lost = lost
film-card_removed = gone
film-card_landed = landed
film-card_cards = cards
film-card_paid = paid
film-card_race = race
film-card_next = next
film-nothing_lost = no ships
film-nothing_paid = nothing
film-nobody_lands = nobody
film-faces_of = { $who } { $names }
    .you = you { $names }
film-ships_whose = of { $who }
    .you = of yours
film-to_warp = to the warp
film-from_place = from { $place }
film-on_place = on { $place }
film-beside = beside
film-all_steps = all steps
film-being_answered = Being resolved
film-newest_first = newest first

## The last page: a whole game in two sentences

film-end_decided = { $who } won at { $place } on turn { $turn }, against { $whom }.
    .you = You won at { $place } on turn { $turn }, against { $whom }.
    .at-you = { $who } won at { $place } on turn { $turn }, against you.
film-end_decided_sum = { $who } won { $place } on turn { $turn }, { $high } to { $low }, against { $whom }.
    .you = You won { $place } on turn { $turn }, { $high } to { $low }, against { $whom }.
    .at-you = { $who } won { $place } on turn { $turn }, { $high } to { $low }, against you.
film-end_best = Your best moment: { $place } on turn { $turn }, against { $who }.
film-end_best_sum = Your best moment: { $place } on turn { $turn }, { $number } to { $value } against { $who }.
film-end_worst = Your worst moment: { $place } on turn { $turn }, against { $who }.
film-end_worst_sum = Your worst moment: { $place } on turn { $turn }, { $number } to { $value } against { $who }.
