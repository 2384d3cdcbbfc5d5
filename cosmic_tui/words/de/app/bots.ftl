# Eigennamen von Bots, wie Menschen hier heißen, höchstens 8 Zeichen.
bot-names = Jonas / Lena / Emil / Frieda / Anton
bot-name-random = Zufall
    .help = Spielt, was erlaubt ist, aufs Geratewohl: am leichtesten zu schlagen.
bot-name-cadet = Kadett
    .help = Macht die Fehler von Neulingen: ein erster Gegner.
bot-name-ensign = Fähnrich
    .help = Irrt etwas seltener als ein Kadett.
bot-name-lieutenant = Leutnant
    .help = Kennt die Faustregeln und vergisst sie ab und zu.
bot-name-captain = Kapitän
    .help = Ein Rekrut, der seine Aliens kennt und um das feilscht, was beiden hilft.
bot-name-admiral = Admiral
    .help = Spielt wahrscheinliche Verläufe durch, vor Karten und Bündnissen.
bot-name-rookie = Rekrut
    .help = Zählt Schiffe und Karten und spielt auf Sieg.
