tech-collapsium_hulls = Kadłuby modułowe
    .acc = Kadłuby modułowe
    .when = Tylko broniący, po nieznacznej przegranej; zostaje w grze
    .text =
        Ilekroć przegrywasz spotkanie jako broniący o pięć lub mniej, jeden twój statek może
        zostać na planecie, zamiast trafić do wiru.
    .help = Zachowana tak rodzima kolonia nadal liczy się dla twojej mocy.
    .ruling-1 =
        Statek stoi obok tego, kto tam ląduje. Nie został stracony, więc nie daje rekompensaty.
    .ruling-2 = Różnica sum istnieje tylko wtedy, gdy porównano dwie sumy.
