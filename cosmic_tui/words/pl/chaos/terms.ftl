### Nazwy rzeczy.

## Strefy

zone-colony = kolonia
zone-centre = centrum
zone-hangar = hangar
zone-canteen = kantyna
zone-surface = powierzchnia
zone-scrap = złom
zone-ruin = rumowisko

## Typy i podtypy

type-ship = statek
    .many = statki
type-equipment = wyposażenie
    .many = wyposażenie
type-crew = załoga
    .many = załoga
type-base = baza
    .many = bazy
type-event = wydarzenie
    .many = wydarzenia
type-interrupt = przerwanie
    .many = przerwania
kind-scout = zwiadowca
kind-fighter = myśliwiec
kind-cruiser = krążownik
kind-destroyer = niszczyciel
kind-weapon = broń
kind-shield = tarcza
kind-item = przedmiot
kind-missile = rakieta
kind-captain = kapitan
kind-personnel = personel
kind-passenger = pasażer
kind-robot = robot
kind-research = badania
kind-building = budynek
kind-bunker = bunkier
kind-trap = pułapka
kind-attack = atak
kind-reaction = reakcja
kind-resource = zasoby
kind-special = specjalne
kind-starter = otwarcie
kind-battle = walka
kind-general = ogólne

## Kiedy wolno zagrać przerwanie danego podtypu

when-starter = w fazie początkowej
when-battle = w walce
when-general = w fazie głównej
when-reaction = zawsze
when-event = twoja faza główna
when-ship = twoja faza główna
when-base = twoja faza główna
when-crew = twoja faza główna
when-equipment = twoja faza główna

## Gatunki

species-human = człowiek
    .short = człow
species-xeno = ksenos
    .short = kseno
species-insectoid = insektoid
    .short = insek
species-carnoplant = karnoplant
    .short = karno
species-triciplite = tricyplita
    .short = tricy
species-sharkfolk = kosmorekin
    .short = rekin
# fine: word cereb
species-cerebrite = cerebryta
    .short = cereb
species-zarg = zarg
    .short = zarg

## Cztery liczby

# fine: ending
stat-speed = szybkość
    .tile = szyb.
    .short = szb
    .help = W ostrzale najpierw strzela szybszy statek, a przy remisie statek atakującego.
stat-firepower = siła ognia
    .tile = ogień
    .short = ogn
    .help = Tyle pancerza zabiera strzał albo odpowiedź.
# fine: term armour; ending
# fine: term armor
stat-armour = pancerz
    .tile = panc.
    .short = pan
    .help = Przy pancerzu 0 statek ginie. Na koniec tury pancerz znów jest pełny.
stat-bombing = siła bomb
    .tile = bomby
    .short = bom
    .help = Tyle kart traci kolonia, gdy statek ją bombarduje.
stat-limit = ulepszenia
    .short = ulep
    .help = Tyle ulepszeń musi mieć baza, zanim możesz ją opłacić.
stat-size = rozmiar
    .short = rozm.
    .help = Tyle wyposażenia i załogi mieści statek i tyle miejsca zajmuje w hangarze.

## Stany karty na stole

state-active = aktywny
    .help = Karta stoi prosto: może atakować, bronić się, strzelać i bombardować.
state-used = wyczerpany
    .help = Statek strzelał lub bombardował. Po turze właściciela znów jest aktywny.
state-damaged = uszkodzony
    .help = Statek trafiono. Po turze właściciela jest wyczerpany, po dwóch aktywny.
state-destroyed = zniszczony
    .help = Przepadł w tej turze. Opłacone karty idą na złom, reszta zakryta na rumowisko.

## Rzadkość

rarity-moon = księżyc: pospolita
rarity-planet = planeta: nieczęsta
rarity-sun = słońce: rzadka
rarity-galaxy = galaktyka: ultra

## Słowa kluczowe

