### Mi történt: a naplóba, egy esemény egy sor, jelen időben.

## Az első kör előtt

ev-rolled = A kockák ezt mutatják: { $names }.
ev-starts = { $who } kezd.
    .you = Te kezdesz.
ev-dealt = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-faces = { $n ->
        [one] A lap: { $names }.
       *[other] A lapok: { $names }.
    }
ev-kept_hand = { $who } megtartja az öt lapját.
    .you = Megtartod az öt lapodat.
ev-new_hand = { $who } öt új lapot húz.
    .you = Öt új lapot húzol.
ev-shuffled = { $who } megkeveri a kolóniáját.
    .you = Megkevered a kolóniádat.

## Körök, creditek, lapok

ev-turn_began = { $who } köre kezdődik: { $number }. kör.
    .you = A te köröd kezdődik: { $number }. kör.
ev-turn_over = { $who } köre véget ér.
    .you = A köröd véget ér.
ev-credits_gained = { $who } { $n } creditet kap.
    .you = { $n } creditet kapsz.
ev-credits_lost = { $who } { $n } creditet veszít.
    .you = { $n } creditet veszítesz.
ev-drew = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-took_colony = { $who } elvesz egy lapot a kolóniájából.
    .you = Elveszed a kolóniádból { THE($card, "acc") }.
ev-took_ruin = { $who } elveszi a pusztulat alsó lapját.
    .you = Elveszed a pusztulatod aljáról { THE($card, "acc") }.
ev-took_openly = { $who } mindenki szeme láttára elveszi { THE($card, "acc") }.
    .you = Mindenki szeme láttára elveszed { THE($card, "acc") }.
ev-took_nothing = { $who } nem vesz el semmit.
    .you = Nem veszel el semmit.
ev-looked_colony = { $who } megnézi a kolónia tetejét.
    .you = Megnézed a kolóniád tetejét.
ev-looked_centre = { $who } belenéz { $whom } központjába.
    .you = Belenézel { $whom } központjába.
    .at-you = { $who } belenéz a központodba.
ev-looked_unpaid = { $who } megnézi { $whom } kifizetetlen lapjait.
    .you = Megnézed { $whom } kifizetetlen lapjait.
    .at-you = { $who } megnézi a kifizetetlen lapjaidat.
ev-discarded_limit = { $who } { $n } fölös lapot tesz a pusztulatba.
    .you = { $n } fölös lapot teszel a pusztulatodba.
ev-discarded_bombed = Bombák: { $who } { $n } lapot veszít a központból.
    .you = Bombák: { $n } lapot veszítesz a központodból.
ev-discarded_effect = { $who } { $n } lapot tesz a központból a pusztulatba.
    .you = { $n } lapot teszel a központodból a pusztulatba.
ev-colony_lost = { $who } kolóniája elveszít { $n } lapot.
    .you = A kolóniád elveszít { $n } lapot.
ev-colony_empty = { $who } kolóniája üres.
    .you = Üres a kolóniád!
ev-recovered = { $who } { $n } lapot tesz a pusztulatból a kolónia alá.
    .you = { $n } lapot teszel a pusztulatodból a kolóniád alá.

## Kijátszás, kifizetés, fejlesztés

ev-played_down_base = { $who } képpel lefelé tesz egy lapot a felszínre.
    .you = Képpel lefelé a felszínedre teszed { THE($card, "acc") }.
ev-played_down_crew = { $who } képpel lefelé tesz egy lapot a kantinba.
    .you = Képpel lefelé a kantinodba teszed { THE($card, "acc") }.
ev-played_down_equipment = { $who } képpel lefelé tesz egy lapot { THE($ship, "sub") }.
    .you = Képpel lefelé { THE($ship, "sub") } teszed { THE($card, "acc") }.
ev-announced_card = { $n ->
        [0] { $who } ingyen kijátssza { THE($card, "acc") }.
       *[other] { $who } { $n } creditért kijátssza { THE($card, "acc") }.
    }
    .you = { $n ->
        [0] Ingyen kijátszod { THE($card, "acc") }.
       *[other] { $n } creditért kijátszod { THE($card, "acc") }.
    }
ev-announced_pay = { $n ->
        [0] { $who } ingyen felfordítja { THE($card, "acc") }.
       *[other] { $who } { $n } creditért felfordítja { THE($card, "acc") }.
    }
    .you = { $n ->
        [0] Ingyen felfordítod { THE($card, "acc") }.
       *[other] { $n } creditért felfordítod { THE($card, "acc") }.
    }
