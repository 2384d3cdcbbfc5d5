### Co można wybrać.

opt-mulligan = Nowa ręka
opt-hold = Przepuść
opt-decline-fire = Nie strzelaj
opt-decline-trap = Niech przepada
opt-decline-pay = Nie płać
opt-reply = Odpowiedz
opt-stealth = Skradanie
opt-search = Szukaj
opt-salvage = Odzyskaj
opt-sell = Sprzedaj dwa
opt-attack = Atakuj
opt-end = Zakończ fazę
opt-divide = Rozdziel

## Co daje dana możliwość

tip-pass = Jeśli wszyscy spasują, następuje to, co czeka.
tip-back = Nic nie zostało wydane.
tip-keep = Te pięć kart to twoje centrum.
tip-mulligan = Pięć kart wraca, kolonia jest tasowana i dobierasz pięć nowych.
tip-hold = Twoje statki pozostają aktywne.
tip-stealth = Statek od razu bombarduje, zamiast strzelać.
tip-concede = Gra od razu się dla ciebie kończy.
tip-draw = Dobierasz wierzchnią kartę kolonii, która jest twoją talią i twoim życiem.
tip-search = Z pięciu wierzchnich kart kolonii bierzesz jedną; resztę w nią wtasowujesz.
tip-salvage = Bierzesz kartę ze spodu rumowiska, póki kolonia ma najwyżej pięć kart.
tip-sell = Zdejmujesz dwa ulepszenia ze swoich baz za 1 kredyt.
tip-attack = Wskaż cel. Atak jest darmowy, chyba że karta przeciwnika każe zapłacić.
tip-end = Gracze mogą jeszcze raz odpowiedzieć, potem twoja tura się kończy.
tip-surface = Karta leży tam jako baza i można ją ulepszać.
tip-canteen = Karta leży tam jako załoga i może w walce wejść na statek.
tip-on = Karta leży tam jako wyposażenie i zostaje na tym statku.

## Grupy głównego menu

verb-play = zagraj
    .help = Zagrywasz statki, wydarzenia i przerwania, od razu opłacone.
verb-down = połóż zakrytą
    .short = zakryta
    .help = Kładziesz za darmo dowolną kartę jako bazę, załogę lub wyposażenie, też blef.
verb-pay = opłać
    .short = opłać
    .help = Opłacasz zakrytą bazę, załogę lub wyposażenie i odkrywasz kartę.
verb-use = uruchom
    .short = uruchom
    .help = Używasz zdolności kart na stole.
verb-develop = ulepsz
    .short = ulepsz
    .help = Kładziesz ulepszenie na bazę za 1 kredyt, najwyżej dwa na bazę w turze.
verb-cards = karty
    .help = Dobierasz za 1 kredyt albo szukasz lub odzyskujesz za 2.
verb-attack = atakuj
    .help = Wysyłasz statki na kolonię, centrum, załogę lub bazę.
verb-end = zakończ
    .help = Kończysz fazę główną, a z nią turę.
verb-pass = pas
verb-fire = strzelaj
verb-board = na pokład

## Możliwość w całości

do-play = { $n ->
        [0] { $card }, za darmo
        [one] { $card }, { $n } kredyt
        [few] { $card }, { $n } kredyty
       *[many] { $card }, { $n } kredytów
    }
do-down = zakryta karta „{ $card }”, za darmo
do-pay = { $n ->
        [0] opłacasz { CASE($card, "acc") }, za darmo
        [one] opłacasz { CASE($card, "acc") }, { $n } kredyt
        [few] opłacasz { CASE($card, "acc") }, { $n } kredyty
       *[many] opłacasz { CASE($card, "acc") }, { $n } kredytów
    }
do-spring = odpal { CASE($card, "acc") }
do-use = uruchom { CASE($card, "acc") }
do-develop = ulepszasz { CASE($card, "acc") }, 1 kredyt
do-draw = dobierz kartę, 1 kredyt
do-search = szukaj w pięciu wierzchnich, 2 kredyty
do-salvage = karta ze spodu rumowiska, 2 kredyty
do-sell = sprzedaj dwa ulepszenia, 1 kredyt zwrotu
do-attack = atakuj
do-end = zakończ fazę główną
do-fire = { $card } strzela do { CASE($ship, "gen") }
do-stealth = { $card } od razu bombarduje
do-board = { $card } na pokład { CASE($ship, "gen") }
do-pay_credits = { $n ->
        [one] zapłać { $n } kredyt
        [few] zapłać { $n } kredyty
       *[many] zapłać { $n } kredytów
    }
