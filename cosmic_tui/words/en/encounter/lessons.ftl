### Lessons: what the coach says, one sentence of 74 columns at most. .do: the one thing to do now.
### Nothing is told that was not shown; nothing hurts before it was said.

## The first game: Macron against two cadets

les-name_first = Your first game
les-first-aim = Your home has five planets. Five colonies in other systems win the game.
    .do = Destiny says who you attack. { $key-send } takes the planet that is lit.
les-first-send = Your alien is Macron: each of your ships counts four in a fight.
    .do = One ship will do. { $key-send } sends it.
les-first-card = Both sides play a card face down. An attack fights with its number.
    .do = Attack 12 is lit. { $key-send } plays it.
les-first-sum = Card and ships: 12 and 4 make 16, against 6 and 4. The higher sum wins.
les-first-lost = Ships that are lost go to the warp. They wait there; they are not gone.
les-first-landed = Your ship lands: a colony in another system. Four more, and you win.
les-first-again = If your first attack of a turn succeeds, you may attack once more.
    .do = { $key-send } goes on.
les-first-blue = A new destiny card names another player to attack. Send one ship again.
    .do = { $key-send } takes the planet that is lit.
les-first-used = Cards you play are gone. You get new ones when you have none left.
    .do = { $key-send } plays Attack 10.
les-first-tie = 14 to 14. A tie goes to the defense: an attack needs one more.
les-first-warp = Now your ship is in the warp. One comes home when your turn begins.
les-first-join = Two others fight, and you are invited. Allies of a winning attack land too.
    .do = { $key-send } joins the attack.
les-first-ally = An ally's ships count for its side, and they are lost with it.
    .do = { $key-send } sends one.
les-first-second = That is a second colony, and you played no card for it.
les-first-peace = You are attacked. A negotiate does not fight: two of them open talks.
    .do = { $key-send } plays the Negotiate.
les-first-talks = Two negotiates: agree on a deal, or both of you lose three ships.
les-first-deal = A colony for a colony is offered: each of you gains one.
    .do = Accept is lit. { $key-send } accepts.
les-first-dealt = A third colony. A deal is a success, so the attacker goes on.
les-first-give = Against an attack a negotiate loses, but it is paid for lost ships.
    .do = { $key-send } plays the Negotiate all the same.
les-first-paid = Compensation: a card out of the winner's hand for each ship you lost.
les-first-home = Your turn begins, and one ship comes home from the warp.
les-first-third = Two colonies to go. You know how it works.
    .do = { $key-send } takes the planet that is lit.
les-first-low = Keep your best card for a time when more is at stake.
    .do = { $key-send } plays Attack 08.
les-first-more = You are behind. A reinforcement adds to a sum when the cards lie open.
    .do = { $key-send } adds 3 to your side.
les-first-side = A reinforcement may go to either side.
    .do = Yours is lit. { $key-send } chooses it.
les-first-swing = 15 to 14: you lead. Anybody who holds a reinforcement could answer.
les-first-fourth = Four colonies. From now on the others know that you need one more.
les-first-free = The lesson is over and the game goes on. One more colony wins it.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## The last colony: who needs one more is stopped by the others

les-name_last = The last colony
les-last-join = Four colonies: one more wins the game. Both sides ask for your help.
    .do = { $key-send } joins the defense.
les-last-send = Send enough to turn the fight. An ally risks every ship that is sent.
    .do = Two stand ready. { $key-send } sends them.
les-last-sum = 14 to 14, and a tie is the defense's. Your two ships have stopped it.
les-last-place = The defense has won, so your ships come home.
    .do = { $key-send } puts them on your first planet.
les-last-paid = Allies of a winning defense get a card or a ship back for each ship.
les-last-free = Look at the colonies before you help. The game goes on as it stands.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Zaps: a card that stops a power

les-name_zap = Zaps
les-zap-card = You are attacked by Macron: each of those three ships counts four.
    .do = Attack 14 is lit. { $key-send } plays it.
les-zap-stop = The power is about to be used. Now, and only now, can a zap stop it.
    .do = Cosmic Zap is lit. { $key-send } plays it.
les-zap-stopped = Stopped: until this encounter ends, the power does nothing.
les-zap-won = Ships count one again: 12 and 3 are 15, and 14 and 4 are 18. You win.
les-zap-free = A zap is gone once it is played, so keep it for a power that hurts.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Deals: three offers, and when to refuse one

