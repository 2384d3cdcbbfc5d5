tech-tech_scrambler = Techno-Störsender
    .when = Alle, jederzeit; bis dahin geheim, dann abgelegt
    .text =
        Verhindere eine andere Technologie, deren Forschungsnummer nicht höher ist als die
        Zahl deiner Schiffe, die diese erforschen. Jene Technologie wird abgelegt.
    .help = Er antwortet auf eine Technologie oder trifft eine, die im Spiel liegt.
    .ruling-1 =
        Hat die andere Technologie keine feste Nummer, zählen die Schiffe an ihr als ihre
        Nummer.

q-tech_scrambler-victim = Welche Technologie verhinderst du?
    .why = Techno-Störsender: Jene wird abgelegt, und diese auch.
