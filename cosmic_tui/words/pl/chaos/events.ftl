### Co się dzieje, do dziennika: jedno wydarzenie, jedna linia, czas teraźniejszy.

## Przed pierwszą turą

ev-rolled = { $who } wyrzuca na kości { $number }.
    .you = Wyrzucasz na kości { $number }.
ev-starts = Zaczyna { $who }.
    .you = Zaczynasz.
ev-own_deck = Twoja talia to „{ $name }”.
ev-dealt = { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
       *[many] Dobierasz { $n } kart.
    }
ev-faces = { $n ->
        [one] Ta karta to { $names }.
        [few] Te karty to { $names }.
       *[many] Te karty to { $names }.
    }
ev-kept_hand = { $who } zachowuje swoje pięć kart.
    .you = Zachowujesz swoje pięć kart.
ev-new_hand = { $who } dobiera pięć nowych kart.
    .you = Dobierasz pięć nowych kart.
ev-shuffled = { $who } tasuje kolonię.
    .you = Tasujesz swoją kolonię.

## Tury, kredyty, karty

ev-turn_began = { $who } zaczyna { $number }. turę.
    .you = Tura { $number }: twoja kolej.
ev-turn_over = { $who } kończy turę.
    .you = Twoja tura się kończy.
ev-credits_gained = { $n ->
        [one] { $who } zyskuje { $n } kredyt.
        [few] { $who } zyskuje { $n } kredyty.
       *[many] { $who } zyskuje { $n } kredytów.
    }
    .you = { $n ->
        [one] Zyskujesz { $n } kredyt.
        [few] Zyskujesz { $n } kredyty.
       *[many] Zyskujesz { $n } kredytów.
    }
ev-credits_lost = { $n ->
        [one] { $who } traci { $n } kredyt.
        [few] { $who } traci { $n } kredyty.
       *[many] { $who } traci { $n } kredytów.
    }
    .you = { $n ->
        [one] Tracisz { $n } kredyt.
        [few] Tracisz { $n } kredyty.
       *[many] Tracisz { $n } kredytów.
    }
ev-credits_over = { $who } może mieć najwyżej 20 kredytów, więc traci { $number }.
    .you = Możesz mieć najwyżej 20 kredytów, więc tracisz { $number }.
ev-drew = { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
       *[many] Dobierasz { $n } kart.
    }
ev-took_colony = { $who } bierze kartę z kolonii.
    .you = Bierzesz { CASE($card, "acc") } ze swojej kolonii.
ev-took_ruin = { $who } bierze kartę ze spodu rumowiska.
    .you = Bierzesz { CASE($card, "acc") } ze spodu swojego rumowiska.
ev-took_openly = { $who } bierze { CASE($card, "acc") } na oczach wszystkich.
    .you = Bierzesz { CASE($card, "acc") } na oczach wszystkich.
ev-took_nothing = { $who } nic nie bierze.
    .you = Nic nie bierzesz.
ev-looked_colony = { $who } podgląda wierzch kolonii.
    .you = Podglądasz wierzch swojej kolonii.
ev-looked_centre = { $who } podgląda centrum { CASE($whom, "gen") }.
    .you = Podglądasz centrum { CASE($whom, "gen") }.
    .at-you = { $who } podgląda twoje centrum.
ev-looked_unpaid = { $who } podgląda nieopłacone karty { CASE($whom, "gen") }.
    .you = Podglądasz nieopłacone karty { CASE($whom, "gen") }.
    .at-you = { $who } podgląda twoje nieopłacone karty.
ev-discarded_limit = { $n ->
        [one] { $who } odrzuca na rumowisko { $n } kartę ponad limit.
        [few] { $who } odrzuca na rumowisko { $n } karty ponad limit.
       *[many] { $who } odrzuca na rumowisko { $n } kart ponad limit.
    }
    .you = { $n ->
        [one] Odrzucasz na swoje rumowisko { $n } kartę ponad limit.
        [few] Odrzucasz na swoje rumowisko { $n } karty ponad limit.
       *[many] Odrzucasz na swoje rumowisko { $n } kart ponad limit.
    }
ev-discarded_bombed = { $n ->
        [one] Przez bomby { $who } traci { $n } kartę z centrum.
        [few] Przez bomby { $who } traci { $n } karty z centrum.
       *[many] Przez bomby { $who } traci { $n } kart z centrum.
    }
    .you = { $n ->
        [one] Przez bomby tracisz { $n } kartę ze swojego centrum.
        [few] Przez bomby tracisz { $n } karty ze swojego centrum.
       *[many] Przez bomby tracisz { $n } kart ze swojego centrum.
    }
