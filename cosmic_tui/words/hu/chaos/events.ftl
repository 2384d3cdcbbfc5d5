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
ev-credits_over = { $who } 20 creditet tarthat meg, { $number } elvész.
    .you = 20 creditet tarthatsz meg, { $number } elvész.
ev-drew = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
ev-took_colony = { $who } magához vesz egy lapot a kolóniájából.
    .you = Magadhoz veszed a kolóniádból { THE($card, "acc") }.
ev-took_ruin = { $who } felveszi a pusztulata alsó lapját.
    .you = Felveszed a pusztulatod aljáról { THE($card, "acc") }.
ev-took_openly = { $who } mindenki szeme láttára magához veszi { THE($card, "acc") }.
    .you = Mindenki szeme láttára magadhoz veszed { THE($card, "acc") }.
ev-took_nothing = { $who } nem vesz magához lapot.
    .you = Nem veszel magadhoz lapot.
ev-looked_colony = { $who } megnézi a kolónia tetejét.
    .you = Megnézed a kolóniád tetejét.
ev-looked_centre = { $who } belenéz { $whom } központjába.
    .you = Belenézel { $whom } központjába.
    .at-you = { $who } belenéz a központodba.
ev-looked_unpaid = { $who } megnézi { $whom } kifizetetlen lapjait.
    .you = Megnézed { $whom } kifizetetlen lapjait.
    .at-you = { $who } megnézi a kifizetetlen lapjaidat.
ev-discarded_limit = { $who } { $n } fölös lapot tesz a pusztulatába.
    .you = { $n } fölös lapot teszel a pusztulatodba.
ev-discarded_bombed = Bombák: { $who } { $n } lapot veszít a központjából.
    .you = Bombák: { $n } lapot veszítesz a központodból.
ev-discarded_effect = { $who } { $n } lapot tesz a központjából a pusztulatba.
    .you = { $n } lapot teszel a központodból a pusztulatba.
ev-colony_lost = { $who } kolóniája { $n } lapot veszít.
    .you = A kolóniád { $n } lapot veszít.
ev-colony_empty = { $who } kolóniája üres.
    .you = Üres a kolóniád!
ev-recovered = { $who } { $n } lapot tesz a pusztulatából a kolóniája alá.
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
ev-announced_trap = Ez csapda volt: { $who } lapja, { THE($card) }!
    .you = Működésbe hozod a csapdádat, { THE($card, "acc") }.
ev-aimed_at = A célpont: { $names }.
ev-neutralised = Hatását veszti { $who } lapja, { THE($card) }.
    .you = Hatását veszti a lapod, { THE($card) }.
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

ev-turned_used = Használttá válik { $who } lapja, { THE($card) }.
    .you = Használttá válik a lapod, { THE($card) }.
ev-turned_damaged = Megsérül { $who } lapja, { THE($card) }.
    .you = Megsérül a lapod, { THE($card) }.
ev-turned_back_active = Újra aktív { $who } lapja, { THE($card) }.
    .you = Újra aktív a lapod, { THE($card) }.
ev-turned_back_used = Visszafordul használtra { $who } lapja, { THE($card) }.
    .you = Visszafordul használtra a lapod, { THE($card) }.
ev-hit = { $who } lapja, { THE($card) }, { $points } sebzést kap, { $left ->
        [0] nem marad páncélzata
       *[other] { $left } páncélzata marad
    }.
    .you = A lapod, { THE($card) }, { $points } sebzést kap, { $left ->
        [0] nem marad páncélzata
       *[other] { $left } páncélzata marad
    }.
ev-prevented = Nem sebződik { $who } lapja, { THE($card) }.
    .you = Nem sebződik a lapod, { THE($card) }.
ev-destroyed = Megsemmisül { $who } lapja, { THE($card) }.
    .you = Megsemmisül a lapod, { THE($card) }!
ev-left_scrap = A szemétbe kerül { $who } lapja, { THE($card) }.
    .you = A szemétbe kerül a lapod, { THE($card) }.
ev-left_ruin = { $who } egyik lapja látatlanban a pusztulatba kerül.
    .you = Látatlanban a pusztulatodba kerül { THE($card) }.
ev-returned = Visszakerül { $who } központjába { THE($card) }.
    .you = Visszakerül a központodba { THE($card) }.
ev-taken_over = Mostantól { $who } irányítja { THE($card, "acc") }.
    .you = Mostantól te irányítod { THE($card, "acc") }.
ev-shielded = { $points } sebzéstől védve van { THE($card) } ({ $who }).
    .you = { $points } sebzéstől védve van a lapod, { THE($card) }.
ev-refitted = Újra teljes páncélzatú { $who } lapja, { THE($card) }.
    .you = Újra teljes páncélzatú a lapod, { THE($card) }.
