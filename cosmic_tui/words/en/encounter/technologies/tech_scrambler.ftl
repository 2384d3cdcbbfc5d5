tech-tech_scrambler = Tech Scrambler
    .when = Any player, any time; secret until then, then discarded
    .text =
        Cancel another technology whose research number is not higher than the number of
        your ships researching this one. That technology is discarded.
    .help = It answers a technology as it is turned on, or hits one lying in play.
    .ruling-1 =
        Against another technology without a fixed number, the ships researching that
        one count as its number.

q-tech_scrambler-victim = Which technology do you cancel?
    .why = Tech Scrambler: that one is discarded, and so is this one.
