### Ksenosi.

card-xeno-hellfire_brothers = Hellfire Brothers
    .acc = statek „Hellfire Brothers”
    .gen = statku „Hellfire Brothers”
card-xeno-rust_fang = Rdzawy kieł
    .acc = Rdzawy kieł
    .gen = Rdzawego kła
card-xeno-iron_maw = Żelazny pysk
    .acc = Żelazny pysk
    .gen = Żelaznego pyska
card-xeno-slagtooth = Żużloząb
    .acc = Żużlozęba
    .gen = Żużlozęba
card-xeno-hullbreaker = Łamacz kadłubów
    .acc = Łamacza kadłubów
    .gen = Łamacza kadłubów
    .text = +1 do siły ognia, dopóki na pokładzie są co najmniej dwie opłacone karty załogi.

card-xeno-ram_prow = Dziób-taran
    .acc = Dziób-taran
    .short = ogień +2, szybkość -1
card-xeno-scrap_plating = Łatany pancerz
    .acc = Łatany pancerz
    .short = pancerz +1
card-xeno-boarding_hooks = Haki abordażowe
    .acc = Haki abordażowe
    .short = 2 kredyty za zniszczenie
    .text = Gdy ten statek zniszczy wrogi statek: zyskujesz 2 kredyty.
card-xeno-slag_rocket = Rakieta żużlowa
    .acc = Rakietę żużlową
    .short = 3 obrażenia
    .text = Koniec opłacania: zadaj 3 obrażenia wrogiemu statkowi w tej walce.

card-xeno-gunner = Kanonier
    .acc = Kanoniera
    .short = ogień/bomby +3
    .text =
        Koniec opłacania: wybierz, czy do końca walki ten statek ma +3 do siły ognia, czy
        +3 do siły bomb.
card-xeno-berserk_captain = Kapitan w szale
    .acc = Kapitana w szale
    .short = ogień +2, pancerz +1
card-xeno-warlord_grakk = Watażka Grakk
    .acc = Watażkę Grakka
    .short = ogień +2, panc. +2, bomby +1
card-xeno-pack_huntress = Łowczyni watahy
    .acc = Łowczynię watahy
    .short = prostuje po zniszczeniu
    .text = Gdy ten statek zniszczy wrogi statek: wyprostuj go o jeden stopień (raz na walkę).
card-xeno-hull_brute = Osiłek
    .acc = Osiłka
    .short = pancerz +2
card-xeno-stoker = Palacz
    .acc = Palacza
    .short = szybkość +2, ogień +1
card-xeno-arena_veteran = Weteran areny
    .acc = Weterana areny
    .short = ogień +1 dla statku
    .text =
        W walce wyczerp tego pasażera: do jej końca twój statek, który bierze w niej udział,
        ma +1 do siły ognia.
card-xeno-salvage_droid = Droid złomiarz
    .acc = Droida złomiarza
    .short = naprawa

card-xeno-blood_pit = Krwawa arena
    .acc = Krwawą arenę
    .short = karty załogi -1
    .text = Twoje karty załogi kosztują o 1 kredyt mniej.
card-xeno-ore_bunker = Rudny fort
    .acc = Rudny fort
    .short = kantyna: trzeba bomb 4
    .text = Bombardowanie karty załogi w twojej kantynie wymaga sumy bomb 4.
card-xeno-caged_beast = Skuty bies
    .acc = Skutego biesa
    .short = pułapka: 2 na każdy statek
    .text = Pułapka: zadaj 2 obrażenia każdemu statkowi, który bombarduje.

card-xeno-blind_charge = Ślepa szarża
    .acc = Ślepą szarżę
    .short = ogień +1, szybkość -1
    .text = Do końca tury wszystkie twoje statki mają +1 do siły ognia i -1 do szybkości.
card-xeno-hydrogen_feast = Wodorowa uczta
    .acc = Wodorową ucztę
    .short = prostuje kantynę
    .text = Wyprostuj o jeden stopień każdą kartę załogi w swojej kantynie.

card-xeno-battle_rage = Bitewny szał
    .acc = Bitewny szał
    .short = z załogą ogień +2
    .text =
        Do końca walki twój statek, który bierze w niej udział i ma na pokładzie opłaconą
        załogę, ma +2 do siły ognia.
card-xeno-stubborn_hide = Gruba skóra
    .acc = Grubą skórę
    .short = zapobiega 2 obrażeniom
    .text = Zapobiegnij następnym 2 obrażeniom, które twój statek ma dostać w tej turze.
    .ruling-1 = Co nie jest potrzebne od razu, zostaje na następne obrażenia.
card-xeno-canteen_brawl = Bójka w kantynie
    .acc = Bójkę w kantynie
    .short = uszkadza załogę
    .text = Karta załogi w kantynie przeciwnika zostaje uszkodzona.
