### Mi történt: a naplóba, egy esemény egy sor, jelen időben.

## Az első kör előtt

ev-rolled = { $who } dobása: { $number }.
    .you = A te dobásod: { $number }.
ev-starts = { $who } kezd.
    .you = Te kezdesz.
ev-own_deck = A paklid: { $name }.
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

ev-turn_began = { $number }. kör: { $who } jön.
    .you = { $number }. kör: te jössz.
ev-turn_over = { $who } köre véget ér.
    .you = A köröd véget ér.
ev-credits_gained = { $who } { $n } creditet kap.
    .you = { $n } creditet kapsz.
ev-credits_lost = { $who } { $n } creditet veszít.
    .you = { $n } creditet veszítesz.
ev-credits_over = { $who } csak 20 creditet tarthat meg, { $number } elvész.
    .you = Csak 20 creditet tarthatsz meg, { $number } elvész.
ev-drew = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-took_colony = { $who } magához vesz egy lapot a kolóniájából.
    .you = Magadhoz veszed { THE($card, "acc") } a kolóniádból.
ev-took_ruin = { $who } felveszi a pusztulata alsó lapját.
    .you = Felveszed { THE($card, "acc") } a pusztulatod aljáról.
ev-took_openly = { $who } mindenki szeme láttára magához veszi { THE($card, "acc") }.
    .you = Mindenki szeme láttára magadhoz veszed { THE($card, "acc") }.
ev-took_nothing = { $who } nem vesz magához lapot.
    .you = Nem veszel magadhoz lapot.
ev-looked_colony = { $who } megnézi a kolóniája tetejét.
    .you = Megnézed a kolóniád tetejét.
ev-looked_centre = { $who } belenéz { $whom } központjába.
    .you = Belenézel { $whom } központjába.
    .at-you = { $who } belenéz a központodba.
ev-looked_unpaid = { $who } megnézi { $whom } kifizetetlen lapjait.
    .you = Megnézed { $whom } kifizetetlen lapjait.
    .at-you = { $who } megnézi a kifizetetlen lapjaidat.
ev-discarded_limit = { $who } { $n } fölös lapot tesz a pusztulatába.
    .you = { $n } fölös lapot teszel a pusztulatodba.
ev-discarded_bombed = A bombák { $n } lapot elpusztítanak { $who } központjában.
    .you = A bombák { $n } lapot elpusztítanak a központodban.
ev-discarded_effect = { $who } { $n } lapot tesz a központjából a pusztulatba.
    .you = { $n } lapot teszel a központodból a pusztulatba.
ev-colony_lost = { $who } kolóniája { $n } lapot veszít.
    .you = A kolóniád { $n } lapot veszít.
ev-colony_empty = { $who } kolóniája üres.
    .you = A kolóniád üres!
ev-recovered = { $who } { $n } lapot tesz a pusztulatából a kolóniája alá.
    .you = { $n } lapot teszel a pusztulatodból a kolóniád alá.

## Kijátszás, kifizetés, fejlesztés

ev-played_down_base = { $who } képpel lefelé letesz egy lapot a felszínére.
    .you = { THE($card, "Acc") } képpel lefelé a felszínedre teszed.
ev-played_down_crew = { $who } képpel lefelé letesz egy lapot a kantinjába.
    .you = { THE($card, "Acc") } képpel lefelé a kantinodba teszed.
ev-played_down_equipment = { $who } képpel lefelé letesz egy lapot { THE($ship, "sub") }.
    .you = { THE($card, "Acc") } képpel lefelé { THE($ship, "sub") } teszed.
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
ev-announced_trap = Csapda volt: { $who } működésbe hozza { THE($card, "acc") }!
    .you = Működésbe hozod a csapdádat, { THE($card, "acc") }.
ev-aimed_at = A célpont: { $names }.
ev-neutralised = { $who } { CASE($card, "poss") } hatását veszti.
    .you = { THE($card, "Yours") } hatását veszti.
