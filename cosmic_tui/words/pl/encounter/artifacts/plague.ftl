artifact-plague = Zaraza
    .acc = Zarazę
    .when = Dowolny gracz, początek dowolnego spotkania
    .line = Gracz traci trzy statki i po jednej karcie każdego rodzaju.
    .text =
        Wskaż gracza, możesz też wskazać siebie. Gracz ten wybiera trzy swoje statki, które
        trafiają do wiru, i odrzuca po jednej karcie każdego rodzaju, jaki ma.
    .help = Sześć rodzajów: atak, negocjacje, metamorfoza, wsparcie, rozbłysk, artefakt.
    .ruling-1 = Jeśli gracz ma poza wirem mniej niż trzy statki, traci wszystkie.
    .ruling-2 = Ofiara wybiera, którą kartę każdego rodzaju odrzuca.
    .ruling-3 =
        Można ją zagrać także w drugim spotkaniu. Sama karta opuściła już wtedy twoją rękę.

q-plague-discard = Odrzuć jedną kartę { CASE($type, "gen") }.
    .why = Zaraza zabiera ci po jednej karcie każdego rodzaju, jaki masz na ręce.
q-plague-victim = Kogo dotyka zaraza?
    .why = Gracz traci trzy statki i po karcie każdego rodzaju. Możesz wskazać siebie.
