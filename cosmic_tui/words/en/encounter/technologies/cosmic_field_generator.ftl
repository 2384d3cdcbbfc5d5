tech-cosmic_field_generator = Cosmic Field Generator
    .when = Any player, when a power is used; then discarded
    .text =
        Acts once like a Cosmic Zap: it undoes one use of any power, which may not be
        used again until this encounter is over.
    .help = It is no artifact, so Card Zap cannot touch it.
    .ruling-1 =
        It can be stopped by Tech Scrambler and by the wild side of the Healer's flare.
