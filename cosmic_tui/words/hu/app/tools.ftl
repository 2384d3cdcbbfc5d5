### Amit a cosmic sim, cosmic bench és cosmic replay mond

## Elutasítások

tool-no-number = { $name }: egész szám kell { $low } és { $high } között.
tool-no-option = Ez nem kapcsoló: „{ $value }”. Így írd: --option NÉV=ÉRTÉK.
tool-no-too_many_bots = Több gépet neveztél meg, mint ahány hely van.

## cosmic sim

tool-sim-playing = játék
tool-sim-stopped = Leállt. Addig ezek a játékok zajlottak le.
tool-sim-games = { $n ->
        [0] Egyetlen játék sem zajlott le.
        [one] 1 játék, { $number } játékos, { $value } mp.
       *[other] { $n } játék, { $number } játékos, { $value } mp.
    }
tool-sim-speed = { $found } kérdés, másodpercenként { $value }.
tool-sim-speed_encounters = { $n ->
        [one] 1 összecsapás, másodpercenként { $value }; { $found } kérdés.
       *[other] { $n } összecsapás, másodpercenként { $value }; { $found } kérdés.
    }
tool-sim-turns = Fordulók a végéig: középen { $low }, 100 játékból 95-ben legfeljebb { $high }.
tool-sim-shared = { $n ->
        [one] 1 játékot többen együtt nyertek meg.
       *[other] { $n } játékot többen együtt nyertek meg.
    }
tool-sim-faults = { $n ->
        [0] Nincs hiba.
        [one] 1 hiba.
       *[other] { $n } hiba.
    }
tool-sim-endless = Egy játék nem ért véget, és félbeszakadt: cosmic replay { $file }
tool-sim-fault = { $what }: cosmic replay { $file }
tool-sim-no_meter = Nincs döntésmérő ehhez: { $value }.
tool-column-question = kérdés
tool-column-asked = játékonként
tool-column-changed = más
tool-column-each = pont egyszer
tool-column-a_game = pont játékonként
tool-column-seat = hely
tool-column-bot = gép
tool-column-alien = faj
tool-column-faction = frakció
tool-column-deck = pakli
tool-column-games = játék
tool-column-wins = győzelem
tool-column-share = arány
tool-column-between = 95% köze

## cosmic bench

tool-bench-what = mit mér
tool-bench-value = érték
tool-bench-loops = a ciklus ezredrésze
tool-bench-calibration = állandó munkájú ciklus, ms
tool-bench-questions_per_second = kérdés másodpercenként
tool-bench-encounters_per_second = összecsapás másodpercenként
tool-bench-us_per_question = egy kérdés, µs
tool-bench-us_per_fork = egy elágazás, µs
tool-bench-us_per_view = egy nézet, µs
tool-bench-bytes_per_record = egy felvétel, bájt
tool-bench-bytes_per_view = egy nézet, bájt
tool-bench-kb_per_match = egy játszma a memóriában, KB

## cosmic replay

tool-replay-game = { $file }: { $name }, { $number } játékos, mag: { $value }.
tool-replay-answers = { $n ->
        [one] 1 válasz visszajátszva, { $number }. fordulóig.
       *[other] { $n } válasz visszajátszva, { $number }. fordulóig.
    }
tool-replay-winners = { $n ->
        [0] A játéknak nincs vége.
        [one] A győztes hely: { $names }.
       *[other] Együtt győztes helyek: { $names }.
    }
tool-replay-same = Ugyanúgy végződik, mint amikor készült.
tool-replay-unsealed = Nincs pecsétje, amivel össze lehetne vetni; minden válasz illik.
tool-replay-fault = A program megáll ennél a válasznál: { $number }. { $what }.

## cosmic review

tool-review-decisions = döntés
tool-review-stopped = Leállt; legközelebb innen folytatódik.
