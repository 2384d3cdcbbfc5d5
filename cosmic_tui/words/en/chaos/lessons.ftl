### Lessons: what the coach says, one sentence of 74 columns at most. .do: the one thing to do now.
### Nothing is told that was not shown; nothing hurts before it was said.

## The first game: ships only, short heaps, a cadet

les-name_first = Your first game
les-first-life = Your deck is your colony and your life: when it is empty, you lose.
    .do = Unicornis costs nine of your ten credits. { $key-send } plays it.
les-first-act = A ship can act at once. Five new credits come with each of your turns.
    .do = { $key-send } begins an attack.
les-first-target = You attack their colony: bombs take it apart, card by card.
    .do = { $key-send } takes the colony as the target.
les-first-bombs = Nobody defends it. The last number on a ship is its bombing: three cards.
    .do = Your ship is ticked. { $key-send } drops the bombs.
les-first-fallen = There were fifteen cards, and twelve are left. That was your first attack.
les-first-used = A ship that bombs or fires is used. It recovers when your turn ends.
    .do = { $key-send } ends your turn.
les-first-defend = Now they attack your colony. A ship that is active may defend it.
    .do = { $key-send } sends Unicornis to meet them.
les-first-reply = The faster ship fires first: speed 5 against your 3. You may fire back.
    .do = { $key-send } fires back.
les-first-hit = Both hits count at once: you lose 1 of 3 armor, they lose all they have.
les-first-destroyed = A ship without armor is destroyed. This one will drop no bombs.
les-first-damaged = A ship that was hit is damaged. It takes two ends of your turn to recover.
    .do = { $key-send } plays Vanguard Patrol.
les-first-draw = A card costs a credit, and it comes out of your colony: out of your life.
    .do = Draw only when you lack ships. { $key-send } draws one.
les-first-more = Vanguard Patrol is active, and their ships are gone.
    .do = { $key-send } begins an attack.
les-first-centre = The center is their hand. It loses one card a combat, never more.
    .do = { $key-send } takes the center this time.
les-first-again = Again nobody is there to defend.
    .do = Your ship is ticked. { $key-send } drops the bombs.
les-first-ruin = They choose which card they lose. What bombs take lies in the ruin.
les-first-hold = A ship that fires in defense is still used in your own turn. Keep it ready.
    .do = Nobody is ticked. { $key-send } lets the bombs come.
les-first-cost = That bomb cost one card: you have thirteen left, and a ship that can attack.
les-first-second = Their ship has recovered, so it may defend. Bring a second one.
    .do = { $key-send } plays Lancer Wing.
les-first-both = Two ships attack together: one can fight while the other bombs.
    .do = { $key-send } begins an attack.
les-first-win = It is the colony that wins the game.
    .do = { $key-send } takes the colony as the target.
les-first-send = You choose which ships fly. A ship that stays home could defend later.
    .do = Both are ticked. { $key-send } sends them.
les-first-tie = They defend. Speed 4 against 4: on a tie the attacker fires first.
    .do = Vanguard Patrol is lit. { $key-send } fires.
les-first-trade = Your 2 damage meets armor 2, and their 3 meets your 2, at the same time.
les-first-lost = Both are destroyed: firing first saves no ship from return fire.
les-first-active = Lancer Wing has not fired, so it is still active, and it may bomb.
    .do = It is ticked. { $key-send } drops the bomb.
les-first-eleven = A ship for a ship, and their colony is down to eleven cards.
les-first-end = Ships, speed, fire, armor, bombs: you have seen all of it.
    .do = { $key-send } ends your turn, and from now on they choose for themselves.
les-first-free = The lesson is over and the game goes on: you have to empty their colony.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Events and interrupts

les-name_events = Events and interrupts
les-events-event = An event works at once and is gone: this one brings you two credits.
    .do = Spot Trade is lit. { $key-send } plays it.
les-events-ship = Now you have six credits: enough for a ship, and one is left.
    .do = { $key-send } plays Garrison Cutter.
les-events-keep = Keep that credit: an interrupt is paid for in the middle of a fight.
    .do = { $key-send } ends your turn.
les-events-meet = Void Ravager has firepower 3, and your ship has armor 3.
    .do = { $key-send } sends it to defend all the same.
les-events-reply = As it stands, both ships would be destroyed.
    .do = { $key-send } fires back.
les-events-interrupt = Before damage counts there is time for interrupts: this one adds 1 armor.
    .do = Durmacel Deflector is lit. { $key-send } plays it.
les-events-hit = 3 damage against 4 armor: yours survives, theirs does not.
les-events-free = Credits left over may mean an interrupt. That goes for theirs, too.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Cards face down: anything may be a bluff

les-name_hidden = Cards face down
les-hidden-down = Any card may lie face down, and only you know which one it is.
    .do = { $key-send } takes Scrap Plating.
les-hidden-aboard = On a ship a card is equipment, on the surface it is a base.
    .do = { $key-send } puts it on Moon Worshipper.
les-hidden-bluff = You don't have to tell the truth: an event can lie there as a base.
    .do = { $key-send } takes Tax Levy.
les-hidden-surface = They will have to bomb it to find out that it is nothing.
    .do = { $key-send } puts it on the surface.
les-hidden-pay = A card works only if you pay for it and it really is what it lies there as.
    .do = { $key-send } pays for Scrap Plating.
les-hidden-shown = Now it lies face up, and your ship has one armor more.
les-hidden-free = What lies face down over there may be a trap, a treasure or nothing.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.
