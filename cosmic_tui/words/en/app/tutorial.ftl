### The guided first game: one idea a line, then one thing to do. 78 columns. It never tells what it shows.
### Value: the idea. .do: the one thing to try now.

tut-welcome = Five colonies on other players' planets win. Ships on a planet are a colony.
tut-launch = More ships count for more, but you can lose all that you send. Try three.
tut-alliance = Don't be shy to ask for help: if you win, your allies get a colony too.
tut-cards = You don't get new cards until your hand is used up. Use the bad ones.
tut-negotiate = Negotiate loses to attack, but then you take a card per ship you lose.
tut-key = Press { $key } at any time to see what you are being asked, and why.

## Call-outs on the real table, each once, ended by doing the thing

tut-race = Five colonies in other systems win. Each alien breaks a rule in its own way.
    .do = Read both powers. Press 1 or 2 to choose, then { $key-send }.
tut-destiny = Destiny decides who you attack. You choose the planet.
    .do = Choose one with few ships on it.
tut-ships = Three ships is usual. Keep one on each planet: without ships it's no colony.
    .do = { $key-send } sends the ships shown. Use 0 and digits to choose others.
tut-empty = That empties a planet. With fewer than three home colonies, you lose power.
    .do = Take a ship from a fuller planet instead.
tut-invite = Allies add their ships to yours. If you win, they get a colony too.
    .do = Tick a player who isn't ahead of you.
tut-answer = The others are fighting. Joining the likely winner is worth a ship or two.
    .do = Send two ships to the side that looks stronger.
tut-hand = An attack fights with its number. A negotiate loses, but gets paid for it.
    .do = Choose an attack and press { $key-send }.
tut-sum = Each side adds its card and its ships. Higher wins; the defense wins a tie.
    .do = Press { $key-explain } to see how it adds up.
tut-reinforce = Reinforcements come last. Both sides add them in turn until all pass.
    .do = Add one if you are behind, or press 0.
tut-desk = Two negotiates: agree on cards or colonies, or you lose three ships each.
    .do = Offer a colony for a colony.
tut-compensation = If you lose with a negotiate, you take a card from the winner per ship lost.
    .do = With bad cards, that's worth a try. Choose it and press { $key-send }.
tut-power = Your alien breaks one rule. Its text says when you can use it.
    .do = Read it: press { $key-read } on your own name.
tut-winning = Everybody who reaches five colonies at the same moment wins together.
    .do = Finish this encounter; the rest is up to you.
tut-muted = The coach is off. Press { $key-coach } to turn it back on.
