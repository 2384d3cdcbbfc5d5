alien-vacuum = Próżnia
    .acc = Próżnię
    .gen = Próżni
    .power-name-acc = Katharsis
    .tagline = Ciągnie statki rywali za sobą
    .flavour = Nieszczęście lubi towarzystwo, a towarzystwo nie ma wyjścia.
    .power-name = Katharsis
    .power =
        Ilekroć twoje statki trafiły do wiru, używasz tej mocy: rozdziel między innych graczy,
        jak chcesz, najwyżej tyle samo strat. Każdy z nich wybiera tyle statków z własnych
        kolonii i wysyła je do wiru, poza wszystkim, co i tak przepadło.
    .wild =
        Po odkryciu kart policz głównych graczy oprócz ciebie, którzy pokazują atak, i zabierz
        najwyżej tyle swoich statków z wiru do swoich kolonii.
    .super =
        W jednej katharsis wybierz statki samodzielnie, a więc i kolonie, z których pochodzą.
    .zap = Inni zachowują statki albo je odzyskują. Twoja strata pozostaje.
    .help = Nikt nie chce pokonać cię dwa razy.
    .ruling-1 = Zabierać można tylko statki innych, więc moc nigdy nie odpowiada sobie.
    .ruling-2 =
        Liczy się każda przyczyna: spotkanie, brak porozumienia, moc, zapłacona cena lub statki
        bez miejsca. Jedna strata to jedno użycie.
    .ruling-3 =
        Możesz nikogo nie wskazać, a nikogo nie można zmusić do straty większej niż liczba
        statków w koloniach tego gracza.
    .ruling-4 = Statki usunięte z gry nie trafiły do wiru i się nie liczą.
    .ruling-5 = Jeśli sama strata kosztuje cię moc, katharsis nie ma.
    .ruling-6 = Uzdrowiciel może uratować twoje statki; mimo to używasz tej mocy.
    .ruling-7 =
        Wskazany Zombie przenosi swoje statki do innych kolonii, a ty nie wybierasz ponownie.
    .ruling-8 =
        Statki na wrotach lub obok planety nie są w kolonii i nie można ich zabrać. Statki
        broniącego na skutecznie obronionej planecie można.
    .ruling-9 =
        Tak stracone statki nie dają rekompensaty, a tak utracone kolonie znikają przed
        sprawdzeniem zwycięstwa.
    .ruling-10 =
        Rozbłysk uniwersalny: liczy się metamorfoza, która skopiowała atak. Jako główny gracz zyskasz
        najwyżej jeden statek, w przeciwnym razie dwa.
    .ruling-11 = Rozbłysk wzmocniony: wskazać można każdego, nie tylko przeciwników.

q-vacuum-divide = Kto traci statki razem z tobą (łącznie { $range })?
    .why = Katharsis: rozdziel straty, jak chcesz, albo nikogo nie wskazuj.
q-vacuum-recover = Ile statków wraca z wiru ({ $range })?
    .why = Rozbłysk Próżni: po jednym za każdego innego głównego gracza z atakiem.
