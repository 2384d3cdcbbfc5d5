### Strony do czytania: karta w całości, wyjaśnione liczby, stosy, ostatnia strona.

page-price = kosztuje { $value }
page-balanced = wyrównane: { $value }
page-size = Rozmiar { $number }: tyle wyposażenia i załogi mieści.
page-limit = { $n ->
        [one] Zanim wolno ją opłacić, potrzebuje { $n } ulepszenia.
        [few] Zanim wolno ją opłacić, potrzebuje { $n } ulepszeń.
       *[many] Zanim wolno ją opłacić, potrzebuje { $n } ulepszeń.
    }
page-limit_x = Dowolna liczba ulepszeń; X to ich liczba w chwili opłacenia.
page-limit_any = Może na niej leżeć dowolna liczba ulepszeń: nic nie robią i na tym polega blef.
page-may_be_played = Przerwania tych rodzajów: { $names }.
page-rulings = O co pytano
page-when = Kiedy można ją zagrać: { $when }.
page-used_in = W gotowych taliach: { $names }.
page-cards_with = Karty z tym słowem: { $names }.
page-gone = Nie ma jej już.
page-face_down = Zakryta karta: podejrzeć ją może tylko jej dowódca.
page-printed = wydrukowane
page-heavy = ciężka broń
page-pyro = pirotechnika
page-until_combat = { $card }, do końca walki
page-until_turn = { $card }, do końca tury
page-until_permanent = { $card }
page-no_ships = Nie ma statku, którego liczby dałoby się wyjaśnić.
page-counts = kolonia { $colony }, centrum { $centre }, rumowisko { $ruin }
page-own_ruin = Twoje rumowisko, którego nikt inny nie widzi
page-no_scrap = Na złomie nic nie ma.
page-nothing_dark = Każdą kartę z twojego centrum można teraz zagrać.
page-won_colony = Druga kolonia jest pusta.
    .you = Twoja kolonia jest pusta.
page-won_conceded = Druga strona się poddała.
    .you = Gra została przez ciebie poddana.
page-won_judge = Ostatnia tura minęła i sędzia policzył.
page-won_last = Nikt nie ma więcej pokonanych.
page-colony_left = { $n ->
        [one] { $n } karta została w kolonii
        [few] { $n } karty zostały w kolonii
       *[many] { $n } kart zostało w kolonii
    }
page-fought = ataki { $attacks }, zbombardowane { $bombed }, stracone statki { $lost }
page-point_bombed = { $n ->
        [one] { $who }: z kolonii spada { $n } karta.
        [few] { $who }: z kolonii spadają { $n } karty.
       *[many] { $who }: z kolonii spada { $n } kart.
    }
page-point_destroyed = { $who } traci: { $card }.
page-point_trap = { $who }: zatrzaskuje się pułapka „{ $card }”.
term-colony = kolonia
    .help = Stos dobierania i życie dowódcy: nikt do niej nie zagląda.
term-unpaid = nieopłacona
    .help = Zakryta, bez żadnego efektu, może blef. Można ją opłacić później.
term-development = ulepszenie
    .help = Znacznik na bazie; bazę się opłaca, gdy leży ich na niej dość.
term-active = aktywny
    .help = Stoi prosto: statek może atakować, bronić, strzelać i bombardować.
term-used = wyczerpany
    .help = Obrócony po strzale, odpowiedzi lub bombach; aktywny na końcu tury dowódcy.
term-damaged = uszkodzony
    .help = Trafiony: po jednej turze dowódcy wyczerpany, po dwóch aktywny.
