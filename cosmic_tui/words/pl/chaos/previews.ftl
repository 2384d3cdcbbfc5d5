### Co przyniosłaby odpowiedź: jedna myśl na zdanie. Odczyt, nigdy rada.

pre-cost = { $n ->
        [0] Nic nie kosztuje; zostaje ci { $left }.
        [one] Kosztuje { $n } kredyt; zostaje ci { $left }.
        [few] Kosztuje { $n } kredyty; zostaje ci { $left }.
       *[many] Kosztuje { $n } kredytów; zostaje ci { $left }.
    }
pre-down = Zakryta karta nic nie kosztuje i nikt nie widzi, co to jest.
pre-numbers = Szybkość, siła ognia, pancerz, siła bomb: { $value }.
pre-loses = Przegrywasz: to opróżnia twoją kolonię i kończy grę.
pre-empties = To opróżnia twoją kolonię. Jeśli będzie pusta, gdy { $who } skończy turę, przegrasz.
pre-attack = { $n ->
        [0] Żaden statek nie jest jeszcze wybrany.
        [one] { $n } statek: bomby o sile { $total }, jeśli nikt go nie zatrzyma.
        [few] { $n } statki: bomby o łącznej sile { $total }, jeśli nikt ich nie zatrzyma.
       *[many] { $n } statków: bomby o łącznej sile { $total }, jeśli nikt ich nie zatrzyma.
    }
pre-stay = { $n ->
        [one] { $names } zostaje i w następnej turze może stanąć do obrony.
        [few] { $names } zostają i w następnej turze mogą stanąć do obrony.
       *[many] { $names } zostają i w następnej turze mogą stanąć do obrony.
    }
pre-none_stay = Żaden statek nie zostaje.
pre-defence = { $n ->
        [one] { $n } statek, siła ognia { $fire } przeciw { $theirs }; grożą bomby o sile { $total }.
        [few] { $n } statki, siła ognia { $fire } przeciw { $theirs }; grożą bomby o sile { $total }.
       *[many] { $n } statków, siła ognia { $fire } przeciw { $theirs }; grożą bomby o sile { $total }.
    }
pre-no_bombs = Nikt nie bombarduje: statki pozostają aktywne i w następnej turze mogą stanąć do obrony.
pre-bombs = Siła bomb { $total }: liczba kart w kolonii { CASE($who, "gen") } spadnie z { $before } do { $after }.
    .you = Siła bomb { $total }: liczba kart w twojej kolonii spadnie z { $before } do { $after }.
pre-bombs_work = Siła bomb { $total } wystarczy na { CASE($target, "acc") }: potrzeba { $need }.
pre-bombs_weak = Siła bomb { $total } nie wystarczy na { CASE($target, "acc") }: potrzeba { $need }.
pre-could_defend = { $who } ma do obrony { CASE($names, "acc") }.
pre-nobody_defends = { $who } nie ma statku do obrony.
pre-tax = { $n ->
        [one] Wskazanie celu kosztuje { $n } kredyt i nie możesz go cofnąć.
        [few] Wskazanie celu kosztuje { $n } kredyty i nie możesz go cofnąć.
       *[many] Wskazanie celu kosztuje { $n } kredytów i nie możesz go cofnąć.
    }
pre-dies = { $card } ulega zniszczeniu.
pre-divides = { $points ->
        [one] { $who } dzieli w eskadrze { $points } obrażenie ({ $card })
        [few] { $who } dzieli w eskadrze { $points } obrażenia ({ $card })
       *[many] { $who } dzieli w eskadrze { $points } obrażeń ({ $card })
    }.
    .you = { $points ->
        [one] Dzielisz w eskadrze { $points } obrażenie ({ $card })
        [few] Dzielisz w eskadrze { $points } obrażenia ({ $card })
       *[many] Dzielisz w eskadrze { $points } obrażeń ({ $card })
    }.
pre-hit = { $points ->
        [one] { $card } dostaje { $points } obrażenie, pancerz spada do { $left }
        [few] { $card } dostaje { $points } obrażenia, pancerz spada do { $left }
       *[many] { $card } dostaje { $points } obrażeń, pancerz spada do { $left }
    }.
