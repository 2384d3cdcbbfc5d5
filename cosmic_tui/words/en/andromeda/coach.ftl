### The guided first game: one idea a line, then one thing to do. 76 columns, so that the mark before it fits a
### window of 80. It never tells what it shows.
### Value: the idea. .do: the one thing to try now.

tut-faction = A faction bends two rules and starts you on two tracks. Any of them will do.
    .do = Read them with { $key-read }; { $key-send } takes the highlighted one.
tut-first = A turn is one ship out, or all ships home. First you need ships out there.
    .do = Choose a transport and press { $key-send }.
tut-region = Planets give the moon you see; bases do what they say. Free ones are safe.
    .do = Walk with the arrows to a lit planet without raiders near; { $key-send }.
tut-moon = A captured moon can be kept for a frame, or abandoned for what it shows.
    .do = Keep it: { $key-send } goes on. Whenever you like, j slots one, k abandons one.
tut-second = From now on ships reach only regions near your others: range counts.
    .do = Send another transport to a neighbour.
tut-home = With ships out you can go home: each runs one module, then all return.
    .do = Return to station when your pad is empty.
tut-modules = The ship on a module opens its row: energy then runs others of that row.
    .do = Put a ship on the Primary Reactor first: it gives energy.
tut-field = New modules bring you forward on a track: points at events and at the end.
    .do = Buy the cheapest one: those at the bottom cost 1.
tut-raiders = Raiders in range come after you have taken what was there. Then dice decide.
    .do = Look at the odds with { $key-odds }, then go on.
tut-energy = Each energy adds a die. The highest die wins; a tie looks at the next one.
    .do = Add what you can spare, { $key-send } throws.
tut-develop = A transport on a planet can become a development: leaders near it score.
    .do = Build where many leaders stand.
tut-event = The marker brings events: a track scores, raiders appear, damage costs.
    .do = Read the card, then go on.
tut-end = Whoever reaches the goal gives everybody one more turn. Then all is counted.
    .do = Play on; { $key-explain } shows how it would count now.