ev-discarded_effect = { $n ->
        [one] { $who } odrzuca na rumowisko { $n } kartę z centrum.
        [few] { $who } odrzuca na rumowisko { $n } karty z centrum.
       *[many] { $who } odrzuca na rumowisko { $n } kart z centrum.
    }
    .you = { $n ->
        [one] Odrzucasz na rumowisko { $n } kartę ze swojego centrum.
        [few] Odrzucasz na rumowisko { $n } karty ze swojego centrum.
       *[many] Odrzucasz na rumowisko { $n } kart ze swojego centrum.
    }
ev-colony_lost = { $n ->
        [one] Kolonia { CASE($who, "gen") } traci { $n } kartę.
        [few] Kolonia { CASE($who, "gen") } traci { $n } karty.
       *[many] Kolonia { CASE($who, "gen") } traci { $n } kart.
    }
    .you = { $n ->
        [one] Twoja kolonia traci { $n } kartę.
        [few] Twoja kolonia traci { $n } karty.
       *[many] Twoja kolonia traci { $n } kart.
    }
ev-colony_empty = Kolonia { CASE($who, "gen") } jest pusta.
    .you = Twoja kolonia jest pusta!
ev-recovered = { $n ->
        [one] { $who } kładzie { $n } kartę z rumowiska pod kolonię.
        [few] { $who } kładzie { $n } karty z rumowiska pod kolonię.
       *[many] { $who } kładzie { $n } kart z rumowiska pod kolonię.
    }
    .you = { $n ->
        [one] Kładziesz { $n } kartę ze swojego rumowiska pod kolonię.
        [few] Kładziesz { $n } karty ze swojego rumowiska pod kolonię.
       *[many] Kładziesz { $n } kart ze swojego rumowiska pod kolonię.
    }

## Karty zagrywane, opłacane, ulepszane

ev-played_down_base = { $who } kładzie zakrytą kartę na powierzchni.
    .you = Kładziesz na powierzchni zakrytą kartę „{ $card }”.
ev-played_down_crew = { $who } kładzie zakrytą kartę w kantynie.
    .you = Kładziesz w kantynie zakrytą kartę „{ $card }”.
ev-played_down_equipment = { $who } kładzie zakrytą kartę na statku „{ $ship }”.
    .you = Kładziesz na statku „{ $ship }” zakrytą kartę „{ $card }”.
ev-announced_card = { $n ->
        [0] { $who } zagrywa { CASE($card, "acc") } za darmo.
        [one] { $who } zagrywa { CASE($card, "acc") } za { $n } kredyt.
        [few] { $who } zagrywa { CASE($card, "acc") } za { $n } kredyty.
       *[many] { $who } zagrywa { CASE($card, "acc") } za { $n } kredytów.
    }
    .you = { $n ->
        [0] Zagrywasz { CASE($card, "acc") } za darmo.
        [one] Zagrywasz { CASE($card, "acc") } za { $n } kredyt.
        [few] Zagrywasz { CASE($card, "acc") } za { $n } kredyty.
       *[many] Zagrywasz { CASE($card, "acc") } za { $n } kredytów.
    }
ev-announced_pay = { $n ->
        [0] { $who } odkrywa { CASE($card, "acc") } za darmo.
        [one] { $who } odkrywa { CASE($card, "acc") } za { $n } kredyt.
        [few] { $who } odkrywa { CASE($card, "acc") } za { $n } kredyty.
       *[many] { $who } odkrywa { CASE($card, "acc") } za { $n } kredytów.
    }
    .you = { $n ->
        [0] Odkrywasz { CASE($card, "acc") } za darmo.
        [one] Odkrywasz { CASE($card, "acc") } za { $n } kredyt.
        [few] Odkrywasz { CASE($card, "acc") } za { $n } kredyty.
       *[many] Odkrywasz { CASE($card, "acc") } za { $n } kredytów.
    }
ev-announced_ability = { $who } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
ev-announced_trap = To była pułapka! { $who } odpala { CASE($card, "acc") }.
    .you = Odpalasz swoją pułapkę „{ $card }”.
ev-aimed_at = Efekt obejmuje { CASE($names, "acc") }.
ev-neutralised = Zatrzymano kartę { CASE($who, "gen") } „{ $card }”.
    .you = Zatrzymano twoją kartę „{ $card }”.
