### Pierwsza gra z przewodnikiem: w każdym wierszu jedna myśl, potem jedna rzecz do zrobienia.

tut-faction = Frakcja nagina dwie reguły i daje ci fory na dwóch torach. Każda jest dobra.
    .do = Przeczytaj je klawiszem { $key-read }; { $key-send } bierze podświetloną.
tut-first = Tura to jeden statek w drogę albo wszystkie do domu. Najpierw więc w drogę.
    .do = Wybierz transportowiec i naciśnij { $key-send }.
tut-region = Planety dają widoczny księżyc, bazy robią to, co mówią. Wolne są bezpieczne.
    .do = Idź strzałkami na jasną planetę z dala od łupieżców; { $key-send }.
tut-moon = Księżyc możesz zatrzymać dla oprawy albo porzucić za to, co pokazuje.
    .do = Zatrzymaj: { $key-send } idzie dalej. Kiedy zechcesz, j osadza, k porzuca.
tut-second = Odtąd statki sięgają tylko regionów blisko twoich innych: liczy się zasięg.
    .do = Wyślij do sąsiada drugi transportowiec.
tut-home = Statki z drogi mogą wrócić: każdy uruchamia jeden moduł i leci do domu.
    .do = Wróć na stację, gdy platforma jest pusta.
tut-modules = Statek na module otwiera jego rząd: energia uruchamia w nim kolejne.
    .do = Najpierw połóż statek na Głównym reaktorze: daje energię.
tut-field = Nowe moduły dają awans na torze: punkty przy wydarzeniach i na koniec.
    .do = Kup najtańszy: te na dole kosztują 1.
tut-raiders = Gdy weźmiesz swoje, przychodzą łupieżcy w zasięgu. Wtedy decydują kości.
    .do = Spójrz na szanse: { $key-odds }, potem dalej.
tut-energy = Każda energia to kość. Wygrywa najwyższa; przy remisie patrz na następną.
    .do = Dodaj, ile masz na zbyciu; rzuca { $key-send }.
tut-develop = Transportowiec na planecie może stać się budowlą: punktują liderzy obok.
    .do = Buduj tam, gdzie jest wielu liderów.
tut-event = Znacznik niesie wydarzenia: tor punktuje, są łupieżcy, szkody kosztują.
    .do = Przeczytaj kartę i graj dalej.
tut-end = Kto osiągnie cel, daje każdemu jeszcze jedną turę. Potem liczymy wszystko.
    .do = Graj dalej; { $key-explain } pokazuje, ile dałoby to teraz.
