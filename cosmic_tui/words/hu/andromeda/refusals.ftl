### Elutasítások: mi volt az; mi működne.

## A kérdés mellett

no-act_in_event = Esemény közben senki sem cselekedhet. Mindjárt vége.
no-act_in_battle = Akciókártya lépések között játszható ki. A csatakártyáknak saját lépésük van.
no-act_not_yours = Ez már nincs nálad.
no-act_own_turn = Ezt csak a saját körödben teheted. Holdat bármelyik körben behelyezhetsz.
no-act_activation_first = Ezután nem tudnád aktiválni a bázist. Előbb aktiváld.
no-act_not_now = Ezt most nem teheted meg. A köröd következő szünetében igen.

## Miért nem játszható ki most egy lapod (w)

no-dark_own_turn = A saját körödben játszhatod ki, csatán kívül.
no-dark_any_turn = Bármelyik kör szüneteiben kijátszhatod, de csatában nem.
no-dark_battle_diplomacy = Egy csatád diplomácia lépésében játszhatod ki.
no-dark_battle_prepare = Akkor játszhatod ki, amikor csatára készülsz.
no-dark_battle_after_roll = Olyan csatában játszhatod ki, amelyben benne vagy, a dobás után.
no-dark_battle_outcome_won = Akkor játszhatod ki, ha csatát nyertél.
no-dark_battle_outcome_lost = Akkor játszhatod ki, ha egy csatában legyőztek.
no-dark_battle_damage = Akkor játszhatod ki, mielőtt a hajóid megsérülnek egy csatában.

## Miért nem megy valami (w)

no-blocked_own_ship = Ott már van hajód.
no-blocked_too_far = { $n ->
        [0] Ennek a hajónak nem vezet oda út.
       *[other] { $n } régióra van, és e hajó hatótávolsága { $number }.
    }
no-blocked_navigation = Csillagködbe csak olyan hajó mehet, amelynek van navigációja.
no-blocked_occupied = Foglalt: első indításhoz szabad régió kell, vagy a támadás képesség.
no-blocked_quasar = Oda egy hajó sem mehet.
no-blocked_cannot_activate = Nem tudnád kifizetni, amit ez a bázis kér.
no-blocked_no_region = Most nincs olyan régió, ahová ez a hajó mehet.
no-blocked_condition = Még hiányzik, ami kell hozzá.
no-blocked_no_ship = Kell egy hajód a csatában.
no-blocked_no_raiders = Csak akkor megy, ha fosztogatók is vannak a csatában.
no-blocked_damaged = Sérült. Javítsd meg, hogy újra használhasd.
no-blocked_empty_frame = Előbb hold kell a keretébe.
no-blocked_cannot_pay = A holdja ennyibe kerül: { $amounts }.
no-blocked_occupied_dock = Ebben a visszatérésben már működött.
no-blocked_reactor = Csak az Elsődleges reaktor működteti.
no-blocked_end_of_game = Csak a végén pontoz, nem működtethető.
no-blocked_no_transport = Szállítóhajó kell oda.
no-blocked_developed = Ott már van fejlesztés.
no-blocked_leaders = { $n } vezető kell az űrállomásodon; most { $number } van.
no-blocked_cost = Ára: { $amounts }.
no-blocked_last_ship = Az utolsó hajódból nem építhetsz.

## Asztal összeállítása

no-teams_need_four = Csapatokhoz négy játékos kell; ennél az asztalnál { $number } van.
no-factions = Helyenként legfeljebb egy frakciót nevezhetsz meg.
no-unknown_faction = Nincs ilyen nevű frakció: { $value }.
no-faction_twice = Minden frakciót csak egyszer nevezhetsz meg.
no-raiders = Fosztogatók: véletlen, ajánlott, vagy öt lap, egy-egy S, A, B, C és D.
no-option_value = Itt ({ $name }) nem választható: { $value }.