do-hold = przepuść
do-colony = { $n ->
        [one] kolonia { CASE($whom, "gen") }, { $n } karta
        [few] kolonia { CASE($whom, "gen") }, { $n } karty
       *[many] kolonia { CASE($whom, "gen") }, { $n } kart
    }
do-centre = { $n ->
        [one] centrum { CASE($whom, "gen") }, { $n } karta
        [few] centrum { CASE($whom, "gen") }, { $n } karty
       *[many] centrum { CASE($whom, "gen") }, { $n } kart
    }

## W co można celować, jako część zdania

target-colony = kolonia { CASE($whom, "gen") }
    .acc = kolonię { CASE($whom, "gen") }
    .gen = kolonii { CASE($whom, "gen") }
    .you-acc = twoją kolonię
    .you-gen = twojej kolonii
    .you = twoja kolonia
target-centre = centrum { CASE($whom, "gen") }
    .acc = centrum { CASE($whom, "gen") }
    .gen = centrum { CASE($whom, "gen") }
    .you-acc = twoje centrum
    .you-gen = twojego centrum
    .you = twoje centrum
target-row = { $card } u { CASE($whom, "gen") }
    .acc = { CASE($card, "acc") } u { CASE($whom, "gen") }
    .gen = karty „{ $card }” u { CASE($whom, "gen") }
    .you-acc = { CASE($card, "acc") } u ciebie
    .you-gen = twojej karty „{ $card }”
    .you = { $card } u ciebie
target-gone = karta { CASE($whom, "gen") }
    .acc = kartę { CASE($whom, "gen") }
    .gen = karty { CASE($whom, "gen") }
    .you-acc = twoją kartę
    .you-gen = twojej karty
    .you = twoja karta
place-surface = powierzchnia
place-canteen = kantyna
place-on = na: { $ship }

## Co leży zakryte, nazwane według miejsca

down-base = karta { $number } na powierzchni
    .acc = kartę { $number } na powierzchni
down-crew = karta { $number } w kantynie
    .acc = kartę { $number } z kantyny
down-equipment = karta na statku „{ $ship }”
    .acc = kartę na statku „{ $ship }”
down-card = zakryta karta
    .acc = zakrytą kartę
down-unseen-base = zakryta karta na powierzchni
    .acc = zakrytą kartę na powierzchni
down-unseen-crew = zakryta karta w kantynie
    .acc = zakrytą kartę z kantyny
down-unseen-equipment = zakryta karta na statku
    .acc = zakrytą kartę na statku
down-bluff = blef: { $card }
    .acc = blef „{ $card }”

## Wybór przy kartach, które dają kilka rzeczy

part-draw = { $n ->
        [one] dobierz { $n } kartę
        [few] dobierz { $n } karty
       *[many] dobierz { $n } kart
    }
part-credits = { $n ->
        [one] zyskaj { $n } kredyt
        [few] zyskaj { $n } kredyty
       *[many] zyskaj { $n } kredytów
    }
part-develop = { $n ->
        [one] { $n } ulepszenie na twoje bazy
        [few] { $n } ulepszenia na twoje bazy
       *[many] { $n } ulepszeń na twoje bazy
    }
part-unturn = wyprostuj statek o stopień
part-mod-speed = szybkość +{ $points }
part-mod-firepower = siła ognia +{ $points }
part-mod-armour = pancerz +{ $points }
part-mod-bombing = siła bomb +{ $points }

## Zdolności, gdy karta ma ich kilka

use-turn-used = wyczerpanie
use-turn-damaged = uszkodzenie
use-turn-sacrifice = poświęcenie
use-sacrifice_self = na złom
use-credits = { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
use-free = za darmo
say-doing = { $what }: { $name }
