card-zarg-death_wing = Halálszárny
card-zarg-void_ravager = Űrpusztító
card-zarg-chaos_spawn = Káoszfajzat
card-zarg-shriek_swarm = Sikolyraj
card-zarg-blockade_hulk = Blokádkolosszus
card-zarg-invasion_fortress = Inváziós erőd
    .text = A hangárlimitnél 6-os méretűnek számít.

card-zarg-chaos_lance = Káoszlándzsa
    .short = +3 tűz, -2 sebesség
card-zarg-ruin_bombs = Pusztító bombák
    .poss = Pusztító bombák lapja
    .yours = Pusztító bombák lapod
    .short = +1 bomba, tűzszerészet
card-zarg-dark_carapace = Sötét hátpáncél
    .short = +2 páncélzat
card-zarg-plague_missile = Pestisrakéta
    .short = fedélzeti legénységet öl
    .text = A kifizetés végén: semmisíts meg egy legénységet egy ellenséges űrhajó fedélzetén ebben a harcban.
    .ruling-1 = A legénység még megteszi, amit a kifizetés végén tesz.

card-zarg-zarg_overseer = Zarg felvigyázó
    .short = +1 tűz, megszakítások -1
    .text = Amíg ez az űrhajó harcban van, a megszakításaid 1 credittel olcsóbbak.
card-zarg-suicide_crew = Öngyilkos legénység
    .short = 2 sebzés, aztán vége
    .text =
        Harcban tedd ezt a lapot a szemétbe: a harc egyik ellenséges űrhajója 2 sebzést kap. Az
        űrhajó, amelynek a fedélzetén van, bármilyen állapotú lehet.
card-zarg-larva_robot = Lárvarobot
    .short = +1 tűz, +1 páncélzat

card-zarg-invasion_beacon = Inváziós jeladó
    .short = zarg űrhajók -1
    .text = A zarg űrhajóid 1 credittel olcsóbbak.
card-zarg-spawn_crater = Fajzatkráter
    .short = egy lapjába kerül
    .text =
        Ha ez megsemmisül: az ellenfeled egy általa választott lapot a központból a pusztulatba
        tesz.
card-zarg-rift_mine = Hasadékakna
    .short = csapda: egy bombázó vész el
    .text = Csapda: válassz egy bombázó űrhajót; az megsemmisül.
card-zarg-dissection_lab = Boncterem
    .short = megnéz, 3 lapot húz
    .text = Kifizetéskor: nézd meg egyszer az ellenfeled minden kifizetetlen lapját, aztán húzz 3 lapot.

card-zarg-senseless_ruin = Értelmetlen pusztulás
    .short = fejenként 4 kolónialap
    .text = Te és az ellenfeled is a kolónia felső 4 lapját a pusztulatba teszitek.

card-zarg-extra_hit = Extra találat
    .short = +1 tűz
    .text = Egy űrhajódnak ebben a harcban a harc végéig +1 tűzereje van.
card-zarg-superior_order = Felsőbb parancs
    .short = megszakítás ellen
    .text = Semlegesíts egy megszakításlapot, amely a veremben vár.
card-zarg-warp_ambush = Hiperűri rajtaütés
    .short = 2 sebzés
    .text = A harc egyik ellenséges űrhajója 2 sebzést kap.
card-zarg-chaos_surge = Káoszhullám
    .short = megállít egy olcsó lapot
    .text =
        Semlegesíts egy megszakításlapot vagy eseményt a veremben, amelyért legfeljebb 2 creditet
        fizettek.
card-zarg-dawn_raid = Hajnali portya
    .short = minden űrhajó +1 bombázás
    .text = Minden űrhajódnak a kör végéig +1 bombázása van.
card-zarg-jam_engines = Hajtóműzavarás
    .short = egy űrhajó nem védhet
    .text = Válassz egy ellenséges űrhajót: ebben a körben nem védekezhet.
card-zarg-terror_broadcast = Terroradás
    .short = felderítők nem védhetnek
    .text = Ebben a körben 1-es méretű ellenséges űrhajó nem védekezhet.
card-zarg-sudden_breach = Hirtelen áttörés
    .short = 2 sebzés egy bázisnak
    .text = Az ellenfeled egyik kifizetett bázisa 2 sebzést kap.
card-zarg-backlash = Visszacsapás
    .short = a lövő magát találja el
    .text = Az éppen lövő ellenséges űrhajó annyi sebzést kap, amennyi a saját tűzereje.
    .ruling-1 = Álcázás ellen is hat: az űrhajót nem választod.
card-zarg-total_collapse = Teljes összeomlás
    .short = minden lapját megállítja
    .text = Semlegesítsd az ellenfeled minden megszakításlapját és eseményét a veremben.
    .ruling-1 = Kifizetéseket és képességeket nem érint.
