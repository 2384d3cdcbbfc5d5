alien-reincarnator = Reinkarnator
    .acc = Reinkarnatora
    .gen = Reinkarnatora
    .power-name-acc = Reinkarnację
    .tagline = Po każdej przegranej dostaje nową moc
    .flavour = Kolejna śmierć; powrót jako czyjś gospodarz.
    .power-name = Reinkarnacja
    .power =
        Gdy kończy się spotkanie, w którym jesteś głównym graczem lub sojusznikiem
        przegranej strony albo głównym graczem bez porozumienia, używasz tej mocy: dobierz
        losowo obcego spośród tych, których nie ma w grze. Staje się on twoim wcieleniem,
        odkrytym, i masz jego moc obok tej. Poprzednie wcielenie odrzucasz. Grę zaczynasz
        bez wcielenia.
    .wild =
        Gdy spotkanie jest rozstrzygnięte, daj ten rozbłysk innemu graczowi, który jest po
        przegranej stronie albo bez porozumienia; nie Reinkarnatorowi. Gdy tylko spotkanie
        się skończy, odrzuca się obcego tego gracza i losuje innego.
    .super =
        Po przegranej lub braku porozumienia możesz odmówić reinkarnacji i zachować obecne
        wcielenie.
    .zap = Wszystko zostaje, jak jest: dawne wcielenie albo żadne.
    .help = Uczysz się, przegrywając. Każda porażka przynosi kolejną moc.
    .ruling-1 =
        Dawne wcielenie działa jeszcze podczas przegranej, która je kończy; nowe działa od
        następnego spotkania.
    .ruling-2 =
        Sojusznik reinkarnuje się, gdy jego strona przegrywa. Po braku porozumienia liczą się
        tylko główni gracze; przegrana obu stron też się liczy.
    .ruling-3 =
        Obcych, którzy potrzebują przygotowania, są już w grze albo nie mogą spotkać innego
        obcego przy stole, odkłada się na bok i losuje kolejnego.
    .ruling-4 =
        Twoje dwie moce blokuje się osobno, a zagrać możesz wzmocnioną stronę rozbłysku każdej
        z nich, nadal jeden rozbłysk na spotkanie.
    .ruling-5 =
        Żetony i karty odrzuconego wcielenia odchodzą razem z nim; nowe zaczyna bez niczego.
    .ruling-6 =
        Przy zbyt małej liczbie rodzimych kolonii obie moce gasną, a przegrana cię nie
        reinkarnuje. Wcielenie wraca razem z mocą.
    .ruling-7 =
        Jeśli inny gracz ma tę moc w pożyczce i przegrywa, na stałe wymienia się jego własny
        obcy; swojego dostajesz z powrotem takim, jaki był.
    .ruling-8 = Jeśli ten obcy zostaje oddany na stałe, wcielenie idzie z nim.
    .ruling-9 = Twoje wcielenie widzą wszyscy.
    .ruling-10 =
        Rozbłysk uniwersalny: jeden gracz, może to być też sojusznik przegranej strony. Dawna moc
        działa jeszcze przy tej przegranej, a to, co leży na dawnym arkuszu, zostaje
        odrzucone. Wymiana nie jest użyciem i nie można jej zablokować.
    .ruling-11 = Rozbłysk wzmocniony: decydujesz za każdym razem od nowa, zamiast użycia.

q-reincarnator-loser = Kto dostaje ten rozbłysk i nowego obcego?
    .why = Obcy tego gracza zostanie odrzucony, gdy tylko spotkanie się skończy.
