### Kosmorekiny.

card-sharkfolk-cobra_flash = Cobra Flash
card-sharkfolk-marduk_kurios = Marduk Kurios
card-sharkfolk-razor_fin = Brzytwopłetwy
card-sharkfolk-reef_stalker = Tropiciel rafy
card-sharkfolk-tide_hunter = Łowca fal
card-sharkfolk-frenzy_pack = Dzika wataha
card-sharkfolk-abyss_lurker = Cień otchłani
card-sharkfolk-leviathan = Lewiatan
card-sharkfolk-harrrk_trax_fury = Furia Harrrka Traxa

card-sharkfolk-harpoon_gun = Harpun
    .short = ogień +1
card-sharkfolk-stolen_torpedo = Cudza torpeda
    .short = 2 obrażenia
    .text = Koniec opłacania: 2 obrażenia wrogiemu statkowi w tej walce.

card-sharkfolk-reef_spy = Szpieg z rafy
    .short = podgląda ich centrum
    .text = W swojej fazie głównej wyczerp tego pasażera: raz podejrzyj centrum przeciwnika.
card-sharkfolk-heavy_gunner = Ciężki kanonier
    .short = ogień +1, ciężka broń
card-sharkfolk-shoal_commander = Dowódca ławicy
    .short = szyb. +1, ogień +1, wiedzie
    .text = Twoje pozostałe statki w tej walce mają szybkość o 1 większą.
card-sharkfolk-telekine_adept = Telekinetyk
    .short = zapobiega 2 obrażeniom
    .text = Raz na walkę: zapobiegnij następnym 2 obrażeniom, które ten statek ma w niej dostać.
card-sharkfolk-lamprey_drone = Dron minóg
    .short = bomby +1, dobiera 1
    .text = Po udanym bombardowaniu tym statkiem: dobierz kartę.

card-sharkfolk-hunting_grounds = Łowisko
    .short = 2 kredyty za zniszczenie
    .text = Gdy twój statek zniszczy wrogi statek: zyskujesz 2 kredyty.
card-sharkfolk-coral_battery = Bateria koralowa
    .short = w obronie ogień +1
    .text = Gdy bronisz, twoje statki w tej walce mają o 1 większą siłę ognia.
card-sharkfolk-feeding_pit = Żerowisko
    .short = pułapka: uszkadza statki
    .text = Pułapka: wszystkie statki, które bombardują, zostają uszkodzone.

card-sharkfolk-feeding_frenzy = Szał żerowania
    .short = prostuje pogromcę
    .text = Wyprostuj o dwa stopnie swój statek, który w tej turze zniszczył wrogi statek.
card-sharkfolk-blood_trail = Krwawy trop
    .short = statek: ogień +2
    .text = Twój statek ma o 2 większą siłę ognia do końca tury.
card-sharkfolk-extortion = Wymuszenie
    .short = zabiera 2 kredyty
    .text = Zabierz przeciwnikowi do 2 kredytów.
card-sharkfolk-undertow = Prąd wsteczny
    .short = zawraca mały statek
    .text = Zwróć wrogi statek o rozmiarze 2 lub mniejszym do centrum jego właściciela.
    .ruling-1 = Karty na nim zostają zniszczone.

card-sharkfolk-snap_shot = Szybki strzał
    .short = statek działa od razu
    .text = Między dwoma strzałami: następny działa twój aktywny statek w tej walce, bez względu na szybkość.
card-sharkfolk-slipstream = Kilwater
    .short = szybkość +3
    .text = Twój statek w tej walce ma szybkość o 3 większą do końca walki.
card-sharkfolk-ambush_signal = Znak zasadzki
    .short = wyczerpuje mały statek
    .text = Aktywny wrogi statek o rozmiarze 2 lub mniejszym zostaje wyczerpany.
