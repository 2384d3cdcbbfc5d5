### Absagen: was es war; was ginge.

no-beginner_is_a_duel = Eine Anfängerpartie ist für zwei. Für mehr wähl Anfänger plus oder offiziell.
no-beginner_has_its_combat = Die Anfängerpartie hat ihren eigenen Kampf; vereinfacht geht bei den anderen.
no-beginner_has_printed_prices = Die Anfängerpartie hat gedruckte Preise; Hauspreise gehen in anderen Spielen.
# fine: word beginner, official
no-unknown_mode = Diesen Modus gibt es nicht. Wähl official, beginner oder beginner_plus.
# fine: word four, free, strict
no-unknown_species_rule = Diese Speziesregel gibt es nicht. Wähl strict, four oder free.
no-last_turn = Der letzte Zug muss zwischen { $min } und { $max } liegen.
no-too_many_decks = { $n ->
        [one] { $n } Deck ist zu viel für { $seats } Plätze.
       *[other] { $n } Decks sind zu viel für { $seats } Plätze.
    }
no-unknown_deck = Ein Deck namens { $name } gibt es nicht. { $near }
no-deck_fault = Dieses Deck kannst du nicht nehmen: { $fault }
no-concede_twice = Du bist schon ausgeschieden.
near-one = Meinst du { $name }?
near-none = cosmic deck list zeigt sie alle.

## Fehler eines Decks

fault-deck_size = { $n ->
        [one] Es hat { $n } Karte, braucht aber { $wanted }.
       *[other] Es hat { $n } Karten, braucht aber { $wanted }.
    }
    .more = { $n ->
        [one] { $total } Karten: noch { $n } ist nötig
       *[other] { $total } Karten: noch { $n } sind nötig
    }
    .fewer = { $n ->
        [one] { $total } Karten: { $n } ist zu viel
       *[other] { $total } Karten: { $n } sind zu viel
    }
fault-copies = { $card } ist { $number } Mal enthalten; höchstens drei sind erlaubt.
fault-opposed = { $card }: { $one } geht nicht zusammen mit { $other }.
fault-species = Es hat { $number } Spezies; höchstens { $most } sind erlaubt.
fault-not_for_simple_combat = { $card } braucht Tempo oder Gegenfeuer: nicht vereinfacht.
fault-unknown_card = Eine Karte namens { $name } gibt es nicht. { $near }
fault-deck_kind = Ein Deck ist offiziell oder für Anfänger, nicht { $name }.
fault-deck_line = { $name }: Eine Zeile ist eine Zahl und der Name einer Karte.
fault-deck_count = { $card }: { $number } Exemplare sind nicht möglich.
fault-deck_too_long = Das ist länger, als ein Deck sein kann.
fault-line = Zeile { $line }: { $fault }

## Warum eine Karte der Hand jetzt dunkel ist

dark-cost = Sie kostet { $cost }. Du hast { $have }.
    .short = { $cost }: du hast { $have }
dark-beginner = In einer Anfängerpartie kannst du nur Schiffe spielen. Leg diese Karte ab.
    .short = nur Schiffe
dark-when_main = Du kannst sie in deiner eigenen Hauptphase spielen.
dark-when_start = Du kannst sie in einer Startphase spielen.
dark-when_battle = Du kannst sie in einem Kampf spielen, sobald Schiffe genannt sind.
dark-when_general = Du kannst sie in einer Hauptphase spielen und wenn ein Angriff angesagt ist.
dark-when_open = Du kannst sie spielen, wenn die Spieler nach Reaktionen gefragt werden.
dark-when_named = Du kannst sie spielen, wenn gerade ein Angriff gegen dich angesagt ist.
dark-when_shot = Du kannst sie spielen, während ein feindlicher Schuss wartet.
dark-when_between = Du kannst sie zwischen zwei Schüssen eines Kampfes spielen.
dark-when_stack = Du kannst sie spielen, während eine Karte wartet, auf die sie antworten kann.
dark-no_target = Es gibt nichts, was ihr Ziel sein könnte.
dark-never = Sie bewirkt in diesem Spiel nichts.
no-deck_unreadable = { $file } ließ sich nicht lesen: { $reason }.
