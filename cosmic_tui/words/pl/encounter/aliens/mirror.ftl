alien-mirror = Zwierciadło
    .acc = Zwierciadło
    .gen = Zwierciadła
    .power-name-acc = Odwrócenie
    .tagline = Odwraca cyfry kart ataku
    .flavour = Twoja największa liczba wchodzi do pokoju plecami naprzód.
    .power-name = Odwrócenie
    .power =
        Gdy obie karty spotkania leżą zakryte, a ty jesteś atakującym lub broniącym, możesz
        użyć tej mocy, ogłaszając odwrócenie. Po odkryciu każdą z tych kart, która jest
        atakiem, czyta się wspak jako dwie cyfry: 15 staje się 51, 20 staje się 2, 08 staje
        się 80. Wszystko inne wychodzi od nowej wartości. Negocjacji to nie dotyczy.
    .wild =
        Jeśli jesteś głównym graczem, po odkryciu kart spraw, by twoja karta spotkania
        liczyła się jako kopia karty przeciwnika w jej obecnej postaci.
    .super =
        Gdy ogłaszasz odwrócenie, powiedz otwarcie, że dotyczy tylko jednej karty: twojej
        albo przeciwnika.
    .zap =
        Blok musi nastąpić przy twoim ogłoszeniu: karty zachowują liczby. Gdy są już odkryte,
        jest za późno.
    .help = Niskie karty rosną w siłę: 09 jest warte 90, a 40 tylko 4.
    .ruling-1 = Bez wzmocnionego efektu odwracają się obie karty; nie możesz wybierać.
    .ruling-2 =
        Odwracają się tylko obie karty spotkania, nie ataki dodane innymi mocami.
    .ruling-3 =
        Odwrócenie następuje przed innymi zmianami wartości, takimi jak wyrównanie czy
        potrojenie; wcześniejszy jest tylko uniwersalny efekt Potrajacza.
    .ruling-4 =
        Karta, która staje się atakiem lub zostaje zastąpiona po odkryciu, zachowuje zwykłą
        wartość.
    .ruling-5 =
        Metamorfoza kopiuje drugą kartę i odwraca się razem z nią, więc obie strony
        pokazują tę samą wartość.
    .ruling-6 =
        Ogłoszenie dotyczy kart ostatecznie odkrytych po obu stronach, jakkolwiek je
        wcześniej zamieniano.
    .ruling-7 = Utrata mocy po ogłoszeniu niczego nie zmienia.
    .ruling-8 =
        Rozbłysk uniwersalny: kopiujesz rodzaj i wartość z tej chwili, odwrócone 80 jako 80.
        Późniejszych zmian karty nie dzielą. Odrzucasz i tak swoją prawdziwą kartę.
    .ruling-9 =
        Rozbłysk uniwersalny: kopia negocjacji to dwie karty negocjacji, więc próbujecie zawrzeć
        porozumienie.

q-mirror-card = Którą kartę odwracasz: swoją czy przeciwnika?
    .why = Wzmocniony rozbłysk: słyszą to wszyscy, gdy obie karty są jeszcze zakryte.
