### The guided first game: one idea a line, then one thing to do. 76 columns, so that the mark before it fits a
### window of 80. It never tells what it shows.
### Value: the idea. .do: the one thing to try now.

tut-faction = Your faction bends two rules and starts you on two tracks. Any one is fine.
    .do = Read them with { $key-read }; { $key-send } takes the highlighted one.
tut-first = On a turn you launch one ship, or bring all ships home. First, launch some.
    .do = Choose a transport and press { $key-send }.
tut-region = A planet gives the moon you see; a base does what it says.
    .do = Use the arrows to find a lit planet without raiders near; { $key-send }.
tut-moon = You can keep a captured moon for a frame, or abandon it for what it shows.
    .do = Keep it and press { $key-send }. At any time, j slots a moon, k abandons one.
tut-second = From now on, a ship can only go to regions in range of your other ships.
    .do = Send another transport to a neighbor.
tut-home = You can go home with your ships: each runs one module, then all come back.
    .do = Return to the station when your launch pad is empty.
tut-modules = A ship on a module opens its row. Then energy can run others in that row.
    .do = Put a ship on the Primary Reactor first: it gives you energy.
tut-field = Each new module moves you up a track, which scores at events and at the end.
    .do = Buy the cheapest one: those at the bottom cost 1.
tut-raiders = Raiders in range attack after you have collected. Then the dice decide.
    .do = Look at the odds with { $key-odds }, then go on.
tut-energy = Each energy adds a die. The highest die wins; if tied, the next one counts.
    .do = Add what you can spare and press { $key-send } to roll.
tut-develop = A transport on a planet can become a development. Leaders near it score.
    .do = Build where there are many leaders.
tut-event = At the end of its track, the marker brings an event: a track scores.
    .do = Read the card, then go on.
tut-end = When a player reaches the goal, all get one last turn. Then you score.
    .do = Play on. Press { $key-explain } to see what it would score now.
