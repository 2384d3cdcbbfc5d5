# The film: one sentence for each moment that is shown. The title of the stage, in plain mode the line.
# $who acts, $whom it is done to; `.you` is read by who acts, `.at-you` by whom it is done to.

film-turn = It is the turn of { $who }.
    .you = It is your turn.
film-regroup = A ship of { $who } comes home to { $place }.
    .you = A ship of yours comes home to { $place }.
film-regroup_gate = A ship of { $who } comes out of the warp onto the gate.
    .you = A ship of yours comes out of the warp onto the gate.
film-destiny = Destiny: { $destiny }. { $whom } defends.
    .at-you = Destiny: { $destiny }. You defend.
film-destiny_redrawn = { $n ->
        [one] Destiny after a redraw: { $destiny }. { $whom } defends.
       *[other] Destiny after { $n } redraws: { $destiny }. { $whom } defends.
    }
    .at-you = { $n ->
        [one] Destiny after a redraw: { $destiny }. You defend.
       *[other] Destiny after { $n } redraws: { $destiny }. You defend.
    }
film-destiny_expel = Destiny: { $destiny }. { $who } turns on { $whom } at { $place }.
    .you = Destiny: { $destiny }. You turn on { $whom } at { $place }.
    .at-you = Destiny: { $destiny }. { $who } turns on you at { $place }.
film-destiny_resettle = Destiny: { $destiny }. { $who } resettles { $place }.
    .you = Destiny: { $destiny }. You resettle { $place }.
film-destiny_named = { $who } meets { $whom }.
    .you = You meet { $whom }.
    .at-you = { $who } meets you.
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
film-laid = Both cards lie face down.
film-cards_turn = The cards turn.
film-turned = { $offcard } against { $defcard }.
film-morph = The morph of { $who } becomes { $face }.
    .you = Your morph becomes { $face }.
film-changed_card = The card of { $who } counts as { $face } now.
    .you = Your card counts as { $face } now.
film-replaced_card = { $who } has { $face } in place of { $card }.
    .you = You have { $face } in place of { $card }.
film-summed = { $offense } to { $defense }: { $who } leads.
    .you = { $offense } to { $defense }: you lead.
film-added_reinforcement = { $swing ->
        [yes] { $who } adds { $number }: { $offense } to { $defense }, the lead changes sides.
       *[no] { $who } adds { $number }: { $offense } to { $defense }.
    }
    .you = { $swing ->
        [yes] You add { $number }: { $offense } to { $defense }, the lead changes sides.
       *[no] You add { $number }: { $offense } to { $defense }.
    }
film-added_by = { $swing ->
        [yes] { $name } makes it { $offense } to { $defense }: the lead changes sides.
       *[no] { $name } makes it { $offense } to { $defense }.
    }
film-added = { $swing ->
        [yes] It is { $offense } to { $defense } now: the lead changes sides.
       *[no] It is { $offense } to { $defense } now.
    }
film-used_power = { $who } uses { $name }.
    .you = You use { $name }.
film-used_technology = { $who } uses { $name }.
    .you = You use { $name }.
film-used_artifact = { $who } plays { $name }.
    .you = You play { $name }.
film-used_flare = { $who } plays the flare { $name }.
    .you = You play the flare { $name }.
film-used_reinforcement = { $who } plays a reinforcement of { $number } for the { $side ->
        [offense] offense
       *[defense] defense
    }.
    .you = You play a reinforcement of { $number } for the { $side ->
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
        [zapped] { $who } answers with { $card }: { $name } is zapped.
        [stolen] { $who } answers with { $card }: { $name } is stolen.
       *[cancelled] { $who } answers with { $card }: { $name } has no effect.
    }
    .you = { $how ->
        [zapped] You answer with { $card }: { $name } is zapped.
        [stolen] You answer with { $card }: { $name } is stolen.
       *[cancelled] You answer with { $card }: { $name } has no effect.
    }
film-won = { $who } wins { $place }, { $high } to { $low }.
    .you = You win { $place }, { $high } to { $low }.
    .at-you = { $who } wins { $place } from you, { $high } to { $low }.
film-held = { $who } holds { $place }, { $high } to { $low }.
    .you = You hold { $place }, { $high } to { $low }.
    .at-you = { $who } holds { $place } against you, { $high } to { $low }.
film-held_tie = { $who } holds { $place }: a tie, { $high } to { $low }, goes to the defense.
    .you = You hold { $place }: a tie, { $high } to { $low }, goes to the defense.
    .at-you = { $who } holds { $place } against you: a tie, { $high } to { $low }, goes to the defense.
film-won_upset = { $who } wins { $place } with the lower total, { $high } to { $low }.
    .you = You win { $place } with the lower total, { $high } to { $low }.
    .at-you = { $who } wins { $place } from you with the lower total, { $high } to { $low }.
film-held_upset = { $who } holds { $place } with the lower total, { $high } to { $low }.
    .you = You hold { $place } with the lower total, { $high } to { $low }.
    .at-you = { $who } holds { $place } against you with the lower total, { $high } to { $low }.
