### Zargowie.

card-zarg-death_wing = Klucz śmierci
    .acc = Klucz śmierci
    .gen = Klucza śmierci
card-zarg-void_ravager = Pustoszyciel
    .acc = Pustoszyciela
    .gen = Pustoszyciela
card-zarg-chaos_spawn = Pomiot chaosu
    .acc = Pomiot chaosu
    .gen = Pomiotu chaosu
card-zarg-shriek_swarm = Wrzeszczący rój
    .acc = Wrzeszczący rój
    .gen = Wrzeszczącego roju
card-zarg-blockade_hulk = Kolos blokadowy
    .acc = Kolosa blokadowego
    .gen = Kolosa blokadowego
card-zarg-invasion_fortress = Forteca inwazyjna
    .acc = Fortecę inwazyjną
    .gen = Fortecy inwazyjnej
    .text = Do limitu hangaru liczy się jako rozmiar 6.

card-zarg-chaos_lance = Lanca chaosu
    .acc = Lancę chaosu
    .short = ogień +3, szybkość -2
card-zarg-ruin_bombs = Bomby burzące
    .acc = Bomby burzące
    .short = bomby +1, pirotechnika
card-zarg-dark_carapace = Czarna skorupa
    .acc = Czarną skorupę
    .short = pancerz +2
card-zarg-plague_missile = Rakieta z zarazą
    .acc = Rakietę z zarazą
    .short = niszczy załogę na pokładzie
    .text = Koniec opłacania: zniszcz kartę załogi na pokładzie wrogiego statku w tej walce.
    .ruling-1 = Załoga i tak robi to, co robi na końcu opłacania.

card-zarg-zarg_overseer = Nadzorca zargów
    .acc = Nadzorcę zargów
    .short = ogień +1, przerwania -1
    .text = Gdy ten statek jest w walce, twoje przerwania kosztują o 1 kredyt mniej.
card-zarg-suicide_crew = Straceńcy
    .acc = Straceńców
    .short = 2 obrażenia, potem znika
    .text =
        W walce oddaj tę kartę na złom: 2 obrażenia wrogiemu statkowi w niej. Statek, na którego
        jest pokładzie, może być w dowolnym stanie.
card-zarg-larva_robot = Robot larwa
    .acc = Robota larwę
    .short = ogień +1, pancerz +1

card-zarg-invasion_beacon = Latarnia inwazji
    .acc = Latarnię inwazji
    .short = statki zargów -1
    .text = Twoje statki zargów kosztują o 1 kredyt mniej.
card-zarg-spawn_crater = Krater lęgowy
    .acc = Krater lęgowy
    .short = zabiera im kartę
    .text =
        Po zniszczeniu tej karty: twój przeciwnik odrzuca z centrum na rumowisko kartę
        własnego wyboru.
card-zarg-rift_mine = Mina szczelin
    .acc = Minę szczelin
    .short = pułapka: ginie jeden statek
    .text = Pułapka: wybierz statek, który bombarduje; zostaje zniszczony.
card-zarg-dissection_lab = Prosektorium
    .acc = Prosektorium
    .short = podgląda, dobiera 3
    .text = Przy opłaceniu: raz podejrzyj wszystkie nieopłacone karty przeciwnika, potem dobierz 3 karty.

card-zarg-senseless_ruin = Ślepa zagłada
    .acc = Ślepą zagładę
    .short = po 4 karty z kolonii
    .text = Ty i twój przeciwnik odrzucacie po 4 wierzchnie karty kolonii na rumowisko.

card-zarg-extra_hit = Poprawka
    .acc = Poprawkę
    .short = ogień +1
    .text = Twój statek w tej walce ma +1 do siły ognia do końca walki.
card-zarg-superior_order = Rozkaz z góry
    .acc = Rozkaz z góry
    .short = stop przerwaniu
    .text = Zneutralizuj kartę przerwania, która czeka na stosie.
card-zarg-warp_ambush = Zasadzka w skoku
    .acc = Zasadzkę w skoku
    .short = 2 obrażenia
    .text = 2 obrażenia wrogiemu statkowi w tej walce.
card-zarg-chaos_surge = Fala chaosu
    .acc = Falę chaosu
    .short = zatrzymuje tanią kartę
    .text = Zneutralizuj na stosie kartę przerwania albo wydarzenie, za które zapłacono najwyżej 2 kredyty.
card-zarg-dawn_raid = Nalot o świcie
    .acc = Nalot o świcie
    .short = statki: siła bomb +1
    .text = Wszystkie twoje statki mają +1 do siły bomb do końca tury.
card-zarg-jam_engines = Zacięty napęd
    .acc = Zacięty napęd
    .short = jeden statek nie broni
    .text = Wybierz wrogi statek: w tej turze nie może bronić.
card-zarg-terror_broadcast = Transmisja grozy
    .acc = Transmisję grozy
    .short = zwiadowcy nie bronią
    .text = Żaden wrogi statek o rozmiarze 1 nie może w tej turze bronić.
card-zarg-sudden_breach = Nagły wyłom
    .acc = Nagły wyłom
    .short = 2 obrażenia bazie
    .text = 2 obrażenia opłaconej bazie przeciwnika.
card-zarg-backlash = Rykoszet
    .acc = Rykoszet
    .short = strzelec trafia siebie
    .text = Wrogi statek, który właśnie strzela, dostaje tyle obrażeń, ile wynosi jego własna siła ognia.
    .ruling-1 = Działa mimo kamuflażu: statku się nie wybiera.
card-zarg-total_collapse = Pełny rozpad
    .acc = Pełny rozpad
    .short = zatrzymuje cudze karty
    .text = Zneutralizuj każdą kartę przerwania i każde wydarzenie przeciwnika na stosie.
    .ruling-1 = Nie dotyczy opłacania kart ani zdolności.
