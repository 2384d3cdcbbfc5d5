guide-what = O co chodzi w tej grze?
    .text = To karciany pojedynek w kosmosie. Twoja talia to twoja kolonia i twoje życie. Za kredyty wystawiasz statki, bazy i załogę, a potem atakujesz. Bomby, które się przedrą, zrzucają karty z kolonii przeciwnika na rumowisko. Wygrywasz, jeśli na koniec twojej tury jego kolonia jest pusta (K-WIN-1).
guide-win = Kiedy wygrywam, a kiedy nie?
    .text =
        Wygrywasz, jeśli na koniec twojej tury kolonia przeciwnika nie ma kart (K-WIN-1). Przegrywasz, jeśli na
        koniec tury przeciwnika pusta jest twoja.
guide-turn = Co mogę zrobić w turze?
    .text = W fazie głównej zagrywasz i opłacasz karty, dobierasz, kładziesz ulepszenia i atakujesz, w dowolnej kolejności i dopóki cię stać (K-MAIN-4, K-MAIN-12).
guide-credits = Ile dostaję kredytów?
    .text =
        Na początku każdej tury dostajesz 5 (K-START-1), a w pierwszych czterech turach gry we
        dwoje 1, 2, 3 i 4 (K-SETUP-7). Niewydane kredyty zostają, najwyżej 20 (K-END-3).
    .find = pieniądze pieniędzy dochód na turę
guide-draw = Jak dobrać kartę?
    .text =
        Zapłać 1 kredyt w fazie głównej (K-MAIN-7). Za 2 kredyty oglądasz pięć wierzchnich kart i bierzesz jedną
        (K-MAIN-8). Każda karta schodzi z twojej kolonii.
guide-ships = Kiedy mogę użyć nowego statku?
    .text =
        Od razu: nowy statek wchodzi do gry aktywny i może atakować w tej samej turze (K-STATE-2, K-SHIP-3).
guide-used = Co robi wyczerpany statek?
    .text =
        Wyczerpane i uszkodzone statki nie mogą atakować, bronić się, strzelać ani bombardować (K-STATE-9). Na koniec
        twojej tury wracają o jeden stopień (K-STATE-7).
guide-attack = Co mogę zaatakować?
    .text = Możesz zaatakować kolonię, centrum, jedną załogę w kantynie albo jedną bazę na powierzchni, ale nigdy statek (K-ATK-2). Potrzebujesz aktywnego statku (K-ATK-4).
guide-defend = Czy trzeba się bronić?
    .text =
        Nie. Wybierasz aktywne statki do obrony albo nie wysyłasz żadnego (K-RIG-3). Bez obrońców nie ma strzałów, są tylko
        bomby (K-RIG-6).
guide-speed = Kto strzela pierwszy?
    .text =
        Strona z najszybszym aktywnym statkiem; przy równej szybkości atakujący (K-FIRE-2, K-FIRE-3).
    .find = ogień strzał
guide-reply = Kiedy odpowiadam ogniem?
    .text =
        Gdy ktoś strzela do twojego aktywnego statku (K-FIRE-7), nawet jeśli strzał go niszczy
        (K-FIRE-8). Obrażenia zadaje się jednocześnie (K-FIRE-10).
guide-damage = Co robią obrażenia?
    .text =
        Statek traci tyle pancerza, ile wynosi siła ognia (K-FIRE-10). Przy 0 pancerza jest zniszczony (K-FIRE-12);
        trafiony, ale ocalały, staje się uszkodzony (K-FIRE-14).
guide-bombs = Co robią bomby?
    .text =
        Każdy punkt siły bomb zrzuca jedną kartę kolonii na rumowisko (K-BOMB-5). Załoga, nieopłacona baza i centrum
        wymagają 2 punktów (K-BOMB-6, K-BOMB-7).
guide-base = Jak zagrać bazę?
    .text =
        Zagraj ją za darmo zakrytą (K-MAIN-1), kładź na niej ulepszenia po 1 kredyt (K-MAIN-6) i opłać ją, gdy ma
        ich dość (K-BASE-3).
guide-development = Po co są ulepszenia?
    .text =
        Bazę opłacisz dopiero wtedy, gdy ma dość ulepszeń (K-BASE-3). Możesz też sprzedać dwa z
        nich za 1 kredyt (K-MAIN-3).
guide-face_down = Po co grać zakryte karty?
    .text =
        Bazy, załoga i wyposażenie wchodzą do gry nieopłacone i zakryte (K-PAID-2). Każda inna karta może tam leżeć
        jako blef (K-BLUFF-1).
guide-crew = Co robi załoga?
    .text =
        Załoga czeka w kantynie, na początku walki wchodzi na statek i działa tam, gdy jest opłacona (K-CREW-5,
        K-CREW-3).
guide-equipment = Co robi wyposażenie?
    .text =
        Zagraj wyposażenie na swój statek, który ma na nie miejsce (K-EQP-1); gdy jest opłacone, jego liczby i tekst działają
        jak na statku (K-EQP-3).
guide-interrupts = Kiedy zagrać przerwanie?
    .text =
        Reakcje możesz zagrać zawsze, przerwania walki w walce, otwarcia w fazie początkowej, a
        ogólne w fazie głównej (K-INT-2, K-INT-3, K-INT-4, K-INT-5). Zagrane jako ostatnie
        następuje pierwsze (K-STACK-1).
guide-ruin = Co to złom i rumowisko?
    .text =
        Opłacone karty, które opuszczają grę, idą odkryte na złom (K-ZONE-6). Nieopłacone, odrzucone i zbombardowane
        karty idą na rumowisko, które widzisz tylko ty (K-ZONE-7).
guide-limits = Jakie są limity?
    .text =
        Na koniec twojej tury: 5 kart w centrum (K-END-2), statki o łącznym rozmiarze 12 w hangarze, 20 kredytów
        (K-END-3).
