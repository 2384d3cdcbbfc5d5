### Bots: one reason a line, 60 columns, first person, public facts only, and only once the fact is public.
### bot-name-…: what a manner of playing is called in a menu, 14 columns, .help 78.

bot-join_winning = { $n ->
        [one] With { $n } ship of mine this side looks safe.
       *[other] With { $n } ships of mine this side looks safe.
    }
bot-stay_out = I have too few ships at home to go travelling.
bot-leader_distance = { $n ->
        [one] { $whom } needs { $n } more colony. Not today.
       *[other] { $whom } has room for { $n } more colonies. Fine by me.
    }
bot-zap = That power would have decided it.
bot-deal_fair = A card for a card, a planet for a planet.
bot-no_reason = A feeling. Circuits have them too.

## Reasons beside an offer

bot-both_gain_colony = A colony each. We both move up.
bot-saves_three_ships_each = Failing would cost us three ships each.
bot-you_go_on_to_second_encounter = With a deal you have a second encounter.
bot-leader_is_with = { $n ->
        [one] { $whom } leads with { $n } colony. Let us catch up.
       *[other] { $whom } leads with { $n } colonies. Let us catch up.
    }
bot-even_count_for_even_count = As many cards from you as from me.
bot-you_lack_cards = { $n ->
        [0] You have no cards left. I have some to give.
        [one] You have { $n } card left. I have some to give.
       *[other] You have { $n } cards left. I have some to give.
    }
bot-last_offer = This is my last offer.
bot-decline = That is worth less to me than my three ships.

## Reasons for other decisions

bot-aim_open = That planet is thinly defended.
bot-aim_leader = { $whom } is closest to winning.
bot-aim_expel = Somebody is living on my planet.
bot-aim_resettle = A home planet of mine stood empty.
bot-launch_all = I would rather land than be careful.
bot-launch_few = Few ships: there is little to lose here.
bot-invite_all = The more, the merrier, and the heavier.
bot-invite_nobody = I do not share this planet.
bot-invite_behind = Whoever is behind may come along.
bot-join_planet = A colony for a short trip. Gladly.
bot-join_rewards = Rewards are a good reason to defend.
bot-join_stop = { $whom } would win otherwise.
bot-stay_leader = I help nobody who would win by it.
bot-card_high = I wanted to be sure.
bot-card_low = I had nothing better I wanted to spend.
bot-negotiate = I hoped we could talk.
bot-reinforce = It was close, and now it is not.
bot-zap_self = I zapped myself. It pays, believe me.
bot-second = A success calls for another one.
bot-stop_turn = Enough for one turn.
bot-last_colony = { $whom } needs one more colony. Not from me.

## Manners of playing

bot-name-steady = steady
    .help = Plays soundly and plainly.
bot-name-sly = sly
    .help = Counts what is gone and waits for its moment.
bot-name-easy = easy-going
    .help = Makes mistakes, and says so with charm.
bot-name-honest_trader = honest trader
    .help = Never declines a fair offer.
bot-name-warmonger = warmonger
    .help = Attacks early, talks little.
bot-name-kingmaker_hater = leader-hater
    .help = Stops whoever is about to win, at any price.
bot-name-gambler = gambler
    .help = Likes long shots and upsets.
bot-name-archivist = archivist
    .help = Saves cards, remembers yours.
bot-name-avenger = avenger
    .help = Owes and repays one favour or blow a round.
bot-name-opportunist = opportunist
    .help = Goes with whoever seems to win, and shares.
bot-name-shepherd = shepherd
    .help = Invites all who are behind, and gives last chances.
