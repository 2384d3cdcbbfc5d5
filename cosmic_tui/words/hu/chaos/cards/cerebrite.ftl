card-cerebrite-envoy_yacht = Követjacht
card-cerebrite-mindlance = Elmelándzsa
card-cerebrite-imperial_censor = Birodalmi cenzor
    .text = Ha ez az űrhajó sikeresen bombázott: húzz egy lapot.
card-cerebrite-throne_ship = Trónhajó
    .text = Az eseményeid 1 credittel olcsóbbak.

card-cerebrite-psi_dampener = Pszi-csillapító
    .short = ellenség -1 sebesség
    .text = Minden ellenséges űrhajónak ebben a harcban -1 sebessége van.
card-cerebrite-thought_shield = Gondolatpajzs
    .short = +1 páncélzat, álcázás
card-cerebrite-neural_beam = Neurális sugár
    .short = +1 sebesség, +1 tűz
card-cerebrite-dread_missile = Rettegésrakéta
    .short = 1 sebzés, veszt egy lapot
    .text =
        A kifizetés végén a harc egyik ellenséges űrhajója 1 sebzést kap, és az ellenfeled
        egy általa választott lapot a központból a pusztulatba tesz.

card-cerebrite-senate_delegate = Szenátusi küldött
    .short = körönként 1 lapot húz
    .text = A fő fázisodban fordítsd használttá ezt az utast: húzz egy lapot.
card-cerebrite-oracle = Orákulum
    .short = egy a felső öt lapodból
    .text =
        Bármikor áldozd fel ezt az utast: nézd meg a kolóniád felső 5 lapját, vegyél magadhoz egyet, és
        a többit tedd alá az általad választott sorrendben.
    .ruling-1 = Űrhajó fedélzetén nem.
card-cerebrite-mind_pilot = Elmepilóta
    .short = +3 sebesség
card-cerebrite-telepath_gunner = Telepata tüzér
    .short = +2 tűz vagy +3 sebesség
    .text =
        A kifizetés végén: válassz ennek az űrhajónak +2 tűzerőt vagy +3 sebességet, a harc
        végéig.
card-cerebrite-court_android = Udvari android
    .short = +1 tűz, +1 páncélzat

card-cerebrite-senate_hall = Szenátusi csarnok
    .short = események -1
    .text = Az eseményeid 1 credittel olcsóbbak.
card-cerebrite-archive_of_edicts = Ediktumok archívuma
    .poss = Ediktumok archívuma
    .yours = Ediktumok archívumod
    .short = esemény vissza, 1 lap
    .text = Kifizetéskor: vegyél egy eseményt a szemetedből a központodba, és húzz egy lapot.
card-cerebrite-sanctum = Szentély
    .short = központhoz 4 bombázás kell
    .text = A központod bombázásához összesen 4 kell.

card-cerebrite-imperial_edict = Birodalmi ediktum
    .short = elpusztít egy űrhajót
    .text = Semmisíts meg egy ellenséges űrhajót.
card-cerebrite-tax_levy = Adókivetés
    .short = 4 credit, neki 1
    .text = 4 creditet kapsz, az ellenfeled pedig 1-et.
card-cerebrite-inquisition = Inkvizíció
    .short = megnéz és eldobat
    .text = Nézd meg az ellenfeled központját, és válassz belőle egy lapot; az a pusztulatba kerül.
card-cerebrite-requisition = Rekvirálás
    .short = lefordított lapot pusztít
    .text = Semmisítsd meg az ellenfeled egy kifizetetlen lapját, akárhol van.
card-cerebrite-purge_the_canteen = Kantintisztogatás
    .short = legénységet pusztít
    .text = Semmisíts meg egy legénységet az ellenfeled kantinjában.
card-cerebrite-council_recess = Tanácskozási szünet
    .short = ellenfél nem támad
    .text = Az ellenfeled a következő köre végéig nem indíthat támadást.
card-cerebrite-reconstruction_decree = Újjáépítési rendelet
    .short = 4 lap vissza a kolóniába
    .text = Legfeljebb 4 lap látatlanban a pusztulatod aljáról a kolóniád alá kerül.
    .ruling-1 = A sorrendjük marad; a legalsó kerül legalulra.
card-cerebrite-assembly_vote = Közgyűlési szavazás
    .short = 3 lapot húz
    .text = Húzz 3 lapot.
card-cerebrite-imperial_mobilisation = Birodalmi mozgósítás
    .short = minden űrhajót visszafordít
    .text = Fordítsd vissza minden űrhajódat egy lépést.
    .ruling-1 = Az álcázott űrhajók is visszafordulnak: a „minden” nem választás.

card-cerebrite-slow_protest = Lassú tiltakozás
    .short = megállít egy eseményt
    .text = Semlegesíts egy eseményt, amely a veremben vár.
card-cerebrite-faint_premonition = Halvány előérzet
    .short = egy a felső háromból
    .text =
        Nézd meg a kolóniád felső 3 lapját, vegyél magadhoz egyet, és a többit tedd alá az általad
        választott sorrendben.