ev-paid_for = { $n ->
        [0] { $who } felfordítja { THE($card, "acc") }.
       *[other] { $who } { $n } creditért felfordítja { THE($card, "acc") }.
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

ev-turned_used = { $who } { CASE($card, "poss") } használttá válik.
    .you = { THE($card, "Yours") } használttá válik.
ev-turned_damaged = { $who } { CASE($card, "poss") } megsérül.
    .you = { THE($card, "Yours") } megsérül.
ev-turned_back_active = { $who } { CASE($card, "poss") } újra aktív.
    .you = { THE($card, "Yours") } újra aktív.
ev-turned_back_used = { $who } { CASE($card, "poss") } sérültből használttá válik.
    .you = { THE($card, "Yours") } sérültből használttá válik.
# fine: term armor
ev-hit = { $who } { CASE($card, "poss") } { $points } sebzést kap, { $left ->
        [0] nem marad páncélja
       *[other] { $left } páncélja marad
    }.
    .you = { THE($card, "Yours") } { $points } sebzést kap, { $left ->
        [0] nem marad páncélja
       *[other] { $left } páncélja marad
    }.
# fine: term armor
ev-hit_base = { $who } { CASE($card, "poss") } { $points } sebzést kap, { $left ->
        [0] nem marad páncélja
       *[other] { $left } páncélja marad
    }.
    .you = { THE($card, "Yours") } { $points } sebzést kap, { $left ->
        [0] nem marad páncélja
       *[other] { $left } páncélja marad
    }.
ev-prevented = { $who } { CASE($card, "poss") } nem sebződik.
    .you = { THE($card, "Yours") } nem sebződik.
ev-destroyed = { $who } { CASE($card, "poss") } megsemmisül.
    .you = { THE($card, "Yours") } megsemmisül!
ev-left_scrap = { $who } { CASE($card, "poss") } a szemétbe kerül.
    .you = { THE($card, "Yours") } a szemétbe kerül.
ev-left_ruin = { $who } egyik lapja látatlanban a pusztulatba kerül.
    .you = { THE($card, "Yours") } látatlanban a pusztulatodba kerül.
ev-returned = { THE($card, "Nom") } visszakerül { $who } központjába.
    .you = { THE($card, "Nom") } visszakerül a központodba.
ev-taken_over = { THE($card, "Acc") } mostantól { $who } irányítja.
    .you = { THE($card, "Acc") } mostantól te irányítod.
ev-shielded = { $who } { CASE($card, "poss") } { $points } sebzést véd ki.
    .you = { THE($card, "Yours") } { $points } sebzést véd ki.
ev-refitted = { $who } { CASE($card, "poss") } visszakapja a teljes páncélzatát.
    .you = { THE($card, "Yours") } visszakapja a teljes páncélzatát.
ev-attacks_forbidden = { $who } egyelőre nem indíthat támadást.
    .you = Egyelőre nem indíthatsz támadást.
ev-defence_forbidden = { $who } { CASE($card, "poss") } ebben a körben nem védekezhet.
    .you = { THE($card, "Yours") } ebben a körben nem védekezhet.
ev-defence_forbidden_to_all = { $who } legfeljebb { CASE($size, "adj") } méretű űrhajói most nem védekezhetnek.
    .you = A legfeljebb { CASE($size, "adj") } méretű űrhajóid most nem védekezhetnek.
ev-triggered = { $who } { CASE($card, "poss") } működésbe lép.
    .you = { THE($card, "Yours") } működésbe lép.

## Támadás és harc

ev-attack_colony = { $who } megtámadja { $whom } kolóniáját.
    .you = Megtámadod { $whom } kolóniáját.
    .at-you = { $who } megtámadja a kolóniádat!
ev-attack_centre = { $who } megtámadja { $whom } központját.
    .you = Megtámadod { $whom } központját.
    .at-you = { $who } megtámadja a központodat!
ev-attack_row = { $who } megtámadja { $whom } lapját, { THE($card, "acc") }.
    .you = Megtámadod { $whom } lapját, { THE($card, "acc") }.
    .at-you = { $who } megtámadja a lapodat, { THE($card, "acc") }!
ev-attack_tax = A támadás { $n } creditbe kerül.
ev-attack_cancelled = A támadás véget ér, mielőtt elkezdődött volna.
ev-attack_without_ships = { $who } támadásához nem maradt űrhajó.
    .you = Nem maradt űrhajód a támadáshoz.
ev-attackers = { $n ->
        [one] { $who } { THE($names, "ins") } támad.
       *[other] { $who } { $n } űrhajóval támad ({ $names }).
    }
    .you = { $n ->
        [one] { THE($names, "Ins") } támadsz.
       *[other] { $n } űrhajóval támadsz ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } nem védekezik.
        [one] { $who } { THE($names, "ins") } védekezik.
       *[other] { $who } { $n } űrhajóval védekezik ({ $names }).
    }
    .you = { $n ->
        [0] Nem védekezel.
        [one] { THE($names, "Ins") } védekezel.
       *[other] { $n } űrhajóval védekezel ({ $names }).
    }