ev-paid_for = { $n ->
        [0] { $who } odkrywa kartę „{ $card }”.
        [one] { $who } odkrywa kartę „{ $card }” za { $n } kredyt.
        [few] { $who } odkrywa kartę „{ $card }” za { $n } kredyty.
       *[many] { $who } odkrywa kartę „{ $card }” za { $n } kredytów.
    }
    .you = { $n ->
        [0] Odkrywasz kartę „{ $card }”.
        [one] Odkrywasz kartę „{ $card }” za { $n } kredyt.
        [few] Odkrywasz kartę „{ $card }” za { $n } kredyty.
       *[many] Odkrywasz kartę „{ $card }” za { $n } kredytów.
    }
ev-developed = { $n ->
        [one] { $who } ulepsza { CASE($card, "acc") }.
        [few] { $who } ulepsza { CASE($card, "acc") } { $n } razy.
       *[many] { $who } ulepsza { CASE($card, "acc") } { $n } razy.
    }
    .you = { $n ->
        [one] Ulepszasz { CASE($card, "acc") }.
        [few] Ulepszasz { CASE($card, "acc") } { $n } razy.
       *[many] Ulepszasz { CASE($card, "acc") } { $n } razy.
    }
ev-sold = { $n ->
        [one] { $who } zdejmuje { $n } ulepszenie ({ $card }).
        [few] { $who } zdejmuje { $n } ulepszenia ({ $card }).
       *[many] { $who } zdejmuje { $n } ulepszeń ({ $card }).
    }
    .you = { $n ->
        [one] Zdejmujesz { $n } ulepszenie ({ $card }).
        [few] Zdejmujesz { $n } ulepszenia ({ $card }).
       *[many] Zdejmujesz { $n } ulepszeń ({ $card }).
    }

## Co się dzieje z kartami na stole

ev-turned_used = Karta { CASE($who, "gen") } „{ $card }” jest wyczerpana.
    .you = Twoja karta „{ $card }” jest wyczerpana.
ev-turned_damaged = Karta { CASE($who, "gen") } „{ $card }” jest uszkodzona.
    .you = Twoja karta „{ $card }” jest uszkodzona.
ev-turned_back_active = Karta { CASE($who, "gen") } „{ $card }” jest znów aktywna.
    .you = Twoja karta „{ $card }” jest znów aktywna.
ev-turned_back_used = Karta { CASE($who, "gen") } „{ $card }” jest już tylko wyczerpana.
    .you = Twoja karta „{ $card }” jest już tylko wyczerpana.
