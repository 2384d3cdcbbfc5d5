### Insektoidy.

card-insectoid-drone_flyer = Lotny truteń
    .acc = Lotnego trutnia
    .gen = Lotnego trutnia
card-insectoid-chitin_hornet = Szerszeń
    .acc = Szerszenia
    .gen = Szerszenia
card-insectoid-hive_carrier = Nosiciel roju
    .acc = Nosiciela roju
    .gen = Nosiciela roju
card-insectoid-queens_bastion = Bastion królowej
    .acc = Bastion królowej
    .gen = Bastionu królowej
    .text = Twoja faza początkowa: połóż ulepszenie na jednej ze swoich baz.

card-insectoid-acid_sprayer = Miotacz kwasu
    .acc = Miotacz kwasu
    .short = ogień +1, bomby +1
card-insectoid-chitin_plate = Płyta chitynowa
    .acc = Płytę chitynową
    .short = pancerz +2
card-insectoid-sapper_pods = Kapsuły saperów
    .acc = Kapsuły saperów
    .short = siła bomb +2

card-insectoid-worker_swarm = Rój robotnic
    .acc = Rój robotnic
    .short = 1 ulepszenie co turę
    .text = W swojej fazie głównej wyczerp tego pasażera: połóż ulepszenie na jednej ze swoich baz.
card-insectoid-hive_foreman = Brygadzista ula
    .acc = Brygadzistę ula
    .short = 2 ulepszenia co turę
    .text =
        W swojej fazie głównej wyczerp tego pasażera: połóż na swoich bazach 2 ulepszenia
        w dowolnym podziale.
card-insectoid-soldier_caste = Kasta żołnierzy
    .acc = Kastę żołnierzy
    .short = ogień +1, pancerz +1
card-insectoid-brood_pilot = Pilot lęgu
    .acc = Pilota lęgu
    .short = szyb. +1, z bazami ogień +2
    .text = +2 do siły ognia, dopóki masz co najmniej dwie opłacone bazy.
card-insectoid-carapace_mech = Mech w skorupie
    .acc = Mecha w skorupie
    .short = pancerz +1, naprawa

card-insectoid-mine_ring = Krąg min
    .acc = Krąg min
    .short = ataki kosztują o 1 więcej
    .text = Ataki przeciw tobie kosztują o 1 kredyt więcej.
    .ruling-1 = Kilka takich kart się sumuje. Przy co najmniej trzech graczach działa na każdego atakującego.
card-insectoid-burrow_network = Sieć nor
    .acc = Sieć nor
    .short = inne bazy: pancerz +1
    .text = Twoje pozostałe bazy mają +1 do pancerza.
card-insectoid-spore_battery = Zarodnikomiot
    .acc = Zarodnikomiot
    .short = 1 obrażenie w obronie
    .text = Koniec opłacania, gdy się bronisz: zadaj 1 obrażenie wrogiemu statkowi w tej walce.
card-insectoid-spawning_halls = Wylęgarnia
    .acc = Wylęgarnię
    .short = dobiera 1 co turę
    .text = Twoja faza początkowa: dobierz kartę.
card-insectoid-tunnel_works = Budowa tuneli
    .acc = Budowę tuneli
    .short = 3 ulepszenia na bazę
    .text = Za każdą bazę możesz kupić w turze o jedno ulepszenie więcej.
card-insectoid-royal_chamber = Komnata królowej
    .acc = Komnatę królowej
    .short = 2 ulepszenia, dobiera 1
    .text =
        Twoja faza początkowa: połóż na swoich bazach 2 ulepszenia w dowolnym podziale
        i dobierz kartę.
card-insectoid-selective_breeding = Dobór hodowlany
    .acc = Dobór hodowlany
    .short = dobiera 4
    .text = Przy opłaceniu: dobierz 4 karty.
card-insectoid-mutation_vat = Kadź mutacji
    .acc = Kadź mutacji
    .short = X obrażeń statkowi
    .text = Przy opłaceniu: zadaj X obrażeń wrogiemu statkowi.
    .ruling-1 = X to liczba ulepszeń w chwili, gdy opłacenie dochodzi do skutku.
card-insectoid-tunnel_ambush = Czaty w tunelu
    .acc = Czaty w tunelu
    .short = pułapka na mały statek
    .text = Pułapka: wybierz i zniszcz statek o rozmiarze najwyżej 2, który bombarduje.

card-insectoid-hive_labour = Robota w ulu
    .acc = Robotę w ulu
    .short = 4 ulepszenia
    .text = Połóż na swoich bazach 4 ulepszenia w dowolnym podziale.
card-insectoid-devouring_swarm = Żarłoczny rój
    .acc = Żarłoczny rój
    .short = niszczy zakrytą kartę
    .text = Zniszcz kartę, która leży nieopłacona na powierzchni przeciwnika.

card-insectoid-sudden_burrow = Nagłe okopanie
    .acc = Nagłe okopanie
    .short = baza: pancerz +3
    .text = Do końca tury twoja opłacona baza ma +3 do pancerza.
card-insectoid-swarm_reflex = Odruch roju
    .acc = Odruch roju
    .short = 2 ulepszenia
    .text = Połóż na swoich bazach 2 ulepszenia w dowolnym podziale.
card-insectoid-sting_back = Odwetowe żądło
    .acc = Odwetowe żądło
    .short = 1 obrażenie
    .text = Zadaj 1 obrażenie wrogiemu statkowi w tej walce.
