### Was von einem gezeigten Moment gesagt wird: ein Satz, der Titel der Bühne.

film-turn = { CASE($who, "gen") } Zug beginnt.
    .you = Dein Zug beginnt.
film-lift = { $who } schickt { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Du schickst { CASE($ship, "acc") } { CASE($place, "to") }.
film-explore = Ein neuer Planet: { $name } ({ $terrain }).
film-capture = { $who } fängt { CASE($place, "at") } den Mond ein ({ $moon }).
    .you = Du fängst { CASE($place, "at") } den Mond ein ({ $moon }).
film-capture_printed = { $who } bekommt, was { CASE($place, "at") } zu holen ist.
    .you = Du bekommst, was { CASE($place, "at") } zu holen ist.
film-capture_base = { $who } nutzt die Basis { CASE($place, "at") }.
    .you = Du nutzt die Basis { CASE($place, "at") }.
film-bought = { $who } baut { THE($module, "acc") } an die Station an.
    .you = Du baust { THE($module, "acc") } an deine Station an.
film-card = { $who } spielt { THE($card, "acc") }.
    .you = Du spielst { THE($card, "acc") }.
film-ambush = { $n ->
        [one] Ein Plünderer ({ $raider }) kommt { CASE($place, "to") }.
       *[other] { $n } Plünderer ({ $raider }) kommen { CASE($place, "to") }.
    }
film-battle = { $n ->
        [2] Zwei Seiten kämpfen { CASE($place, "at") }.
        [3] Drei Seiten kämpfen { CASE($place, "at") }.
        [one] Nur eine Seite ist { CASE($place, "at") }.
       *[other] { $n } Seiten kämpfen { CASE($place, "at") }.
    }
film-joined = { $n ->
        [one] { $who } schickt ein Schiff in den Kampf.
       *[other] { $who } schickt { $n } Schiffe in den Kampf.
    }
    .you = { $n ->
        [one] Du schickst ein Schiff in den Kampf.
       *[other] Du schickst { $n } Schiffe in den Kampf.
    }
film-truce_diplomacy = Der Kampf fällt aus: Niemand siegt, alle Schiffe bleiben.
film-truce_one_side = Nur eine Seite bleibt { CASE($place, "at") } übrig: Es gibt keinen Kampf.
film-energy = Würfel: { $names }.
film-energy_of = { $n ->
        [one] { $who } { $n } (Zielerfassung { $number })
       *[other] { $who } { $n } (Zielerfassung { $number })
    }
    .you = { $n ->
        [one] du { $n } (Zielerfassung { $number })
       *[other] du { $n } (Zielerfassung { $number })
    }
    .raiders = { $n ->
        [one] die Plünderer { $n } (Zielerfassung { $number })
       *[other] die Plünderer { $n } (Zielerfassung { $number })
    }
film-thrown = Würfel: { $names }.
film-thrown_of = { $who } { $dice }
    .you = du { $dice }
    .raiders = die Plünderer { $dice }
film-again = { $who } würfelt neu: { $dice }.
    .you = Du würfelst neu: { $dice }.
film-judged_first = { $who } siegt, denn { $first } schlägt { $second }.
    .you = Du siegst, denn { $first } schlägt { $second }.
    .raiders = Die Plünderer siegen, denn { $first } schlägt { $second }.
film-judged_later = Gleichstand bei { $value }, dann { $first } gegen { $second }: { $who } siegt.
    .you = Gleichstand bei { $value }, dann { $first } gegen { $second }: Du siegst.
    .raiders = Gleichstand bei { $value }, dann { $first } gegen { $second }: Die Plünderer siegen.
film-judged_longer = Gleichstand bei { $value }: { $who } siegt mit einem Würfel mehr.
    .you = Gleichstand bei { $value }: Du siegst mit einem Würfel mehr.
    .raiders = Gleichstand bei { $value }: Die Plünderer siegen mit einem Würfel mehr.
film-judged_tie = Alle Würfel sind gleich: Alle verlieren.
film-paid = { $who } siegt und rückt auf der Vorherrschaftsleiste 1 Feld vor.
    .you = Du siegst und rückst auf der Vorherrschaftsleiste 1 Feld vor.
film-paid_raiders = Die Plünderer siegen. Wer verloren hat, bekommt eine taktische Operation.
film-paid_nobody = Niemand siegt. Wer verloren hat, bekommt eine taktische Operation.
film-damage = Schiffe { CASE($place, "at") } sind beschädigt.
film-home = { $who } kehrt zur Station zurück.
    .you = Du kehrst zur Station zurück.
film-worked = { $who } aktiviert { THE($module, "acc") }.
    .you = Du aktivierst { THE($module, "acc") }.
film-half_moon = Beide Nachbarmodule waren aktiv: Der Halbmond bringt { $moon }.
film-back = { $who } hat alle Schiffe zurück.
    .you = Alle deine Schiffe sind zurück.
film-built = { $who } baut { CASE($development, "acc") } { CASE($place, "at") } ({ $number } Anführer in der Nähe: { $value } SP).
    .you = Du baust { CASE($development, "acc") } { CASE($place, "at") } ({ $number } Anführer in der Nähe: { $value } SP).
film-event = Ereignis: { $event }.
film-event_row_scores = { $event }: Gewertet wird die Leiste { $track }.
film-event_row_raider = { $event }: Es kommen Plünderer der Klasse { $letter }.
film-event_row_special = { $event }: { $text }.
film-marker = { $who } ist am Ziel: Alle haben noch einen Zug.
    .you = Du bist am Ziel: Alle haben noch einen Zug.
film-final = { $name }: { $names }.
film-final_of = { $who } { $number }
    .you = du { $number }
film-watching_battle = Du siehst dem Kampf zu
