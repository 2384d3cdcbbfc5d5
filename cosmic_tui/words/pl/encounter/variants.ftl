### Warianty gry.

variant-flares = rozbłyski
    .help = Karta każdego obcego jest w talii, razem dziesięć. Na początek bez nich.
variant-four_planets = cztery planety
    .help = Krótsza gra: cztery planety, szesnaście statków, cztery kolonie do wygranej.
variant-hidden_powers = ukryte moce
    .help = Obcy leżą zakryci. Swojego odkrywasz dopiero, żeby użyć mocy.
variant-hot_swapped = zmienne moce
    .help = Na początku swojej tury możesz zmienić obcego.
variant-wild_flares = swobodne rozbłyski
    .help = W jednym spotkaniu możesz zagrać dowolną liczbę rozbłysków.
variant-technology = technologie
    .help = Tajne wynalazki. Statki, które je opracowują, nie mogą walczyć.
variant-no_flares = bez rozbłysków (na początek)
    .help = W talii nie ma rozbłysków: mniej niespodzianek, mniej czytania.
# fine: term filch
variant-classic_filch = klasyczny rozbłysk
    .help = Jedna karta pozwala oszukiwać, a wszystkim nasłuchiwać.
variant-specials_may_name_offense = specjalne bez wyjątku
    .help = Gdy specjalna karta celu wskaże atakującego, liczy się jak jego własny kolor.
variant-levels = poziomy obcych
    .help = Których obcych rozdać: zielony na początek, żółty, czerwony dla ekspertów.
variant-aliens_dealt = jeden z dwóch
    .help = Każdy ogląda w tajemnicy dwóch obcych i zatrzymuje jednego, tak jak zwykle.
variant-aliens_random = jeden losowy
    .help = Każdy dostaje jednego obcego i nie ma wyboru.
variant-aliens_picked = wybrani
    .help = Każdy wybiera spośród wszystkich pięćdziesięciu.
