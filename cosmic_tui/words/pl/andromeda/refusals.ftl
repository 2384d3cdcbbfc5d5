### Odmowy: co to było; co by zadziałało.

## Działania obok pytania

no-act_in_event = Podczas karty wydarzenia nikt nie działa. To nie potrwa długo.
no-act_in_battle = Karty akcji są na przerwy. Karty bitwy mają w niej swój krok.
no-act_not_yours = Tego już nie masz.
no-act_own_turn = To na twoją turę. W dowolnej turze: osadzanie księżyców, niektóre karty.
no-act_activation_first = Potem nie dałoby się aktywować bazy. Najpierw aktywacja.
no-act_not_now = Nie w tej chwili. Miejsce na to jest w następnej przerwie twojej tury.

## Dlaczego twojej karty nie można teraz zagrać

no-dark_own_turn = W twojej turze, poza bitwą.
no-dark_any_turn = W przerwie dowolnej tury, poza bitwą.
no-dark_battle_diplomacy = W kroku dyplomacji bitwy, w której bierzesz udział.
no-dark_battle_prepare = Podczas przygotowania do bitwy.
no-dark_battle_after_roll = W bitwie, w której bierzesz udział, gdy kości już leżą.
no-dark_battle_outcome_won = Gdy zwyciężasz w bitwie.
no-dark_battle_outcome_lost = Gdy przegrywasz w bitwie.
no-dark_battle_damage = Zanim twoje statki zostaną uszkodzone w bitwie.

## Dlaczego czegoś nie można zrobić

no-blocked_own_ship = Stoi tam już twój statek. A-LAU-7
no-blocked_too_far = { $n ->
        [0] Dla tego statku nie ma tam drogi. A-LAU-11
        [one] Odległość: { $n } region; jego zasięg: { $number }. A-LAU-6
        [few] Odległość: { $n } regiony; jego zasięg: { $number }. A-LAU-6
       *[many] Odległość: { $n } regionów; jego zasięg: { $number }. A-LAU-6
    }
no-blocked_navigation = Mgławica: potrzebny statek z nawigacją. A-LAU-9
no-blocked_occupied = Zajęty: pierwszy start wymaga wolnego regionu albo szturmu. A-LAU-3
no-blocked_quasar = Nikt nie może tam wlecieć. A-SPR-2
no-blocked_cannot_activate = Nie stać cię na to, co robi ta baza. A-LAU-8
no-blocked_no_region = Żaden region nie przyjmie teraz tego statku. A-TRN-4
no-blocked_condition = Nie ma jeszcze tego, o co prosi. A-FX-19
no-blocked_no_ship = Wymaga twojego statku w bitwie. A-TAC-6
no-blocked_no_raiders = Wymaga łupieżców w bitwie.
no-blocked_damaged = Uszkodzony: po naprawie znów działa. A-RET-5
no-blocked_empty_frame = Jego oprawa wymaga najpierw księżyca. A-RET-7
no-blocked_cannot_pay = Jego księżyc żąda: { $amounts }. A-RET-7
no-blocked_occupied_dock = W tym powrocie już zadziałał. A-RET-3
no-blocked_reactor = Uruchamia go Główny reaktor. A-RET-8
no-blocked_end_of_game = Liczy się na koniec gry i nigdy nie działa. A-RET-10
no-blocked_no_transport = Potrzebny tam twój transportowiec. A-DEV-2
no-blocked_developed = Jest tu już budowla. A-DEV-1
no-blocked_leaders = { $n ->
        [one] Potrzeba { $n } lidera na stacji; masz { $number }. A-DEV-2
        [few] Potrzeba { $n } liderów na stacji; masz { $number }. A-DEV-2
       *[many] Potrzeba { $n } liderów na stacji; masz { $number }. A-DEV-2
    }
no-blocked_cost = Koszt: { $amounts }. A-RES-8
no-blocked_last_ship = Twój ostatni statek musi pozostać statkiem. A-DEV-5

## Przygotowanie stołu

no-teams_need_four = Drużyny wymagają czterech graczy; przy tym stole: { $number }.
no-factions = Można wskazać najwyżej jedną frakcję na miejsce.
no-unknown_faction = Nie ma takiej frakcji: { $value }.
no-faction_twice = Każda frakcja jest tylko raz.
no-raiders = Łupieżcy: losowi, zalecani albo pięć kart, po jednej z S, A, B, C, D.
no-option_value = Tego nie ma do wyboru: { $value } ({ $name }).
