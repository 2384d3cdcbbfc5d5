tech-xenon_lasers = Lasery ksenonowe
    .acc = Lasery ksenonowe
    .when = Główny gracz lub sojusznik, po odkryciu kart; zostaje w grze
    .text =
        W każdym spotkaniu, w którym bierzesz udział, możesz dodać 1 do sumy swojej strony albo 1 od
        niej odjąć.
    .help = Jeden punkt zmienia remis w wygraną. Raz na spotkanie.

q-xenon_lasers-sign = Dodajesz 1 do sumy swojej strony czy odejmujesz 1?
    .why = Lasery ksenonowe: raz w tym spotkaniu.
