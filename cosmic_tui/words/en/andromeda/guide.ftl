### Short answers to what players ask first: what the game is, how it is won, and twenty questions, for the rules look-up.
### guide-... = the question, at most 31 columns. .text = the answer; numbers of rules in it are links.
### .find = other words that players may type for it; they are never shown, and each language has its own.

guide-what = What is this game?
    .text =
        You lead a space station at the edge of the Andromeda galaxy. You send ships to planets and bases, bring
        them home to run the modules of your station, build, and fight players and raiders. Points come from tracks,
        developments, events and battles. The player with most points wins (A-END-14).
guide-win = How do I win?
    .text =
        Have most points at the end (A-END-14). The final scoring adds your tracks, developments, leftover
        resources, modules and leaders, and takes points for damage (A-END-5).
guide-end = When does the game end?
    .text =
        When a player's points reach the goal, that turn is finished and everybody takes one more turn (A-END-1,
        A-END-3).
guide-turn = What do I do in a turn?
    .text =
        Launch one ship, or return to the station with all of them (A-TRN-2). Side actions are free and come at any
        time (A-SID-2).
guide-launch = Where can I send a ship?
    .text =
        The first ship can go to any free region (A-LAU-3). Later ships need a region in range of one of your ships,
        and you can't go where you already have one (A-LAU-6, A-LAU-7).
guide-range = How far can a ship go?
    .text =
        As many regions as its range, counted from any of your ships on the map (A-LAU-6, A-LAU-11). A jump costs 1
        energy and reaches any distance (A-LAU-10).
    .find = fly distance move
guide-moons = What are moons for?
    .text =
        Abandon a captured moon for what it shows (A-MOO-4), or slot it into a frame of a module, which then gives
        it again and again (A-MOO-12). You can keep 4 (A-MOO-1).
guide-energy = Where do I get energy?
    .text =
        From the Primary Reactor when you return (A-RET-8), from moons and from modules. Energy runs modules, adds
        dice and pays for jumps (A-RET-4, A-BAT-12, A-LAU-10).
guide-home = Why bring my ships home?
    .text =
        Each ship runs one module when you return (A-RET-2). Afterwards all ships are on the launch pad again
        (A-RET-11).
guide-modules = How do I get modules?
    .text =
        Buy one or two at Maximus Field or Odessa Field (A-BAS-3, A-BAS-4). Each new module moves you up 1 on its
        track (A-MOD-1).
guide-price = What does a module cost?
    .text =
        1 at the bottom, 2 in the middle, 3 at the top, in the resource of its kind (A-MOD-2). Credits replace basic
        resources (A-RES-2).
guide-damaged = What does damage do?
    .text =
        A damaged ship goes to the scrapyard unless a shield holds (A-DMG-1, A-DMG-2). A damaged module can't be
        activated (A-RET-5) and costs 2 points at the end (A-END-8).
guide-raiders = When do raiders come?
    .text =
        After you launch a ship and activate its region, raiders in range can come there (A-LAU-1). Then there is a
        battle (A-BAT-2).
guide-battle = How is a battle decided?
    .text =
        All roll. The highest die wins; if it is equal, the next highest counts (A-BAT-20). Dice below your
        targeting are rolled again (A-BAT-16).
guide-dice = How many dice do I roll?
    .text =
        One for each weapon of your ships there, one for each of your developments in or next to the region, one for
        each energy you spend (A-BAT-11, A-BAT-12). Never more than 6 (A-BAT-14).
guide-lose_ships = Do I lose ships in a battle?
    .text =
        If you are defeated, each of your ships there takes damage (A-BAT-26). It goes to the scrapyard and comes
        back when you return (A-DMG-2, A-DMG-3).
guide-leaders = What are leaders for?
    .text =
        You need leaders on your station to build developments (A-DEV-2). Each one left at the end scores 1
        (A-END-11). Recruit them where you have a ship (A-SID-3).
guide-build = How do I build a development?
    .text =
        You need a transport on the planet, leaders on your station and the cost (A-DEV-2). It scores a point for
        each leader near it, at most 10 (A-DEV-8).
guide-events = What brings an event?
    .text =
        When the event marker reaches the end of its track, a planet is laid, and an event card comes at the end of
        that turn (A-EVT-1, A-EVT-5).
guide-tracks = What are the tracks for?
    .text =
        A track scores at events and at the end (A-EVT-6, A-END-5). Modules and developments move you forward on it
        (A-TRK-10), and its spaces give tokens, upgrades and cards (A-TRK-5).
guide-cards = When can I play cards?
    .text =
        Action cards at pauses, never in a battle (A-TAC-2). Battle cards at the time printed on them (A-TAC-6).
        Your hand limit is 5 (A-TAC-7).
