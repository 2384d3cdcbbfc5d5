tech-precursor_seed = Ziarno Prekursorów
    .acc = Ziarno Prekursorów
    .when = Działa od ukończenia; zostaje w grze
    .text =
        Po ukończeniu dobierz losowo obcego spośród tych, których nie ma w grze. Dopóki Ziarno jest
        w grze, masz jego moc obok swojej.
    .help = Dwie moce, blokowane po jednej.
    .ruling-1 =
        Obcego, który potrzebuje przygotowania albo nie jest dozwolony przy stole, zastępuje się
        innym.
    .ruling-2 =
        Zbyt mała liczba rodzimych kolonii wyłącza ją jak twoją własną moc. Należy do Ziarna: nikt
        nie może jej wymienić, pożyczyć ani zastąpić.
