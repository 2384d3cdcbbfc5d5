### Lessons: what the coach says, one sentence of 74 columns at most. .do: the one thing to do now.
### Nothing is told that was not shown; nothing hurts before it was said.

## The first game: short, against a cadet; the dice fall as written

les-name_first = Your first game
les-first-turn = On a turn you launch one ship or bring all of them home.
    .do = A transport is lit. { $key-send } launches it.
les-first-first = The first ship may go to any region that nobody holds.
    .do = { $key-send } sends it to the ice world that is lit.
les-first-moon = A planet gives you its top moon. This moon shows two ice.
les-first-second = From now on range counts: a ship goes near those that are out.
    .do = { $key-send } launches a second transport.
les-first-danger = There are raiders in the nebula beside this planet. You go there anyway.
    .do = { $key-send } sends it to the metal world that is lit.
les-first-ambush = You take the moon first. Then raiders in range come, and you fight.
les-first-join = Your ship in range can join. Each transport rolls one die.
    .do = It is ticked. { $key-send } sends it.
les-first-energy = Each energy that you spend adds a die: three dice against two.
    .do = One is ready. { $key-send } rolls the dice.
les-first-dice = The highest die decides. 5 and 5 tie, so the next one counts: 4 beats 3.
les-first-won = You win: a step on the supremacy track, and the raiders leave a reward.
    .do = One ice is ready. { $key-send } takes it.
les-first-third = Your third ship goes to an alliance base, and a base does what it says.
    .do = { $key-send } launches the last transport.
les-first-field = Maximus Field sells modules for your station.
    .do = It is lit. { $key-send } sends the ship there.
les-first-abandon = You can keep a moon, or abandon it for what it shows: two titanium.
    .do = { $key-send } abandons the moon of the metal world.
les-first-buy = A module at the bottom costs 1, in the middle 2, at the top 3.
    .do = Smelter is lit. { $key-send } buys it.
les-first-track = An industry module takes you one step up the industry track.
les-first-discard = If you do not buy a second module, another one has to go.
    .do = { $key-send } discards the one that is lit.
les-first-event = The event marker has reached the end of its track, so a card is turned over.
les-first-scores = A track scores: your second step on industry is worth two points.
les-first-home = No ship is left to launch, so all come home, and each may run a module.
    .do = Smelter is lit. { $key-send } chooses it.
les-first-ship = The first module of a row needs a ship.
    .do = The one from Maximus Field is lit. { $key-send } takes it.
les-first-row = That gave two titanium, and the row is open: energy can run the others.
    .do = Ship Builder is lit. { $key-send } chooses it.
les-first-spare = Energy keeps your ships free for other modules.
    .do = { $key-send } takes the energy.
les-first-repair = A ship costs titanium you need. A repair without damage scores a point.
    .do = The repair is lit. { $key-send } chooses it.
les-first-construct = Construction can turn a transport on a planet into a development.
    .do = It is lit. { $key-send } runs it with another transport.
les-first-factory = A factory costs three titanium, and two leaders stay there for good.
    .do = { $key-send } builds it on the metal world.
les-first-built = It scores a point for each leader there and beside it, yours and others'.
les-first-anew = Your ships are on the launch pad again, and you start over.
    .do = { $key-send } launches a transport.
les-first-beside = Next to your development you roll one more die in battles.
    .do = The ice world is lit. { $key-send } sends the ship there.
les-first-attacked = Another player comes to your region, so there is a battle.
les-first-beaten = 6 beats 4: you lose this battle.
les-first-card = The loser gets something, too: there is a tactics card for you.
    .do = { $key-send } draws it.
les-first-scrap = Your ship lies in the scrapyard. Your next return brings it back as well.
les-first-goal = When a player reaches 50 points, all get one more turn. Then you score.
les-first-free = The lesson is over and the game goes on: bring your ships home, or launch.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## The goal: everybody one turn more, then the count

les-name_goal = The last turn
les-goal-return = You have 45 points, and 50 bring the end. All your ships are out.
    .do = { $key-send } begins the return.
les-goal-construct = Construction can build a development, and it scores at once.
    .do = It is lit. { $key-send } chooses it.
les-goal-which = The transport on the metal world has to stay: it becomes the factory.
    .do = The one on Maximus Field is lit. { $key-send } takes it.
les-goal-build = Eight leaders stand on the metal world and beside it.
    .do = { $key-send } builds the factory.
les-goal-marker = 53 points: the end has come. Everybody has one more turn, including you.
les-goal-free = This is your last turn. Then tracks, developments and leaders score.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.

## Nebulae: navigation, a moon, the events to come

les-name_nebula = Into a nebula
les-nebula-vessel = A science vessel has navigation: it may enter a nebula.
    .do = It is lit. { $key-send } launches it.
les-nebula-into = Each nebula has a single moon, and none comes after it.
    .do = Nebula 1 is lit. { $key-send } sends the ship there.
les-nebula-moon = This moon shows two energy and a point.
les-nebula-top = You alone see the next two events: choose which one comes first.
    .do = Carbon Bloom scores science, where you lead. { $key-send } puts it on top.
les-nebula-free = The other card lies at the bottom. Bring the event when it suits you.
    .do = All that is lit can be chosen. { $key-read } explains what you look at.
