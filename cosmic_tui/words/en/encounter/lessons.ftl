### Lessons: what the coach says, one sentence of 74 columns at most. .do: the one thing to do now.
### Nothing is told that was not shown; nothing hurts before it was said.

## The first game: Macron against two cadets

les-name_first = Your first game
les-first-aim = Your home has five planets. Five colonies in other systems win the game.
    .do = Destiny says whom you attack. { $key-send } takes the planet that is lit.
les-first-send = Your alien is Macron: each of your ships counts four in a fight.
    .do = One ship will do. { $key-send } sends it.
les-first-card = Both sides lay a card face down. An attack fights with its number.
    .do = Attack 12 is lit. { $key-send } lays it.
les-first-sum = Card and ships: 12 and 4 make 16, against 6 and 4. The higher sum wins.
les-first-lost = Ships that are lost go to the warp. They wait there; they are not gone.
les-first-landed = Your ship lands: a colony in another system. Four more, and you win.
les-first-again = If your first attack of a turn succeeds, you may attack once more.
    .do = { $key-send } goes on.
les-first-blue = A new card of destiny, somebody else to attack. One ship flies again.
    .do = { $key-send } takes the planet that is lit.
les-first-used = Cards you lay are gone. New ones come when you have none left to lay.
    .do = { $key-send } lays Attack 10.
les-first-tie = 14 to 14. A tie goes to the defense: an attack needs one more.
les-first-warp = Now your ship is in the warp. One comes home when your turn begins.
les-first-join = Others fight, and you are invited. Allies of an attack that wins land too.
    .do = { $key-send } joins the attack.
les-first-ally = An ally's ships count for its side, and they are lost with it.
    .do = { $key-send } sends one.
les-first-second = A second colony, and you laid no card for it.
les-first-peace = You are attacked. A negotiate does not fight: two of them open talks.
    .do = { $key-send } lays the Negotiate.
les-first-talks = Two negotiates: agree on a deal, or both of you lose three ships.
les-first-deal = A colony for a colony is offered: each of you gains one.
    .do = To accept is lit. { $key-send } accepts.
les-first-dealt = A third colony. A deal is a success, so the attacker goes on.
les-first-give = Against an attack a negotiate loses, but it is paid for lost ships.
    .do = { $key-send } lays the Negotiate all the same.
les-first-paid = Compensation: a card out of the winner's hand for each ship you lost.
les-first-home = Your turn begins, and one ship comes home from the warp.
les-first-third = Two colonies to go. You know the way.
    .do = { $key-send } takes the planet that is lit.
les-first-low = Keep the best card for a day on which more is at stake.
    .do = { $key-send } lays Attack 08.
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
les-last-paid = Who helps a defense to win is paid: a card or a ship back for each ship.
les-last-free = Look at the colonies before you help. The game goes on as it stands.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Zaps: a card that stops a power

les-name_zap = Zaps
les-zap-card = You are attacked by Macron: each of those three ships counts four.
    .do = Attack 14 is lit. { $key-send } lays it.
les-zap-stop = The power is about to be used. Now, and only now, can a zap stop it.
    .do = Cosmic Zap is lit. { $key-send } plays it.
les-zap-stopped = Stopped: until this encounter ends, the power does nothing.
les-zap-won = Ships count one again: 12 and 3 are 15, and 14 and 4 are 18. You hold.
les-zap-free = A zap is gone once it is played, so keep it for a power that hurts.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.
