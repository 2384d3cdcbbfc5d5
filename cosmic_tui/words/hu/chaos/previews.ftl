### Mit hozna egy válasz. Olvasat, sosem tanács.

pre-cost = { $n ->
        [0] Semmibe sem kerül; { $left } marad.
       *[other] { $n } creditbe kerül; { $left } marad.
    }
pre-down = Képpel lefelé ingyen van, és senki sem látja, mi az.
pre-numbers = Sebesség, tűzerő, páncélzat, bombázás: { $value }.
pre-loses = Veszítesz: ezzel kiürül a kolóniád, és vége a játéknak.
pre-empties = Ezzel kiürül a kolóniád. Ha { $who } körének végén is üres, veszítesz.
pre-attack = { $n ->
        [0] Még nem választottál űrhajót.
        [one] { $n } űrhajó megy, a bombázása { $total }, ha senki sem állítja meg.
       *[other] { $n } űrhajó megy, a bombázásuk összesen { $total }, ha senki sem állítja meg őket.
    }
# fine: variable n
pre-stay = Itthon marad, és a következő körben védekezhet: { $names }.
pre-none_stay = Egy űrhajó sem marad itthon.
pre-defence = { $n } űrhajó véd { $fire } tűzerővel { $theirs } ellen; a bombázásuk összesen { $total }.
pre-no_bombs = Senki sem bombáz: az űrhajók aktívak, és a következő körben védekezhetnek.
pre-bombs = { $total } bombázás: { $who } kolóniája { $before } lapról { $after } lapra csökken.
    .you = { $total } bombázás: a kolóniád { $before } lapról { $after } lapra csökken.
pre-bombs_work = { $total } bombázás elég: { $target } ellen { $need } kell.
pre-bombs_weak = { $total } bombázás kevés: { $target } ellen { $need } kell.
pre-could_defend = { $who } { THE($names, "ins") } védekezhet.
pre-nobody_defends = { CASE($who, "dat") } nincs űrhajója, amely védekezhet.
pre-tax = A bejelentése { $n } creditbe kerül, és nem vonhatod vissza.
pre-dies = { THE($card, "Nom") } megsemmisül.
pre-divides = { $who } kötelékében { $points } sebzés oszlik el ({ $card }).
    .you = A kötelékedben { $points } sebzést osztasz el ({ $card }).
# fine: term armor
pre-hit = { THE($card, "Nom") } { $points } sebzést kap, { $left } páncélja marad.
pre-colony = { $who } kolóniája { $before } lapról { $after } lapra csökken.
    .you = A kolóniád { $before } lapról { $after } lapra csökken.
pre-credits_after = Utána { $n } credited lesz.
pre-nothing = Egy űrhajó sem sérül.
list-of = { $name } { $number }/{ $max }
    .acc = { CASE($name, "acc") } ({ $number }/{ $max })
list-count = { $name } { $number }
    .acc = { CASE($name, "acc") } ({ $number })

## Az asztal sorokban, szöveges nézetben

say-where-setup = Az első kör előtt vagytok.
say-where-start = { $number }. kör: most { $who } jön.
    .you = { $number }. kör: te jössz.
say-where-main = { $number }. kör: { $who } fő fázisa.
    .you = { $number }. kör: a fő fázisodban vagy.
say-where-combat = { $number }. kör: harc folyik.
say-where-end = { $number }. kör: { $who } befejezi a körét.
    .you = { $number }. kör: befejezed a körödet.
say-where_fight = { $number }. kör: { $who } megtámadja { CASE($target, "acc") }.
    .you = { $number }. kör: megtámadod { CASE($target, "acc") }.
say-saved = { $number }. kör
say-seat = { $who }: kolónia { $colony }, credit { $credits }, központ { $centre }, szemét { $scrap }, pusztulat { $ruin }.
    .you = Te: kolónia { $colony }, credit { $credits }, központ { $centre }, szemét { $scrap }, pusztulat { $ruin }.
say-out = { $who } kiesett.
    .you = Kiestél.
say-no_ships = Nincs űrhajó.
say-ship = { $card }: sebesség { $speed }, tűzerő { $fire }, páncélzat { $armour }, bombázás { $bomb }, { $state }
say-armour_of = { $left }/{ $full }
say-with = { $what }, { $names }.
say-alone = { $what }.
say-surface = Felszín: { $names }.
say-canteen = Kantin: { $names }.
say-bluff = blöff
say-unpaid = kifizetetlen, { $n } credit
say-lying = { $name } ({ $names })
# fine: term armor
say-exchange = { THE($card, "Nom") } rálő { THE($ship, "sub") }: { $points } sebzés, { $left } páncélja marad. Visszalövés még nincs.
# fine: term armor
say-exchange_replied = { THE($card, "Nom") } rálő { THE($ship, "sub") }: { $points } sebzés, { $left } páncélja marad. A visszalövés { $back } sebzés: { $kept } páncél marad.
say-waits = Válaszra vár, elöl a legújabb: { $names }.
say-no_hand = Üres a központod.
say-card = { $n ->
        [0] { $card }, { $kind }, ingyen. { $text }
       *[other] { $card }, { $kind }, { $n } credit. { $text }
    }
say-left = { $n ->
        [0] { $who } kolóniája üres.
       *[other] { $who } kolóniájában { $n } lap maradt.
    }
    .you = { $n ->
        [0] A kolóniád üres.
       *[other] A kolóniádban { $n } lap maradt.
    }