les-name_deals = Deals
les-deals-lay = Two negotiates open talks, and talks can end in a deal.
    .do = The Negotiate is lit. { $key-send } plays it.
les-deals-talks = Without a deal both of you lose three ships.
les-deals-fifth = A colony for a colony. But count: it would be the fifth for them.
    .do = Decline is lit. { $key-send } declines.
les-deals-dear = One card for two of yours is a bad swap, and there is time left.
    .do = { $key-send } declines again.
les-deals-fair = A card for a card: nobody gains much, but nobody loses ships.
    .do = Accept is lit. { $key-send } accepts.
les-deals-made = The deal is made. Each gets a card at random out of the other's hand.
les-deals-free = You may make offers yourself: any cards, and one colony each.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Sums: card, ships, allies, reinforcements

les-name_totals = Sums and reinforcements
les-totals-lay = You attack with four ships. An ally helps the defense with two.
    .do = Attack 12 is lit. { $key-send } plays it.
les-totals-sums = 12 and 4 make 16. 10, 4 and 2 make 16 as well, and a tie is theirs.
les-totals-add = Now that the cards lie open, reinforcements can be added.
    .do = Reinforcement +2 is lit. { $key-send } plays it.
les-totals-side = A reinforcement may go to either side.
    .do = Yours is lit. { $key-send } chooses it.
les-totals-ahead = 18 to 16: you lead, for the moment.
les-totals-answer = They answer with +3, and lead by 19 to 18.
les-totals-again = It is not over until all have passed, so you may answer as well.
    .do = Reinforcement +5 is lit. { $key-send } plays it.
les-totals-enough = 23 to 19 will be enough.
    .do = Yours is lit. { $key-send } chooses it.
les-totals-won = You win by four. Winning by one would have brought the same.
les-totals-free = Before you add, look who could still answer. The game goes on.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Timing: why a card is dark

les-name_timing = Why is that card dark?
les-timing-dark = You can't play a dark card yet: { $key-why_not } says when you can.
    .do = Only encounter cards can be played now. { $key-send } plays Attack 08.
les-timing-behind = 16 to 12: you are behind, and both cards lie open.
les-timing-lit = This is the moment for reinforcements, and yours is lit.
    .do = { $key-send } plays Reinforcement +5.
les-timing-side = It may go to either side.
    .do = Yours is lit. { $key-send } chooses it.
les-timing-held = 17 to 16. Cosmic Zap stayed dark all the time: it only answers a power.
les-timing-plague = A new encounter begins, and Plague is lit: it belongs here.
    .do = { $key-send } plays it.
les-timing-whom = It costs one player three ships, and cards as well.
    .do = { $key-send } chooses your last attacker.
les-timing-free = Each card has its moment. Press { $key-why_not } whenever one is dark.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Hands: when to be rid of a card, and when eight new ones come

les-name_hands = Hands, bad and new
les-hands-rid = You have one ship against four: this fight is as good as lost.
    .do = Get rid of a bad card here. { $key-send } plays Attack 04.
les-hands-cheap = It has cost you one ship, and no good card.
les-hands-last = Attack 11 was your last encounter card, and it has held this time.
les-hands-new = Your turn began without an encounter card: you drew eight new cards.
    .do = { $key-send } takes the planet that is lit.
les-hands-gone = What else was in the old hand is gone, so play such cards in time.
    .do = Three ships stand ready. { $key-send } sends them.
les-hands-choose = Now you have a choice, and the best card need not go first.
    .do = { $key-send } plays Attack 14 and keeps Attack 20.
les-hands-landed = A poor hand that is spent quickly makes room for a new one.
les-hands-free = Count what you can still play before your turn. The game goes on.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Powers at the reveal: other sums

les-name_reveal = Powers: other sums
les-reveal-low = Anti-Matter attacks you: in its fights the lower sum wins.
    .do = So a small card is the right one. { $key-send } plays Attack 04.
les-reveal-against = 24 against 8: in any other fight you would have lost.
les-reveal-less = Its ships are taken off, not added: 16 against 8, and 8 is less.
les-reveal-peace = Virus multiplies its ships by its card: 4 ships and a 10 make 40.
    .do = That fight is not for you. { $key-send } plays the Negotiate.
les-reveal-paid = You have lost the planet, but the negotiate brought you a card.
les-reveal-free = Some powers add, some multiply, some reverse: read the alien first.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Powers at the alliance: Parasite

