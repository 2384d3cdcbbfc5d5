### Stół tej gry: napisy w jego częściach i wiersze sceny.

## Pierwsze wiersze

scr-turn_head = Andromeda's Edge · tura { $number }
    .short = T{ $number }
scr-status_setup = Andromeda's Edge · początek
    .short = Przygot.
scr-status_whose = { $who }: { $phase }
    .you = ty: { $phase }
scr-doing-choose = tura
scr-doing-launch = start
scr-doing-battle = bitwa
scr-doing-return = powrót na stację
scr-doing-end = koniec tury
scr-doing-event = wydarzenie
scr-of_goal = z { $number }
scr-event_in = wydarzenie za { $number }
    .long = { $n ->
        [one] wydarzenie za { $n } pole
        [few] wydarzenie za { $n } pola
       *[many] wydarzenie za { $n } pól
    }
scr-event_due = zaraz wydarzenie
scr-event_now = teraz wydarzenie
scr-event_none = koniec wydarzeń
scr-last_turns = { $n ->
        [one] została { $n } tura
        [few] zostały { $n } tury
       *[many] zostało { $n } tur
    }
scr-tactics_left = taktyka { $number }
scr-modules_left = moduły { $number }
scr-or_return = albo: powrót na stację
    .long = druga możliwość: powrót na stację
scr-or_launch = albo: wyślij statek
scr-team_sum = drużyna { $number }

## Mapa

scr-base = baza
scr-no_moon = księżyce: 0
# fine: term moon
scr-null_moon = pusty
    .plain = pusty księżyc
scr-leaders = { $n ->
        [one] { $n } lider
        [few] { $n } liderów
       *[many] { $n } liderów
    }
    .short = L{ $number }
scr-moons_left = zostało { $number }
scr-legend = transport
scr-legend_raider = łupieżca { $letter }
scr-legend_dark = ciemne: brak
scr-legend_leaders = twoi, innych
scr-nebula_word = mgławica
scr-bonus = do zebrania: { $amounts }
scr-spaces_free = wolne

## Miejsca

scr-seat_you = (ty)
scr-on_the_pad = na platformie
    .short = plat.
scr-out = lot
    .long = na mapie
scr-yard = złom
    .long = złomowisko
# fine: term ship
scr-mending = naprawczy
scr-home_leaders = dom L{ $number }
    .long = liderzy na stacji { $number }
scr-captured_moons = przechwycone księżyce
    .short = księżyce
scr-moons_of = { $number } z { $max }
scr-modules = moduły
scr-damaged = uszkodzone { $number }
    .short = !{ $number }
scr-tracks = tory
scr-points = punkty
scr-seats_head = do { $number }
scr-vp_head = PZ
scr-your_turn_now = twoja tura
scr-their_turn = ma turę
scr-in_reach = w zasięgu
scr-ships_here = { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }
scr-attacker = atakuje
scr-leads = prowadzi
scr-stays_away = nie dołącza
scr-returns = wraca
scr-buy = kup
scr-all_modules = wszystkie

## Scena

scr-stage-launch = { $who } wysyła { CASE($ship, "acc") }
    .you = Wysyłasz { CASE($ship, "acc") }
scr-stage-launch_to = { $who } wysyła statek { CASE($place, "to") }
    .you = Wysyłasz { CASE($ship, "acc") } { CASE($place, "to") }
scr-stage-choose = { $who }: start albo powrót
    .you = Wyślij statek albo wróć na stację
scr-stage-decide = { $who } decyduje
    .you = Decydujesz
scr-stage-activate = { $who } jest { CASE($place, "at") }
    .you = Jesteś { CASE($place, "at") }
scr-stage-ambush = Łupieżcy mogą przylecieć { CASE($place, "to") }
scr-stage-battle = Bitwa { CASE($place, "at") }
scr-stage-battle_step = Bitwa { CASE($place, "at") }: { $step }
scr-stage-return = { $who } uruchamia stację
    .you = Twoja stacja: statki pracują i wracają
scr-stage-end = { $who } kończy turę
    .you = Kończysz turę
scr-stage-event = Wydarzenie: { $event }
scr-stage-setup = Gracze wybierają frakcje w tajemnicy
scr-stage-destinies = Gracze wybierają przeznaczenie w tajemnicy
scr-stage-over = Gra skończona
scr-launch_pad = platforma startowa
scr-line-stay = { $n ->
        [one] zostaje: { $names }
        [few] zostają: { $names }
       *[many] zostają: { $names }
    }
scr-line-nothing_stays = platforma startowa będzie pusta
scr-ship_numbers = zasięg { $min }, siła ognia { $max }
scr-capture = Księżyc
    .small = księżyc
scr-next_moon = Następny
    .small = następny