ev-attacks_forbidden = { $who } egyelőre nem indíthat támadást.
    .you = Egyelőre nem indíthatsz támadást.
ev-defence_forbidden = Ebben a körben nem védekezhet { THE($card) } ({ $who }).
    .you = Ebben a körben nem védekezhet az űrhajód, { THE($card) }.
ev-defence_forbidden_to_all = { $who } legfeljebb { CASE($size, "adj") } méretű űrhajói most nem védekezhetnek.
    .you = A legfeljebb { CASE($size, "adj") } méretű űrhajóid most nem védekezhetnek.
ev-triggered = Működésbe lép { $who } lapja, { THE($card) }.
    .you = Működésbe lép a lapod, { THE($card) }.

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
        [one] Támadni küldöd { THE($names, "acc") }.
       *[other] { $n } űrhajóval támadsz ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } nem védekezik.
        [one] { $who } { THE($names, "ins") } védekezik.
       *[other] { $who } { $n } űrhajóval védekezik ({ $names }).
    }
    .you = { $n ->
        [0] Nem védekezel.
        [one] Védekezni küldöd { THE($names, "acc") }.
       *[other] { $n } űrhajóval védekezel ({ $names }).
    }
ev-boarded = { $who } { THE($ship) } fedélzetére küldi { THE($card, "acc") }.
    .you = Felküldöd { THE($card, "acc") } { THE($ship) } fedélzetére.
ev-came_home = Visszatér a kantinba { $who } lapja, { THE($card) }.
    .you = Visszatér a kantinba a lapod, { THE($card) }.
ev-firing_begins = Az űrhajók tüzet nyitnak.
ev-fires = { $who } { THE($card, "ins") } lő { THE($ship, "sub") }: { $points } sebzés.
    .you = Rálősz { THE($ship, "sub") } { THE($card, "ins") }: { $points } sebzés.
    .at-you = { $who } { THE($card, "ins") } lő { THE($ship, "sub") }: { $points } sebzés!
ev-replies = { $who } visszalő { THE($card, "ins") }: { $points } sebzés.
    .you = Visszalősz { THE($card, "ins") }: { $points } sebzés.
ev-declines = Nem lő vissza { $who } űrhajója, { THE($card) }.
    .you = Nem lő vissza az űrhajód, { THE($card) }.
ev-held_fire = { $who } kivár.
    .you = Kivársz.
ev-stealth = { $who } űrhajója átlopakodik, és azonnal bombáz: { $card }.
    .you = Az űrhajód átlopakodik, és azonnal bombáz: { $card }.
ev-redirected = A lövés ehelyett { THE($ship, "acc") } éri ({ $who }).
    .you = A lövés ehelyett az űrhajódat, { THE($ship, "acc") } éri.
ev-acts_at_once = Sebességtől függetlenül most { THE($card) } jön ({ $who }).
    .you = Sebességtől függetlenül most az űrhajód, { THE($card) } jön.
ev-heavy_weapons = { $who } { $points } tűzerőt vesz { THE($card, "dat") }.
    .you = { $points } tűzerőt veszel { THE($card, "dat") }.
ev-pyrotechnics = { $who } { $n } lapot éget el a kolóniájából ({ $card }).
    .you = { $n } lapot égetsz el a kolóniádból ({ $card }).
ev-bombers = { $who } { THE($names, "ins") } bombáz, összesen { $points } bombával.
    .you = Bombázni küldöd { THE($names, "acc") }: összesen { $points } bomba.
ev-nobody_bombs = { $who } nem bombáz.
    .you = Nem bombázol.
ev-bombed_centre = Bombatalálat { $whom } központjában.
    .at-you = Bombatalálat a központodban!
ev-trap_springs = Működésbe lép { $who } csapdája, { THE($card) }.
    .you = Működésbe lép a csapdád, { THE($card) }.
ev-combat_over = Vége a harcnak.
ev-over_hangar_limit = Megtelt { $who } hangárja: lemond { THE($card, "del") }.
    .you = Megtelt a hangárod: lemondasz { THE($card, "del") }.

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
ev-game_over_conceded = { $names } győzött.
    .you = Győztél!
ev-game_over_judge = { $names } pontozással győzött.
    .you = Pontozással győztél!
ev-game_over_last = { $names } győzött, mert a legtöbb játékost ejtette ki.
    .you = Győztél, mert te ejtetted ki a legtöbb játékost!
ev-undone = { $who } visszavon egy választ.
    .you = Visszavonod az utolsó válaszodat.
ev-newer_rules = { $n ->
        [0] Innentől újabb szabályok érvényesek.
        [one] Újabb szabályok: { $n } választ újra kell adni.
       *[other] Újabb szabályok: { $n } választ újra kell adni.
    }
