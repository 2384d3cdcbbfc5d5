### Tricyplici.

card-triciplite-test_frame = Rama testowa
card-triciplite-prototype_zeta = Prototyp Zeta
    .text = Twoje wyposażenie na tym statku kosztuje o 1 kredyt mniej.
card-triciplite-tri_hull_platform = Trójkadłubowiec
    .text = Mieści jedną kartę więcej, niż pozwala jej rozmiar.
card-triciplite-arsenal_ark = Arka arsenału
    .text = Mieści dwie karty więcej, niż pozwala jej rozmiar.

card-triciplite-trinity_laser = Laser trójcy
    .short = ogień +2
card-triciplite-plasma_lattice = Krata plazmowa
    .short = ogień +1, seria
card-triciplite-omega_array = Bateria Omega
    .short = szyb. +1, ogień +3, szybki
card-triciplite-silicon_aegis = Krzemowa egida
    .short = pancerz +3
card-triciplite-phase_veil = Zasłona fazowa
    .short = pancerz +1, kamuflaż
card-triciplite-nano_forge = Nanokuźnia
    .short = naprawa
card-triciplite-ghost_engine = Napęd widmo
    .short = szybkość +1, skradanie
card-triciplite-sulphur_torpedo = Torpeda siarkowa
    .short = 3 obrażenia
    .text = Koniec opłacania: 3 obrażenia wrogiemu statkowi w tej walce.
card-triciplite-cluster_missile = Rakieta kasetowa
    .short = po 1 obrażeniu każdemu
    .text = Koniec opłacania: 1 obrażenie każdemu wrogiemu statkowi w tej walce.
card-triciplite-singularity_missile = Rakieta osobliwości
    .short = niszczy statek
    .text = Koniec opłacania: zniszcz wrogi statek w tej walce.

card-triciplite-tech_savant = Technomózg
    .short = tu wyposażenie w walce -2
    .text = W kroku opłacania twoje wyposażenie na tym statku kosztuje o 2 kredyty mniej.
card-triciplite-field_engineer = Inżynier polowy
    .short = prostuje mały statek
    .text =
        W swojej fazie głównej uszkodź tego pasażera: wyprostuj o stopień swój statek
        o rozmiarze 2 lub mniejszym.
card-triciplite-maintenance_unit = Moduł serwisowy
    .short = szybkość +1, pancerz +1
card-triciplite-targeting_robot = Robot celowniczy
    .short = ogień +1, z wyposaż. +2
    .text = O 1 większa siła ognia, dopóki ten statek ma opłacone wyposażenie.
card-triciplite-reluctant_captain = Niechętny kapitan
    .short = szybkość +1

card-triciplite-assembly_line = Linia montażowa
    .short = wyposażenie -1
    .text = Twoje karty wyposażenia kosztują o 1 kredyt mniej.
card-triciplite-tri_lab = Trójlab
    .short = znajduje 2 wyposażenia
    .text =
        Przy opłaceniu: weź ze swojej kolonii do dwóch kart wyposażenia, pokaż je i potasuj
        kolonię.
card-triciplite-deflector_dome = Kopuła deflektora
    .short = bomby na kolonię -1
    .text = Każde bombardowanie twojej kolonii jest o 1 słabsze.
card-triciplite-overload_trap = Przeciążenie
    .short = pułapka: tracą wyposażenie
    .text =
        Pułapka: zniszcz całe wyposażenie na statkach, które bombardują. Jeden z nich, wybrany
        przez ciebie, zostaje uszkodzony.

card-triciplite-rapid_prototyping = Szybki prototyp
    .short = wyposażenie za darmo
    .text = Twoja nieopłacona karta wyposażenia zostaje opłacona za darmo. Nie rakieta.
card-triciplite-recycling = Recykling
    .short = wyposażenie ze złomu
    .text = Weź kartę wyposażenia ze swojego złomu do centrum.
card-triciplite-sabotage_code = Kod sabotażowy
    .short = niszczy wyposażenie
    .text = Zniszcz kartę wyposażenia na wrogim statku, opłaconą lub nie.

card-triciplite-emergency_shielding = Tarcza awaryjna
    .short = z wyposażeniem pancerz +2
    .text =
        Twój statek w tej walce, który ma opłacone wyposażenie, ma o 2 więcej pancerza do
        końca tury.
card-triciplite-power_surge = Skok napięcia
    .short = ogień +1, szybkość +1
    .text =
        Twój statek, który ma opłacone wyposażenie, ma o 1 większą siłę ognia i o 1 większą
        szybkość do końca tury.
