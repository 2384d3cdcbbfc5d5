### Der Deckbau.

db-title = Deckbau
db-tip = Bau ein Deck, probier Hände, lass Bots spielen
db-legal = { $number } Karten, mitbringbar
db-state = { $n ->
        [one] { $number } von { $max }, { $n } Fehler
       *[other] { $number } von { $max }, { $n } Fehler
    }
db-counts = deine Decks { $own } · Fertigdecks 12
db-saved = gespeichert { $value }
db-type = Typ
db-species = Spezies
db-cost = Kosten
db-keyword = Wort
db-word = finden
db-any = alle
db-no_filters = alles aus
db-of = von { $number }
db-cards = Karten
db-sort = ordnen
db-sort-cost = nach Kosten
db-sort-name = nach Namen
db-sort-kind = nach Art
db-sort-species = nach Spezies
db-sort-speed = nach Tempo
db-sort-firepower = nach Feuerkraft
db-sort-armour = nach Panzerung
db-sort-bombing = nach Bombenkraft
db-cr = CR
db-name_head = Name
db-deck_head = Deck
db-nothing_listed = Keine Karte passt zu diesen Filtern.
db-price = { $value } Credits
db-in_deck = { $number } von { $max } im Deck
db-size = Größe und Plätze { $number }
db-no_text = Diese Karte hat keinen Text, nur Zahlen.
db-your_deck = Dein Deck
db-size_of = { $number } von { $max }
db-more_rows = { $n ->
        [one] und noch { $n }
       *[other] und noch { $n }
    }
db-empty = Noch nichts darin. Wähl links eine Karte und drück +.
db-fault = FEHLER
db-curve = Kostenkurve
db-at_each = Karten je Kosten
db-mean = im Mittel { $value } Credits, 5 kommen pro Zug
    .small = im Mittel { $value } Credits
db-shape = Aufbau
db-advice = zur Hälfte Schiffe ist guter Rat
db-faults = { $n ->
        [0] Kein Fehler
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
db-next_fault = zum nächsten
db-kept = Ein Deck mit Fehlern bleibt gespeichert, darf aber an keinen Tisch.
db-may_be_brought = Dieses Deck darf an jeden Tisch seiner Art.
db-hand = Eine Hand zum Ausprobieren
db-hand_number = Nummer { $number }
db-another = noch eine
db-draw_one = eine ziehen
db-no_hand = Noch gibt es keine Karte zu ziehen.
db-chances = ein Schiff in { $ship } von 100 Händen, ein bezahlbares in { $once }
db-against = Gegen die Fertigdecks
    .small = Partien der Bots
db-each = je { $number } Partien
db-begin = Bots spielen lassen
db-again = noch einmal
db-stop = Schluss
db-trial_tip = Bots spielen dieses Deck gegen jedes Fertigdeck seiner Art und zählen.
db-progress = { $number } von { $max } Partien
db-sum = { $number } von { $max } gewonnen: { $share } von 100, sicher { $low } bis { $high }
db-doing = hinein, heraus, probieren
db-secret = andere sehen, dass du ein Deck mitbringst, aber nichts von seinem Inhalt
db-typing = Name oder Wort:
db-copies = { $n ->
        [0] kein Exemplar ist drin.
        [one] { $n } Exemplar ist drin.
       *[other] { $n } Exemplare sind drin.
    }
db-no_more = Mehr dürfen es nicht sein.
db-fits = Passt zu { $names }.
db-more = eine mehr
db-fewer = eine heraus
db-other_side = Karten oder Deck
db-name = Name
db-other_deck = anderes Deck
db-kind = offiziell oder Anfänger
db-write = als Text schreiben
db-read_text = Text lesen
db-fault_key = nächster Fehler
db-leave = zurück, das Deck bleibt
db-hand_key = Hände
db-trial_key = Bots spielen
db-written = Als Text geschrieben: { $file }
db-read_tip = Füge ein Deck ein, eine Karte pro Zeile; dann drück Esc.
db-read_done = { $n ->
        [0] Gelesen: Jede Zeile ist verstanden.
        [one] Gelesen, bis auf { $n } Zeile: { $fault }
       *[other] Gelesen, bis auf { $n } Zeilen: { $fault }
    }
db-needs_legal = Bots können nur ein Deck ohne Fehler spielen.
db-full = { $card }: Mehr Exemplare dürfen nicht hinein.
db-none_in = Nicht im Deck: { $card }.
db-new_name = Neues Deck
db-decks = Decks
db-new = ein neues Deck
db-copy_of = { $name } II
db-ready_made = Fertigdeck
db-own = deines
db-removed = Aus deinen Decks entfernt: { $name }.
db-builder = baut und probiert Decks am Bildschirm
db-drop = entfernen

## Die Befehlszeile: cosmic deck

deck-what = cosmic deck { $name }: Welches? cosmic deck --help zeigt wie.
# fine: word deck, new; term deck
db-nameless = Ein Deck braucht einen Namen, zum Beispiel: cosmic deck new Wölfe
db-no_cards = In { $file } steht keine Karte; nichts wird gespeichert.
deck-kept = { $n ->
        [one] { $name }: { $n } Karte, gespeichert als { $key }.
       *[other] { $name }: { $n } Karten, gespeichert als { $key }.
    }
deck-ready_stays = { $name } ist ein Fertigdeck und bleibt: cosmic deck copy { $key } NAME
deck-games = „{ $value }“ ist keine Anzahl von Partien.
db-tries = „{ $value }“ ist keine Anzahl von Versuchen.
db-rank_read = Siege in 100 Partien: gegen alle, mit wahrscheinlichem Bereich; dann einzeln.
db-drawn = Gezeichnet: { $file }
db-left_out = Wegen Fehlern nicht dabei: { $value }
db-improving = { $number } von { $max } Versuchen, behalten: { $kept }
db-not_improved = Keiner von { $max } Versuchen war sicher besser; es bleibt alles beim Alten.
db-changed_in = Hinein: { $value }
db-changed_out = Heraus: { $value }
db-before = Vorher: { $value }
db-after = Nachher: { $value }

## Wörter im Text eines Decks

word-deck_name = name
word-deck_kind = art
word-deck_official = offiziell
word-deck_beginner = anfänger
db-bring = Welches Deck bringst du mit?
db-bring_it = mitbringen
key-bring = Deck
