### Co się dzieje, do dziennika: jedno zdarzenie, jeden wiersz, w czasie teraźniejszym.

## Początek i koniec

ev-faction_chosen = { $who } gra jako { $faction }.
    .you = Grasz jako { $faction }.
ev-rolled_for_first = { $names }: rzut na początek to { $dice }.
ev-leaders_placed = { $who } ma 2 liderów { CASE($place, "at") }.
    .you = Masz 2 liderów { CASE($place, "at") }.
ev-destinies_chosen = Karty przeznaczenia zostały wybrane.
ev-game_begins = { $who } zaczyna.
    .you = Zaczynasz.
ev-destiny_shown = { $who } ma przeznaczenie „{ $destiny }”.
    .you = Twoje przeznaczenie to „{ $destiny }”.
ev-final_score = Wynik końcowy { CASE($who, "gen") }: { $number }.
    .you = Twój wynik końcowy: { $number }.
ev-end_triggered = { $who } osiąga cel: każdy ma jeszcze jedną turę.
    .you = Osiągasz cel: każdy ma jeszcze jedną turę.
ev-undone = { $who } cofa odpowiedź.
    .you = Cofasz swoją ostatnią odpowiedź.
ev-newer_rules = { $n ->
        [0] Odtąd obowiązują nowsze zasady.
        [one] Weszły nowsze zasady: { $n } pytanie pada jeszcze raz.
        [few] Weszły nowsze zasady: { $n } pytania padają jeszcze raz.
       *[many] Weszły nowsze zasady: { $n } pytań pada jeszcze raz.
    }

## Tury i starty

ev-turn_began = { $who } zaczyna turę.
    .you = Zaczynasz turę.
