### Warianty gry.

variant-flares = rozbłyski
    .help = Karta każdego obcego jest w talii, razem dziesięć. Bez nich: pierwsza gra.
variant-four_planets = cztery planety
    .help = Cztery planety, szesnaście statków, wygrywają cztery kolonie. Krótsza gra.
variant-hidden_powers = ukryte moce
    .help = Obcy leżą zakryci, aż zostaną odkryci, żeby użyć mocy.
variant-hot_swapped = zmienne moce
    .help = Na początku swojej tury możesz zmienić obcego.
variant-wild_flares = swobodne rozbłyski
    .help = Dowolnie wiele rozbłysków na gracza i spotkanie.
variant-technology = technologie
    .help = Tajne wynalazki, opracowane statkami, których brakuje potem gdzie indziej.
variant-no_flares = bez rozbłysków (na początek)
    .help = W talii nie ma rozbłysków: mniej niespodzianek, mniej czytania.
# fine: term filch
variant-classic_filch = klasyczny rozbłysk
    .help = Jedna karta pozwala oszukiwać, a wszystkim nasłuchiwać.
variant-specials_may_name_offense = specjalne bez wyjątku
    .help = Karta specjalna może wskazać atakującego: liczy się wtedy jak własny kolor.
variant-levels = poziomy obcych
    .help = Których obcych rozdać: zielony na początek, żółty, czerwony dla ekspertów.
variant-aliens_dealt = jeden z dwóch
    .help = Każdy czyta w tajemnicy dwóch obcych i zatrzymuje jednego. Tak gra się zwykle.
variant-aliens_random = jeden losowy
    .help = Każdy dostaje jednego obcego, bez wyboru.
variant-aliens_picked = wybrani
    .help = Każdy wybiera spośród wszystkich pięćdziesięciu.
