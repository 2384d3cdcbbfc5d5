# Eigennamen von Bots, wie Menschen hier heißen, höchstens 8 Zeichen.
bot-names = Jonas / Lena / Emil / Frieda / Anton
bot-name-random = Zufall
    .help = Spielt irgendetwas Erlaubtes und ist am leichtesten zu schlagen.
bot-name-cadet = Kadett
    .help = Macht Anfängerfehler: der richtige erste Gegner.
bot-name-ensign = Fähnrich
    .help = Irrt sich etwas seltener als ein Kadett.
bot-name-lieutenant = Leutnant
    .help = Kennt die Faustregeln und vergisst sie ab und zu.
bot-name-captain = Kapitän
    .help = Wie ein Rekrut, kennt aber seine Aliens und handelt aus, was beiden hilft.
bot-name-admiral = Admiral
    .help = Spielt vor Karten und Bündnissen wahrscheinliche Verläufe durch.
bot-name-rookie = Rekrut
    .help = Zählt Schiffe und Karten und spielt auf Sieg.