ev-launched = { $who } wysyła { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Wysyłasz { CASE($ship, "acc") } { CASE($place, "to") }.
ev-activated_base = { $who } korzysta z bazy { CASE($place, "at") }.
    .you = Korzystasz z bazy { CASE($place, "at") }.
ev-captured = { $who } przechwytuje księżyc ({ $moon }).
    .you = Przechwytujesz księżyc ({ $moon }).
ev-abandoned = { $who } porzuca księżyc ({ $moon }).
    .you = Porzucasz księżyc ({ $moon }).
ev-slotted = { $who } umieszcza w gnieździe księżyc ({ $moon }).
    .you = Umieszczasz w gnieździe księżyc ({ $moon }).
ev-slotted_where = Księżyc leży w gnieździe „{ $name }”.
ev-moon_discarded = { $who } traci księżyc ({ $moon }).
    .you = Tracisz księżyc ({ $moon }).
# fine: term moon
ev-moon_lost = Księżyc ({ $moon }) znika { CASE($place, "from") }.
ev-events_seen = { $n ->
        [one] { $who } podgląda { $n } wydarzenie.
        [few] { $who } podgląda { $n } wydarzenia.
       *[many] { $who } podgląda { $n } wydarzeń.
    }
    .you = Podglądasz następne wydarzenia.
ev-events_on_top = Na wierzch trafia karta „{ $name }”.
ev-moved = { $who } wysyła { CASE($ship, "acc") } { CASE($place, "to") }.
    .you = Przesuwasz { CASE($ship, "acc") } { CASE($place, "to") }.

## Zasoby i karty

ev-gained = { $who } zyskuje { CASE($amounts, "acc") }.
    .you = Zyskujesz { CASE($amounts, "acc") }.
ev-paid = { $who } płaci { CASE($amounts, "acc") }.
    .you = Płacisz { CASE($amounts, "acc") }.
ev-scored = { $n ->
        [one] { $who } zdobywa { $n } punkt.
        [few] { $who } zdobywa { $n } punkty.
       *[many] { $who } zdobywa { $n } punktów.
    }
    .you = { $n ->
        [one] Zdobywasz { $n } punkt.
        [few] Zdobywasz { $n } punkty.
       *[many] Zdobywasz { $n } punktów.
    }
ev-unscored = { $who } traci punkt.
    .you = Tracisz punkt.
ev-drawn = { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
       *[many] Dobierasz { $n } kart.
    }
ev-cards = { $n ->
        [one] Ta karta to { $names }.
        [few] Te karty to { $names }.
       *[many] Te karty to { $names }.
    }
ev-discarded = { $n ->
        [one] { $who } odrzuca { $n } kartę.
        [few] { $who } odrzuca { $n } karty.
       *[many] { $who } odrzuca { $n } kart.
    }
    .you = { $n ->
        [one] Odrzucasz { $n } kartę.
        [few] Odrzucasz { $n } karty.
       *[many] Odrzucasz { $n } kart.
    }
ev-over_limit = { $who } nie ma miejsca na { CASE($amounts, "acc") }.
    .you = Nie masz miejsca na { CASE($amounts, "acc") }.
ev-handed_over = { $who } daje { CASE($whom, "dat") } { CASE($name, "acc") }.
    .you = Dajesz { CASE($whom, "dat") } { CASE($name, "acc") }.
    .at-you = { $who } daje ci { CASE($name, "acc") }.
ev-card_given = { $who } daje kartę { CASE($whom, "dat") }.
    .you = Dajesz kartę { CASE($whom, "dat") }.
    .at-you = { $who } daje ci kartę.
ev-token_given = { $who } daje żeton { CASE($whom, "dat") }.
    .you = Dajesz żeton { CASE($whom, "dat") }.
    .at-you = { $who } daje ci żeton.
ev-exchange_declined = { $who } odrzuca wymianę.
    .you = Odrzucasz wymianę.
ev-card_played = { $who } zagrywa { CASE($card, "acc") }.
    .you = Zagrywasz { CASE($card, "acc") }.
ev-card_turned_used = { $who } używa karty budowli.
    .you = Używasz karty budowli.
ev-card_turned_fresh = { $who } znów może użyć karty „{ $development }”.
    .you = Znów możesz użyć karty „{ $development }”.
ev-token_used = { $who } zużywa { CASE($name, "acc") }.
    .you = Zużywasz { CASE($name, "acc") }.
ev-token_taken = { $who } bierze { CASE($name, "acc") }.
    .you = Bierzesz { CASE($name, "acc") }.
ev-discovered = { $who } zatrzymuje odkrycie.
    .you = Zatrzymujesz odkrycie.
ev-discovered_what = Odkrycie: { $name }.
ev-ability_used = { $who } używa zdolności „{ $name }”.
    .you = Używasz zdolności „{ $name }”.
ev-collected = { $who } zbiera zasoby { CASE($place, "at") }.
    .you = Zbierasz zasoby { CASE($place, "at") }.
ev-bonus_placed = Teraz { CASE($place, "at") } można zebrać { CASE($amounts, "acc") }.
ev-recruited = { $n ->
        [one] { $who } werbuje lidera { CASE($place, "at") }.
        [few] { $who } werbuje { $n } liderów { CASE($place, "at") }.
       *[many] { $who } werbuje { $n } liderów { CASE($place, "at") }.
    }
    .you = { $n ->
        [one] Werbujesz lidera { CASE($place, "at") }.
        [few] Werbujesz { $n } liderów { CASE($place, "at") }.
       *[many] Werbujesz { $n } liderów { CASE($place, "at") }.
    }
ev-leader_lost = { $who } traci lidera { CASE($place, "at") }.
    .you = Tracisz lidera { CASE($place, "at") }.
ev-reshuffled_events = Przetasowano talię wydarzeń.
ev-reshuffled_tactics = Przetasowano talię taktyki.

## Stacja i tory

ev-returning = { $who } wraca na stację.
    .you = Wracasz na stację.
ev-module_activated = { $who } uruchamia { CASE($module, "acc") }.
    .you = Uruchamiasz { CASE($module, "acc") }.
ev-module_gained = { $who } dostaje { CASE($module, "acc") }.
    .you = Dostajesz { CASE($module, "acc") }.
ev-module_damaged = { $who } ma uszkodzony moduł „{ $module }”.
    .you = Masz uszkodzony moduł „{ $module }”.
# fine: variable who
ev-infested = Mechafagi zajmują { CASE($module, "acc") } { CASE($who, "gen") }.
    .you = Mechafagi zajmują ci { CASE($module, "acc") }.
ev-module_discarded = Moduł „{ $module }” znika z oferty.
ev-rearranged = { $who } zmienia układ modułów.
    .you = Zmieniasz układ modułów.
ev-ships_back = { $who } ma wszystkie statki u siebie.
    .you = Masz wszystkie statki u siebie.
ev-lasting_over = Karty tymczasowe { CASE($who, "gen") } przestają działać.
    .you = Twoje karty tymczasowe przestają działać.
ev-built = { $who } buduje { CASE($ship, "acc") }.
    .you = Budujesz { CASE($ship, "acc") }.
ev-upgraded = { $who } instaluje { CASE($name, "acc") }.
    .you = Instalujesz { CASE($name, "acc") }.
ev-repaired_ship = { $who } naprawia { CASE($ship, "acc") }.
    .you = Naprawiasz { CASE($ship, "acc") }.
ev-repaired_shield = { $who } odnawia tarczę.
    .you = Odnawiasz tarczę.
ev-repaired_module = { $who } naprawia { CASE($module, "acc") }.
    .you = Naprawiasz { CASE($module, "acc") }.
ev-advanced = { $who } zajmuje { $number }. pole na torze { CASE($track, "gen") }.
    .you = Zajmujesz { $number }. pole na torze { CASE($track, "gen") }.
ev-developed = { $who } buduje { CASE($development, "acc") } { CASE($place, "at") }.
    .you = Budujesz { CASE($development, "acc") } { CASE($place, "at") }.

## Tor wydarzeń

ev-event_marker = { $n ->
        [one] Do wydarzenia zostało { $n } pole.
        [few] Do wydarzenia zostały { $n } pola.
       *[many] Do wydarzenia zostało { $n } pól.
    }
ev-event_due = Po tej turze nastąpi wydarzenie.
ev-planet_laid = Nowo odkryta planeta to { $name }.
ev-event_revealed = Wydarzenie: { $event }.
ev-event_scores = Wydarzenie daje punkty za { CASE($track, "acc") }.

## Łupieżcy

ev-ambush = Łupieżcy klasy { $letter } urządzają zasadzkę { CASE($place, "at") }.
ev-nebula_rolled = Kość wskazuje { CASE($place, "acc") }.
ev-raider_revealed = Nowa karta łupieżców to „{ $raider }”.
ev-raider_placed = { $n ->
        [one] Nowy łupieżca klasy { $letter } pojawia się { CASE($place, "at") }.
        [few] { $n } nowych łupieżców klasy { $letter } pojawia się { CASE($place, "at") }.
       *[many] { $n } nowych łupieżców klasy { $letter } pojawia się { CASE($place, "at") }.
    }
ev-raider_moved = { $n ->
        [one] Łupieżca klasy { $letter } leci { CASE($place, "to") }.
        [few] { $n } łupieżców klasy { $letter } leci { CASE($place, "to") }.
       *[many] { $n } łupieżców klasy { $letter } leci { CASE($place, "to") }.
    }
ev-raider_removed = { $n ->
        [one] Łupieżca klasy { $letter } przegrywa { CASE($place, "at") }.
        [few] { $n } łupieżców klasy { $letter } przegrywa { CASE($place, "at") }.
       *[many] { $n } łupieżców klasy { $letter } przegrywa { CASE($place, "at") }.
    }
ev-raider_shield_marked = Łupieżca traci tarczę.
ev-raiders_strike = Łupieżcy wygrywają i używają karty „{ $raider }”.
ev-reward = { $who } dostaje nagrodę z karty „{ $raider }”.
    .you = Dostajesz nagrodę z karty „{ $raider }”.

## Bitwa

ev-battle_began = Zaczyna się bitwa { CASE($place, "at") }.
ev-escalated = { $n ->
        [one] { $who } wysyła do bitwy { $n } statek.
        [few] { $who } wysyła do bitwy { $n } statki.
       *[many] { $who } wysyła do bitwy { $n } statków.
    }
    .you = { $n ->
        [one] Wysyłasz do bitwy { $n } statek.
        [few] Wysyłasz do bitwy { $n } statki.
       *[many] Wysyłasz do bitwy { $n } statków.
    }
ev-battle_broken_off = { $who } przerywa bitwę.
    .you = Przerywasz bitwę.
ev-offer_declined = { $who } odrzuca zawieszenie broni.
    .you = Odrzucasz zawieszenie broni.
ev-forbidden = W tej bitwie nikt nie używa energii ani kart bitwy.
ev-dice_more = { $n ->
        [one] { $who } rzuca { $n } kością więcej.
        [few] { $who } rzuca { $n } kośćmi więcej.
       *[many] { $who } rzuca { $n } kośćmi więcej.
    }
    .you = { $n ->
        [one] Rzucasz { $n } kością więcej.
        [few] Rzucasz { $n } kośćmi więcej.
       *[many] Rzucasz { $n } kośćmi więcej.
    }
ev-dice_fewer = { $who } rzuca 1 kością mniej.
    .you = Rzucasz 1 kością mniej.
ev-targeting_up = Namierzanie { CASE($who, "gen") } rośnie o { $number }.
    .you = Twoje namierzanie rośnie o { $number }.
ev-targeting_down = Namierzanie { CASE($who, "gen") } spada o { $number }.
    .you = Twoje namierzanie spada o { $number }.
ev-energy_spent = { $number ->
        [one] { $who } wydaje { $number } energię na kości
       *[many] { $who } wydaje { $number } energii na kości
    }.
    .you = { $number ->
        [one] Wydajesz { $number } energię na kości
       *[many] Wydajesz { $number } energii na kości
    }.
ev-rolled = { $who } wyrzuca { $dice }.
    .you = Wyrzucasz { $dice }.
ev-rerolled = { $who } rzuca jeszcze raz: { $dice }.
    .you = Rzucasz jeszcze raz: { $dice }.
ev-die_raised = { $who } podnosi wynik jednej kości do { $dice }.
    .you = Podnosisz wynik jednej kości do { $dice }.
ev-battle_won = { $n ->
        [one] Bitwę wygrywa { $names }.
        [few] Bitwę wygrywają { $names }.
       *[many] Bitwę wygrywają { $names }.
    }
    .you = Wygrywasz bitwę.
ev-battle_won_raiders = Bitwę wygrywają łupieżcy.
ev-battle_tied = Wszystkie kości są równe, więc wszyscy przegrywają.
ev-defeated = { $who } przegrywa.
    .you = Przegrywasz!
ev-battle_ended_diplomacy = Koniec bitwy: nikt nie wygrywa.
ev-battle_ended_one_side = Została tylko jedna strona, więc nie ma bitwy.
ev-tactical_draw = { $who } dobiera kartę za operację taktyczną.
    .you = Dobierasz kartę za operację taktyczną.
ev-tactical_moon = { $who } korzysta z księżyca przy operacji taktycznej.
    .you = Korzystasz z księżyca przy operacji taktycznej.
ev-ship_lost = { $who } traci { CASE($ship, "acc") } { CASE($place, "at") }.
    .you = Tracisz { CASE($ship, "acc") } { CASE($place, "at") }!
# fine: term ship
# fine: term ship
# fine: term ship
# fine: term ship
ev-ship_salvaged = { $who } kieruje { CASE($ship, "acc") } do naprawy.
    .you = Kierujesz { CASE($ship, "acc") } do naprawy.
ev-shield_marked = Tarcza { CASE($who, "gen") } ocala { CASE($ship, "acc") }.
    .you = Tarcza ocala { CASE($ship, "acc") }.
ev-ship_spared = { $who } wycofuje { CASE($ship, "acc") }.
    .you = Wycofujesz { CASE($ship, "acc") }.
