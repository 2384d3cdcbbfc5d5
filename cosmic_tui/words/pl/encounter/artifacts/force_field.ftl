artifact-force_field = Pole siłowe
    .acc = Pole siłowe
    .when = Dowolny gracz, gdy sojusze są już zawarte
    .line = Wskazani sojusznicy wracają do domu.
    .text =
        Anuluj sojusze dowolnej liczby wskazanych graczy, po jednej stronie lub po obu. Ich
        statki wracają do dowolnych własnych kolonii.
    .help = Poczekaj, aż odpowie ostatni zaproszony gracz. Główni gracze zostają.
    .ruling-1 =
        Gracz, którego sojusz anulowano, nie jest już sojusznikiem: nie ląduje, nie ma nagród i
        nie daje wsparcia.
    .ruling-2 = Sojusz kogoś bez zaproszenia anuluje się jak każdy inny.
    .ruling-3 = Statki bez kolonii, do której mogą wrócić, trafiają do wiru.

q-force_field-cancel = Czyje sojusze anulujesz?
    .why = Ich statki wracają, a oni w tym spotkaniu nic nie zyskują ani nie tracą.
