### Elutasítások: mi volt az; mi működne.

## A kérdés mellett

no-act_in_event = Eseménykártya közben senki sem cselekszik. Hamar vége.
no-act_in_battle = Az akciókártyák a szünetekre valók. A csatakártyák a saját lépésükben jönnek.
no-act_not_yours = Ez már nincs nálad.
no-act_own_turn = Ez a saját körödre való. Bármelyik körben: holdak behelyezése, néhány lap.
no-act_activation_first = Ezután nem tudnád aktiválni a bázist. Előbb aktiváld.
no-act_not_now = Nem ebben a pillanatban. A köröd következő szünetében lesz rá hely.

## Miért nem játszható ki most egy lapod (w)

no-dark_own_turn = A saját körödben, csatán kívül.
no-dark_any_turn = Bármelyik kör szünetében, csatán kívül.
no-dark_battle_diplomacy = Egy csatád diplomácia lépésében.
no-dark_battle_prepare = Egy csata előkészítésében.
no-dark_battle_after_roll = Olyan csatában, amelyben benne vagy, a dobás után.
no-dark_battle_outcome_won = Ha csatát nyertél.
no-dark_battle_outcome_lost = Ha egy csatában legyőztek.
no-dark_battle_damage = Mielőtt a hajóid megsérülnek egy csatában.

## Miért nem megy valami (w)

no-blocked_own_ship = Ott már áll egy hajód. A-LAU-7
no-blocked_too_far = { $n ->
        [0] Ennek a hajónak nem vezet oda út. A-LAU-11
       *[other] { $n } régióra van; a hatótávolsága { $number }. A-LAU-6
    }
no-blocked_navigation = Csillagköd: navigációval rendelkező hajó kell hozzá. A-LAU-9
no-blocked_occupied = Foglalt: első indításhoz szabad régió kell, vagy támadás. A-LAU-3
no-blocked_quasar = Oda senki sem mehet. A-SPR-2
no-blocked_cannot_activate = Nem tudnád kifizetni, amit ez a bázis tesz. A-LAU-8
no-blocked_no_region = Most egyetlen régió sem fogadná ezt a hajót. A-TRN-4
no-blocked_condition = Még nincs meg, amit kér. A-FX-19
no-blocked_no_ship = Egy hajód kell hozzá a csatában. A-TAC-6
no-blocked_no_raiders = Fosztogatók kellenek hozzá a csatában.
no-blocked_damaged = Sérült: javítás után működik újra. A-RET-5
no-blocked_empty_frame = Előbb hold kell a keretébe. A-RET-7
no-blocked_cannot_pay = A holdja ezt kéri: { $amounts }. A-RET-7
no-blocked_occupied_dock = Ebben a visszatérésben már dolgozott. A-RET-3
no-blocked_reactor = Az Elsődleges reaktor működteti. A-RET-8
no-blocked_end_of_game = A végén számít, és sosem dolgozik. A-RET-10
no-blocked_no_transport = Egy szállítóhajód kell oda. A-DEV-2
no-blocked_developed = Ott már van fejlesztés. A-DEV-1
no-blocked_leaders = { $n } vezető kell hozzá az űrállomásodon; most ennyi van: { $number }. A-DEV-2
no-blocked_cost = Ára: { $amounts }. A-RES-8
no-blocked_last_ship = Az utolsó hajódnak hajónak kell maradnia. A-DEV-5

## Asztal összeállítása

no-teams_need_four = Csapatokhoz négy játékos kell; ennél az asztalnál ennyi van: { $number }.
no-factions = Helyenként legfeljebb egy frakció nevezhető meg.
no-unknown_faction = Nincs ilyen nevű frakció: { $value }.
no-faction_twice = Minden frakció egyszer szerepel.
no-raiders = Fosztogatók: véletlen, ajánlott, vagy öt lap, egy-egy S, A, B, C és D.
no-option_value = { $value }: ez nem választható itt: { $name }.
