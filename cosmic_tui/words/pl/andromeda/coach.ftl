### Pierwsza gra z przewodnikiem: w każdym wierszu jedna myśl, potem jedna rzecz do zrobienia.

tut-faction = Twoja frakcja nagina dwie reguły i daje fory na dwóch torach. Każda dobra.
    .do = Przeczytaj je klawiszem { $key-read }; { $key-send } bierze podświetloną.
tut-first = W turze wysyłasz jeden statek albo ściągasz wszystkie. Najpierw wyślij kilka.
    .do = Wybierz transportowiec i naciśnij { $key-send }.
tut-region = Planeta daje księżyc, który widzisz; baza robi to, co na niej napisano.
    .do = Znajdź strzałkami jasną planetę z dala od łupieżców; { $key-send }.
tut-moon = Przechwycony księżyc zatrzymasz dla oprawy albo porzucisz za to, co pokazuje.
    .do = Zatrzymaj: { $key-send }. W każdej chwili j osadza księżyc, k porzuca.
tut-second = Odtąd statek leci tylko do regionu w zasięgu twoich pozostałych statków.
    .do = Wyślij do sąsiada drugi transportowiec.
tut-home = Możesz wrócić ze statkami: każdy uruchamia jeden moduł, potem wracają.
    .do = Wróć na stację, gdy platforma startowa jest pusta.
tut-modules = Statek na module otwiera jego rząd. Potem energia uruchamia w nim inne moduły.
    .do = Najpierw połóż statek na Głównym reaktorze: da ci energię.
tut-field = Każdy nowy moduł przesuwa cię na torze, który punktuje przy wydarzeniach.
    .do = Kup najtańszy: te na dole kosztują 1.
tut-raiders = Gdy już zbierzesz, łupieżcy w zasięgu atakują. Wtedy decydują kości.
    .do = Spójrz na szanse: { $key-odds }, potem dalej.
tut-energy = Każda energia to kość więcej. Wygrywa najwyższa; przy remisie następna.
    .do = Dodaj, ile masz na zbyciu, i rzuć: { $key-send }.
tut-develop = Transportowiec na planecie może stać się budowlą. Punktują liderzy obok niej.
    .do = Buduj tam, gdzie jest wielu liderów.
tut-event = Na końcu toru znacznik przynosi wydarzenie: jeden z torów punktuje.
    .do = Przeczytaj kartę i graj dalej.
tut-end = Gdy ktoś osiągnie cel, każdy ma ostatnią turę. Potem liczycie punkty.
    .do = Graj dalej. { $key-explain } pokazuje, ile to by dało teraz.
