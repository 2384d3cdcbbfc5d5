tech-precursor_seed = Precursor Seed
    .when = Works from its completion on; stays in play
    .text =
        When completed, draw an alien at random from those not in the game. As long as
        the Seed is in play you have its power besides your own.
    .help = Two powers, zapped one at a time.
    .ruling-1 = An alien that needs a set-up or is not allowed at the table is replaced.
    .ruling-2 =
        Too few home colonies switch it off like your own power. It belongs to the Seed:
        nobody can trade, lend or replace it.
