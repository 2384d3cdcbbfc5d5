### Ludzie.

card-human-crx = CRX
    .acc = statek CRX
    .gen = statku CRX
card-human-unicornis = Unicornis
    .acc = Unicornisa
    .gen = Unicornisa
card-human-lancer_wing = Klucz ułanów
    .acc = Klucz ułanów
    .gen = Klucza ułanów
card-human-vanguard_patrol = Patrol szpicy
    .acc = Patrol szpicy
    .gen = Patrolu szpicy
card-human-garrison_cutter = Kuter straży
    .acc = Kuter straży
    .gen = Kutra straży
card-human-formation_leader = Lider formacji
    .acc = Lidera formacji
    .gen = Lidera formacji
    .text = Twoje pozostałe ludzkie statki w tej walce mają +1 do siły ognia.
card-human-concordia = Okręt Concordia
    .acc = Okręt Concordia
    .gen = Okrętu Concordia
    .text = Twoje pozostałe ludzkie statki w tej walce mają +1 do pancerza.

card-human-linked_fire_control = Wspólny celownik
    .acc = Wspólny celownik
    .short = ogień +1, w parze +2
    .text = +1 do siły ognia, dopóki w tej walce są co najmniej dwa twoje statki.
card-human-overlap_screen = Zazębiona osłona
    .acc = Zazębioną osłonę
    .short = pancerz +1, eskadra
card-human-relay_beacon = Boja sygnałowa
    .acc = Boję sygnałową
    .short = reszta: szybkość +1
    .text = Twoje pozostałe statki w tej walce mają +1 do szybkości.
card-human-volley_missile = Rakieta salwowa
    .acc = Rakietę salwową
    .short = 2 obrażenia, z drugą 3
    .text =
        Koniec opłacania: zadaj 2 obrażenia wrogiemu statkowi w tej walce; o 1 więcej, jeśli
        opłacasz w niej dwie rakiety.
    .ruling-1 = Druga rakieta liczy się na którymkolwiek z twoich statków.

card-human-drafted_ensign = Chorąży z poboru
    .acc = Chorążego z poboru
    .short = ogień +1
card-human-ambitious_captain = Ambitny kapitan
    .acc = Ambitnego kapitana
    .short = ogień +2, da się przekupić
    .text = Koniec opłacania: twój przeciwnik może zapłacić 2 kredyty; ten statek zostaje wtedy wyczerpany.
    .ruling-1 = Przeciwnik decyduje, zanim zajdą efekty tego kroku.

card-human-fleet_academy = Akademia floty
    .acc = Akademię floty
    .short = pierwszy statek tury -1
    .text = Pierwszy statek, który zagrywasz w każdej turze, kosztuje o 1 kredyt mniej.
    .ruling-1 = Jeśli opłacisz ją po pierwszym statku tury, pomaga dopiero od twojej następnej tury.
card-human-staff_exercise = Gra sztabowa
    .acc = Grę sztabową
    .short = dobiera 3
    .text = Przy opłaceniu: dobierz 3 karty.
card-human-picket_bunker = Bunkier pikiety
    .acc = Bunkier pikiety
    .short = w obronie szybkość +1
    .text = Gdy się bronisz, twoje statki w tej walce mają +1 do szybkości.
card-human-chazma_charge = Ładunek Chazma
    .acc = Ładunek Chazma
    .short = pułapka na statek
    .text = Pułapka: twój przeciwnik wybiera i niszczy jeden ze swoich statków.
    .ruling-1 = Wolno wybrać statek z kamuflażem: wskazanie straty to nie celowanie.

card-human-joint_operation = Wspólna operacja
    .acc = Wspólną operację
    .short = ogień +1, gdy walczą dwa
    .text =
        Do końca tury twoje statki w walce mają +1 do siły ognia, dopóki są w niej
        co najmniej dwa z nich.
    .ruling-1 = Ocenia się to na nowo w każdej walce tej tury.
card-human-call_to_quarters = Na stanowiska
    .acc = „Na stanowiska”
    .short = prostuje 2 statki
    .text = Wyprostuj o jeden stopień najwyżej dwa swoje statki.
card-human-war_bonds = Bony wojenne
    .acc = Bony wojenne
    .short = 1 kredyt za statek, do 5
    .text = Zyskujesz 1 kredyt za każdy statek, który kontrolujesz, najwyżej 5.
card-human-grand_manoeuvre = Wielkie manewry
    .acc = Wielkie manewry
    .short = dwa z czterech
    .text =
        Wybierz dwa: dobierz 2 karty; zyskaj 3 kredyty; połóż na swoich bazach 3 ulepszenia
        w dowolnym podziale; wyprostuj o jeden stopień swój statek.
    .ruling-1 = Wolno wybrać także to, co akurat nic nie da.

card-human-durmacel_target_deflector = Deflektor Durmacel
    .acc = Deflektor Durmacel
    .short = pancerz +1 w tej turze
    .text = Do końca tury twój statek w tej walce ma +1 do pancerza.
card-human-overrule = Uchylenie
    .acc = Uchylenie
    .short = stop przerwaniu
    .text =
        Zneutralizuj kartę przerwania, która czeka na stosie. Kosztuje tyle, ile zapłacono
        za tamtą kartę.
    .ruling-1 =
        Liczy się to, co naprawdę zapłacono, razem ze zniżkami, zanim zadziała zniżka na samo
        Uchylenie.
card-human-covering_manoeuvre = Manewr osłonowy
    .acc = Manewr osłonowy
    .short = inny statek bierze strzał
    .text =
        Gdy czeka wrogi strzał do twojego statku, trafia on zamiast tego inny twój statek
        w tej walce.
    .ruling-1 = Zapowiedziana odpowiedź przepada; nowy cel od razu zapowiada własną.
    .ruling-2 = Nie działa przeciw strzałowi rozdzielonemu serią ani na statek z kamuflażem.
card-human-scramble_order = Start alarmowy
    .acc = Start alarmowy
    .short = prostuje mały statek
    .text = Wyprostuj o jeden stopień swój statek o rozmiarze najwyżej 2.
