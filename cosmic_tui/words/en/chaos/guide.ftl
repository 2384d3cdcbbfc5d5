### Short answers to what players ask first: what the game is, how it is won, and twenty questions, for the rules look-up.
### guide-... = the question, at most 31 columns. .text = the answer; numbers of rules in it are links.
### .find = other words that players may type for it; they are never shown, and each language has its own.

guide-what = What is this game?
    .text =
        A card duel in space. Your deck is your colony and your life. You pay for ships, bases and crew with credits
        and attack; bombs that get through throw cards from the other colony into the ruin. You win if the other
        colony is empty at the end of your turn (K-WIN-1).
guide-win = When do I win or lose?
    .text =
        You win if your opponent's colony has no card at the end of your turn (K-WIN-1). You lose if yours is empty
        at the end of theirs.
guide-turn = What can I do in a turn?
    .text =
        In your main phase: play and pay for cards, draw, develop, attack, in any order, as often as you can pay
        (K-MAIN-4, K-MAIN-12).
guide-credits = How many credits do I get?
    .text =
        5 at the start of each turn (K-START-1); in the first four turns of a game for two 1, 2, 3 and 4
        (K-SETUP-7). Unspent credits stay, up to 20 (K-END-3).
    .find = money income earn coins pay each turn
guide-draw = How do I draw a card?
    .text =
        Pay 1 credit in your main phase (K-MAIN-7). For 2 credits you look at the top five and take one (K-MAIN-8).
        Each card comes out of your colony.
guide-ships = When can a new ship act?
    .text =
        At once: it enters play active and can attack in the same turn (K-STATE-2, K-SHIP-3).
guide-used = What can't a used ship do?
    .text =
        Used and damaged ships can't attack, defend, fire or bomb (K-STATE-9). They recover one step at the end of
        your turn (K-STATE-7).
guide-attack = What can I attack?
    .text =
        The colony, the center, one crew in the canteen or one base on the surface; never a ship (K-ATK-2). You need
        an active ship (K-ATK-4).
guide-defend = Do I have to defend?
    .text =
        No. You choose which active ships defend, if any (K-RIG-3). Without defenders there is no firing, only bombs
        (K-RIG-6).
guide-speed = Who fires first?
    .text =
        The side with the fastest active ship; at equal speed the attacker (K-FIRE-2, K-FIRE-3).
    .find = shoots shoot shot
guide-reply = When can I fire back?
    .text =
        When your active ship is fired at (K-FIRE-7), even if the shot destroys it (K-FIRE-8). Both do damage at the
        same time (K-FIRE-10).
guide-damage = What does damage do?
    .text =
        A ship loses armor equal to the firepower (K-FIRE-10). At 0 armor it is destroyed (K-FIRE-12); hit but not
        destroyed, it becomes damaged (K-FIRE-14).
guide-bombs = What do bombs do?
    .text =
        Each point of bombing throws one card of the colony into the ruin (K-BOMB-5). Crew, unpaid bases and the
        center need 2 points (K-BOMB-6, K-BOMB-7).
guide-base = How do I play a base?
    .text =
        Play it face down for free (K-MAIN-1), put developments on it for 1 credit each (K-MAIN-6), and pay for it
        when it has enough (K-BASE-3).
guide-development = What are developments for?
    .text =
        A base can be paid only with enough developments on it (K-BASE-3). You can also sell two of them for 1
        credit (K-MAIN-3).
guide-face_down = Why play a card face down?
    .text =
        Bases, crew and equipment come into play unpaid and face down (K-PAID-2). Any other card can lie there as a
        bluff (K-BLUFF-1).
guide-crew = What does crew do?
    .text =
        Crew waits in the canteen, boards a ship when a combat begins and works there once it is paid for (K-CREW-5,
        K-CREW-3).
guide-equipment = What does equipment do?
    .text =
        Play it on one of your ships with room for it (K-EQP-1); once it is paid for, its numbers and text count for
        the ship (K-EQP-3).
guide-interrupts = When can I interrupt?
    .text =
        Reactions at any time, battle cards in combat, starters in a start phase, generals in a main phase (K-INT-2,
        K-INT-3, K-INT-4, K-INT-5). The last one played takes effect first (K-STACK-1).
guide-ruin = What are scrap and ruin?
    .text =
        Paid cards that leave play go to the scrap, face up for all (K-ZONE-6). Unpaid, discarded and bombed cards
        go to the ruin, which only you can see (K-ZONE-7).
guide-limits = What limits are there?
    .text =
        At the end of your turn: 5 cards in the center (K-END-2), ships of size 12 in all in the hangar, 20 credits
        (K-END-3).
