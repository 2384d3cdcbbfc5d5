### Was `cosmic lab` sagt: Untersuchungen sehr vieler Spiele von Bots.

## Absagen

lab-no-no_study = Eine Untersuchung „{ $name }“ gibt es nicht: nenn eine .toml-Datei oder eine von { $found }.
lab-no-no_study_near = Eine Untersuchung „{ $name }“ gibt es nicht (meinst du { $near }?): nenn eine .toml-Datei oder eine von { $found }.
lab-no-toml = Die Untersuchung ist nicht als TOML lesbar: { $what }.
lab-no-key = Eine Untersuchung hat kein „{ $name }“.
lab-no-key_near = Eine Untersuchung hat kein „{ $name }“; meinst du { $near }?
lab-no-number = „{ $name }“ ist eine ganze Zahl von { $low } bis { $high }.
lab-no-text = „{ $name }“ ist ein Text in Anführungszeichen.
lab-no-names = „{ $name }“ ist eine Liste mit mindestens einem Eintrag.
lab-no-table = „{ $name }“ ist eine eigene Tabelle: [{ $name }].
lab-no-width = „half_width“ ist ein Anteil zwischen 0 und 1, etwa 0.01.
lab-no-arms_twice = Zwei Zweige der Untersuchung heißen gleich.
lab-no-in_use = Ein anderes Programm arbeitet in { $file }.
lab-no-nothing_there = In { $file } ist keine Untersuchung: cosmic lab run beginnt sie.
lab-no-nothing_yet = Von dieser Untersuchung wurde noch nichts gespielt.
lab-no-broken_part = { $file } ist kaputt: Entferne die Datei, und cosmic lab run spielt diesen Teil neu.
lab-no-other_study = { $file } enthält eine andere Untersuchung dieses Namens: gib dieser --folder, oder entferne die alte.
lab-no-other_version = { $file } wurde mit Version { $theirs } von Regeln und Bots gespielt, hier ist { $ours }: Sie werden nicht gemischt. Gib der neuen --folder.
lab-no-worker_version = Ein Arbeiter spielt Version { $theirs } von Regeln und Bots, hier ist { $ours }: Richte dort dasselbe Programm ein.
lab-no-no_dask = Das Labor braucht Dask: pip install cosmic-tui[lab].
lab-no-no_plots = Die Seite braucht Matplotlib: pip install cosmic-tui[lab].
lab-no-no_cluster = Unter { $host } antwortet kein Cluster: { $what }.
lab-no-cluster_gone = Der Cluster ist weg ({ $what }). Fertiges ist gespeichert; derselbe Befehl macht weiter.
lab-no-shard_lost = Teil { $number } ließ sich nicht spielen ({ $what }). Fertiges ist gespeichert; derselbe Befehl versucht es noch einmal.

## Fortschritt

lab-progress = { $other } von { $number } Spielen, { $value } pro Sekunde, noch { $high } Minuten, Fehler: { $low }.
lab-bar = { $value } pro Sekunde, Arbeiter: { $number }, Fehler: { $low }
lab-interrupted = { $n ->
        [one] Angehalten; 1 Spiel ist in { $file } gespeichert, derselbe Befehl macht weiter.
       *[other] Angehalten; { $n } Spiele sind in { $file } gespeichert, derselbe Befehl macht weiter.
    }
lab-finished = { $n ->
        [one] Fertig: 1 Spiel in { $file }.
       *[other] Fertig: { $n } Spiele in { $file }.
    }
lab-written = Geschrieben: { $file }
lab-shards = { $other } von { $number } Teilen sind fertig, in { $file }.

## Berichte

lab-state = { $n ->
        [one] 1 Spiel von { $name }, gespielt mit Version { $value } von Regeln und Bots.
       *[other] { $n } Spiele von { $name }, gespielt mit Version { $value } von Regeln und Bots.
    }
lab-state_stopped = Sie endete nach ihrer eigenen Regel: Jedes Intervall war eng genug.
lab-state_faults = { $n ->
        [one] 1 Spiel endete in einem Fehler; seine Aufzeichnung ist gespeichert.
       *[other] { $n } Spiele endeten in einem Fehler; ihre Aufzeichnungen sind gespeichert.
    }
lab-lengths = Züge bis zum Ende: { $low } im Mittel, { $high } oder weniger in 95 von 100 Spielen.
lab-heading-alien = Aliens
lab-heading-faction = Fraktionen
lab-heading-deck = Decks
lab-heading-seat = Plätze
lab-heading-turns = Längen
lab-heading-leads = Wer führt und wer gewinnt
lab-heading-pairs = Neben wem
lab-heading-joins = Wer wem hilft
lab-heading-game_sides = Was die Eingeladenen tun
lab-heading-game_talks = Wie Verhandlungen enden
lab-heading-game_outcomes = Wie Herausforderungen enden
lab-heading-game_joins = Wer wem hilft
lab-heading-ladder = { $name } unter den anderen, jede Austeilung auf jedem Platz
lab-heading-rungs = Jeder Kandidat unter den anderen, jede Austeilung auf jedem Platz
lab-column-name = Name
lab-column-games = Spiele
lab-column-share = Anteil
lab-column-low = 95 % von
lab-column-high = bis
lab-column-change = Änderung
lab-certain = kein Zufall
lab-compared =
    Zu erwarten: je { $value }. Alle { $number } werden zugleich verglichen, mit Intervallen, die
    für alle zusammen gelten.
lab-above = Über dem Erwarteten: { $found }.
lab-below = Unter dem Erwarteten: { $found }.
lab-pair = { $name } neben { $other }: { $value } Punkte des eigenen Anteils (Spiele: { $number }).
lab-lead = Wer nach Zug { $other } allein führt, gewinnt { $value }; das kommt in { $number } der Spiele vor.
lab-compare = Von { $name } zu { $other }, in Punkten des Anteils; die Intervalle gelten für alle zusammen.
lab-pairs_read = Eine Zeile ist wer, eine Spalte neben wem: Prozentpunkte mehr (warm) oder weniger (kalt) als an allen Tischen.
lab-joins_read = Eine Zeile ist, wer hilft, eine Spalte, wem: Prozent öfter (warm) oder seltener (kalt) als beide im Mittel.
lab-how_counted =
    Ein Sieg mehrerer zählt zu gleichen Teilen. Dicke Striche gelten mit 95 % für jede Zeile
    (Wilson), dünne für alle zusammen (Bonferroni); die unterbrochene Linie ist das Erwartete.
lab-axis-share = Anteil der Siege, %
lab-axis-turns = Züge
lab-axis-turn = nach Zug
lab-axis-games = Spiele, %
lab-axis-percent = %
lab-legend-leader = Siege bei alleiniger Führung
lab-legend-alone = Spiele mit alleiniger Führung
