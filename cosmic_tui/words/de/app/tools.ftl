### Was `cosmic sim`, `cosmic bench` und `cosmic replay` sagen.

## Absagen

tool-no-number = { $name } nimmt eine ganze Zahl von { $low } bis { $high }.
tool-no-option = „{ $value }“ ist keine Option: schreib --option NAME=WERT.
tool-no-too_many_bots = Du hast mehr Bots genannt, als es Plätze gibt.

## cosmic sim

tool-sim-playing = Spiele
tool-sim-stopped = Angehalten; das wurde bis dahin gespielt.
tool-sim-games = { $n ->
        [0] Kein Spiel wurde gespielt.
        [one] 1 Spiel, { $number } Spieler, { $value } s.
       *[other] { $n } Spiele, { $number } Spieler, { $value } s.
    }
tool-sim-speed = { $found } Fragen, { $value } pro Sekunde.
tool-sim-speed_encounters = { $n ->
        [one] 1 Herausforderung, { $value } pro Sekunde; { $found } Fragen.
       *[other] { $n } Herausforderungen, { $value } pro Sekunde; { $found } Fragen.
    }
tool-sim-turns = Züge bis zum Ende: { $low } im Mittel, { $high } oder weniger in 95 von 100 Spielen.
tool-sim-shared = { $n ->
        [one] 1 Spiel wurde von mehreren gemeinsam gewonnen.
       *[other] { $n } Spiele wurden von mehreren gemeinsam gewonnen.
    }
tool-sim-faults = { $n ->
        [0] Keine Fehler.
        [one] 1 Fehler.
       *[other] { $n } Fehler.
    }
tool-sim-endless = Ein Spiel fand kein Ende und wurde abgebrochen: cosmic replay { $file }
tool-sim-fault = { $what }: cosmic replay { $file }
tool-sim-no_meter = Für { $value } werden keine Entscheidungen gemessen.
tool-column-question = Frage
tool-column-asked = je Spiel
tool-column-changed = anders
tool-column-each = Punkte je Mal
tool-column-a_game = Punkte je Spiel
tool-column-seat = Platz
tool-column-bot = Bot
# fine: term alien
tool-column-alien = Aliens
tool-column-faction = Fraktion
tool-column-deck = Deck
tool-column-games = Spiele
tool-column-wins = Siege
tool-column-share = Anteil
tool-column-between = 95 % zwischen

## cosmic bench

tool-bench-what = gemessen
tool-bench-value = Wert
tool-bench-loops = Tausendstel der Schleife
tool-bench-calibration = Schleife fester Arbeit, ms
tool-bench-questions_per_second = Fragen pro Sekunde
tool-bench-encounters_per_second = Herausforderungen pro Sekunde
tool-bench-us_per_question = eine Frage, µs
tool-bench-us_per_fork = eine Abzweigung, µs
tool-bench-us_per_view = eine Ansicht, µs
tool-bench-bytes_per_record = eine Aufzeichnung, Bytes
tool-bench-bytes_per_view = eine Ansicht, Bytes
tool-bench-kb_per_match = ein Spiel im Speicher, KB

## cosmic replay

tool-replay-game = { $file }: { $name }, { $number } Spieler, Startzahl { $value }.
tool-replay-answers = { $n ->
        [one] 1 Antwort wiederholt, bis Zug { $number }.
       *[other] { $n } Antworten wiederholt, bis Zug { $number }.
    }
tool-replay-winners = { $n ->
        [0] Das Spiel ist nicht vorbei.
        [one] Platz { $names } hat gewonnen.
       *[other] Die Plätze { $names } haben gemeinsam gewonnen.
    }
tool-replay-same = Es kommt zu dem Ende, das es damals hatte.
tool-replay-unsealed = Ein Siegel zum Vergleichen fehlt; jede Antwort passt.
tool-replay-fault = Bei Antwort { $number } hält das Programm an: { $what }.

## cosmic review

tool-review-decisions = Entscheidungen
tool-review-stopped = Angehalten; beim nächsten Mal geht es hier weiter.
