### Namen der Dinge.

## Zonen

zone-colony = Kolonie
zone-centre = Zentrale
zone-hangar = Hangar
zone-canteen = Kantine
zone-surface = Oberfläche
zone-scrap = Schrott
zone-ruin = Trümmerfeld

## Typen und Unterarten

type-ship = Schiff
    .many = Schiffe
type-equipment = Ausrüstung
    .many = Ausrüstung
type-crew = Besatzung
    .many = Besatzung
type-base = Basis
    .many = Basen
type-event = Ereignis
    .many = Ereignisse
# fine: term interrupt; ending
type-interrupt = Eingriff
    .many = Eingriffe
kind-scout = Aufklärer
kind-fighter = Jäger
kind-cruiser = Kreuzer
kind-destroyer = Zerstörer
kind-weapon = Waffe
kind-shield = Schild
kind-item = Gegenstand
kind-missile = Rakete
kind-captain = Kapitän
kind-personnel = Personal
kind-passenger = Passagier
kind-robot = Roboter
kind-research = Forschung
kind-building = Gebäude
kind-bunker = Bunker
kind-trap = Falle
kind-attack = Angriff
kind-reaction = Reaktion
kind-resource = Ressource
kind-special = Spezial
kind-starter = Auftakt
kind-battle = Kampf
kind-general = Allgemein

## Wann ein Eingriff gespielt werden darf

when-starter = in einer Startphase
when-battle = in einem Kampf
when-general = in einer Hauptphase
when-reaction = jederzeit
when-event = in deiner Hauptphase
when-ship = in deiner Hauptphase
when-base = in deiner Hauptphase
when-crew = in deiner Hauptphase
when-equipment = in deiner Hauptphase

## Spezies

species-human = Mensch
    .short = Mensc
species-xeno = Xeno
    .short = Xeno
species-insectoid = Insektoid
    .short = Insek
species-carnoplant = Karnoplant
    .short = Karno
# fine: word trici
species-triciplite = Triciplit
    .short = Trici
species-sharkfolk = Raumhai
    .short = Hai
# fine: word cereb
species-cerebrite = Cerebrit
    .short = Cereb
species-zarg = Zarg
    .short = Zarg

## Die vier Zahlen

# fine: term ship
stat-speed = Tempo
    .tile = Tempo
    .short = Tem
    .help = Wer schneller ist, handelt beim Feuern zuerst, bei Gleichstand der Angreifer.
stat-firepower = Feuerkraft
    .tile = Feuer
    .short = Feu
    .help = Wie viel Panzerung ein Schuss oder Gegenfeuer nimmt.
# fine: term armour; ending
# fine: term armor
stat-armour = Panzerung
    .tile = Panz.
    .short = Pan
    .help = Bei 0 ist das Schiff zerstört. Am Ende jedes Zuges ist sie wieder voll.
stat-bombing = Bombenkraft
    .tile = Bombe
    .short = Bom
    .help = Wie viele Karten aus einer Kolonie fallen, wenn das Schiff bombardiert.
stat-limit = Ausbauten
    .short = Ausb
    .help = So viele Ausbauten müssen auf der Basis liegen, bevor man bezahlen darf.
stat-size = Größe
    .short = Größe
    .help = So viel Ausrüstung und Besatzung trägt es, so viel zählt es im Hangar.

## Zustände einer Karte auf dem Tisch

state-active = aktiv
    .help = Aufrecht: Es darf angreifen, verteidigen, feuern und bombardieren.
state-used = erschöpft
    .help = Es hat gefeuert oder bombardiert. Am Zugende seines Besitzers wird es aktiv.
state-damaged = beschädigt
    .help = Getroffen. Es braucht zwei Züge seines Besitzers, bis es wieder aktiv ist.
# fine: term ruin
state-destroyed = zerstört
    .help = In diesem Zug zerstört: bezahlt auf den Schrott, unbezahlt ins Trümmerfeld.

## Seltenheit

rarity-moon = Mond: häufig
rarity-planet = Planet: mittel
rarity-sun = Sonne: selten
rarity-galaxy = Galaxie: ultraselten

## Schlüsselwörter