ev-announced_ability = { $who } alkalmazza { THE($card, "acc") }.
    .you = Alkalmazod { THE($card, "acc") }.
ev-announced_trap = Ez csapda volt! { $who } lapja: { $card }.
    .you = Működésbe hozod a csapdádat, { THE($card, "acc") }.
ev-aimed_at = A célpont: { $names }.
ev-neutralised = { $who } lapja nem hat: { $card }.
    .you = A lapod nem hat: { $card }.
ev-paid_for = { $n ->
        [0] Felfordul { $who } lapja, { THE($card) }.
       *[other] Felfordul { $who } lapja, { THE($card) } ({ $n } credit).
    }
    .you = { $n ->
        [0] Felfordítod { THE($card, "acc") }.
       *[other] { $n } creditért felfordítod { THE($card, "acc") }.
    }
ev-developed = { $who } { $n } fejlesztést tesz { THE($card, "sub") }.
    .you = { $n } fejlesztést teszel { THE($card, "sub") }.
ev-sold = { $who } { $n } fejlesztést vesz le { THE($card, "del") }.
    .you = { $n } fejlesztést veszel le { THE($card, "del") }.

## Ami az asztalon lévő lapokkal történik

ev-turned_used = { $who } lapja használt lesz: { $card }.
    .you = Lapod használt lesz: { $card }.
ev-turned_damaged = { $who } lapja sérült lesz: { $card }.
    .you = Lapod sérült lesz: { $card }.
ev-turned_back_active = { $who } lapja újra aktív: { $card }.
    .you = Lapod újra aktív: { $card }.
ev-turned_back_used = { $who } lapja visszafordul: { $card }, használt.
    .you = Lapod visszafordul: { $card }, használt.
ev-hit = { $who } lapja, { THE($card) }, { $points } sebzést kap, páncélzata már { $left }.
    .you = A lapod, { THE($card) }, { $points } sebzést kap, páncélzata már { $left }.
ev-prevented = { $who } lapján elmarad a sebzés: { $card }.
    .you = Lapodon elmarad a sebzés: { $card }.
ev-destroyed = Megsemmisül { $who } lapja, { THE($card) }.
    .you = Megsemmisül a lapod, { THE($card) }!
ev-left_scrap = { $who } lapja a szemétbe kerül: { $card }.
    .you = Lapod a szemétbe kerül: { $card }.
ev-left_ruin = { $who } egy lapja látatlanban a pusztulatba kerül.
    .you = Látatlanban a pusztulatodba: { $card }.
ev-returned = { $card } visszakerül { $who } központjába.
    .you = { $card } visszakerül a központodba.
ev-taken_over = { $who } új irányítóként átveszi { THE($card, "acc") }.
    .you = Te irányítod mostantól: { $card }.
ev-shielded = { $points } sebzés elmarad majd: { $card } ({ $who }).
    .you = { $points } sebzés elmarad majd nálad: { $card }.
ev-refitted = { $who } lapján újra teljes a páncélzat: { $card }.
    .you = Lapodon újra teljes a páncélzat: { $card }.
ev-attacks_forbidden = { $who } egyelőre nem indíthat támadást.
    .you = Egyelőre nem indíthatsz támadást.
ev-defence_forbidden = { $card } ({ $who }) ebben a körben nem védekezhet.
    .you = Nálad { $card } ebben a körben nem védekezhet.
ev-defence_forbidden_to_all = { $who } legfeljebb { $size } méretű űrhajói e körben nem védhetnek.
    .you = Legfeljebb { $size } méretű űrhajóid e körben nem védhetnek.
ev-triggered = Hatni kezd { $who } lapja, { THE($card) }.
    .you = Hatni kezd a lapod, { THE($card) }.

## Támadás és harc

ev-attack_colony = { $who } megtámadja { $whom } kolóniáját.
    .you = Megtámadod { $whom } kolóniáját.
    .at-you = { $who } a kolóniádat támadja!
ev-attack_centre = { $who } megtámadja { $whom } központját.
    .you = Megtámadod { $whom } központját.
    .at-you = { $who } a központodat támadja!
ev-attack_row = { $who } megtámadja { $whom } lapját: { $card }.
    .you = Megtámadod { $whom } lapját: { $card }.
    .at-you = { $who } a lapodat támadja: { $card }!
ev-attack_tax = A támadás { $n } creditbe kerül.
ev-attack_cancelled = A támadás véget ér, mielőtt elkezdődött volna.
ev-attack_without_ships = { $who } támadásához nem maradt űrhajó.
    .you = Nem maradt űrhajód a támadáshoz.
