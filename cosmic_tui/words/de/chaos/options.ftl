### Was man wählen kann.

opt-mulligan = Neue Hand
opt-hold = Passen
opt-decline-fire = Abwarten
opt-decline-trap = Gehen lassen
opt-decline-pay = Nicht zahlen
opt-reply = Zurückfeuern
opt-stealth = Schleichflug
opt-search = Suchen
opt-salvage = Bergen
opt-sell = Zwei verkaufen
opt-attack = Angreifen
opt-end = Phase beenden
opt-divide = Aufteilen

## Was eine Option bringt

tip-pass = Passen alle, wirkt, was wartet.
tip-back = Noch ist nichts ausgegeben.
tip-keep = Diese fünf Karten sind deine Zentrale.
tip-mulligan = Die fünf Karten gehen zurück, du mischst die Kolonie und ziehst fünf neue.
tip-hold = Deine Schiffe bleiben aktiv.
tip-stealth = Stattdessen bombardiert es sofort.
tip-concede = Das Spiel endet für dich sofort.
tip-draw = Du ziehst die oberste Karte deiner Kolonie: dein Deck und dein Leben.
tip-search = Aus den obersten fünf Karten deiner Kolonie nimmst du eine; danach mischst du.
tip-salvage = Du nimmst die unterste Karte des Trümmerfelds (Kolonie höchstens fünf).
tip-sell = Du gibst zwei Ausbauten deiner Basen für 1 Credit zurück.
tip-attack = Wähle ein Ziel. Es kostet nur, was Karten des Gegners verlangen.
tip-end = Die anderen können ein letztes Mal reagieren, dann endet dein Zug.
tip-surface = Sie liegt als Basis dort und lässt sich ausbauen.
tip-canteen = Sie liegt als Besatzung dort und darf im Kampf an Bord eines Schiffs.
tip-on = Sie liegt als Ausrüstung dort und bleibt auf diesem Schiff.

## Die Gruppen des Hauptmenüs

verb-play = spielen
    .help = Spiel Schiffe, Ereignisse und Eingriffe und bezahl sie sofort.
verb-down = verdeckt legen
    .short = verdeckt
    .help = Leg irgendeine Karte gratis als Basis, Besatzung oder Ausrüstung hin.
verb-pay = bezahlen
    .short = zahlen
    .help = Deck eine verdeckte Basis, Besatzung oder Ausrüstung auf.
verb-use = nutzen
    .short = nutzen
    .help = Nutze die Fähigkeiten von Karten auf dem Tisch.
verb-develop = ausbauen
    .short = Ausbau
    .help = Leg für 1 Credit einen Ausbau auf eine Basis, zweimal pro Basis und Zug.
verb-cards = Karten
    .help = Ziehen kostet 1 Credit, Suchen 2, Bergen 2.
verb-attack = angreifen
    .help = Schick Schiffe gegen Kolonie, Zentrale, Besatzung oder Basis.
verb-end = beenden
    .help = Beende die Hauptphase und damit den Zug.
verb-pass = passen
verb-fire = feuern
verb-board = an Bord

## Eine Option in voller Länge

do-play = { $n ->
        [0] { $card }, gratis
        [one] { $card }, { $n } Credit
       *[other] { $card }, { $n } Credits
    }
do-down = { $card } verdeckt, gratis
do-pay = { $n ->
        [0] { $card } bezahlen, gratis
        [one] { $card } bezahlen, { $n } Credit
       *[other] { $card } bezahlen, { $n } Credits
    }
do-spring = auslösen: { $card }
do-use = nutzen: { $card }
do-develop = { CASE($card, "acc") } ausbauen, 1 Credit
do-draw = eine Karte ziehen, 1 Credit
do-search = die obersten fünf durchsuchen, 2 Credits
do-salvage = unterste Karte des Trümmerfelds, 2 Credits
do-sell = zwei Ausbauten verkaufen, 1 Credit zurück
do-attack = angreifen
do-end = die Hauptphase beenden
do-fire = { $card } auf { $ship }
do-stealth = { $card } bombardiert sofort
do-board = { $card } auf { $ship }
do-pay_credits = { $n ->
        [one] { $n } Credit zahlen
       *[other] { $n } Credits zahlen
    }
do-hold = passen
do-colony = { $n ->
        [one] Kolonie von { $whom }, { $n } Karte
       *[other] Kolonie von { $whom }, { $n } Karten
    }
do-centre = { $n ->
        [one] Zentrale von { $whom }, { $n } Karte
       *[other] Zentrale von { $whom }, { $n } Karten
    }

## Worauf man zielen kann, als Teil eines Satzes

target-colony = Kolonie von { $whom }
    .acc = die Kolonie von { $whom }
    .you-acc = deine Kolonie
    .you = deine Kolonie
target-centre = Zentrale von { $whom }
    .acc = die Zentrale von { $whom }
    .you-acc = deine Zentrale
    .you = deine Zentrale
target-row = { CASE($whom, "gen") } { $card }
    .acc = { CASE($whom, "gen") } { CASE($card, "acc") }
    .you = deine Karte { $card }
target-gone = Karte von { $whom }
    .acc = die Karte von { $whom }
    .you-acc = deine Karte
    .you = deine Karte
place-surface = die Oberfläche
place-canteen = die Kantine
place-on = auf { $ship }

## Was verdeckt liegt, nach seinem Ort benannt

down-base = Karte { $number } auf der Oberfläche
down-crew = Karte { $number } in der Kantine
down-equipment = eine Karte auf { $ship }
    .dat = einer Karte auf { $ship }
down-card = eine verdeckte Karte
    .dat = einer verdeckten Karte
down-unseen-base = eine verdeckte Karte auf der Oberfläche
    .dat = einer verdeckten Karte auf der Oberfläche
down-unseen-crew = eine verdeckte Karte in der Kantine
    .dat = einer verdeckten Karte in der Kantine
down-unseen-equipment = eine verdeckte Karte auf einem Schiff
    .dat = einer verdeckten Karte auf einem Schiff
down-bluff = Bluff: { $card }

## Wahl bei Karten, die mehreres bieten

part-draw = { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
part-credits = { $n ->
        [one] { $n } Credit bekommen
       *[other] { $n } Credits bekommen
    }
part-develop = { $n ->
        [one] { $n } Ausbau auf deine Basen
       *[other] { $n } Ausbauten auf deine Basen
    }
part-unturn = ein Schiff eine Stufe aufrichten
part-mod-speed = { $points } Tempo mehr
part-mod-firepower = { $points } Feuerkraft mehr
part-mod-armour = { $points } Panzerung mehr
part-mod-bombing = { $points } Bombenkraft mehr

## Fähigkeiten, wenn eine Karte mehrere hat

use-turn-used = Erschöpfen
use-turn-damaged = Beschädigen
use-turn-sacrifice = Opfern
use-sacrifice_self = Verschrotten
use-credits = { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
use-free = gratis
say-doing = { $what }: { $name }
