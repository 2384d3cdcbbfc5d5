### Az alkuasztal

deal-gives_choice = { $who } ad { $n } maga választotta lapot.
    .you = Adsz { $n } lapot, amelyet te választasz.
deal-gives_random = { $who } { $n } véletlen lapot ad.
    .you = { $n } véletlen lapot adsz.
deal-gives_card = { $who } adja: { $face }.
    .you = Te adod: { $face }.
deal-gives_type = { $who } { $n } lapot ad, típus: { $type }.
    .you = { $n } lapot adsz, típus: { $type }.
deal-gives_highest = { $n ->
        [one] { $who } a legnagyobb támadást adja.
       *[other] { $who } { $n } legnagyobb támadását adja.
    }
    .you = { $n ->
        [one] A legnagyobb támadásodat adod.
       *[other] { $n } legnagyobb támadásodat adod.
    }
deal-gives_lowest = { $n ->
        [one] { $who } a legkisebb támadást adja.
       *[other] { $who } { $n } legkisebb támadását adja.
    }
    .you = { $n ->
        [one] A legkisebb támadásodat adod.
       *[other] { $n } legkisebb támadásodat adod.
    }
deal-gives_colony = { $who } kolóniát ad { CASE($whom, "dat") } ({ $place }).
    .you = Kolóniát adsz { CASE($whom, "dat") } { CASE($place, "at") }.
    .at-you = { $who } kolóniát ad neked { CASE($place, "at") }.
deal-gives_nothing = { $who } nem ad semmit.
    .you = Nem adsz semmit.
deal-ships_between = Ennyi űrhajó szállhat le ott: { $range }.
deal-ships_any = Akárhány űrhajó leszállhat ott.
deal-gives_extra = { $who } hozzáteszi: { $power }.
    .you = Hozzáteszed: { $power }.

## Maga az asztal

deal-waiting = Ajánlatodra válaszol: { $whom }.
deal-state_open = nyitott
deal-state_accepted = elfogadva
deal-state_declined = elutasítva
deal-state_replaced = lecserélve
deal-state_lapsed = lejárt
# fine: term warp
deal-price = Nincs egyezség: fejenként { $n } űrhajó elvész.
deal-proves = Ez bizonyítja, hogy nálad van a lap.
deal-offers_left = { $n ->
        [0] Nincs több ajánlat.
       *[other] Még { $n } ajánlat.
    }
