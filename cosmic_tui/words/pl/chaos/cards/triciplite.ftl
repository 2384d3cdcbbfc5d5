### Tricyplici.

card-triciplite-test_frame = Rama testowa
    .acc = Ramę testową
    .gen = Ramy testowej
card-triciplite-prototype_zeta = Prototyp Zeta
    .acc = Prototyp Zeta
    .gen = Prototypu Zeta
    .text = Twoje wyposażenie na tym statku kosztuje o 1 kredyt mniej.
card-triciplite-tri_hull_platform = Trójkadłubowiec
    .acc = Trójkadłubowiec
    .gen = Trójkadłubowca
    .text = Mieści jedną kartę więcej, niż pozwala rozmiar.
card-triciplite-arsenal_ark = Arka arsenału
    .acc = Arkę arsenału
    .gen = Arki arsenału
    .text = Mieści dwie karty więcej, niż pozwala rozmiar.

card-triciplite-trinity_laser = Laser trójcy
    .acc = Laser trójcy
    .short = ogień +2
card-triciplite-plasma_lattice = Krata plazmowa
    .acc = Kratę plazmową
    .short = ogień +1, seria
card-triciplite-omega_array = Bateria Omega
    .acc = Baterię Omega
    .short = szyb. +1, ogień +3, szybki
card-triciplite-silicon_aegis = Krzemowa egida
    .acc = Krzemową egidę
    .short = pancerz +3
card-triciplite-phase_veil = Zasłona fazowa
    .acc = Zasłonę fazową
    .short = pancerz +1, kamuflaż
card-triciplite-nano_forge = Nanokuźnia
    .acc = Nanokuźnię
    .short = naprawa
card-triciplite-ghost_engine = Napęd widmo
    .acc = Napęd widmo
    .short = szybkość +1, skradanie
card-triciplite-sulphur_torpedo = Torpeda siarkowa
    .acc = Torpedę siarkową
    .short = 3 obrażenia
    .text = Koniec opłacania: zadaj 3 obrażenia wrogiemu statkowi w tej walce.
card-triciplite-cluster_missile = Rakieta kasetowa
    .acc = Rakietę kasetową
    .short = po 1 obrażeniu każdemu
    .text = Koniec opłacania: zadaj 1 obrażenie każdemu wrogiemu statkowi w tej walce.
card-triciplite-singularity_missile = Rakieta osobliwości
    .acc = Rakietę osobliwości
    .short = niszczy statek
    .text = Koniec opłacania: zniszcz wrogi statek w tej walce.

card-triciplite-tech_savant = Technomózg
    .acc = Technomózg
    .short = tu wyposażenie w walce -2
    .text = W kroku opłacania twoje wyposażenie na tym statku kosztuje o 2 kredyty mniej.
card-triciplite-field_engineer = Inżynier polowy
    .acc = Inżyniera polowego
    .short = prostuje mały statek
    .text = W swojej fazie głównej uszkodź tego pasażera: wyprostuj o jeden stopień swój statek o rozmiarze najwyżej 2.
card-triciplite-maintenance_unit = Moduł serwisowy
    .acc = Moduł serwisowy
    .short = szybkość +1, pancerz +1
card-triciplite-targeting_robot = Robot celowniczy
    .acc = Robota celowniczego
    .short = ogień +1, z wyposaż. +2
    .text = +1 do siły ognia, dopóki ten statek ma opłacone wyposażenie.
card-triciplite-reluctant_captain = Niechętny kapitan
    .acc = Niechętnego kapitana
    .short = szybkość +1

card-triciplite-assembly_line = Linia montażowa
    .acc = Linię montażową
    .short = wyposażenie -1
    .text = Twoje karty wyposażenia kosztują o 1 kredyt mniej.
card-triciplite-tri_lab = Trójlab
    .acc = Trójlab
    .short = znajduje 2 wyposażenia
    .text =
        Przy opłaceniu: weź ze swojej kolonii najwyżej dwie karty wyposażenia, pokaż je i potasuj
        kolonię.
card-triciplite-deflector_dome = Kopuła deflektora
    .acc = Kopułę deflektora
    .short = bomby na kolonię -1
    .text = Każde bombardowanie twojej kolonii jest o 1 słabsze.
card-triciplite-overload_trap = Przeciążenie
    .acc = Przeciążenie
    .short = pułapka: tracą wyposażenie
    .text =
        Pułapka: zniszcz całe wyposażenie na statkach, które bombardują. Jeden z nich, wybrany
        przez ciebie, zostaje uszkodzony.

card-triciplite-rapid_prototyping = Szybki prototyp
    .acc = Szybki prototyp
    .short = wyposażenie za darmo
    .text = Twoja nieopłacona karta wyposażenia zostaje opłacona za darmo. Nie może to być rakieta.
card-triciplite-recycling = Recykling
    .acc = Recykling
    .short = wyposażenie ze złomu
    .text = Weź kartę wyposażenia ze swojego złomu do centrum.
card-triciplite-sabotage_code = Kod sabotażowy
    .acc = Kod sabotażowy
    .short = niszczy wyposażenie
    .text = Zniszcz kartę wyposażenia na wrogim statku, opłaconą lub nie.

card-triciplite-emergency_shielding = Tarcza awaryjna
    .acc = Tarczę awaryjną
    .short = z wyposażeniem pancerz +2
    .text =
        Do końca tury twój statek w tej walce, który ma opłacone wyposażenie, ma +2
        do pancerza.
card-triciplite-power_surge = Skok napięcia
    .acc = Skok napięcia
    .short = ogień +1, szybkość +1
    .text =
        Do końca tury twój statek, który ma opłacone wyposażenie, ma +1 do siły ognia
        i +1 do szybkości.
