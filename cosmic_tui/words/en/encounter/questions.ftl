### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card, power or rule, and
### what follows. .pass: only if passing is allowed: what goes on then. Three lines, at most 78 columns each.

## Before and between the phases

q-setup-alien = Which alien are you: { $first } or { $second }?
    .why = Your two flares named them. The other one goes back in the box, unseen.
q-start-hot_swap = Keep { $second }, or take { $first } instead?
    .why = Hot-swapped powers: once a turn, and the other one leaves the game.
q-turn-go_on = That went well. How does your turn go on?
    .why = A first encounter that succeeds allows one more.

## Regroup and destiny

q-regroup-retrieve = Where shall your ship from the warp land?
    .why = Regroup: one ship returns to one of your colonies.
q-destiny-own = Your own colour. Draw again, or tidy up at home?
    .why = Destiny shows { $colour }, which is you.
q-destiny-wild = Wild card: whom do you want to encounter?
    .why = The encounter takes place in that player's home system.
q-destiny-resettle = How many ships resettle your planet, and from where? { $range }.
    .why = No fight, no cards: it counts as a success.

## Launch and alliance

q-launch-aim = Aim the gate: which of { $whom }'s planets?
    .why = Destiny chose the system, you choose the planet.
q-launch-send = Which ships go through the gate? { $range }.
    .why = They count towards your total. If you lose, they go to the warp.
q-alliance-invite = Whom do you ask for help? Any number, or nobody.
    .why = Allies of yours: { $side ->
        [offense] they land with you if you win.
       *[defense] they earn rewards if you win.
    }
q-alliance-join = { $offense } attacks { $defense }. Do you take a side?
    .why = { $invites ->
        [both] Both of them have invited you.
        [offense] The offense has invited you.
       *[defense] The defense has invited you.
    }
    .pass = You stay out: nothing lost, nothing gained.
q-alliance-send = Which ships do you send? { $range }.
    .why = They land, are rewarded or go to the warp with the side you have joined.

## Planning and reveal

q-planning-pick = Choose your encounter card against { $whom }.
    .why = Both cards are turned up at the same time. Yours stays secret until then.
# A moment at which anybody may act: $moment is its name.
q-window = Do you want to do anything now? ({ $moment })
    .why = You hold something that fits this moment.
    .pass = The game goes on. It may not ask you again.
q-window-reveal = Anything to add? It stands at { $off } to { $def }.
    .why = Everybody entitled is asked in turn and may add until all pass in a row.
    .pass = Once everybody has passed in a row, the totals stand.
q-reinforce-side = Which side gets your reinforcement?
    .why = Your own side is only the usual choice.
q-ride = Play your super flare with { $power }?
    .why = It changes what your power does now. One flare per player and encounter.
    .pass = Your power acts without it.

## Answers to what somebody has just announced

q-respond-power = { $who } uses { $power }. Do you stop it?
    .you = You use { $power }. Do you stop it?
    .why = { $stopper } can do that now.
    .pass = The use goes ahead.
q-respond-artifact = { $who } plays { $card }. Do you stop it?
    .you = You play { $card }. Do you stop it yourself?
    .why = { $stopper } can do that now; once the effect begins it is too late.
    .pass = { $card } takes effect.
q-respond-flare = { $who } announces a flare: { $alien }. Do you stop it?
    .you = You announce a flare: { $alien }. Do you stop it yourself?
    .why = { $stopper } can do that now; once the effect begins it is too late.
    .pass = The flare takes effect.
q-respond-reinforcement = { $who } adds { $value }. Do you stop it?
    .you = You add { $value }. Do you stop it yourself?
    .why = { $stopper } can do that now.
    .pass = The reinforcement counts.
q-respond-technology = { $who }: { $technology }. Do you stop it?
    .you = Yours: { $technology }. Do you stop it yourself?
    .why = { $stopper } can do that now.
    .pass = The technology takes effect.

## Ships

q-place = { $n ->
        [one] { $n } ship comes home. To which colony?
       *[other] { $n } ships come home. Spread them over your colonies.
    }
    .why = They may land on any colony you still have, not only where they came from.
