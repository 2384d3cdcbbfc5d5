### Cerebryci.

card-cerebrite-envoy_yacht = Jacht poselski
    .acc = Jacht poselski
    .gen = Jachtu poselskiego
card-cerebrite-mindlance = Lanca umysłu
    .acc = Lancę umysłu
    .gen = Lancy umysłu
card-cerebrite-imperial_censor = Cesarski cenzor
    .acc = Cesarskiego cenzora
    .gen = Cesarskiego cenzora
    .text = Po udanym bombardowaniu tym statkiem: dobierz kartę.
card-cerebrite-throne_ship = Statek tronowy
    .acc = Statek tronowy
    .gen = Statku tronowego
    .text = Twoje wydarzenia kosztują o 1 kredyt mniej.

card-cerebrite-psi_dampener = Psi-tłumik
    .acc = Psi-tłumik
    .short = wrogowie: szybkość -1
    .text = Wszystkie wrogie statki w tej walce mają -1 do szybkości.
card-cerebrite-thought_shield = Tarcza myśli
    .acc = Tarczę myśli
    .short = pancerz +1, kamuflaż
card-cerebrite-neural_beam = Neuropromień
    .acc = Neuropromień
    .short = szybkość +1, ogień +1
card-cerebrite-dread_missile = Rakieta grozy
    .acc = Rakietę grozy
    .short = 1 obrażenie, tracą kartę
    .text =
        Koniec opłacania: zadaj 1 obrażenie wrogiemu statkowi w tej walce, a twój przeciwnik odrzuca
        z centrum na rumowisko kartę własnego wyboru.

card-cerebrite-senate_delegate = Delegat senatu
    .acc = Delegata senatu
    .short = dobiera 1 co turę
    .text = W swojej fazie głównej wyczerp tego pasażera: dobierz kartę.
card-cerebrite-oracle = Wyrocznia
    .acc = Wyrocznię
    .short = jedna z pięciu wierzchnich
    .text =
        W dowolnej chwili poświęć tego pasażera: podejrzyj 5 wierzchnich kart swojej kolonii,
        weź jedną, a pozostałe połóż pod nią w wybranej kolejności.
    .ruling-1 = Na pokładzie statku ta zdolność nie działa.
card-cerebrite-mind_pilot = Myślopilot
    .acc = Myślopilota
    .short = szybkość +3
card-cerebrite-telepath_gunner = Psi-kanonier
    .acc = Psi-kanoniera
    .short = ogień +2 lub szybkość +3
    .text =
        Koniec opłacania: wybierz, czy do końca walki ten statek ma +2 do siły ognia, czy
        +3 do szybkości.
card-cerebrite-court_android = Dworski android
    .acc = Dworskiego androida
    .short = ogień +1, pancerz +1

card-cerebrite-senate_hall = Sala senatu
    .acc = Salę senatu
    .short = wydarzenia -1
    .text = Twoje wydarzenia kosztują o 1 kredyt mniej.
card-cerebrite-archive_of_edicts = Archiwum edyktów
    .acc = Archiwum edyktów
    .short = zwraca wydarzenie, bierze 1
    .text = Przy opłaceniu: weź wydarzenie ze swojego złomu do centrum i dobierz kartę.
card-cerebrite-sanctum = Sanktuarium
    .acc = Sanktuarium
    .short = centrum: trzeba bomb 4
    .text = Bombardowanie twojego centrum wymaga sumy bomb 4.

card-cerebrite-imperial_edict = Cesarski edykt
    .acc = Cesarski edykt
    .short = niszczy statek
    .text = Zniszcz wrogi statek.
card-cerebrite-tax_levy = Pobór podatków
    .acc = Pobór podatków
    .short = 4 kredyty, dla nich 1
    .text = Zyskujesz 4 kredyty, a twój przeciwnik zyskuje 1.
card-cerebrite-inquisition = Inkwizycja
    .acc = Inkwizycję
    .short = podgląda i odrzuca
    .text = Podejrzyj centrum przeciwnika i wybierz z niego kartę; trafia ona na rumowisko.
card-cerebrite-requisition = Rekwizycja
    .acc = Rekwizycję
    .short = niszczy zakrytą kartę
    .text = Zniszcz nieopłaconą kartę przeciwnika, gdziekolwiek leży.
card-cerebrite-purge_the_canteen = Czystka kantyny
    .acc = Czystkę kantyny
    .short = niszczy załogę
    .text = Zniszcz kartę załogi w kantynie przeciwnika.
card-cerebrite-council_recess = Przerwa obrad
    .acc = Przerwę obrad
    .short = nie mogą atakować
    .text = Twój przeciwnik nie może zacząć ataku do końca swojej następnej tury.
card-cerebrite-reconstruction_decree = Dekret o odbudowie
    .acc = Dekret o odbudowie
    .short = 4 karty wracają do kolonii
    .text = Włóż najwyżej 4 zakryte karty ze spodu swojego rumowiska pod swoją kolonię.
    .ruling-1 = Ich kolejność zostaje; najniższa trafia najniżej.
card-cerebrite-assembly_vote = Głosowanie
    .acc = Głosowanie
    .short = dobiera 3
    .text = Dobierz 3 karty.
card-cerebrite-imperial_mobilisation = Cesarska mobilizacja
    .acc = Cesarską mobilizację
    .short = prostuje wszystkie statki
    .text = Wyprostuj o jeden stopień każdy swój statek.
    .ruling-1 = Prostują się też statki z kamuflażem, bo „każdy” to nie wybór.

card-cerebrite-slow_protest = Leniwy protest
    .acc = Leniwy protest
    .short = zatrzymuje wydarzenie
    .text = Zneutralizuj wydarzenie, które czeka na stosie.
card-cerebrite-faint_premonition = Przeczucie
    .acc = Przeczucie
    .short = jedna z trzech wierzchnich
    .text =
        Podejrzyj 3 wierzchnie karty swojej kolonii, weź jedną, a pozostałe połóż pod nią
        w wybranej kolejności.
