tech-xenon_lasers = Xenon Lasers
    .when = A main player or ally, after the cards are turned up; stays in play
    .text =
        In every encounter in which you take part, you may add 1 to your side's total or
        subtract 1 from it.
    .help = A single point turns a tie into a win. Once per encounter.

q-xenon_lasers-sign = Add 1 to your side's total, or subtract 1 from it?
    .why = Xenon Lasers: once in this encounter.
