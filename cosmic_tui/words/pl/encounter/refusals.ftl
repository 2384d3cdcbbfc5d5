### Odmowy: co to było; co by zadziałało.

## Odpowiedzi

no-ships_count = { $n ->
        [one] Wybrano { $n } statek, a trzeba wysłać { $range }.
        [few] Wybrano { $n } statki, a trzeba wysłać { $range }.
       *[many] Wybrano { $n } statków, a trzeba wysłać { $range }.
    }

## Rozmowy

no-proposal_gone = Ta oferta jest już nieaktualna. Zobacz nową.
no-cannot_fulfil = Jedna strona nie może teraz dotrzymać tych warunków. Złóż inną ofertę.
no-no_proposals_left = Nie masz już ofert. Przyjmij, odrzuć albo zerwij rozmowy.
no-nothing_offered = Porozumienie wymaga choć jednej karty lub kolonii.
no-colony_not_grantable = { $place }: nie ma tu kolonii do oddania albo druga strona już ją tu ma.
no-colony_not_settled = { $place }: żaden statek nie może tu osiąść; wspólna kolonia zostaje.
no-cards_not_there = Nie masz tych kart. Oferuj to, co masz na ręce.
no-more_than_they_have = Ten gracz nie ma tylu kart na ręce.
no-ship_limits = Podaj najpierw najmniejszą liczbę statków (od 1), potem największą.
no-cannot_release = Tylu statków tego gracza nie ma w wirze albo nie mają dokąd wrócić.

## Dlaczego karty nie można teraz zagrać

no-wrong_moment = Nie teraz. Kartę „{ $card }” zagrasz { $moment }.
    .named = Nie teraz. Można ją zagrać { $moment }.
no-wrong_role = Karta „{ $card }” wymaga w tym spotkaniu innej roli niż twoja.
    .named = Ta karta wymaga w tym spotkaniu innej roli niż twoja.
no-flare_used = W jednym spotkaniu możesz zagrać jeden rozbłysk. Następny w kolejnym.
no-flare_this_encounter = Kartę „{ $card }” już zagrano. Znów można będzie w następnym spotkaniu.
    .named = W tym spotkaniu już zagrano tę kartę. W następnym znów będzie można.
no-response_only = { $card } to reakcja, a teraz nie ma na co reagować.
    .named = To reakcja, a teraz nie ma na co reagować.
no-condition = Karta „{ $card }” nic by teraz nie dała.
    .named = Nic by teraz nie dała.
no-not_now = Można by teraz zagrać kartę „{ $card }”, ale to nie twoja decyzja.
    .named = Można by ją teraz zagrać, ale to nie twoja decyzja.
no-must_attack = Karta „{ $card }” musi poczekać, bo moc każe ci zagrać inną kartę.
    .named = Musi poczekać, bo moc każe ci zagrać inną kartę.

## Przygotowanie stołu

no-unknown_alien = Nie ma obcego o nazwie „{ $value }”.
no-unknown_alien_mode = Obcych można wybierać z dwóch, losować albo grać bez nich.
no-unknown_level = Poziomy to zielony, żółty i czerwony.
no-unknown_deals = Oferty składa się na zmianę albo dowolnie, z zegarem.
no-alien_twice = Ten obcy jest podany dwa razy: { $alien }. Każdy jest tylko jeden.
no-aliens_exclude = { $first } i { $second } nie mogą być razem. Wybierz inną parę.
no-variant_needs_aliens = Ten wariant wymaga obcych, a ten stół gra bez nich.
no-aliens_switched_off = Ten stół gra bez obcych, więc nie można wybrać: { $alien }.
no-alien_needs_open_sheet = { $alien } musi być odkryty: nie pasuje do ukrytych mocy.
no-too_many_aliens = Podano więcej obcych, niż jest miejsc.
no-too_few_aliens = Za mało obcych na wszystkie miejsca. Dopuść więcej poziomów.
no-classic_without_flares = Klasyczny rozbłysk Przywłaszczyciela wymaga rozbłysków w grze.
no-wild_flares_without_flares = Swobodne rozbłyski wymagają rozbłysków w grze.
