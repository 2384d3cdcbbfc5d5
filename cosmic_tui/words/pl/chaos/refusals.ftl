### Odmowy: co to było; co zadziała.

no-beginner_is_a_duel = Gra dla początkujących jest dla dwóch osób. Dla więcej: plus albo oficjalna.
no-beginner_has_its_combat = Gra dla początkujących ma własną walkę; uproszczona jest w pozostałych.
no-beginner_has_printed_prices = Gra dla początkujących ma ceny z kart; ceny domowe są w pozostałych.
# fine: word beginner, official
no-unknown_mode = Nie ma takiej gry: official, beginner albo beginner_plus.
# fine: word four, free, strict
no-unknown_species_rule = Nie ma takiej zasady gatunków: strict, four albo free.
no-last_turn = Ostatnia tura mieści się między { $min } a { $max }.
no-too_many_decks = { $n ->
        [one] { $n } talia to za dużo na tyle miejsc: { $seats }.
        [few] { $n } talie to za dużo na tyle miejsc: { $seats }.
       *[many] { $n } talii to za dużo na tyle miejsc: { $seats }.
    }
no-unknown_deck = Nie ma talii „{ $name }”. { $near }
no-deck_fault = Tej talii nie można przynieść: { $fault }
no-concede_twice = Jesteś już poza grą.
near-one = Czy chodzi o: { $name }?
# fine: term deck
near-none = Wszystkie wymienia cosmic deck list.

## Błędy talii

fault-deck_size = { $n ->
        [one] { $n } karta, a trzeba { $wanted }.
        [few] { $n } karty, a trzeba { $wanted }.
       *[many] { $n } kart, a trzeba { $wanted }.
    }
    .more = { $n ->
        [one] Karty: { $total }. Brakuje { $n }
        [few] Karty: { $total }. Brakuje { $n }
       *[many] Karty: { $total }. Brakuje { $n }
    }
    .fewer = { $n ->
        [one] Karty: { $total }. O { $n } za dużo
        [few] Karty: { $total }. O { $n } za dużo
       *[many] Karty: { $total }. O { $n } za dużo
    }
fault-copies = { $card }, egzemplarze: { $number }; wolno mieć najwyżej trzy.
fault-opposed = { $card }: gatunki { $one } i { $other } się wykluczają.
fault-species = Gatunki w talii: { $number }; wolno mieć najwyżej { $most }.
fault-not_for_simple_combat = Nie w uproszczonej walce (szybkość, odpowiedź): { $card }.
fault-unknown_card = Nie ma karty „{ $name }”. { $near }
fault-deck_kind = Talia jest oficjalna albo dla początkujących, a nie: { $name }.
fault-deck_line = { $name }: wiersz to liczba i nazwa karty.
fault-deck_count = { $card }: liczba { $number } to na pewno pomyłka.
fault-deck_too_long = To dłuższe niż jakakolwiek talia.
fault-line = Wiersz { $line }: { $fault }

## Dlaczego karta na ręce jest teraz ciemna

dark-cost = Kosztuje { $cost }, masz { $have }.
    .short = { $cost }: masz { $have }
dark-beginner = W grze dla początkujących zagrywa się same statki; kartę można odrzucić.
    .short = same statki
dark-when_main = Można ją zagrać we własnej fazie głównej.
dark-when_start = Można ją zagrać w fazie początkowej.
dark-when_battle = Można ją zagrać w walce, gdy statki są już wskazane.
dark-when_general = Można ją zagrać w fazie głównej i gdy ogłoszono atak.
dark-when_open = Można ją zagrać, gdy stół pyta o odpowiedzi.
dark-when_named = Można ją zagrać, gdy właśnie ogłoszono atak przeciw tobie.
dark-when_shot = Można ją zagrać, gdy czeka wrogi strzał.
dark-when_between = Można ją zagrać między dwoma strzałami w walce.
dark-when_stack = Można ją zagrać, gdy czeka karta, na którą mogłaby odpowiedzieć.
dark-no_target = Nie ma nic, w co mogłaby celować.
dark-never = W tej grze nic nie robi.
no-deck_unreadable = Nie udało się odczytać { $file }: { $reason }.
