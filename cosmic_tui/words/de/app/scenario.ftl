### Was `cosmic scenario` sagt.

## Der Bericht

scenario-fine = gut: { $name }, { $title }
scenario-failed = misslungen: { $name }, { $title }
scenario-summary = { $n ->
        [one] 1 Szenario, wie erwartet.
       *[other] { $n } Szenarien, alle wie erwartet.
    }
    .failed = { $n ->
        [one] 1 Szenario, nicht wie erwartet.
       *[other] { $n } Szenarien, davon { $failed } nicht wie erwartet.
    }
scenario-nothing = In { $file } ist kein Szenario.
scenario-twice = { $file } hat die Kennung { $name } noch einmal; { $other } hat sie schon.
scenario-answer = { $who } sagt „{ $said }“ zu { $question }, Zeile { $line }.
    .unscripted = { $who } sagt „{ $said }“ zu { $question }, ohne Vorgabe.

## Dateien, die nicht zu verstehen sind

scenario-bad-not_toml = Das ist kein TOML: { $what }.
scenario-bad-unknown_key = Einen Schlüssel „{ $name }“ gibt es nicht; tests/scenarios/README.md nennt alle.
    .near = Einen Schlüssel „{ $name }“ gibt es nicht; es gibt „{ $near }“.
scenario-bad-unknown_expectation = Nichts namens „{ $name }“ lässt sich erwarten; tests/scenarios/README.md nennt, was geht.
    .near = Nichts namens „{ $name }“ lässt sich erwarten; „{ $near }“ geht.
# fine: word false, true
scenario-bad-wrong_type = „{ $name }“ nimmt eine Tabelle in geschweiften Klammern.
    .text = „{ $name }“ nimmt einen Text in Anführungszeichen.
    .number = „{ $name }“ nimmt eine Zahl.
    .list = „{ $name }“ nimmt eine Liste in eckigen Klammern.
    .yes_no = „{ $name }“ nimmt true oder false.
    .inner = Was in „{ $name }“ steht, passt nicht; tests/scenarios/README.md zeigt es.
    .tables = Eine Datei mit mehreren Szenarien beginnt jedes mit [[scenario]].
scenario-bad-missing_key = Ein Szenario braucht den Schlüssel „{ $name }“.
scenario-bad-unknown_rule = Eine Regel „{ $name }“ gibt es nicht.
scenario-bad-no_rules = Ein Szenario nennt mindestens eine Regel, die es zeigt.
scenario-bad-expects_nothing = Dieses Szenario erwartet nichts; es könnte also nicht misslingen.
scenario-bad-turns = Ein Szenario läuft 1 bis { $high } Züge.
scenario-bad-seats = Ein Tisch hat { $low } bis { $high } Plätze, nicht „{ $name }“.
scenario-bad-options = So lässt sich kein Tisch einrichten: { $name }.
scenario-bad-unknown_seat = Niemand hier heißt „{ $name }“.
    .near = Niemand hier heißt „{ $name }“; es gibt „{ $near }“.
scenario-bad-unknown_planet = Einen Planeten „{ $name }“ gibt es nicht; der dritte Planet von Platz b ist b:3.
scenario-bad-unknown_name = „{ $name }“ gibt es hier nicht.
    .near = „{ $name }“ gibt es hier nicht, wohl aber { $near }.
scenario-bad-unknown_card = Eine Karte „{ $name }“ gibt es nicht.
    .near = Eine Karte „{ $name }“ gibt es nicht; es gibt „{ $near }“.
scenario-bad-unknown_alien = Eine Alienrasse „{ $name }“ gibt es in diesem Spiel nicht.
    .near = Eine Alienrasse „{ $name }“ gibt es in diesem Spiel nicht; es gibt „{ $near }“.
scenario-bad-unknown_technology = Eine Technologie „{ $name }“ gibt es in diesem Spiel nicht.
    .near = Eine Technologie „{ $name }“ gibt es in diesem Spiel nicht; es gibt „{ $near }“.
scenario-bad-unknown_destiny = Eine Schicksalskarte „{ $name }“ gibt es an diesem Tisch nicht.
scenario-bad-unknown_moment = Einen Moment „{ $name }“ gibt es nicht.
    .near = Einen Moment „{ $name }“ gibt es nicht; es gibt „{ $near }“.
