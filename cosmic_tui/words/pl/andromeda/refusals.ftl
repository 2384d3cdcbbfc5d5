### Odmowy: co to było; co by zadziałało.

## Działania obok pytania

no-act_in_event = Podczas wydarzenia nikt nie może nic zrobić. To nie potrwa długo.
no-act_in_battle = Karty akcji zagrywasz między krokami. Karty bitwy mają własny krok.
no-act_not_yours = Tego już nie masz.
no-act_own_turn = Możesz to zrobić tylko w swojej turze. Umieścić księżyc możesz w każdej turze.
no-act_activation_first = Potem nie dałoby się aktywować bazy. Najpierw ją aktywuj.
no-act_not_now = Teraz nie możesz tego zrobić. Możesz w następnej przerwie swojej tury.

## Dlaczego twojej karty nie można teraz zagrać

no-dark_own_turn = Tę kartę możesz zagrać w swojej turze, poza bitwą.
no-dark_any_turn = Tę kartę możesz zagrać w przerwie dowolnej tury, poza bitwą.
no-dark_battle_diplomacy = Tę kartę możesz zagrać w kroku dyplomacji bitwy, w której bierzesz udział.
no-dark_battle_prepare = Tę kartę możesz zagrać, gdy przygotowujesz się do bitwy.
no-dark_battle_after_roll = Tę kartę możesz zagrać w bitwie, w której bierzesz udział, po rzucie.
no-dark_battle_outcome_won = Tę kartę możesz zagrać, gdy zwyciężasz w bitwie.
no-dark_battle_outcome_lost = Tę kartę możesz zagrać, gdy przegrywasz w bitwie.
no-dark_battle_damage = Tę kartę możesz zagrać, zanim twoje statki zostaną uszkodzone w bitwie.

## Dlaczego czegoś nie można zrobić

no-blocked_own_ship = Masz tam już statek.
no-blocked_too_far = { $n ->
        [0] Dla tego statku nie ma tam drogi.
        [one] Odległość to { $n } region, a zasięg tego statku to { $number }.
        [few] Odległość to { $n } regiony, a zasięg tego statku to { $number }.
       *[many] Odległość to { $n } regionów, a zasięg tego statku to { $number }.
    }
no-blocked_navigation = Do mgławicy może wlecieć tylko statek z nawigacją.
no-blocked_occupied = Region jest zajęty. Pierwszy start wymaga wolnego regionu albo szturmu.
no-blocked_quasar = Żaden statek nie może tam wlecieć.
no-blocked_cannot_activate = Nie stać cię na to, co robi ta baza.
no-blocked_no_region = Nie ma teraz regionu, do którego ten statek może lecieć.
no-blocked_condition = Warunek tej karty nie jest jeszcze spełniony.
no-blocked_no_ship = Potrzebujesz statku w bitwie.
no-blocked_no_raiders = W bitwie muszą być łupieżcy.
no-blocked_damaged = Ten moduł jest uszkodzony. Po naprawie znów go użyjesz.
no-blocked_empty_frame = Gniazdo tego modułu wymaga najpierw księżyca.
no-blocked_cannot_pay = Księżyc tego modułu kosztuje { CASE($amounts, "acc") }.
no-blocked_occupied_dock = Ten moduł był już uruchomiony w tym powrocie.
no-blocked_reactor = Ten moduł uruchamia tylko Główny reaktor.
no-blocked_end_of_game = Ten moduł daje punkty na koniec gry; nie można go uruchomić.
no-blocked_no_transport = Potrzebujesz tam transportowca.
no-blocked_developed = Na tej planecie jest już budowla.
no-blocked_leaders = { $n ->
        [one] Potrzebujesz { $n } lidera na stacji; masz { $number }.
        [few] Potrzebujesz { $n } liderów na stacji; masz { $number }.
       *[many] Potrzebujesz { $n } liderów na stacji; masz { $number }.
    }
no-blocked_cost = Koszt: { $amounts }.
no-blocked_last_ship = Nie możesz budować z ostatniego statku.

## Przygotowanie stołu

no-teams_need_four = Drużyny wymagają czterech graczy, a przy stole jest ich { $number }.
no-factions = Możesz wskazać najwyżej jedną frakcję na miejsce.
no-unknown_faction = Nie ma takiej frakcji: { $value }.
no-faction_twice = Każdą frakcję można wskazać tylko raz.
no-raiders = Łupieżcy mogą być losowi, zalecani albo wybrani: po karcie klas S, A, B, C, D.
no-option_value = Nie ma takiej możliwości: { $value } ({ $name }).
