### Indokok

reason-each_settles = Legyen mindkettőnknek egy kolóniája.
reason-leader = Cserélünk? { CASE($whom, "dat") } csak { $n } idegen kolóniája van.
    .at-you = Cserélünk? Neked csak { $n } idegen kolóniád van.
reason-cards_for_a_colony = Lapokat adok egy kolóniáért.
reason-cards_both_ways = Cseréljünk lapokat.
reason-last_offer = Ez az utolsó ajánlatom.
reason-else_against = Ha nincs egyezség, legközelebb ellened leszek, { $whom }.
    .at-you = Ha nincs egyezség, legközelebb ellened leszek.
reason-nothing_for_both = Nem látok itt semmit, ami mindkettőnknek jó.
reason-would_win = Azzal { $whom } megnyerné a játékot.
    .at-you = Azzal megnyernéd a játékot.
reason-settle_with_me = Szállj le velem, és neked is lesz kolóniád.
reason-ships_short = Még { $n } űrhajó kellene.
reason-stop = { $whom } már csak egy kolóniára van a győzelemtől.
    .at-you = Már csak egy kolóniára vagy a győzelemtől.
reason-rewards = Engem a jutalom érdekel.
reason-i_settle = Nekem is lesz ott kolóniám.
reason-owes_favour = { $whom } segített nekem, most én segítek neki.
    .at-you = Segítettél nekem, most én segítek neked.
reason-as_said = Ahogy mondtam: ellened vagyok, { $whom }.
    .at-you = Ahogy mondtam: ellened vagyok.
reason-no_ships = Nem tudok űrhajót nélkülözni.
reason-not_for_the_win = Nem segítek { CASE($whom, "dat") } nyerni.
    .at-you = Nem segítek neked nyerni.

aside-stop = Ne győzzön { $whom }.
    .at-you = Ne te győzz.
aside-rewards = A jutalomért.
aside-i_settle = Egy ottani kolóniáért.
aside-owes_favour = Viszonzásul.
aside-as_said = Ahogy ígérte.
aside-no_ships = Nincs rá űrhajója.
aside-not_for_the_win = Nem segít { CASE($whom, "dat") } győzni.
    .at-you = Nem segít neked győzni.

reason-turned_round = { $way ->
        [friendly] Végül mégis jól sült el.
        [dry] Vesztésre álltam. Aztán már nem.
        [loud] Igen! Az utolsó pillanatban!
       *[short] Megfordult.
    }
reason-salutes = { $way ->
        [friendly] Szép játék volt, { $whom }.
        [dry] Ez már az enyém volt, { $whom }. Ügyes.
        [loud] { $whom }! Hát ez honnan jött?
       *[short] Szép volt, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Szép játék volt.
        [dry] Ez már az enyém volt. Ügyes.
        [loud] Te! Hát ez honnan jött?
       *[short] Szép volt.
    }
reason-thanks = { $way ->
        [friendly] Köszönöm, { $whom }. Kellettek azok az űrhajók.
        [dry] Ez a te űrhajóidon múlt, { $whom }.
        [loud] { $whom }! Mit csinálnék nélküled?
       *[short] Kösz, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Köszönöm. Kellettek az űrhajóid.
        [dry] Ez a te űrhajóidon múlt.
        [loud] Mit csinálnék nélküled?
       *[short] Kösz.
    }
reason-blames = { $way ->
        [friendly] Kár, hogy te is ott voltál, { $whom }.
        [dry] Láttam, kinek az űrhajói voltak azok, { $whom }.
        [loud] { $whom }! Muszáj volt?
       *[short] Ez te voltál, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Kár, hogy te is ott voltál.
        [dry] Láttam, kinek az űrhajói voltak azok.
        [loud] Muszáj volt?
       *[short] Ez te voltál.
    }
reason-so_close = { $way ->
        [friendly] Ez szoros volt. Szép játék.
        [dry] Kétszer kellett volna számolnom.
        [loud] Nem! Ilyen kevésen múlt!
       *[short] Majdnem.
    }
reason-far_ahead = { $way ->
        [friendly] Jobban sikerült, mint reméltem.
        [dry] { $number } ponttal. Kicsit sok, elismerem.
        [loud] { $number } ponttal! Mindenki látta?
       *[short] Elég egyértelmű.
    }

reason-greets_friend = Jó újra látni téged, { $whom }.
    .at-you = Jó újra látni téged.
reason-greets_foe = { $whom }. Nem felejtettem el.
    .at-you = Te. Nem felejtettem el.
reason-greets_grom = Na.
reason-greets_ilka = Nem én kezdem a bajt, de mindenre emlékszem.
reason-greets_kaja = Elfér még egy űrhajó?
reason-greets_mirka = A tisztes ajánlat jó kezdet.
reason-greets_oswin = A jó lapjaimat későbbre tartogatom.
reason-greets_sten = Ha megtámadnak, számíthatsz rám.
