guide-what = O co chodzi w tej grze?
    .text =
        Prowadzisz stację kosmiczną na skraju galaktyki Andromedy. Wysyłasz statki na planety i do baz, ściągasz je
        do domu, by uruchamiały moduły stacji, budujesz i walczysz z graczami i łupieżcami. Punkty dają tory,
        budowle, wydarzenia i bitwy. Wygrywa gracz z największą liczbą punktów (A-END-14).
guide-win = Jak wygrać?
    .text =
        Wygrywasz, jeśli masz na koniec najwięcej punktów (A-END-14). Punktacja końcowa dodaje
        tory, budowle, pozostałe zasoby, moduły i liderów, a za uszkodzenia odejmuje (A-END-5).
guide-end = Kiedy kończy się gra?
    .text =
        Gdy ktoś osiągnie cel, ta tura się kończy i każdy ma jeszcze jedną (A-END-1, A-END-3).
guide-turn = Co robię w turze?
    .text =
        Wysyłasz jeden statek albo wszystkie wracają na stację (A-TRN-2). Akcje poboczne nic nie kosztują i możesz je robić
        w każdej chwili (A-SID-2).
guide-launch = Dokąd wysłać statek?
    .text = Pierwszy statek może lecieć do każdego wolnego regionu (A-LAU-3). Każdy następny leci w zasięgu któregoś z twoich statków do regionu, w którym jeszcze żadnego nie masz (A-LAU-6, A-LAU-7).
guide-range = Jak daleko leci statek?
    .text =
        Najwyżej o tyle regionów, ile wynosi jego zasięg, licząc od dowolnego twojego statku na mapie (A-LAU-6, A-LAU-11). Skok
        kosztuje 1 energię i sięga na każdą odległość (A-LAU-10).
    .find = lecieć odległość
guide-moons = Do czego są księżyce?
    .text =
        Porzuć przechwycony księżyc za to, co pokazuje (A-MOO-4), albo umieść go w gnieździe modułu, który będzie to
        dawał raz za razem (A-MOO-12). Możesz mieć najwyżej 4 (A-MOO-1).
guide-energy = Skąd wziąć energię?
    .text =
        Z Głównego reaktora przy powrocie (A-RET-8), z księżyców i modułów. Energia uruchamia moduły, dodaje kości i
        opłaca skoki (A-RET-4, A-BAT-12, A-LAU-10).
guide-home = Po co ściągać statki?
    .text =
        Przy powrocie każdy statek uruchamia jeden moduł (A-RET-2). Potem wszystkie statki są znów na platformie
        startowej (A-RET-11).
guide-modules = Jak zdobyć moduły?
    .text =
        Kup jeden lub dwa na Polu Maximus albo Polu Odessa (A-BAS-3, A-BAS-4). Każdy nowy moduł przesuwa cię o 1 pole na
        jego torze (A-MOD-1).
guide-price = Ile kosztuje moduł?
    .text =
        Na dole oferty moduł kosztuje 1, pośrodku 2, na górze 3 zasoby swojego rodzaju
        (A-MOD-2). Kredyty zastępują zasoby podstawowe (A-RES-2).
guide-damaged = Co robi uszkodzenie?
    .text = Uszkodzony statek idzie na złomowisko, chyba że wytrzyma tarcza (A-DMG-1, A-DMG-2). Uszkodzonego modułu nie można aktywować (A-RET-5), a na koniec gry każdy taki moduł kosztuje 2 punkty (A-END-8).
guide-raiders = Kiedy przychodzą łupieżcy?
    .text =
        Gdy wyślesz statek i aktywujesz jego region, mogą tam przyjść łupieżcy, którzy są w zasięgu (A-LAU-1). Wtedy jest bitwa
        (A-BAT-2).
guide-battle = Co rozstrzyga bitwę?
    .text =
        Wszyscy rzucają. Wygrywa najwyższa kość; gdy jest równa, liczy się następna (A-BAT-20). Kości poniżej
        namierzania przerzucasz (A-BAT-16).
guide-dice = Iloma kośćmi rzucam?
    .text =
        Rzucasz jedną kością za każdą broń twoich statków w regionie, jedną za każdą twoją
        budowlę w regionie lub obok i jedną za każdą wydaną energię (A-BAT-11, A-BAT-12). Nigdy
        nie rzucasz więcej niż 6 kośćmi (A-BAT-14).
guide-lose_ships = Czy tracę statki w bitwie?
    .text =
        Gdy przegrasz, wszystkie twoje statki w tej bitwie odnoszą uszkodzenia (A-BAT-26). Idzie na złomowisko i wraca, gdy
        wracasz na stację (A-DMG-2, A-DMG-3).
guide-leaders = Po co są liderzy?
    .text =
        Do budowli potrzebujesz liderów na stacji (A-DEV-2). Każdy pozostały daje na koniec 1 punkt (A-END-11).
        Werbujesz ich tam, gdzie masz statek (A-SID-3).
guide-build = Jak wznieść budowlę?
    .text =
        Potrzebujesz transportowca na planecie, liderów na stacji i zasobów na jej koszt
        (A-DEV-2). Budowla daje punkt za każdego lidera w pobliżu, najwyżej 10 (A-DEV-8).
guide-events = Co wywołuje wydarzenie?
    .text =
        Gdy znacznik wydarzeń dojdzie do końca toru, na stół trafia nowa planeta, a na koniec
        tej tury przychodzi karta wydarzenia (A-EVT-1, A-EVT-5).
guide-tracks = Po co są tory?
    .text =
        Tor daje punkty przy wydarzeniach i na koniec (A-EVT-6, A-END-5). Przesuwają cię na nim moduły i budowle
        (A-TRK-10), a jego pola dają żetony, ulepszenia i karty (A-TRK-5).
guide-cards = Kiedy zagrywać karty?
    .text =
        Karty akcji zagrywasz w przerwach, nigdy w bitwie (A-TAC-2), a karty bitwy w chwili,
        którą podają (A-TAC-6). Twój limit ręki to 5 (A-TAC-7).
