artifact-quash = Semmissé tétel
    .when = Bármely játékos, amikor egyezség köttetett
    .line = Az egyezség semmis: mindkét fél három űrhajót veszít.
    .text =
        Az egyezség semmis, és mindkét alkudozó megfizeti a sikertelen alku árát:
        fejenként három űrhajót.
    .help = Amikor kijátszod, még semmi sem cserélt gazdát.
    .ruling-1 = Az összecsapás nem volt siker, így a támadó fordulója véget ér.
    .ruling-2 = Az amúgy is sikertelen egyezséget nem lehet semmissé tenni.
