### Questions. The ids are those of the steps that ask. Value: what is decided. .why: by which card, power or rule, and
### what follows. .pass: only if passing is allowed: what goes on then. Three lines, at most 78 columns each.

## Before and between the phases

q-setup-alien = Which alien do you play: { $first } or { $second }?
    .why = You were dealt these two. The one you don't choose stays secret.
q-start-hot_swap = Keep { $second }, or take { $first } instead?
    .why = Hot-Swapped Powers: you can swap once a turn. The other leaves the game.
q-turn-go_on = Success! What do you do next?
    .why = If your first encounter succeeds, you get a second one.

## Regroup and destiny

q-regroup-retrieve = Where does your ship from the warp land?
    .why = Regroup: one ship returns to one of your colonies.
q-destiny-own = You drew your own color. Draw again, or fight in your own system?
    .why = The destiny card shows your own color, { $colour }.
q-destiny-wild = Wild card: who do you want to attack?
    .why = The encounter takes place in that player's home system.
q-destiny-resettle = How many ships resettle your planet, and from where? Choose { $range }.
    .why = There is no fight and no cards are played. It counts as a success.

## Launch and alliance

q-launch-aim = Aim the gate: which of { $whom }'s planets?
    .why = Destiny chose the system; you choose the planet.
q-launch-send = Which ships go through the gate? Choose { $range }.
    .why = They count toward your total. If you lose, they go to the warp.
q-alliance-invite = Who do you ask for help? Any number of players, or nobody.
    .why = Your allies { $side ->
        [offense] land with you if you win.
       *[defense] earn rewards if you win.
    }
q-alliance-join = { $offense } attacks { $defense }. Do you take a side?
    .why = { $invites ->
        [both] Both sides have invited you.
        [offense] The offense has invited you.
       *[defense] The defense has invited you.
    }
    .pass = You stay out: you lose nothing and gain nothing.
q-alliance-send = Which ships do you send? Choose { $range }.
    .why = They share the fate of your side: a landing, a reward, or the warp.

## Planning and reveal

q-planning-pick = Choose your encounter card against { $whom }.
    .why = Both cards are revealed together. Yours stays secret until then.
# A moment at which anybody may act: $moment is its name.
q-window = Do you want to do anything now? ({ $moment })
    .why = You have something you can play at this moment.
    .pass = The game goes on. You may not be asked again.
q-window-reveal = Do you want to add anything? The score is { $high } to { $low }.
    .why = Everybody who may add a card is asked in turn, until all of them pass.
    .pass = Once everybody passes in a row, the totals are final.
q-reinforce-side = Which side gets your reinforcement?
    .why = You may help either side.
q-ride = Do you play your super flare with { $power }?
    .why = It changes what your power does now. You can play one flare per encounter.
    .pass = You use your power without the flare.

## Answers to what somebody has just announced

q-respond-power = { $who } uses { $power }. Do you want to stop it?
    .you = You use { $power }. Do you want to stop it yourself?
    .why = You can stop it with { $stopper }.
    .pass = The power takes effect.
q-respond-artifact = { $who } plays { $card }. Do you want to stop it?
    .you = You play { $card }. Do you want to stop it yourself?
    .why = You can stop it with { $stopper }. Once it takes effect, it is too late.
    .pass = { $card } takes effect.
q-respond-flare = { $who } announces the { $alien } flare. Do you want to stop it?
    .you = You announce the { $alien } flare. Do you want to stop it yourself?
    .why = You can stop it with { $stopper }. Once it takes effect, it is too late.
    .pass = The flare takes effect.
q-respond-reinforcement = { $who } adds { $value }. Do you want to stop it?
    .you = You add { $value }. Do you want to stop it yourself?
    .why = You can stop it with { $stopper }.
    .pass = The reinforcement counts.
q-respond-technology = { $who } uses { $technology }. Do you want to stop it?
    .you = You use { $technology }. Do you want to stop it yourself?
    .why = You can stop it with { $stopper }.
    .pass = The technology takes effect.

## Ships

q-place = { $n ->
        [one] { $n } ship comes home. To which colony?
       *[other] { $n } ships come home. Spread them over your colonies.
    }
    .why = They can land on any colony you still have, not only the one they left.
