### Absagen: was es war; was ginge.

no-beginner_is_a_duel = Eine Anfängerpartie ist für zwei. Zu mehreren: Anfänger plus oder offiziell.
no-beginner_has_its_combat = Die Anfängerpartie hat ihren eigenen Kampf; vereinfacht geht bei den anderen.
no-beginner_has_printed_prices = Die Anfängerpartie hat gedruckte Preise; Hauspreise gehen bei den anderen.
# fine: word beginner, official
no-unknown_mode = Dieses Spiel gibt es nicht: official, beginner oder beginner_plus.
# fine: word four, free, strict
no-unknown_species_rule = Diese Speziesregel gibt es nicht: strict, four oder free.
no-last_turn = Ein letzter Zug liegt zwischen { $min } und { $max }.
no-too_many_decks = { $n ->
        [one] { $n } Deck ist zu viel für { $seats } Plätze.
       *[other] { $n } Decks sind zu viel für { $seats } Plätze.
    }
no-unknown_deck = Ein Deck { $name } gibt es nicht. { $near }
no-deck_fault = Dieses Deck geht nicht: { $fault }
no-concede_twice = Du bist schon ausgeschieden.
near-one = Meinst du { $name }?
near-none = cosmic deck list nennt sie alle.

## Fehler eines Decks

fault-deck_size = { $n ->
        [one] { $n } Karte, und { $wanted } sind nötig.
       *[other] { $n } Karten, und { $wanted } sind nötig.
    }
    .more = { $n ->
        [one] { $total } Karten: noch { $n } ist nötig
       *[other] { $total } Karten: noch { $n } sind nötig
    }
    .fewer = { $n ->
        [one] { $total } Karten: { $n } ist zu viel
       *[other] { $total } Karten: { $n } sind zu viel
    }
fault-copies = { $card } ist { $number } Mal darin; drei Exemplare sind das Meiste.
fault-opposed = { $card }: { $one } geht nicht zusammen mit { $other }.
fault-species = { $number } Spezies sind darin; { $most } sind das Meiste.
fault-not_for_simple_combat = { $card } spricht von Tempo oder Gegenfeuer: nicht vereinfacht.
fault-unknown_card = Eine Karte { $name } gibt es nicht. { $near }
fault-deck_kind = Ein Deck ist offiziell oder für Anfänger, nicht { $name }.
fault-deck_line = { $name }: Eine Zeile ist eine Zahl und der Name einer Karte.
fault-deck_count = { $card }: { $number } davon kann nicht gemeint sein.
fault-deck_too_long = Das ist länger als jedes Deck.
fault-line = Zeile { $line }: { $fault }

## Warum eine Karte der Hand jetzt dunkel ist

dark-cost = Sie kostet { $cost }, du hast { $have }.
    .short = { $cost }: du hast { $have }
dark-beginner = In einer Anfängerpartie spielt man nur Schiffe; ablegen lässt sie sich.
    .short = nur Schiffe
dark-when_main = Spielbar in deiner eigenen Hauptphase.
dark-when_start = Spielbar in einer Startphase.
dark-when_battle = Spielbar in einem Kampf, sobald Schiffe genannt sind.
dark-when_general = Spielbar in einer Hauptphase und wenn ein Angriff angesagt ist.
dark-when_open = Spielbar, wenn der Tisch um Antworten bittet.
dark-when_named = Spielbar, wenn gerade ein Angriff gegen dich angesagt ist.
dark-when_shot = Spielbar, während ein feindlicher Schuss wartet.
dark-when_between = Spielbar zwischen zwei Schüssen eines Kampfes.
dark-when_stack = Spielbar, während eine Karte wartet, auf die sie antworten könnte.
dark-no_target = Nichts ist da, worauf sie zielen könnte.
dark-never = Sie bewirkt nichts in diesem Spiel.
no-deck_unreadable = { $file } ließ sich nicht lesen: { $reason }.
