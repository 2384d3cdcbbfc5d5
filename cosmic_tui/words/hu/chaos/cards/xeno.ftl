card-xeno-hellfire_brothers = Hellfire Brothers
    .acc = Hellfire Brotherst
card-xeno-rust_fang = Rozsdaagyar
card-xeno-iron_maw = Vaspofa
card-xeno-slagtooth = Salakfog
card-xeno-hullbreaker = Bordaroppantó
    .text = +1 tűzerő, amíg legalább két kifizetett legénység van a fedélzetén.

card-xeno-ram_prow = Döfőorr
    .short = +2 tűz, -1 sebesség
card-xeno-scrap_plating = Roncspáncél
    .short = +1 páncélzat
card-xeno-boarding_hooks = Csáklyázó horgok
    .poss = Csáklyázó horgok lapja
    .yours = Csáklyázó horgok lapod
    .short = 2 credit egy zsákmányért
    .text = Ha ez az űrhajó ellenséges űrhajót semmisít meg: 2 creditet kapsz.
card-xeno-slag_rocket = Salakrakéta
    .short = 3 sebzés
    .text = A kifizetés végén a harc egyik ellenséges űrhajója 3 sebzést kap.

card-xeno-gunner = Tüzér
    .short = +3 tűz vagy +3 bombázás
    .text =
        A kifizetés végén: válassz ennek az űrhajónak +3 tűzerőt vagy +3 bombázást, a harc
        végéig.
card-xeno-berserk_captain = Őrjöngő kapitány
    .short = +2 tűz, +1 páncélzat
card-xeno-warlord_grakk = Grakk hadúr
    .short = +2 tűz, +2 pán., +1 bomba
card-xeno-pack_huntress = Falkavadásznő
    .short = zsákmány után visszafordul
    .text = Ha ez az űrhajó ellenséges űrhajót semmisít meg: fordítsd vissza egy lépést, harconként egyszer.
card-xeno-hull_brute = Fedélzeti hústorony
    .short = +2 páncélzat
card-xeno-stoker = Kazánfűtő
    .short = +2 sebesség, +1 tűz
card-xeno-arena_veteran = Arénaveterán
    .short = +1 tűz egy űrhajónak
    .text =
        Harcban fordítsd használttá ezt az utast: egy benne részt vevő űrhajódnak a harc végéig
        +1 tűzereje van.
card-xeno-salvage_droid = Roncsmentő droid
    .short = javítás

card-xeno-blood_pit = Véraréna
    .short = legénységi lapok -1
    .text = A legénységi lapjaid 1 credittel olcsóbbak.
card-xeno-ore_bunker = Ércbunker
    .short = a kantinhoz 4 bombázás kell
    .text = A kantinodban lévő legénység bombázásához összesen 4 kell.
card-xeno-caged_beast = Bezárt fenevad
    .short = csapda: bombázónként 2
    .text = Csapda: minden bombázó űrhajó 2 sebzést kap.

card-xeno-blind_charge = Vakroham
    .short = mind +1 tűz, -1 sebesség
    .text = A kör végéig minden űrhajódnak +1 tűzereje és -1 sebessége van.
card-xeno-hydrogen_feast = Hidrogénlakoma
    .short = visszafordítja a kantint
    .text = Fordítsd vissza a kantinodban minden legénységedet egy lépést.

card-xeno-battle_rage = Harci düh
    .short = legénységgel +2 tűz
    .text =
        Egy űrhajódnak ebben a harcban, ha kifizetett legénység van a fedélzetén, a harc végéig
        +2 tűzereje van.
card-xeno-stubborn_hide = Vastag bőr
    .short = 2 sebzést megelőz
    .text = Előzd meg a következő 2 sebzést, amely egy űrhajódat ebben a körben éri.
    .ruling-1 = Ami nem kell rögtön, megmarad a következő sebzésre.
card-xeno-canteen_brawl = Kantinbunyó
    .short = megsérül egy legénység
    .text = Az ellenfeled kantinjában megsérül egy legénység.
