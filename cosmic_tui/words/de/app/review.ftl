rev-head = { $who }: { $number } von { $max } Entscheidungen abgewogen.
rev-kind-slip = Ungenauigkeit
rev-kind-mistake = Fehler
rev-kind-blunder = grober Fehler
rev-kind-well_found = gut gefunden
rev-mark = { $n ->
        [one] Zug { $turn }, { $what }: { $value }. Preis: { $n } Punkt von 100 ({ $near }). Besser: { $name }.
       *[other] Zug { $turn }, { $what }: { $value }. Preis: { $n } Punkte von 100 ({ $near }). Besser: { $name }.
    }
rev-found = { $n ->
        [one] Zug { $turn }, { $what }: { $value }. Vorsprung: { $n } Punkt von 100 ({ $near }). Nächstbestes: { $name }.
       *[other] Zug { $turn }, { $what }: { $value }. Vorsprung: { $n } Punkte von 100 ({ $near }). Nächstbestes: { $name }.
    }
rev-row = Zug { $turn }, { $near }, { $number }: { $value }
rev-later = Der Unterschied zeigt sich erst später.
rev-whole = { $n ->
        [one] { $n } weiteres ganzes Spiel bestätigt es.
       *[other] { $n } weitere Spiele, bis zum Ende gespielt, bestätigen es.
    }
rev-none = Keine Entscheidung hat sicher { $number } Punkte von 100 oder mehr gekostet.
rev-marked = { $n ->
        [one] Die aufgeführten Entscheidungen haben { $n } Punkt von 100 gekostet.
       *[other] Die aufgeführten Entscheidungen haben { $n } Punkte von 100 gekostet.
    }
rev-everything_else = Alles andere, von den Karten bis zu den Mitspielern: { $value }.
rev-yardstick = Gemessen mit Bots, die für alle weiterspielen; Unbekanntes wird neu ausgeteilt.
rev-title = Auswertung
rev-going = Die Entscheidungen werden noch abgewogen; Urteile erscheinen nach und nach.
rev-paused = Die Auswertung ist angehalten. { $key-tick }: weiter.
rev-slow = In diesem Spiel lassen sich nur Fehler ab 10 Punkten von 100 vom Zufall unterscheiden. Das dauert einige Minuten.
rev-stopped = Die Auswertung steht: kein Prozess ließ sich starten, oder das Spiel führt hier nirgends hin.
rev-play_on = { $key-play_on } spielt von dort weiter: gleiche verdeckte Karten, zählt nirgends.
rev-advice-ahead = Von hier aus zu Ende gespielt, gewinnt das etwa { $number } von 100 Spielen; das Nächstbeste, { $name }, { $max } weniger.
rev-advice-behind = Von hier aus zu Ende gespielt, ist { $name } besser: Das gewinnt etwa { $number } von 100 Spielen, { $max } mehr.
rev-advice-same = Von hier aus zu Ende gespielt, gewinnt das etwa { $number } von 100 Spielen. Das Nächstbeste ist vielleicht genauso gut: { $name }.
rev-because-won_whole = Von { $max } Versuchen gewinnst du das Spiel in { $high } ({ $name }) und in { $low } ({ $value }).