scenario-bad-unknown_outcome = Keine Herausforderung endet mit „{ $name }“.
    .near = Keine Herausforderung endet mit „{ $name }“; es gibt „{ $near }“.
scenario-bad-unknown_role = Eine Rolle „{ $name }“ gibt es nicht.
    .near = Eine Rolle „{ $name }“ gibt es nicht; es gibt „{ $near }“.
scenario-bad-unknown_verb = Niemand kann im Skript „{ $name }“; tests/scenarios/README.md nennt die Verben.
    .near = Niemand kann im Skript „{ $name }“; es gibt „{ $near }“.
scenario-bad-unknown_term = „{ $name }“ kann kein Teil einer Vereinbarung sein.
scenario-bad-unknown_question = Nichts in diesem Spiel fragt „{ $name }“.
    .near = Nichts in diesem Spiel fragt „{ $name }“; es gibt „{ $near }“.
scenario-bad-unknown_event = Kein Ereignis heißt „{ $name }“.
    .near = Kein Ereignis heißt „{ $name }“; es gibt „{ $near }“.
# fine: word defense, offense; term offense; term defense
scenario-bad-unknown_side = Eine Seite ist offense oder defense, nicht „{ $name }“.
scenario-bad-unknown_number = „{ $name }“ steht, wo ein Ereignis eine Zahl hat.
scenario-bad-no_seat = „{ $name }“ beginnt mit niemandem am Tisch.
scenario-bad-not_in_set_up = Das Spiel baut sich hier selbst auf; „{ $name }“ lässt sich nicht vorgeben.
scenario-bad-too_many_copies = So viele Exemplare von „{ $name }“ gibt es nicht; doctored = true erlaubt es.
scenario-bad-cards_left_over = Neben „{ $name }“ blieben Karten übrig; doctored = true nimmt sie aus dem Spiel.
scenario-bad-too_many_ships = { $n ->
        [one] „{ $name }“ hat 1 Schiff mehr, als es gibt.
       *[other] „{ $name }“ hat { $n } Schiffe mehr, als es gibt.
    }
scenario-bad-technology_taken = Die Technologie „{ $name }“ ist nicht zu haben.
scenario-bad-needs = Bei „{ $moment }“ muss der Schlüssel „{ $name }“ angegeben sein.
scenario-bad-no_sheet = „{ $name }“ hat keine Alienrasse für Plättchen.
scenario-bad-lays_nothing = „{ $name }“ ist hier kein Hauptspieler und legt keine Karte aus.

## Szenarien, die anders ausgingen

scenario-fail-expected = { $what }: erwartet { $wanted }, gefunden { $found }.
scenario-fail-not_offered = „{ $said }“ war keine Antwort auf { $question }; zur Wahl steht { $offered }.
scenario-fail-ambiguous = „{ $said }“ könnte mehreres davon heißen: { $offered }.
scenario-fail-refused = „{ $said }“ wurde abgewiesen: { $because }.
scenario-fail-not_refused = „{ $said }“ war bei „{ $moment }“ möglich.
scenario-fail-other_reason = „{ $said }“ wurde wegen { $found } abgewiesen, nicht wegen { $wanted }.
scenario-fail-never_refused = „{ $said }“ wurde nie wegen { $because } abgewiesen: Niemand war danach gefragt.
scenario-fail-means_nothing = „{ $said }“ zeigt nichts: Niemand war danach gefragt, oder es war nicht da zum Spielen oder Benutzen.
scenario-fail-never_asked = „{ $said }“ fand bis „{ $moment }“ keinen Platz: { $who } wurde gefragt: { $asked }.
    .nothing = „{ $said }“ fand bis „{ $moment }“ keinen Platz: { $who } wurde nichts gefragt.
scenario-fail-only_one_answer = „{ $said }“ fand keinen Platz: Es gab nur eine Antwort, also war { $who } nicht gefragt.
scenario-fail-moment_never_came = Der Moment „{ $moment }“ kam nie.
scenario-fail-told_apart = { $who } erfährt nicht dasselbe: hier „{ $wanted }“, im Spiel, das gleich aussehen muss, „{ $found }“.
scenario-fail-same_game = Das Spiel, das gleich aussehen muss, ist dasselbe: Nichts darin ist anders.
scenario-fail-endless = Das Spiel fragt und fragt und kommt zu keinem Ende.
