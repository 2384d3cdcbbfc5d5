### Indokok

reason-each_settles = Egy kolónia mindkettőnknek.
reason-leader = Egy-egy kolónia; { $whom } idegen kolóniái: { $n }.
    .at-you = Egy-egy kolónia; idegen kolóniáid: { $n }.
reason-cards_for_a_colony = Lapok egy kolóniáért.
reason-cards_both_ways = Lapok lapokért.
reason-last_offer = Ez az utolsó ajánlatom.
reason-else_against = Ha nincs egyezség, legközelebb ellened állok, { $whom }.
    .at-you = Ha nincs egyezség, legközelebb ellened állok.
reason-nothing_for_both = Itt nincs semmi, ami mindkettőnknek jó.
reason-would_win = Azzal { $whom } megnyeri a játékot.
    .at-you = Azzal megnyered a játékot.
reason-settle_with_me = Aki velem száll le, ott le is telepszik.
reason-ships_short = { $n } űrhajóm hiányzik.
reason-stop = { $whom } egy kolóniára van a győzelemtől.
    .at-you = Egy kolóniára vagy a győzelemtől.
reason-rewards = Engem a jutalom érdekel.
reason-i_settle = Én is letelepszem ott.
reason-owes_favour = { $whom } mellettem állt; én { $whom } mellé állok.
    .at-you = Mellettem álltál; én melléd állok.
reason-as_said = Megmondtam: ellened állok, { $whom }.
    .at-you = Megmondtam: ellened állok.
reason-no_ships = Nincs nélkülözhető űrhajóm.
reason-not_for_the_win = { $whom } az én segítségemmel ne nyerjen.
    .at-you = Az én segítségemmel ne nyerj.

reason-greets_friend = Jó újra látni, { $whom }.
    .at-you = Jó újra látni téged.
reason-greets_foe = { $whom }. Nem felejtettem el.
    .at-you = Te. Nem felejtettem el.
reason-greets_grom = Na.
reason-greets_ilka = Nem kezdek semmit. Mindent megjegyzek.
reason-greets_kaja = Elfér még egy űrhajó?
reason-greets_mirka = A tisztes ajánlat jó kezdet.
reason-greets_oswin = A jó lapok későbbre valók.
reason-greets_sten = Akit támadnak, számíthat rám.
