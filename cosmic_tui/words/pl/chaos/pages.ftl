### Strony do czytania: karta w całości, wyjaśnione liczby, stosy, ostatnia strona.

page-price = kosztuje { $value }
page-balanced = wyrównane: { $value }
page-size = Rozmiar { $number }: tyle wyposażenia i załogi może pomieścić.
page-limit = { $n ->
        [one] Bazę opłacisz, gdy ma co najmniej { $n } ulepszenie.
        [few] Bazę opłacisz, gdy ma co najmniej { $n } ulepszenia.
       *[many] Bazę opłacisz, gdy ma co najmniej { $n } ulepszeń.
    }
page-limit_x = Może mieć dowolną liczbę ulepszeń; X to ich liczba w chwili opłacenia.
page-limit_any = Może mieć dowolną liczbę ulepszeń. Nic one nie dają i na tym polega blef.
page-may_be_played = Możesz zagrywać przerwania tych rodzajów: { $names }.
page-rulings = Wyjaśnienia
page-when = Kiedy możesz ją zagrać: { $when }.
page-used_in = Ta karta jest w gotowych taliach: { $names }.
page-cards_with = Karty, które to mają: { $names }.
page-gone = Tej karty już tu nie ma.
page-face_down = Zakryta karta: podejrzeć ją może tylko jej właściciel.
page-printed = wydrukowane
page-heavy = ciężka broń
page-pyro = pirotechnika
page-until_combat = { $card }, do końca walki
page-until_turn = { $card }, do końca tury
page-until_permanent = { $card }
page-no_ships = Nie ma statku do wyjaśnienia.
page-counts = kolonia { $colony }, centrum { $centre }, rumowisko { $ruin }
page-own_deck = Twoja talia: { $name }
page-own_ruin = Twoje rumowisko, które widzisz tylko ty
page-no_scrap = Na złomie nic nie ma.
page-nothing_dark = Każdą kartę z twojego centrum można teraz zagrać.
page-won_colony = Druga kolonia jest pusta.
    .you = Twoja kolonia jest pusta.
page-won_conceded = Drugi gracz się poddaje.
    .you = Poddajesz się.
page-won_judge = Ostatnia tura minęła i decyduje punktacja.
page-won_last = Nikt nie pokonał więcej graczy.
page-colony_left = { $n ->
        [one] { $n } karta została w kolonii
        [few] { $n } karty zostały w kolonii
       *[many] { $n } kart zostało w kolonii
    }
page-fought = ataki { $attacks }, zbombardowane { $bombed }, stracone statki { $lost }
page-point_bombed = { $n ->
        [one] Kolonia { CASE($who, "gen") } traci { $n } kartę.
        [few] Kolonia { CASE($who, "gen") } traci { $n } karty.
       *[many] Kolonia { CASE($who, "gen") } traci { $n } kart.
    }
page-point_destroyed = { $who } traci { CASE($card, "acc") }.
page-point_trap = Zatrzaskuje się pułapka { CASE($who, "gen") } „{ $card }”.
term-colony = kolonia
    .help = Twój stos dobierania i twoje życie. Nikt do niej nie zagląda.
term-unpaid = nieopłacona
    .help = Zakryta karta bez efektu, być może blef. Właściciel może ją opłacić później.
term-development = ulepszenie
    .help = Znacznik na bazie. Bazę możesz opłacić, gdy ma ich dość.
term-active = aktywny
    .help = Statek stoi prosto: może atakować, bronić się, strzelać i bombardować.
term-used = wyczerpany
    .help = Statek strzelał albo bombardował. Na koniec tury właściciela będzie aktywny.
term-damaged = uszkodzony
    .help = Statek trafiono. Po turze właściciela jest wyczerpany, po dwóch aktywny.