scr-then = Potem
scr-raiders = Łupieżcy
    .small = łupieżcy
scr-costs = Koszt
scr-work = Działanie
scr-nobody_there = pusto
scr-raiders_come = przyjdą łupieżcy
scr-raiders_many = { $raider } ({ $number })
scr-a_battle = bitwa
scr-battle_of = { $n ->
        [one] bez bitwy
        [2] bitwa dwóch stron
        [3] bitwa trzech stron
        [few] bitwa: { $n } strony
       *[many] bitwa: { $n } stron
    }
scr-no_battle = bez bitwy
# fine: term raider
scr-no_raider = nikt tu nie sięga
scr-printed = daje: { $amounts }
scr-jump_costs = skok: 1 energia
scr-jump_moon = skok: płaci księżyc
scr-dice_at = { $n ->
        [one] { $n } kość, { $number }+
        [few] { $n } kości, { $number }+
       *[many] { $n } kości, { $number }+
    }
scr-not_thrown = przed rzutem
scr-highest_first = remis: tracą wszyscy
scr-you_win = wygrywasz
scr-wins = { $who }
scr-all_lose = wszyscy
scr-of_hundred = na 100
scr-if_energy = energia
scr-if_again = znów
scr-part-weapons = siła ognia { $number }
scr-part-developments = budowle +{ $number }
scr-part-standing = moduły, efekty kart +{ $number }
scr-part-cards = karty +{ $number }
scr-part-energy = energia +{ $number }
scr-row_open = otwarty
scr-row_closed = zamknięty
scr-next_icon = na { $number }: { $name }
scr-top = na szczycie
scr-dock_empty = pusty dok
scr-dock_none = bez doku
scr-dock_end = punktuje na koniec
scr-points_now = dotąd { $number } pkt
scr-ran = już działał
scr-goes_here = tutaj
scr-damaged_word = USZKODZONY
scr-needs_moon = brak księżyca
scr-operation = po porażce: { $name }
scr-upgrades_spare = ulepszenia luzem: { $names }
scr-scrapyard_empty = złomowisko puste
scr-energy_on_open = energia { $number }, na otwarty rząd
scr-display = Moduły do kupienia
scr-price = cena
scr-line-event_scores = punkty daje tor { CASE($track, "gen") }
scr-line-event_raider = łupieżcy klasy { $letter }
scr-event_effect = efekt
scr-half_moon = półgniazdo księżyca

## Ręka

scr-hand_empty = brak kart
scr-lit_now = jasne = można zagrać teraz
scr-in_play = w grze
scr-more_below = { $low }-{ $high } z { $max }

## Pytanie

enter-turn-main = wybierz
enter-launch-where = wyślij
enter-turn-window = dalej
enter-turn-before_battle = dalej
enter-return-module = wybierz
enter-return-with = aktywuj
enter-return-science = uruchom
enter-battle-escalate = wyślij: { $number }
enter-battle-jump = skok: { $number }
enter-battle-energy = rzut, +{ $number }
enter-battle-reroll = przerzuć: { $number }
enter-modules-buy = kup
enter-modules-buy_two = { $n ->
        [one] kup
        [few] kup oba
       *[many] kup oba
    }
enter-modules-buy_second = kup
enter-build-development = buduj
enter-build-ship = buduj
enter-damage-repair = napraw
enter-hand-discard = odrzuć: { $number }
scr-group-free = nikogo tu nie ma
scr-group-raiders = przyjdą łupieżcy
scr-group-battle = bitwa
scr-regions_lit = regiony w zasięgu: { $low } z { $high }
scr-ships_placed = statki w dokach: { $number } z { $max }

## Obok pytania

key-slot = umieść
key-abandon = porzuć
key-other_ship = inny statek
key-by_name = po nazwie
key-return-with = czym
key-bonus-which = jaki zasób
key-battle-raise_by = o ile
key-swap-take = na co

## Podglądy

scr-line-launch_free = { $place }: { $gain }. Nikogo tam nie ma i nie sięga tam żaden łupieżca.
scr-line-launch_raiders = { $place }: { $gain }. Potem przyjdą łupieżcy: { $names }.
scr-line-launch_battle = { $place }: { $gain }. Czeka cię tam bitwa: { $names }.
scr-line-launch_base = korzystasz z bazy
scr-line-launch_moon = przechwytujesz księżyc ({ $moon })
scr-line-launch_printed = księżyców już nie ma, zyskujesz { CASE($amounts, "acc") }
scr-line-launch_jump = Musisz skoczyć za 1 energię.
scr-line-launch_jump_moon = Potrzebny jest skok; zapłaci za niego księżyc.
scr-line-return_home = Najpierw uruchamiasz moduły, potem wracają wszystkie statki.
scr-line-module_gives = { $module }: { $text }
scr-line-module_energy = Energia uruchamia moduły tylko w otwartym rzędzie. Otwiera go statek.
scr-line-site = { $n ->
        [one] Za { $n } lidera w pobliżu dostajesz { $number } PZ. Koszt: { $amounts }.
        [few] Za { $n } liderów w pobliżu dostajesz { $number } PZ. Koszt: { $amounts }.
       *[many] Za { $n } liderów w pobliżu dostajesz { $number } PZ. Koszt: { $amounts }.
    }
