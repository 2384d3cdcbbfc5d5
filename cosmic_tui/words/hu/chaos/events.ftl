### Mi történt: a naplóba, egy esemény egy sor, jelen időben.

## Az első kör előtt

ev-rolled = A kockák ezt mutatják: { $names }.
ev-starts = { $who } kezd.
    .you = Te kezdesz.
ev-dealt = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-faces = { $n ->
        [one] Lap: { $names }.
       *[other] Lapok: { $names }.
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
    .you = Elveszed a kolóniádból: { $card }.
ev-took_ruin = { $who } elveszi a pusztulat alsó lapját.
    .you = Elveszed a pusztulatod aljáról: { $card }.
ev-took_openly = { $who } mindenki szeme láttára elveszi: { $card }.
    .you = Mindenki szeme láttára elveszed: { $card }.
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

ev-played_down_base = { $who } lefordított lapot tesz a felszínre.
    .you = Képpel lefelé a felszíneden: { $card }.
ev-played_down_crew = { $who } lefordított lapot tesz a kantinba.
    .you = Képpel lefelé a kantinodban: { $card }.
ev-played_down_equipment = { $who } lefordított lapot tesz ide: { $ship }.
    .you = Képpel lefelé itt: { $ship }, ez a lap: { $card }.
ev-announced_card = { $n ->
        [0] { $who } kijátssza ingyen: { $card }.
       *[other] { $who } kijátssza { $n } creditért: { $card }.
    }
    .you = { $n ->
        [0] Kijátszod ingyen: { $card }.
       *[other] Kijátszod { $n } creditért: { $card }.
    }
ev-announced_pay = { $n ->
        [0] { $who } felfordítja ingyen: { $card }.
       *[other] { $who } felfordítja { $n } creditért: { $card }.
    }
    .you = { $n ->
        [0] Felfordítod ingyen: { $card }.
       *[other] Felfordítod { $n } creditért: { $card }.
    }
ev-announced_ability = { $who } alkalmazza: { $card }.
    .you = Alkalmazod: { $card }.
ev-announced_trap = Ez csapda volt! { $who } lapja: { $card }.
    .you = Működésbe hozod a csapdád: { $card }.
ev-aimed_at = Célpont: { $names }.
ev-neutralised = { $who } lapja nem hat: { $card }.
    .you = A lapod nem hat: { $card }.
ev-paid_for = { $n ->
        [0] { $who } lapja felfordítva: { $card }.
       *[other] { $who } lapja felfordítva { $n } creditért: { $card }.
    }
    .you = { $n ->
        [0] Lapod felfordítva: { $card }.
       *[other] Lapod felfordítva { $n } creditért: { $card }.
    }
ev-developed = { $who } { $n } fejlesztést tesz ide: { $card }.
    .you = { $n } fejlesztést teszel ide: { $card }.
ev-sold = { $who } { $n } fejlesztést vesz le innen: { $card }.
    .you = { $n } fejlesztést veszel le innen: { $card }.

## Ami az asztalon lévő lapokkal történik

ev-turned_used = { $who } lapja használt lesz: { $card }.
    .you = Lapod használt lesz: { $card }.
ev-turned_damaged = { $who } lapja sérült lesz: { $card }.
    .you = Lapod sérült lesz: { $card }.
ev-turned_back_active = { $who } lapja újra aktív: { $card }.
    .you = Lapod újra aktív: { $card }.
ev-turned_back_used = { $who } lapja visszafordul: { $card }, használt.
    .you = Lapod visszafordul: { $card }, használt.
ev-hit = { $who }: { $card }, { $points } sebzés, marad { $left } páncélzat.
    .you = Nálad: { $card }, { $points } sebzés, marad { $left } páncélzat.
ev-prevented = { $who } lapján elmarad a sebzés: { $card }.
    .you = Lapodon elmarad a sebzés: { $card }.
ev-destroyed = { $who } lapja megsemmisül: { $card }.
    .you = Megsemmisül a lapod: { $card }!
ev-left_scrap = { $who } lapja a szemétbe kerül: { $card }.
    .you = Lapod a szemétbe kerül: { $card }.
ev-left_ruin = { $who } egy lapja látatlanban a pusztulatba kerül.
    .you = Látatlanban a pusztulatodba: { $card }.
ev-returned = { $card } visszakerül { $who } központjába.
    .you = { $card } visszakerül a központodba.
ev-taken_over = { $who } új irányítóként átveszi: { $card }.
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
ev-triggered = { $who } lapja hatni kezd: { $card }.
    .you = Lapod hatni kezd: { $card }.

## Támadás és harc

ev-attack_colony = { $who } támadja { $whom } kolóniáját.
    .you = Támadod { $whom } kolóniáját.
    .at-you = { $who } a kolóniádat támadja!
ev-attack_centre = { $who } támadja { $whom } központját.
    .you = Támadod { $whom } központját.
    .at-you = { $who } a központodat támadja!
ev-attack_row = { $who } támadja { $whom } lapját: { $card }.
    .you = Támadod { $whom } lapját: { $card }.
    .at-you = { $who } a lapodat támadja: { $card }!
ev-attack_tax = A támadás { $n } creditbe kerül.
ev-attack_cancelled = A támadás véget ér, mielőtt elkezdődött volna.
ev-attack_without_ships = { $who } támadásához nem maradt űrhajó.
    .you = Nem maradt űrhajód a támadáshoz.
ev-attackers = { $n ->
        [one] { $who } ezzel támad: { $names }.
       *[other] { $who } { $n } űrhajóval támad: { $names }.
    }
    .you = { $n ->
        [one] Ezzel támadsz: { $names }.
       *[other] { $n } űrhajóval támadsz: { $names }.
    }
ev-defenders = { $n ->
        [0] { $who } nem védekezik.
        [one] { $who } ezzel védekezik: { $names }.
       *[other] { $who } { $n } űrhajóval védekezik: { $names }.
    }
    .you = { $n ->
        [0] Nem védekezel.
        [one] Ezzel védekezel: { $names }.
       *[other] { $n } űrhajóval védekezel: { $names }.
    }
ev-boarded = { $who } lapja beszáll: { $card }, ide: { $ship }.
    .you = Lapod beszáll: { $card }, ide: { $ship }.
ev-came_home = { $who } lapja visszatér a kantinba: { $card }.
    .you = Lapod visszatér a kantinba: { $card }.
ev-firing_begins = Az űrhajók tüzet nyitnak.
ev-fires = { $who }: { $card } { $points } ponttal lő, cél: { $ship }.
    .you = Űrhajód { $points } ponttal lő: { $card }, cél: { $ship }.
    .at-you = { $who }: { $card } { $points } ponttal lő rád: { $ship }.
ev-replies = { $who } űrhajója visszalő { $points } ponttal: { $card }.
    .you = Űrhajód visszalő { $points } ponttal: { $card }.
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
ev-bombers = { $who } bombáz: { $names }, összesen { $points }.
    .you = Bombázol: { $names }, összesen { $points }.
ev-nobody_bombs = { $who } nem bombáz.
    .you = Nem bombázol.
ev-bombed_centre = Bombatalálat { $whom } központjában.
    .at-you = Bombatalálat a központodban!
ev-trap_springs = Működik { $who } csapdája: { $card }.
    .you = Működik a csapdád: { $card }.
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
