### The guided first game: one idea a line, then one thing to do. 78 columns. It never tells what it shows.
### Value: the idea. .do: the one thing to try now.

tut-welcome = Five colonies on other players' planets win. Ships on a planet are a colony.
tut-launch = More ships weigh more, but everything you send can be lost. Try three.
tut-alliance = Ask for help freely: an ally of the offense wins a planet too.
tut-cards = An empty hand is not refilled at once. Bad cards are meant to be used up.
tut-negotiate = Negotiate loses to attack, but pays: a card from the winner per ship lost.
tut-key = Press { $key } at any time: it explains what is being asked, and by which card.

## Call-outs on the real table, each once, ended by doing the thing

tut-race = Five colonies in other systems win. Every alien bends the rules its own way.
    .do = Read both powers. 1 or 2 chooses, { $key-send } sends.
tut-destiny = Destiny decides whom you attack. You decide on which planet.
    .do = Choose one with few ships on it.
tut-ships = Three ships is common. Keep one on every planet: an empty one is no colony.
    .do = { $key-send } sends those that stand ready. 0 and digits choose others.
tut-empty = That empties a planet. With fewer than three home colonies your power stops.
    .do = Take a ship from a fuller planet instead.
tut-invite = Allies add their ships to yours. If you win, they have their share of it.
    .do = Tick somebody who is not ahead of you.
tut-answer = The others are attacking. Joining the likely winner is worth a ship or two.
    .do = Send two ships to the side that looks stronger.
tut-hand = An attack fights with its number. A negotiate gives in, but is paid for it.
    .do = Choose an attack and press { $key-send }.
tut-sum = Each side adds its card and its ships. Higher wins; a tie is the defense's.
    .do = Press { $key-explain } to see how it adds up.
tut-reinforce = Reinforcements come last, from both sides in turn, until all pass.
    .do = Add one if you are behind, or press 0.
tut-desk = Two negotiates: agree on cards or colonies, or lose three ships each.
    .do = Offer a colony for a colony.
tut-compensation = Lose with a negotiate, and you take a card from the winner per ship lost.
    .do = With bad cards that is worth a try: choose, and press { $key-send }.
tut-power = Your alien breaks one rule. Its text says when you use it.
    .do = Press { $key-read } on your own name to read it.
tut-winning = Everybody who reaches five at the same moment wins together.
    .do = Finish this encounter; the rest is up to you.
tut-muted = The coach is silent now. { $key-coach } brings it back.
