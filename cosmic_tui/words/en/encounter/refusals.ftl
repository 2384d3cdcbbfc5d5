### Refusals: what it was; what would work. 78 columns. The choice stays on the screen. No blame.
### A refusal may say only what the refused player may know. The ids are the codes of the game and the table.

## Answers

no-ships_count = { $n ->
        [one] That is { $n } ship. Send { $range }.
       *[other] That is { $n } ships. Send { $range }.
    }

## Talks

no-proposal_gone = That offer has been replaced. Look at the new one.
no-cannot_fulfil = One side can't keep that deal now. Make another offer.
no-no_proposals_left = You have no offers left. Accept, decline or give up.
no-nothing_offered = A deal needs at least one card or one colony to change hands.
no-colony_not_grantable = { $place }: the giver has no colony there, or the other player has one.
no-colony_not_settled = { $place }: no ship can land there; a shared colony stays.
no-cards_not_there = You don't have those cards. Offer cards from your hand.
no-more_than_they_have = They don't have that many cards in hand.
no-ship_limits = Give the fewest ships first, then the most, and at least one.
no-cannot_release = That player doesn't have that many ships in the warp, or no place for them.

## Why a card of yours cannot be played now (w). .named: the card's name stands in front of it.

no-wrong_moment = Not now: you can play { $card } { $moment }.
    .named = Not now. You can play it { $moment }.
no-wrong_role = { $card } can't be played in your role this encounter.
    .named = You can't play it in your role this encounter.
no-flare_used = You have already played a flare this encounter. You can play one next time.
no-flare_this_encounter = { $card } has been played this encounter. You can play it next time.
    .named = It has been played this encounter. You can play it in the next one.
no-response_only = { $card } is a response, and there is nothing to respond to.
    .named = It is a response, and there is nothing to respond to.
no-condition = { $card } would do nothing right now.
    .named = It would do nothing right now.
no-not_now = You could play { $card } now, but it is not your decision.
    .named = You could play it now, but it is not your decision.
no-must_attack = { $card } has to wait: a power forces you to play another card.
    .named = It has to wait: a power forces you to play another card.

## Setting up a table

no-unknown_alien = There is no alien called { $value }.
no-unknown_alien_mode = Aliens are dealt, random, or none.
no-unknown_level = Levels are green, yellow and red.
no-unknown_deals = Deals go in turns, or openly with a clock.
no-alien_twice = { $alien } is named twice. There is only one of each alien.
no-aliens_exclude = { $first } and { $second } can't meet in one game. Choose another pair.
no-variant_needs_aliens = That variant needs aliens, and this table plays without them.
no-aliens_switched_off = This table plays without aliens, so you can't choose { $alien }.
no-alien_needs_open_sheet = { $alien } must be face up, so it doesn't go with hidden powers.
no-too_many_aliens = You named more aliens than there are seats.
no-too_few_aliens = There are not enough aliens for all seats. Allow more levels.
no-classic_without_flares = The classic Filch flare needs flares in the game.
no-wild_flares_without_flares = Wild flares need flares in the game.