scr-line-price = Koszt: { $amounts }.
scr-line-wins = Wygrywasz { $number } na 100 rzutów.
scr-line-wins_exact = Wygrywasz { $low } z { $high } rzutów.

## Strony

scr-why_dark = Dlaczego nie możesz tego teraz
scr-line-not_asked = To nie twoja decyzja. Powody zobaczysz, gdy przyjdzie twoja kolej.
scr-none_dark = Możesz teraz zrobić wszystko.

scr-tab_modules = Moduły
scr-tab_tactics = Taktyka
    .short = Karty
scr-tab_events = Wydarzenia
    .short = Wyd.
scr-tab_factions = Frakcje
    .short = Frakcje
scr-tab_raiders = Łupieżcy
    .short = Łupieżcy
scr-tab_ships = Statki
scr-tab_tiles = Mapa
    .short = Mapa
scr-section-base_modules = na każdej stacji
scr-buys_for = { $number } { $name }
scr-starts_with = Na początek
scr-first_on = Zaczyna na torach
scr-own_upgrade = Ulepsza się do
scr-range_word = zasięg { $number }
scr-weapons_word = siła ognia { $number }
scr-shields_word = tarcze { $number }
scr-targeting_word = namierzanie { $number }
scr-class_word = klasa { $letter }
scr-tokens_word = żetony { $number }
scr-placed = Miejsce
scr-place-random_nebula = w losowej mgławicy
scr-place-newest_planet = na najnowszej planecie
scr-place-most_leaders_planet = tam, gdzie najwięcej liderów
scr-scores_word = Punktuje
scr-raider_word = Łupieżca
scr-effect_word = Efekt
scr-kind_word = Rodzaj
scr-when_word = Kiedy
scr-comes_damaged = { $n ->
        [one] od razu { $n } uszkodzenie
        [few] od razu { $n } uszkodzenia
       *[many] od razu { $n } uszkodzeń
    }
scr-frame_input = gniazdo wejściowe
scr-frame_output = gniazdo wyjściowe
scr-frame_half = półgniazda
scr-frame_vp = 1 punkt za pierwszy księżyc
scr-cost_word = Koszt
scr-leaders_needed = Potrzeba liderów
scr-yields = Daje
scr-development_word = Budowla
scr-near_now = Liderzy w pobliżu
scr-hidden_raider = jeszcze nieznany
scr-standing_now = Wynik, gdyby to był koniec
    .small = wynik, gdyby to był koniec
scr-line-scoring_now = Dotychczasowe punkty i to, co dałaby punktacja końcowa, gdyby nastąpiła teraz.
scr-won_through = { $who } wygrywa, głównie dzięki { CASE($name, "dat") }.
    .you = Wygrywasz, głównie dzięki { CASE($name, "dat") }.
scr-final_title = Punktacja końcowa
scr-decks = talie i stosy
scr-moons_gone = księżyce poza grą
scr-face_down_tokens = zakryte żetony
scr-kept_tokens = zatrzymane żetony
scr-goals = Przeznaczenie
scr-goal = za 1. na „{ $track }”: { $number } PZ
scr-abilities = Zdolności
scr-upgrade_installed = zainstalowane
scr-upgrade_spare = w rezerwie
scr-lasting = Tymczasowe
scr-cards_limit = karty: { $low } z { $high }
scr-shield_marked = tarcza wyczerpana
scr-supremacy_tokens = Żetony dominacji

## Tryb tekstowy

scr-line-plain_moment = Tura { $number }: gra { $who }. Krok: { $phase }.
    .you = Tura { $number }: twoja kolej. Krok: { $phase }.
scr-line-plain_setup = Przed pierwszą turą. Krok: { $phase }.
scr-line-plain_points = Punkty ({ $number } kończy grę): { $names }.
scr-line-plain_points_of = { $who } { $number }
scr-line-plain_holding = Masz: { $names }.
scr-line-plain_storage = W magazynie masz { CASE($amounts, "acc") }.
scr-line-plain_region = { $place }, { $name }: { $text }.
scr-line-plain_empty = nic i nikogo
scr-line-plain_tracks = Tory { CASE($who, "gen") }: { $names }.
    .you = Twoje tory: { $names }.
