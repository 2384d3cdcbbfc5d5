### Was eine Antwort brächte: ein Gedanke pro Satz. Eine Lesung, nie ein Rat.

pre-cost = { $n ->
        [0] Es kostet nichts; du behältst { $left }.
        [one] Es kostet { $n } Credit; du behältst { $left }.
       *[other] Es kostet { $n } Credits; du behältst { $left }.
    }
pre-down = Verdeckt kostet es nichts, und niemand sieht, was es ist.
pre-numbers = Tempo, Feuerkraft, Panzerung, Bombenkraft: { $value }.
pre-loses = Du verlierst: Damit ist deine Kolonie leer und das Spiel vorbei.
pre-empties = Damit ist deine Kolonie leer. Ist sie es noch, wenn { $who } den Zug beendet, verlierst du.
pre-attack = { $n ->
        [0] Du hast noch kein Schiff gewählt.
        [one] { $n } Schiff greift an; ungehindert wirft es { $total } Bomben.
       *[other] { $n } Schiffe greifen an; ungehindert werfen sie { $total } Bomben.
    }
pre-stay = { $n ->
        [one] Daheim bleibt und kann danach verteidigen: { $names }.
       *[other] Daheim bleiben und können danach verteidigen: { $names }.
    }
pre-none_stay = Kein Schiff bleibt daheim.
pre-defence = { $n ->
        [one] { $n } Schiff mit { $fire } Feuerkraft gegen { $theirs }; es drohen { $total } Bomben.
       *[other] { $n } Schiffe mit { $fire } Feuerkraft gegen { $theirs }; es drohen { $total } Bomben.
    }
pre-no_bombs = Niemand bombardiert: Die Schiffe bleiben aktiv und können danach verteidigen.
pre-bombs = { $total } Bomben: { CASE($who, "gen") } Kolonie schrumpft von { $before } auf { $after } Karten.
    .you = { $total } Bomben: Deine Kolonie schrumpft von { $before } auf { $after } Karten.
pre-bombs_work = { $total } Bomben genügen: Für { CASE($target, "acc") } sind { $need } nötig.
pre-bombs_weak = { $total } Bomben sind zu wenig: Für { CASE($target, "acc") } sind { $need } nötig.
pre-could_defend = { $who } könnte mit { THE($names, "dat") } verteidigen.
pre-nobody_defends = { $who } hat kein Schiff, das verteidigen kann.
pre-tax = { $n ->
        [one] Das Ziel zu nennen kostet { $n } Credit und ist nicht rückgängig zu machen.
       *[other] Das Ziel zu nennen kostet { $n } Credits und ist nicht rückgängig zu machen.
    }
pre-dies = { THE($card, "nom") } wird zerstört.
pre-divides = { $who } teilt { $points } Schaden an { THE($card, "dat") } auf die Staffel auf.
    .you = Du teilst { $points } Schaden an { THE($card, "dat") } auf deine Staffel auf.
pre-hit = { THE($card, "nom") } erleidet { $points } Schaden. Restpanzerung: { $left }.
pre-colony = { CASE($who, "gen") } Kolonie schrumpft von { $before } auf { $after } Karten.
    .you = Deine Kolonie schrumpft von { $before } auf { $after } Karten.
pre-credits_after = { $n ->
        [one] Dann hast du { $n } Credit.
       *[other] Dann hast du { $n } Credits.
    }
pre-nothing = Kein Schiff erleidet Schaden.
list-of = { $name } { $number } von { $max }
list-count = { $name } { $number }

## Der Tisch in Zeilen, für die Textansicht

say-where-setup = Vor dem ersten Zug.
say-where-start = Zug { $number }: { CASE($who, "gen") } Zug beginnt.
    .you = Zug { $number }: Dein Zug beginnt.
say-where-main = Zug { $number }: { CASE($who, "gen") } Hauptphase.
    .you = Zug { $number }: deine Hauptphase.
say-where-combat = Zug { $number }: ein Kampf.
say-where-end = Zug { $number }: { $who } beendet den Zug.
    .you = Zug { $number }: Du beendest deinen Zug.
say-where_fight = Zug { $number }: { $who } greift { CASE($target, "acc") } an.
    .you = Zug { $number }: Du greifst { CASE($target, "acc") } an.
say-saved = Zug { $number }
# fine: term ruin
say-seat = { $who }: Kolonie { $colony }, Credits { $credits }, Zentrale { $centre }, Schrott { $scrap }, Trümmer { $ruin }.
    .you = Du: Kolonie { $colony }, Credits { $credits }, Zentrale { $centre }, Schrott { $scrap }, Trümmer { $ruin }.
say-out = { $who } ist ausgeschieden.
    .you = Du bist ausgeschieden.
say-no_ships = Keine Schiffe.
say-ship = { $card }: Tempo { $speed }, Feuerkraft { $fire }, Panzerung { $armour }, Bombenkraft { $bomb }, { $state }
say-armour_of = { $left } von { $full }
say-with = { $what }, { $names }.
say-alone = { $what }.
say-surface = Oberfläche: { $names }.
say-canteen = Kantine: { $names }.
say-bluff = ein Bluff
say-unpaid = { $n ->
        [one] unbezahlt, { $n } Credit
       *[other] unbezahlt, { $n } Credits
    }
say-lying = { $name } ({ $names })
say-exchange = { THE($card, "nom") } feuert mit { $points } auf { THE($ship, "acc") }: noch { $left } Panzerung, noch kein Gegenfeuer.
say-exchange_replied = { THE($card, "nom") } feuert mit { $points } auf { THE($ship, "acc") }: noch { $left } Panzerung. Gegenfeuer mit { $back }: noch { $kept }.
say-waits = Noch offen, das Neueste zuerst: { $names }.
say-no_hand = Deine Zentrale ist leer.
say-card = { $n ->
        [0] { $card }, { $kind }, gratis. { $text }
        [one] { $card }, { $kind }, { $n } Credit. { $text }
       *[other] { $card }, { $kind }, { $n } Credits. { $text }
    }
say-left = { $n ->
        [0] Die Kolonie von { $who } ist leer.
        [one] { $who } hat noch { $n } Karte in der Kolonie.
       *[other] { $who } hat noch { $n } Karten in der Kolonie.
    }
    .you = { $n ->
        [0] Deine Kolonie ist leer.
        [one] Du hast noch { $n } Karte in deiner Kolonie.
       *[other] Du hast noch { $n } Karten in deiner Kolonie.
    }
