# Eigennamen von Bots, wie Menschen hier heißen, höchstens 8 Zeichen.
bot-names = Jonas / Lena / Emil / Frieda / Anton
bot-name-random = Zufall
bot-name-cadet = Kadett
bot-name-ensign = Fähnrich
bot-name-lieutenant = Leutnant
bot-name-captain = Kapitän
bot-name-admiral = Admiral
bot-name-rookie = Rekrut

rung-random = Spielt irgendetwas Erlaubtes und ist am leichtesten zu schlagen.
rung-cadet = Macht Anfängerfehler: der richtige erste Gegner.
rung-ensign = Macht weniger Fehler als ein Kadett.
rung-lieutenant = Kennt die Faustregeln und vergisst sie ab und zu.
rung-rookie = Zählt Schiffe und Karten und spielt auf Sieg.
