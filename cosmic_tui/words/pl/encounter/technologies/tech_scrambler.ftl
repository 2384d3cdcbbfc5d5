tech-tech_scrambler = Zakłócacz technologii
    .acc = Zakłócacz technologii
    .when = Dowolny gracz, w dowolnej chwili; do tej pory tajna, potem odrzucana
    .text =
        Anuluj inną technologię, której trudność opracowania nie jest wyższa niż liczba twoich
        statków opracowujących tę. Tamta technologia zostaje odrzucona.
    .help = Zatrzymuje właśnie używaną technologię albo usuwa tę, która leży w grze.
    .ruling-1 =
        Przeciw innej technologii bez stałej liczby za jej liczbę uznaje się statki, które ją
        opracowują.

q-tech_scrambler-victim = Którą technologię anulujesz?
    .why = Zakłócacz technologii: odrzuca się i tamtą technologię, i tę.
