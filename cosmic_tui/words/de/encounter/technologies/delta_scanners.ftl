tech-delta_scanners = Delta-Scanner
    .when = Alle, zu Beginn jeder Herausforderung; dann abgelegt
    .text = Nimm eine beliebige Karte vom Ablagestapel auf deine Hand.
    .help = Der Stapel liegt offen; alle sehen also, was du nimmst.
    .ruling-1 =
        Gemeint ist der Stapel der Karten, die man von der Hand spielt, nicht der
        Schicksals- oder Technologiekarten.

q-delta_scanners-take = Welche Karte nimmst du vom Ablagestapel?
    .why = Delta-Scanner: Alle sehen, welche es ist.
