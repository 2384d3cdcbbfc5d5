### The guided first game: one idea a line, then one thing to do. 78 columns. It never tells what it shows.

tut-chaos_colony = Your deck is your colony and your life: when it is empty, you have lost.
    .do = Look at the heap. Drawing takes from it, and so do bombs.
tut-chaos_play = Ships cost credits and are ready at once. Five credits come every turn.
    .do = Play a ship: its digit, then Enter.
tut-chaos_numbers = Speed: who shoots first. Fire: how hard. Armour: how long. Bomb: how many.
    .do = Read a ship: put the look on it with Tab, then press i.
tut-chaos_draw = A card costs a credit, and it comes off your colony.
    .do = Draw only what you can play. End the phase when nothing is left to do.
tut-chaos_attack = An attack names its target first; ships that stand idle defend it.
    .do = Attack their colony when you have an active ship.
tut-chaos_target = A colony loses a card for each point of bombing, a hand one card a combat.
    .do = Choose the colony.
tut-chaos_attackers = Ships that fire are used, and so cannot defend in the next turn.
    .do = Tick the ships that go, and leave one at home. Enter sends them.
tut-chaos_defend = Whom you send may shoot back; whom you keep stays ready for your turn.
    .do = Tick defenders, or none and let the bombs fall.
tut-chaos_fire = The fastest ship acts first. Damage and reply happen at the same moment.
    .do = Choose a target, or let it pass with 0: your ship may then still bomb.
tut-chaos_reply = A ship that is fired at may shoot back, even one about to be lost.
    .do = Shoot back, or hold fire to act in its own turn.
tut-chaos_bomb = Only ships that are still active may bomb, and their points are added up.
    .do = Tick all that may, then Enter.
tut-chaos_turned = Your turn's end turns ships back one step: damaged, then used, then active.
    .do = End the phase: your ships come back, and armour is whole again.
