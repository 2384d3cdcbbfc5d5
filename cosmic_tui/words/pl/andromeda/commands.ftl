### Wiersz poleceń tej gry

cli-length = 50, 60 albo 70 punktów
cli-events = które dziesięć kart wydarzeń
cli-raiders = które karty łupieżców
cli-special = dwa kafelki specjalne na mapie
cli-destiny = tajny cel dla każdego
cli-teams = dwoje na dwoje; cztery osoby
cli-balanced = nie z instrukcji: osłabia dwie frakcje, z którymi boty wygrywają za często
cli-faction = twoja frakcja; bez wskazania jedna z trzech
    .what = NAZWA
cli-no-faction = Nie ma takiej frakcji: { $value }. Do wyboru są: { $names }.
