### Short answers to what players ask first: what the game is, how it is won, and twenty questions, for the rules look-up.
### guide-... = the question, at most 31 columns. .text = the answer; numbers of rules in it are links.
### .find = other words that players may type for it; they are never shown, and each language has its own.

guide-what = What is this game?
    .text =
        You lead an alien race whose power breaks the rules in its own way. On your turn you aim the gate at a
        planet of another player, both sides may call allies, and both main players reveal a card. If you win, your
        ships stay there as a foreign colony. You win the game with colonies on five planets outside your own system
        (R-VIC-1).
guide-win = How do I win?
    .text =
        Have colonies on five planets outside your home system (R-VIC-1). Several players can win together
        (R-VIC-2).
guide-turn = What happens in a turn?
    .text =
        A turn has one or two encounters. Each has seven phases: regroup, destiny, launch, alliance, planning,
        reveal, resolution (R-TRN-9).
guide-who = Who do I attack?
    .text =
        You draw a destiny card. It names a player, lets you choose one, or shows your own color (R-DES-3). You
        choose the planet (R-LAU-1).
guide-send = How many ships can I send?
    .text =
        One to four of your ships, from any of your colonies (R-LAU-2). Allies send one to four ships each
        (R-ALL-4).
    .find = launch move take gate
guide-total = What decides who wins?
    .text =
        Two attacks: each side adds its card, its ships, its allies and its reinforcements. The higher total wins
        (R-REV-5). An attack always beats a negotiate (R-REV-6).
guide-tie = What happens in a tie?
    .text =
        The defense wins every tie (R-REV-5).
    .find = equal same totals
guide-negotiate = What does a negotiate do?
    .text =
        Two negotiates: you have a minute to make a deal (R-DEA-2). Against an attack it loses, but you take cards
        as compensation for lost ships (R-CPN-1).
guide-deal = What can a deal contain?
    .text =
        Cards from hands, and one colony each way (R-DEA-3). At least one card or colony must change hands
        (R-DEA-7). If the talks fail, each loses three ships (R-DEA-14).
guide-compensation = What is compensation?
    .text =
        If your negotiate loses to an attack, you take a random card from the opponent's hand for each ship you lost
        (R-CPN-1).
guide-allies = What do allies get?
    .text =
        Allies of a winning offense get a colony on the planet (R-RES-1). Allies of a winning defense get a reward
        for each ship: a card, or a ship from the warp (R-RWD-1, R-RWD-2).
guide-warp = How do I get ships back?
    .text =
        One of your ships leaves the warp at the start of each of your encounters (R-REG-2). Rewards can bring more
        (R-RWD-2).
    .find = get back out return regain free
guide-lose = What do I lose when beaten?
    .text =
        Your ships in the encounter and those of your allies go to the warp (R-RES-2, R-RES-6). Nobody is ever
        knocked out (R-GEN-6).
guide-power = When do I lose my power?
    .text =
        You have it with at least three home colonies (R-POW-1). With fewer it is gone, and it comes back when you
        have enough again (R-POW-3).
guide-zap = How can a power be stopped?
    .text =
        Play a Cosmic Zap when the power is used: that use has no effect (R-POW-7).
guide-no_card = What if I have no card?
    .text =
        Without an encounter card at the start of your turn you discard your hand and draw eight new cards
        (R-HND-1). Later your turn ends (R-HND-3). As the defense you draw a new hand (R-HND-4).
    .find = encounter cards left out empty hand
guide-hand = When do I draw cards?
    .text =
        Not at the end of a turn. You get cards through a new hand (R-HND-1), compensation (R-CPN-1), rewards
        (R-RWD-2), deals (R-DEA-3) and some powers.
guide-second = When do I play again?
    .text =
        If your first encounter is a success, you may have a second one (R-TRN-4). You need an encounter card for it
        (R-TRN-7).
guide-flare = What is a flare?
    .text =
        A card with two halves: the super half if you have that alien's power, the wild half if not. You can play
        one in each encounter (R-FLR-2).
guide-artifact = When can I play artifacts?
    .text =
        In the phase and role that the card names, whether you are in the encounter or not (R-TIM-1).
guide-reinforce = Who can add reinforcements?
    .text =
        The main players and their allies, in turn, until all pass (R-REV-3). They count only when two attacks are
        compared (R-REV-5).
