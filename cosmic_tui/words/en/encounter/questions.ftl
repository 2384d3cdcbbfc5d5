### Questions. Value: what is decided. .why: by which card, power or rule, and what follows.
### .pass: only if passing is allowed: what goes on then. Three lines, at most 78 columns each.
### An id is the step that asks, its dots as hyphens. Questions of an alien, artifact or technology stand in its own file.

## Before the game, and at the start of a turn

q-setup-alien = Which alien are you: { $first } or { $second }?
    .why = Your two flares named them. The other one goes back in the box, unseen.
q-setup-technology = Keep one technology: { $first } or { $second }?
    .why = It stays secret until it works. The other one is discarded face up.
q-start-hot_swap = Keep { $first }, or take { $second } instead?
    .why = Hot-swapped powers: once a turn, and the other one leaves the game.

## Any moment. $moment is its name.

q-window = Do you want to do anything now? ({ $moment })
    .why = You hold something that fits this moment.
    .pass = The game goes on. It may not ask you again.
# The same question where only reinforcements are left: the totals are known.
q-window-reinforce = Play a reinforcement? It stands at { $off } to { $def }.
    .why = Reinforcements may go to either side.
    .pass = Once everybody has passed in a row, the totals stand.
# $act: what is being answered. $who announced it.
q-respond = { $act ->
        [power] { $who } uses { $power }. Do you stop it?
        [flare] { $who } announces a flare: { $alien }. Do you stop it?
        [reinforcement] { $who } adds { $value }. Do you stop it?
        [technology] { $who }: { $technology }. Do you stop it?
       *[card] { $who } plays { $card }. Do you stop it?
    }
    .why = { $stopper } can do that now; once the effect begins it is too late.
    .pass = It takes effect.
# Before a mandatory power acts: the super flare that goes with it.
q-ride = Play your super flare with it? { $alien }
    .why = { $power } is about to act. One flare per player and encounter.
    .pass = The power acts without it.
q-reinforce-side = Which side gets your +{ $value }?
    .why = Your own side is only the usual choice.
q-order = Several of yours come at this moment. Which first?
    .why = Your own cards and powers go in the order you like.
q-hidden-show = Turn up your alien to use { $power }?
    .why = Hidden powers: once turned up, it stays up for the rest of the game.
    .pass = Your alien stays hidden.

## Ships. $card: what asks for them.

q-place = { $n ->
        [one] { $n } ship comes home. To which colony?
       *[other] { $n } ships come home. Spread them over your colonies.
    }
    .why = They may land on any colony you still have, not only where they came from.
q-lose = { $n ->
        [one] Choose { $n } ship to lose.
       *[other] Choose { $n } ships to lose.
    }
    .why = { $card } sends them to the warp.
# Somebody else chooses: { $whom } loses the ships.
q-lose-other = { $n ->
        [one] Choose { $n } ship that { $whom } loses.
       *[other] Choose { $n } ships that { $whom } loses.
    }
    .why = { $card } sends them to the warp.

## The phases in order

q-regroup-retrieve = Where shall your ship from the warp land?
    .why = Regroup: one ship returns to one of your colonies.
q-destiny-own = Your own colour. Draw again, or tidy up at home?
    .why = Destiny shows { $colour }, which is you.
q-destiny-wild = Wild card: whom do you want to encounter?
    .why = The encounter takes place in that player's home system.
q-destiny-resettle = Which ships resettle your planet { $planet }? { $min } to { $max }.
    .why = An empty planet of yours: no fight, and it counts as a success.
q-launch-aim = Aim the gate: which of { $whom }'s planets?
    .why = Destiny chose the system, you choose the planet.
q-launch-send = How many ships go through the gate? { $min } to { $max }.
    .why = They count towards your total. If you lose, they go to the warp.
# Asked once more before ships leave: the last one of a colony, or one too many home colonies gone.
q-launch-last_ship = That is your last ship on planet { $planet }; the colony would be gone. Send it?
    .why = A colony is ships on a planet. No ships, no colony.
q-launch-power_lost = Home colonies would fall to { $number }: you lose { $power }. Send the ships?
    .why = A power needs three home colonies, or two with four planets.
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
q-alliance-send = How many ships do you send? { $min } to { $max }.
    .why = { $side ->
        [offense] They land with the offense, or go to the warp with it.
       *[defense] Each earns a reward if the planet holds, or goes to the warp if not.
    }
q-planning-pick = Choose your encounter card against { $whom }.
    .why = Both cards are turned up at the same time. Yours stays secret until then.
q-reward-ships = { $n ->
        [one] { $n } reward: a card, or a ship from the warp?
       *[other] { $n } rewards: how many as ships from the warp? The rest are cards.
    }
    .why = One for each ship you sent to the defense.
q-turn-go_on = That went well. Do you want another encounter?
    .why = A first encounter that succeeds allows one more.
    .pass = Your turn ends here.

## Talks

q-deal = { $seconds ->
        [0] Make { $whom } an offer.
        [one] Make { $whom } an offer. { $seconds } second left.
       *[other] Make { $whom } an offer. { $seconds } seconds left.
    }
    .why = Two negotiates: at least one card or one colony must change hands.
    .pass = { $n ->
        [one] No deal by then: { $n } ship each to the warp.
       *[other] No deal by then: { $n } ships each to the warp.
    }
q-deal-answer = { $whom } makes you an offer. Do you accept?
    .why = Accepting binds you both at once.
    .pass = The offer stays open until the clock runs out.
q-deal-give_up = { $n ->
        [one] Give up the talks? You would each lose { $n } ship.
       *[other] Give up the talks? You would each lose { $n } ships.
    }
    .why = It cannot be taken back.
q-deal-give = Which card do you give?
    .why = The deal leaves the choice to you.
q-deal-colony = Which ships found your new colony? { $min } to { $max }.
    .why = The deal grants it. Ships from the gate or from any colonies of yours.
q-deal-penalty = { $n ->
        [one] No deal: choose { $n } ship to lose.
       *[other] No deal: choose { $n } ships to lose.
    }
    .why = From anywhere outside the warp: colonies, gate or planet.

## Technology

q-technology-act = Technology: research, complete, abandon, or nothing?
    .why = One action for every player at the start of each regroup phase.
    .pass = Your technologies stay as they are.
q-technology-research = Which technology gets a ship, and from which colony?
    .why = The ship stays there until the technology is completed or abandoned.
q-technology-keep = Which technology do you keep?
    .why = One of them, face down. The others are discarded face up.

## The classic Filch flare: asked of everybody, in secret

q-quiet-order = A quiet beat: pass, make a noise, or lift something?
    .why = The classic Filch flare is in the game. Everybody is asked, in secret.
    .pass = You keep still.
q-quiet-accuse = Something stirred. Do you accuse anybody?
    .why = A wrong accusation costs a ship. All accusations are shown together.
    .pass = You accuse nobody.