pre-colony = Liczba kart w kolonii { CASE($who, "gen") } spadnie z { $before } do { $after }.
    .you = Liczba kart w twojej kolonii spadnie z { $before } do { $after }.
pre-credits_after = { $n ->
        [one] Potem masz { $n } kredyt.
        [few] Potem masz { $n } kredyty.
       *[many] Potem masz { $n } kredytów.
    }
pre-nothing = Żaden statek nie dostaje obrażeń.
list-of = { $name } { $number } z { $max }
    .acc = { CASE($name, "acc") } { $number } z { $max }
list-count = { $name } { $number }
    .acc = { CASE($name, "acc") } { $number }

## Stół w liniach, dla trybu tekstowego

say-where-setup = Pierwsza tura jeszcze się nie zaczęła.
say-where-start = Tura { $number }: zaczyna się tura { CASE($who, "gen") }.
    .you = Tura { $number }: zaczyna się twoja tura.
say-where-main = Tura { $number }: faza główna { CASE($who, "gen") }.
    .you = Tura { $number }: twoja faza główna.
say-where-combat = Tura { $number }: walka.
say-where-end = Tura { $number }: { $who } kończy turę.
    .you = Tura { $number }: kończysz swoją turę.
say-where_fight = Tura { $number }: { $who } atakuje { CASE($target, "acc") }.
    .you = Tura { $number }: atakujesz { CASE($target, "acc") }.
say-saved = tura { $number }
say-seat = { $who }: kolonia { $colony }, kredyty { $credits }, centrum { $centre }, złom { $scrap }, rumowisko { $ruin }.
    .you = Ty: kolonia { $colony }, kredyty { $credits }, centrum { $centre }, złom { $scrap }, rumowisko { $ruin }.
say-out = { $who } odpada z gry.
    .you = Odpadasz z gry.
say-no_ships = Brak statków.
say-ship = { $card }: szybkość { $speed }, siła ognia { $fire }, pancerz { $armour }, siła bomb { $bomb }, { $state }
say-armour_of = { $left } z { $full }
say-with = { $what }, { $names }.
say-alone = { $what }.
say-surface = Powierzchnia: { $names }.
say-canteen = Kantyna: { $names }.
say-bluff = blef
say-unpaid = { $n ->
        [one] nieopłacona, { $n } kredyt
        [few] nieopłacona, { $n } kredyty
       *[many] nieopłacona, { $n } kredytów
    }
say-lying = { $name } ({ $names })
say-exchange = { $card } strzela do { CASE($ship, "gen") } z siłą { $points }. Pancerz celu spada do { $left }. Odpowiedzi jeszcze nie ma.
say-exchange_replied = { $card } strzela do { CASE($ship, "gen") } z siłą { $points }. Pancerz celu spada do { $left }. Odpowiedź ma siłę { $back }, pancerz strzelca spada do { $kept }.
say-waits = Czekają, od najnowszej: { $names }.
say-no_hand = Twoje centrum jest puste.
say-card = { $n ->
        [0] { $card }, { $kind }, za darmo. { $text }
        [one] { $card }, { $kind }, { $n } kredyt. { $text }
        [few] { $card }, { $kind }, { $n } kredyty. { $text }
       *[many] { $card }, { $kind }, { $n } kredytów. { $text }
    }
say-left = { $n ->
        [0] Kolonia { CASE($who, "gen") } jest pusta.
        [one] { $who } ma w kolonii jeszcze { $n } kartę.
        [few] { $who } ma w kolonii jeszcze { $n } karty.
       *[many] { $who } ma w kolonii jeszcze { $n } kart.
    }
    .you = { $n ->
        [0] Twoja kolonia jest pusta.
        [one] Masz w kolonii jeszcze { $n } kartę.
        [few] Masz w kolonii jeszcze { $n } karty.
       *[many] Masz w kolonii jeszcze { $n } kart.
    }
