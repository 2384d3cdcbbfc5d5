### Was von einem gezeigten Moment gesagt wird: ein Satz, der Titel der Bühne.

film-turn = { $who } beginnt einen Zug.
    .you = Dein Zug beginnt.
film-lift = { $who } startet nach { $place }: { $ship }.
    .you = Du startest nach { $place }: { $ship }.
film-explore = Entdeckt: { $name }, { $terrain }.
film-capture = { $who } fängt einen Mond, { $place }: { $moon }.
    .you = Du fängst einen Mond, { $place }: { $moon }.
film-capture_printed = { $who } bekommt, was hier zu holen ist: { $place }.
    .you = Du bekommst, was hier zu holen ist: { $place }.
film-capture_base = { $who } nutzt die Basis: { $place }.
    .you = Du nutzt die Basis: { $place }.
film-bought = { $who } baut an die Station an: { $module }.
    .you = Du baust an deine Station an: { $module }.
film-card = { $who } spielt: { $card }.
    .you = Du spielst: { $card }.
film-ambush = { $n ->
        [one] Ein Plünderer kommt: { $raider } ({ $place }).
       *[other] { $n } Plünderer kommen: { $raider } ({ $place }).
    }
film-battle = { $n ->
        [2] Zwei Seiten kämpfen: { $place }.
        [3] Drei Seiten kämpfen: { $place }.
        [one] Nur eine Seite ist hier: { $place }.
       *[other] { $n } Seiten kämpfen: { $place }.
    }
film-joined = { $n ->
        [one] { $who } schickt ein Schiff in den Kampf.
       *[other] { $who } schickt { $n } Schiffe in den Kampf.
    }
    .you = { $n ->
        [one] Du schickst ein Schiff in den Kampf.
       *[other] Du schickst { $n } Schiffe in den Kampf.
    }
film-truce_diplomacy = Der Kampf ist abgesagt: Niemand siegt, Schiffe bleiben.
film-truce_one_side = Nur eine Seite bleibt, niemand kämpft: { $place }.
film-energy = Würfel: { $names }.
film-energy_of = { $n ->
        [one] { $who } { $n } ab { $number }
       *[other] { $who } { $n } ab { $number }
    }
film-thrown = Die Würfel: { $names }.
film-thrown_of = { $who } { $dice }
film-again = { $who } würfelt neu: { $dice }.
    .you = Du würfelst neu: { $dice }.
film-judged_first = { $first } schlägt { $second }: { $who } siegt.
    .you = Du siegst: { $first } schlägt { $second }.
    .raiders = { $first } schlägt { $second }: Die Plünderer siegen.
film-judged_later = { $value } gleich, dann { $first } gegen { $second }: { $who } siegt.
    .you = { $value } gleich, dann { $first } gegen { $second }: Du siegst.
    .raiders = { $value } gleich, dann { $first } gegen { $second }: Die Plünderer siegen.
film-judged_longer = { $value } gleich, und { $who } siegt mit einem Würfel mehr.
    .you = { $value } gleich, und du siegst mit einem Würfel mehr.
    .raiders = { $value } gleich, und die Plünderer siegen mit einem Würfel mehr.
film-judged_tie = Alle Würfel sind gleich: Alle sind besiegt.
film-paid = { $who } siegt: 1 Feld vor bei Vorherrschaft.
    .you = Du siegst: 1 Feld vor bei Vorherrschaft.
film-paid_raiders = Die Plünderer siegen. Besiegte nehmen je eine taktische Operation.
film-paid_nobody = Niemand siegt. Besiegte nehmen je eine taktische Operation.
film-damage = Schiffe sind beschädigt: { $place }.
film-home = { $who } kehrt zur Station zurück.
    .you = Du kehrst zur Station zurück.
film-worked = { $who } aktiviert: { $module }.
    .you = Du aktivierst: { $module }.
film-half_moon = Beide Nachbarmodule liefen: Der Halbmond gibt { $moon }.
film-back = { $who } hat alle Schiffe zurück.
    .you = Alle deine Schiffe sind zurück.
film-built = { $who } baut, { $place }: { $development }; Anführer { $number }, Punkte { $value }.
    .you = Du baust, { $place }: { $development }; Anführer { $number }, Punkte { $value }.
film-event = Ereignis: { $event }.
film-event_row_scores = { $event }: Gewertet wird { $track }.
film-event_row_raider = { $event }: Plünderer der Klasse { $letter } kommen.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } ist am Ziel: noch je ein Zug.
    .you = Du bist am Ziel: noch je ein Zug.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
film-watching_battle = Du siehst dem Kampf zu
