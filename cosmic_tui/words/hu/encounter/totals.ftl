### Hogy jön ki

sum-card = Lap: { $face }
sum-card_none = Nincs lap
sum-ships = { $n ->
        [0] { $who }: nincs űrhajó
       *[other] { $who } { $n } űrhajója
    }
    .you = { $n ->
        [0] Nincs űrhajód
        [one] Az űrhajód
       *[other] { $n } űrhajód
    }
sum-reinforcement = { $who } erősítése
    .you = Az erősítésed
sum-third = A lap harmada: { $name }
sum-reverse = Fordítva: { $name }
sum-equalize = Kiegyenlítve: { $name }
sum-parity = Páros vagy nem: { $name }
sum-spread = Nagy különbség: { $name }
sum-triple = Tripla/harmad: { $name }
sum-added = Még egy lap: { $name }
sum-bonus = { $name }
sum-ship_product = Űrhajó×űrhajó: { $name }
sum-weight = Nehéz űrhajók: { $name }
sum-product = Űrhajó×lap: { $name }
sum-total = { $side ->
        [offense] A támadó összesített értéke
       *[defense] A védő összesített értéke
    }

## Ami nem számít, és amit jelent

sum-no_effect_zapped = Hatástalanítva: { $power }.
sum-no_effect_lost = { $power }: elveszett.
sum-no_effect_role = Ide más szerep kell: { $power }.
# fine: term negotiate
sum-no_totals = A támadás győz; az űrhajók nem számítanak.
sum-no_winner = Nincs győztes: kezdődik az alku.
sum-both_lost = Mindkét fél veszít.
sum-leads = { $side ->
        [offense] A támadó { $value } ponttal vezet.
       *[defense] A védő { $value } ponttal vezet.
    }
sum-even = Döntetlen: a védő győz.

## Mit hozna egy lap vagy egy választás

scr-line-card_beats = Győz minden legfeljebb { $value } értékű támadás ellen.
scr-line-card_beats_high = Győz minden legalább { $value } értékű támadás ellen.
scr-line-card_some = Ezek ellen a támadások ellen győz: { $names }.
scr-line-card_loses = Minden támadás ellen veszít.
scr-line-card_talks = Minden támadás ellen veszít; két tárgyalás alkuhoz vezet.
scr-line-card_always = Minden támadás ellen győz.
scr-line-card_unknown = Még nem tudni, hogyan végződik: egy játékosnak még választania kell.
scr-line-card_wins_it = Győz.
scr-line-card_loses_it = Veszít.
scr-line-card_talks_it = Alku következik.
scr-line-card_nobody_it = Mindkét fél veszít.
scr-line-counted = Beszámítva: { $names }; egy hatástalanítás megváltoztatná.
scr-line-card_with = Ha használod ({ $name }): { $value }
scr-line-without = Nincs beszámítva, mert nem biztos a használata: { $names }.
scr-line-join_gain = { $gain ->
        [colony] Ha { $who } győz: kolóniát kapsz { CASE($place, "at") }.
        [reward] Ha { $who } győz: minden küldött űrhajódért egy lap vagy egy űrhajó jár.
        [nothing] Ha { $who } győz: az űrhajóid visszatérnek, semmi több.
       *[unknown] Ha { $who } győz, nem tudni, mit kapsz.
    }
scr-line-join_risk = { $risk ->
        [warp] Ha { $who } veszít: az űrhajóid a térgörbületre kerülnek.
        [gone] Ha { $who } veszít: az űrhajóid kiesnek a játékból.
        [nothing] Ha { $who } veszít: az űrhajóid visszatérnek.
       *[unknown] Ha { $who } veszít, nem tudni, mit veszítesz.
    }
scr-line-foreign_given_up = Feladod ezt a kolóniát: { $place }.
