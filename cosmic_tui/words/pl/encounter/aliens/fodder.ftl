alien-fodder = Mięso armatnie
    .acc = Mięso armatnie
    .gen = Mięsa armatniego
    .power-name-acc = Przytłoczenie
    .tagline = Dokłada ataki o średniej wartości
    .flavour = Jeden kamyk to nic. Policz lawinę jeszcze raz.
    .power-name = Przytłoczenie
    .power =
        Gdy jesteś atakującym lub broniącym i po odkryciu okaże się, że obie karty to ataki,
        możesz użyć tej mocy. Odrzuć z ręki dowolne karty ataku wyższe od twojej karty i
        niższe od karty przeciwnika i dodaj ich liczby do swojej sumy. Zapowiadasz wszystkie
        jednocześnie, przed wsparciem.
    .wild =
        Gdy mimo zaproszenia nie dołączasz do żadnej strony, a karty zostały odkryte,
        dołącz jednak do strony, która cię zaprosiła, dokładnie jednym statkiem z kolonii.
    .super =
        Gdy używasz tej mocy, możesz odrzucić dowolne karty ataku niższe od karty
        przeciwnika, także równe twojej lub od niej niższe.
    .zap = Karty wracają na twoją rękę, a premia znika. Wszyscy je widzieli.
    .help = Przy 06 przeciw 14 w pełni liczy się każda karta od 07 do 13 z ręki.
    .ruling-1 =
        Liczą się wartości z tej chwili, po wcześniejszych zmianach podczas ujawnienia.
        Metamorfoza ma wartość, którą skopiowała.
    .ruling-2 = Tę wartość dodaje się do twojej sumy, nie do karty.
    .ruling-3 =
        Jeśli metamorfoza przeciwnika skopiowała twoją kartę, wartości są równe i żadna
        karta nie pasuje. Tak samo, jeśli wyższa jest twoja karta.
    .ruling-4 =
        Odrzucać wolno tylko karty ataku, nie metamorfozę ani negocjacje. Tak odrzucone nie są kartami
        spotkania tego spotkania i nikt nie może ich jako takich zabrać.
    .ruling-5 =
        Mocy można użyć raz na spotkanie. Potem nadal możesz zagrywać wsparcie.
    .ruling-6 = W spotkaniu z Antymaterialistą wygrywa niższa suma, więc wyższa suma ci szkodzi.
    .ruling-7 =
        Rozbłysk uniwersalny: stajesz się pełnym sojusznikiem. Twój statek się liczy, przepada
        razem ze stroną, ląduje ze zwycięskim atakującym albo przynosi jedną nagrodę ze
        zwycięskim broniącym. Od tej chwili możesz zagrywać wsparcie.
    .ruling-8 =
        Rozbłysk uniwersalny: jeśli nikt cię nie zaprosił albo już jesteś sojusznikiem, nie możesz
        go zagrać.
    .ruling-9 =
        Rozbłysk uniwersalny: przy dwóch kartach negocjacji twój statek po prostu wraca z innymi
        sojusznikami.

q-fodder-cards = Które ataki dokładasz? Co najmniej jeden.
    .why = Przytłoczenie: ich liczby dodaje się do twojej sumy. Moc można zablokować.
q-fodder-side = Do której strony jednak dołączasz?
    .why = Rozbłysk Mięsa armatniego: tylko strona, która cię zaprasza; jeden statek.
q-fodder-ship = Z której kolonii wysyłasz statek?
    .why = Jeśli to ostatni statek, tracisz tę kolonię.
