### The guided first game: one idea a line, then one thing to do. 78 columns. It never tells what it shows.

tut-chaos_colony = Your deck is your colony and your life: when it is empty, you lose.
    .do = Look at the pile. You draw from it, and bombs destroy it.
tut-chaos_play = Ships cost credits and can act at once. You get five credits every turn.
    .do = Play a ship: press its number, then Enter.
tut-chaos_numbers = Speed: who fires first. Fire: damage. Armor: damage it takes. Bomb: cards.
    .do = Read a ship: move to it with Tab, then press i.
tut-chaos_draw = Drawing costs a credit, and the card comes out of your colony.
    .do = Draw only what you can play. End the phase when you have nothing left to do.
tut-chaos_attack = When you attack, you choose a target first. Active ships can defend it.
    .do = Attack their colony when you have an active ship.
tut-chaos_target = A colony loses a card for each point of bombing, a center one card a combat.
    .do = Choose the colony.
tut-chaos_attackers = Ships that fire are used, so they can't defend in the next turn.
    .do = Tick the ships that attack and leave one at home. Press Enter to send them.
tut-chaos_defend = Ships you send can shoot back; ships you keep are ready on your turn.
    .do = Tick defenders, or none and let the bombs hit.
tut-chaos_fire = The fastest ship acts first. Damage and return fire happen together.
    .do = Choose a target, or press 0 to pass: then your ship can still bomb.
tut-chaos_reply = A ship under fire can fire back, even one that is about to be destroyed.
    .do = Fire back, or hold fire to act later.
tut-chaos_bomb = Only ships that are still active can bomb. Their points are added up.
    .do = Tick all of them, then press Enter.
tut-chaos_turned = When your turn ends, ships recover one step: damaged, used, active.
    .do = End the phase: your ships recover, and their armor is full again.
