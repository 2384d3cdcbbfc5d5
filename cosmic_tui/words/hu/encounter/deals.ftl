### Az alkuasztal

deal-gives_choice = { $who } { $n } lapot ad, ő választja ki.
    .you = { $n } lapot adsz, te választod ki.
deal-gives_random = { $who } { $n } véletlenszerű lapot ad.
    .you = { $n } véletlenszerű lapot adsz.
deal-gives_card = { $who } odaadja { THE($face, "acc") }.
    .you = Odaadod { THE($face, "acc") }.
deal-gives_type = { $who } { $n } { CASE($type, "acc") } ad.
    .you = { $n } { CASE($type, "acc") } adsz.
deal-gives_highest = { $n ->
        [one] { $who } a legnagyobb támadást adja.
       *[other] { $who } { THE($n) } legnagyobb támadását adja.
    }
    .you = { $n ->
        [one] Odaadod a legnagyobb támadásodat.
       *[other] Odaadod { THE($n) } legnagyobb támadásodat.
    }
deal-gives_lowest = { $n ->
        [one] { $who } a legkisebb támadást adja.
       *[other] { $who } { THE($n) } legkisebb támadását adja.
    }
    .you = { $n ->
        [one] Odaadod a legkisebb támadásodat.
       *[other] Odaadod { THE($n) } legkisebb támadásodat.
    }
deal-gives_colony = { $who } kolóniát ad { CASE($whom, "dat") } ({ $place }).
    .you = Kolóniát adsz { CASE($whom, "dat") } { CASE($place, "at") }.
    .at-you = { $who } kolóniát ad neked { CASE($place, "at") }.
deal-gives_nothing = { $who } nem ad semmit.
    .you = Nem adsz semmit.
deal-ships_between = { $range } űrhajó szállhat le ott.
deal-ships_any = Akárhány űrhajó leszállhat ott.
deal-gives_extra = { $who } hozzáteszi: { $power }.
    .you = Hozzáteszed: { $power }.

## Maga az asztal

deal-waiting = { $whom } dönt az ajánlatodról.
deal-state_open = nyitott
deal-state_accepted = elfogadva
deal-state_declined = elutasítva
deal-state_replaced = lecserélve
deal-state_lapsed = lejárt
# fine: term warp
deal-price = Nincs egyezség: fejenként { $n } űrhajó vész el.
deal-proves = Ez bizonyítja, hogy nálad van a lap.
deal-offers_left = { $n ->
        [0] Nincs több ajánlat.
       *[other] Még { $n } ajánlat van hátra.
    }