keyword-camouflage = Tarnung
    .help = Keine Karte und keine Fähigkeit wählt es. Beschießen kann man es wie alle.
    .rule = K-ABIL-2
keyword-rapid_fire = Schnellfeuer
    .help = Das Schiff, auf das es feuert, kann nicht zurückfeuern.
    .rule = K-ABIL-3
# fine: term ship
keyword-burst = Feuerstoß
    .help = Sein Schaden lässt sich auf Feinde aufteilen; jeder davon darf zurückfeuern.
    .rule = K-ABIL-4
keyword-squadron = Staffel
    .help = Schaden eines Feindes daran darfst du auf deine Staffelschiffe aufteilen.
    .rule = K-ABIL-5
keyword-stealth = Schleichflug
    .help = Im Angriff darf es sofort bombardieren, statt zu feuern oder zurückzufeuern.
    .rule = K-ABIL-6
keyword-heavy_weapons = schwere Waffen
    .help = Beim Feuern bringen 2 Credits 1 Feuerkraft mehr, höchstens das Doppelte.
    .rule = K-ABIL-7
keyword-repair = Reparatur
    .help = Wird es getroffen, ist es erschöpft statt beschädigt.
    .rule = K-ABIL-8
keyword-pyrotechnics = Pyrotechnik
    .help = Beim Bombardieren darf es eigene Koloniekarten verbrennen: je 1 mehr.
    .rule = K-ABIL-9

## Phasen und die Schritte eines Kampfes

phase-setup = Spielaufbau
    .short = Aufbau
    .help = Decks werden gemischt, Würfel bestimmen den Anfang, jeder hat fünf Karten.
phase-start = Start
    .short = Start
    .help = Du bekommst Credits, Starteffekte wirken, Auftaktkarten sind spielbar.
phase-main = Haupt
    .short = Haupt
    .help = Spielen, bezahlen, ausbauen, ziehen, suchen, angreifen, in jeder Reihenfolge.
phase-combat = Kampf
    .short = Kampf
    .help = Schiffe und Besatzung werden genannt, Karten bezahlt, gefeuert, bombardiert.
phase-end = Zugende
    .short = Ende
    .help = Limits gelten, Panzerung ist wieder voll, und Karten richten sich auf.
moment-setup = Spielaufbau
    .short = Aufbau
    .help = Einmal darfst du fünf neue Karten nehmen.
moment-start = Startphase
    .short = Start
    .help = Du bekommst Credits, und Starteffekte wirken.
moment-start-start = Zugbeginn
    .short = Beginn
    .help = Auftakt- und Reaktionskarten dürfen gespielt werden.
moment-main = Hauptphase
    .short = Haupt
    .help = Wer am Zug ist, handelt in beliebiger Reihenfolge.
moment-main-action = eine Aktion wartet
    .short = eine Aktion
    .help = Allgemeine Karten und Reaktionen dürfen auf die Aktion antworten.
moment-main-ending = die Hauptphase endet
    .short = Haupt endet
    .help = Allgemeine Karten und Reaktionen gehen noch; dann geht die Hauptphase weiter.
moment-combat-named = Angriff angesagt
    .short = angesagt
    .help = Nur allgemeine Karten und Reaktionen dürfen auf den Angriff antworten.
moment-combat-equip = Aufrüsten
    .short = Aufrüsten
    .help = Erst Angreifer und ihre Besatzung, dann Verteidiger und ihre Besatzung.
moment-combat-ready = bevor der Kampf weitergeht
    .short = bereit
    .help = Wenn alle an Bord sind und bezahlt haben: Kampf- und Reaktionskarten.
moment-combat-pay = Bezahlen
    .short = Bezahlen
    .help = Besatzung und Ausrüstung im Kampf werden bezahlt, Raketen nur hier.
moment-combat-shots = zwischen zwei Schüssen
    .short = Schüsse
    .help = Kampf- und Reaktionskarten dürfen gespielt werden.
moment-combat-fire = Feuern
    .short = Feuern
    .help = Schiffe handeln nach Tempo: Schuss, Gegenfeuer, Schleichflug oder passen.
moment-combat-damage = ein Schuss wartet
    .short = ein Schuss
    .help = Noch vor dem Schaden dürfen Kampf- und Reaktionskarten gespielt werden.
