tech-coldsleep_ship = Statek hibernacyjny
    .acc = Statek hibernacyjny
    .when = Dowolny gracz, początek dowolnego spotkania; potem odrzucana
    .text =
        Załóż kolonię na planecie innego gracza, na której nie masz żadnej, najwyżej czterema
        statkami ze swoich innych kolonii.
    .help = Kolonia bez walki. Zaraz potem sprawdza się zwycięstwo.
    .ruling-1 = Statki innych na tej planecie zostają; żyjecie obok siebie.
    .ruling-2 =
        Jeśli przy ukończeniu nie masz kolonii, do której mogą wrócić opracowujące statki, możesz
        od razu włączyć tę technologię i założyć kolonię nimi wszystkimi.

q-coldsleep_ship-planet = Na której planecie innego gracza zakładasz kolonię?
    .why = Statek hibernacyjny: kto tam jest, zostaje. Kolonia liczy się od razu.
q-coldsleep_ship-ships = Które statki zakładają kolonię ({ $range })?
    .why = Statki mogą pochodzić z dowolnych twoich kolonii. Opróżnioną kolonię tracisz.
q-coldsleep_ship-wake = Nie masz już kolonii. Gdzie budzą się te wszystkie statki?
    .why = Statek hibernacyjny: jego załogi od razu zakładają kolonię, a kartę odrzucasz.
    .pass = Statki trafiają do wiru, a Statek hibernacyjny zostaje na później.