les-name_join = Powers: uninvited
les-join-use = Two others fight and invite nobody. But you are Parasite.
    .do = Your power is lit. { $key-send } uses it.
les-join-side = You may join either side, so take the one that looks stronger.
    .do = The attack is lit. { $key-send } chooses it.
les-join-send = One ship founds a colony; two are harder to drive away.
    .do = Two stand ready. { $key-send } sends them.
les-join-landed = The attack wins, and you have a colony that nobody offered you.
les-join-free = Other powers forbid allies, or force them: read them before you invite.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Powers on cards: Trader

les-name_swap = Powers: their cards
les-swap-use = You attack, and hold nothing but Attack 04 and 01. But you are Trader.
    .do = Your power is lit. { $key-send } uses it.
les-swap-swapped = The two hands change places, and they stay where they are now.
les-swap-lay = Now you have their good cards, and they must play what you gave them.
    .do = Attack 20 is lit. { $key-send } plays it.
les-swap-sum = 23 against 8: they were beaten before a card lay on the table.
les-swap-landed = Such a power is worth most when your own hand is spent.
les-swap-free = Do not save good cards against an alien that takes hands.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Another way to win: Masochist

les-name_win = Another way to win
les-win-invite = Masochist wins when it has no ship left, and this is its last one.
    .do = No help is needed. { $key-send } invites nobody.
les-win-lose = If you win this fight, that ship is lost, and the game with it.
    .do = So lose it. { $key-send } plays the Negotiate.
les-win-landed = It lands on your planet, and goes on without a victory.
les-win-paid = And your ships are paid for with a card.
les-win-free = A few aliens win in a way of their own: read them when the game begins.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Powers on loss: Zombie

les-name_loss = Powers: nothing is lost
les-loss-aim = You are Zombie: ships that you would lose come home instead.
    .do = { $key-send } takes the planet that is lit.
les-loss-send = So send as many as you can, from several planets to keep them all.
    .do = Four stand ready. { $key-send } sends them.
les-loss-card = Cards do not come back, only ships do.
    .do = A small one will do. { $key-send } plays Attack 06.
les-loss-beaten = 10 against 19: your attack has failed.
les-loss-used = Now the power works: none of your ships goes to the warp.
les-loss-place = You choose where they land.
    .do = { $key-send } puts them on your first planet.
les-loss-free = Only a zap can stop it. Take cards from such an alien, not ships.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## An ally for pay: ships or cards from a defense that wins

les-name_pay = An ally for pay
les-pay-join = Both sides ask for your help, and two of your ships are in the warp.
    .do = { $key-send } joins the defense.
les-pay-send = If the defense wins, you are paid for each ship that you send.
    .do = Three stand ready. { $key-send } sends them.
les-pay-sum = 11 against 17. An ally of the other side would have lost everything.
les-pay-home = The defense has won, so your three ships come home.
    .do = { $key-send } puts them on your first planet.
les-pay-choose = For each ship you may choose: one of yours from the warp, or a card.
    .do = Two ships and a card stand ready. { $key-send } takes them.
les-pay-back = Two ships leave the warp.
    .do = { $key-send } puts them on your first planet.
les-pay-paid = Two ships are home again, and a card came with them.
les-pay-free = Allies of an attack that wins get a colony instead. Choose what you need.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Flares: wild, super, and who may

les-name_flares = Flares
les-flares-lay = You are Human: your power adds 4. And you hold two flares.
    .do = Attack 08 is lit. { $key-send } plays it.
les-flares-short = With your power it is 19 to 16, and that is not enough.
les-flares-wild = The flare of another alien is wild: this one counts ships in the warp.
    .do = Flare Warpish is lit. { $key-send } plays it.
les-flares-tie = Three ships in the warp make it 19 to 19, and a tie is the defense's.
les-flares-next = The flare is in your hand again; you may play one in each encounter.
    .do = { $key-send } plays Attack 06 for the next fight.
les-flares-super = The flare of your own alien is super: your power adds 8 instead of 4.
    .do = Flare Human is lit. { $key-send } plays it.
les-flares-mode = 8 more are enough. To win at once would cost you the flare.
    .do = The bonus is lit. { $key-send } takes it.
les-flares-won = 18 to 15: you win again.
les-flares-free = Wild or super, a flare comes back to your hand. The game goes on.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.
