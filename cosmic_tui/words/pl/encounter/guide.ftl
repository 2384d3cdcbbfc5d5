guide-what = O co chodzi w tej grze?
    .text = Prowadzisz rasę obcych, której moc na swój sposób łamie zasady. W swojej turze kierujesz wrota na planetę innego gracza, obie strony mogą wezwać sojuszników, a obaj główni gracze odkrywają po karcie. Jeśli wygrasz, twoje statki zostają tam jako zewnętrzna kolonia. Grę wygrywasz, gdy masz kolonie na pięciu planetach poza własnym systemem (R-VIC-1).
guide-win = Jak wygrać?
    .text =
        Wygrywasz, gdy masz kolonie na pięciu planetach poza swoim rodzimym systemem (R-VIC-1).
        Kilku graczy może wygrać razem (R-VIC-2).
guide-turn = Co dzieje się w turze?
    .text =
        Tura to jedno lub dwa spotkania. Każde ma siedem faz: przegrupowanie, cel, start, sojusz, planowanie,
        ujawnienie, rozstrzygnięcie (R-TRN-9).
guide-who = Kogo atakuję?
    .text =
        Dobierasz kartę celu. Wskazuje gracza, daje ci wybór albo pokazuje twój własny kolor (R-DES-3). Planetę
        wybierasz ty (R-LAU-1).
guide-send = Ile statków mogę wysłać?
    .text =
        Od jednego do czterech, z dowolnych swoich kolonii (R-LAU-2). Sojusznicy też wysyłają od jednego do czterech
        statków (R-ALL-4).
    .find = wysyłać zabrać
guide-total = Co decyduje o wygranej?
    .text = Przy dwóch atakach każda strona dodaje kartę, statki, sojuszników i wsparcie. Wygrywa wyższa suma (R-REV-5). Atak zawsze bije negocjacje (R-REV-6).
guide-tie = Co daje remis?
    .text =
        Przy remisie zawsze wygrywa broniący (R-REV-5).
    .find = równe remisowy
guide-negotiate = Po co są negocjacje?
    .text = Gdy obie strony zagrają negocjacje, macie minutę na porozumienie (R-DEA-2). Z atakiem negocjacje przegrywają, ale bierzesz karty jako rekompensatę za stracone statki (R-CPN-1).
guide-deal = Co może być w porozumieniu?
    .text =
        Karty z ręki i po jednej kolonii z każdej strony (R-DEA-3). Co najmniej jedna karta lub
        kolonia musi zmienić właściciela (R-DEA-7). Gdy rozmowy się nie udadzą, każda strona
        traci trzy statki (R-DEA-14).
guide-compensation = Co to jest rekompensata?
    .text =
        Jeśli twoje negocjacje przegrają z atakiem, za każdy stracony statek bierzesz losową kartę z ręki
        przeciwnika (R-CPN-1).
guide-allies = Co dostają sojusznicy?
    .text =
        Sojusznicy zwycięskiego atakującego dostają kolonię na planecie (R-RES-1). Sojusznicy zwycięskiego
        broniącego dostają za każdy statek nagrodę: kartę albo statek z wiru (R-RWD-1, R-RWD-2).
guide-warp = Jak odzyskać statki?
    .text =
        Na początku każdego twojego spotkania jeden twój statek opuszcza wir (R-REG-2). Nagrody mogą przywrócić
        więcej (R-RWD-2).
    .find = odzyskać wracają powrót
guide-lose = Co tracę po przegranej?
    .text =
        Twoje statki w spotkaniu i statki twoich sojuszników trafiają do wiru (R-RES-2, R-RES-6). Nikt nie odpada z gry
        (R-GEN-6).
guide-power = Kiedy tracę moc?
    .text = Moc działa, gdy masz co najmniej trzy rodzime kolonie (R-POW-1). Gdy jest ich mniej, tracisz ją; wraca, gdy znów masz trzy (R-POW-3).
guide-zap = Jak zatrzymać moc?
    .text =
        Zagraj Kosmiczny blok, gdy ktoś używa mocy, a to użycie nie zadziała (R-POW-7).
guide-no_card = Co robić bez karty?
    .text = Jeśli na początku tury nie masz karty spotkania, odrzucasz rękę i dobierasz osiem nowych kart (R-HND-1). Później twoja tura się kończy (R-HND-3). Jako broniący dobierasz nową rękę (R-HND-4).
    .find = karty spotkania skończyły pusta ręka
guide-hand = Kiedy dobieram karty?
    .text =
        Nie na koniec tury. Karty dostajesz z nową ręką (R-HND-1), jako rekompensatę (R-CPN-1),
        w nagrodę (R-RWD-2), w porozumieniu (R-DEA-3) i dzięki niektórym mocom.
guide-second = Kiedy gram jeszcze raz?
    .text =
        Jeśli pierwsze spotkanie się uda, możesz odbyć drugie (R-TRN-4). Potrzebujesz do niego karty spotkania
        (R-TRN-7).
guide-flare = Co to jest rozbłysk?
    .text = To karta z dwiema połowami. Jeśli masz moc tego obcego, używasz wzmocnionej, a jeśli nie, uniwersalnej. W każdym spotkaniu możesz zagrać jeden rozbłysk (R-FLR-2).
guide-artifact = Kiedy zagrać artefakt?
    .text = Zagrywasz go w fazie i roli podanej na karcie, czy bierzesz udział w spotkaniu, czy nie (R-TIM-1).
guide-reinforce = Kto może dać wsparcie?
    .text =
        Główni gracze i ich sojusznicy, po kolei, aż wszyscy spasują (R-REV-3). Wsparcie liczy się tylko przy dwóch
        atakach (R-REV-5).
