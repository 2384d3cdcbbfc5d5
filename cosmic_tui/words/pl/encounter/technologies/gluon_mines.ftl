tech-gluon_mines = Miny gluonowe
    .acc = Miny gluonowe
    .when = Tylko broniący, gdy karty już leżą; do tej pory tajna, potem odrzucana
    .text =
        Wyślij do wiru najwyżej tyle statków z wrót, ile twoich statków opracowuje tę technologię.
        Jeśli żaden tam nie zostanie, wygrywasz spotkanie; w przeciwnym razie toczy się ono dalej.
    .help = Im więcej statków tu czeka, tym więcej możesz wysadzić.
    .ruling-1 = Wybierasz dowolne statki na wrotach, także statki sojuszników.
    .ruling-2 =
        Jeśli znikną wszystkie, karty odkrywa się bez skutku i odrzuca, a twoi sojusznicy dostają
        nagrody.

q-gluon_mines-targets = { $range ->
        [one] Który statek na wrotach wysadzasz
        [few] Które { $range } statki na wrotach wysadzasz
       *[many] Które statki na wrotach wysadzasz ({ $range })
    }?
    .why = Miny gluonowe: jeden za każdy twój statek tutaj. Jeśli znikną, wygrywasz.
