### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game and the table.

## Answers

no-ships_count = { $n ->
        [one] That is { $n } ship; it takes { $range }.
       *[other] That is { $n } ships; it takes { $range }.
    }

## Talks

no-proposal_gone = That offer has been replaced. Have a look at the new one.
no-cannot_fulfil = One side could not keep that deal now. Make another offer.
no-no_proposals_left = You have made all your offers. Accept, decline or give up.
no-nothing_offered = Nothing for nothing is no deal: one card or one colony must change hands.
no-colony_not_grantable = { $place }: the giver has no colony there, or the other already has one.
no-colony_not_settled = { $place }: no ship is free to settle there; a colony that is shared stays.
no-cards_not_there = You do not hold those cards. Offer what is in your hand.
no-more_than_they_have = That is more cards than the other hand has.
no-ship_limits = The fewest ships come first, then the most, and at least one.
no-cannot_release = That many ships of that player are not in the warp, or have nowhere to go.

## Why a card of yours cannot be played now (w). .named: the card's name stands in front of it.

no-wrong_moment = Not now: { $card } can be played { $moment }.
    .named = Not now. Can be played { $moment }.
no-wrong_role = { $card } needs another role in this encounter than yours.
    .named = Needs another role in this encounter than yours.
no-flare_used = One flare per player and encounter; you have had yours. Next encounter, then.
no-flare_this_encounter = { $card } was played in this encounter. In the next one it can again.
    .named = Was played in this encounter; in the next one it can again.
no-response_only = { $card } answers something that is being used or played; nothing is.
    .named = Answers what is used or played; nothing is.
no-condition = { $card } has nothing to act on right now.
    .named = Has nothing to act on right now.
no-not_now = { $card } fits here, but you are not being asked.
    .named = Fits here, but you are not being asked.
no-must_attack = { $card } has to wait: you are obliged to lay another card.
    .named = Has to wait: you are obliged to lay another card.

## Setting up a table

no-unknown_alien = There is no alien called { $value }.
no-unknown_alien_mode = Aliens are dealt, random, or none.
no-unknown_level = Levels are green, yellow and red.
no-unknown_deals = Deals go in turns, or openly with a clock.
no-alien_twice = { $alien } is named twice. Each alien is there once.
no-aliens_exclude = { $first } and { $second } exclude each other. Choose another pair.
no-variant_needs_aliens = That variant needs aliens, and this table plays without them.
no-aliens_switched_off = This table plays without aliens, so { $alien } cannot be chosen.
no-alien_needs_open_sheet = { $alien } is set up in the open: not with hidden powers.
no-too_many_aliens = More aliens are named than there are seats.
no-too_few_aliens = There are not enough aliens for all seats. Allow more levels.
no-classic_without_flares = The classic Filch flare needs flares in the game.
no-wild_flares_without_flares = Wild flares need flares in the game.
