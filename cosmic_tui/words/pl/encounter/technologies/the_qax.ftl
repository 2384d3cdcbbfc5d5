tech-the_qax = Qax
    .acc = Qax
    .when = Główny gracz, przy zapraszaniu; przechodzi do zaproszonego gracza
    .text =
        Gdy zapraszasz gracza, przekaż mu tę technologię: ten gracz musi do ciebie dołączyć
        czterema statkami albo tyloma, ile może wysłać bez utraty kolonii. Nowy właściciel może
        tak samo przekazać ją dalej, także z powrotem do ciebie.
    .help = Sojusznik, który raz nie może odmówić. Potem może się to zemścić.
    .ruling-1 =
        Technologia dociera ukończona i można ją przekazać dalej od następnego spotkania.
    .ruling-2 =
        Zaproszony gracz wybiera, z których kolonii pochodzą statki, i może wysłać więcej, niż żąda
        Qax, w zwykłych granicach.
    .ruling-3 =
        Jeśli nie można użyczyć żadnego statku, bo w każdej kolonii jest tylko jeden, gracz odpowiada
        tak, jakby niczego nie przekazano.
    .ruling-4 =
        Makron wysyła swój jeden statek. Pasożyt nie może przyjść do drugiej strony.

q-the_qax-guest = Komu przekazujesz Qax?
    .why = Ten gracz musi do ciebie dołączyć i od tej chwili ma Qax.