film-won_cards = { $who } wins { $place }: an attack against a negotiate.
    .you = You win { $place }: an attack against a negotiate.
    .at-you = { $who } wins { $place } from you: an attack against your negotiate.
film-held_cards = { $who } holds { $place }: an attack against a negotiate.
    .you = You hold { $place }: an attack against a negotiate.
    .at-you = { $who } holds { $place } against you: an attack against your negotiate.
film-won_power = { $who } wins { $place } without a look at the sums.
    .you = You win { $place } without a look at the sums.
    .at-you = { $who } wins { $place } from you without a look at the sums.
film-held_power = { $who } holds { $place } without a look at the sums.
    .you = You hold { $place } without a look at the sums.
    .at-you = { $who } holds { $place } against you without a look at the sums.
film-won_both = Both sides lose at { $place }.
film-won_resettled = { $who } resettles { $place } unopposed.
    .you = You resettle { $place } unopposed.
film-won_conceded = { $who } gets { $place } without a fight.
    .you = You get { $place } without a fight.
    .at-you = { $who } gets { $place } from you without a fight.
film-ships_of = { $n ->
        [one] { $n } ship of { $who }
       *[other] { $n } ships of { $who }
    }
    .you = { $n ->
        [one] { $n } ship of yours
       *[other] { $n } ships of yours
    }
# without the word for ships, where many have lost some
film-ships_by = { $n ->
    [one] { $who } { $n }
   *[other] { $who } { $n }
}
    .you = { $n ->
        [one] you { $n }
       *[other] you { $n }
    }
film-lost = To the warp: { $names }.
film-removed = Out of the game: { $names }.
film-landed = { $n ->
        [one] { $names } lands on { $place }.
       *[other] { $names } land on { $place }.
    }
    .you = { $names } land on { $place }.
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
film-power_lost = { $who } has too few home colonies: { $name } is lost.
    .you = You have too few home colonies: { $name } is lost.
film-power_regained = { $who } has enough home colonies again: { $name } works.
    .you = You have enough home colonies again: { $name } works.
film-near = { $n ->
        [one] { $names } is one colony from winning.
       *[other] { $names } are one colony from winning.
    }
    .you = { $names } are one colony from winning.
film-talks = Two negotiates: { $who } and { $whom } may make a deal.
    .you = Two negotiates: you and { $whom } may make a deal.
    .at-you = Two negotiates: { $who } and you may make a deal.
film-offered = { $who } makes an offer to { $whom }.
    .you = You make an offer to { $whom }.
    .at-you = { $who } makes you an offer.
film-deal = { $who } and { $whom } make a deal.
    .you = You and { $whom } make a deal.
    .at-you = { $who } and you make a deal.
film-no_deal = No deal between { $who } and { $whom }: each loses ships.
    .you = No deal with { $whom }: each of you loses ships.
    .at-you = No deal with { $who }: each of you loses ships.
film-broken = The encounter ends early.
film-watching_reveal = Watching: the reveal
film-watching_talks = Watching: the talks
film-watching_after = Watching: what follows

## By what an encounter was decided

film-decided_reinforcement = { $who } adds { $number }: without it { $offense } to { $defense } had stood, for { $whom }.
    .you = You add { $number }: without it { $offense } to { $defense } had stood, for { $whom }.
film-decided_by = { $name }: without it { $offense } to { $defense } had stood, for { $whom }.
film-decided_late = A late change: before it stood { $offense } to { $defense }, for { $whom }.
film-decided_cards = An attack beats a negotiate, whatever it counts.
film-decided_both = Neither side may win with these cards.
film-decided_conceded = Nobody fought for it.
film-decided_resettled = An empty planet of one's own is settled without a fight.
film-decided_upset = By a power the lower total wins here.
film-decided_power = By a power, whatever the sums say.
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
film-nothing_lost = no ship
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
film-being_answered = Being answered
film-newest_first = newest first

## The last page: a whole game in two sentences

film-end_decided = { $who } won at { $place } in turn { $turn }, against { $whom }.
    .you = You won at { $place } in turn { $turn }, against { $whom }.
    .at-you = { $who } won at { $place } in turn { $turn }, against you.
film-end_decided_sum = { $who } won { $place } in turn { $turn }, { $high } to { $low }, against { $whom }.
    .you = You won { $place } in turn { $turn }, { $high } to { $low }, against { $whom }.
    .at-you = { $who } won { $place } in turn { $turn }, { $high } to { $low }, against you.
film-end_best = Your best moment: { $place } in turn { $turn }, against { $who }.
film-end_best_sum = Your best moment: { $place } in turn { $turn }, { $number } to { $value } against { $who }.
film-end_worst = Your worst: { $place } in turn { $turn }, against { $who }.
film-end_worst_sum = Your worst: { $place } in turn { $turn }, { $number } to { $value } against { $who }.