ev-hit = { $points ->
        [one] Statek { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażenie, pancerz spada do { $left }
        [few] Statek { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażenia, pancerz spada do { $left }
       *[many] Statek { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażeń, pancerz spada do { $left }
    }.
    .you = { $points ->
        [one] Twój statek „{ $card }” dostaje { $points } obrażenie, pancerz spada do { $left }
        [few] Twój statek „{ $card }” dostaje { $points } obrażenia, pancerz spada do { $left }
       *[many] Twój statek „{ $card }” dostaje { $points } obrażeń, pancerz spada do { $left }
    }.
ev-hit_base = { $points ->
        [one] Karta { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażenie, pancerz spada do { $left }
        [few] Karta { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażenia, pancerz spada do { $left }
       *[many] Karta { CASE($who, "gen") } „{ $card }” dostaje { $points } obrażeń, pancerz spada do { $left }
    }.
    .you = { $points ->
        [one] Twoja karta „{ $card }” dostaje { $points } obrażenie, pancerz spada do { $left }
        [few] Twoja karta „{ $card }” dostaje { $points } obrażenia, pancerz spada do { $left }
       *[many] Twoja karta „{ $card }” dostaje { $points } obrażeń, pancerz spada do { $left }
    }.
ev-prevented = Karta { CASE($who, "gen") } „{ $card }” unika obrażeń.
    .you = Twoja karta „{ $card }” unika obrażeń.
ev-destroyed = { $who } traci kartę „{ $card }”.
    .you = Tracisz kartę „{ $card }”!
ev-left_scrap = Karta { CASE($who, "gen") } „{ $card }” idzie na złom.
    .you = Twoja karta „{ $card }” idzie na złom.
ev-left_ruin = Karta { CASE($who, "gen") } trafia zakryta na rumowisko.
    .you = Twoja karta „{ $card }” trafia zakryta na rumowisko.
ev-returned = { $card } wraca do centrum { CASE($who, "gen") }.
    .you = { $card } wraca do twojego centrum.
ev-taken_over = { $who } przejmuje { CASE($card, "acc") }.
    .you = Przejmujesz { CASE($card, "acc") }.
ev-shielded = { $points ->
        [one] Karta { CASE($who, "gen") } „{ $card }” jest osłonięta przed { $points } obrażeniem
       *[many] Karta { CASE($who, "gen") } „{ $card }” jest osłonięta przed { $points } obrażeniami
    }.
    .you = { $points ->
        [one] Twoja karta „{ $card }” jest osłonięta przed { $points } obrażeniem
       *[many] Twoja karta „{ $card }” jest osłonięta przed { $points } obrażeniami
    }.
ev-refitted = Karta { CASE($who, "gen") } „{ $card }” ma znów pełny pancerz.
    .you = Twoja karta „{ $card }” ma znów pełny pancerz.
ev-attacks_forbidden = { $who } na razie nie może atakować.
    .you = Na razie nie możesz atakować.
ev-defence_forbidden = Statek { CASE($who, "gen") } „{ $card }” nie może w tej turze stanąć do obrony.
    .you = Twój statek „{ $card }” nie może w tej turze stanąć do obrony.
ev-defence_forbidden_to_all = Statki { CASE($who, "gen") } do rozmiaru { $size } nie mogą w tej turze stanąć do obrony.
    .you = Twoje statki do rozmiaru { $size } nie mogą w tej turze stanąć do obrony.
ev-triggered = Uruchamia się karta { CASE($who, "gen") } „{ $card }”.
    .you = Uruchamia się twoja karta „{ $card }”.

## Atak i walka

ev-attack_colony = { $who } atakuje kolonię { CASE($whom, "gen") }.
    .you = Atakujesz kolonię { CASE($whom, "gen") }.
    .at-you = { $who } atakuje twoją kolonię!
ev-attack_centre = { $who } atakuje centrum { CASE($whom, "gen") }.
    .you = Atakujesz centrum { CASE($whom, "gen") }.
    .at-you = { $who } atakuje twoje centrum!
ev-attack_row = { $who } atakuje { CASE($whom, "acc") }, a celem jest { $card }.
    .you = Atakujesz { CASE($whom, "acc") }, a celem jest { $card }.
    .at-you = { $who } cię atakuje, a celem jest { $card }!
ev-attack_tax = { $n ->
        [one] Atak kosztuje { $n } kredyt.
        [few] Atak kosztuje { $n } kredyty.
       *[many] Atak kosztuje { $n } kredytów.
    }
ev-attack_cancelled = Atak się kończy, zanim się zaczął.
ev-attack_without_ships = { $who } nie ma już statku do ataku.
    .you = Nie masz już statku do ataku.
ev-attackers = { $n ->
        [one] { $who } wysyła do ataku { CASE($names, "acc") }.
        [few] { $who } wysyła do ataku { $n } statki ({ $names }).
       *[many] { $who } wysyła do ataku { $n } statków ({ $names }).
    }
    .you = { $n ->
        [one] Wysyłasz do ataku { CASE($names, "acc") }.
        [few] Wysyłasz do ataku { $n } statki ({ $names }).
       *[many] Wysyłasz do ataku { $n } statków ({ $names }).
    }
ev-defenders = { $n ->
        [0] { $who } się nie broni.
        [one] { $who } wysyła do obrony { CASE($names, "acc") }.
        [few] { $who } wysyła do obrony { $n } statki ({ $names }).
       *[many] { $who } wysyła do obrony { $n } statków ({ $names }).
    }
    .you = { $n ->
        [0] Nie bronisz się.
        [one] Wysyłasz do obrony { CASE($names, "acc") }.
        [few] Wysyłasz do obrony { $n } statki ({ $names }).
       *[many] Wysyłasz do obrony { $n } statków ({ $names }).
    }
ev-boarded = { $who } wysyła { CASE($card, "acc") } na pokład { CASE($ship, "gen") }.
    .you = Wysyłasz { CASE($card, "acc") } na pokład { CASE($ship, "gen") }.
ev-came_home = { $card } wraca do kantyny { CASE($who, "gen") }.
    .you = { $card } wraca do twojej kantyny.
ev-firing_begins = Statki otwierają ogień.
ev-fires = Statek { CASE($who, "gen") } „{ $card }” strzela do { CASE($ship, "gen") } z siłą { $points }.
    .you = Twój statek „{ $card }” strzela do { CASE($ship, "gen") } z siłą { $points }.
    .at-you = Statek { CASE($who, "gen") } „{ $card }” strzela do { CASE($ship, "gen") } z siłą { $points }!
ev-replies = Statek { CASE($who, "gen") } „{ $card }” odpowiada ogniem o sile { $points }.
    .you = Twój statek „{ $card }” odpowiada ogniem o sile { $points }.
ev-declines = Statek { CASE($who, "gen") } „{ $card }” nie odpowiada ogniem.
    .you = Twój statek „{ $card }” nie odpowiada ogniem.
ev-held_fire = { $who } pasuje.
    .you = Pasujesz.
ev-stealth = Statek { CASE($who, "gen") } „{ $card }” przemyka i od razu bombarduje.
    .you = Twój statek „{ $card }” przemyka i od razu bombarduje.
ev-redirected = Statek { CASE($who, "gen") } „{ $ship }” przyjmuje strzał zamiast celu.
    .you = Twój statek „{ $ship }” przyjmuje strzał zamiast celu.
ev-acts_at_once = Statek { CASE($who, "gen") } „{ $card }” strzela teraz bez względu na szybkość.
    .you = Twój statek „{ $card }” strzela teraz bez względu na szybkość.
ev-heavy_weapons = { $who } dokupuje statkowi „{ $card }” +{ $points } do siły ognia.
    .you = Dokupujesz statkowi „{ $card }” +{ $points } do siły ognia.
ev-pyrotechnics = { $n ->
        [one] Statek { CASE($who, "gen") } „{ $card }” pali { $n } kartę z własnej kolonii.
        [few] Statek { CASE($who, "gen") } „{ $card }” pali { $n } karty z własnej kolonii.
       *[many] Statek { CASE($who, "gen") } „{ $card }” pali { $n } kart z własnej kolonii.
    }
    .you = { $n ->
        [one] Twój statek „{ $card }” pali { $n } kartę z twojej kolonii.
        [few] Twój statek „{ $card }” pali { $n } karty z twojej kolonii.
       *[many] Twój statek „{ $card }” pali { $n } kart z twojej kolonii.
    }
ev-bombers = { $who } bombarduje z łączną siłą { $points } ({ $names }).
    .you = Bombardujesz z łączną siłą { $points } ({ $names }).
ev-nobody_bombs = { $who } nie bombarduje.
    .you = Nie bombardujesz.
ev-bombed_centre = Bomby trafiają w centrum { CASE($whom, "gen") }.
    .at-you = Bomby trafiają w twoje centrum!
ev-trap_springs = Uruchamia się pułapka { CASE($who, "gen") } „{ $card }”.
    .you = Uruchamia się twoja pułapka „{ $card }”.
ev-combat_over = Koniec walki.
ev-over_hangar_limit = { $who } ma przepełniony hangar i rezygnuje ze statku „{ $card }”.
    .you = Masz przepełniony hangar i rezygnujesz ze statku „{ $card }”.

## Koniec

ev-conceded = { $who } się poddaje.
    .you = Poddajesz się.
ev-eliminated = { $who } odpada z gry.
    .you = Odpadasz z gry!
ev-judged = Ostatnia tura za nami: decyduje punktacja.
ev-game_over_colony = { $n ->
        [one] { $names } wygrywa, bo kolonia przeciwnika jest pusta.
        [few] { $names } wygrywają.
       *[many] { $names } wygrywają.
    }
    .you = Wygrywasz, bo kolonia przeciwnika jest pusta!
ev-game_over_conceded = { $n ->
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
       *[many] Wygrywają { $names }.
    }
    .you = Wygrywasz!
ev-game_over_judge = { $n ->
        [one] { $names } wygrywa na punkty.
        [few] { $names } wygrywają na punkty.
       *[many] { $names } wygrywają na punkty.
    }
    .you = Wygrywasz na punkty!
ev-game_over_last = { $n ->
        [one] Wygrywa { $names }, bo ma najwięcej pokonanych graczy.
        [few] Wygrywają { $names }, bo mają najwięcej pokonanych graczy.
       *[many] Wygrywają { $names }, bo mają najwięcej pokonanych graczy.
    }
    .you = Wygrywasz: masz najwięcej pokonanych graczy!
ev-undone = { $who } cofa odpowiedź.
    .you = Cofasz swoją ostatnią odpowiedź.
ev-newer_rules = { $n ->
        [0] Odtąd obowiązują nowsze zasady.
        [one] Weszły nowsze zasady: { $n } pytanie pada jeszcze raz.
        [few] Weszły nowsze zasady: { $n } pytania padają jeszcze raz.
       *[many] Weszły nowsze zasady: { $n } pytań pada jeszcze raz.
    }