# $name: the card, power or rule that demands it.
q-lose = { $n ->
        [one] Choose { $n } ship to lose.
       *[other] Choose { $n } ships to lose.
    }
    .why = { $name }: they go to the warp.
q-lose-other = { $n ->
        [one] Choose { $n } ship of { $whom } to lose.
       *[other] Choose { $n } ships of { $whom } to lose.
    }
    .why = { $name }: they go to the warp.

q-planning-new_hand = Your hand holds no encounter card. Do you take a new one?
    .why = You could lay a card from your hoard instead.
    .pass = You keep this hand, and one from the hoard is laid.

## Quiet beats (the classic Filch flare)

q-beats-order = A quiet moment: keep still, make a noise, or lift something?
    .why = Everybody is asked at once, in secret. A noise may hide a lift.
q-beats-accuse = Something stirred. Do you accuse anybody of lifting?
    .why = If you are right, the thief pays a ship. If not, you do.
    .pass = You accuse nobody.

## Payments and talks

q-reward-ships = { $n ->
        [one] { $n } reward: a ship from the warp, or a card?
       *[other] { $n } rewards: how many as ships from the warp? The rest are cards.
    }
    .why = One for each ship you sent to the defense.
q-deal = Make { $whom } an offer.
    .why = Two negotiates: at least one card or one colony must change hands.
q-deal-answer = { $whom } makes you an offer. Do you accept?
    .why = Accepting binds you both at once. Your own offer replaces nothing of theirs.
q-deal-give = The deal: which card do you give?
    .why = You promised cards of your choice; they are asked for one by one.
q-deal-colony = The deal: which ships found your new colony? { $range }.
    .why = From anywhere you like, the gate included.
q-deal-penalty = { $n ->
        [one] No deal: choose { $n } ship to lose.
       *[other] No deal: choose { $n } ships to lose.
    }
    .why = From anywhere outside the warp: colonies or gate.

## Technology

q-technology-keep = Which technology do you keep?
    .why = One of them, face down. The others are discarded face up.
q-technology-action = Technology: research, complete, abandon, or nothing?
    .why = One action for every player at the start of each encounter.
    .pass = Your technologies stay as they are.
q-technology-research = Which colony sends a ship to research?
    .why = It stays there until the technology is completed or abandoned.
q-flagship = Is your flagship among the ships you send?
    .why = The Prometheus adds more than an ordinary ship.
    .pass = It stays where it is.
q-flagship-place = Where does your flagship land?
    .why = The Prometheus is one of the ships you have just spread.

## Powers, flares and artifacts in general: for what has no words of its own. $power: the name of the power or card.

q-choose-player = { $power }: which player?
    .why = Everybody sees whom you choose.
q-choose-players = { $power }: which players?
    .why = Everybody sees whom you choose.
q-choose-planet = { $power }: which planet?
    .why = Everybody sees what you choose.
q-choose-card = { $power }: which card?
    .why = Others may not see which one it is.
q-choose-cards = { $power }: which cards?
    .why = Others may not see which ones they are.
q-choose-alien = { $power }: which alien?
    .why = It is shown to everybody.
q-choose-number = { $power }: how many? { $range }.
    .why = Everybody sees the number.
q-choose-ships = { $power }: which ships? { $range }.
    .why = They leave the places where they stand.
q-choose-way = { $power }: which way?
    .why = Each of them is open to you now.
q-choose-yes = { $power }: do you want to?
    .why = It is open to you now.
    .pass = You leave it.

## Options that name a place. $name: the option itself.

list-at = { $name }: { $place }
list-at_of = { $name }: { $place }, { $who }
list-place_of = { $place }, { $who }

## Reasons: why ships or cards are taken, where no card or power is behind it. 30 columns.

cause-rules = the rules
cause-home = coming home
cause-reward = rewards
cause-defeat = the defeat
cause-deal_failed = no deal
cause-homeless = no colony left
cause-price = the price
cause-caught = being caught
cause-false_accusation = a false accusation

## Options of powers and cards. 14 columns.

opt-bonus = Take the bonus
opt-self_zap = Zap yourself
opt-end = End the turn
opt-new_technology = Technologies
opt-turn_up = Show alien