keyword-camouflage = kamuflaż
    .help = Statku nie wskaże żadna karta ani zdolność. Strzelać można do niego normalnie.
    .rule = K-ABIL-2
keyword-rapid_fire = szybki ogień
    .help = Ostrzelany statek nie może odpowiedzieć.
    .rule = K-ABIL-3
keyword-burst = seria
    .help = Obrażenia wolno rozdzielić między wrogie statki; każdy może odpowiedzieć.
    .rule = K-ABIL-4
keyword-squadron = eskadra
    .help = Obrażenia od wrogiego statku wolno rozdzielić między twoje statki z eskadrą.
    .rule = K-ABIL-5
keyword-stealth = skradanie
    .help = W ataku statek może od razu bombardować, zamiast strzelać lub odpowiadać.
    .rule = K-ABIL-6
keyword-heavy_weapons = ciężka broń
    .help = Przy strzale każde 2 kredyty dają +1 do siły ognia, najwyżej do podwojenia.
    .rule = K-ABIL-7
keyword-repair = naprawa
    .help = Trafiony statek jest tylko wyczerpany, a nie uszkodzony.
    .rule = K-ABIL-8
keyword-pyrotechnics = pirotechnika
    .help = Może palić karty z własnej kolonii: każda daje +1 do siły bomb, do podwojenia.
    .rule = K-ABIL-9

## Fazy i kroki walki

phase-setup = Przygotowanie
    .short = Przygot.
    .help = Talie są przetasowane, kości decydują, kto zaczyna, każdy ma pięć kart.
phase-start = Początek
    .short = Start
    .help = Wpływają kredyty, następują efekty początkowe, można zagrać otwarcia.
phase-main = Główna
    .short = Główna
    .help = Zagrywaj, opłacaj, ulepszaj, dobieraj, szukaj, atakuj: kolejność dowolna.
phase-combat = Walka
    .short = Walka
    .help = Wybiera się statki i załogę, opłaca karty, potem padają strzały i bomby.
phase-end = Koniec tury
    .short = Koniec
    .help = Sprawdza się limity, pancerz wraca, a obrócone karty prostują się o stopień.
moment-setup = przygotowanie
    .short = przygot.
    .help = Raz możesz dobrać pięć nowych kart.
moment-start = faza początkowa
    .short = początek
    .help = Wpływają kredyty i następują efekty początkowe.
moment-start-start = początek tury
    .short = początek
    .help = Można zagrać otwarcia i reakcje.
moment-main = faza główna
    .short = główna
    .help = Gracz, którego trwa tura, robi wszystko w dowolnej kolejności.
moment-main-action = akcja czeka
    .short = akcja
    .help = Można na nią odpowiedzieć przerwaniem ogólnym albo reakcją.
moment-main-ending = faza główna się kończy
    .short = koniec
    .help = Można zagrać przerwania ogólne i reakcje; wtedy faza główna trwa dalej.
moment-combat-named = atak jest ogłoszony
    .short = ogłoszony
    .help = Na atak można odpowiedzieć tylko przerwaniem ogólnym albo reakcją.
moment-combat-equip = zbrojenie
    .short = zbrojenie
    .help = Statki i załoga atakującego, potem statki i załoga broniącego.
moment-combat-ready = zanim walka pójdzie dalej
    .short = gotowe
    .help = Można zagrać przerwania walki i reakcje, po wejściu załóg i po opłatach.
moment-combat-pay = opłacanie
    .short = opłacanie
    .help = Opłaca się załogę i wyposażenie w walce, a rakiety tylko tutaj.
moment-combat-shots = między dwoma strzałami
    .short = strzały
    .help = Można zagrać przerwania walki i reakcje.
moment-combat-fire = ostrzał
    .short = ostrzał
    .help = Kolejność statków zależy od szybkości: strzał, odpowiedź, skradanie albo pas.
moment-combat-damage = strzał czeka
    .short = strzał
    .help = Można zagrać przerwania walki i reakcje, zanim strzały zadadzą obrażenia.