# $name: the card, power or rule that demands it.
q-lose = { $n ->
        [one] Choose { $n } ship to lose.
       *[other] Choose { $n } ships to lose.
    }
    .why = Lost ships go to the warp ({ $name }).
q-lose-other = { $n ->
        [one] Choose { $n } of { $whom }'s ships to lose.
       *[other] Choose { $n } of { $whom }'s ships to lose.
    }
    .why = Lost ships go to the warp ({ $name }).

q-planning-new_hand = Your hand holds no encounter card. Do you take a new one?
    .why = You could also play a card from your hoard.
    .pass = You keep this hand and play a card from your hoard.

## Quiet beats (the classic Filch flare)

q-beats-order = Quiet moment: stay still, make a noise, or steal something?
    .why = Everybody is asked at once, in secret. A noise may hide a theft.
q-beats-accuse = Something stirred. Do you accuse anybody of stealing?
    .why = If you are right, the thief pays a ship. If not, you do.
    .pass = You accuse nobody.

## Payments and talks

q-reward-ships = { $n ->
        [one] { $n } reward: a ship from the warp, or a card?
       *[other] How many of your { $n } rewards are ships from the warp? The rest are cards.
    }
    .why = You get one reward for each ship you sent to the defense.
q-deal = Make { $whom } an offer.
    .why = Two negotiates: at least one card or one colony must change hands.
q-deal-answer = { $whom } makes you an offer. Do you accept?
    .why = If you accept, the deal is made at once. Your own offers no longer count.
q-deal-give = The deal: which card do you give?
    .why = You promised cards of your choice. Choose them one at a time.
q-deal-colony = The deal: which ships go to your new colony? Choose { $range }.
    .why = You can take them from anywhere, the gate included.
q-deal-penalty = { $n ->
        [one] No deal: choose { $n } ship to lose.
       *[other] No deal: choose { $n } ships to lose.
    }
    .why = They come from your colonies or the gate, but not from the warp.

## Technology

q-technology-keep = Which technology do you keep?
    .why = You keep one, face down. The others are discarded face up.
q-technology-action = Do you research, complete or abandon a technology, or do nothing?
    .why = Each player has one action at the start of each encounter.
    .pass = Your technologies stay as they are.
q-technology-research = Which colony sends a ship to research?
    .why = It stays there until the technology is completed or abandoned.
q-flagship = Is your flagship among the ships you send?
    .why = The Prometheus adds more than an ordinary ship.
    .pass = It stays where it is.
q-flagship-place = Where does your flagship land?
    .why = The Prometheus is one of the ships you have just spread.

## Powers, flares and artifacts in general: for what has no words of its own. $power: the name of the power or card.

q-choose-player = { $power }: which player do you choose?
    .why = Everybody sees who you choose.
q-choose-players = { $power }: which players do you choose?
    .why = Everybody sees who you choose.
q-choose-planet = { $power }: which planet do you choose?
    .why = Everybody sees what you choose.
q-choose-card = { $power }: which card do you choose?
    .why = The other players may not see which card it is.
q-choose-cards = { $power }: which cards do you choose?
    .why = The other players may not see which cards they are.
q-choose-alien = { $power }: which alien do you choose?
    .why = It is shown to everybody.
q-choose-number = { $power }: how many do you choose? Choose { $range }.
    .why = Everybody sees the number.
q-choose-ships = { $power }: which ships do you choose? Choose { $range }.
    .why = They leave the places they are in.
q-choose-way = How do you use { $power }?
    .why = You can choose any of these now.
q-choose-yes = Do you want to use { $power }?
    .why = You can use it now.
    .pass = You don't use it.

## Options that name a place. $name: the option itself.

list-at = { $name }: { $place }
list-at_of = { $name }: { $place }, { $who }
list-place_of = { $place }, { $who }

## Reasons: why ships or cards are taken, where no card or power is behind it. 30 columns.

cause-rules = the rules
cause-home = coming home
cause-reward = rewards
cause-defeat = losing the encounter
cause-deal_failed = a failed deal
cause-homeless = having no colony left
cause-price = the price
cause-caught = being caught
cause-false_accusation = a false accusation

## Options of powers and cards. 14 columns.

opt-bonus = Take the bonus
opt-self_zap = Zap yourself
opt-end = End the turn
opt-new_technology = Technologies
opt-turn_up = Show alien
