card-human-crx = CRX
card-human-unicornis = Unicornis
card-human-lancer_wing = Lándzsás raj
card-human-vanguard_patrol = Előőrsi járőr
card-human-garrison_cutter = Helyőrségi kutter
card-human-formation_leader = Kötelékvezér
    .text = Ebben a harcban a többi emberi űrhajódnak +1 tűzereje van.
card-human-concordia = Concordia zászlóshajó
    .text = Ebben a harcban a többi emberi űrhajódnak +1 páncélzata van.

card-human-linked_fire_control = Kapcsolt tűzvezérlés
    .short = +1 tűz, társsal +2
    .text = +1 tűzerő, amíg legalább két űrhajód részt vesz ebben a harcban.
card-human-overlap_screen = Átfedő pajzsernyő
    .short = +1 páncélzat, kötelék
card-human-relay_beacon = Átjátszó jeladó
    .short = a többinek +1 sebesség
    .text = Ebben a harcban a többi űrhajódnak +1 sebessége van.
card-human-volley_missile = Sortűzrakéta
    .short = 2 sebzés, párban 3
    .text =
        A kifizetés végén a harc egyik ellenséges űrhajója 2 sebzést kap, és még 1, ha legalább
        két rakétát fizettél ki benne.
    .ruling-1 = A második rakéta számít, bármelyik űrhajód viszi is.

card-human-drafted_ensign = Besorozott zászlós
    .short = +1 tűz
card-human-ambitious_captain = Törtető kapitány
    .short = +2 tűz, de megvehető
    .text = A kifizetés végén: az ellenfeled fizethet 2 creditet; akkor ez az űrhajó használttá válik.
    .ruling-1 = Az ellenfeled a lépés hatásai előtt dönt.

card-human-fleet_academy = Flottaakadémia
    .short = kör első űrhajója -1
    .text = Körönként az első űrhajó, amelyet kijátszol, 1 credittel olcsóbb.
    .ruling-1 = Ha a kör első űrhajója után fizeted ki, csak a következő körödtől segít.
card-human-staff_exercise = Törzsgyakorlat
    .short = 3 lapot húz
    .text = Kifizetéskor: húzz 3 lapot.
card-human-picket_bunker = Előretolt bunker
    .short = védőként +1 sebesség
    .text = Amíg védekezel, űrhajóidnak ebben a harcban +1 sebessége van.
card-human-chazma_charge = Chazma töltet
    .short = csapda: veszt egy űrhajót
    .text = Csapda: az ellenfeled kiválasztja egy saját űrhajóját; az megsemmisül.
    .ruling-1 = Álcázott űrhajó is választható: a veszteség kijelölése nem célzás.

card-human-joint_operation = Összehangolt művelet
    .short = mind +1 tűz, ha kettő harcol
    .text =
        A kör végéig az űrhajóidnak harcban +1 tűzereje van, amíg legalább kettő részt vesz
        benne.
    .ruling-1 = A kör minden harcában újra el kell dönteni.
card-human-call_to_quarters = Mindenki a helyére
    .acc = Mindenki a helyére lapot
    .dat = Mindenki a helyére lapnak
    .sub = Mindenki a helyére lapra
    .ins = Mindenki a helyére lappal
    .all = Mindenki a helyére laphoz
    .poss = Mindenki a helyére lapja
    .yours = Mindenki a helyére lapod
    .short = 2 űrhajót visszafordít
    .text = Fordítsd vissza legfeljebb két űrhajódat egy lépést.
card-human-war_bonds = Hadikötvény
    .short = űrhajónként 1 CR, max. 5
    .text = Minden űrhajóért, amelyet irányítasz, 1 creditet kapsz, legfeljebb 5-öt.
card-human-grand_manoeuvre = Nagy hadmozdulat
    .short = négyből kettő
    .text =
        Válassz kettőt: húzz 2 lapot; kapsz 3 creditet; tégy 3 fejlesztést a bázisaidra,
        tetszésed szerint elosztva; fordítsd vissza egy űrhajódat egy lépést.
    .ruling-1 = Olyat is választhatsz, amely most nem tehet semmit.

card-human-durmacel_target_deflector = Durmacél célterelő
    .short = +1 páncélzat e körben
    .text = Egy űrhajódnak ebben a harcban a kör végéig +1 páncélzata van.
card-human-overrule = Felülbírálás
    .short = megállít egy megszakítást
    .text =
        Semlegesíts egy megszakításlapot, amely a veremben vár. Annyiba kerül, amennyit azért a
        lapért fizettek.
    .ruling-1 =
        Az ár az, amit valóban kifizettek, a kedvezményekkel együtt, mielőtt maga a Felülbírálás
        kedvezményt kapna.
card-human-covering_manoeuvre = Fedező hadmozdulat
    .short = más űrhajót ér a lövés
    .text =
        Amíg egy űrhajódra leadott ellenséges lövés vár, az egy másik űrhajódat éri helyette
        ebben a harcban.
    .ruling-1 = A már bejelentett visszalövés elmarad; az új célpont azonnal bejelenti a sajátját.
    .ruling-2 = Sorozatlövéssel elosztott lövés ellen nem, és álcázott űrhajóra sem.
card-human-scramble_order = Harcriadó
    .short = visszaford. kis űrhajót
    .text = Fordítsd vissza egy legfeljebb 2-es méretű űrhajódat egy lépést.
