tech-genesis_bomb = Bomba Genesis
    .acc = Bombę Genesis
    .when = Dowolny gracz, początek dowolnego spotkania; dotąd tajna, potem odrzucana
    .text =
        Weź planetę Genesis do swojego rodzimego systemu. Możesz od razu zasiedlić ją dowolnymi
        statkami, które opracowywały tę technologię.
    .help = Szósta rodzima planeta pod każdym względem.
    .ruling-1 =
        Można ją atakować, bronić i ponownie zasiedlać. Twoja kolonia na niej liczy się do
        zachowania mocy; dla innych kolonia na niej jest zewnętrzna.
    .ruling-2 =
        Jeśli planeta Genesis jest już w grze, przechodzi do twojego systemu razem ze statkami,
        które na niej stoją.

q-genesis_bomb-ships = Ile z tych statków zasiedla planetę Genesis ({ $range })?
    .why = Bomba Genesis: pozostałe statki, które ją opracowały, wracają do kolonii.
