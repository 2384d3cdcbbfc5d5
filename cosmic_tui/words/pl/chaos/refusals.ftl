### Odmowy: co to było; co zadziała.

no-beginner_is_a_duel = Gra dla początkujących jest dla dwojga. Dla grupy wybierz plus albo oficjalną.
no-beginner_has_its_combat = Gra dla początkujących ma własne zasady walki; uproszczone są w innych grach.
no-beginner_has_printed_prices = W grze dla początkujących obowiązują ceny z kart, a nie ceny domowe.
# fine: word beginner, official
no-unknown_mode = Nie ma takiego trybu. Wybierz official, beginner albo beginner_plus.
# fine: word four, free, strict
no-unknown_species_rule = Nie ma takiej zasady gatunków. Wybierz strict, four albo free.
no-last_turn = Ostatnia tura musi mieć numer od { $min } do { $max }.
no-too_many_decks = { $n ->
        [one] Za dużo talii: jest { $n }, a miejsc { $seats }.
        [few] Za dużo talii: są { $n }, a miejsc { $seats }.
       *[many] Za dużo talii: jest ich { $n }, a miejsc { $seats }.
    }
no-unknown_deck = Nie ma talii „{ $name }”. { $near }
no-deck_fault = Nie możesz użyć tej talii: { $fault }
no-concede_twice = Jesteś już poza grą.
near-one = Czy chodzi o „{ $name }”?
# fine: term deck
near-none = Wszystkie pokaże cosmic deck list.

## Błędy talii

fault-deck_size = { $n ->
        [one] Talia ma { $n } kartę, a potrzebuje { $wanted }.
        [few] Talia ma { $n } karty, a potrzebuje { $wanted }.
       *[many] Talia ma { $n } kart, a potrzebuje { $wanted }.
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
fault-copies = { $card }: za dużo egzemplarzy ({ $number }); wolno mieć najwyżej trzy.
fault-opposed = { $card }: gatunki { $one } i { $other } się wykluczają.
fault-species = Talia ma za dużo gatunków ({ $number }); może mieć najwyżej { $most }.
fault-not_for_simple_combat = { $card } wymaga szybkości lub odpowiedzi; nie do prostej walki.
fault-unknown_card = Nie ma karty „{ $name }”. { $near }
fault-deck_kind = Talia jest oficjalna albo dla początkujących, a nie „{ $name }”.
fault-deck_line = { $name }: wiersz musi mieć liczbę i nazwę karty.
fault-deck_count = { $card }: tyle egzemplarzy ({ $number }) to na pewno pomyłka.
fault-deck_too_long = Ten tekst jest za długi jak na talię.
fault-line = Wiersz { $line }: { $fault }

## Dlaczego karta na ręce jest teraz ciemna

dark-cost = Ta karta kosztuje { $cost }. Masz { $have }.
    .short = { $cost }: masz { $have }
dark-beginner = W grze dla początkujących zagrywasz tylko statki. Tę kartę możesz odrzucić.
    .short = same statki
dark-when_main = Tę kartę możesz zagrać we własnej fazie głównej.
dark-when_start = Tę kartę możesz zagrać w fazie początkowej.
dark-when_battle = Tę kartę możesz zagrać w walce, gdy statki są już wskazane.
dark-when_general = Tę kartę możesz zagrać w fazie głównej i gdy ogłoszono atak.
dark-when_open = Tę kartę możesz zagrać, gdy gracze są pytani o odpowiedzi.
dark-when_named = Tę kartę możesz zagrać, gdy właśnie ogłoszono atak przeciw tobie.
dark-when_shot = Tę kartę możesz zagrać, gdy czeka wrogi strzał.
dark-when_between = Tę kartę możesz zagrać między dwoma strzałami w walce.
dark-when_stack = Tę kartę możesz zagrać, gdy czeka karta, na którą może odpowiedzieć.
dark-no_target = Nie ma nic, co mogłoby być celem tej karty.
dark-never = W tej grze ta karta nic nie daje.
no-deck_unreadable = Nie udało się odczytać { $file }: { $reason }.
