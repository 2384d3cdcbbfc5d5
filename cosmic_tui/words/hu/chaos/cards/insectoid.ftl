card-insectoid-drone_flyer = Rajdrón
card-insectoid-chitin_hornet = Kitinlódarázs
card-insectoid-hive_carrier = Kaptáranyahajó
card-insectoid-queens_bastion = Királynői bástya
    .text = A kezdő fázisodban: tégy egy fejlesztést az egyik bázisodra.

card-insectoid-acid_sprayer = Savpermetező
    .short = +1 tűz, +1 bomba
card-insectoid-chitin_plate = Kitinlemez
    .short = +2 páncélzat
card-insectoid-sapper_pods = Aknászkapszulák
    .poss = Aknászkapszulák lapja
    .yours = Aknászkapszulák lapod
    .short = +2 bombázás

card-insectoid-worker_swarm = Munkásraj
    .short = körönként 1 fejlesztés
    .text = A fő fázisodban fordítsd használttá ezt az utast: tégy egy fejlesztést az egyik bázisodra.
card-insectoid-hive_foreman = Kaptárművezető
    .short = körönként 2 fejlesztés
    .text =
        A fő fázisodban fordítsd használttá ezt az utast: tégy 2 fejlesztést a bázisaidra,
        tetszésed szerint elosztva.
card-insectoid-soldier_caste = Katonakaszt
    .short = +1 tűz, +1 páncélzat
card-insectoid-brood_pilot = Fészekpilóta
    .short = +1 seb., bázisokkal +2 tűz
    .text = +2 tűzerő, amíg legalább két kifizetett bázisod van.
card-insectoid-carapace_mech = Páncélhátú gép
    .short = +1 páncélzat, javítás

card-insectoid-mine_ring = Aknagyűrű
    .short = támadás 1-gyel drágább
    .text = Az ellened indított támadások 1 credittel többe kerülnek.
    .ruling-1 = Több ilyen összeadódik. Három vagy több játékosnál minden támadó ellen hat.
card-insectoid-burrow_network = Járathálózat
    .short = többi bázis +1 páncélzat
    .text = A többi bázisodnak +1 páncélzata van.
card-insectoid-spore_battery = Spóraüteg
    .short = védőként 1 sebzés
    .text = A kifizetés végén, ha védekezel, a harc egyik ellenséges űrhajója 1 sebzést kap.
card-insectoid-spawning_halls = Keltetőcsarnok
    .short = körönként 1 lapot húz
    .text = A kezdő fázisodban: húzz egy lapot.
card-insectoid-tunnel_works = Alagútépítés
    .short = bázisonként 3 fejlesztés
    .text = Egy körben minden bázisra eggyel több fejlesztést vehetsz.
card-insectoid-royal_chamber = Királynői kamra
    .short = 2 fejlesztés, 1 lap
    .text =
        A kezdő fázisodban: tégy 2 fejlesztést a bázisaidra, tetszésed szerint elosztva, és
        húzz egy lapot.
card-insectoid-selective_breeding = Szelektív tenyésztés
    .short = 4 lapot húz
    .text = Kifizetéskor: húzz 4 lapot.
card-insectoid-mutation_vat = Mutációs kád
    .short = X sebzés egy űrhajónak
    .text = Kifizetéskor egy ellenséges űrhajó X sebzést kap.
    .ruling-1 = X a fejlesztések száma, amikor a kifizetés hat.
card-insectoid-tunnel_ambush = Alagúti rajtaütés
    .short = csapda: kis bombázó vész el
    .text = Csapda: válassz egy legfeljebb 2-es méretű bombázó űrhajót; az megsemmisül.

card-insectoid-hive_labour = Kaptármunka
    .short = 4 fejlesztés
    .text = Tégy 4 fejlesztést a bázisaidra, tetszésed szerint elosztva.
card-insectoid-devouring_swarm = Falánk raj
    .short = lefordított lapot pusztít
    .text = Semmisíts meg egy lapot, amely kifizetetlenül fekszik az ellenfeled felszínén.

card-insectoid-sudden_burrow = Hirtelen beásás
    .short = egy bázis +3 páncélzat
    .text = Egy kifizetett bázisodnak a kör végéig +3 páncélzata van.
card-insectoid-swarm_reflex = Rajreflex
    .short = 2 fejlesztés
    .text = Tégy 2 fejlesztést a bázisaidra, tetszésed szerint elosztva.
card-insectoid-sting_back = Visszaszúrás
    .short = 1 sebzés
    .text = A harc egyik ellenséges űrhajója 1 sebzést kap.
