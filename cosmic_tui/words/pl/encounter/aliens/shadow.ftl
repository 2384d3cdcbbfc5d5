alien-shadow = Cień
    .acc = Cień
    .gen = Cienia
    .power-name-acc = Likwidację
    .tagline = Karty celu kosztują rywali statek
    .flavour = Nikt nie słyszy noża; po prostu ubywa krzeseł.
    .power-name = Likwidacja
    .power =
        Ilekroć karta celu pokazuje kolor innego gracza albo wskazuje kogoś kartą specjalną,
        używasz tej mocy: wybierz dowolną kolonię tego gracza i wyślij jeden z jego
        statków do wiru.

        Przy karcie uniwersalnej możesz jej użyć na dowolnym innym graczu. Gdy pojawia się
        twój własny kolor, nic się nie dzieje.
    .wild =
        Jako broniący, który przegrywa z atakiem, wyślij jeden swój statek z kolonii poza
        spotkaniem do wiru: zamiast lądować, do wiru trafiają też wszystkie statki atakującego
        i jego sojuszników.
    .super =
        Jako atakujący, zaraz po zlikwidowaniu statku, umieść jeden swój statek z wiru na
        planecie, na której stał.
    .zap =
        Statek zostaje, gdzie jest, i w tym spotkaniu nie ma więcej likwidacji.
    .help = Celuj w samotne statki: jeden statek mniej to nieraz jedna kolonia mniej.
    .ruling-1 =
        Atakujący, który dobiera własny kolor, jest ofiarą jak każdy inny, zanim wybierze, co
        robi; każda ponownie dobrana karta znów likwiduje.
    .ruling-2 =
        Karta wybrana przez Dyktatora liczy się jako dobrana. Jeśli odrzuci ją rozbłysk, ta
        likwidacja obowiązuje, a następna karta przynosi kolejną.
    .ruling-3 =
        Kogo atakujący w końcu atakuje, nie ma znaczenia; liczy się, kogo wskazuje karta.
    .ruling-4 = Dobieranie, które rozstrzyga, kto zaczyna grę, się nie liczy.
    .ruling-5 =
        Zabranie ostatniego statku od razu kończy kolonię i może kosztować ofiarę moc.
    .ruling-6 =
        Statki na wrotach nie są w kolonii i są bezpieczne. Statki na technologii liczą się
        jako stojące w systemie właściciela.
    .ruling-7 =
        Zombie przenosi zlikwidowany statek do innej kolonii, a Uzdrowiciel może go oddać.
    .ruling-8 = Jeśli ofiara nie ma żadnej kolonii, nic się nie dzieje.
    .ruling-9 =
        Rozbłysk uniwersalny: atakujący i tak wygrywa: twoje statki i sojusznicy przepadają, należy się
        rekompensata i możliwe jest drugie spotkanie. Nikt nie zakłada kolonii.
    .ruling-10 =
        Rozbłysk uniwersalny: zwycięzca musi pokazać atak albo metamorfozę, która stała się atakiem.
    .ruling-11 =
        Rozbłysk wzmocniony: twój statek stoi obok każdego, kto tam został. Zakłada kolonię, jeśli jej
        nie było, i może to być zwycięska. Późniejsze uratowanie zlikwidowanego statku tego
        nie cofa.

q-shadow-execute = Wybierz kolonię, która traci statek.
    .why = Likwidacja: do wiru trafia statek gracza wskazanego kartą celu.
q-shadow-price = Z której kolonii płacisz za to statkiem?
    .why = W zamian nikt z atakujących nie ląduje: ich statki też trafiają do wiru.
