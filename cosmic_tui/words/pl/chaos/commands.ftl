### Wiersz poleceń tej gry.

cli-mode = które zasady; bez podania oficjalne
cli-play-deck = talia, gotowa lub własna; raz na każde miejsce, twoja pierwsza
    .what = NAZWA
cli-host-deck = talia, gotowa lub własna; raz na każde miejsce, twoja pierwsza
    .what = NAZWA
cli-simple_combat = bez szybkości i bez odpowiedzi
cli-balanced = ceny domowe sześciu kart: gotowe talie wygrywają bardziej po równo
cli-species = które gatunki mogą dzielić talię

## cosmic deck

cli-deck = talie Galaktyki chaosu: lista, podgląd, kontrola, budowa, wczytywanie, próba
cli-deck-action = co zrobić, jak niżej
    .what = CO
cli-deck-words = talia, plik albo karty
    .what = Z-CZYM
cli-deck-beginner = talia z trzydziestu kart
# fine: word rank, rookie, captain, admiral; term captain
cli-deck-level = rank: jak grają boty: rookie, captain, admiral
    .what = POZIOM
# fine: word rank, SVG
cli-deck-picture = rank: rysuje też wynik w tym pliku, jako SVG
    .what = PLIK
cli-deck-do-list = twoje talie i gotowe
cli-deck-do-show = co w niej jest
    .what = TALIA
cli-deck-do-check = każdy błąd i jego wiersz
    .what = TALIA|PLIK
cli-deck-do-new = pusta talia; --beginner na trzydzieści kart
    .what = NAZWA
cli-deck-do-copy = własna talia z dowolnej innej
    .what = TALIA NAZWA
cli-deck-do-add = dodaje karty
    .what = TALIA KARTA [ILE]
cli-deck-do-drop = wyjmuje karty albo usuwa całą talię
    .what = TALIA [KARTA [ILE]]
# fine: sign -
cli-deck-do-import = wczytuje talię, jedna karta w wierszu; - czyta wejście
    .what = PLIK [NAZWA]
cli-deck-do-export = zapisuje talię jako tekst
    .what = TALIA [PLIK]
cli-deck-do-try = boty grają nią przeciw gotowym taliom
    .what = TALIA [GRY]
cli-deck-do-rank = boty rozgrywają wszystkie talie przeciw sobie
    .what = [GRY]
cli-deck-do-improve = próbuje innych kart; co częściej wygrywa, staje się nową talią
    .what = TALIA [PRÓBY]
cli-deck-do-build = budowa talii na ekranie
    .what = [TALIA]

## cosmic tournament

cli-tournament = turnieje Galaktyki chaosu: rundy szwajcarskie, potem finały
cli-tournament-deed = co zrobić, jak niżej
    .what = CO
cli-tournament-name = turnieju, na przykład: piatek
    .what = NAZWA
cli-tournament-words = gracze; albo gra i kto ją wygrywa
    .what = SŁOWO
# fine: word new
cli-tournament-bots = new: tylu botów na dodatek
    .what = LICZBA
# fine: word new, rookie, captain, bruna; term captain
cli-tournament-level = new: jak grają te boty: rookie, captain, captain:bruna, …
    .what = POZIOM
# fine: word new
cli-tournament-seed = new: ziarno losowania i tasowań
    .what = LICZBA
cli-tournament-do-new = turniej tych graczy
    .what = NAZWA GRACZE
cli-tournament-do-list = wszystkie zapisane turnieje
cli-tournament-do-show = tabela i co można rozegrać
cli-tournament-do-watch = tabela na ekranie, w miarę jak spływają wyniki
cli-tournament-do-play = gry botów
    .what = NAZWA
cli-tournament-do-win = sędzia podaje zwycięzcę gry
    .what = NAZWA GRA GRACZ
cli-tournament-do-host = stoły dla ludzi, do samego końca
    .what = NAZWA