ev-attackers = { $n ->
        [one] { $who } { THE($names, "ins") } támad.
       *[other] { $who } { $n } űrhajóval támad ({ $names }).
    }
    .you = { $n ->
        [one] Te { THE($names, "ins") } támadsz.
       *[other] { $n } űrhajóval támadsz ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } nem védekezik.
        [one] { $who } { THE($names, "ins") } védekezik.
       *[other] { $who } { $n } űrhajóval védekezik ({ $names }).
    }
    .you = { $n ->
        [0] Nem védekezel.
        [one] Te { THE($names, "ins") } védekezel.
       *[other] { $n } űrhajóval védekezel ({ $names }).
    }
ev-boarded = { $who } { THE($ship) } fedélzetére küldi { THE($card, "acc") }.
    .you = Felküldöd { THE($card, "acc") } { THE($ship) } fedélzetére.
ev-came_home = { $who } lapja visszatér a kantinba: { $card }.
    .you = Lapod visszatér a kantinba: { $card }.
ev-firing_begins = Az űrhajók tüzet nyitnak.
ev-fires = { $who } { $points } ponttal lő { THE($card, "ins") } { THE($ship, "sub") }.
    .you = { $points } ponttal lősz { THE($card, "ins") } { THE($ship, "sub") }.
    .at-you = { $card } { $points } ponttal lő { THE($ship, "sub") } ({ $who })!
ev-replies = { $who } visszalő { $points } ponttal { THE($card, "ins") }.
    .you = Visszalősz { $points } ponttal { THE($card, "ins") }.
ev-declines = { $who } űrhajója nem lő vissza: { $card }.
    .you = Űrhajód nem lő vissza: { $card }.
ev-held_fire = { $who } kivár.
    .you = Kivársz.
ev-stealth = { $who }: { $card } átlopakodik, és azonnal bombáz.
    .you = Űrhajód átlopakodik, és azonnal bombáz: { $card }.
ev-redirected = A lövés ezt éri helyette: { $ship } ({ $who }).
    .you = A lövés ezt az űrhajódat éri helyette: { $ship }.
ev-acts_at_once = { $who }: most { $card } jön, bármi a sebessége.
    .you = Most ez az űrhajód jön, bármi a sebessége: { $card }.
ev-heavy_weapons = { $who } +{ $points } tűzerőt vesz: { $card }.
    .you = +{ $points } tűzerőt veszel: { $card }.
ev-pyrotechnics = { $who }: { $card } { $n } lapot éget a saját kolóniájából.
    .you = Űrhajód { $n } lapot éget a kolóniádból: { $card }.
ev-bombers = { $who } { THE($names, "ins") } bombáz, összesen { $points } ponttal.
    .you = Te { THE($names, "ins") } bombázol, összesen { $points } ponttal.
ev-nobody_bombs = { $who } nem bombáz.
    .you = Nem bombázol.
ev-bombed_centre = Bombatalálat { $whom } központjában.
    .at-you = Bombatalálat a központodban!
ev-trap_springs = Működik { $who } csapdája, { THE($card) }.
    .you = Működik a csapdád, { THE($card) }.
ev-combat_over = Vége a harcnak.
ev-over_hangar_limit = Túl tele a hangár, { $who } lemond erről: { $card }.
    .you = Túl tele a hangárod, lemondasz erről: { $card }.

## A vége

ev-conceded = { $who } feladja.
    .you = Feladod.
ev-eliminated = { $who } kiesett.
    .you = Kiestél!
ev-judged = Véget ért az utolsó kör: a pontszám dönt.
ev-game_over_colony = { $n ->
        [one] { $names } győz: az ellenfél kolóniája üres.
       *[other] { $names } győz.
    }
    .you = Győzöl: az ellenfeled kolóniája üres!
ev-game_over_conceded = { $names } győz.
    .you = Győzöl!
ev-game_over_judge = { $names } győz pontozással.
    .you = Pontozással győzöl!
ev-game_over_last = { $names } győz: a legtöbb játékost ejtette ki.
    .you = Győzöl: te ejtetted ki a legtöbb játékost!
ev-undone = { $who } visszavon egy választ.
    .you = Visszavonod az utolsó válaszodat.
ev-newer_rules = { $n ->
        [0] Innentől újabb szabályok érvényesek.
        [one] Újabb szabályok: { $n } választ újra kell adni.
       *[other] Újabb szabályok: { $n } választ újra kell adni.
    }