moment-combat-bomb = bombardowanie
    .short = bomby
    .help = Wciąż aktywne statki atakujące mogą zbombardować cel.
moment-combat-bombs = bomby czekają
    .short = bomby
    .help = Można zagrać przerwania walki i reakcje, zanim spadną bomby.
moment-combat-trap = pułapka czeka
    .short = pułapka
    .help = Na odpaloną pułapkę można odpowiedzieć przerwaniem walki albo reakcją.
moment-end = koniec tury
    .short = koniec
    .help = Sprawdza się limity i puste kolonie, pancerz wraca, a karty się prostują.
moment-end-end = zanim tura się skończy
    .short = przed końcem
    .help = Jeszcze raz można zagrać reakcje.

## Okazje

window-start = początek tury
window-action = akcja czeka
window-named = atak ogłoszony
window-ending = faza główna się kończy
window-ready = zanim pójdzie dalej
window-shots = między dwoma strzałami
window-damage = strzał czeka
window-bombs = bomby czekają
window-end = koniec tury
window-trap = pułapka odpalona

## Gotowe talie

deck-human_combined_fleet = Połączona flota
    .help = Eskadry wspierają się nawzajem: najpierw wielkie bitwy, potem kolonia.
deck-xeno_brood = Żelazny pomiot
    .help = Tanie statki i najbardziej szorstkie załogi w galaktyce.
deck-insectoid_hive = Nieskończony ul
    .help = Rozbuduj powierzchnię: bunkier, pułapki i karty bez końca.
deck-carnoplant_exchange = Giełda
    .help = Kredyty strumieniami, na wielkie kadłuby i na cudze statki.
deck-triciplite_arsenal = Arsenał trójki
    .help = Zwykłe kadłuby i wyposażenie, które to nadrabia.
deck-sharkfolk_hunt = Wielkie łowy
    .help = Szybkie statki, które strzelają pierwsze.
deck-cerebrite_senate = Obrady senatu
    .help = Wydarzenie na każdą potrzebę; resztę robi kilka solidnych statków.
deck-zarg_invasion = Druga fala
    .help = Zasadzki w każdej fazie i bombardowanie, które pali obie strony.
deck-first_flight_red = Pierwszy lot: czerwony
    .help = Na pierwszą grę: prawie same statki.
deck-first_flight_blue = Pierwszy lot: niebieski
    .help = Na pierwszą grę: prawie same statki.
deck-learning_green = Talia do nauki: zielona
    .help = Wszystkie sześć typów, w połowie statki: na drugą grę.
deck-learning_grey = Talia do nauki: szara
    .help = Wszystkie sześć typów, w połowie statki: na drugą grę.
deck-kind-official = oficjalna, 45 kart
deck-kind-beginner = na początek, 30 kart

## Tryby i warianty stołu

mode-official = gra oficjalna
    .help = 45 kart i wszystkie zasady.
mode-beginner = gra dla początkujących
    .help = 30 kart, same statki, żadnych tekstów: na pierwszy raz.
mode-beginner_plus = dla początkujących plus
    .help = 30 kart i wszystkie zasady.
species-rule-strict = zwaśnione gatunki osobno
    .help = Człowiek i ksenos, insektoid i karnoplant itd. nigdy w jednej talii.
species-rule-four = cztery dowolne gatunki
    .help = Zwaśnione gatunki mogą być w jednej talii, ale najwyżej cztery.
species-rule-free = dowolne gatunki
    .help = Wolno łączyć wszystkie gatunki.
variant-simple_combat = uproszczona walka
    .help = Bez szybkości i odpowiedzi: statki strzelają na zmianę, nawet zniszczone.
variant-balanced = wyrównane, zasada domowa
    .help = Ceny domowe sześciu kart wyrównują gotowe talie.
form-balanced = Ceny domowe
say-kind_line = { $kind }, { $species }
