card-triciplite-test_frame = Tesztváz
card-triciplite-prototype_zeta = Zéta-prototípus
    .text = A fegyverzeted ezen az űrhajón 1 credittel olcsóbb.
card-triciplite-tri_hull_platform = Háromtörzsű platform
    .text = Eggyel több lapot hordoz, mint amennyit a mérete enged.
card-triciplite-arsenal_ark = Arzenálbárka
    .text = Kettővel több lapot hordoz, mint amennyit a mérete enged.

card-triciplite-trinity_laser = Trinitáslézer
    .short = +2 tűz
card-triciplite-plasma_lattice = Plazmarács
    .short = +1 tűz, sorozatlövés
card-triciplite-omega_array = Ómega-lövegsor
    .short = +1 seb., +3 tűz, gyorstüz.
card-triciplite-silicon_aegis = Szilíciumégisz
    .short = +3 páncélzat
card-triciplite-phase_veil = Fázisfátyol
    .short = +1 páncélzat, álcázás
card-triciplite-nano_forge = Nanokohó
    .short = javítás
card-triciplite-ghost_engine = Szellemhajtómű
    .short = +1 sebesség, lopakodás
card-triciplite-sulphur_torpedo = Kéntorpedó
    .short = 3 sebzés
    .text = A kifizetés végén a harc egyik ellenséges űrhajója 3 sebzést kap.
card-triciplite-cluster_missile = Kazettás rakéta
    .short = 1 sebzés mindegyiknek
    .text = A kifizetés végén a harc minden ellenséges űrhajója 1 sebzést kap.
card-triciplite-singularity_missile = Szingularitásrakéta
    .short = elpusztít egy űrhajót
    .text = A kifizetés végén: semmisíts meg egy ellenséges űrhajót ebben a harcban.

card-triciplite-tech_savant = Technozseni
    .short = itt fegyverzet -2 harcban
    .text = A kifizetés lépésben a fegyverzeted ezen az űrhajón 2 credittel olcsóbb.
card-triciplite-field_engineer = Tábori mérnök
    .short = visszaford. kis űrhajót
    .text =
        A fő fázisodban fordítsd sérültté ezt az utast: fordítsd vissza egy legfeljebb 2-es méretű
        űrhajódat egy lépést.
card-triciplite-maintenance_unit = Karbantartó egység
    .short = +1 sebesség, +1 páncélzat
card-triciplite-targeting_robot = Célzórobot
    .short = +1 tűz, fegyverzettel +2
    .text = +1 tűzerő, amíg ezen az űrhajón kifizetett fegyverzet van.
card-triciplite-reluctant_captain = Kelletlen kapitány
    .short = +1 sebesség

card-triciplite-assembly_line = Futószalag
    .short = fegyverzet -1
    .text = A fegyverzetlapjaid 1 credittel olcsóbbak.
card-triciplite-tri_lab = Hármas labor
    .short = 2 fegyverzetlapot talál
    .text =
        Kifizetéskor: vegyél ki legfeljebb két fegyverzetlapot a kolóniádból, mutasd meg őket,
        és keverd meg a kolóniát.
card-triciplite-deflector_dome = Terelőkupola
    .short = kolónia bombázása -1
    .text = A kolóniád minden bombázása 1-gyel gyengébb.
card-triciplite-overload_trap = Túlterhelő csapda
    .short = csapda: fegyverzet odavan
    .text =
        Csapda: semmisíts meg minden fegyverzetet a bombázó űrhajókon. Közülük egy, a te
        választásod szerint, megsérül.

card-triciplite-rapid_prototyping = Gyorsprototípus
    .short = fegyverzet fizetve, ingyen
    .text = Egy kifizetetlen fegyverzetlapod ingyen kifizetett lesz. Rakéta nem.
card-triciplite-recycling = Újrahasznosítás
    .short = fegyverzet a szemétből
    .text = Vegyél egy fegyverzetlapot a szemetedből a központodba.
card-triciplite-sabotage_code = Szabotázskód
    .short = fegyverzetet pusztít
    .text = Semmisíts meg egy fegyverzetlapot egy ellenséges űrhajón, akár kifizetett, akár nem.

card-triciplite-emergency_shielding = Vészpajzs
    .short = fegyverzettel +2 páncélzat
    .text =
        Egy űrhajódnak ebben a harcban, ha van kifizetett fegyverzete, a kör végéig +2 páncélzata
        van.
card-triciplite-power_surge = Energialöket
    .short = +1 tűz, +1 sebesség
    .text =
        Egy űrhajódnak, ha van kifizetett fegyverzete, a kör végéig +1 tűzereje és +1 sebessége
        van.