ev-boarded = { $who } { THE($ship) } fedélzetére küldi { THE($card, "acc") }.
    .you = Felküldöd { THE($card, "acc") } { THE($ship) } fedélzetére.
ev-came_home = { $who } { CASE($card, "poss") } visszatér a kantinba.
    .you = { THE($card, "Yours") } visszatér a kantinba.
ev-firing_begins = Az űrhajók tüzet nyitnak.
ev-fires = { $who } { THE($card, "ins") } rálő { THE($ship, "sub") }: { $points } sebzés.
    .you = { THE($card, "Ins") } rálősz { THE($ship, "sub") }: { $points } sebzés.
    .at-you = { $who } { THE($card, "ins") } rálő { THE($ship, "sub") }: { $points } sebzés!
ev-replies = { $who } visszalő { THE($card, "ins") }: { $points } sebzés.
    .you = Visszalősz { THE($card, "ins") }: { $points } sebzés.
ev-declines = { $who } { CASE($card, "poss") } nem lő vissza.
    .you = { THE($card, "Yours") } nem lő vissza.
ev-held_fire = { $who } kivár.
    .you = Kivársz.
ev-stealth = { $who } { CASE($card, "poss") } átlopakodik, és azonnal bombáz.
    .you = { THE($card, "Yours") } átlopakodik, és azonnal bombáz.
ev-redirected = A lövés helyette { $who } lapját, { THE($ship, "acc") } éri.
    .you = A lövés helyette a lapodat, { THE($ship, "acc") } éri.
ev-acts_at_once = A sebességtől függetlenül most { $who } { CASE($card, "poss") } jön.
    .you = A sebességtől függetlenül most { THE($card, "yours") } jön.
ev-heavy_weapons = { $who } { $points } tűzerőt vesz { THE($card, "dat") }.
    .you = { $points } tűzerőt veszel { THE($card, "dat") }.
ev-pyrotechnics = { $who } { CASE($card, "poss") } { $n } lapot eléget a saját kolóniájából.
    .you = { THE($card, "Yours") } { $n } lapot eléget a saját kolóniádból.
ev-bombers = { $who } { THE($names, "ins") } bombáz: { $points } bomba.
    .you = { THE($names, "Ins") } bombázol: { $points } bomba.
ev-nobody_bombs = { $who } nem bombáz.
    .you = Nem bombázol.
ev-bombed_centre = Bombatalálat { $whom } központjában.
    .at-you = Bombatalálat a központodban!
ev-trap_springs = { $who } csapdája működésbe lép: { $card }.
    .you = A csapdád működésbe lép: { $card }.
ev-combat_over = Véget ért a harc.
ev-over_hangar_limit = { $who } hangárja megtelt, ezért lemond { THE($card, "del") }.
    .you = A hangárod megtelt, ezért lemondasz { THE($card, "del") }.

## A vége

ev-conceded = { $who } feladja.
    .you = Feladod.
ev-eliminated = { $who } kiesett.
    .you = Kiestél!
ev-judged = Véget ért az utolsó kör: a pontszám dönt.
ev-game_over_colony = { $n ->
        [one] { $names } győzött: az ellenfél kolóniája üres.
       *[other] { $names } győzött.
    }
    .you = Győztél: az ellenfeled kolóniája üres!
# fine: variable n
ev-game_over_conceded = { $names } győzött.
    .you = Győztél!
# fine: variable n
ev-game_over_judge = { $names } pontozással győzött.
    .you = Pontozással győztél!
# fine: variable n
ev-game_over_last = { $names } győzött, mert a legtöbb játékost ejtette ki.
    .you = Győztél, mert te ejtetted ki a legtöbb játékost!
ev-undone = { $who } visszavon egy választ.
    .you = Visszavonod az utolsó válaszodat.
ev-newer_rules = { $n ->
        [0] Innentől újabb szabályok érvényesek.
        [one] Újabb szabályok: { $n } választ újra kell adni.
       *[other] Újabb szabályok: { $n } választ újra kell adni.
    }