moment-combat-bomb = Bombardieren
    .short = Bombardieren
    .help = Noch aktive Schiffe des Angriffs dürfen das Ziel bombardieren.
moment-combat-bombs = Bomben warten
    .short = Bomben
    .help = Kampf- und Reaktionskarten sind spielbar, bevor die Bomben fallen.
moment-combat-trap = eine Falle wartet
    .short = eine Falle
    .help = Kampf- und Reaktionskarten dürfen auf eine ausgelöste Falle antworten.
moment-end = Zugende
    .short = Ende
    .help = Limits, Panzerung, gedrehte Karten und ob eine Kolonie leer ist.
moment-end-end = bevor ein Zug endet
    .short = vor dem Ende
    .help = Reaktionskarten dürfen ein letztes Mal gespielt werden.

## Gelegenheiten

window-start = Zugbeginn
window-action = eine Aktion wartet
window-named = ein Angriff ist angesagt
window-ending = die Hauptphase endet
window-ready = bevor es weitergeht
window-shots = zwischen zwei Schüssen
window-damage = ein Schuss wartet
window-bombs = Bomben warten
window-end = Zugende
window-trap = eine Falle ist ausgelöst

## Fertigdecks

deck-human_combined_fleet = Vereinte Flotte
    .help = Staffeln, die einander helfen: breite Kämpfe, dann die Kolonie.
deck-xeno_brood = Eiserne Brut
    .help = Billige Schiffe mit der rauesten Besatzung der Galaxis an Bord.
deck-insectoid_hive = Endloser Schwarm
    .help = Bau hinter Bunkern und Fallen die Oberfläche aus, nie ohne Karten.
deck-carnoplant_exchange = Die Börse
    .help = Credits im Überfluss, für große Rümpfe und für fremde Schiffe.
deck-triciplite_arsenal = Arsenal der Drei
    .help = Schlichte Rümpfe, und Ausrüstung, die das wettmacht.
deck-sharkfolk_hunt = Die große Jagd
    .help = Schnelle Schiffe, die zuerst schießen.
deck-cerebrite_senate = Der Senat tagt
    .help = Ein Ereignis für jeden Fall; den Rest erledigen ein paar robuste Schiffe.
deck-zarg_invasion = Zweite Welle
    .help = Hinterhalte in jeder Phase und Bomben, die beide Seiten treffen.
deck-first_flight_red = Erstflug: Rot
    .help = Fürs erste Spiel: fast nur Schiffe.
deck-first_flight_blue = Erstflug: Blau
    .help = Fürs erste Spiel: fast nur Schiffe.
deck-learning_green = Lerndeck: Grün
    .help = Alle sechs Typen, zur Hälfte Schiffe: fürs zweite Spiel.
deck-learning_grey = Lerndeck: Grau
    .help = Alle sechs Typen, zur Hälfte Schiffe: fürs zweite Spiel.
deck-kind-official = offiziell, 45 Karten
deck-kind-beginner = Anfänger, 30 Karten

## Modi und Varianten eines Tischs

mode-official = offizielle Partie
    .help = 45 Karten und alle Regeln.
mode-beginner = Anfängerpartie
    .help = 30 Karten, nur Schiffe, keine Texte: fürs allererste Mal.
mode-beginner_plus = Anfänger plus
    .help = 30 Karten und alle Regeln.
species-rule-strict = Feindspezies getrennt
    .help = Mensch und Xeno, Insektoid und Karnoplant und so fort nie in einem Deck.
species-rule-four = vier beliebige Spezies
    .help = Verfeindete dürfen in ein Deck, aber nicht mehr als vier Spezies.
species-rule-free = beliebige Spezies
    .help = Es gibt keine Regel über Spezies.
variant-simple_combat = vereinfachter Kampf
    .help = Kein Tempo, kein Gegenfeuer: Schiffe feuern abwechselnd, auch zerstörte.
variant-balanced = ausgeglichen, Hausregel
    .help = Hauspreise für sechs Karten: Die Fertigdecks gewinnen gleichmäßiger.
form-balanced = Hauspreise
say-kind_line = { $kind }, { $species }