scr-line-plain_modules = { $name }: { $names }.
scr-line-plain_acts = Możesz też wpisać: { $names }.
scr-plain_ships = { $who }: { $names }
scr-plain_moon = księżyc: { $moon }
scr-plain_raiders = { $n ->
        [one] { $n } łupieżca klasy { $letter }
        [few] { $n } łupieżców klasy { $letter }
       *[many] { $n } łupieżców klasy { $letter }
    }
# fine: variable n
scr-plain_are_there = na miejscu: { $names }
# fine: variable n
scr-plain_come = przybędą: { $names }
scr-plain_wins = wygrywasz { $number } na 100 rzutów
scr-plain_leaders = liderzy: { $names }
scr-plain_development = { $development } ({ $who })
scr-plain_bonus = do zebrania: { $amounts }
scr-track_space = { $track } { $number }
scr-module_damaged = { $module } (uszkodzony)
scr-saved_at = tura { $number }, punkty: { $high }
scr-line-plain_event = { $n ->
        [one] Do wydarzenia zostało { $n } pole.
        [few] Do wydarzenia zostały { $n } pola.
       *[many] Do wydarzenia zostało { $n } pól.
    }
scr-line-plain_ended = { $n ->
        [one] Cel osiągnięty: została { $n } tura.
        [few] Cel osiągnięty: zostały { $n } tury.
       *[many] Cel osiągnięty: zostało { $n } tur.
    }
scr-line-plain_player = { $n ->
        [one] { $who }, { $faction }: { $n } punkt; { $amounts }.
        [few] { $who }, { $faction }: { $n } punkty; { $amounts }.
       *[many] { $who }, { $faction }: { $n } punktów; { $amounts }.
    }
scr-line-plain_score = Wynik { CASE($who, "gen") }: { $number } ({ $names }).
    .you = Twój wynik: { $number } ({ $names }).
scr-line-plain_score_part = { $name } { $number }
scr-plain_count = { $ship } ({ $number })
scr-line-dice_none = Nie ma bitwy do policzenia i żaden twój start do niej nie prowadzi.
scr-line-dice_how = To liczy kości i namierzanie, ale nie karty, które mogą zagrać inni.
scr-filter_battles = bitwy
scr-filter_station = stacje
scr-end_scoring = Punktacja końcowa
scr-end_course = Punkty tura po turze
scr-line-brings = Dostajesz { CASE($gain, "acc") }.
scr-line-brings_for = Dostajesz { CASE($gain, "acc") } za { CASE($cost, "acc") }.
scr-line-costs = Koszt: { $cost }.
scr-line-half_now = Księżyc w półgnieździe obok modułu „{ $module }” daje { CASE($moon, "acc") }.
scr-line-half_later = Po uruchomieniu modułu „{ $module }” księżyc w półgnieździe da { CASE($moon, "acc") }.
scr-line-no_slot = Nie możesz teraz umieścić w gnieździe przechwyconego księżyca.
scr-line-no_abandon = Nie możesz teraz porzucić przechwyconego księżyca.
scr-line-collect_first = Żeby móc zapłacić, najpierw coś zbierz albo kogoś zwerbuj.
scr-chances = Szanse
scr-of_throws = wygrana { $number } na 100
scr-line-plain_chance = { $who }: { $value } na 100.
scr-line-plain_energy = Energia { $number }: wygrywasz { $value } na 100.
scr-line-with_card = { $name }: wygrywasz { $value } na 100.
scr-win = Wygrana
    .small = +
scr-lose = Porażka
    .small = -
scr-stake-step = dominacja { $number }
scr-line-track_step = { $track } +{ $number } (na { $max })
scr-line-track_icon = { $track } +{ $number } (na { $max }: { $text })
scr-stake-token = żeton
scr-stake-reward = za łupieżców { $gain }
scr-line-stake_yard = na złom ({ $names })
scr-line-stake_spared = z nich ocaleje { $number }
scr-line-stake_rescue = każdy za { $number } energii na statek naprawczy
scr-line-stake_card = dobierasz 1 kartę
scr-line-stake_moon = dobierasz 1 kartę albo zyskujesz { CASE($moon, "acc") }
scr-stake-on_win_discard_resource = odrzucasz 1 zasób
scr-stake-on_win_leader_to_region = 1 lider trafia do regionu
scr-stake-on_win_damage_module = 1 moduł uszkodzony
scr-stake-mechaphage = mechafagi na 1 module
scr-stake-on_win_remove_moon = górny księżyc znika
scr-line-if_won = Jeśli wygrasz: { $names }.
scr-line-if_lost = Jeśli przegrasz: { $names }.
word-points = punkty / wyścig
word-display = moduły / oferta
