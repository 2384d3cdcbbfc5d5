### Co mówią `cosmic sim`, `cosmic bench` i `cosmic replay`.

## Odmowy

tool-no-number = { $name } przyjmuje liczbę całkowitą od { $low } do { $high }.
tool-no-option = „{ $value }” to nie opcja: napisz --option NAZWA=WARTOŚĆ.
tool-no-too_many_bots = Podano więcej botów, niż jest miejsc.

## cosmic sim

tool-sim-playing = gry
tool-sim-stopped = Zatrzymano; tyle zostało rozegrane do tej pory.
tool-sim-games = { $n ->
        [0] Nie rozegrano żadnej gry.
        [one] { $n } gra, gracze: { $number }, { $value } s.
        [few] { $n } gry, gracze: { $number }, { $value } s.
       *[many] { $n } gier, gracze: { $number }, { $value } s.
    }
tool-sim-speed = Pytania: { $found }, { $value } na sekundę.
tool-sim-speed_encounters = { $n ->
        [one] { $n } spotkanie, { $value } na sekundę; pytania: { $found }.
        [few] { $n } spotkania, { $value } na sekundę; pytania: { $found }.
       *[many] { $n } spotkań, { $value } na sekundę; pytania: { $found }.
    }
tool-sim-turns = Tury do końca: mediana { $low }, w 95 na 100 gier najwyżej { $high }.
tool-sim-shared = { $n ->
        [one] { $n } grę wygrało wspólnie kilku graczy.
        [few] { $n } gry wygrało wspólnie kilku graczy.
       *[many] { $n } gier wygrało wspólnie kilku graczy.
    }
tool-sim-faults = { $n ->
        [0] Bez błędów.
        [one] { $n } błąd.
        [few] { $n } błędy.
       *[many] { $n } błędów.
    }
tool-sim-endless = Gra bez końca została przerwana: cosmic replay { $file }
tool-sim-fault = { $what }: cosmic replay { $file }
tool-sim-no_meter = Nie ma miernika decyzji: { $value }.
tool-column-question = pytanie
tool-column-asked = na grę
tool-column-changed = inaczej
tool-column-each = punkty za raz
tool-column-a_game = punkty na grę
tool-column-seat = miejsce
tool-column-bot = bot
tool-column-alien = obcy
tool-column-faction = frakcja
tool-column-deck = talia
tool-column-games = gry
tool-column-wins = wygrane
tool-column-share = udział
tool-column-between = 95 % między

## cosmic bench

tool-bench-what = zmierzono
tool-bench-value = wartość
tool-bench-loops = tysięczne pętli
tool-bench-calibration = pętla stałej pracy, ms
tool-bench-questions_per_second = pytania na sekundę
tool-bench-encounters_per_second = spotkania na sekundę
tool-bench-us_per_question = pytanie, µs
tool-bench-us_per_fork = rozwidlenie, µs
tool-bench-us_per_view = widok, µs
tool-bench-bytes_per_record = zapis, bajty
tool-bench-bytes_per_view = widok, bajty
tool-bench-kb_per_match = gra w pamięci, KB

## cosmic replay

tool-replay-game = { $file }: { $name }, gracze: { $number }, ziarno { $value }.
tool-replay-answers = { $n ->
        [one] Odtworzono { $n } odpowiedź, do tury { $number }.
        [few] Odtworzono { $n } odpowiedzi, do tury { $number }.
       *[many] Odtworzono { $n } odpowiedzi, do tury { $number }.
    }
tool-replay-winners = { $n ->
        [0] Gra nie jest skończona.
        [one] Wygrywa miejsce { $names }.
        [few] Wygrywają razem miejsca { $names }.
       *[many] Wygrywają razem miejsca { $names }.
    }
tool-replay-same = Kończy się tak samo jak wtedy.
tool-replay-unsealed = Nie ma pieczęci, z którą można by to porównać, ale każda odpowiedź pasuje.
tool-replay-fault = Odpowiedź { $number } zatrzymuje program: { $what }.

## cosmic review

tool-review-decisions = decyzje
tool-review-stopped = Zatrzymano; następnym razem pójdzie dalej od tego miejsca.
